//! Games of men and kings.

use std::fmt::Debug;
use std::marker::PhantomData;

use quadrille_conformance::derived::Derived;
use quadrille_conformance::{Captures, Law};
use quadrille_core::jump::{Criterion, JumpMove, Landing, LimitedLists, MoveText};
use quadrille_core::{
    BareSide, Bits, BlockedLoses, Chequered, Color, Geometry, JumpMoves, JumpPosition, JumpRules, Jumper, Jumping,
    NorthEast, NorthWest, PromotionInCapture, Rules, Side, SouthEast, SouthWest, Square, Turn,
};

use crate::constants::assert_constants;
use crate::on_trial::{Case, assert_broken, examine, tried};

type Dark = Chequered<8, 8>;
type Diagonals = (NorthWest, NorthEast, SouthEast, SouthWest);

/// How many games are played of each.
const GAMES: usize = 90;

/// What a declaration says; what it does not say is as its base has it.
trait Says: Copy + Debug + Send + Sync + 'static {
    type Base: Says;
    const CHOICE: &'static [Criterion] = Self::Base::CHOICE;
    const REMOVE_DURING_CAPTURE: bool = Self::Base::REMOVE_DURING_CAPTURE;
    const TURN_BACK: bool = Self::Base::TURN_BACK;
    const PROMOTION_IN_CAPTURE: PromotionInCapture = Self::Base::PROMOTION_IN_CAPTURE;
    const MEN_RESET_CLOCK: bool = Self::Base::MEN_RESET_CLOCK;
    const MEN_CAPTURE_KINGS: bool = Self::Base::MEN_CAPTURE_KINGS;
    const LANDING: Landing = Self::Base::LANDING;
    const KING_LIMIT: Option<u32> = Self::Base::KING_LIMIT;
    const FIRST: Color = Self::Base::FIRST;
    const FIRST_KING_ENDS: bool = Self::Base::FIRST_KING_ENDS;
}

/// Men that capture in all directions, flying kings, and the most pieces.
#[derive(Clone, Copy, Debug)]
struct Plain;

impl Says for Plain {
    type Base = Self;
    const CHOICE: &'static [Criterion] = &[Criterion::Number];
    const REMOVE_DURING_CAPTURE: bool = false;
    const TURN_BACK: bool = true;
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::AtTheEnd;
    const MEN_RESET_CLOCK: bool = true;
    const MEN_CAPTURE_KINGS: bool = true;
    const LANDING: Landing = Landing::Anywhere;
    const KING_LIMIT: Option<u32> = None;
    const FIRST: Color = Color::White;
    const FIRST_KING_ENDS: bool = false;
}

/// The rest of what can be said.
#[derive(Clone, Copy, Debug)]
struct Odd;

impl Says for Odd {
    type Base = Plain;
    const CHOICE: &'static [Criterion] = &[Criterion::WithKing, Criterion::Number];
    const REMOVE_DURING_CAPTURE: bool = true;
    const TURN_BACK: bool = false;
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::AtOnce;
    const MEN_CAPTURE_KINGS: bool = false;
    const KING_LIMIT: Option<u32> = Some(2);
}

/// The men of both sides.
trait Men: Copy + Debug + Send + Sync + 'static {
    type Of<S: Side>: Jumper;
}

/// Declares a piece.
macro_rules! piece {
    ($name:ident: $steps:ty, $jumps:ty, $flies:literal) => {
        #[derive(Clone, Copy, Debug)]
        struct $name;

        impl Jumper for $name {
            type Steps = $steps;
            type Jumps = $jumps;
            const FLIES: bool = $flies;
        }
    };
}

/// Declares men, as the side `S` has them.
macro_rules! men {
    ($name:ident, $man:ident: $steps:ty, $jumps:ty) => {
        #[derive(Clone, Copy, Debug)]
        struct $man<S>(PhantomData<S>);

        impl<S: Side> Jumper for $man<S> {
            type Steps = $steps;
            type Jumps = $jumps;
            const FLIES: bool = false;
        }

        #[derive(Clone, Copy, Debug)]
        struct $name;

        impl Men for $name {
            type Of<S: Side> = $man<S>;
        }
    };
}

piece!(King: Diagonals, Diagonals, true);
piece!(ShortKing: Diagonals, Diagonals, false);
piece!(KingThatStepsNotSouthWest: (NorthWest, NorthEast, SouthEast), Diagonals, true);
piece!(KingThatTakesNotSouthWest: Diagonals, (NorthWest, NorthEast, SouthEast), true);
men!(AllMen, Man: (S::ForwardWest, S::ForwardEast), Diagonals);
men!(WesternMen, WesternMan: (S::ForwardWest,), Diagonals);
men!(ForwardMen, ForwardMan: (S::ForwardWest, S::ForwardEast), (S::ForwardWest, S::ForwardEast));

