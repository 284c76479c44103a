//! Three-check: the third check wins.
//!
//! **Source**: lichess.org, the page of the variant Three-check.

use alloc::vec::Vec;
use core::fmt;

use quadrille_core::fen::{
    BoardField, FenArgument, FenArguments, FenError, Fields, FullmoveNumber, HalfmoveClock, SideToMove, Syntax,
    Violation,
};
use quadrille_core::{Clause, Color, Observer, Outcome, Reason};

use crate::fen::ChessFields;
use crate::rules::{Claims, MOVES_TO_END, TIMES_TO_END};
use crate::state::FIRST_NUMBER;
use crate::validate::{self, add};
use crate::{
    BareKings, ByTheBoard, Castling, Checkmate, ChessBy, EnPassant, Laws, Move, MoveCount, Options, PositionBy,
    Repeated, Stalemate, State, Symmetric, clauses,
};

/// Three-check.
pub type ThreeCheck = ChessBy<ThirdCheckWins>;

/// The third check wins.
#[derive(Clone, Copy, Debug)]
pub struct ThirdCheckWins;

/// The checks that win.
///
/// **Source**: lichess.org, Three-check.
const CHECKS: u8 = 3;

/// A side has given its third check.
///
/// **Source**: lichess.org, Three-check.
pub const THIRD_CHECK: Reason = Reason::new("third check");

/// Both sides have given their third check.
///
/// **Source**: lichess.org, Three-check: the first to do so has won.
pub const BOTH_HAVE_WON: Violation = Violation::of("checks", "a check left to give for one side at least");

/// The checks that each side has left to give.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChecksLeft([u8; 2]);

impl ChecksLeft {
    /// Returns how many checks a side has left to give.
    pub fn of(self, color: Color) -> u8 {
        self.0[color.index()]
    }
}

impl State for ChecksLeft {
    const EMPTY: Self = Self([CHECKS; 2]);

    /// The state `129 + n` is that White has `n` checks left to give, `133 + n` that Black has.
    fn tell<Obs: Observer>(&self, before: &Self, observer: &mut Obs) {
        for color in Color::ALL {
            let number = |left: u8| FIRST_NUMBER + 4 * color.index() + usize::from(left);
            if self.of(color) != before.of(color) {
                observer.state(number(before.of(color)), false);
                observer.state(number(self.of(color)), true);
            }
        }
    }

    fn exchanged(self) -> Self {
        Self([self.0[1], self.0[0]])
    }
}

impl Options for ThirdCheckWins {
    type Laws = Self;
    const NAME: &'static str = "three-check";
    const TITLE: &'static str = "Three-check";
    const KING_TAKES_ROOK: bool = false;
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "Three-check"));
    const CLAUSES: &'static [&'static [Clause]] = &[
        clauses::PIECES,
        clauses::PAWNS,
        clauses::DOUBLE_STEP,
        clauses::EN_PASSANT,
        clauses::PROMOTION,
        clauses::KING,
        clauses::CASTLING,
        clauses::CASTLING_AND_CHECK,
        clauses::CHECK,
        clauses::SAFETY,
        clauses::MATE,
        clauses::STALEMATE,
        clauses::REPETITION,
        clauses::EN_PASSANT_REPEATS,
        clauses::CASTLING_REPEATS,
        clauses::MOVE_COUNT,
        clauses::THREE_CHECK,
    ];
    // Whatever is left beside a king can give check.
    type End = (ByTheBoard, Checkmate, Stalemate, BareKings, MoveCount<MOVES_TO_END>, Repeated<TIMES_TO_END>);
    type Claims = Claims;
}

impl Laws for ThirdCheckWins {
    type Options = Self;
    type State = ChecksLeft;
    type Fen = CheckFields;
    type Buffer = [Move; 218];
    const START: &'static str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1";

    /// A double check counts as one.
    #[inline(always)]
    fn played(before: &PositionBy<Self>, after: &mut PositionBy<Self>, _: Move) {
        let check = after.in_check();
        let left = &mut after.state.0[before.turn().index()];
        *left -= u8::from(check && *left > 0);
    }

