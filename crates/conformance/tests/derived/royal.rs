//! Games of leaping and riding pieces.

use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;

use quadrille_conformance::derived::royal;
use quadrille_conformance::{Captures, Law};
use quadrille_core::fen::{FullmoveNumber, HalfmoveClock, SideToMove};
use quadrille_core::royal::gaits::{Bishop, King, Knight, Pawn, Rook};
use quadrille_core::royal::{
    Capture, Castling, CastlingField, Checkmate, Deed, DoubleStep, EnPassantField, InHand, Kinds, Leap, NoPockets,
    PieceField, Pockets, Ride, StalemateDraws,
};
use quadrille_core::{
    Color, Geometry, Hop, MoveList, North, NorthEast, NorthWest, Outcome, Reason, Rectangle, Royal, RoyalMove,
    RoyalMoves, RoyalPosition, RoyalRules, Rules, SouthEast, SouthWest, Square, Turn,
};

use crate::constants::assert_constants;
use crate::on_trial::{Case, assert_broken, examine, tried};

type Board = Rectangle<6, 6>;
type Letters = &'static [&'static str];
type Promotions = &'static [(&'static str, Letters)];
type Ranks = &'static [(&'static str, &'static [usize])];
type Castlings = &'static [Castling];

/// How many games are played of each.
const GAMES: usize = 12;

/// What a declaration says; what it does not say is as in [`Plain`].
trait Says: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    const PROMOTIONS: Promotions = &[("P", &["R", "N"]), ("B", &["+B"])];
    const PROMOTION_RANKS: usize = 2;
    const PROMOTION_ON_LEAVING: bool = true;
    const PROMOTION_FORCED: bool = false;
    const CASTLINGS: Castlings = &[Castling { letter: 'K', partner: "R", royal: [2, 4], mate: [5, 3] }];
    const PROGRESS: Letters = &["P"];
    const ONE_TO_A_FILE: Letters = &[];
    const NO_MATE_BY_DROP: Letters = &[];
    const NO_DROP: Ranks = &[("P", &[0]), ("N", &[3])];
    const GOALS: Promotions = &[("K", &["d4"])];

    fn ended<P: Pieces>(_position: &RoyalPosition<Variant<Self, P>>) -> Option<Outcome> {
        None
    }
}

/// All that can be said, once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Plain;

impl Says for Plain {}

/// The pieces: king, rook, bishop, knight, pawn, and what a bishop becomes.
trait Pieces: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    type Kinds: Kinds;
    type Pockets: Pockets;
}

/// Declares pieces.
macro_rules! pieces {
    ($($name:ident: $king:ty, $rook:ty, $bishop:ty, $knight:ty, $pawn:ty; $pockets:ty;)*) => {
        $(#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        struct $name;

        impl Pieces for $name {
            type Kinds = ($king, $rook, $bishop, $knight, $pawn, (Bishop, King));
            type Pockets = $pockets;
        })*
    };
}

/// A knight that does not leap far to the left and back.
type LeftKnight = Leap<(Hop<1, 2>, Hop<2, 1>, Hop<2, -1>, Hop<1, -2>, Hop<-1, -2>, Hop<-2, 1>, Hop<-1, 2>)>;

pieces! {
    Whole: King, Rook, Bishop, Knight, (Pawn, DoubleStep<1>); InHand<5>;
    OfNarrowKing: Leap<(North, NorthEast, NorthWest, SouthEast, SouthWest)>, Rook, Bishop, Knight, (Pawn, DoubleStep<1>); InHand<5>;
    OfSteppingRook: King, Leap<(North, quadrille_core::South, quadrille_core::East, quadrille_core::West)>, Bishop, Knight, (Pawn, DoubleStep<1>); InHand<5>;
    OfNarrowBishop: King, Rook, Ride<(NorthEast, SouthEast, SouthWest)>, Knight, (Pawn, DoubleStep<1>); InHand<5>;
    OfLeftKnight: King, Rook, Bishop, LeftKnight, (Pawn, DoubleStep<1>); InHand<5>;
    OfStraightPawn: King, Rook, Bishop, Knight, (Leap<(North,)>, DoubleStep<1>); InHand<5>;
    OfPawnThatOnlyTakes: King, Rook, Bishop, Knight, (Capture<Leap<(NorthEast, NorthWest)>>, DoubleStep<1>); InHand<5>;
    OfLatePawn: King, Rook, Bishop, Knight, (Pawn, DoubleStep<2>); InHand<5>;
    OfSlowPawn: King, Rook, Bishop, Knight, Pawn; InHand<5>;
    WithoutHands: King, Rook, Bishop, Knight, (Pawn, DoubleStep<1>); NoPockets;
}

