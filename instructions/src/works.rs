//! The table of works.
//!
//! A work takes some 10 to 200 million instructions: so many that its start does not matter, and so few that it is counted
//! within seconds. (The positions take less, and so do the captures of Ataxx, which has none.) A work more is a line more
//! here; all figures are then written anew, since what the compiler inlines may depend on it.

use quadrille_ataxx::Ataxx;
use quadrille_chess::Chess;
use quadrille_core::Rules;
use quadrille_dama::Dama;
use quadrille_draughts::Draughts;

use crate::name::Name;
use crate::perft::{bulk, leaf, table};
use crate::questions::{any, captures, key, legal, list, number, play, play_with_key};
use crate::work::{Perft, Work};

/// Returns the works that have figures.
pub(crate) fn all() -> impl Iterator<Item = &'static Work> {
    let chess = CHESS.iter().chain(const { &questions::<Chess>() });
    let draughts = DRAUGHTS.iter().chain(const { &questions::<Draughts>() });
    let dama = DAMA.iter().chain(const { &questions::<Dama>() });
    let ataxx = ATAXX.iter().chain(const { &questions::<Ataxx>() });
    chess.chain(draughts).chain(dama).chain(ataxx)
}

/// Returns the work of this name, that which does nothing among them.
pub(crate) fn find(name: &str) -> Option<&'static Work> {
    [&Work::NOTHING].into_iter().chain(all()).find(|work| work.name.to_string() == name)
}

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const POSITION_3: &str = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
const POSITION_5: &str = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
const RANDOM_178: &str = "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46";
const WOLDOUBY: &str = "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38";
const TWO_STONES: &str = "7/7/7/2x1o2/7/7/7 x 0 1";

const CHESS: &[Work] = &[
    perft::<Chess>("bulk-start", bulk::<Chess, 0>, Chess::START, 5, 4_865_609, 2),
    perft::<Chess>("bulk-kiwipete", bulk::<Chess, 0>, KIWIPETE, 4, 4_085_603, 2),
    perft::<Chess>("bulk-position-3", bulk::<Chess, 0>, POSITION_3, 5, 674_624, 4),
    perft::<Chess>("leaf-start", leaf::<Chess, 0>, Chess::START, 4, 197_281, 4),
    perft::<Chess>("leaf-position-5", leaf::<Chess, 0>, POSITION_5, 4, 2_103_487, 1),
    perft::<Chess>("table-start", table::<Chess>, Chess::START, 5, 4_865_609, 2),
];

const DRAUGHTS: &[Work] = &[
    perft::<Draughts>("bulk-start", bulk::<Draughts, 0>, Draughts::START, 7, 1_049_442, 2),
    perft::<Draughts>("bulk-random-178", bulk::<Draughts, 0>, RANDOM_178, 6, 629_010, 4),
    perft::<Draughts>("bulk-woldouby", bulk::<Draughts, 0>, WOLDOUBY, 11, 377_436, 2),
    perft::<Draughts>("leaf-start", leaf::<Draughts, 0>, Draughts::START, 7, 1_049_442, 1),
    perft::<Draughts>("table-start", table::<Draughts>, Draughts::START, 7, 1_049_442, 4),
];

const DAMA: &[Work] = &[
    perft::<Dama>("bulk-start", bulk::<Dama, 0>, Dama::START, 6, 931_312, 4),
    perft::<Dama>("paths-start", bulk::<Dama, 2>, Dama::START, 6, 931_312, 4),
    perft::<Dama>("leaf-start", leaf::<Dama, 0>, Dama::START, 6, 931_312, 1),
    perft::<Dama>("table-start", table::<Dama>, Dama::START, 6, 931_312, 8),
];

const ATAXX: &[Work] = &[
    perft::<Ataxx>("bulk-start", bulk::<Ataxx, 0>, Ataxx::START, 5, 4_752_668, 4),
    perft::<Ataxx>("bulk-two-stones", bulk::<Ataxx, 0>, TWO_STONES, 5, 4_266_992, 4),
    perft::<Ataxx>("leaf-start", leaf::<Ataxx, 0>, Ataxx::START, 5, 4_752_668, 1),
    perft::<Ataxx>("table-start", table::<Ataxx>, Ataxx::START, 5, 4_752_668, 8),
];

/// A count of a game to a depth, which is known, so often.
const fn perft<R: Rules>(
    name: &'static str,
    count: fn(&str, u32) -> u64,
    fen: &'static str,
    depth: u32,
    nodes: u64,
    times: u32,
) -> Work {
    Work::perft(Name::of::<R>(name), Perft { count, fen, depth, nodes }, times)
}

/// What is asked of the positions of each game.
const fn questions<R: Rules>() -> [Work; 9] {
    [
        Work::positions::<R>(list::<R>),
        Work::question::<R>("list", list::<R>, 200),
        Work::question::<R>("captures", captures::<R>, 400),
        Work::question::<R>("number", number::<R>, 1000),
        Work::question::<R>("any", any::<R>, 1000),
        Work::question::<R>("legal", legal::<R>, 800),
        Work::question::<R>("play", play::<R>, 2000),
        Work::question::<R>("play-with-key", play_with_key::<R>, 1000),
        Work::question::<R>("key", key::<R>, 200),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_work_counts_right() {
        all().for_each(Work::run);
    }

    #[test]
    fn each_work_is_found_by_its_name_and_so_is_its_base() {
        for work in all() {
            assert_eq!(find(&work.name.to_string()).map(|found| found.name), Some(work.name));
            assert!(find(&work.base.to_string()).is_some(), "{}", work.base);
        }
        assert!(find("chess").is_none());
    }

    #[test]
    fn no_two_works_have_one_name() {
        let names: Vec<Name> = all().map(|work| work.name).collect();
        for (at, name) in names.iter().enumerate() {
            assert!(!names[..at].contains(name), "{name}");
        }
    }
}
