//! The lists of men and kings: side to move, then each side's men and kings by square.

use core::fmt;

use super::clocks::{read_move_number, read_number};
use super::{FenArgument, FenError, Glyph, Syntax};
use crate::{Clocks, Color, Content, Geometry, Placement, Set, Square, Turn};

/// A man or a king, as the lists know it.
pub trait ListPiece<G: Geometry>: Glyph {
    /// Returns the man or the king of a side.
    fn of(color: Color, king: bool) -> Self;

    /// Returns its side.
    fn color(self) -> Color;

    /// Returns whether it is a king.
    fn is_king(self) -> bool;

    /// Returns whether it may stand on a square: no man stands on the rank where it promotes.
    fn may_stand(self, square: Square<G>) -> bool;
}

/// The FEN of games of men and kings: `W:W31-50:BK1,K7`, by numbers with ranges, or without `RANGES` by algebraic names.
///
/// Either color may come first, a side may be empty, a final `.` is read. The clocks follow as `:H0:F1`, halfmove clock
/// and number of the move, for which 0 is read as 1; they are written only where they are not 0 and 1. Three or more men on consecutive
/// numbers are written as a range.
///
/// **Source**: PDN 3.0, tag FEN, <https://pdn.fmjd.org/fen.html>; `H` and `F` as game servers write them.
#[derive(Clone, Copy, Debug)]
pub struct SideLists<const RANGES: bool>;

/// What people call the parts.
const SIDE: &str = "side to move";
const LISTS: &str = "lists";

impl<P, const RANGES: bool> FenArgument<P> for SideLists<RANGES>
where
    P: Placement + Turn + Clocks,
    P::Piece: ListPiece<P::Geometry>,
{
    const NAME: &'static str = LISTS;
    const SYNTAX: Syntax = Syntax::Lists { ranges: RANGES, king_moves: false };

    fn encode(position: &P, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_char(letter(position.turn()))?;
        for color in Color::ALL {
            out.write_char(':')?;
            out.write_char(letter(color))?;
            write_side::<P, RANGES>(position, color, out)?;
        }
        match (position.halfmoves(), position.fullmoves()) {
            (0, 1) => Ok(()),
            (halfmoves, fullmoves) => write!(out, ":H{halfmoves}:F{fullmoves}"),
        }
    }

    fn decode(position: &mut P, text: &str) -> Result<(), FenError> {
        let text = text.strip_suffix('.').unwrap_or(text);
        let mut parts = Parts { text, at: 0 };
        let turn = parts.next().and_then(|(part, _)| color_of(part.strip_prefix(['W', 'B']).map(|_| part)?));
        position.set_turn(match turn {
            Some(turn) if text.find(':').unwrap_or(text.len()) == 1 => turn,
            Some(_) => return Err(FenError::expected(SIDE, 1, "`:` behind the side to move")),
            None => return Err(FenError::expected(SIDE, 0, "`W` or `B`")),
        });
        let mut seen = [false; 4];
        while let Some((part, byte)) = parts.next() {
            let place = match part.chars().next() {
                Some('W') => 0,
                Some('B') => 1,
                Some('H') => 2,
                Some('F') => 3,
                _ => return Err(FenError::expected(LISTS, byte, "`W`, `B`, `H` or `F`")),
            };
            if core::mem::replace(&mut seen[place], true) {
                return Err(FenError::expected(LISTS, byte, "each of `W`, `B`, `H` and `F` once"));
            }
            let rest = &part[1..];
            match place {
                0 | 1 => read_side::<P, RANGES>(position, Color::ALL[place], rest),
                2 => read_number(rest, "halfmove clock").map(|plies| position.set_halfmoves(plies)),
                _ => read_move_number(rest, "fullmove number").map(|moves| position.set_fullmoves(moves)),
            }
            .map_err(|error| error.moved(byte + 1))?;
        }
        match seen {
            [true, true, ..] => Ok(()),
            _ => Err(FenError::expected(LISTS, text.len(), "`:` and the list of each color")),
        }
    }
}

