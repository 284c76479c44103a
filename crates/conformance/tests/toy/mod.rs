//! A small game that is right, but for the defect that it is given.
//!
//! Men step forward and capture aslant; on the last rank a man becomes a chief, who steps and captures in all
//! directions. A chief in the middle of the board wins; a side without pieces or without a move loses; thirty plies
//! without a capture or a man's step draw.

pub(crate) mod defect;
mod position;
pub(crate) mod referee;

use std::fmt;
use std::marker::PhantomData;

use quadrille_core::fen::{FenArgument, FenError, FullmoveNumber, HalfmoveClock, SideToMove, Violation};
use quadrille_core::smallvec::Array;
use quadrille_core::{
    BareSide, BoardField, Clocks, Color, Content, Convention, Geometry, History, Hop, Leaper, MoveError, MoveSink,
    NoProgress, Observer, Outcome, Placement, Reason, Resolution, Rules, Square, Turn, fen, perft::Replies,
};

use defect::{Defect, by_chance, is};
pub(crate) use position::{Board, Piece, Position, Squares};

/// The rules, with the capacity of a list of moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ToyOf<B>(PhantomData<B>);

/// The rules.
pub(crate) type Toy = ToyOf<[Step; 40]>;

/// A step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    from: Square<Board>,
    to: Square<Board>,
}

/// How a chief steps.
struct Chief;

impl Leaper for Chief {
    type Leaps = (Hop<-1, -1>, Hop<0, -1>, Hop<1, -1>, Hop<-1, 0>, Hop<1, 0>, Hop<-1, 1>, Hop<0, 1>, Hop<1, 1>);
}

/// How a chief steps that never goes back.
struct Forward;

impl Leaper for Forward {
    type Leaps = (Hop<-1, 0>, Hop<1, 0>, Hop<-1, 1>, Hop<0, 1>, Hop<1, 1>);
}

/// The number of the move.
pub(crate) struct Number;

impl FenArgument<Position> for Number {
    const NAME: &'static str = <FullmoveNumber as FenArgument<Position>>::NAME;

    fn encode(position: &Position, out: &mut dyn fmt::Write) -> fmt::Result {
        if is(Defect::FenForgetsNumber) { out.write_str("1") } else { FullmoveNumber::encode(position, out) }
    }

    fn decode(position: &mut Position, text: &str) -> Result<(), FenError> {
        FullmoveNumber::decode(position, text)
    }
}

/// A chief in the middle wins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InTheMiddle;

impl<R: Rules<Position = Position>> Resolution<R> for InTheMiddle {
    fn resolve(history: &History<R>, _: bool) -> Option<Outcome> {
        let winner = winner(history.position())?;
        Some(Outcome::win(winner, Reason::new("in the middle")))
    }
}

/// The side to move loses without a move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blocked;

impl<R: Rules> Resolution<R> for Blocked {
    fn resolve(history: &History<R>, has_move: bool) -> Option<Outcome> {
        if is(Defect::EndsByChance) && by_chance() {
            return Some(Outcome::draw(Reason::AGREEMENT));
        }
        let pieces = R::Geometry::squares(R::Geometry::SQUARES);
        let pieces = pieces.filter(|&square| history.position().at(square) != Content::Empty).count();
        assert!(!is(Defect::EndPanics) || pieces > 6, "nobody knows the end of few pieces");
        let blocked = !has_move && !is(Defect::BlockedGoesOn);
        blocked.then(|| Outcome::win(history.position().turn().other(), Reason::BLOCKED))
    }
}

/// A man on the last rank, where he is none.
const MAN_ON_LAST_RANK: Violation = Violation::of("board", "no man on his last rank");