/// A variant of what is said and of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Variant<T, P = Whole>(PhantomData<(T, P)>);

impl<T: Says, P: Pieces> RoyalMoves for Variant<T, P> {
    type Geometry = Board;
    type Kinds = P::Kinds;
    type Pockets = P::Pockets;
    const LETTERS: Letters = &["K", "R", "B", "N", "P", "+B"];
    const PROMOTIONS: Promotions = T::PROMOTIONS;
    const PROMOTION_RANKS: usize = T::PROMOTION_RANKS;
    const PROMOTION_ON_LEAVING: bool = T::PROMOTION_ON_LEAVING;
    const PROMOTION_FORCED: bool = T::PROMOTION_FORCED;
    const CASTLINGS: Castlings = T::CASTLINGS;
    const PROGRESS: Letters = T::PROGRESS;
    const ONE_TO_A_FILE: Letters = T::ONE_TO_A_FILE;
    const NO_MATE_BY_DROP: Letters = T::NO_MATE_BY_DROP;
    const NO_DROP: Ranks = T::NO_DROP;
}

impl<T: Says, P: Pieces> RoyalRules for Variant<T, P> {
    type Moves = Self;
    const NAME: &'static str = "variant";
    const TITLE: &'static str = "Variant";
    const START: &'static str = if P::Pockets::IN_USE {
        "rnkbnr/pppppp/6/6/PPPPPP/RNKBNR[] w Kk - 0 1"
    } else {
        "rnkbnr/pppppp/6/6/PPPPPP/RNKBNR w Kk - 0 1"
    };
    const GOALS: Promotions = T::GOALS;

    fn ended(position: &RoyalPosition<Self>) -> Option<Outcome> {
        T::ended(position)
    }

    type End = (Checkmate, StalemateDraws);
    type Claims = ();
    type Fen = (PieceField, SideToMove, CastlingField, EnPassantField, HalfmoveClock, FullmoveNumber);
}

type Game = Royal<Variant<Plain>>;
type Position = RoyalPosition<Variant<Plain>>;
type Move = RoyalMove<Board>;

tried!(Game);

/// The right game, and the declaration `V` that judges it.
fn before<V: RoyalRules>() -> Case<Game> {
    fn slow<V: RoyalRules>(position: &Position) -> royal::Position<V> {
        royal::Position::read(&Game::fen(position))
    }

    /// A FEN as `V` writes it: what is in hand is told where that is in use alone.
    fn told<V: RoyalRules>(fen: &str) -> String {
        if <V::Moves as RoyalMoves>::Pockets::IN_USE { fen.to_owned() } else { fen.replace("[]", "") }
    }

    Case {
        moves: |position| {
            let slow = slow::<V>(position);
            slow.moves().iter().map(|mv| slow.text(mv)).collect()
        },
        leads_to: |before, mv, after| {
            slow::<V>(before).leads_to(&Game::move_text(before, mv), &told::<V>(&Game::fen(after)))
        },
        ..Case::RIGHT
    }
}

#[test]
fn what_is_declared_is_right() {
    for case in [Case::RIGHT, before::<Variant<Plain>>()] {
        let report = examine::<Game>(case, Captures::Free, GAMES);
        assert_broken(&report, &[]);
        assert!(report.unmet().is_empty(), "{report}");
    }
}

