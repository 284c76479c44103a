//! Do declarations of leaping and riding pieces mean what they say where no game here says it?
//!
//! Gaits that differ from side to side, boards of three words, double steps and promotions of several kinds on several ranks,
//! drops that are barred from ranks, games that the board ends: each is held to the slow generator that reads the same
//! declaration.

use quadrille_conformance::derived::royal;
use quadrille_conformance::{Captures, Conformance, Random};
use quadrille_core::fen::{FullmoveNumber, HalfmoveClock, SideToMove};
use quadrille_core::royal::gaits::{Bishop, King, Knight, Pawn, Rook};
use quadrille_core::royal::{
    BareRoyals, Castling, CastlingField, Checkmate, Deed, DoubleStep, EnPassantField, InHand, Leap, NoPockets,
    PieceField, Quiet, Ride, StalemateDraws, reason,
};
use quadrille_core::{
    Color, East, History, Hop, Key, North, NorthEast, NorthWest, Outcome, Reason, Rectangle, Royal, RoyalMoves,
    RoyalPosition, RoyalRules, Rules, SouthWest, West,
};

type Letters = &'static [&'static str];
type Promotions = &'static [(&'static str, Letters)];

/// One word with a ghost file; a rider and a leaper that know left from right; promotion that is free, on two ranks, on
/// leaving them too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Lopsided;

impl RoyalMoves for Lopsided {
    type Geometry = Rectangle<6, 9, 1, 7>;
    type Kinds =
        (King, Ride<(North, East, SouthWest)>, Leap<(Hop<1, 2>, Hop<-2, 0>, West)>, (Pawn, DoubleStep<2>), Rook);
    type Pockets = NoPockets;
    const LETTERS: Letters = &["K", "E", "L", "P", "R"];
    const PROMOTIONS: Promotions = &[("P", &["E", "L"]), ("L", &["E"])];
    const PROMOTION_RANKS: usize = 2;
    const PROMOTION_ON_LEAVING: bool = true;
    const PROMOTION_FORCED: bool = false;
    const CASTLINGS: &'static [Castling] = &[Castling { letter: 'Q', partner: "R", royal: [2, 0], mate: [0, 1] }];
    const PROGRESS: Letters = &["P"];
}

impl RoyalRules for Lopsided {
    type Moves = Self;
    const NAME: &'static str = "lopsided";
    const TITLE: &'static str = "Lopsided";
    const START: &'static str = "r1kele/6/pppppp/6/6/6/PPPPPP/6/R1KELE w Qq - 0 1";
    /// Squares on the left and in the middle, which are not the same upside down.
    const GOALS: Promotions = &[("K", &["a5", "a6", "b6"]), ("L", &["d7"])];
    type End = (Checkmate, StalemateDraws, BareRoyals);
    type Claims = ();
    type Fen = (PieceField, SideToMove, CastlingField, EnPassantField, HalfmoveClock, FullmoveNumber);
}

/// Rooks that may not be lost, and a king who wins on the last rank: both end the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Short;

impl RoyalMoves for Short {
    type Geometry = Rectangle<5, 6>;
    type Kinds = (King, Rook, Knight, (Pawn, DoubleStep<1>));
    type Pockets = NoPockets;
    const LETTERS: Letters = &["K", "R", "N", "P"];
    const PROMOTIONS: Promotions = &[("P", &["N"])];
    const PROGRESS: Letters = &["P"];
}

impl RoyalRules for Short {
    type Moves = Self;
    const NAME: &'static str = "short";
    const TITLE: &'static str = "Short";
    const START: &'static str = "rnknr/ppppp/5/5/PPPPP/RNKNR w - 0 1";
    const GOALS: Promotions = &[("K", &["a6", "b6", "c6", "d6", "e6"])];

    fn ended(position: &RoyalPosition<Self>) -> Option<Outcome> {
        const ROOK: usize = 1;
        let loser = Color::ALL.into_iter().find(|&color| position.pieces(color, ROOK).is_empty())?;
        Some(Outcome::win(loser.other(), ROOKS_LOST))
    }

    type End = (StalemateDraws, Checkmate);
    type Claims = ();
    type Fen = (PieceField, SideToMove, EnPassantField, HalfmoveClock, FullmoveNumber);
}

/// A side has no rook.
const ROOKS_LOST: Reason = Reason::new("no rook left");

/// Two bishops are in one hand.
const HOARD: Reason = Reason::new("two bishops in hand");

/// Three words; a quiet rider; drops that are barred from ranks; kinds that promote to their own `+`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Wide;

impl RoyalMoves for Wide {
    type Geometry = Rectangle<13, 10, 3>;
    type Kinds = (
        King,
        (Bishop, Quiet<Rook>),
        Knight,
        (Pawn, DoubleStep<1>),
        (Bishop, Rook),
        Leap<(North, NorthEast, NorthWest)>,
    );
    type Pockets = InHand<4>;
    const LETTERS: Letters = &["K", "B", "N", "P", "+B", "+P"];
    const PROMOTIONS: Promotions = &[("P", &["+P"]), ("B", &["+B"])];
    const PROMOTION_RANKS: usize = 3;
    const PROGRESS: Letters = &["P"];
    const NO_DROP: &'static [(&'static str, &'static [usize])] = &[("P", &[0, 8]), ("N", &[4])];
    const NO_MATE_BY_DROP: Letters = &["N"];
}

