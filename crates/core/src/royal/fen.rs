//! The fields of FEN of this family.

use core::fmt;

use super::book::Book;
use super::{Kinds, Pockets, RoyalMoves, RoyalPiece, RoyalPosition, en_passant};
use crate::fen::{FenArgument, FenError, FenFault, Syntax, behind_rank, find};
use crate::{Black, Color, Content, Geometry, Glyph, Placement, Square, Turn, White};

/// The board field, with a `+` before the letter of a piece that has promoted, and behind the board the pieces in hand,
/// if the game has such: `[Pn]`.
///
/// In brackets White's pieces stand first, in the order of the kinds. They may be left out, and `[-]` is read as none.
#[derive(Clone, Copy, Debug)]
pub struct PieceField;

/// What people call the board field.
const BOARD: &str = "board";

/// The most pieces of a kind that a FEN may put in one hand.
const MOST_IN_HAND: u8 = 32;

impl<V: RoyalMoves> FenArgument<RoyalPosition<V>> for PieceField {
    const NAME: &'static str = BOARD;
    const SYNTAX: Syntax = Syntax::Pieces;

    fn encode(position: &RoyalPosition<V>, out: &mut dyn fmt::Write) -> fmt::Result {
        for rank in (0..V::Geometry::RANKS).rev() {
            let mut gap = 0;
            for file in 0..V::Geometry::FILES {
                match Square::new(file, rank).and_then(|square| position.piece_at(square)) {
                    None => gap += 1,
                    Some(piece) => {
                        write_gap(core::mem::take(&mut gap), out)?;
                        write_piece(piece, out)?;
                    }
                }
            }
            write_gap(gap, out)?;
            if rank > 0 {
                out.write_char('/')?;
            }
        }
        if V::Pockets::IN_USE {
            out.write_char('[')?;
            for color in Color::ALL {
                for kind in 0..V::Kinds::NUMBER {
                    for _ in 0..position.in_hand(color, kind) {
                        write_piece(RoyalPiece::<V>::new(color, kind), out)?;
                    }
                }
            }
            out.write_char(']')?;
        }
        Ok(())
    }

    fn decode(position: &mut RoyalPosition<V>, text: &str) -> Result<(), FenError> {
        let mut at = 0;
        for rank in (0..V::Geometry::RANKS).rev() {
            at = read_rank(position, text, at, rank)?;
            if rank > 0 {
                let ends = matches!(text.as_bytes().get(at), None | Some(b'['));
                at = read_sign(text, at, "/", FenFault::Expected(behind_rank(ends)))?;
            }
        }
        if V::Pockets::IN_USE && at < text.len() {
            at = read_sign(text, at, "[", FenFault::Expected("`[` and the pieces in hand: the last rank is full"))?;
            at = read_hands(position, text, at)?;
            let held = FenFault::Letter { letters: Book::<V>::HELD, or: "or `]`" };
            at = read_sign(text, at, "]", held)?;
        }
        if at < text.len() { Err(FenError::expected(BOARD, at, "the end of the board")) } else { Ok(()) }
    }

    fn find(text: &str, square: (usize, usize)) -> Option<usize> {
        find::<true>(text, V::Geometry::RANKS, square)
    }
}

/// Writes a gap, if there is one.
fn write_gap(squares: usize, out: &mut dyn fmt::Write) -> fmt::Result {
    if squares > 0 { write!(out, "{squares}") } else { Ok(()) }
}

/// Writes a piece.
fn write_piece<V: RoyalMoves>(piece: RoyalPiece<V>, out: &mut dyn fmt::Write) -> fmt::Result {
    let token = piece.token();
    if token.moved {
        out.write_char('+')?;
    }
    out.write_char(token.letter)
}

/// Reads a sign, and returns where it ends.
fn read_sign(text: &str, at: usize, sign: &str, fault: FenFault) -> Result<usize, FenError> {
    if text[at..].starts_with(sign) { Ok(at + sign.len()) } else { Err(FenError { field: BOARD, byte: at, fault }) }
}

/// Reads a piece, if one is there, and returns where it ends.
fn read_piece<V: RoyalMoves>(text: &str, at: usize) -> Option<(RoyalPiece<V>, usize)> {
    let sign = usize::from(text[at..].starts_with('+'));
    let letter = text[at + sign..].chars().next()?;
    let end = at + sign + letter.len_utf8();
    // A capital of another alphabet is no letter here, whatever its small one is.
    letter.is_ascii_alphabetic().then(|| RoyalPiece::of_letter(&text[at..end]))?.map(|piece| (piece, end))
}

/// Reads a rank, and returns where it ends.
fn read_rank<V: RoyalMoves>(
    position: &mut RoyalPosition<V>,
    text: &str,
    mut at: usize,
    rank: usize,
) -> Result<usize, FenError> {
    let mut file = 0;
    while file < V::Geometry::FILES {
        let (rest, most) = (&text[at..], V::Geometry::FILES - file);
        let fault = |fault| Err(FenError { field: BOARD, byte: at, fault });
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            let gap = rest[..digits].parse().unwrap_or(usize::MAX);
            if rest.starts_with('0') {
                return fault(FenFault::Expected("a gap of one square or more, without a zero before it"));
            }
            if gap > most {
                return fault(FenFault::Gap { most });
            }
            (file, at) = (file + gap, at + digits);
            continue;
        }
        let Some((piece, end)) = read_piece(text, at) else {
            let full = rest.is_empty() || rest.starts_with(['/', '[']);
            return fault(if full {
                FenFault::Expected("more squares: the rank is not full")
            } else {
                FenFault::Square { letters: RoyalPiece::<V>::LETTERS, or: Book::<V>::MARK, most }
            });
        };
        match Square::new(file, rank) {
            Some(square) => position.place(square, Content::Piece(piece)),
            None => return fault(FenFault::Expected("a gap: there is no square here")),
        }
        (file, at) = (file + 1, end);
    }
    Ok(at)
}

