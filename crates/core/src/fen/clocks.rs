//! The side to move and the clocks.

use core::fmt;

use super::{FenArgument, FenError};
use crate::{Clocks, Color, Turn};

/// The side to move, by its letter: White's and Black's in `LETTERS`, and others that are read for them.
///
/// # Examples
///
/// Chess writes `w` and `b`: `SideToMove<'w', 'b'>`.
#[derive(Clone, Copy, Debug)]
pub struct SideToMove<const WHITE: char, const BLACK: char>;

impl<P: Turn, const WHITE: char, const BLACK: char> FenArgument<P> for SideToMove<WHITE, BLACK> {
    const NAME: &'static str = "side to move";

    fn encode(position: &P, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_char(match position.turn() {
            Color::White => WHITE,
            Color::Black => BLACK,
        })
    }

    fn decode(position: &mut P, text: &str) -> Result<(), FenError> {
        let name = <Self as FenArgument<P>>::NAME;
        let mut letters = text.chars();
        let turn = match letters.next() {
            Some(letter) if letter == WHITE => Color::White,
            Some(letter) if letter == BLACK => Color::Black,
            _ => return Err(FenError::expected(name, 0, "the letter of a side")),
        };
        if letters.next().is_some() {
            return Err(FenError::expected(name, 1, "one letter alone"));
        }
        position.set_turn(turn);
        Ok(())
    }
}

/// The halfmove clock, 0 if it is left out.
#[derive(Clone, Copy, Debug)]
pub struct HalfmoveClock;

impl<P: Clocks> FenArgument<P> for HalfmoveClock {
    const NAME: &'static str = "halfmove clock";
    const DEFAULT: Option<&'static str> = Some("0");

    fn encode(position: &P, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{}", position.halfmoves())
    }

    fn decode(position: &mut P, text: &str) -> Result<(), FenError> {
        position.set_halfmoves(read_number(text, <Self as FenArgument<P>>::NAME)?);
        Ok(())
    }
}

/// The number of the move, 1 if it is left out.
#[derive(Clone, Copy, Debug)]
pub struct FullmoveNumber;

impl<P: Clocks> FenArgument<P> for FullmoveNumber {
    const NAME: &'static str = "fullmove number";
    const DEFAULT: Option<&'static str> = Some("1");

    fn encode(position: &P, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{}", position.fullmoves())
    }

    fn decode(position: &mut P, text: &str) -> Result<(), FenError> {
        position.set_fullmoves(read_number(text, <Self as FenArgument<P>>::NAME)?);
        Ok(())
    }
}

/// The largest number that a clock of a FEN may show.
pub(crate) const MOST: u32 = 9999;

/// Reads a number from 0 to [`MOST`], digits only.
pub(crate) fn read_number(text: &str, field: &'static str) -> Result<u32, FenError> {
    if let Some(byte) = text.bytes().position(|byte| !byte.is_ascii_digit()) {
        return Err(FenError::expected(field, byte, "a digit"));
    }
    match text.parse() {
        Ok(number) if number <= MOST => Ok(number),
        _ => Err(FenError::expected(field, 0, "a number from 0 to 9999")),
    }
}
