//! A race of men over a board of 10 by 8 squares: a game for tests, on a shape and with rules that no other has.
//!
//! Men step forward, straight or aslant, or sideways, to an empty square, and capture aslant. The side that reaches the
//! last rank, and the clock once no man was captured for [`LIMIT`] plies, end the game. By the convention of orders a
//! capture counts twice.

use alloc::vec::Vec;
use core::fmt;

use crate::fen::{FullmoveNumber, HalfmoveClock, SideToMove};
use crate::*;

/// The board: two words, not square, no ghosts.
pub(crate) type Board = Rectangle<10, 8, 2>;

/// Plies without a capture that end the game.
pub(crate) const LIMIT: u32 = 12;

/// The rules of the race.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Race;

/// A position of the race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    pub(crate) men: [BitBoard<2>; 2],
    pub(crate) turn: Color,
    pub(crate) halfmoves: u32,
    pub(crate) fullmoves: u32,
}

/// A man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Man(pub(crate) Color);

/// A step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) from: Square<Board>,
    pub(crate) to: Square<Board>,
}

impl Glyph for Man {
    fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'U' => Some(Self(Color::White)),
            'd' => Some(Self(Color::Black)),
            _ => None,
        }
    }

    fn token(self) -> Token {
        Token { letter: ['U', 'd'][self.0.index()], team: self.0.index(), moved: false }
    }
}

impl Placement for Position {
    type Geometry = Board;
    type Piece = Man;

    fn at(&self, square: Square<Board>) -> Content<Man> {
        match Color::ALL.into_iter().find(|color| self.men[color.index()].contains(square.bit())) {
            Some(color) => Content::Piece(Man(color)),
            None => Content::Empty,
        }
    }

    fn place(&mut self, square: Square<Board>, content: Content<Man>) {
        for color in Color::ALL {
            let men = &mut self.men[color.index()];
            let here = content.piece() == Some(Man(color));
            *men = if here { men.with(square.bit()) } else { men.without(square.bit()) };
        }
    }
}

impl Turn for Position {
    fn turn(&self) -> Color {
        self.turn
    }

    fn set_turn(&mut self, turn: Color) {
        self.turn = turn;
    }
}

impl Clocks for Position {
    fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    fn set_halfmoves(&mut self, plies: u32) {
        self.halfmoves = plies;
    }

    fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    fn set_fullmoves(&mut self, moves: u32) {
        self.fullmoves = moves;
    }
}

/// A violation for tests.
pub(crate) const FULL: Violation = Violation::waivable("board", "no man on its last rank");

impl Rules for Race {
    const NAME: &'static str = "race";
    const TITLE: &'static str = "Race";
    const START: &'static str = "10/d1d1d1d1d1/1d1d1d1d1d/10/10/1U1U1U1U1U/U1U1U1U1U1/10 w 0 1";
    const KEEPS_REPLIES: bool = true;
    const CONVENTIONS: &'static [Convention] = &[Convention::Unique, Convention::Orders];

    type Geometry = Board;
    type Position = Position;
    type Move = Step;
    type Buffer = [Step; 64];
    type Fen = (BoardField, SideToMove, HalfmoveClock, FullmoveNumber);
    type End = (NoProgress<LIMIT>, BareSide, BlockedLoses);
    type Claims = (Repetition<2>, NoProgress<4>);
    type Repeats = ([BitBoard<2>; 2], Color);

    fn start() -> Position {
        fen::read::<Self>(Self::START).unwrap()
    }

    fn empty() -> Position {
        Position { men: [BitBoard::EMPTY; 2], turn: Color::White, halfmoves: 0, fullmoves: 1 }
    }

    fn validate(position: &Position, violations: &mut Vec<Violation>) {
        if goal(position) {
            violations.push(FULL);
        }
    }

    fn generate<S: MoveSink<Self>>(position: &Position, sink: &mut S) {
        if goal(position) || position.halfmoves >= LIMIT {
            return;
        }
        match position.turn {
            Color::White => moves::<White, S>(position, sink),
            Color::Black => moves::<Black, S>(position, sink),
        }
    }

    fn play<O: Observer>(position: &mut Position, step: Step, observer: &mut O) {
        let (us, them) = (position.turn, position.turn.other());
        position.halfmoves += 1;
        if position.men[them.index()].contains(step.to.bit()) {
            position.men[them.index()] = position.men[them.index()].without(step.to.bit());
            position.halfmoves = 0;
            observer.piece(them.index(), step.to.bit(), false);
        }
        let men = &mut position.men[us.index()];
        *men = men.without(step.from.bit()).with(step.to.bit());
        observer.piece(us.index(), step.from.bit(), false);
        observer.piece(us.index(), step.to.bit(), true);
        observer.state(0, us == Color::White);
        position.turn = them;
        position.fullmoves += us.index() as u32;
    }

    fn describe<O: Observer>(position: &Position, observer: &mut O) {
        for color in Color::ALL {
            for bit in position.men[color.index()] {
                observer.piece(color.index(), bit, true);
            }
        }
        if position.turn == Color::Black {
            observer.state(0, true);
        }
    }

    fn repeats(position: &Position) -> Self::Repeats {
        (position.men, position.turn)
    }

    fn clock_of_perft(position: &Position, depth: u32) -> u32 {
        if position.halfmoves + depth > LIMIT { position.halfmoves } else { 0 }
    }

    fn write_move(_: &Position, step: Step, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{}{}", step.from, step.to)
    }

    fn read_move(position: &Position, text: &str) -> Result<Step, MoveError> {
        let (from, taken) = Board::read_square(text)?;
        let to = text[taken..].parse()?;
        let step = Step { from, to };
        if Self::is_legal(position, step) { Ok(step) } else { Err(MoveError::Illegal) }
    }
}

/// Returns whether a side has reached its goal.
fn goal(position: &Position) -> bool {
    (position.men[0] & Board::rank(7)).any() || (position.men[1] & Board::rank(0)).any()
}

/// Generates the moves of a side.
fn moves<S: Side, K: MoveSink<Race>>(position: &Position, sink: &mut K) {
    let (own, enemy) = (position.men[S::COLOR.index()], position.men[S::Other::COLOR.index()]);
    let empty = Board::SQUARES & !(own | enemy);
    captures::<S::ForwardEast, K>(own, enemy, sink);
    captures::<S::ForwardWest, K>(own, enemy, sink);
    if !K::CAPTURES_ONLY && !sink.is_full() {
        steps::<S::Forward, K>(own, empty, sink);
        steps::<S::ForwardEast, K>(own, empty, sink);
        steps::<S::ForwardWest, K>(own, empty, sink);
        steps::<East, K>(own, empty, sink);
        steps::<West, K>(own, empty, sink);
    }
}

/// Generates the captures in a direction.
fn captures<D: Direction, K: MoveSink<Race>>(own: BitBoard<2>, enemy: BitBoard<2>, sink: &mut K) {
    steps::<D, K>(own, enemy, sink);
    if K::CONVENTION == Convention::Orders {
        let twice = Board::step::<D>(own) & enemy;
        if !sink.tally(|| twice.count().into()) {
            steps::<D, K>(own, enemy, sink);
        }
    }
}

/// Generates the steps in a direction to one of some squares.
fn steps<D: Direction, K: MoveSink<Race>>(own: BitBoard<2>, targets: BitBoard<2>, sink: &mut K) {
    sink.extend(Board::step::<D>(own) & targets, |to| {
        let from = Board::squares(Board::step::<D::Opposite>(to.set())).next();
        Step { from: from.unwrap(), to }
    });
}
