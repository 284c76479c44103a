//! Ataxx. `ataxx` fills a list of moves, or any other store that its user gives it. The floor is for the list, which is
//! what it comes with; a store that plays each move as it is found is shown beside it.
//!
//! The start is published by libataxx to depth 5; the other counts are those to which ours and `ataxx` come alike.

use quadrille_ataxx::Ataxx;
use quadrille_core::Rules;

use super::GIBIBYTE;
use crate::args::Group;
use crate::heat::{Contestant, Heat, Line};
use crate::work::{Depth, Game, Work};
use crate::{ours, rivals};

const START: Work =
    Work { name: "start", fen: Ataxx::START, full: Depth::new(6, 141_865_520), quick: Depth::new(4, 155_888) };
/// What a slow rival is given.
const SHORT: Work = Work { full: Depth::new(5, 4_752_668), ..START };
/// What the table is given.
const LONG: Work = Work { full: Depth::new(7, 5_023_479_496), ..START };
/// What threads are given: seconds on one of them.
const LONGER: Work = Work { full: Depth::new(8, 176_821_532_236), ..START };
const OPEN: Work = Work {
    name: "half full",
    fen: "x2oo1o/xx1ooo1/1xxoo2/2xxo2/1xxx1oo/xx2x1o/o3xxx o 0 1",
    full: Depth::new(5, 1_734_730_524),
    quick: Depth::new(3, 352_571),
};
const CLOSED: Work = Work {
    name: "nearly full",
    fen: "xxxxooo/xx1xooo/xxxoooo/xoxooox/ooxx1oo/oxxxxoo/oo1xxx1 x 0 1",
    full: Depth::new(6, 45_291_696),
    quick: Depth::new(4, 144_446),
};

/// All who count in bulk.
const fn bulk(work: Work) -> [Contestant; 4] {
    [
        Contestant::new("bulk", work, ours::bulk::<Ataxx, 0>),
        Contestant::new("ataxx", work, rivals::ataxx::bulk),
        Contestant::new("ataxx, its own perft", work, rivals::ataxx::own),
        Contestant::new("board-game, its own perft", work, rivals::board_game::ataxx),
    ]
}

const fn against_all(contestants: &'static [Contestant]) -> Heat {
    const LINES: &[Line] = &[Line::new(0, 1).floor(1.6), Line::new(0, 2), Line::new(0, 3)];
    Heat { group: Group::Bulk, game: Game::Ataxx, contestants, lines: LINES }
}

/// The heats of Ataxx.
pub(super) const HEATS: &[Heat] = &[
    against_all(&bulk(START)),
    against_all(&bulk(OPEN)),
    against_all(&bulk(CLOSED)),
    Heat {
        group: Group::Bulk,
        game: Game::Ataxx,
        contestants: &[
            Contestant::new("bulk", SHORT, ours::bulk::<Ataxx, 0>),
            Contestant::new("monster_chess, its own perft", SHORT, rivals::monster_chess::ataxx),
        ],
        lines: &[Line::new(0, 1)],
    },
    Heat {
        group: Group::Leaf,
        game: Game::Ataxx,
        contestants: &[
            Contestant::new("leaf by leaf", START, ours::leaf::<Ataxx, 0>),
            Contestant::new("ataxx", START, rivals::ataxx::listed_leaf),
            Contestant::new("ataxx, a store that plays", START, rivals::ataxx::leaf),
        ],
        lines: &[Line::new(0, 1).floor(1.6), Line::new(0, 2)],
    },
    Heat {
        group: Group::Threads,
        game: Game::Ataxx,
        contestants: &[
            Contestant::new("two threads", LONGER, ours::perft::<Ataxx, 2, 0>),
            Contestant::new("ours, one thread", LONGER, ours::perft::<Ataxx, 1, 0>),
        ],
        lines: &[Line::new(0, 1).floor(1.9)],
    },
    Heat {
        group: Group::Hash,
        game: Game::Ataxx,
        contestants: &[
            Contestant::new("table", LONG, ours::perft::<Ataxx, 1, GIBIBYTE>),
            Contestant::new("ours, no table", LONG, ours::perft::<Ataxx, 1, 0>),
        ],
        lines: &[Line::new(0, 1).floor(1.5)],
    },
];
