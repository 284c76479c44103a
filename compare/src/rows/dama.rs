//! Turkish dama. Its one rival counts by paths, which is the convention of these works where their name does not say
//! another; the count of the start is that of kish, the others come from ours and are asserted of kish here.

use quadrille_core::Rules;
use quadrille_dama::Dama;

use super::GIBIBYTE;
use crate::args::Group;
use crate::heat::{Contestant, Heat, Line};
use crate::work::{Depth, Game, Work};
use crate::{ours, rivals};

pub(super) const START: Work =
    Work { name: "start", fen: Dama::START, full: Depth::new(8, 123_290_300), quick: Depth::new(5, 85_090) };
const START_UNIQUE: Work = Work { full: Depth::new(8, 123_285_642), ..START };
/// What the table is given, by unique moves.
const LONG: Work = Work { full: Depth::new(9, 1_454_012_156), ..START };
/// What threads are given: seconds on one of them.
const LONGER: Work = Work { full: Depth::new(10, 16_989_029_970), ..START };

pub(super) const KINGS: Work = Work {
    name: "eight kings",
    fen: "W:WKa1,Ka8,Kd4,Ke5:BKh1,Kh8,Kd5,Ke4",
    full: Depth::new(7, 68_325_178).dead_ends(155_828),
    quick: Depth::new(5, 174_190),
};
const KINGS_UNIQUE: Work = Work { full: Depth::new(7, 68_294_588), ..KINGS };

pub(super) const MIXED: Work = Work {
    name: "men and kings",
    fen: "W:Wa2,b2,c3,Kd4,e4,f3,g2,h2:Ba7,b7,c6,Kd5,e5,f6,g7,h7",
    full: Depth::new(8, 120_140_036).dead_ends(6511),
    quick: Depth::new(6, 583_925).dead_ends(16),
};
const MIXED_UNIQUE: Work = Work { full: Depth::new(8, 119_358_188), quick: Depth::new(6, 581_746), ..MIXED };

/// All who count in bulk.
const fn bulk(paths: Work, unique: Work) -> [Contestant; 4] {
    [
        Contestant::new("bulk, paths", paths, ours::bulk::<Dama, 2>),
        Contestant::new("bulk, unique", unique, ours::bulk::<Dama, 0>),
        Contestant::new("kish", paths, rivals::kish::bulk),
        Contestant::new("kish, its own perft", paths, rivals::kish::own).with_dead_ends(),
    ]
}

const fn against_kish(contestants: &'static [Contestant]) -> Heat {
    const LINES: &[Line] = &[Line::new(0, 2).floor(3.0), Line::new(0, 3), Line::new(1, 2)];
    Heat { group: Group::Bulk, game: Game::Dama, contestants, lines: LINES }
}

/// The heats of dama.
pub(super) const HEATS: &[Heat] = &[
    against_kish(&bulk(START, START_UNIQUE)),
    against_kish(&bulk(KINGS, KINGS_UNIQUE)),
    against_kish(&bulk(MIXED, MIXED_UNIQUE)),
    Heat {
        group: Group::Leaf,
        game: Game::Dama,
        contestants: &[
            Contestant::new("leaf by leaf, paths", START, ours::leaf::<Dama, 2>),
            Contestant::new("kish", START, rivals::kish::leaf),
        ],
        lines: &[Line::new(0, 1).floor(2.0)],
    },
    Heat {
        group: Group::Threads,
        game: Game::Dama,
        contestants: &[
            Contestant::new("two threads", LONGER, ours::perft::<Dama, 2, 0>),
            Contestant::new("ours, one thread", LONGER, ours::perft::<Dama, 1, 0>),
        ],
        lines: &[Line::new(0, 1).floor(1.9)],
    },
    Heat {
        group: Group::Hash,
        game: Game::Dama,
        contestants: &[
            Contestant::new("table", LONG, ours::perft::<Dama, 1, GIBIBYTE>),
            Contestant::new("ours, no table", LONG, ours::perft::<Dama, 1, 0>),
        ],
        lines: &[Line::new(0, 1).floor(3.0)],
    },
];
