//! Following the captures of men without looking at each man.
//!
//! All men that jump in one direction jump at once, and go on together from where they land: a set of landings stands
//! for as many captures as it has squares. That is exact as long as no way can come back to where it began, meet a piece
//! that it captured, or capture the same pieces in another order: up to three jumps for men that jump along two lines,
//! and for ever where they never jump backward. What goes on longer is left to the [search](super::search).

use core::marker::PhantomData;

use super::arrival::{Arrival, By, Start};
use super::choice::Choice;
use super::heading::{Heading, HeadingVisitor};
use super::tally::Tally;
use super::wants::Wants;
use super::{JumpMoves, PromotionInCapture};
use crate::direction::on_two_lines;
use crate::{Bits, Geometry, Jumper, Offsets, Set, Side};

/// Counts the captures of men of the side `S`.
#[inline]
pub(super) fn follow_men<V: JumpMoves, S: Side, W: Wants>(tally: &mut Tally<'_, V, W>, men: Set<V::Geometry>) {
    let on = Set::<V::Geometry>::EMPTY;
    let mut jumps = Jumps::<V, S, W, _> { tally, came: Start, from: men, jumps: 0, on, side: PhantomData };
    W::each_heading::<<V::Man<S> as Jumper>::Jumps>(&mut jumps);
}

/// Follows men on that came in a direction and have jumped so many times.
fn follow<V: JumpMoves, S: Side, W: Wants, H: Heading>(
    tally: &mut Tally<'_, V, W>,
    came: H,
    landed: Set<V::Geometry>,
    jumps: u32,
) {
    let last_rank = V::promotion_rank::<S>();
    let mut from = landed;
    match V::PROMOTION_IN_CAPTURE {
        PromotionInCapture::AtTheEnd => {}
        PromotionInCapture::AtOnce => tally.unsure |= (landed & last_rank).any(),
        PromotionInCapture::EndsTheTurn => from &= !last_rank,
    }
    let on = Set::<V::Geometry>::EMPTY;
    let mut next = Jumps::<V, S, W, _> { tally, came: By(came), from, jumps, on, side: PhantomData };
    W::each_heading::<<V::Man<S> as Jumper>::Jumps>(&mut next);
    let ended = landed & !next.on;
    tally.end(jumps, ended.count().into());
}

/// The next jumps of men that came by `A`.
struct Jumps<'t, 'h, V: JumpMoves, S, W, A> {
    tally: &'t mut Tally<'h, V, W>,
    came: A,
    from: Set<V::Geometry>,
    /// The jumps made.
    jumps: u32,
    /// The squares from which a way goes on, where that matters: by majority what ends earlier is outdone anyway.
    on: Set<V::Geometry>,
    side: PhantomData<S>,
}

impl<V: JumpMoves, S: Side, W, A> Jumps<'_, '_, V, S, W, A> {
    /// The jumps for which counting sets of landings is exact.
    const EXACT: u32 = {
        let list = <<V::Man<S> as Jumper>::Jumps as Offsets>::LIST;
        let (mut up, mut down, mut i) = (false, false, 0);
        while i < list.len() {
            up |= list[i].1 > 0;
            down |= list[i].1 < 0;
            i += 1;
        }
        match (up && down, on_two_lines(list)) {
            (false, _) => u32::MAX,
            (true, true) => 3,
            (true, false) => 2,
        }
    };
}

impl<V: JumpMoves, S: Side, W: Wants, A: Arrival> HeadingVisitor for Jumps<'_, '_, V, S, W, A> {
    #[inline(always)]
    fn visit<H: Heading>(&mut self, heading: H) {
        // No jump goes back: the only piece there is the one just captured.
        if self.came.bars(heading, false, false) {
            return;
        }
        let behind = heading.step::<V::Geometry>(heading.step::<V::Geometry>(self.from) & self.tally.enemies);
        let landed = behind & self.tally.empty;
        if self.jumps >= Self::EXACT {
            // The way may come back to where it began, which is empty by then.
            self.tally.unsure |= (behind & !self.tally.enemies & V::Geometry::SQUARES).any();
        } else if landed.any() {
            if !V::MAJORITY {
                self.on |= heading.step_back::<V::Geometry>(heading.step_back::<V::Geometry>(landed));
            }
            follow::<V, S, W, H>(self.tally, heading, landed, self.jumps + 1);
        }
    }
}
