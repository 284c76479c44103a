//! Chess.

use quadrille_chess::Chess;
use quadrille_core::Rules;

use super::GIBIBYTE;
use crate::args::Group;
use crate::heat::{Contestant, Heat, Line};
use crate::work::{Depth, Game, Work};
use crate::{ours, rivals};

const START: Work =
    Work { name: "start", fen: Chess::START, full: Depth::new(6, 119_060_324), quick: Depth::new(3, 8902) };
/// What a slow rival is given.
const SHORT: Work = Work { full: Depth::new(5, 4_865_609), ..START };
/// What the table is given.
const LONG: Work = Work { full: Depth::new(7, 3_195_901_860), ..START };
/// What threads are given: seconds on one of them.
const LONGER: Work = Work { full: Depth::new(8, 84_998_978_956), ..START };
const KIWIPETE: Work = Work {
    name: "Kiwipete",
    fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    full: Depth::new(5, 193_690_690),
    quick: Depth::new(3, 97_862),
};

/// All who count in bulk.
const fn bulk(work: Work) -> [Contestant; 5] {
    [
        Contestant::new("bulk", work, ours::bulk::<Chess, 0>),
        Contestant::new("cozy-chess", work, rivals::cozy_chess::bulk),
        Contestant::new("chess, its own perft", work, rivals::chess::own),
        Contestant::new("shakmaty, its own perft", work, rivals::shakmaty::own),
        Contestant::new("board-game, its own perft", work, rivals::board_game::chess),
    ]
}

/// Ours beside each of the others, with a floor for the first.
const fn lines(floor: f64) -> [Line; 4] {
    [Line::new(0, 1).floor(floor), Line::new(0, 2), Line::new(0, 3), Line::new(0, 4)]
}

const fn against_all(contestants: &'static [Contestant], lines: &'static [Line]) -> Heat {
    Heat { group: Group::Bulk, game: Game::Chess, contestants, lines }
}

/// The heats of chess.
pub(super) const HEATS: &[Heat] = &[
    against_all(&bulk(START), &lines(2.0)),
    against_all(&bulk(KIWIPETE), &lines(2.3)),
    against_all(
        &[
            Contestant::new("bulk", SHORT, ours::bulk::<Chess, 0>),
            Contestant::new("monster_chess, its own perft", SHORT, rivals::monster_chess::chess),
        ],
        &[Line::new(0, 1)],
    ),
    Heat {
        group: Group::Leaf,
        game: Game::Chess,
        contestants: &[
            Contestant::new("leaf by leaf", START, ours::leaf::<Chess, 0>),
            Contestant::new("cozy-chess", START, rivals::cozy_chess::leaf),
            Contestant::new("shakmaty", START, rivals::shakmaty::leaf),
        ],
        lines: &[Line::new(0, 1).floor(2.9), Line::new(0, 2)],
    },
    Heat {
        group: Group::Threads,
        game: Game::Chess,
        contestants: &[
            Contestant::new("two threads", LONGER, ours::perft::<Chess, 2, 0>),
            Contestant::new("ours, one thread", LONGER, ours::perft::<Chess, 1, 0>),
        ],
        lines: &[Line::new(0, 1).floor(1.9)],
    },
    Heat {
        group: Group::Hash,
        game: Game::Chess,
        contestants: &[
            Contestant::new("table", LONG, ours::perft::<Chess, 1, GIBIBYTE>),
            Contestant::new("ours, no table", LONG, ours::perft::<Chess, 1, 0>),
        ],
        lines: &[Line::new(0, 1).floor(3.0)],
    },
];
