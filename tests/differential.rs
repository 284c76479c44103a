//! Does each fast generator agree with a slow one that was written from the rule book alone?
//!
//! Along random games and from random set-ups, the two must have the same moves and come to the same positions. By
//! default 100,000 positions of each game and a few more are compared; `QUADRILLE_POSITIONS=10000000 cargo test --release
//! --test differential` compares ten million of each.

use std::sync::atomic::{AtomicU64, Ordering};

use quadrille_ataxx::Ataxx;
use quadrille_chess::Chess;
use quadrille_core::jump::Jumping;
use quadrille_core::{Count, JumpMoves, JumpRules, Rules, fen, jump};
use quadrille_draughts::Draughts;
use quadrille_referee::dama::PromotionInCapture;
use quadrille_referee::draughts::Convention;
use quadrille_referee::{
    Random, Referee, amazons, ataxx, breakthrough, chess, connect_four, dama, draughts, gomoku, othello,
};

/// How the two are compared.
struct Comparison<R: Rules, S> {
    /// What makes a slow position of a FEN.
    read: fn(&str) -> S,
    /// The FEN of the start of a game, by its number.
    start: fn(u64) -> String,
    /// What makes a slow position at random.
    set_up: fn(&mut Random) -> S,
    /// The fast move in the slow one's plain text.
    text: fn(&R::Position, R::Move) -> String,
    /// What else must agree in a position.
    also: fn(&R::Position, &S),
}

/// Returns the number of positions to compare of each game.
fn wanted() -> u64 {
    std::env::var("QUADRILLE_POSITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(100_000)
}

/// Compares positions on all processors until as many are done as are wanted.
fn compare<R: Rules, S: Referee>(comparison: &Comparison<R, S>) {
    compare_many(comparison, wanted());
}

/// Compares positions on all processors until so many are done.
fn compare_many<R: Rules, S: Referee>(comparison: &Comparison<R, S>, wanted: u64) {
    let done = AtomicU64::new(0);
    let games = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while done.load(Ordering::Relaxed) < wanted {
                    let seed = games.fetch_add(1, Ordering::Relaxed);
                    done.fetch_add(compare_game(comparison, seed), Ordering::Relaxed);
                }
            });
        }
    });
    println!("{}: {} positions of {} games agree", R::NAME, done.into_inner(), games.into_inner());
}

/// Compares the positions of a game from the start, for every fourth seed, or of a few plies from a set-up.
fn compare_game<R: Rules, S: Referee>(comparison: &Comparison<R, S>, seed: u64) -> u64 {
    let mut random = Random::new(seed);
    let from_start = seed.is_multiple_of(4);
    let mut slow =
        if from_start { (comparison.read)(&(comparison.start)(seed / 4)) } else { (comparison.set_up)(&mut random) };
    let text = slow.write();
    let mut fast = R::from_fen(&text).unwrap_or_else(|error| panic!("seed {seed}: {text}: {error}"));
    let plies = if from_start { 160 } else { 6 };
    for compared in 1..=plies {
        let text = slow.write();
        assert_eq!(fen::write::<R>(&fast), text, "seed {seed}: the positions differ");
        let mut moves: Vec<_> = R::moves(&fast).into_iter().map(|mv| ((comparison.text)(&fast, mv), mv)).collect();
        moves.sort_by(|one, other| one.0.cmp(&other.0));
        let mut slow_moves: Vec<_> = slow.moves().into_iter().map(|mv| (slow.text(&mv), mv)).collect();
        slow_moves.sort();
        assert!(
            moves.iter().map(|(text, _)| text).eq(slow_moves.iter().map(|(text, _)| text)),
            "seed {seed}: {text}: fast {:?}, slow {:?}",
            moves.iter().map(|(text, _)| text).collect::<Vec<_>>(),
            slow_moves.iter().map(|(text, _)| text).collect::<Vec<_>>(),
        );
        assert_eq!(R::move_count(&fast), moves.len() as u64, "seed {seed}: {text}: the count is the list's");
        assert_eq!(R::has_move(&fast), !moves.is_empty(), "seed {seed}: {text}: any is the list's");
        (comparison.also)(&fast, &slow);
        if moves.is_empty() {
            return compared;
        }
        let chosen = random.below(moves.len());
        R::play(&mut fast, moves[chosen].1, &mut ());
        slow = slow.play(&slow_moves[chosen].1);
    }
    plies
}

/// Writes a move as from, to, and every captured square in the order of the board.
fn captured_squares<V: JumpRules>(_: &<Jumping<V> as Rules>::Position, mv: <Jumping<V> as Rules>::Move) -> String {
    use quadrille_core::{Bits, Geometry};
    let sign = if mv.captured.any() { 'x' } else { '-' };
    jump::Board::<V>::squares(mv.captured)
        .fold(format!("{}{sign}{}", mv.from, mv.to), |text, square| format!("{text}x{square}"))
}