/// Has the game judged by a declaration that says one thing otherwise: the laws that do not hold.
macro_rules! otherwise {
    ($($test:ident: $says:ident: $type:ty = $value:expr; $($law:ident),+;)*) => {
        $(#[test]
        fn $test() {
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            struct Other;

            impl Says for Other {
                const $says: $type = $value;
            }

            let report = examine::<Game>(before::<Variant<Other>>(), Captures::Free, GAMES);
            assert_broken(&report, &[$(Law::$law),+]);
        })*

        /// The constants that are said otherwise.
        const SAID: &[&str] = &[$(stringify!($says)),*];
    };
}

/// Has the game judged by a declaration that has other pieces.
macro_rules! other_pieces {
    ($($test:ident: $pieces:ty; $($law:ident),+;)*) => {
        $(#[test]
        fn $test() {
            let report = examine::<Game>(before::<Variant<Plain, $pieces>>(), Captures::Free, GAMES);
            assert_broken(&report, &[$(Law::$law),+]);
        })*
    };
}

/// Tries the game with a defect of its generator.
macro_rules! defects {
    ($($test:ident: $field:ident $defect:expr; $($law:ident),+;)*) => {
        $(#[test]
        fn $test() {
            let report = examine::<Game>(Case { $field: $defect, ..Case::RIGHT }, Captures::Free, GAMES);
            assert_broken(&report, &[$(Law::$law),+]);
        })*
    };
}

otherwise! {
    pawns_become_rooks_alone: PROMOTIONS: Promotions = &[("P", &["R"]), ("B", &["+B"])]; Referee;
    promotion_on_one_rank: PROMOTION_RANKS: usize = 1; Referee;
    promotion_on_three_ranks: PROMOTION_RANKS: usize = 3; Referee;
    no_promotion_on_leaving: PROMOTION_ON_LEAVING: bool = false; Referee;
    promotion_is_forced: PROMOTION_FORCED: bool = true; Referee;
    a_king_castles_further: CASTLINGS: Castlings = &[Castling { letter: 'K', partner: "R", royal: [2, 5], mate: [5, 4] }]; Referee;
    a_rook_castles_further: CASTLINGS: Castlings = &[Castling { letter: 'K', partner: "R", royal: [2, 4], mate: [5, 2] }]; RefereePlays;
    pawns_make_no_progress: PROGRESS: Letters = &[]; RefereePlays;
    pawns_are_not_doubled: ONE_TO_A_FILE: Letters = &["P"]; Referee;
    no_mate_by_a_drop: NO_MATE_BY_DROP: Letters = &["R", "B", "N", "P"]; Referee;
    drops_on_one_more_rank: NO_DROP: Ranks = &[("P", &[0])]; Referee;
    drops_on_one_rank_less: NO_DROP: Ranks = &[("P", &[0]), ("N", &[3, 4])]; Referee;
    nobody_has_a_goal: GOALS: Promotions = &[]; Referee;
    a_king_has_another_goal: GOALS: Promotions = &[("K", &["d3"])]; Referee;
    a_knight_has_a_goal_too: GOALS: Promotions = &[("K", &["d4"]), ("N", &["c4"])]; Referee;
}

other_pieces! {
    a_royal_piece_leaps_less: OfNarrowKing; Referee;
    a_rider_leaps: OfSteppingRook; Referee;
    a_rider_has_fewer_directions: OfNarrowBishop; Referee;
    a_leaper_has_fewer_leaps: OfLeftKnight; Referee;
    a_piece_captures_as_it_moves: OfStraightPawn; Referee;
    a_piece_only_captures: OfPawnThatOnlyTakes; Referee;
    a_double_step_begins_later: OfLatePawn; Referee;
    there_is_no_double_step: OfSlowPawn; Referee;
    nothing_comes_to_hand: WithoutHands; RefereePlays;
}

