//! What the squares of a board are called.

use core::fmt::{self, Debug};
use core::hash::Hash;
use core::marker::PhantomData;

use super::Geometry;
use crate::phrase::Phrase;
use crate::{Square, SquareError};

/// How the dark squares of a chequered board are named, and so in which order they lie.
pub trait Names: Copy + Eq + Ord + Hash + Debug + Default + Send + Sync + 'static {
    /// Whether the dark corner is at White's right.
    const DARK_RIGHT: bool = false;
    /// Whether the numbers begin at White's right, and run towards Black; else at Black's back row, at the left as White
    /// sees it.
    const TURNED: bool = false;
    /// Whether squares are named by file and rank, and not by numbers.
    const ALGEBRAIC: bool = false;
}

/// Declares names.
macro_rules! names {
    ($($(#[$doc:meta])* $name:ident { $($constant:ident)* })*) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name;

        impl Names for $name {
            $(const $constant: bool = true;)*
        })*
    };
}

names! {
    /// By numbers from Black's back row, a dark corner at White's left.
    Numbers {}
    /// By numbers from White's back row, a dark corner at White's left.
    TurnedNumbers { TURNED }
    /// By numbers from Black's back row, a dark corner at White's right.
    MirroredNumbers { DARK_RIGHT }
    /// By numbers from White's back row, a dark corner at White's right.
    TurnedMirroredNumbers { DARK_RIGHT TURNED }
    /// By file and rank, a dark corner at White's left: `a1`.
    Algebraic { ALGEBRAIC }
}

/// Writes the name of a square by its file and its rank.
pub(super) fn write_algebraic((file, rank): (usize, usize), out: &mut dyn fmt::Write) -> fmt::Result {
    write!(out, "{}{}", char::from(b'a' + file as u8), rank + 1)
}

/// Reads a name by file and rank, and tells how many bytes it took.
pub(super) fn read_algebraic<G: Geometry>(text: &str) -> Result<(Square<G>, usize), SquareError> {
    let bytes = text.as_bytes();
    let file = match bytes.first() {
        Some(letter @ b'a'..=b'z') if usize::from(letter - b'a') < G::FILES => usize::from(letter - b'a'),
        _ => return Err(SquareError { byte: 0, expected: Expected::<G>::FILE }),
    };
    let most = if G::RANKS < 10 { 1 } else { 2 };
    let digits = bytes[1..].iter().take_while(|byte| byte.is_ascii_digit()).take(most).count();
    let rank = bytes[1..=digits].iter().fold(0, |rank, digit| rank * 10 + usize::from(digit - b'0'));
    match rank.checked_sub(1) {
        Some(rank) if bytes[1] != b'0' && rank < G::RANKS => match Square::new(file, rank) {
            Some(square) => Ok((square, 1 + digits)),
            None => Err(SquareError { byte: 0, expected: "a dark square" }),
        },
        _ => Err(SquareError { byte: 1, expected: Expected::<G>::RANK }),
    }
}

/// What is expected of the name of a square of the board `G`.
struct Expected<G>(PhantomData<G>);

impl<G: Geometry> Expected<G> {
    /// A file.
    const FILE: &'static str = Self::A_FILE.as_str();
    /// The same, as it is put together.
    const A_FILE: Phrase = Phrase::of("a file from a to ").and_letter(b'a' + (G::FILES - 1) as u8);
    /// A rank.
    const RANK: &'static str = Self::A_RANK.as_str();
    /// The same, as it is put together.
    const A_RANK: Phrase = Phrase::of("a rank from 1 to ").and_number(G::RANKS);
}
