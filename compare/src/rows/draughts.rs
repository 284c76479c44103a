//! International draughts. No other library in Rust counts it: it stands beside the rate at which kish counts dama.

use quadrille_core::Rules;
use quadrille_draughts::Draughts;

use super::{GIBIBYTE, dama};
use crate::args::Group;
use crate::heat::{Contestant, Heat, Line};
use crate::work::{Depth, Game, Work};
use crate::{ours, rivals};

const START: Work =
    Work { name: "start", fen: Draughts::START, full: Depth::new(10, 258_895_763), quick: Depth::new(6, 167_140) };
/// What is played leaf by leaf.
const LEAVES: Work = Work { full: Depth::new(9, 41_022_423), ..START };
/// What the table is given.
const LONG: Work = Work { full: Depth::new(11, 1_665_861_398), ..START };
/// What threads are given: seconds on one of them.
const LONGER: Work = Work { full: Depth::new(12, 10_749_771_911), ..START };
const RANDOM_178: Work = Work {
    name: "Random178",
    fen: "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46",
    full: Depth::new(8, 86_724_219),
    quick: Depth::new(5, 87_195),
};
const WOLDOUBY: Work = Work {
    name: "Woldouby",
    fen: "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38",
    full: Depth::new(14, 58_360_286),
    quick: Depth::new(10, 88_050),
};

/// The heats of draughts.
pub(super) const HEATS: &[Heat] = &[
    Heat {
        group: Group::Bulk,
        game: Game::Draughts,
        contestants: &[
            Contestant::new("bulk", START, ours::bulk::<Draughts, 0>),
            Contestant::new("bulk", RANDOM_178, ours::bulk::<Draughts, 0>),
            Contestant::new("bulk", WOLDOUBY, ours::bulk::<Draughts, 0>),
            Contestant::new("kish, dama from the start", dama::START, rivals::kish::bulk),
        ],
        lines: &[Line::new(0, 3).floor(1.4), Line::new(1, 3).floor(2.3), Line::new(2, 3).floor(0.8)],
    },
    Heat {
        group: Group::Leaf,
        game: Game::Draughts,
        contestants: &[
            Contestant::new("leaf by leaf", LEAVES, ours::leaf::<Draughts, 0>),
            Contestant::new("kish, dama from the start", dama::START, rivals::kish::leaf),
        ],
        lines: &[Line::new(0, 1)],
    },
    Heat {
        group: Group::Threads,
        game: Game::Draughts,
        contestants: &[
            Contestant::new("two threads", LONGER, ours::perft::<Draughts, 2, 0>),
            Contestant::new("ours, one thread", LONGER, ours::perft::<Draughts, 1, 0>),
        ],
        lines: &[Line::new(0, 1).floor(1.9)],
    },
    Heat {
        group: Group::Hash,
        game: Game::Draughts,
        contestants: &[
            Contestant::new("table", LONG, ours::perft::<Draughts, 1, GIBIBYTE>),
            Contestant::new("ours, no table", LONG, ours::perft::<Draughts, 1, 0>),
        ],
        lines: &[Line::new(0, 1).floor(3.0)],
    },
];
