//! The laws of [`Rules`], held for every game along play from the start and from random set-ups.
//!
//! Each law is asked of every position of a game played at random. A failure shrinks to the fewest plies, and prints the
//! position at fault as a FEN to paste. The seed is fixed; `PROPTEST_RNG_SEED` gives another, `PROPTEST_CASES` more games.

use std::fmt::Debug;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestCaseResult, TestRunner};
use quadrille_chess::PositionBy;
use quadrille_core::{
    CaptureList, Clocks, Content, Count, Geometry, Glyph, History, Key, MoveList, MoveSink, Placement, Rules, Set,
    Setup, Square, Turn, fen,
    perft::{Replies, perft},
};
use quadrille_referee::chess::variants::{self, Game};
use quadrille_referee::{Random, Referee};

/// What captures are in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Captures {
    /// There are none.
    None,
    /// They are moves like others.
    Free,
    /// Where there is one, nothing else is legal.
    Forced,
}

/// What captures are in a game, and how its colors are exchanged.
type Traits<R> = (Captures, fn(&<R as Rules>::Position) -> <R as Rules>::Position);

/// What a law may ask.
struct Asked<R: Rules> {
    position: R::Position,
    /// A key that has listened since the first position.
    key: Key,
    /// Whether the game began with the start, so that the position is one of play.
    of_play: bool,
    captures: Captures,
    mirror: fn(&R::Position) -> R::Position,
}

/// Holds a law along games played at random; half of them begin with a set-up.
fn hold<R: Rules>(
    set_up: fn(&mut Random) -> String,
    (captures, mirror): Traits<R>,
    law: fn(&Asked<R>) -> TestCaseResult,
) {
    let mut config = Config { failure_persistence: None, ..Config::default() };
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(1);
    }
    let seed = config.rng_seed;
    let mut runner = TestRunner::new(config);
    let ran = runner.run(&(any::<bool>(), any::<u64>(), 0..60_usize), |(of_play, seed, plies)| {
        let mut random = Random::new(seed);
        let text = if of_play { R::START.to_owned() } else { set_up(&mut random) };
        // A set-up may be waived what no game can lead to.
        let Ok((position, _)) = fen::read_leniently::<R>(&text) else { return Err(TestCaseError::fail(text)) };
        let mut asked = Asked { position, key: Key::of::<R>(&position), of_play, captures, mirror };
        for _ in 0..=plies {
            law(&asked)
                .map_err(|error| TestCaseError::fail(format!("{}: {error}", fen::write::<R>(&asked.position))))?;
            let moves = R::moves(&asked.position);
            if moves.is_empty() {
                break;
            }
            R::play(&mut asked.position, *random.pick(&moves), &mut asked.key);
        }
        Ok(())
    });
    ran.unwrap_or_else(|error| panic!("{} with PROPTEST_RNG_SEED={seed}: {error}", R::NAME));
}

/// A FEN reads back as an equal position, and is written the same again.
fn fen_reads_back<R: Rules>(asked: &Asked<R>) -> TestCaseResult {
    let written = fen::write::<R>(&asked.position);
    let read = fen::read_leniently::<R>(&written).map_err(|errors| TestCaseError::fail(errors.to_string()))?;
    prop_assert_eq!(read.0, asked.position);
    prop_assert_eq!(fen::write::<R>(&read.0), written);
    Ok(())
}

/// A move as text reads back, in the plain form and in full.
fn moves_read_back<R: Rules>(asked: &Asked<R>) -> TestCaseResult {
    for &mv in &R::moves(&asked.position) {
        let [mut plain, mut full] = [String::new(), String::new()];
        R::write_move(&asked.position, mv, &mut plain).expect("a string takes all");
        R::write_move_in_full(&asked.position, mv, &mut full).expect("a string takes all");
        prop_assert_eq!(R::read_move(&asked.position, &plain), Ok(mv), "{}", plain);
        prop_assert_eq!(R::read_move(&asked.position, &full), Ok(mv), "{}", full);
    }
    Ok(())
}

/// A key that has listened to play is the key from scratch.
fn keys_follow_play<R: Rules>(asked: &Asked<R>) -> TestCaseResult {
    prop_assert_eq!(asked.key, Key::of::<R>(&asked.position));
    Ok(())
}

/// A null move gives the turn and nothing else that FEN shows of pieces, and a key that listens follows it.
fn null_moves_give_the_turn<R: Rules>(asked: &Asked<R>) -> TestCaseResult {
    let (mut next, mut key) = (asked.position, asked.key);
    if !R::null_move(&mut next, &mut key) {
        prop_assert_eq!(next, asked.position);
        prop_assert_eq!(key, asked.key);
        return Ok(());
    }
    prop_assert_eq!(next.turn(), asked.position.turn().other());
    prop_assert_eq!(key, Key::of::<R>(&next));
    for square in R::Geometry::squares(R::Geometry::SQUARES) {
        prop_assert_eq!(next.at(square), asked.position.at(square));
    }
    Ok(())
}

