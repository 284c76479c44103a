//! The men with which a game begins.

use crate::Color;
use crate::geometry::{Naming, read_number};
use crate::phrase::Refusal;

/// The words of the largest set that is looked at: 26 ranks of 26 squares, and ghosts.
pub(crate) const MOST_WORDS: usize = 16;

/// Refuses the lists of men of the FEN with which a game begins, if they are others than the men that it puts on the board, if
/// they have squares that the board lacks, or if another side moves first; and men of both sides on one square.
///
/// Men are given as the words of their sets; `ranges` says whether the lists may have `21-32`.
///
/// # Panics
///
/// If it is so.
pub(crate) const fn assert_men(text: &str, naming: Option<Naming>, ranges: bool, men: [&[u64]; 2], first: Color) {
    let mut word = 0;
    while word < men[0].len() && word < men[1].len() {
        assert!(men[0][word] & men[1][word] == 0, "MEN has a square for both sides: give each side its own");
        word += 1;
    }
    let Some(naming) = naming else { return };
    if men[0].len() > MOST_WORDS || men[1].len() > MOST_WORDS {
        return;
    }
    let found = read_men(text.as_bytes(), naming, ranges, first);
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
const fn read_men(text: &[u8], naming: Naming, ranges: bool, first: Color) -> [[u64; MOST_WORDS]; 2] {
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
            (men[side], at) = read_part(men[side], text, at, naming, ranges);
            at += (at < end && text[at] == b',') as usize;
        }
    }
    men
}

/// Reads a square, or the first and the last of several, adds them to a set, and returns where they end.
const fn read_part(
    mut men: [u64; MOST_WORDS],
    text: &[u8],
    at: usize,
    naming: Naming,
    ranges: bool,
) -> ([u64; MOST_WORDS], usize) {
    let Some((bit, mut end)) = naming.read(text, at) else {
        refuse_square(text, at, "which the board lacks: see the names of its squares")
    };
    if !add(&mut men, bit) {
        refuse_square(text, at, "twice");
    }
    if naming.has_numbers() && end < text.len() && text[end] == b'-' {
        if !ranges {
            refuse_square(text, end + 1, "at the end of a range, which Fen does not read: `SideLists<true>` does");
        }
        let (mut number, _) = read_number(text, at);
        let (last, behind) = read_number(text, end + 1);
        assert!(last > number, "START has a range of squares that does not rise: `21-32`");
        while number < last {
            number += 1;
            match naming.bit_of_number(number) {
                Some(bit) if add(&mut men, bit) => {}
                Some(_) => refuse_square(text, end + 1, "at the end of squares of which one is there twice"),
                None => refuse_square(text, end + 1, "which the board lacks: see the numbers of its squares"),
            }
        }
        end = behind;
    }
    (men, end)
}

/// Adds a square; false, if it was there.
const fn add(men: &mut [u64; MOST_WORDS], bit: usize) -> bool {
    let is_new = men[bit / 64] >> (bit % 64) & 1 == 0;
    men[bit / 64] |= 1 << (bit % 64);
    is_new
}

/// Refuses a square of START, by its name in the text.
const fn refuse_square(text: &[u8], mut at: usize, what: &str) -> ! {
    let mut refusal = Refusal::of("START has the square `");
    while at < text.len() && text[at].is_ascii_alphanumeric() {
        (refusal, at) = (refusal.and_letter(text[at]), at + 1);
    }
    refusal.and("`, ").and(what).refuse()
}