    #[inline(always)]
    fn ended(position: &PositionBy<Self>) -> Option<Outcome> {
        let winner = Color::ALL.into_iter().find(|&color| position.state.of(color) == 0);
        winner.map(|color| Outcome::win(color, THIRD_CHECK))
    }

    fn validate(position: &PositionBy<Self>, violations: &mut Vec<Violation>) {
        validate::validate(position, violations);
        add(position.state.0 == [0, 0], BOTH_HAVE_WON, violations);
    }
}

impl Symmetric for ThirdCheckWins {}

/// The checks that are left to give, White's first: `3+3`.
#[derive(Clone, Copy, Debug)]
pub struct Checks;

impl FenArgument<PositionBy<ThirdCheckWins>> for Checks {
    const NAME: &'static str = "checks";
    const DEFAULT: Option<&'static str> = Some("3+3");

    fn encode(position: &PositionBy<ThirdCheckWins>, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{}+{}", position.state.0[0], position.state.0[1])
    }

    fn decode(position: &mut PositionBy<ThirdCheckWins>, text: &str) -> Result<(), FenError> {
        position.state = ChecksLeft(read_two(text)?);
        Ok(())
    }
}

/// The fields of Three-check: `3+3`, the checks that are left to give, before the clocks.
///
/// It may be left out, and `+0+0`, the checks that were given, is read behind the clocks in its place.
///
/// **Source**: lichess.org and Fairy-Stockfish, which write the one or the other.
#[derive(Clone, Copy, Debug)]
pub struct CheckFields;

/// The fields as they are written.
type Written = (BoardField, SideToMove, Castling, EnPassant, Checks, HalfmoveClock, FullmoveNumber);

impl FenArguments<PositionBy<ThirdCheckWins>> for CheckFields {
    const SYNTAX: &'static [Syntax] = <Written as FenArguments<PositionBy<ThirdCheckWins>>>::SYNTAX;

    fn encode(position: &PositionBy<ThirdCheckWins>, out: &mut dyn fmt::Write) -> fmt::Result {
        Written::encode(position, out)
    }

    fn find(text: &str, fields: &Fields, field: &str, square: (usize, usize)) -> Option<usize> {
        <Written as FenArguments<PositionBy<ThirdCheckWins>>>::find(text, fields, field, square)
    }

    fn decode(position: &mut PositionBy<ThirdCheckWins>, text: &str) -> Result<Fields, FenError> {
        if text.split([' ', '\t']).filter(|word| !word.is_empty()).nth(4).is_some_and(|word| word.contains('+')) {
            return Written::decode(position, text);
        }
        let text = text.trim_end_matches([' ', '\t']);
        let last = text.rfind([' ', '\t']).map_or(0, |blank| blank + 1);
        let Some(given) = text[last..].strip_prefix('+') else { return ChessFields::decode(position, text) };
        let fields = ChessFields::decode(position, &text[..last])?;
        let given = read_two(given).map_err(|error| error.moved(last + 1))?;
        position.state = ChecksLeft(given.map(|given| CHECKS - given));
        Ok(fields)
    }
}

/// Reads two numbers from 0 to 3 with `+` between.
fn read_two(text: &str) -> Result<[u8; 2], FenError> {
    const NUMBER: &str = "a number of checks, from 0 to 3";
    let (byte, expected) = match *text.as_bytes() {
        [white @ b'0'..=b'3', b'+', black @ b'0'..=b'3'] => return Ok([white - b'0', black - b'0']),
        [b'0'..=b'3', b'+', b'0'..=b'3', ..] => (3, "the end of the checks"),
        [b'0'..=b'3', b'+', ..] => (2, NUMBER),
        [b'0'..=b'3', ..] => (1, "`+` between the checks of White and of Black"),
        _ => (0, NUMBER),
    };
    Err(FenError::expected("checks", byte, expected))
}