/// A position that is put together from one of the game's is that position.
fn positions_can_be_put_together<R: Rules>(asked: &Asked<R>) -> TestCaseResult {
    let mut setup = Setup::<R>::from_position(asked.position);
    for square in R::Geometry::squares(R::Geometry::SQUARES) {
        if let Content::Piece(piece) = asked.position.at(square) {
            setup = setup.clear(square).put(square, piece);
        }
    }
    let setup = setup.turn(asked.position.turn()).clocks(asked.position.halfmoves(), asked.position.fullmoves());
    prop_assert_eq!(setup.build(), Ok(asked.position));
    Ok(())
}

/// Each move is given once, and to every sink; no move of the other side is legal but one that is given too.
fn sinks_agree<R: Rules>(asked: &Asked<R>) -> TestCaseResult {
    let moves = R::moves(&asked.position);
    prop_assert_eq!(R::move_count(&asked.position), moves.len() as u64);
    prop_assert_eq!(R::count::<0>(&asked.position, 1), moves.len() as u64);
    prop_assert_eq!(R::has_move(&asked.position), !moves.is_empty());
    for (i, mv) in moves.iter().enumerate() {
        prop_assert!(R::is_legal(&asked.position, *mv));
        prop_assert!(!moves[..i].contains(mv), "{:?} is given twice", mv);
    }
    if let Some(&mv) = moves.first() {
        let mut next = asked.position;
        R::play(&mut next, mv, &mut ());
        for mv in R::moves(&next) {
            prop_assert_eq!(R::is_legal(&asked.position, mv), moves.contains(&mv), "{:?}", mv);
        }
    }
    Ok(())
}

/// Replies counted at once are as many as those counted move by move, by each convention, of one position and of many.
fn replies_are_those_to_each_move<R: Rules>(asked: &Asked<R>) -> TestCaseResult {
    let position = &asked.position;
    let played = |&mv| {
        let mut next = *position;
        R::play(&mut next, mv, &mut ());
        next
    };
    for positions in [vec![], vec![*position], R::moves(position).iter().map(played).collect()] {
        prop_assert_eq!(R::replies::<0>(&positions), positions.iter().map(Replies::<R, 0>::one_by_one).sum::<u64>());
        prop_assert_eq!(R::replies::<1>(&positions), positions.iter().map(Replies::<R, 1>::one_by_one).sum::<u64>());
        prop_assert_eq!(R::replies::<2>(&positions), positions.iter().map(Replies::<R, 2>::one_by_one).sum::<u64>());
    }
    Ok(())
}

/// What a generator plays by itself is what playing the move leads to.
fn moves_that_are_followed_are_played<R: Rules>(asked: &Asked<R>) -> TestCaseResult {
    struct Followed<R: Rules>(R::Position, Vec<[R::Position; 2]>);
    impl<R: Rules> MoveSink<R> for Followed<R> {
        fn push(&mut self, _: R::Move) {}

        fn follow(
            &mut self,
            targets: Set<R::Geometry>,
            make: impl Fn(Square<R::Geometry>) -> R::Move,
            play: impl Fn(Square<R::Geometry>) -> R::Position,
        ) {
            for to in R::Geometry::squares(targets) {
                let mut next = self.0;
                R::play(&mut next, make(to), &mut ());
                self.1.push([next, play(to)]);
            }
        }
    }
    let mut followed = Followed::<R>(asked.position, Vec::new());
    R::generate(&asked.position, &mut followed);
    for [played, by_generator] in followed.1 {
        prop_assert_eq!(by_generator, played);
    }
    Ok(())
}

/// The captures alone are the captures among the moves: those that leave the other side fewer pieces.
fn captures_are_the_moves_that_capture<R: Rules>(asked: &Asked<R>) -> TestCaseResult {
    let moves = R::moves(&asked.position);
    let mut captures = CaptureList::<R>(MoveList::<R>::new());
    R::generate(&asked.position, &mut captures);
    let enemy = asked.position.turn().other().index();
    let enemies = |position: &R::Position| {
        let of_enemy = |piece: <R::Position as Placement>::Piece| piece.token().team == enemy;
        let squares = R::Geometry::squares(R::Geometry::SQUARES);
        squares.filter(|&square| position.at(square).piece().is_some_and(of_enemy)).count()
    };
    let takes = |mv: &R::Move| {
        let mut next = asked.position;
        R::play(&mut next, *mv, &mut ());
        enemies(&next) < enemies(&asked.position)
    };
    let expected: Vec<R::Move> =
        moves.iter().copied().filter(|mv| asked.captures != Captures::None && takes(mv)).collect();
    prop_assert_eq!(captures.0.len(), expected.len());
    prop_assert!(expected.iter().all(|mv| captures.0.contains(mv)), "{:?} for {:?}", captures.0, expected);
    if asked.captures == Captures::Forced && !expected.is_empty() {
        prop_assert_eq!(expected.len(), moves.len());
    }
    Ok(())
}