#[test]
fn who_has_no_rook_has_lost() {
    const ROOK: usize = 1;

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Other;

    impl Says for Other {
        fn ended<P: Pieces>(position: &RoyalPosition<Variant<Self, P>>) -> Option<Outcome> {
            let loser = Color::ALL.into_iter().find(|&color| position.pieces(color, ROOK).is_empty())?;
            Some(Outcome::win(loser.other(), Reason::BARE))
        }
    }

    let report = examine::<Game>(before::<Variant<Other>>(), Captures::Free, GAMES);
    assert_broken(&report, &[Law::Referee]);
}

#[test]
fn each_constant_is_said_otherwise() {
    // The rest are names, texts, the start, and what is compiled how.
    let needless = ["LETTERS", "NAME", "TITLE", "START", "RECORD_NAME", "CLAUSES"];
    assert_constants("royal/rules.rs", ["RoyalMoves", "RoyalRules"], SAID, &needless);
}

defects! {
    a_generator_that_forgets_en_passant: alter |_, mv| (mv.deed != Deed::EnPassant).then_some(mv); Referee;
    an_en_passant_that_takes_nothing: alter |_, mv| Some(harmless(mv)); Captures, PlayKeepsRules, RefereePlays;
    a_generator_that_forgets_promotions: alter |_, mv| (!mv.promotes()).then_some(mv); Referee;
    a_generator_that_castles_through_check: add castlings_through_check; Referee;
    a_generator_that_drops_on_barred_ranks: add barred_drops; Referee;
    a_generator_that_goes_on_from_a_goal: add moves_beyond_the_end; Referee;
}

/// Returns a move that is special no more if it captured in passing.
fn harmless(mv: Move) -> Move {
    Move { deed: if mv.deed == Deed::EnPassant { Deed::Plain } else { mv.deed }, ..mv }
}

/// Returns whether a move leaves a position that stands.
fn stands(position: &Position, mv: Move) -> bool {
    let (mut next, mut violations) = (*position, Vec::new());
    Game::play(&mut next, mv, &mut ());
    Game::validate(&next, &mut violations);
    violations.iter().all(|violation| violation.waivable)
}

/// Castlings by which the king crosses a square that is attacked, or leaves one.
fn castlings_through_check(position: &Position) -> Vec<Move> {
    let white = position.turn() == Color::White;
    let square = |file| Square::new(file, if white { 0 } else { 5 }).expect("a square of the back rank");
    let [from, crossed, to] = [2, 3, 4].map(square);
    let is_free = [crossed, to].iter().all(|square| position.piece_at(*square).is_none());
    let through = [from, crossed].iter().any(|&square| !position.attackers(square, position.turn().other()).is_empty());
    let castling = Move { from, to, kind: 0, becomes: 0, deed: Deed::Castling(0) };
    let may = position.may_castle(position.turn(), 0) && is_free && through && stands(position, castling);
    may.then_some(castling).into_iter().collect()
}

/// The moves but captures that there would be if no goal ended the game.
fn moves_beyond_the_end(position: &Position) -> Vec<Move> {
    if Game::has_move(position) {
        return Vec::new();
    }
    let mut moves = MoveList::<Game>::new();
    quadrille_core::royal::generate::<_, Game, _>(position, &mut moves);
    moves.retain(|mv| position.piece_at(mv.to).is_none() && mv.deed != Deed::EnPassant);
    moves.into_vec()
}

/// Drops of knights on the rank that is barred to them.
fn barred_drops(position: &Position) -> Vec<Move> {
    const KNIGHT: u8 = 3;
    if position.in_hand(position.turn(), KNIGHT.into()) == 0 {
        return Vec::new();
    }
    let rank = if position.turn() == Color::White { 3 } else { 2 };
    let free = Board::squares(Board::rank(rank) & !position.occupied());
    let drop = |to| Move { from: to, to, kind: KNIGHT, becomes: KNIGHT, deed: Deed::Drop };
    free.map(drop).filter(|&mv| stands(position, mv)).collect()
}