/// A variant of what is said, men and a king.
#[derive(Clone, Copy, Debug)]
struct Variant<T, M = AllMen, K = King>(PhantomData<(T, M, K)>);

impl<T: Says, M: Men, K: Jumper + Copy + Debug + Send + Sync + 'static> JumpMoves for Variant<T, M, K> {
    type Geometry = Dark;
    type Man<S: Side> = M::Of<S>;
    type King = K;
    const CHOICE: &'static [Criterion] = T::CHOICE;
    const REMOVE_DURING_CAPTURE: bool = T::REMOVE_DURING_CAPTURE;
    const TURN_BACK: bool = T::TURN_BACK;
    const PROMOTION_IN_CAPTURE: PromotionInCapture = T::PROMOTION_IN_CAPTURE;
    const MEN_RESET_CLOCK: bool = T::MEN_RESET_CLOCK;
    const MEN_CAPTURE_KINGS: bool = T::MEN_CAPTURE_KINGS;
    const LANDING: Landing = T::LANDING;
    const KING_LIMIT: Option<u32> = T::KING_LIMIT;
    const FIRST: Color = T::FIRST;
}

impl<T: Says, M: Men, K: Jumper + Copy + Debug + Send + Sync + 'static> JumpRules for Variant<T, M, K> {
    type Moves = Self;
    const NAME: &'static str = "variant";
    const TITLE: &'static str = "Variant";
    const START: &'static str = match T::FIRST {
        Color::White => "W:W21-32:B1-12",
        Color::Black => "B:W21-32:B1-12",
    };
    const FIRST_KING_ENDS: bool = T::FIRST_KING_ENDS;
    type End = (BareSide, BlockedLoses);
    type Claims = ();
    type Fen = (LimitedLists<true>,);
    const TEXT: MoveText = MoveText { always_whole: true, capture: 'x', promotion: "" };
    const GAME_TYPE: &'static str = match T::FIRST {
        Color::White => "50,W,8,8,N2,0",
        Color::Black => "50,B,8,8,N2,0",
    };
}

type Game<T> = Jumping<Variant<T>>;
type Position = JumpPosition<Dark>;
type Move = JumpMove<Dark>;

tried!(Game<Plain>, Game<Odd>);

/// A right game, and the declaration `V` that judges it.
fn before<T: Says, V: JumpRules<Moves: JumpMoves<Geometry = Dark>>>() -> Case<Game<T>> {
    Case { moves: Jumping::<V>::slow_moves, leads_to: Jumping::<V>::slow_move_leads_to, ..Case::RIGHT }
}

#[test]
fn what_is_declared_is_right() {
    let reports = [
        examine::<Game<Plain>>(Case::RIGHT, Captures::Forced, GAMES),
        examine::<Game<Odd>>(Case::RIGHT, Captures::Forced, GAMES),
    ];
    for report in reports {
        assert_broken(&report, &[]);
        assert!(report.unmet().is_empty(), "{report}");
    }
}

/// Has a game judged by a declaration that says one thing otherwise: the laws that do not hold.
macro_rules! otherwise {
    ($($test:ident: $base:ident, $says:ident: $type:ty = $value:expr; $($law:ident),+;)*) => {
        $(#[test]
        fn $test() {
            #[derive(Clone, Copy, Debug)]
            struct Other;

            impl Says for Other {
                type Base = $base;
                const $says: $type = $value;
            }

            let report = examine::<Game<$base>>(before::<$base, Variant<Other>>(), Captures::Forced, GAMES);
            assert_broken(&report, &[$(Law::$law),+]);
        })*

        /// The constants that are said otherwise.
        const SAID: &[&str] = &[$(stringify!($says)),*];
    };
}

/// Has a game judged by a declaration that has another piece.
macro_rules! other_pieces {
    ($($test:ident: $men:ty, $king:ty; $($law:ident),+;)*) => {
        $(#[test]
        fn $test() {
            let report = examine::<Game<Plain>>(before::<Plain, Variant<Plain, $men, $king>>(), Captures::Forced, GAMES);
            assert_broken(&report, &[$(Law::$law),+]);
        })*
    };
}

/// Tries a game whose generator has a defect.
macro_rules! defects {
    ($($test:ident: $field:ident $defect:expr; $($law:ident),+;)*) => {
        $(#[test]
        fn $test() {
            let report = examine::<Game<Plain>>(Case { $field: $defect, ..Case::RIGHT }, Captures::Forced, GAMES);
            assert_broken(&report, &[$(Law::$law),+]);
        })*
    };
}