/// A move leads to a position that breaks no rule, and its squares hold what can be placed again.
fn play_keeps_the_rules<R: Rules>(asked: &Asked<R>) -> TestCaseResult {
    let mut violations = Vec::new();
    R::validate(&asked.position, &mut violations);
    prop_assert!(violations.iter().all(|violation| violation.waivable && !asked.of_play), "{:?}", violations);
    let mut placed = asked.position;
    for square in R::Geometry::squares(R::Geometry::SQUARES) {
        let content = asked.position.at(square);
        placed.place(square, Content::Empty);
        placed.place(square, content);
        prop_assert_eq!(placed.at(square), content);
    }
    Ok(())
}

/// With the colors exchanged, and twice, it is the same game.
fn colors_mirror<R: Rules>(asked: &Asked<R>) -> TestCaseResult {
    let mirrored = (asked.mirror)(&asked.position);
    prop_assert_eq!((asked.mirror)(&mirrored), asked.position);
    let depth = if R::move_count(&asked.position) > 15 { 2 } else { 3 };
    prop_assert_eq!(perft::<R>(&mirrored, depth), perft::<R>(&asked.position, depth));
    Ok(())
}

/// In play a list of moves stays in place.
fn lists_do_not_spill<R: Rules>(asked: &Asked<R>) -> TestCaseResult {
    prop_assert!(!asked.of_play || !R::moves(&asked.position).spilled());
    Ok(())
}

/// A finer convention counts no less, and each counts something where there is a move.
fn conventions_refine<R: Rules>(asked: &Asked<R>) -> TestCaseResult {
    let (mut unique, mut orders, mut paths) = (Count::<0>::default(), Count::<1>::default(), Count::<2>::default());
    R::generate(&asked.position, &mut unique);
    R::generate(&asked.position, &mut orders);
    R::generate(&asked.position, &mut paths);
    prop_assert!(unique.moves <= orders.moves && orders.moves <= paths.moves);
    prop_assert!((paths.moves == 0) == (unique.moves == 0));
    prop_assert!(R::CONVENTIONS.len() > 1 || paths.moves == unique.moves);
    Ok(())
}

/// A position without moves is the end of its game.
fn no_moves_no_game<R: Rules>(asked: &Asked<R>) -> TestCaseResult {
    let history = History::<R>::new(asked.position);
    prop_assert!(R::has_move(&asked.position) || history.outcome().is_some());
    Ok(())
}

/// Holds each law for a game: its rules, its referee, what captures are in it, how its colors are exchanged.
macro_rules! laws {
    ($($game:ident: $rules:ty, $referee:ty, $captures:ident, $mirror:expr;)*) => {
        $(mod $game {
            use super::*;

            const TRAITS: Traits<$rules> = (Captures::$captures, $mirror);

            fn set_up(random: &mut Random) -> String {
                <$referee>::set_up(random).write()
            }

            laws!(@ $rules: fen_reads_back moves_read_back keys_follow_play sinks_agree
                replies_are_those_to_each_move moves_that_are_followed_are_played captures_are_the_moves_that_capture
                play_keeps_the_rules null_moves_give_the_turn positions_can_be_put_together colors_mirror lists_do_not_spill conventions_refine no_moves_no_game);
        })*
    };
    (@ $rules:ty: $($law:ident)*) => {
        $(#[test]
        fn $law() {
            hold::<$rules>(set_up, TRAITS, super::$law);
        })*
    };
}

laws! {
    ataxx: quadrille_ataxx::Ataxx, quadrille_referee::ataxx::Position, None, |position| position.mirrored();
    chess: quadrille_chess::Chess, quadrille_referee::chess::Position, Free, |position| position.mirror_colors();
    dama: quadrille_dama::Dama, quadrille_referee::dama::Position, Forced, |position| position.turned();
    draughts: quadrille_draughts::Draughts, quadrille_referee::draughts::Position, Forced, |position| position.turned();
}

/// Left and right exchanged, where the sides have different games; as it is with rights to castle.
fn mirrored_files<L: quadrille_chess::Laws>(position: &PositionBy<L>) -> PositionBy<L> {
    position.mirror_files().unwrap_or(*position)
}

laws! {
    king_of_the_hill: quadrille_chess::KingOfTheHill, Game<variants::KingOfTheHill>, Free, |position| position.mirror_colors();
    antichess: quadrille_chess::Antichess, Game<variants::Antichess>, Forced, |position| position.mirror_colors();
    atomic: quadrille_chess::Atomic, Game<variants::Atomic>, Free, |position| position.mirror_colors();
    horde: quadrille_chess::Horde, Game<variants::Horde>, Free, mirrored_files;
}

mod crazyhouse {
    use super::*;

    const TRAITS: Traits<quadrille_chess::Crazyhouse> = (Captures::Free, |position| position.mirror_colors());

    fn set_up(random: &mut Random) -> String {
        Game::<variants::Crazyhouse>::set_up(random).write()
    }

    // A piece that is put down anew is not a promoted one, so that a position is not put together from its pieces alone.
    laws!(@ quadrille_chess::Crazyhouse: fen_reads_back moves_read_back keys_follow_play sinks_agree
        replies_are_those_to_each_move moves_that_are_followed_are_played captures_are_the_moves_that_capture
        play_keeps_the_rules null_moves_give_the_turn colors_mirror lists_do_not_spill conventions_refine
        no_moves_no_game);
}
