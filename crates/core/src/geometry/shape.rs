//! How squares lie in the bits, as a value that constants can compute with.

use crate::BitBoard;

/// The two ways in which the squares of the geometries here lie in the bits.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    /// Rank by rank from White's side, `stride` bits each.
    Rectangle { files: usize, ranks: usize, stride: usize },
    /// The dark squares, row by row from Black's side, or `turned` half round from White's; two rows take `2 * half + 1`
    /// bits. The second starts at `half`, one bit further where the dark corner is at White's right.
    Chequered { files: usize, ranks: usize, half: usize, dark_right: bool, turned: bool },
}

impl Shape {
    /// Returns whether a file and a rank are on the board, be there a square or not.
    pub(crate) const fn has_place(self, file: i32, rank: i32) -> bool {
        let (files, ranks) = self.size();
        file >= 0 && rank >= 0 && (file as usize) < files && (rank as usize) < ranks
    }

    /// Returns the bit of the square at a file and a rank that may lie beyond the board.
    pub(crate) const fn bit(self, file: i32, rank: i32) -> Option<usize> {
        if !self.has_place(file, rank) {
            return None;
        }
        let (file, rank) = (file as usize, rank as usize);
        match self {
            Self::Rectangle { stride, .. } => Some(rank * stride + file),
            Self::Chequered { dark_right, .. } if ((file + rank) % 2 == 1) != dark_right => None,
            Self::Chequered { files, ranks, half, dark_right, turned } => {
                let (file, row) = if turned { (files - 1 - file, rank) } else { (file, ranks - 1 - rank) };
                Some(row / 2 * (2 * half + 1) + row % 2 * (half + dark_right as usize) + file / 2)
            }
        }
    }

    /// Returns the bit of the square of a number, counted from 1, on a board whose squares have numbers.
    pub(crate) const fn bit_of_number(self, number: usize) -> Option<usize> {
        match self {
            Self::Chequered { files, ranks, half, dark_right, .. } if 0 < number && number <= files * ranks / 2 => {
                let (row, column) = ((number - 1) / (files / 2), (number - 1) % (files / 2));
                Some(row / 2 * (2 * half + 1) + row % 2 * (half + dark_right as usize) + column)
            }
            _ => None,
        }
    }

    /// Returns the file and the rank of a bit that is a square.
    pub(crate) const fn place(self, bit: usize) -> (usize, usize) {
        match self {
            Self::Rectangle { stride, .. } => (bit % stride, bit / stride),
            Self::Chequered { files, ranks, half, dark_right, turned } => {
                let (pair, rest, start) = (bit / (2 * half + 1), bit % (2 * half + 1), half + dark_right as usize);
                let second = (rest >= start) as usize;
                let row = 2 * pair + second;
                let file = 2 * (rest - second * start) + if dark_right { second } else { 1 - second };
                if turned { (files - 1 - file, row) } else { (file, ranks - 1 - row) }
            }
        }
    }

    /// Returns the bit that lies a step from a bit that is a square, if that is a square too.
    pub(crate) const fn neighbor(self, bit: usize, files: i32, ranks: i32) -> Option<usize> {
        let (file, rank) = self.place(bit);
        self.bit(file as i32 + files, rank as i32 + ranks)
    }

    /// Returns by how many places a step moves a bit.
    pub(crate) const fn shift(self, files: i32, ranks: i32) -> isize {
        let (files, ranks) = (files as isize, ranks as isize);
        match self {
            Self::Rectangle { stride, .. } => ranks * stride as isize + files,
            Self::Chequered { half, turned, .. } => {
                assert!((files + ranks) % 2 == 0, "a step on a chequered board keeps the color of the square");
                let (files, ranks) = if turned { (-files, -ranks) } else { (files, ranks) };
                let half = half as isize;
                // So many steps down to the left, `half` bits each, and down to the right, one bit more.
                -(files + ranks) / 2 * half + (files - ranks) / 2 * (half + 1)
            }
        }
    }

    /// Returns every square.
    pub(crate) const fn squares<const N: usize>(self) -> BitBoard<N> {
        let (files, ranks) = self.size();
        let (mut all, mut place) = (BitBoard::EMPTY, 0);
        while place < files * ranks {
            if let Some(bit) = self.bit((place % files) as i32, (place / files) as i32) {
                all = all.with(bit);
            }
            place += 1;
        }
        all
    }

    /// Returns the numbers of files and ranks.
    pub(super) const fn size(self) -> (usize, usize) {
        match self {
            Self::Rectangle { files, ranks, .. } | Self::Chequered { files, ranks, .. } => (files, ranks),
        }
    }
}
