//! Records of games of chess: each turn read, found among the legal moves and played, those of variations too; or tags
//! alone. What is counted are the bytes of the file, once what was read of it is what is in it.

use crate::args::Group;
use crate::heat::{Contestant, Heat, Line};
use crate::work::{Depth, Game, Work};
use crate::{ours, rivals};

/// The file of games: its mebibytes are its plies.
pub(crate) const FILE: Work =
    Work { name: "games, MiB", fen: "", full: Depth::new(112, 117_440_924), quick: Depth::new(1, 1_051_025) };

/// The heats of records.
pub(super) const HEATS: &[Heat] = &[
    Heat {
        group: Group::Records,
        game: Game::Chess,
        contestants: &[
            Contestant::new("each move checked", FILE, ours::records::checked),
            Contestant::new("pgn-reader and shakmaty", FILE, rivals::pgn_reader::checked),
        ],
        lines: &[Line::new(0, 1).floor(1.0)],
    },
    Heat {
        group: Group::Records,
        game: Game::Chess,
        contestants: &[
            Contestant::new("tags alone", FILE, ours::records::tags),
            Contestant::new("pgn-reader", FILE, rivals::pgn_reader::tags),
        ],
        lines: &[Line::new(0, 1).floor(1.0)],
    },
];