/// Reads the pieces in hand, and returns where they end.
fn read_hands<V: RoyalMoves>(position: &mut RoyalPosition<V>, text: &str, mut at: usize) -> Result<usize, FenError> {
    if text[at..].starts_with("-]") {
        return Ok(at + 1);
    }
    while let Some((piece, end)) = read_piece::<V>(text, at) {
        let held = position.in_hand(piece.color, piece.kind());
        if held == MOST_IN_HAND {
            return Err(FenError::expected(BOARD, at, "at most 32 pieces of a kind in a hand"));
        }
        position.pockets.hold(piece.color, piece.kind(), held + 1);
        if piece.kind() == 0 || position.in_hand(piece.color, piece.kind()) == held {
            let fault = FenFault::Letter { letters: Book::<V>::HELD, or: "or `]`" };
            return Err(FenError { field: BOARD, byte: at, fault });
        }
        at = end;
    }
    Ok(at)
}

/// Rights to castle: the letters of [`RoyalMoves::CASTLINGS`], White's first, or `-`.
#[derive(Clone, Copy, Debug)]
pub struct CastlingField;

impl<V: RoyalMoves> FenArgument<RoyalPosition<V>> for CastlingField {
    const NAME: &'static str = "castling";
    const DEFAULT: Option<&'static str> = Some("-");
    const SYNTAX: Syntax = Syntax::Castling;

    fn encode(position: &RoyalPosition<V>, out: &mut dyn fmt::Write) -> fmt::Result {
        for color in Color::ALL {
            for (number, castling) in V::CASTLINGS.iter().enumerate() {
                if position.may_castle(color, number) {
                    out.write_char(letter_of(castling.letter, color))?;
                }
            }
        }
        if position.rights == 0 { out.write_char('-') } else { Ok(()) }
    }

    fn decode(position: &mut RoyalPosition<V>, text: &str) -> Result<(), FenError> {
        position.rights = 0;
        if text == "-" {
            return Ok(());
        }
        for (byte, letter) in text.char_indices() {
            let bit = (0..2 * V::CASTLINGS.len())
                .find(|bit| letter_of(V::CASTLINGS[bit / 2].letter, Color::ALL[bit % 2]) == letter);
            match bit {
                Some(bit) if position.rights >> bit & 1 == 0 => position.rights |= 1 << bit,
                Some(_) => {
                    let name = <Self as FenArgument<RoyalPosition<V>>>::NAME;
                    return Err(FenError::expected(name, byte, "each letter once"));
                }
                None => {
                    let name = <Self as FenArgument<RoyalPosition<V>>>::NAME;
                    let fault = match V::CASTLINGS {
                        [] => FenFault::Expected("`-`: there is no castling"),
                        _ => FenFault::Letter { letters: Book::<V>::CASTLINGS, or: "or `-` alone" },
                    };
                    return Err(FenError { field: name, byte, fault });
                }
            }
        }
        Ok(())
    }
}

/// Returns the letter of a right of a side.
fn letter_of(letter: char, color: Color) -> char {
    if color == Color::White { letter } else { letter.to_ascii_lowercase() }
}

/// The square that a piece has just passed by a double step, or `-`.
///
/// It is written if the piece can legally be captured there, or could be if the board had not ended the game. Any
/// square is read that a piece can just have passed.
#[derive(Clone, Copy, Debug)]
pub struct EnPassantField;

impl<V: RoyalMoves> FenArgument<RoyalPosition<V>> for EnPassantField {
    const NAME: &'static str = "en passant";
    const DEFAULT: Option<&'static str> = Some("-");
    const SYNTAX: Syntax = Syntax::EnPassant;

    fn encode(position: &RoyalPosition<V>, out: &mut dyn fmt::Write) -> fmt::Result {
        match position.en_passant() {
            Some(square) => write!(out, "{square}"),
            None => out.write_char('-'),
        }
    }

    fn decode(position: &mut RoyalPosition<V>, text: &str) -> Result<(), FenError> {
        position.passed = None;
        if text == "-" {
            return Ok(());
        }
        let name = <Self as FenArgument<RoyalPosition<V>>>::NAME;
        let square: Square<V::Geometry> =
            text.parse().map_err(|_| FenError::expected(name, 0, "the name of a square, or `-`"))?;
        let has_passed = match position.turn() {
            Color::White => en_passant::can_have_been_passed::<V, White>(position, square),
            Color::Black => en_passant::can_have_been_passed::<V, Black>(position, square),
        };
        if !has_passed {
            return Err(FenError::expected(name, 0, "a square that a piece has just passed, or `-`"));
        }
        position.pass(square);
        Ok(())
    }
}
