//! Do the toggles of jumping games that neither dama nor international draughts sets do what they say?
//!
//! Variants by constants alone: two that have published tables, and three of no book: one whose men jump in all eight
//! directions, one that chooses among captures by more than their number, one whose kings fly back. In random games of
//! each, and of variants that have a book, the replies counted at once must be those counted move by move, which are
//! listed by a search.

use std::collections::BTreeSet;
use std::marker::PhantomData;

use quadrille::{GAMES, find};
use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Board, Criterion, MoveText};
use quadrille_core::perft::{Replies, perft};
use quadrille_core::{
    BareSide, Bits, BlockedLoses, Chequered, Convention, East, Geometry, JumpMoves, JumpRules, Jumper, Jumping, North,
    NorthEast, NorthWest, Perft, PromotionInCapture, Rectangle, Rules, Side, South, SouthEast, SouthWest, West, fen,
};
use quadrille_dama::Armenian;
use quadrille_draughts as draughts;
use quadrille_referee::Random;

type Diagonals = (NorthWest, NorthEast, SouthEast, SouthWest);
type Everywhere = (North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest);

/// A man that captures forward and backward, along diagonals.
#[derive(Clone, Copy, Debug)]
struct Man<S>(PhantomData<S>);

impl<S: Side> Jumper for Man<S> {
    type Steps = (S::ForwardWest, S::ForwardEast);
    type Jumps = Diagonals;
    const FLIES: bool = false;
}

/// A man that captures forward alone.
#[derive(Clone, Copy, Debug)]
struct ForwardMan<S>(PhantomData<S>);

impl<S: Side> Jumper for ForwardMan<S> {
    type Steps = (S::ForwardWest, S::ForwardEast);
    type Jumps = (S::ForwardWest, S::ForwardEast);
    const FLIES: bool = false;
}

/// A man that captures in all eight directions.
#[derive(Clone, Copy, Debug)]
struct Jack<S>(PhantomData<S>);

impl<S: Side> Jumper for Jack<S> {
    type Steps = (S::ForwardWest, S::Forward, S::ForwardEast);
    type Jumps = Everywhere;
    const FLIES: bool = false;
}

/// A king along diagonals, that flies or goes one step.
#[derive(Clone, Copy, Debug)]
struct King<const FLIES: bool>;

impl<const FLIES: bool> Jumper for King<FLIES> {
    type Steps = Diagonals;
    type Jumps = Diagonals;
    const FLIES: bool = FLIES;
}

/// Declares a variant of men and kings.
macro_rules! variant {
    ($name:ident, $called:literal: $board:ty, $man:ident, $king:ty, $start:expr;
     choose $choice:expr, remove $remove:expr, back $back:expr, $promotion:ident; direct $direct:expr) => {
        #[derive(Clone, Copy, Debug)]
        struct $name;

        impl JumpMoves for $name {
            type Geometry = $board;
            type Man<S: Side> = $man<S>;
            type King = $king;
            const CHOICE: &'static [Criterion] = &$choice;
            const REMOVE_DURING_CAPTURE: bool = $remove;
            const TURN_BACK: bool = $back;
            const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::$promotion;
            const MEN_RESET_CLOCK: bool = true;
        }

        impl JumpRules for $name {
            type Moves = Self;
            const NAME: &'static str = $called;
            const TITLE: &'static str = stringify!($name);
            const START: &'static str = $start;
            type End = (BareSide, BlockedLoses);
            type Claims = ();
            type Fen = (SideLists<true>,);
            const TEXT: MoveText = MoveText { always_whole: true, capture: 'x', promotion: "" };
            const GAME_TYPE: &'static str = "99";
            const DIRECT: &'static [Convention] = &$direct;
        }
    };
}

type Dark = Chequered<8, 8>;
type Whole = Rectangle<8, 8>;

/// Three rows a side.
const TWELVE: &str = "W:W21-32:B1-12";
/// The second and the third row of each side.
const SIXTEEN: &str =
    "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";

variant!(Russian, "russian": Dark, Man, King<true>, TWELVE; choose [], remove false, back false, AtOnce; direct [Convention::Unique, Convention::Paths]);
variant!(English, "english": Dark, ForwardMan, King<false>, TWELVE; choose [], remove false, back false, EndsTheTurn; direct [Convention::Unique]);
variant!(Wild, "wild": Whole, Jack, King<false>, SIXTEEN; choose [], remove true, back false, EndsTheTurn; direct [Convention::Unique]);
variant!(WildByList, "wild-by-list": Whole, Jack, King<false>, SIXTEEN;
    choose [], remove true, back false, EndsTheTurn; direct []);
variant!(Boomerang, "boomerang": Dark, Man, King<true>, TWELVE;
    choose [Criterion::Number], remove true, back true, AtTheEnd; direct []);
variant!(Picky, "picky": Dark, Man, King<true>, TWELVE;
    choose [Criterion::Number, Criterion::Kings], remove false, back true, AtOnce; direct []);

/// Asserts that perft from the start is what others have published: dctl's counts.
fn assert_perft<V: JumpRules>(table: &[u128]) {
    for (depth, &nodes) in (1..).zip(table) {
        assert_eq!(perft::<Jumping<V>>(&Jumping::<V>::start(), depth), nodes, "{} depth {depth}", V::NAME);
    }
}

