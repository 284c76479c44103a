//! The men and kings with which a game begins.

use crate::Color;
use crate::geometry::{Naming, read_number};
use crate::phrase::Refusal;

/// The words of the largest set that is looked at: 26 ranks of 26 squares, and ghosts.
pub(crate) const MOST_WORDS: usize = 16;

/// The words of a set.
type Words = [u64; MOST_WORDS];

/// The pieces with which a game begins.
#[derive(Clone, Copy)]
pub(crate) struct Pieces {
    /// Those of White, and those of Black.
    pub(crate) of: [Words; 2],
    /// The kings among them.
    pub(crate) kings: Words,
}

impl Pieces {
    /// Returns how many a side has.
    pub(crate) const fn number(&self, side: usize) -> u32 {
        let (mut number, mut word) = (0, 0);
        while word < MOST_WORDS {
            (number, word) = (number + self.of[side][word].count_ones(), word + 1);
        }
        number
    }

    /// Reads the lists of the FEN with which a game begins; `ranges` says whether they may have `21-32`.
    ///
    /// # Panics
    ///
    /// If another side moves first, if there are no lists, or if they have squares that the board lacks, or one twice.
    pub(crate) const fn read(text: &str, naming: Naming, ranges: bool, first: Color) -> Self {
        const FORM: &str = "START has no lists of pieces behind the side to move: `W:W21-32:B1-12`";
        let text = text.as_bytes();
        let end = if let [rest @ .., b'.'] = text { rest.len() } else { text.len() };
        assert!(end > 1 && matches!(text[0], b'W' | b'B') && text[1] == b':', "{}", FORM);
        let agrees = (text[0] == b'W') == matches!(first, Color::White);
        assert!(agrees, "START has another side to move than FIRST: `W:` for White, `B:` for Black");
        let (mut pieces, mut taken, mut at) =
            (Self { of: [[0; MOST_WORDS]; 2], kings: [0; MOST_WORDS] }, [0; MOST_WORDS], 1);
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
                let (before, is_king) = (taken, text[at] == b'K');
                at = read_part(&mut taken, text, at + is_king as usize, naming, ranges);
                at += (at < end && text[at] == b',') as usize;
                let mut word = 0;
                while word < MOST_WORDS {
                    let read = taken[word] & !before[word];
                    pieces.of[side][word] |= read;
                    pieces.kings[word] |= if is_king { read } else { 0 };
                    word += 1;
                }
            }
        }
        pieces
    }
}

/// Reads a square, or the first and the last of several, adds them to those that are taken, and returns where they end.
const fn read_part(taken: &mut Words, text: &[u8], at: usize, naming: Naming, ranges: bool) -> usize {
    let Some((bit, mut end)) = naming.read(text, at) else {
        refuse_square(text, at, "which the board lacks: see the names of its squares")
    };
    if !add(taken, bit) {
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
                Some(bit) if add(taken, bit) => {}
                Some(_) => refuse_square(text, end + 1, "at the end of squares of which one is there twice"),
                None => refuse_square(text, end + 1, "which the board lacks: see the numbers of its squares"),
            }
        }
        end = behind;
    }
    end
}

/// Adds a square; false, if it was there.
const fn add(taken: &mut Words, bit: usize) -> bool {
    let is_new = taken[bit / 64] >> (bit % 64) & 1 == 0;
    taken[bit / 64] |= 1 << (bit % 64);
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
