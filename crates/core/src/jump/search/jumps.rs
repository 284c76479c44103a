//! The jumps of a piece, direction by direction.

use core::marker::PhantomData;

use super::{Board, Search};
use crate::jump::arrival::Arrival;
use crate::jump::heading::{Heading, HeadingVisitor};
use crate::jump::trail::Trail;
use crate::jump::wants::Wants;
use crate::jump::{JumpMoves, PromotionInCapture};
use crate::{Bits, Jumper, Set, Side, Square};

/// The jumps of a man, direction by direction.
pub(super) struct ManJumps<'a, 'l, V: JumpMoves, K, T, S> {
    pub(super) search: &'a mut Search<'l, V, K, T>,
    pub(super) at: Set<V::Geometry>,
    pub(super) board: Board<V::Geometry>,
    pub(super) found: bool,
    pub(super) side: PhantomData<S>,
}

impl<V: JumpMoves, K: Wants, T: Trail<V::Geometry>, S: Side> HeadingVisitor for ManJumps<'_, '_, V, K, T, S> {
    #[inline(always)]
    fn visit<H: Heading>(&mut self, heading: H) {
        let mut victim = heading.step::<V::Geometry>(self.at) & self.board.enemies;
        if !V::MEN_CAPTURE_KINGS {
            victim &= !self.search.position.kings;
        }
        let landing = heading.step::<V::Geometry>(victim) & self.board.empty;
        if landing.is_empty() {
            return;
        }
        self.found = true;
        let early = self.search.take(victim, self.board);
        let mut board = self.board.without::<V>(victim);
        let at_last_rank = (landing & V::promotion_rank::<S>()).any();
        match V::PROMOTION_IN_CAPTURE {
            PromotionInCapture::EndsTheTurn if at_last_rank => self.search.end(landing, board, true),
            PromotionInCapture::AtOnce if at_last_rank => {
                board.crowned = true;
                self.search.king(heading, landing, victim, board);
            }
            _ => self.search.man::<S>(landing, board),
        }
        self.search.early = early;
    }
}

/// The jumps of a king, direction by direction.
pub(super) struct KingJumps<'a, 'l, V: JumpMoves, K, T, A> {
    pub(super) search: &'a mut Search<'l, V, K, T>,
    pub(super) at: Square<V::Geometry>,
    pub(super) board: Board<V::Geometry>,
    pub(super) found: bool,
    pub(super) came: A,
}

impl<V: JumpMoves, K: Wants, T: Trail<V::Geometry>, A: Arrival> HeadingVisitor for KingJumps<'_, '_, V, K, T, A> {
    #[inline(always)]
    fn visit<H: Heading>(&mut self, heading: H) {
        if self.came.bars(heading, self.search.merges(), V::TURN_BACK) {
            return;
        }
        let reach: Set<V::Geometry> = if V::King::FLIES {
            heading.slide::<V::Geometry>(self.at, !self.board.empty)
        } else {
            heading.step::<V::Geometry>(self.at.set())
        };
        let victim = reach & self.board.enemies;
        let Some(bit) = victim.first() else { return };
        let landings = self.search.landings(heading, Square::from_bit_unchecked(bit), self.board);
        if landings.any() {
            self.found = true;
            let early = self.search.take(victim, self.board);
            self.search.king(heading, landings, victim, self.board.without::<V>(victim));
            self.search.early = early;
        }
    }
}