/// Asserts that the replies to the moves in set-ups, and in some positions behind each, are those to each move.
fn assert_replies<V: JumpRules, const CONVENTION: u8>(set_ups: u64) {
    let mut long = 0;
    for seed in 0..set_ups {
        let mut random = Random::new(seed);
        let mut position = set_up::<V>(&mut random);
        for _ in 0..4 {
            let moves = Jumping::<V>::moves(&position);
            let different: BTreeSet<_> = moves.iter().copied().collect();
            assert_eq!(
                different.len(),
                moves.len(),
                "{} has a move twice: {}",
                V::NAME,
                fen::write::<Jumping<V>>(&position)
            );
            let played = moves.iter().map(|&mv| {
                let mut next = position;
                Jumping::<V>::play(&mut next, mv, &mut ());
                next
            });
            let next: Vec<_> = played.collect();
            for positions in [&[position][..], &next] {
                assert_counts::<V, CONVENTION>(positions);
            }
            long += moves.iter().filter(|mv| mv.captured.count() >= 2).count();
            if next.is_empty() {
                break;
            }
            position = next[random.below(next.len())];
        }
    }
    assert!(long as u64 > set_ups / 10, "{long} captures of two pieces or more");
}

/// Asserts that replies counted at once are those counted move by move.
fn assert_counts<V: JumpRules, const CONVENTION: u8>(positions: &[<Jumping<V> as Rules>::Position]) {
    let one_by_one = positions.iter().map(Replies::<Jumping<V>, CONVENTION>::one_by_one).sum::<u64>();
    let text = || positions.iter().map(fen::write::<Jumping<V>>).collect::<Vec<_>>();
    assert_eq!(Jumping::<V>::replies::<CONVENTION>(positions), one_by_one, "{} by {CONVENTION}: {:?}", V::NAME, text());
}

/// Sets up a position at random: two to eight pieces a side, kings among them in every third position.
fn set_up<V: JumpRules>(random: &mut Random) -> <Jumping<V> as Rules>::Position {
    loop {
        let kings = random.below(3) == 0;
        let mut free: Vec<_> = Board::<V>::squares(Board::<V>::SQUARES).collect();
        let mut lists = [(); 2].map(|()| {
            let pieces = 2 + random.below(7);
            let letter = |random: &mut Random| if kings && random.below(2) == 0 { "K" } else { "" };
            let list = (0..pieces).map(|_| format!("{}{}", letter(random), free.swap_remove(random.below(free.len()))));
            list.collect::<Vec<_>>().join(",")
        });
        let turn = ["W", "B"][random.below(2)];
        let [white, black] = &mut lists;
        // Men on their last rank are refused: then another is drawn.
        if let Ok(position) = Jumping::<V>::from_fen(&format!("{turn}:W{white}:B{black}")) {
            return position;
        }
    }
}

#[test]
fn russian_draughts_counts_as_published() {
    assert_perft::<Russian>(&[7, 49, 302, 1469, 7482, 37_986, 190_146, 929_899]);
}

#[test]
fn english_draughts_counts_as_published() {
    assert_perft::<English>(&[7, 49, 302, 1469, 7361, 36_768, 179_740, 845_931]);
}

#[test]
fn replies_are_those_to_each_move_by_whatever_rules() {
    assert_replies::<Russian, 0>(1000);
    assert_replies::<Russian, 2>(1000);
    assert_replies::<English, 0>(1000);
    assert_replies::<Wild, 0>(1000);
    assert_replies::<WildByList, 0>(1000);
    assert_replies::<Picky, 0>(1000);
    assert_replies::<Boomerang, 0>(1000);
}

/// Asserts that a game of the registry counts in bulk what it counts leaf by leaf, by each convention, from set-ups and some
/// positions behind each: two plies, which are replies at once, and three, which are those of several positions.
fn assert_bulk<V: JumpRules>(set_ups: u64) {
    let mut game = find(GAMES, V::NAME).expect("a game of the registry").session();
    for seed in 0..set_ups {
        let mut random = Random::new(seed);
        game.set_fen(&fen::write::<Jumping<V>>(&set_up::<V>(&mut random))).expect("a position");
        for _ in 0..4 {
            for &convention in game.conventions() {
                for depth in 2..=3 {
                    let perft = Perft::new(depth).convention(convention);
                    let nodes = |perft: Perft| game.perft(&perft, &()).expect("a count").nodes;
                    let (bulk, leaves) = (nodes(perft), nodes(perft.bulk(false)));
                    assert_eq!(bulk, leaves, "{} by {convention:?}, {depth} plies: {}", V::NAME, game.fen());
                }
            }
            let moves = game.moves_in_full();
            if moves.is_empty() {
                break;
            }
            game.play(&moves[random.below(moves.len())]).expect("a move");
        }
    }
}

#[test]
fn replies_are_those_to_each_move_by_the_rules_of_books() {
    assert_bulk::<draughts::Brazilian>(20);
    assert_bulk::<draughts::Breakthrough>(20);
    assert_bulk::<draughts::Canadian>(20);
    assert_bulk::<draughts::Czech>(20);
    assert_bulk::<draughts::English>(20);
    assert_bulk::<draughts::Frisian>(60);
    assert_bulk::<draughts::Italian>(60);
    assert_bulk::<draughts::Killer>(20);
    assert_bulk::<draughts::Pool>(20);
    assert_bulk::<draughts::Russian>(20);
    assert_bulk::<draughts::Spanish>(60);
    assert_bulk::<draughts::Thai>(20);
    assert_bulk::<Armenian>(20);
}
