//! Pieces in hand.

use core::fmt::Debug;
use core::hash::Hash;

use super::letters::is_promoted;
use crate::Color;
use crate::phrase::Refusal;

/// The pieces that each side has in hand, to be dropped on the board.
pub trait Pockets: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Whether there are any: whether what is captured comes to hand, and may be dropped.
    const IN_USE: bool;
    /// How many kinds may be in hand, the royal one counted: the first so many.
    const KINDS: usize;
    /// Nothing in hand.
    const EMPTY: Self;

    /// Returns how many of a kind a side has in hand.
    fn held(&self, color: Color, kind: usize) -> u8;

    /// Sets how many of a kind a side has in hand.
    fn hold(&mut self, color: Color, kind: usize, number: u8);
}

/// No pieces in hand: what is captured is gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NoPockets;

impl Pockets for NoPockets {
    const IN_USE: bool = false;
    const KINDS: usize = 0;
    const EMPTY: Self = Self;

    #[inline(always)]
    fn held(&self, _: Color, _: usize) -> u8 {
        0
    }

    #[inline(always)]
    fn hold(&mut self, _: Color, _: usize, _: u8) {}
}

/// Pieces in hand of the first `KINDS` kinds, the royal one counted; kinds that are made by promotion alone come last, and are never in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InHand<const KINDS: usize>([[u8; KINDS]; 2]);

impl<const KINDS: usize> Pockets for InHand<KINDS> {
    const IN_USE: bool = true;
    const KINDS: usize = KINDS;
    const EMPTY: Self = Self([[0; KINDS]; 2]);

    #[inline(always)]
    fn held(&self, color: Color, kind: usize) -> u8 {
        self.0[color.index()].get(kind).copied().unwrap_or(0)
    }

    #[inline(always)]
    fn hold(&mut self, color: Color, kind: usize, number: u8) {
        if let Some(held) = self.0[color.index()].get_mut(kind) {
            *held = number;
        }
    }
}

/// Refuses other room in hand than for the kinds that come to hand: the first so many, up to the last without `+`.
///
/// # Panics
///
/// If there is other.
pub(super) const fn assert_room(letters: &[&str], room: usize) {
    let (mut wanted, mut kind) = (0, 0);
    while kind < letters.len() {
        if !is_promoted(letters[kind]) {
            wanted = kind + 1;
        }
        kind += 1;
    }
    if room != wanted {
        Refusal::of("Pockets has room for ")
            .and_several(room, "kind")
            .and(", and the last that comes to hand, which is the last of LETTERS without `+`, is ")
            .and_quoted(letters[wanted - 1])
            .and(": write `InHand<")
            .and_number(wanted)
            .and(">`")
            .refuse();
    }
}
