//! Sliding on 8 by 8 squares in one step, by a table.
//!
//! The pieces that matter are those on the lines of a square; they are made the place in the table where it is written
//! what the slider reaches. With [`mod@extract`] they are taken out as they stand; where the machine has no
//! instruction for it, they are multiplied by a factor, see [`magic`](super::magic). The table is made when this crate
//! is compiled, in the order that is asked for.

use super::extract::{self, extract};
use super::magic::{DIAGONAL_FACTORS, STRAIGHT_FACTORS};
use crate::direction::Offsets;

/// How a slider's squares are found from one square.
#[derive(Clone, Copy)]
struct Lines {
    /// The squares whose pieces matter: its lines without their ends, beyond which nothing is.
    mask: u64,
    /// The factor; not read where bits are extracted.
    factor: u64,
    /// By how much the product is shifted down.
    shift: u32,
    /// Where its part of the table starts.
    start: u32,
}

/// How many places the table has, rounded up to a power of two so that reading it needs no check.
const PLACES: usize = 1 << 17;

/// Both sliders from every square, and what they reach.
///
/// Each word of the table is a set as it is returned. Sets of 16 bits, spread over the lines by the inverse
/// instruction, would make it a quarter as large; perft was a twelfth slower by them.
struct Table<const EXTRACTED: bool> {
    diagonal: [Lines; 64],
    straight: [Lines; 64],
    reached: [u64; PLACES],
}

static TABLE: Table<{ extract::IS_FAST }> = Table::make();

/// The steps of the two sliders.
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
const STRAIGHT: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The two sliders for which there is a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slider {
    /// Along both diagonals.
    Diagonal,
    /// Along rank and file.
    Straight,
}

impl Slider {
    /// Returns the slider that goes by these steps, in whatever order.
    pub(super) const fn of<L: Offsets>() -> Option<Self> {
        if same_steps(L::LIST, &DIAGONAL) {
            Some(Self::Diagonal)
        } else if same_steps(L::LIST, &STRAIGHT) {
            Some(Self::Straight)
        } else {
            None
        }
    }

    /// Returns the squares reached from a square: on each line up to the first piece, that one included.
    #[inline(always)]
    pub(super) fn reached(self, from: usize, occupied: u64) -> u64 {
        TABLE.reached(self, from, occupied)
    }
}

/// Returns whether two lists have the same four steps.
const fn same_steps(list: &[(i32, i32)], steps: &[(i32, i32); 4]) -> bool {
    let mut found = 0;
    let mut i = 0;
    while i < list.len() {
        let mut j = 0;
        while j < 4 {
            if list[i].0 == steps[j].0 && list[i].1 == steps[j].1 {
                found |= 1 << j;
            }
            j += 1;
        }
        i += 1;
    }
    list.len() == 4 && found == 0b1111
}

impl<const EXTRACTED: bool> Table<EXTRACTED> {
    /// Makes the table.
    const fn make() -> Self {
        const NONE: Lines = Lines { mask: 0, factor: 0, shift: 0, start: 0 };
        let mut table = Self { diagonal: [NONE; 64], straight: [NONE; 64], reached: [0; PLACES] };
        let (mut from, mut start) = (0, 0);
        while from < 64 {
            (table.diagonal[from], start) = table.fill(start, rays(from, &DIAGONAL), DIAGONAL_FACTORS[from]);
            from += 1;
        }
        from = 0;
        while from < 64 {
            (table.straight[from], start) = table.fill(start, rays(from, &STRAIGHT), STRAIGHT_FACTORS[from]);
            from += 1;
        }
        table
    }

    /// Fills a square's part of the table; returns how it is read, and where the next part starts.
    const fn fill(&mut self, start: usize, rays: [Ray; 4], factor: u64) -> (Lines, usize) {
        let mask = rays[0].inner | rays[1].inner | rays[2].inner | rays[3].inner;
        let shift = 64 - mask.count_ones();
        let (mut occupied, mut nth) = (0u64, 0);
        loop {
            let squares = rays[0].reached(occupied)
                | rays[1].reached(occupied)
                | rays[2].reached(occupied)
                | rays[3].reached(occupied);
            let place = start + if EXTRACTED { nth } else { (occupied.wrapping_mul(factor) >> shift) as usize };
            let before = self.reached[place];
            assert!(before == 0 || before == squares, "the factor tells pieces apart where it matters");
            self.reached[place] = squares;
            // The next subset of the mask, the empty one after the last: in the order of the bits extracted by it.
            occupied = occupied.wrapping_sub(mask) & mask;
            nth += 1;
            if occupied == 0 {
                break;
            }
        }
        (Lines { mask, factor, shift, start: start as u32 }, start + nth)
    }

