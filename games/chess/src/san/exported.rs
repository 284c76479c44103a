//! Reading a turn in the form in which it is exported.

use super::turn::{Check, Step, Turn};
use crate::{Kind, Square};

/// Reads a turn of a piece that is written as exported, from its end: most are, and so they are read in two thirds of the
/// time. None if it is another.
#[inline]
pub(super) fn exported(text: &[u8]) -> Option<Turn> {
    let (text, check) = match text {
        [text @ .., b'+'] => (text, Some(Check::Check)),
        [text @ .., b'#'] => (text, Some(Check::Mate)),
        text => (text, None),
    };
    let (text, promotion) = match text {
        [text @ .., b'=', letter] => (text, Some(kind_of(*letter)?)),
        text => (text, None),
    };
    let [front @ .., file, rank] = text else { return None };
    let to = Square::from_bit_unchecked(usize::from(rank_of(*rank)?) << 3 | usize::from(file_of(*file)?));
    let (front, captures) = match front {
        [front @ .., b'x'] => (front, true),
        front => (front, false),
    };
    let (kind, origin) = match front {
        [letter, origin @ ..] if letter.is_ascii_uppercase() => (kind_of(*letter)?, origin),
        origin => (Kind::Pawn, origin),
    };
    let (file, rank) = match *origin {
        [] => (None, None),
        [one] if one <= b'8' => (None, Some(rank_of(one)?)),
        [one] => (Some(file_of(one)?), None),
        [file, rank] => (Some(file_of(file)?), Some(rank_of(rank)?)),
        _ => return None,
    };
    let step = Step { kind, file, rank, captures, to, promotion };
    // Long algebraic tells a pawn's capture by its files.
    let plain = kind != Kind::Pawn || captures || rank.is_none();
    let turn = Turn::new(step).ok().filter(|_| plain)?;
    Some(check.map_or(turn, |check| turn.with_check(check)))
}

/// Returns the file of a letter.
fn file_of(letter: u8) -> Option<u8> {
    let file = letter.wrapping_sub(b'a');
    (file < 8).then_some(file)
}

/// Returns the rank of a digit.
fn rank_of(digit: u8) -> Option<u8> {
    let rank = digit.wrapping_sub(b'1');
    (rank < 8).then_some(rank)
}

/// Returns the kind of a letter.
pub(super) fn kind_of(letter: u8) -> Option<Kind> {
    Some(match letter {
        b'P' => Kind::Pawn,
        b'N' => Kind::Knight,
        b'B' => Kind::Bishop,
        b'R' => Kind::Rook,
        b'Q' => Kind::Queen,
        b'K' => Kind::King,
        _ => return None,
    })
}
