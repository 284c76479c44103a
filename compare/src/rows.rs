//! The table of works: what is counted, by whom, and how many times as fast ours is to be.
//!
//! If a work has become too short to be measured, raise its depth here.

use crate::heat::Heat;

mod ataxx;
mod chess;
mod dama;
mod draughts;
mod records;

pub(crate) use records::FILE as RECORDS;

/// Returns the heats of all games.
pub(crate) fn all() -> impl Iterator<Item = &'static Heat> {
    [chess::HEATS, dama::HEATS, draughts::HEATS, ataxx::HEATS, records::HEATS].into_iter().flatten()
}

/// The number of bytes of a table: 1 GiB.
const GIBIBYTE: usize = 1 << 30;

#[cfg(test)]
mod tests;
