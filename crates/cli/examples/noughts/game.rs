//! Noughts and crosses: all that a rule plug-in needs, for the smallest game that there is.

use std::fmt;

use quadrille::core::fen::{BoardField, FullmoveNumber, Glyph, SideLetters, SideToMove, Token, Violation};
use quadrille::core::{
    BitBoard, Clocks, Color, Content, Geometry, History, MoveError, MoveSink, Observer, Outcome, Placement, Reason,
    Rectangle, Resolution, Rules, Square, Turn, bitboard,
};

/// Three by three squares.
type Board = Rectangle<3, 3>;
type Squares = BitBoard<1>;

/// The game; crosses begin.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noughts;

/// A mark of a side: crosses are White's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark(Color);

/// The marks on the board, and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    marks: [Squares; 2],
    turn: Color,
    fullmoves: u32,
}

impl Position {
    const EMPTY: Self = Self { marks: [Squares::EMPTY; 2], turn: Color::White, fullmoves: 1 };

    /// Returns whether a side has three in a row.
    fn has_line(&self, color: Color) -> bool {
        const LINES: [Squares; 8] = [
            bitboard! { Board: X X X . . . . . . },
            bitboard! { Board: . . . X X X . . . },
            bitboard! { Board: . . . . . . X X X },
            bitboard! { Board: X . . X . . X . . },
            bitboard! { Board: . X . . X . . X . },
            bitboard! { Board: . . X . . X . . X },
            bitboard! { Board: X . . . X . . . X },
            bitboard! { Board: . . X . X . X . . },
        ];
        LINES.into_iter().any(|line| line & self.marks[color.index()] == line)
    }
}

impl Rules for Noughts {
    const NAME: &'static str = "noughts";
    const TITLE: &'static str = "Noughts and crosses";
    const START: &'static str = "3/3/3 x 1";

    type Geometry = Board;
    type Position = Position;
    type Move = Square<Board>;
    type Buffer = [Square<Board>; 9];
    type Fen = (BoardField, SideToMove<Letters>, FullmoveNumber);
    type End = (ThreeInARow, Full);
    type Claims = ();
    type Repeats = ([Squares; 2], Color);

    fn start() -> Position {
        Position::EMPTY
    }

    fn empty() -> Position {
        Position::EMPTY
    }

    fn validate(position: &Position, violations: &mut Vec<Violation>) {
        if Color::ALL.into_iter().all(|color| position.has_line(color)) {
            violations.push(Violation::waivable("board", "one side with three in a row"));
        }
    }

    fn generate<S: MoveSink<Self>>(position: &Position, sink: &mut S) {
        let [crosses, noughts] = position.marks;
        if !S::CAPTURES_ONLY && !Color::ALL.into_iter().any(|color| position.has_line(color)) {
            sink.extend(Board::SQUARES & !(crosses | noughts), |square| square);
        }
    }

    fn play<O: Observer>(position: &mut Position, square: Square<Board>, observer: &mut O) {
        position.marks[position.turn.index()] |= square.set();
        observer.piece(position.turn.index(), square.bit(), true);
        if position.turn == Color::Black {
            position.fullmoves += 1;
        }
        position.turn = position.turn.other();
        observer.state(0, position.turn == Color::Black);
    }

    fn describe<O: Observer>(position: &Position, observer: &mut O) {
        for color in Color::ALL {
            position.marks[color.index()].into_iter().for_each(|bit| observer.piece(color.index(), bit, true));
        }
        if position.turn == Color::Black {
            observer.state(0, true);
        }
    }

    fn repeats(position: &Position) -> Self::Repeats {
        (position.marks, position.turn)
    }

    fn write_move(_: &Position, square: Square<Board>, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{square}")
    }

    fn read_move(position: &Position, text: &str) -> Result<Square<Board>, MoveError> {
        let square = text.parse()?;
        if Self::is_legal(position, square) { Ok(square) } else { Err(MoveError::Illegal) }
    }
}

/// `x` and `o`.
pub(crate) struct Letters;

impl SideLetters for Letters {
    const WHITE: &'static str = "x";
    const BLACK: &'static str = "o";
}

impl Glyph for Mark {
    const LETTERS: &'static [&'static str] = &[Letters::WHITE, Letters::BLACK];

    fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'x' => Some(Self(Color::White)),
            'o' => Some(Self(Color::Black)),
            _ => None,
        }
    }

    fn token(self) -> Token {
        let letter = if self.0 == Color::White { 'x' } else { 'o' };
        Token { letter, team: self.0.index(), moved: false }
    }
}

/// Three in a row win.
pub(crate) struct ThreeInARow;

impl Resolution<Noughts> for ThreeInARow {
    fn resolve(history: &History<Noughts>, _: bool) -> Option<Outcome> {
        let winner = Color::ALL.into_iter().find(|&color| history.position().has_line(color))?;
        Some(Outcome::win(winner, Reason::new("three in a row")))
    }
}

/// A board without a free square is a draw.
pub(crate) struct Full;

impl Resolution<Noughts> for Full {
    fn resolve(_: &History<Noughts>, has_move: bool) -> Option<Outcome> {
        (!has_move).then(|| Outcome::draw(Reason::new("the board is full")))
    }
}

impl Placement for Position {
    type Geometry = Board;
    type Piece = Mark;

    fn at(&self, square: Square<Board>) -> Content<Mark> {
        let side = Color::ALL.into_iter().find(|color| self.marks[color.index()].contains(square.bit()));
        side.map_or(Content::Empty, |color| Content::Piece(Mark(color)))
    }

    fn place(&mut self, square: Square<Board>, content: Content<Mark>) {
        self.marks = self.marks.map(|marks| marks.without(square.bit()));
        if let Content::Piece(Mark(color)) = content {
            self.marks[color.index()] |= square.set();
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

/// No clock but the number of the move.
impl Clocks for Position {
    fn halfmoves(&self) -> u32 {
        0
    }

    fn set_halfmoves(&mut self, _: u32) {}

    fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    fn set_fullmoves(&mut self, moves: u32) {
        self.fullmoves = moves;
    }
}
