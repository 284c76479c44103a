//! Taking bits out of a word.
//!
//! This is the one module of the workspace with unsafe code. The instruction makes perft of games with sliders a
//! fourteenth faster than multiplication does (`benches/bitboard.rs`, "slide"); without it nothing is unsafe.

/// Whether bits are taken out by one instruction: x86 with BMI2. It takes 3 cycles on every processor that has it, but
/// for AMD's before Zen 3, where it takes many and is better not compiled in.
pub(super) const IS_FAST: bool = cfg!(all(target_arch = "x86_64", target_feature = "bmi2"));

/// Returns the bits of the word that the mask has, moved together to the low end.
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[expect(unsafe_code, reason = "an instruction that the compiler does not find by itself")]
#[inline(always)]
pub(super) fn extract(word: u64, mask: u64) -> u64 {
    // SAFETY: it needs BMI2 and nothing else, and is compiled only where all code may use BMI2.
    unsafe { core::arch::x86_64::_pext_u64(word, mask) }
}

/// Returns the bits of the word that the mask has, moved together to the low end.
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
#[inline(always)]
pub(super) fn extract(word: u64, mask: u64) -> u64 {
    bit_by_bit(word, mask)
}

/// The same without the instruction, which is the slow twin that it is held to.
#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "bmi2"))))]
fn bit_by_bit(word: u64, mask: u64) -> u64 {
    let (mut left, mut extracted, mut bit) = (mask, 0, 0);
    while left != 0 {
        extracted |= (word >> left.trailing_zeros() & 1) << bit;
        bit += 1;
        left &= left - 1;
    }
    extracted
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{bit_by_bit, extract};

    proptest! {
        #[test]
        fn the_instruction_agrees_with_its_twin(word: u64, mask: u64) {
            prop_assert_eq!(extract(word, mask), bit_by_bit(word, mask));
        }
    }

    #[test]
    fn bits_move_to_the_low_end_in_their_order() {
        assert_eq!(extract(0b1010_0110, 0b1100_0111), 0b10110);
    }
}