    /// Reads the table.
    #[inline(always)]
    fn reached(&self, slider: Slider, from: usize, occupied: u64) -> u64 {
        let lines = match slider {
            Slider::Diagonal => &self.diagonal[from % 64],
            Slider::Straight => &self.straight[from % 64],
        };
        let place = if EXTRACTED {
            extract(occupied, lines.mask)
        } else {
            (occupied & lines.mask).wrapping_mul(lines.factor) >> (lines.shift % 64)
        };
        self.reached[(lines.start as usize + place as usize) % PLACES]
    }
}

/// The squares in one direction.
#[derive(Clone, Copy)]
struct Ray {
    /// All of them.
    all: u64,
    /// All but the last.
    inner: u64,
    /// Whether it leads to higher bits.
    rises: bool,
}

impl Ray {
    /// Returns the squares up to the first piece, that one included.
    const fn reached(self, occupied: u64) -> u64 {
        let met = self.all & occupied;
        if met == 0 {
            self.all
        } else if self.rises {
            self.all & (met ^ (met - 1))
        } else {
            self.all & (u64::MAX << (63 - met.leading_zeros()))
        }
    }
}

/// Returns the rays from a square.
const fn rays(from: usize, steps: &[(i32, i32); 4]) -> [Ray; 4] {
    let mut rays = [Ray { all: 0, inner: 0, rises: false }; 4];
    let mut i = 0;
    while i < 4 {
        let (files, ranks) = steps[i];
        let (mut file, mut rank) = (from as i32 % 8 + files, from as i32 / 8 + ranks);
        let mut all = 0;
        let mut inner = 0;
        while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            inner = all;
            all |= 1 << (rank * 8 + file);
            file += files;
            rank += ranks;
        }
        rays[i] = Ray { all, inner, rises: ranks * 8 + files > 0 };
        i += 1;
    }
    rays
}

#[cfg(test)]
mod tests {
    use super::{Slider, Table, extract};
    use crate::geometry::{Geometry, Rectangle, slide_each};
    use crate::{Key, Observer, Square};

    type Board = Rectangle<8, 8>;
    type Diagonal = (crate::NorthEast, crate::NorthWest, crate::SouthEast, crate::SouthWest);
    type Straight = (crate::West, crate::South, crate::East, crate::North);

    #[test]
    fn the_table_agrees_with_the_rays() {
        for from in 0..64 {
            let square = Square::<Board>::from_bit_unchecked(from);
            for seed in 0..2000 {
                let mut key = Key::default();
                key.state(seed, true);
                let occupied = crate::BitBoard::from_words([key.0 & key.0.rotate_left(23)]);
                assert_eq!(Board::rides::<Diagonal>(square, occupied), slide_each::<Board, Diagonal>(square, occupied));
                assert_eq!(Board::rides::<Straight>(square, occupied), slide_each::<Board, Straight>(square, occupied));
            }
        }
    }

    #[test]
    fn both_tables_say_the_same() {
        static OTHER: Table<{ !extract::IS_FAST }> = Table::make();
        for slider in [Slider::Diagonal, Slider::Straight] {
            for from in 0..64 {
                for seed in 0..200 {
                    let mut key = Key::default();
                    key.state(seed, true);
                    assert_eq!(OTHER.reached(slider, from, key.0), slider.reached(from, key.0));
                }
            }
        }
    }

    #[test]
    fn other_steps_have_no_table() {
        assert_eq!(Slider::of::<Straight>(), Some(Slider::Straight));
        assert_eq!(Slider::of::<(crate::North, crate::South)>(), None);
        assert_eq!(Slider::of::<(crate::North, crate::North, crate::South, crate::West)>(), None);
    }
}
