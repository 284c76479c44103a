//! How to count.

use alloc::vec::Vec;

use super::split::Cuts;
use super::work::count_all;
use super::{PerftError, Watch};
use crate::{Convention, Rules};

/// The largest depth, in plies.
pub const MOST_PLIES: u32 = 255;

/// How to count: to which depth, by which convention, and by which means.
///
/// The means never change the number.
///
/// # Stack
///
/// A count recurses once a ply. With the feature `std` a deep one runs on threads of its own, whose stack is half a MiB for
/// each ply, 128 MiB for [`MOST_PLIES`]: address space, of which memory is taken as far as it is used. Without that feature
/// it runs on the stack of the thread that asks for it, and the depth is to be kept to what that holds: see
/// [`perft`](super::perft()).
///
/// # Examples
///
/// ```
/// use quadrille_core::{Convention, Perft, PerftError, Rules};
///
/// fn nodes<R: Rules>(position: &R::Position) -> Result<u128, PerftError> {
///     let options = Perft::new(7).convention(Convention::Unique).hash(64 << 20).threads(2);
///     Ok(options.run::<R>(position, &())?.nodes)
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Perft {
    depth: u32,
    convention: Convention,
    bulk: bool,
    hash: Option<usize>,
    threads: usize,
}

/// The part of the table's memory that the positions to count from may take: while they are merged they are there three
/// times.
const PART_OF_ITEMS: usize = 4;

/// What was counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The number of sequences.
    pub nodes: u128,
    /// Whether that is all of them: false where the count was stopped.
    pub complete: bool,
}

/// What was counted behind one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Divided<M> {
    /// The move.
    pub mv: M,
    /// The number of sequences that start with it; by a convention that counts it in several ways, of all of them.
    pub nodes: u128,
    /// Whether that is all of them: false where the count was stopped.
    pub complete: bool,
}

impl Perft {
    /// Counts to a depth in plies: by the convention [`Unique`](Convention::Unique), in bulk, without a table, on one
    /// thread.
    pub const fn new(depth: u32) -> Self {
        Self { depth, convention: Convention::Unique, bulk: true, hash: None, threads: 1 }
    }

    /// Counts by this convention.
    #[must_use]
    pub const fn convention(mut self, convention: Convention) -> Self {
        self.convention = convention;
        self
    }

    /// Counts the moves of the last ply without playing them, or plays each of them.
    #[must_use]
    pub const fn bulk(mut self, bulk: bool) -> Self {
        self.bulk = bulk;
        self
    }

    /// Counts each position once where it is met more than once, in so many bytes at the most; 0 is none.
    ///
    /// The first plies are played breadth first, and what is the same position is counted on from once: a count that is
    /// stopped, and divided by the first move, may then have finished none of them. Below, counts are kept in a table that
    /// grows.
    #[must_use]
    pub const fn hash(mut self, bytes: usize) -> Self {
        self.hash = if bytes == 0 { None } else { Some(bytes) };
        self
    }

    /// Counts with so many threads, at least one; without the feature `std` with one, whatever this says.
    #[must_use]
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = if threads == 0 { 1 } else { threads };
        self
    }

    /// Counts the sequences from a position.
    ///
    /// Where the watch stops it, the result is what was counted till then.
    ///
    /// # Errors
    ///
    /// If the game lacks the convention, the depth is above [`MOST_PLIES`], the number does not fit into 128 bits, or the
    /// system has no thread for a deep count.
    ///
    /// # Panics
    ///
    /// If the rules or the watch do, on whichever thread.
    pub fn run<R: Rules>(&self, position: &R::Position, watch: &dyn Watch) -> Result<Counted, PerftError> {
        self.check::<R>()?;
        if self.depth == 0 {
            return Ok(Counted { nodes: 1, complete: true });
        }
        let mut all = Counted { nodes: 0, complete: true };
        for (_, counted) in self.count_roots::<R>(position, false, watch)? {
            all.nodes = all.nodes.checked_add(counted.nodes).ok_or(PerftError::TooMany)?;
            all.complete &= counted.complete;
        }
        Ok(all)
    }

    /// Counts the sequences from a position by their first move: in the order in which the moves are generated, each
    /// once, none at depth 0.
    ///
    /// Where the watch stops it, the result is what was counted till then, and each move says whether it is complete.
    ///
    /// # Errors
    ///
    /// As [`run`](Perft::run).
    ///
    /// # Panics
    ///
    /// As [`run`](Perft::run).
    pub fn divide<R: Rules>(
        &self,
        position: &R::Position,
        watch: &dyn Watch,
    ) -> Result<Vec<Divided<R::Move>>, PerftError> {
        self.check::<R>()?;
        if self.depth == 0 {
            return Ok(Vec::new());
        }
        let mut divided: Vec<Divided<R::Move>> = Vec::new();
        for (mv, Counted { nodes, complete }) in self.count_roots::<R>(position, true, watch)? {
            match divided.iter_mut().find(|known| known.mv == mv) {
                Some(known) => {
                    known.nodes = known.nodes.checked_add(nodes).ok_or(PerftError::TooMany)?;
                    known.complete &= complete;
                }
                None => divided.push(Divided { mv, nodes, complete }),
            }
        }
        Ok(divided)
    }

    /// Returns the number of threads.
    pub(super) const fn workers(&self) -> usize {
        if cfg!(feature = "std") { self.threads } else { 1 }
    }

    /// Returns the size of the table.
    pub(super) const fn table_bytes(&self) -> Option<usize> {
        self.hash
    }

    /// Returns whether the last ply is not played.
    pub(super) const fn is_bulk(&self) -> bool {
        self.bulk
    }

    /// Refuses what the game does not have, and what is too deep.
    fn check<R: Rules>(&self) -> Result<(), PerftError> {
        if !self.convention.is_among(R::CONVENTIONS) {
            return Err(PerftError::Convention { game: R::NAME, convention: self.convention });
        }
        if self.depth > MOST_PLIES {
            return Err(PerftError::Depth { depth: self.depth, most: MOST_PLIES });
        }
        Ok(())
    }

    /// Counts behind each move of the root, or all behind the first.
    fn count_roots<R: Rules>(
        &self,
        position: &R::Position,
        by_root: bool,
        watch: &dyn Watch,
    ) -> Result<Vec<(R::Move, Counted)>, PerftError> {
        // What the game lacks is never compiled for it.
        match self.convention {
            Convention::Orders if const { Convention::Orders.is_among(R::CONVENTIONS) } => {
                self.count_by::<R, 1>(position, by_root, watch)
            }
            Convention::Paths if const { Convention::Paths.is_among(R::CONVENTIONS) } => {
                self.count_by::<R, 2>(position, by_root, watch)
            }
            _ => self.count_by::<R, 0>(position, by_root, watch),
        }
    }

    /// Counts behind each move of the root, by a convention that the compiler knows.
    fn count_by<R: Rules, const CONVENTION: u8>(
        &self,
        position: &R::Position,
        by_root: bool,
        watch: &dyn Watch,
    ) -> Result<Vec<(R::Move, Counted)>, PerftError> {
        let cuts = Cuts { threads: self.workers(), merged: self.hash.map(|bytes| bytes / PART_OF_ITEMS), by_root };
        let work = cuts.split::<R, CONVENTION>(position, self.depth, watch);
        let counted = count_all::<R, CONVENTION>(&work, &cuts, self, watch)?;
        Ok(work.roots.into_iter().zip(counted).collect())
    }
}
