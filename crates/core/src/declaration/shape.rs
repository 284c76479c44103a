//! The board of the FEN with which a game begins.

use crate::phrase::Refusal;

/// What is known of the board that a field of FEN has.
#[derive(Clone, Copy)]
pub(super) struct Shape<'l> {
    pub(super) files: usize,
    pub(super) ranks: usize,
    /// Whether `-` is a square on which nothing may stand.
    pub(super) holes: bool,
    /// Whether `+` stands before a piece that has promoted, and behind the board, in brackets, what is in hand.
    pub(super) marked: bool,
    /// The letters of the pieces; none are any.
    pub(super) letters: &'l [&'l str],
}

impl Shape<'_> {
    /// Refuses a board field that has another shape or other letters than the game.
    ///
    /// # Panics
    ///
    /// If it has.
    pub(super) const fn assert(&self, board: &str) {
        let bytes = board.as_bytes();
        let (mut at, mut file, mut rank) = (0, 0, 1);
        while at < bytes.len() && !(self.marked && bytes[at] == b'[') {
            match bytes[at] {
                b'/' => {
                    self.assert_rank(rank, file);
                    (file, rank) = (0, rank + 1);
                    at += 1;
                }
                b'0'..=b'9' => {
                    let mut gap = 0;
                    while at < bytes.len() && bytes[at].is_ascii_digit() {
                        // A gap that is longer than any board is some such.
                        gap = if gap > self.files { gap } else { gap * 10 + (bytes[at] - b'0') as usize };
                        at += 1;
                    }
                    file += gap;
                }
                // The marks of a team and of a piece that has moved.
                b'{' => {
                    while at < bytes.len() && bytes[at] != b'}' {
                        at += 1;
                    }
                    at += 1;
                }
                b'!' => at += 1,
                // The mark of a piece that has promoted.
                b'+' if self.marked => at += 1,
                first => {
                    let length = if first < 0x80 { 1 } else { first.leading_ones() as usize };
                    let is_hole = first == b'-' && self.holes;
                    if !is_hole && !self.letters.is_empty() && !has(self.letters, bytes, at, length) {
                        refuse_letter(board, at, length);
                    }
                    (at, file) = (at + length, file + 1);
                }
            }
        }
        self.assert_rank(rank, file);
        if rank != self.ranks {
            Refusal::of("START has ")
                .and_several(rank, "rank")
                .and(", and the board ")
                .and_number(self.ranks)
                .and(": `/` stands between them")
                .refuse();
        }
    }

    /// Refuses a rank of another length than the board's; ranks come from the last one down, counted from 1.
    const fn assert_rank(&self, rank: usize, files: usize) {
        if files != self.files {
            Refusal::of("START has ")
                .and_several(files, "square")
                .and(" in its rank ")
                .and_number(rank)
                .and(" from the left, and the board has ")
                .and_several(self.files, "file")
                .and(": count pieces and gaps")
                .refuse();
        }
    }
}

/// Refuses a letter of the board that no piece has.
const fn refuse_letter(board: &str, at: usize, length: usize) -> ! {
    let letter = board.split_at(at).1.split_at(length).0;
    Refusal::of("START has ")
        .and_quoted(letter)
        .and(" on its board, which is the letter of no piece: see the letters of the pieces, or of the sides")
        .refuse()
}

/// Returns whether a letter of a text is among some.
const fn has(letters: &[&str], text: &[u8], at: usize, length: usize) -> bool {
    let mut group = 0;
    while group < letters.len() {
        if has_in(letters[group], text, at, length) {
            return true;
        }
        group += 1;
    }
    false
}

/// Returns whether a letter of a text is in another text.
const fn has_in(letters: &str, text: &[u8], at: usize, length: usize) -> bool {
    let (letters, mut start) = (letters.as_bytes(), 0);
    while start + length <= letters.len() {
        let mut same = 0;
        while same < length && at + same < text.len() && letters[start + same] == text[at + same] {
            same += 1;
        }
        if same == length {
            return true;
        }
        start += 1;
    }
    false
}