impl RoyalRules for Wide {
    type Moves = Self;
    const NAME: &'static str = "wide";
    const TITLE: &'static str = "Wide";
    const START: &'static str = "bn1b2k2b1nb/ppppppppppppp/13/13/13/13/13/13/PPPPPPPPPPPPP/BN1B2K2B1NB[] w - - 0 1";
    /// A knight that is dropped there ends the game, and may not mate all the same.
    const GOALS: Promotions = &[("N", &["c8", "k8"])];

    /// Who has two bishops in hand has won.
    fn ended(position: &RoyalPosition<Self>) -> Option<Outcome> {
        const BISHOP: usize = 1;
        let winner = Color::ALL.into_iter().find(|&color| position.in_hand(color, BISHOP) > 1)?;
        Some(Outcome::win(winner, HOARD))
    }

    type End = (Checkmate, StalemateDraws);
    type Claims = ();
    type Fen = (PieceField, SideToMove, CastlingField, EnPassantField, HalfmoveClock, FullmoveNumber);
}

/// Holds the moves of positions to the slow ones, and the key to what is told; returns how many special moves there were:
/// promotions, passings, castlings, drops; and how many games the board has ended.
fn hold<V: RoyalRules>(games: u64) -> [usize; 5] {
    let mut special = [0; 5];
    for seed in 0..games {
        let mut random = Random::new(seed);
        let from_start = seed % 4 == 0;
        let mut slow = if from_start {
            royal::Position::<V>::read(V::START)
        } else {
            royal::Position::set_up(&mut random).expect("a set-up")
        };
        let mut fast = Royal::<V>::from_fen(&slow.write()).unwrap_or_else(|error| panic!("{}: {error}", slow.write()));
        let mut key = Key::of::<Royal<V>>(&fast);
        for _ in 0..if from_start { 60 } else { 6 } {
            let text = slow.write();
            assert_eq!(Royal::<V>::fen(&fast), text, "seed {seed}");
            assert_eq!(key, Key::of::<Royal<V>>(&fast), "{text}");
            let mut moves: Vec<_> =
                Royal::<V>::moves(&fast).into_iter().map(|mv| (Royal::<V>::move_text(&fast, mv), mv)).collect();
            moves.sort();
            let mut slow_moves: Vec<_> = slow.moves().into_iter().map(|mv| (slow.text(&mv), mv)).collect();
            slow_moves.sort();
            let texts = |moves: &[(String, _)]| moves.iter().map(|mv| mv.0.clone()).collect::<Vec<_>>();
            assert_eq!(texts(&moves), slow_moves.iter().map(|mv| mv.0.clone()).collect::<Vec<_>>(), "{text}");
            for (text, mv) in &moves {
                assert_eq!(Royal::<V>::read_move(&fast, text), Ok(*mv));
                special[0] += usize::from(mv.promotes());
                special[1] += usize::from(mv.deed == Deed::EnPassant);
                special[2] += usize::from(matches!(mv.deed, Deed::Castling(_)));
                special[3] += usize::from(mv.deed == Deed::Drop);
            }
            let found = (Royal::<V>::has_move(&fast), Royal::<V>::move_count(&fast));
            assert_eq!(found, (!moves.is_empty(), moves.len() as u64), "{text}");
            let end = History::<Royal<V>>::new(fast).outcome();
            if end.is_some_and(|end| [reason::GOAL, HOARD, ROOKS_LOST].contains(&end.reason)) {
                assert!(moves.is_empty() && Royal::<V>::captures(&fast).is_empty(), "{text}");
                special[4] += 1;
            }
            if moves.is_empty() {
                break;
            }
            let chosen = random.below(moves.len());
            Royal::<V>::play(&mut fast, moves[chosen].1, &mut key);
            slow = slow.play(&slow_moves[chosen].1);
        }
    }
    println!("{}: {special:?} promotions, passings, castlings, drops, ends by the board", V::NAME);
    special
}

#[test]
fn gaits_may_know_left_from_right() {
    let [promotions, passings, castlings, _, ends] = hold::<Lopsided>(800);
    assert!(promotions > 1000 && passings > 10 && castlings > 20 && ends > 50);
}

#[test]
fn boards_may_have_three_words_and_drops_be_barred() {
    let [promotions, passings, _, drops, ends] = hold::<Wide>(60);
    assert!(promotions > 100 && passings > 0 && drops > 1000 && ends > 3);
}

/// Counts, keys, records and the rest, where the board ends games.
#[test]
fn the_laws_hold_where_the_board_ends_the_game() {
    let [.., ends] = hold::<Short>(400);
    assert!(ends > 100);
    keeps_the_laws::<Short>();
    // There pawns promote to what promotes again, and could not everywhere go on.
    keeps_the_laws::<Lopsided>();
}

/// Asserts the laws of a game that ends by its board.
fn keeps_the_laws<V: RoyalRules>() {
    Conformance::<Royal<V>>::new()
        .games(40)
        .texts(200)
        .captures(Captures::Free)
        .symmetry("the colors exchanged", |position| position.mirrored())
        .derived()
        .check();
}