/// Returns the letter of a side.
const fn letter(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'B',
    }
}

/// Returns the side that a text starts with.
fn color_of(text: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|&color| text.starts_with(letter(color)))
}

/// The parts of the text, set apart by `:`.
struct Parts<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Parts<'a> {
    /// Returns the next part and its byte.
    fn next(&mut self) -> Option<(&'a str, usize)> {
        let start = self.at;
        let rest = self.text.get(start..)?;
        let length = rest.find(':').unwrap_or(rest.len());
        self.at = start + length + 1;
        Some((&rest[..length], start))
    }
}

/// Writes the pieces of a side.
fn write_side<P, const RANGES: bool>(position: &P, color: Color, out: &mut dyn fmt::Write) -> fmt::Result
where
    P: Placement,
    P::Piece: ListPiece<P::Geometry>,
{
    let of_side = |square: Square<P::Geometry>| position.at(square).piece().filter(|piece| piece.color() == color);
    let mut squares = P::Geometry::squares(P::Geometry::SQUARES).peekable();
    let mut separator = "";
    while let Some(square) = squares.next() {
        let Some(piece) = of_side(square) else { continue };
        out.write_str(separator)?;
        separator = ",";
        if piece.is_king() {
            write!(out, "K{square}")?;
            continue;
        }
        write!(out, "{square}")?;
        if !RANGES {
            continue;
        }
        let mut run = squares.clone().take_while(|&next| of_side(next).is_some_and(|piece| !piece.is_king()));
        if let (Some(_), Some(third)) = (run.next(), run.next()) {
            let (last, more) = run.fold((third, 2), |(_, more), next| (next, more + 1));
            write!(out, "-{last}")?;
            squares.nth(more - 1);
        }
    }
    Ok(())
}

/// Reads the pieces of a side.
fn read_side<P, const RANGES: bool>(position: &mut P, color: Color, text: &str) -> Result<(), FenError>
where
    P: Placement,
    P::Piece: ListPiece<P::Geometry>,
{
    let mut at = 0;
    while at < text.len() {
        let king = text[at..].starts_with('K');
        at += usize::from(king);
        let piece = P::Piece::of(color, king);
        let start = at;
        let first = read_square::<P::Geometry>(text, &mut at)?;
        let mut squares: Set<P::Geometry> = first.set();
        if RANGES && text[at..].starts_with('-') {
            at += 1;
            let last_byte = at;
            let last = read_square::<P::Geometry>(text, &mut at)?;
            if last <= first {
                return Err(FenError::expected(LISTS, last_byte, "a square behind the first of the range"));
            }
            squares = P::Geometry::squares(P::Geometry::SQUARES)
                .filter(|square| (first..=last).contains(square))
                .map(Square::bit)
                .collect();
        }
        for square in P::Geometry::squares(squares) {
            if position.at(square) != Content::Empty {
                return Err(FenError::expected(LISTS, start, "a square that is not given already"));
            }
            if !piece.may_stand(square) {
                return Err(FenError::expected(LISTS, start, "a square off the rank where a man promotes"));
            }
            position.place(square, Content::Piece(piece));
        }
        match text[at..].chars().next() {
            None => {}
            Some(',') if at + 1 < text.len() => at += 1,
            Some(',') => return Err(FenError::expected(LISTS, at + 1, "a square behind the comma")),
            Some(_) => return Err(FenError::expected(LISTS, at, "`,` or `:` behind a square")),
        }
    }
    Ok(())
}

/// Reads the name of a square.
fn read_square<G: Geometry>(text: &str, at: &mut usize) -> Result<Square<G>, FenError> {
    let (square, taken) =
        G::read_square(&text[*at..]).map_err(|error| FenError::expected(LISTS, *at + error.byte, error.expected))?;
    *at += taken;
    Ok(square)
}

#[cfg(test)]
mod tests;
