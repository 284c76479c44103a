//! Moves as text: `e2e4`, `e7e8q`, `c4c5+`, `P@e4`; castling is the move of the royal piece.

use core::fmt;

use super::expected::Expected;
use super::{Deed, Pockets, Royal, RoyalMove, RoyalMoves, RoyalPosition, RoyalRules};
use crate::{Geometry, MoveError, Rules, Square};

/// Writes a move.
pub(super) fn write_move<V: RoyalMoves>(mv: RoyalMove<V::Geometry>, out: &mut dyn fmt::Write) -> fmt::Result {
    if mv.deed == Deed::Drop {
        return write!(out, "{}@{}", V::LETTERS[usize::from(mv.kind)], mv.to);
    }
    write!(out, "{}{}", mv.from, mv.to)?;
    if mv.promotes() { out.write_char(sign(V::LETTERS[usize::from(mv.becomes)])) } else { Ok(()) }
}

/// Returns the sign of a promotion: `+`, or the small letter of the kind that a piece becomes.
fn sign(letter: &str) -> char {
    letter.chars().next().unwrap_or('+').to_ascii_lowercase()
}

/// What is expected behind the squares of a move that does not promote.
const NO_PROMOTION: &str = "the end of the move: this one is no promotion";

/// Reads a legal move.
pub(super) fn read_move<V: RoyalRules>(
    position: &RoyalPosition<V::Moves>,
    text: &str,
) -> Result<RoyalMove<<V::Moves as RoyalMoves>::Geometry>, MoveError> {
    type Board<V> = <<V as RoyalRules>::Moves as RoyalMoves>::Geometry;
    let moves = Royal::<V>::moves(position);
    if let Some(at) = text.find('@')
        && <V::Moves as RoyalMoves>::Pockets::IN_USE
    {
        let Some(kind) = kind_in_hand::<V::Moves>(&text[..at]) else {
            return Err(MoveError::Syntax { byte: 0, expected: Expected::<V::Moves>::DROPPED });
        };
        let to: Square<Board<V>> = text[at + 1..].parse().map_err(|error| MoveError::from(error).moved(at + 1))?;
        let mv = RoyalMove::special(to, to, kind, Deed::Drop);
        return if moves.contains(&mv) { Ok(mv) } else { Err(MoveError::Illegal) };
    }
    let (from, first) = Board::<V>::read_square(text)?;
    let (to, second) = Board::<V>::read_square(&text[first..]).map_err(|error| MoveError::from(error).moved(first))?;
    let byte = first + second;
    let mut signs = text[byte..].chars();
    let promotion = signs.next();
    if let Some(more) = promotion
        && !signs.as_str().is_empty()
    {
        return Err(MoveError::Syntax { byte: byte + more.len_utf8(), expected: "the end of the move" });
    }
    let fitting = || moves.iter().filter(|mv| mv.from == from && mv.to == to && mv.deed != Deed::Drop).copied();
    let sign_of = |mv: RoyalMove<Board<V>>| {
        mv.promotes().then(|| sign(<V::Moves as RoyalMoves>::LETTERS[usize::from(mv.becomes)]))
    };
    if let Some(mv) = fitting().find(|&mv| sign_of(mv) == promotion) {
        return Ok(mv);
    }
    let (promotes, stays) = (fitting().find(RoyalMove::promotes), fitting().any(|mv| !mv.promotes()));
    let expected = match promotes {
        Some(mv) => Expected::<V::Moves>::sign(mv.kind.into(), !stays),
        None if stays => NO_PROMOTION,
        None if promotion.is_some_and(|sign| !is_sign::<V::Moves>(sign)) => Expected::<V::Moves>::end(),
        None => return Err(MoveError::Illegal),
    };
    Err(MoveError::Syntax { byte, expected })
}

/// Returns the number of the kind of a letter that may be in hand.
fn kind_in_hand<V: RoyalMoves>(text: &str) -> Option<usize> {
    let kind = V::LETTERS.iter().position(|letter| *letter == text)?;
    (kind > 0 && !text.starts_with('+')).then_some(kind)
}

/// Returns whether a character is the sign of a promotion of the game.
fn is_sign<V: RoyalMoves>(character: char) -> bool {
    V::PROMOTIONS.iter().flat_map(|(_, into)| into.iter()).any(|letter| sign(letter) == character)
}
