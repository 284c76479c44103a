use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use std::format;

use proptest::collection::btree_set;
use proptest::prelude::*;

use crate::{BitBoard, Bits, Rectangle, bitboard};

type Model = BTreeSet<usize>;

/// The bitboard of a set.
fn board<const N: usize>(model: &Model) -> BitBoard<N> {
    model.iter().copied().collect()
}

/// The set of a bitboard, read bit by bit.
fn model<const N: usize>(board: BitBoard<N>) -> Model {
    (0..64 * N).filter(|&bit| board.words()[bit / 64] >> (bit % 64) & 1 == 1).collect()
}

/// What holds of one set.
fn holds_of_one<const N: usize>(set: &Model) {
    let bits = board::<N>(set);
    assert_eq!(&model(bits), set);
    assert_eq!(bits.into_iter().collect::<Vec<_>>(), set.iter().copied().collect::<Vec<_>>());
    assert_eq!(bits.into_iter().len(), set.len());
    assert_eq!(bits.count() as usize, set.len());
    assert_eq!(bits.is_empty(), set.is_empty());
    assert_eq!(bits.any(), !set.is_empty());
    assert_eq!(bits.several(), set.len() > 1);
    assert_eq!(bits.first(), set.first().copied());
    assert_eq!(bits.last(), set.last().copied());
    assert_eq!(format!("{bits:?}"), format!("{set:?}"));
    assert_eq!(BitBoard::from_words(bits.words()), bits);

    let mut rest = set.clone();
    rest.pop_first();
    assert_eq!(model(bits.without_first()), rest);
    assert_eq!(model(!bits), (0..64 * N).filter(|bit| !set.contains(bit)).collect());

    let (first, last) = (set.first().copied(), set.last().copied());
    assert_eq!(model(bits.up_to_first()), (0..64 * N).filter(|&bit| first.is_none_or(|first| bit <= first)).collect());
    assert_eq!(model(bits.down_to_last()), (0..64 * N).filter(|&bit| last.is_none_or(|last| bit >= last)).collect());
}

/// What holds of a set and a bit.
fn holds_of_bit<const N: usize>(set: &Model, bit: usize) {
    let bits = board::<N>(set);
    assert_eq!(bits.contains(bit), set.contains(&bit));
    assert!(!bits.contains(bit + 64 * N));
    assert_eq!(model(bits.with(bit)), set.iter().copied().chain([bit]).collect());
    assert_eq!(model(bits.without(bit)), set.iter().copied().filter(|&other| other != bit).collect());
    assert_eq!(model(BitBoard::<N>::from_bit(bit)), Model::from([bit]));

    for by in [bit as isize, -(bit as isize)] {
        let moved = set.iter().filter_map(|from| from.checked_add_signed(by)).filter(|&to| to < 64 * N).collect();
        assert_eq!(model(bits.shifted(by)), moved, "by {by}");
    }
}

/// What holds of two sets.
fn holds_of_two<const N: usize>(one: &Model, other: &Model) {
    let (a, b) = (board::<N>(one), board::<N>(other));
    assert_eq!(model(a | b), one | other);
    assert_eq!(model(a & b), one & other);
    assert_eq!(model(a ^ b), one ^ other);
    assert_eq!(model(a & !b), one - other);
    assert_eq!(a.union(b), a | b);
    assert_eq!(a.intersection(b), a & b);
    assert_eq!(a.difference(b), a & !b);
    assert_eq!(a == b, one == other);

    let (mut or, mut and, mut xor) = (a, a, a);
    or |= b;
    and &= b;
    xor ^= b;
    assert_eq!([or, and, xor], [a | b, a & b, a ^ b]);
}

/// Tests the laws of bitboards of so many words, on sets from almost empty to half full.
macro_rules! laws {
    ($($name:ident $words:literal)*) => {
        $(proptest! {
            #[test]
            fn $name(
                few in btree_set(0..64 * $words as usize, 0..4),
                many in btree_set(0..64 * $words as usize, 0..32 * $words as usize),
                bit in 0..64 * $words as usize,
            ) {
                holds_of_one::<$words>(&few);
                holds_of_one::<$words>(&many);
                holds_of_bit::<$words>(&few, bit);
                holds_of_bit::<$words>(&many, bit);
                holds_of_two::<$words>(&few, &many);
                holds_of_two::<$words>(&many, &few);
            }
        })*
    };
}

laws! {
    one_word_is_a_set 1
    two_words_are_a_set 2
    three_words_are_a_set 3
    six_words_are_a_set 6
}

#[test]
fn the_extremes_are_sets() {
    assert_eq!(BitBoard::<3>::ALL.count(), 192);
    assert_eq!(BitBoard::<3>::default(), BitBoard::EMPTY);
    holds_of_one::<2>(&(0..128).collect());
    for bit in [0, 1, 62, 63, 64, 65, 126, 127] {
        holds_of_one::<2>(&Model::from([bit]));
        holds_of_bit::<2>(&(0..128).collect(), bit);
    }
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_bit_beyond_the_words_is_a_mistake() {
    let _ = BitBoard::<2>::from_bit(128);
}

#[test]
fn the_trait_does_what_the_type_does() {
    fn through<B: Bits>(bits: [usize; 3]) -> (Option<usize>, Option<usize>, u32, bool) {
        let set: B = bits.into_iter().collect();
        (set.up_to_first().last(), set.down_to_last().first(), (set & !B::from_bit(bits[1])).count(), set.several())
    }
    assert_eq!(through::<BitBoard<2>>([3, 70, 99]), (Some(3), Some(99), 2, true));
}

#[test]
fn a_picture_shows_the_board_from_the_side_of_white() {
    let drawn = bitboard! { Rectangle<4, 3, 1, 5>:
        X . . .
        . . . X
        . X . .
    };
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), [1, 8, 10]);
}
