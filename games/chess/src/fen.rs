//! The fields of FEN that are chess's own, and the forms it may be written in.

use alloc::string::String;
use core::fmt;

use quadrille_core::fen::{BoardField, FenArgument, FenError, FullmoveNumber, HalfmoveClock, SideToMove, Syntax};
use quadrille_core::{Color, Geometry};

use crate::{Board, Kind, Laws, Position, PositionBy, Square, SquareSet};

/// How rights to castle are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CastlingStyle {
    /// `K` and `Q` for the outermost rook on a side of the king, the letter of its file for another.
    ///
    /// **Source**: X-FEN (Reinhard Scharnagl).
    #[default]
    XFen,
    /// The letter of the rook's file, always.
    ///
    /// **Source**: Shredder-FEN (Stefan Meyer-Kahlen).
    Shredder,
}

/// When the square that a pawn has just passed is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EnPassantStyle {
    /// After every double step.
    ///
    /// **Source**: PGN Standard 16.1.3.4.
    Always,
    /// If a pawn stands ready to capture there, its king left out of account.
    PseudoLegal,
    /// If a pawn can legally capture there, which is what tells positions apart.
    ///
    /// **Source**: FIDE Laws 9.2.3.1.
    #[default]
    Legal,
}

/// The form in which a FEN is written; all forms are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FenStyle {
    /// How rights to castle are written.
    pub castling: CastlingStyle,
    /// When the square that a pawn has just passed is written.
    pub en_passant: EnPassantStyle,
}

impl Position {
    /// Returns the FEN in a form.
    ///
    /// # Examples
    ///
    /// ```
    /// use quadrille_chess::{CastlingStyle, FenStyle, Position};
    ///
    /// let style = FenStyle { castling: CastlingStyle::Shredder, ..FenStyle::default() };
    /// assert!(Position::default().to_fen(style).ends_with(" w HAha - 0 1"));
    /// ```
    pub fn to_fen(&self, style: FenStyle) -> String {
        let mut fen = String::new();
        // A `String` takes whatever it is given.
        let _ = self.write_fen(style, &mut fen);
        fen
    }

    /// Writes the FEN in a form.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub fn write_fen(&self, style: FenStyle, out: &mut dyn fmt::Write) -> fmt::Result {
        <BoardField as FenArgument<Self>>::encode(self, out)?;
        out.write_char(' ')?;
        <SideToMove as FenArgument<Self>>::encode(self, out)?;
        out.write_char(' ')?;
        write_castling(self, style.castling, out)?;
        out.write_char(' ')?;
        write_en_passant(self, style.en_passant, out)?;
        out.write_char(' ')?;
        HalfmoveClock::encode(self, out)?;
        out.write_char(' ')?;
        FullmoveNumber::encode(self, out)
    }
}

/// The fields of chess.
pub type ChessFields = (BoardField, SideToMove, Castling, EnPassant, HalfmoveClock, FullmoveNumber);

/// The rights to castle: `KQkq`, the letters of the rooks' files, or both; `-` for none.
///
/// `K` reads as the outermost rook at the king's right, and `Q` as the one at his left.
#[derive(Clone, Copy, Debug)]
pub struct Castling;

impl<L: Laws> FenArgument<PositionBy<L>> for Castling {
    const NAME: &'static str = "castling";
    const DEFAULT: Option<&'static str> = Some("-");
    const SYNTAX: Syntax = Syntax::Rest;

    fn encode(position: &PositionBy<L>, out: &mut dyn fmt::Write) -> fmt::Result {
        write_castling(position, CastlingStyle::default(), out)
    }

    fn decode(position: &mut PositionBy<L>, text: &str) -> Result<(), FenError> {
        position.castling = SquareSet::EMPTY;
        if text == "-" {
            return Ok(());
        }
        for (byte, letter) in text.char_indices() {
            let rook = castling_rook(position, letter).ok_or(FenError::expected(
                <Self as FenArgument<PositionBy<L>>>::NAME,
                byte,
                "`-`, or letters of rights: K, Q, k, q or the file of a rook",
            ))?;
            if position.castling.contains(rook.bit()) {
                return Err(FenError::expected(<Self as FenArgument<PositionBy<L>>>::NAME, byte, "each right once"));
            }
            position.castling |= rook.set();
        }
        Ok(())
    }
}

