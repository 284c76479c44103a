//! The side to move and the clocks.

use core::fmt;
use core::marker::PhantomData;

use super::{FenArgument, FenError, FenFault, Syntax};
use crate::{Clocks, Color, Turn};

/// The letters by which a game's FEN tells the side to move.
///
/// The first letter of each is written; all are read. They are of ASCII, and no letter is of both.
pub trait SideLetters: 'static {
    /// White's.
    const WHITE: &'static str = "w";
    /// Black's.
    const BLACK: &'static str = "b";
}

/// `w` and `b`.
impl SideLetters for () {}

/// The side to move, by its letter: `w` and `b`, or what `L` says.
#[derive(Clone, Copy, Debug)]
pub struct SideToMove<L = ()>(PhantomData<L>);

impl<P: Turn, L: SideLetters> FenArgument<P> for SideToMove<L> {
    const NAME: &'static str = "side to move";
    const SYNTAX: Syntax = Syntax::Side { white: L::WHITE, black: L::BLACK };

    fn encode(position: &P, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(match position.turn() {
            Color::White => &L::WHITE[..1],
            Color::Black => &L::BLACK[..1],
        })
    }

    fn decode(position: &mut P, text: &str) -> Result<(), FenError> {
        let name = <Self as FenArgument<P>>::NAME;
        let mut letters = text.chars();
        let turn = match letters.next() {
            Some(letter) if L::WHITE.contains(letter) => Color::White,
            Some(letter) if L::BLACK.contains(letter) => Color::Black,
            _ => {
                let letters = const { &[L::WHITE, L::BLACK] };
                return Err(FenError { field: name, byte: 0, fault: FenFault::Letter { letters, or: "" } });
            }
        };
        if !letters.as_str().is_empty() {
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
    const SYNTAX: Syntax = Syntax::Halfmoves;

    fn encode(position: &P, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{}", position.halfmoves())
    }

    fn decode(position: &mut P, text: &str) -> Result<(), FenError> {
        position.set_halfmoves(read_number(text, <Self as FenArgument<P>>::NAME)?);
        Ok(())
    }
}

/// The number of the move, from 1; it is 1 if it is left out, and where a program has written 0.
#[derive(Clone, Copy, Debug)]
pub struct FullmoveNumber;

impl<P: Clocks> FenArgument<P> for FullmoveNumber {
    const NAME: &'static str = "fullmove number";
    const DEFAULT: Option<&'static str> = Some("1");
    const SYNTAX: Syntax = Syntax::Rest;

    fn encode(position: &P, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{}", position.fullmoves())
    }

    fn decode(position: &mut P, text: &str) -> Result<(), FenError> {
        position.set_fullmoves(read_move_number(text, <Self as FenArgument<P>>::NAME)?);
        Ok(())
    }
}

/// Reads the number of a move: 0 is 1. Some programs write 0 before the first move; others, such as shakmaty, read it so too.
pub(crate) fn read_move_number(text: &str, field: &'static str) -> Result<u32, FenError> {
    read_number(text, field).map(|number| number.max(1))
}

/// The largest number that a clock of a FEN may show.
///
/// A clock that is played beyond it stays there, so that every position can be written and read.
pub const MOST: u32 = 9999;

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
