//! The names of squares, as a value that constants can read by.

use super::shape::Shape;

/// How the squares of a board are named, and which bits they are, as a value: so that a start is held to its board when it is
/// compiled.
#[derive(Clone, Copy, Debug)]
pub struct Naming {
    shape: Shape,
    numbers: bool,
}

impl Naming {
    /// By file and rank.
    pub(super) const fn algebraic(shape: Shape) -> Self {
        Self { shape, numbers: false }
    }

    /// By numbers.
    pub(super) const fn numbers(shape: Shape) -> Self {
        Self { shape, numbers: true }
    }

    /// Returns whether squares are named by numbers.
    pub(crate) const fn has_numbers(self) -> bool {
        self.numbers
    }

    /// Returns the bit of the square of a number, counted from 1, if there is one.
    pub(crate) const fn bit_of_number(self, number: usize) -> Option<usize> {
        self.shape.bit_of_number(number)
    }

    /// Returns the bit of the square on the same file that is as far from the last rank as this one is from the first,
    /// if there is one.
    pub(crate) const fn upside_down(self, bit: usize) -> Option<usize> {
        let ((file, rank), (_, ranks)) = (self.shape.place(bit), self.shape.size());
        self.shape.bit(file as i32, (ranks - 1 - rank) as i32)
    }

    /// Reads the name of a square at a byte of a text: its bit, and the byte behind it; none, if the board has no such square.
    pub(crate) const fn read(self, text: &[u8], at: usize) -> Option<(usize, usize)> {
        let letter = if self.numbers { 0 } else { 1 };
        if at + letter >= text.len() || text[at + letter] == b'0' && !self.numbers {
            return None;
        }
        let (number, end) = read_number(text, at + letter);
        let bit = match self.numbers {
            true => self.shape.bit_of_number(number),
            false => self.shape.bit(text[at] as i32 - b'a' as i32, number as i32 - 1),
        };
        match bit {
            Some(bit) if end > at + letter => Some((bit, end)),
            _ => None,
        }
    }
}

/// Reads a number at a byte of a text, and returns where it ends; one that is too large for any board is some such.
pub(crate) const fn read_number(text: &[u8], mut at: usize) -> (usize, usize) {
    let mut number = 0;
    while at < text.len() && text[at].is_ascii_digit() {
        if number < 10_000 {
            number = 10 * number + (text[at] - b'0') as usize;
        }
        at += 1;
    }
    (number, at)
}