/// Returns the number of moves by each convention.
fn counts<R: Rules>(position: &R::Position) -> [usize; 3] {
    let (mut unique, mut orders, mut paths) = (Count::<0>::default(), Count::<1>::default(), Count::<2>::default());
    R::generate(position, &mut unique);
    R::generate(position, &mut orders);
    R::generate(position, &mut paths);
    [unique.moves as usize, orders.moves as usize, paths.moves as usize]
}

const CONVENTIONS: [Convention; 3] = [Convention::Unique, Convention::Orders, Convention::Paths];

/// Compares Turkish dama by one of the ways to promote.
fn compare_dama<V: JumpRules<Moves: JumpMoves<Geometry = quadrille_dama::Board>>>(
    read: fn(&str) -> dama::Position,
    set_up: fn(&mut Random) -> dama::Position,
) {
    compare::<Jumping<V>, _>(&Comparison {
        read,
        start: |_| Jumping::<V>::START.into(),
        set_up,
        text: captured_squares::<V>,
        also: |fast, slow| {
            assert_eq!(counts::<Jumping<V>>(fast), CONVENTIONS.map(|by| slow.count(by)), "{}", slow.write());
        },
    });
}

/// Gives a position of the slow dama its way to promote.
fn by(promotion: PromotionInCapture, mut position: dama::Position) -> dama::Position {
    position.promotion = promotion;
    position
}

#[test]
fn ataxx_agrees() {
    compare::<Ataxx, _>(&Comparison {
        read: ataxx::Position::read,
        start: |_| Ataxx::START.into(),
        set_up: ataxx::Position::set_up,
        text: |_, mv| mv.to_string(),
        also: |_, _| {},
    });
}

#[test]
fn chess_agrees() {
    compare::<Chess, _>(&Comparison {
        read: chess::Position::read,
        // Every start of Chess960, then every pair of them.
        start: |game| {
            let (white, black) = (game % 960, game / 960 % 960);
            let start = Chess::double_chess960(white as u16, ((white + black) % 960) as u16);
            start.map_or_else(|| Chess::START.into(), |position| Chess::fen(&position))
        },
        set_up: chess::Position::set_up,
        text: |position, mv| {
            let mut text = String::new();
            Chess::write_move(position, mv, &mut text).expect("a string takes all");
            text
        },
        also: |_, _| {},
    });
}

#[test]
fn draughts_agrees() {
    compare::<Draughts, _>(&Comparison {
        read: draughts::Position::read,
        start: |_| Draughts::START.into(),
        set_up: draughts::Position::set_up,
        text: captured_squares::<quadrille_draughts::International>,
        also: |fast, slow| {
            assert_eq!(counts::<Draughts>(fast), CONVENTIONS.map(|by| slow.count(by)), "{}", slow.write());
        },
    });
}

#[test]
fn dama_agrees() {
    compare_dama::<quadrille_dama::Turkish<quadrille_dama::Tudaf>>(dama::Position::read, dama::Position::set_up);
}

#[test]
fn dama_with_a_king_at_once_agrees() {
    compare_dama::<quadrille_dama::Turkish<quadrille_dama::KingAtOnce>>(
        |text| by(PromotionInCapture::AsKingAtOnce, dama::Position::read(text)),
        |random| by(PromotionInCapture::AsKingAtOnce, dama::Position::set_up(random)),
    );
}

#[test]
fn dama_whose_promotion_ends_the_turn_agrees() {
    compare_dama::<quadrille_dama::Turkish<quadrille_dama::TurnEnds>>(
        |text| by(PromotionInCapture::EndsTheTurn, dama::Position::read(text)),
        |random| by(PromotionInCapture::EndsTheTurn, dama::Position::set_up(random)),
    );
}

/// Compares a game whose moves are written alike by both, in one of so many positions as of other games: the slow ones
/// take long where there are hundreds of moves.
fn compare_by_text<R: Rules, S: Referee>(share: u64) {
    let comparison = Comparison::<R, S> {
        read: S::read,
        start: |_| R::START.into(),
        set_up: S::set_up,
        text: |position, mv| R::move_text(position, mv),
        also: |_, _| {},
    };
    compare_many(&comparison, wanted() / share);
}

#[test]
fn breakthrough_agrees() {
    compare_by_text::<quadrille_breakthrough::Breakthrough, breakthrough::Position>(2);
}

#[test]
fn othello_agrees() {
    compare_by_text::<quadrille_othello::Othello, othello::Position>(2);
}

#[test]
fn connect_four_agrees() {
    compare_by_text::<quadrille_connect_four::ConnectFour, connect_four::Position>(2);
}

#[test]
fn gomoku_agrees() {
    compare_by_text::<quadrille_gomoku::Gomoku, gomoku::Position>(10);
}

#[test]
fn amazons_agrees() {
    compare_by_text::<quadrille_amazons::Amazons, amazons::Position>(50);
}