/// The square that a pawn has just passed, `-` for none.
///
/// One that no pawn can have passed reads as none, and is reported when the position is validated.
#[derive(Clone, Copy, Debug)]
pub struct EnPassant;

impl<L: Laws> FenArgument<PositionBy<L>> for EnPassant {
    const NAME: &'static str = "en passant";
    const DEFAULT: Option<&'static str> = Some("-");
    const SYNTAX: Syntax = Syntax::Rest;

    fn encode(position: &PositionBy<L>, out: &mut dyn fmt::Write) -> fmt::Result {
        write_en_passant(position, EnPassantStyle::default(), out)
    }

    fn decode(position: &mut PositionBy<L>, text: &str) -> Result<(), FenError> {
        let square = match text {
            "-" => None,
            _ => Some(text.parse::<Square>().map_err(|error| {
                FenError::expected(<Self as FenArgument<PositionBy<L>>>::NAME, error.byte, error.expected)
            })?),
        };
        position.set_passed(square);
        Ok(())
    }
}

/// Writes the rights to castle, White's first, the king's side first.
fn write_castling(position: &PositionBy<impl Laws>, style: CastlingStyle, out: &mut dyn fmt::Write) -> fmt::Result {
    if position.castling.is_empty() {
        return out.write_char('-');
    }
    for color in Color::ALL {
        for (kings_side, letter) in [(true, 'K'), (false, 'Q')] {
            let Some(rook) = position.castling_rook(color, kings_side) else { continue };
            let outermost = outermost_rook(position, color, kings_side) == Some(rook);
            let letter =
                if style == CastlingStyle::XFen && outermost { letter } else { char::from(b'A' + rook.file() as u8) };
            out.write_char(if color == Color::White { letter } else { letter.to_ascii_lowercase() })?;
        }
    }
    Ok(())
}

/// Writes the square that a pawn has just passed.
fn write_en_passant(position: &PositionBy<impl Laws>, style: EnPassantStyle, out: &mut dyn fmt::Write) -> fmt::Result {
    let square = match style {
        EnPassantStyle::Always => position.passed(),
        EnPassantStyle::PseudoLegal => position.pseudo_legal_en_passant(),
        EnPassantStyle::Legal => position.en_passant(),
    };
    match square {
        Some(square) => write!(out, "{square}"),
        None => out.write_char('-'),
    }
}

/// Returns the square of the rook that a letter of rights means; the corner, if there is none.
fn castling_rook(position: &PositionBy<impl Laws>, letter: char) -> Option<Square> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let back = back_rank(color);
    match letter.to_ascii_lowercase() {
        'k' => Some(outermost_rook(position, color, true).unwrap_or(Square::from_bit_unchecked(back + 7))),
        'q' => Some(outermost_rook(position, color, false).unwrap_or(Square::from_bit_unchecked(back))),
        file @ 'a'..='h' => Some(Square::from_bit_unchecked(back + usize::from(file as u8 - b'a'))),
        _ => None,
    }
}

/// Returns the rook on the back rank that is furthest from the king on one side of him.
fn outermost_rook(position: &PositionBy<impl Laws>, color: Color, kings_side: bool) -> Option<Square> {
    let (king, back) = (position.king(color), back_rank(color));
    let rooks = position.pieces(color, Kind::Rook) & Board::rank(back / 8);
    if kings_side {
        Square::from_bit(rooks.last()?).filter(|rook| rook.bit() > king.bit())
    } else {
        Square::from_bit(rooks.first()?).filter(|rook| rook.bit() < king.bit())
    }
}

/// Returns the bit of the a-file on a side's own rank.
const fn back_rank(color: Color) -> usize {
    match color {
        Color::White => 0,
        Color::Black => 56,
    }
}
