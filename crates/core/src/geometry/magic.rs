//! Sliding on 8 by 8 squares in one step, by multiplication.
//!
//! The pieces on the lines of a square, multiplied by the square's factor, have their high bits tell the pieces apart as
//! far as it matters; these bits are the place in a table. The factors were found by trial; that they are right is
//! checked when the table is made, which is when this crate is compiled.

use crate::direction::Offsets;

/// How a slider's squares are found from one square.
#[derive(Clone, Copy)]
struct Magic {
    /// The squares whose pieces matter: its lines without their ends, beyond which nothing is.
    mask: u64,
    /// The factor.
    factor: u64,
    /// By how much the product is shifted down.
    shift: u32,
    /// Where its part of the table starts.
    start: u32,
}

/// How many places the table has, rounded up to a power of two so that reading it needs no check.
const PLACES: usize = 1 << 17;

/// Both sliders from every square, and what they reach.
struct Magics {
    diagonal: [Magic; 64],
    straight: [Magic; 64],
    reached: [u64; PLACES],
}

static MAGICS: Magics = make();

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
        let magic = match self {
            Self::Diagonal => &MAGICS.diagonal[from % 64],
            Self::Straight => &MAGICS.straight[from % 64],
        };
        let product = (occupied & magic.mask).wrapping_mul(magic.factor) >> (magic.shift % 64);
        MAGICS.reached[(magic.start as usize + product as usize) % PLACES]
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

/// Makes the table.
const fn make() -> Magics {
    const NONE: Magic = Magic { mask: 0, factor: 0, shift: 0, start: 0 };
    let mut magics = Magics { diagonal: [NONE; 64], straight: [NONE; 64], reached: [0; PLACES] };
    let (mut from, mut start) = (0, 0);
    while from < 64 {
        let rays = rays(from, &DIAGONAL);
        (magics.diagonal[from], start) = fill(&mut magics.reached, start, rays, DIAGONAL_FACTORS[from]);
        from += 1;
    }
    from = 0;
    while from < 64 {
        let rays = rays(from, &STRAIGHT);
        (magics.straight[from], start) = fill(&mut magics.reached, start, rays, STRAIGHT_FACTORS[from]);
        from += 1;
    }
    magics
}

