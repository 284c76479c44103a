//! Captures in great number: the search for them comes to an end, and finds what a search of each order finds.
//!
//! Loose pieces can be captured in exponentially many orders. A search that has tried too many begins to remember where
//! it has been; here it is held to the one for [`Convention::Orders`], which never does.

use quadrille_core::{Convention, JumpMove, JumpRules, Jumping, MoveSink, Rules, fen};
use quadrille_dama::{DamaKingAtOnce, KingAtOnce, Tudaf, Turkish};
use quadrille_draughts::International;
use quadrille_referee::{Random, Referee, dama, draughts};

/// Positions with more orders of capture than a search tries, found by climbing to ever slower ones.
const DAMA: [&str; 4] = [
    "W:WKd4:BKd1,Ka2,Kg2,Ke3,Kh3,Kb4,Ke4,Kc5,Kg5,Ke6,Kh6,Ka7,Kd7,Kf7,Kb8,Kg8",
    "W:WKh8:BKd1,Kd2,Kg2,Kb3,Ke3,Kh3,Ka4,Kc4,Kf4,Kd5,Kg5,Kb6,Ke6,Kc7,Kh7,Kf8",
    "W:WKh2:BKd1,Kc2,Ke2,Kf3,Kh3,Ke4,Kb5,Kd5,Kg5,Kf6,Ka7,Kc7,Ke7,Kh7,Kb8,Kf8",
    "W:WKd1:BKc1,Ke1,Kb2,Kd2,Ka3,Kc3,Kg3,Kd4,Kb5,Kh5,Kd6,Kf6,Ka7,Ke7,Kc8,Kg8",
];

/// The slowest that climbing came to in draughts, where captured pieces go on standing in the way.
const DRAUGHTS: [&str; 3] = [
    "W:WK7:BK8,K9,K10,K11,K12,K17,K19,K20,K21,K22,K28,K30,K31,K33,K34,K39,K41,K42,K43,K44",
    "W:WK4:BK7,K8,K9,K10,K17,K18,K19,K20,K27,K28,K30,K32,K37,K38,K39,K40,K41",
    "W:WK47:BK6,K7,K8,K9,K10,K14,K17,K18,K20,K26,K27,K28,K30,K34,K37,K39,K41,K42,K43,K44",
];

/// Returns the position of a FEN that must be right.
fn read<R: Rules>(text: &str) -> R::Position {
    R::from_fen(text).unwrap_or_else(|errors| panic!("{text}: {errors}"))
}

/// Takes a move for each order of capturing.
struct Orders<R: Rules>(Vec<R::Move>);

impl<R: Rules> MoveSink<R> for Orders<R> {
    const CONVENTION: Convention = Convention::Orders;

    fn push(&mut self, mv: R::Move) {
        self.0.push(mv);
    }
}

/// Holds the legal moves to those of each order, and returns how many orders there are.
fn orders_agree<V: JumpRules>(text: &str) -> usize {
    let position = read::<Jumping<V>>(text);
    let sorted = |moves: Vec<JumpMove<_>>| {
        let mut moves = moves;
        moves.sort();
        moves
    };
    let mut orders = Orders::<Jumping<V>>(Vec::new());
    Jumping::<V>::generate(&position, &mut orders);
    let count = orders.0.len();
    let mut once = sorted(orders.0);
    once.dedup();
    assert_eq!(sorted(Jumping::<V>::moves(&position).to_vec()), once, "{text}");
    assert_eq!(Jumping::<V>::move_count(&position), once.len() as u64, "{text}");
    assert_eq!(Jumping::<V>::has_move(&position), !once.is_empty(), "{text}");
    count
}

#[test]
fn every_order_of_many_leads_to_the_same_moves() {
    let most = DAMA.map(orders_agree::<Turkish<Tudaf>>);
    assert!(most.into_iter().all(|orders| orders > 5_000), "{most:?}: too few to try the search's patience");
    for text in DRAUGHTS {
        orders_agree::<International>(text);
    }
}

#[test]
fn every_order_leads_to_the_same_moves_in_random_set_ups() {
    let mut random = Random::new(7);
    for _ in 0..2_000 {
        orders_agree::<International>(&draughts::Position::set_up(&mut random).write());
        let text = dama::Position::set_up(&mut random).write();
        orders_agree::<Turkish<Tudaf>>(&text);
        orders_agree::<Turkish<KingAtOnce>>(&text);
    }
}

#[test]
fn paths_of_captures_in_great_number_read_back() {
    for text in DAMA {
        let position = read::<DamaKingAtOnce>(text);
        for &mv in &DamaKingAtOnce::moves(&position)[..4] {
            let mut path = String::new();
            DamaKingAtOnce::write_move_in_full(&position, mv, &mut path).expect("a string takes all");
            assert_eq!(DamaKingAtOnce::read_move(&position, &path), Ok(mv), "{path} in {text}");
            assert_eq!(path.matches('x').count(), mv.captured.count() as usize, "{path} in {text}");
        }
    }
}

#[test]
fn more_loose_pieces_than_a_side_ever_has_are_refused() {
    // Exponentially more orders than any position of the game has.
    let many =
        "W:WKc5:BKb1,Kd1,Kf1,Ka2,Kb2,Kc2,Ke2,Kg2,Kb3,Kd3,Kf3,Kh3,Ka4,Kc4,Ke4,Kg4,Kb5,Kd5,Kg5,Ka6,Kb6,Kf6,Kc7,Ke7";
    let refused = fen::read_leniently::<Jumping<Turkish<Tudaf>>>(many).expect_err("too many pieces");
    assert_eq!(refused.errors()[0].byte, 0);
}