type Choice = &'static [Criterion];

otherwise! {
    captures_need_not_be_of_the_most: Plain, CHOICE: Choice = &[]; Referee;
    kings_capture_first: Plain, CHOICE: Choice = &[Criterion::WithKing, Criterion::Number]; Referee;
    the_most_kings_are_captured: Plain, CHOICE: Choice = &[Criterion::Number, Criterion::Kings]; Referee;
    kings_are_captured_early: Plain, CHOICE: Choice = &[Criterion::Number, Criterion::EarlyKings]; Referee;
    the_greatest_value_is_captured: Plain, CHOICE: Choice = &[Criterion::Value { man: 1, king: 3 }]; Referee;
    questions_are_asked_in_order: Odd, CHOICE: Choice = &[Criterion::Number, Criterion::WithKing]; Referee;
    what_is_captured_goes_at_once: Plain, REMOVE_DURING_CAPTURE: bool = true; Referee;
    pieces_turn_back: Odd, TURN_BACK: bool = true; Referee;
    men_go_on_as_kings: Plain, PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::AtOnce; RefereePlays;
    men_stop_as_kings: Plain, PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::EndsTheTurn; Referee;
    men_leave_the_clock: Plain, MEN_RESET_CLOCK: bool = false; RefereePlays;
    men_spare_kings: Plain, MEN_CAPTURE_KINGS: bool = false; Referee;
    men_take_kings: Odd, MEN_CAPTURE_KINGS: bool = true; Referee;
    kings_land_right_behind: Plain, LANDING: Landing = Landing::RightBehind; Referee;
    kings_land_right_behind_a_king: Plain, LANDING: Landing = Landing::RightBehindLastKing; Referee;
    moves_of_a_king_are_counted: Plain, KING_LIMIT: Option<u32> = Some(3); RefereePlays;
    a_king_moves_once_more: Odd, KING_LIMIT: Option<u32> = Some(3); Referee;
    a_king_moves_once_less: Odd, KING_LIMIT: Option<u32> = Some(1); Referee;
    black_begins: Plain, FIRST: Color = Color::Black; RefereePlays;
    the_first_king_ends_the_game: Plain, FIRST_KING_ENDS: bool = true; Referee;
}

other_pieces! {
    men_step_in_fewer_directions: WesternMen, King; Referee;
    men_capture_in_fewer_directions: ForwardMen, King; Referee;
    kings_step_in_fewer_directions: AllMen, KingThatStepsNotSouthWest; Referee;
    kings_capture_in_fewer_directions: AllMen, KingThatTakesNotSouthWest; Referee;
    kings_do_not_fly: AllMen, ShortKing; Referee;
}

#[test]
fn each_constant_is_said_otherwise() {
    // The rest are names, texts, the start, and what is compiled how.
    let needless = ["NAME", "TITLE", "START", "DIRECT", "TEXT", "CLAUSES", "GAME_TYPE"];
    assert_constants("jump/rules.rs", ["JumpMoves", "JumpRules"], SAID, &needless);
}

defects! {
    a_generator_that_forgets_long_captures: alter |_, mv| (mv.captured.count() < 3).then_some(mv); Referee;
    a_generator_that_promotes_a_rank_early: alter |position, mv| Some(promoted_early(position, mv)); RefereePlays;
    a_generator_whose_kings_go_over_their_own: add over_their_own; Referee;
}

/// A step of a man to the last rank but one makes it a king.
fn promoted_early(position: &Position, mv: Move) -> Move {
    let early = mv.captured.is_empty() && position.men(position.turn()).contains(mv.from.bit());
    let rank = if position.turn() == Color::White { 6 } else { 1 };
    Move { promotes: mv.promotes || early && mv.to.rank() == rank, ..mv }
}

/// Kings go over one piece of their own to the square behind it.
fn over_their_own(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    if !Game::<Plain>::captures(position).is_empty() {
        return moves;
    }
    for from in Dark::squares(position.kings(position.turn())) {
        for (files, ranks) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
            let square = |steps: isize| {
                let file = from.file().checked_add_signed(files * steps)?;
                Square::new(file, from.rank().checked_add_signed(ranks * steps)?)
            };
            let (Some(over), Some(to)) = (square(1), square(2)) else { continue };
            if position.pieces(position.turn()).contains(over.bit()) && position.empty().contains(to.bit()) {
                moves.push(Move { from, to, captured: Bits::EMPTY, promotes: false });
            }
        }
    }
    moves
}