impl<B: Array<Item = Step> + 'static> Rules for ToyOf<B>
where
    Self: Copy + Send + Sync + fmt::Debug,
{
    const NAME: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const START: &'static str = "2m2/mmmm1/5/1MMMM/2M2 w 0 1";

    type Geometry = Board;
    type Position = Position;
    type Move = Step;
    type Buffer = B;
    type Fen = (BoardField, SideToMove, HalfmoveClock, Number);
    type End = (InTheMiddle, BareSide, Blocked, NoProgress<30>);
    type Claims = ();
    type Repeats = ([Squares; 2], Squares, Option<Color>);

    fn start() -> Position {
        let mut start = fen::read::<Self>(Self::START).expect("a position");
        if is(Defect::StartHasOtherTurn) {
            start.set_turn(Color::Black);
        }
        start
    }

    fn empty() -> Position {
        Position { sides: [Squares::EMPTY; 2], chiefs: Squares::EMPTY, clock: quadrille_core::Clock::new(Color::White) }
    }

    fn validate(position: &Position, violations: &mut Vec<Violation>) {
        let men = |color: Color| position.sides[color.index()] & !position.chiefs;
        if (men(Color::White) & Board::rank(4) | men(Color::Black) & Board::rank(0)).any() {
            violations.push(MAN_ON_LAST_RANK);
        }
    }

    fn generate<S: MoveSink<Self>>(position: &Position, sink: &mut S) {
        if winner(position).is_some() && !is(Defect::WinnerPlaysOn) {
            return;
        }
        let own = position.sides[position.turn().index()];
        let enemy = position.sides[position.turn().other().index()];
        assert!(!is(Defect::GeneratorPanics) || own.count() + enemy.count() > 6, "there are few pieces");
        for from in Board::squares(own) {
            let targets = targets(position, from, own, enemy) & if S::CAPTURES_ONLY { enemy } else { !own };
            let make = |to| Step { from, to };
            sink.follow(targets, make, |to| {
                let mut next = *position;
                Self::play(&mut next, make(to), &mut ());
                if is(Defect::FollowedStandsStill) { *position } else { next }
            });
            let again = is(Defect::MoveGivenTwice) && (targets & enemy).any()
                || is(Defect::OrdersAreHidden) && S::CONVENTION == Convention::Orders;
            if again {
                sink.extend(targets, make);
            }
        }
    }

    fn play<O: Observer>(position: &mut Position, Step { from, to }: Step, observer: &mut O) {
        let (us, them) = (position.turn(), position.turn().other());
        let (chief, captured) = (position.chiefs.contains(from.bit()), position.sides[them.index()].contains(to.bit()));
        if captured {
            let piece = Piece { color: them, chief: position.chiefs.contains(to.bit()) };
            if !is(Defect::KeyForgetsCaptures) {
                observer.piece(piece.index(), to.bit(), false);
            }
        }
        let last = Board::rank(if us == Color::White { 4 } else { 0 }).contains(to.bit());
        let becomes = chief || last && !is(Defect::ManStaysOnLastRank) || captured && is(Defect::CaptorsRise);
        observer.piece(Piece { color: us, chief }.index(), from.bit(), false);
        observer.piece(Piece { color: us, chief: becomes }.index(), to.bit(), true);
        if !is(Defect::KeyForgetsTurn) {
            observer.state(0, us == Color::White);
        }
        let (left, landed) = (from.set(), to.set());
        position.sides[us.index()] = position.sides[us.index()] & !left | landed;
        position.sides[them.index()] &= !landed;
        position.chiefs &= !(left | landed);
        if becomes {
            position.chiefs |= landed;
        }
        position.clock.tick(captured || !chief, Color::Black);
    }

    fn null_move<O: Observer>(position: &mut Position, observer: &mut O) -> bool {
        if winner(position).is_some() {
            return false;
        }
        if is(Defect::NullMoveTakes) {
            position.chiefs = Squares::EMPTY;
        }
        if !is(Defect::KeyForgetsTurn) {
            observer.state(0, position.turn() == Color::White);
        }
        position.clock.tick(false, Color::Black);
        true
    }

    fn describe<O: Observer>(position: &Position, observer: &mut O) {
        for color in Color::ALL {
            for bit in position.sides[color.index()] {
                observer.piece(Piece { color, chief: position.chiefs.contains(bit) }.index(), bit, true);
            }
        }
        if position.turn() == Color::Black && !is(Defect::KeyForgetsTurn) {
            observer.state(0, true);
        }
        if is(Defect::KeyHasClock) && position.halfmoves() > 2 {
            observer.state(1, true);
        }
    }

    fn repeats(position: &Position) -> Self::Repeats {
        let turn = (!is(Defect::RepeatsForgetTurn)).then_some(position.turn());
        (position.sides, position.chiefs, turn)
    }

    fn write_move(_: &Position, Step { from, to }: Step, out: &mut dyn fmt::Write) -> fmt::Result {
        if is(Defect::TextsAreTargets) { write!(out, "{to}") } else { write!(out, "{from}{to}") }
    }

    fn read_move(position: &Position, text: &str) -> Result<Step, MoveError> {
        if is(Defect::FirstMoveIsRead) {
            return Self::moves(position).first().copied().ok_or(MoveError::Illegal);
        }
        if is(Defect::TextsAreTargets) {
            let to: Square<Board> = text.parse()?;
            return Self::moves(position).into_iter().find(|step| step.to == to).ok_or(MoveError::Illegal);
        }
        if is(Defect::ReaderSlices) {
            return text[..2].parse::<Square<Board>>().map_err(MoveError::from).and(Err(MoveError::Illegal));
        }
        let beyond = if is(Defect::ErrorLiesBeyond) { 3 } else { 0 };
        let (from, taken) = Board::read_square(text).map_err(|error| MoveError::from(error).moved(beyond))?;
        let to = text[taken..].parse().map_err(|error| MoveError::from(error).moved(taken))?;
        let step = Step { from, to };
        if Self::is_legal(position, step) { Ok(step) } else { Err(MoveError::Illegal) }
    }

    fn write_recorded(position: &Position, step: Step, out: &mut dyn fmt::Write) -> fmt::Result {
        if is(Defect::RecordHasBlank) {
            return write!(out, "{} {}", step.from, step.to);
        }
        Self::write_move(position, step, out)
    }

    fn read_recorded(position: &Position, text: &str) -> Result<Step, MoveError> {
        if is(Defect::RecordHasBlank) {
            return Self::read_move(position, &text.replace(' ', ""));
        }
        Self::read_move(position, text)
    }

    fn replies<const CONVENTION: u8>(positions: &[Position]) -> u64 {
        let more = u64::from(is(Defect::RepliesAreMore) && positions.len() > 2);
        positions.iter().map(Replies::<Self, CONVENTION>::one_by_one).sum::<u64>() + more
    }

    fn captures(position: &Position) -> quadrille_core::MoveList<Self> {
        if is(Defect::CapturesHaveMore) {
            return Self::moves(position);
        }
        let mut captures = quadrille_core::CaptureList::<Self>(Default::default());
        Self::generate(position, &mut captures);
        captures.0
    }

    fn move_count(position: &Position) -> u64 {
        let moves = Self::moves(position).len() as u64;
        if is(Defect::CountIsShort) { moves.min(9) } else { moves }
    }

    fn is_legal(position: &Position, mv: Step) -> bool {
        is(Defect::AnythingIsLegal) || Self::moves(position).contains(&mv)
    }

    fn try_play(position: &mut Position, mv: Step) -> Result<(), MoveError> {
        if !Self::is_legal(position, mv) {
            if is(Defect::TryingChanges) {
                position.clock.tick(false, Color::Black);
            }
            return Err(MoveError::Illegal);
        }
        Self::play(position, mv, &mut ());
        Ok(())
    }
}

/// Returns the side whose chief is in the middle.
fn winner(position: &Position) -> Option<Color> {
    Color::ALL.into_iter().find(|color| (position.sides[color.index()] & position.chiefs & position::GOAL).any())
}

/// Returns where a piece may go, its own side's squares among them.
fn targets(position: &Position, from: Square<Board>, own: Squares, enemy: Squares) -> Squares {
    if position.chiefs.contains(from.bit()) {
        return if is(Defect::ChiefStaysBehind) {
            Forward::attacks::<Board>(from)
        } else {
            Chief::attacks::<Board>(from)
        };
    }
    let rank = if position.turn() == Color::White { from.rank() + 1 } else { from.rank().wrapping_sub(1) };
    let to = |file: usize| Square::<Board>::new(file, rank).map_or(Squares::EMPTY, Square::set);
    to(from.file()) & !(own | enemy) | (to(from.file() + 1) | to(from.file().wrapping_sub(1))) & enemy
}