/// Fills a square's part of the table; returns how it is read, and where the next part starts.
const fn fill(reached: &mut [u64; PLACES], start: usize, rays: [Ray; 4], factor: u64) -> (Magic, usize) {
    let mask = rays[0].inner | rays[1].inner | rays[2].inner | rays[3].inner;
    let shift = 64 - mask.count_ones();
    let mut occupied = 0u64;
    loop {
        let squares = rays[0].reached(occupied)
            | rays[1].reached(occupied)
            | rays[2].reached(occupied)
            | rays[3].reached(occupied);
        let place = start + (occupied.wrapping_mul(factor) >> shift) as usize;
        assert!(reached[place] == 0 || reached[place] == squares, "the factor tells pieces apart where it matters");
        reached[place] = squares;
        // The next subset of the mask, the empty one after the last.
        occupied = occupied.wrapping_sub(mask) & mask;
        if occupied == 0 {
            break;
        }
    }
    (Magic { mask, factor, shift, start: start as u32 }, start + (1 << mask.count_ones()))
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

/// The factors of the slider along diagonals, from bit 0 on.
#[rustfmt::skip]
const DIAGONAL_FACTORS: [u64; 64] = [
    0x0010_0909_4902_0200, 0x0510_0101_0420_8088, 0xC008_7204_0020_0008, 0x4004_0400_9009_0800,
    0x0004_0421_4080_0220, 0x9008_8814_4110_0040, 0x0011_0098_0440_7134, 0x80C2_0042_0201_A040,
    0x0000_1250_0208_0840, 0x1004_4484_0420_4200, 0x6004_0808_2900_2010, 0x0014_1089_0200_1810,
    0xC060_1404_2100_0100, 0x00B0_0209_10D8_0000, 0x4002_2410_A804_9000, 0x0023_C502_5804_8400,
    0x0448_0640_5001_6202, 0x8008_0010_8101_0420, 0x8802_0090_0022_0022, 0x0018_2C01_0401_0000,
    0x0002_0004_0121_0000, 0x0046_0094_2090_0800, 0x481C_0084_8411_8820, 0x8001_008A_8488_0101,
    0x0003_0806_2008_1020, 0x0222_1008_4204_8804, 0x0010_9000_0204_0010, 0x0804_0040_0401_0002,
    0x000A_0401_8200_8200, 0x0001_0042_1808_1800, 0x0104_0408_0308_AA03, 0x0210_4108_0200_8A04,
    0x0008_4404_4042_0808, 0x0209_1018_8642_0800, 0x0004_020A_0005_0C00, 0x004F_0200_8008_0080,
    0x2140_0202_0100_2080, 0x8929_0210_8048_0800, 0x2482_0230_4004_0401, 0x0840_8202_8100_4420,
    0x0204_0203_4022_1001, 0x1308_80A8_2020_0821, 0x2000_1041_3800_1000, 0x0002_4820_1800_0101,
    0x04C0_2401_0E00_0400, 0x00E0_0082_0091_0200, 0x0010_0401_1400_1046, 0x9001_0114_0484_0112,
    0x401A_0130_0310_0200, 0x4100_242F_0808_0004, 0x14A2_4914_0104_0000, 0x0000_0810_4208_8005,
    0x0180_5211_8202_0010, 0x0000_2088_1003_2A00, 0x0008_6104_4082_0800, 0x1010_0118_2080_8200,
    0x8061_0042_00A0_0924, 0x2A00_0203_4404_6420, 0x0000_0010_4054_1002, 0x8040_0160_0210_4400,
    0x0081_4000_1102_0200, 0x0410_0008_9010_0225, 0x0004_2020_0202_0064, 0x0210_4202_0844_0100,
];

/// The factors of the slider along ranks and files.
#[rustfmt::skip]
const STRAIGHT_FACTORS: [u64; 64] = [
    0x0200_1100_4082_0020, 0x0240_0044_2000_1000, 0x2D00_2002_0840_1100, 0x0200_0810_2040_0600,
    0x2300_1008_0100_0402, 0x0200_0200_0810_0401, 0x0080_0080_0100_0200, 0x0200_0080_2401_0842,
    0x1800_8000_8040_0020, 0x0008_8020_0040_0089, 0x080C_8020_0010_0080, 0x000B_0010_0009_0221,
    0x1002_8080_4800_0400, 0x0840_8004_0081_0200, 0x8202_0001_8402_0008, 0x4023_0002_0083_4500,
    0x0400_2080_0040_0080, 0x0010_0040_0020_0040, 0x4000_2200_1042_0080, 0x0088_0080_0880_1000,
    0x009A_0200_2004_1008, 0x2600_8080_0400_0200, 0x0400_0400_0881_2210, 0x0180_0200_0110_4084,
    0x0480_0040_4000_2008, 0x9040_1000_4040_2000, 0x2010_1041_0020_0104, 0x0400_1000_8008_0080,
    0x9218_0400_8008_0080, 0x8000_0200_8004_0080, 0x0081_0001_0002_0004, 0x0400_8020_8000_4100,
    0x1080_0020_0440_0051, 0x0200_2010_0340_0440, 0x0000_8A00_2200_1040, 0x0408_0010_0101_0020,
    0x0928_0408_0100_1100, 0x1002_0004_0200_0810, 0x1804_2801_0400_0250, 0x0C08_0100_8200_0044,
    0x0040_0050_2080_8000, 0x0020_0020_4000_8080, 0x0320_0010_0800_4040, 0x1001_4208_1202_0020,
    0x0808_0105_0009_0010, 0x0004_0002_0100_4040, 0x3002_0402_0001_0100, 0x0C10_088C_0042_0021,
    0x0080_0380_7240_0080, 0x8010_0420_0040_0240, 0x0021_2000_8410_0480, 0x0010_0008_0400_4040,
    0x2000_0400_8008_0080, 0x0002_8012_0004_0180, 0x6072_4102_5810_4400, 0x800C_0098_4704_0200,
    0x0002_0040_8011_002A, 0xC900_9100_43A0_8202, 0x1118_2001_0008_1041, 0x204D_0088_1000_6005,
    0x000A_0020_1004_0802, 0x0905_0004_0008_8201, 0x0521_0102_1008_00A4, 0x2000_024C_0025_0282,
];

#[cfg(test)]
mod tests {
    use super::Slider;
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
    fn other_steps_have_no_table() {
        assert_eq!(Slider::of::<Straight>(), Some(Slider::Straight));
        assert_eq!(Slider::of::<(crate::North, crate::South)>(), None);
        assert_eq!(Slider::of::<(crate::North, crate::North, crate::South, crate::West)>(), None);
    }
}
