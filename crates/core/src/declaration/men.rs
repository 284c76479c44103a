//! The men with which a game begins.

use crate::Color;
use crate::geometry::{Naming, read_number};

/// The words of the largest set that is looked at: 26 ranks of 26 squares, and ghosts.
pub(crate) const MOST_WORDS: usize = 16;

/// Refuses the lists of men of the FEN with which a game begins, if they are others than the men that it puts on the board, if
/// they have squares that the board lacks, or if another side moves first; and men of both sides on one square.
///
/// Men are given as the words of their sets.
///
/// ```
/// use quadrille_core::declaration::assert_men;
/// use quadrille_core::{Chequered, Color, Geometry};
///
/// type Board = Chequered<4, 4>;
/// const WHITE: [u64; 1] = Board::picture(".. .. .. XX").words();
/// const BLACK: [u64; 1] = Board::picture("XX .. .. ..").words();
/// const _: () = assert_men("W:W7,8:B1-2:H0:F1", Board::NAMING, [&WHITE, &BLACK], Color::White);
/// ```
///
/// Another side first, a square that the board lacks, a square twice, other men, a king, and no lists:
///
/// ```compile_fail,E0080
/// # use quadrille_core::{Chequered, Color, Geometry, declaration::assert_men};
/// # type Board = Chequered<4, 4>;
/// const _: () = assert_men("B:W7:B1", Board::NAMING, [&[1 << 7], &[1]], Color::White);
/// ```
///
/// ```compile_fail,E0080
/// # use quadrille_core::{Chequered, Color, Geometry, declaration::assert_men};
/// # type Board = Chequered<4, 4>;
/// const _: () = assert_men("W:W7,9:B1", Board::NAMING, [&[1 << 7], &[1]], Color::White);
/// ```
///
/// ```compile_fail,E0080
/// # use quadrille_core::{Chequered, Color, Geometry, declaration::assert_men};
/// # type Board = Chequered<4, 4>;
/// const _: () = assert_men("W:W7,7:B1", Board::NAMING, [&[1 << 7], &[1]], Color::White);
/// ```
///
/// ```compile_fail,E0080
/// # use quadrille_core::{Chequered, Color, Geometry, declaration::assert_men};
/// # type Board = Chequered<4, 4>;
/// const _: () = assert_men("W:W7:B1-2", Board::NAMING, [&[1 << 7], &[1]], Color::White);
/// ```
///
/// ```compile_fail,E0080
/// # use quadrille_core::{Chequered, Color, Geometry, declaration::assert_men};
/// # type Board = Chequered<4, 4>;
/// const _: () = assert_men("W:W7:BK1", Board::NAMING, [&[1 << 7], &[1]], Color::White);
/// ```
///
/// ```compile_fail,E0080
/// # use quadrille_core::{Chequered, Color, Geometry, declaration::assert_men};
/// # type Board = Chequered<4, 4>;
/// const _: () = assert_men("7:1", Board::NAMING, [&[1 << 7], &[1]], Color::White);
/// ```
///
/// Men of both sides on one square:
///
/// ```compile_fail,E0080
/// # use quadrille_core::{Chequered, Color, Geometry, declaration::assert_men};
/// # type Board = Chequered<4, 4>;
/// const _: () = assert_men("W:W7:B7", Board::NAMING, [&[1 << 7], &[1 << 7]], Color::White);
/// ```
///
/// # Panics
///
/// If it is so.
pub const fn assert_men(text: &str, naming: Option<Naming>, men: [&[u64]; 2], first: Color) {
    let mut word = 0;
    while word < men[0].len() && word < men[1].len() {
        assert!(men[0][word] & men[1][word] == 0, "MEN has a square for both sides: give each side its own");
        word += 1;
    }
    let Some(naming) = naming else { return };
    if men[0].len() > MOST_WORDS || men[1].len() > MOST_WORDS {
        return;
    }
    let found = read_men(text.as_bytes(), naming, first);
    let mut side = 0;
    while side < 2 {
        let mut word = 0;
        while word < MOST_WORDS {
            let wanted = if word < men[side].len() { men[side][word] } else { 0 };
            assert!(found[side][word] == wanted, "START has other men than MEN: both say where the men stand");
            word += 1;
        }
        side += 1;
    }
}

/// Reads the lists of men, White's first.
const fn read_men(text: &[u8], naming: Naming, first: Color) -> [[u64; MOST_WORDS]; 2] {
    const FORM: &str = "START has no lists of men behind the side to move: `W:W21-32:B1-12`";
    let end = if let [rest @ .., b'.'] = text { rest.len() } else { text.len() };
    assert!(end > 1 && matches!(text[0], b'W' | b'B') && text[1] == b':', "{}", FORM);
    let agrees = (text[0] == b'W') == matches!(first, Color::White);
    assert!(agrees, "START has another side to move than FIRST: `W:` for White, `B:` for Black");
    let (mut men, mut at) = ([[0; MOST_WORDS]; 2], 1);
    while at < end {
        assert!(at + 1 < end && text[at] == b':', "{}", FORM);
        let side = match text[at + 1] {
            b'W' => 0,
            b'B' => 1,
            // Clocks, and what is noted of kings.
            _ => {
                at += 1;
                while at < end && text[at] != b':' {
                    at += 1;
                }
                continue;
            }
        };
        at += 2;
        while at < end && text[at] != b':' {
            assert!(text[at] != b'K', "START has a king: MEN says where the men stand, and there are men alone");
            (men[side], at) = read_part(men[side], text, at, naming);
            at += (at < end && text[at] == b',') as usize;
        }
    }
    men
}

/// Reads a square, or the first and the last of several, adds them to a set, and returns where they end.
const fn read_part(mut men: [u64; MOST_WORDS], text: &[u8], at: usize, naming: Naming) -> ([u64; MOST_WORDS], usize) {
    const LACKS: &str = "START has a square that the board lacks: see the names of its squares";
    let Some((bit, mut end)) = naming.read(text, at) else { panic!("{}", LACKS) };
    men = with(men, bit);
    if naming.has_numbers() && end < text.len() && text[end] == b'-' {
        let (mut number, _) = read_number(text, at);
        let (last, behind) = read_number(text, end + 1);
        assert!(last > number, "START has a range of squares that does not rise: `21-32`");
        while number < last {
            number += 1;
            let Some(bit) = naming.bit_of_number(number) else { panic!("{}", LACKS) };
            men = with(men, bit);
        }
        end = behind;
    }
    (men, end)
}

/// Adds a square.
const fn with(mut men: [u64; MOST_WORDS], bit: usize) -> [u64; MOST_WORDS] {
    assert!(men[bit / 64] >> (bit % 64) & 1 == 0, "START has a square twice");
    men[bit / 64] |= 1 << (bit % 64);
    men
}
