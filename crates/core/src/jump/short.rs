//! Counting moves where no capture is long.
//!
//! Most positions have no capture, or captures of one piece each. Those are counted here for all men at once and for
//! all kings at once, without a branch: the same code over several boards compiles to vectors. What it cannot count it
//! says. Where captures are chosen by more than their number, that is each board with a capture.

use core::hint::select_unpredictable;
use core::marker::PhantomData;

use super::choice::Choice;
use super::heading::Fixed;
use super::hot::Hot;
use super::{JumpMoves, PromotionInCapture};
use crate::direction::place_of;
use crate::{Bits, Direction, DirectionVisitor, Directions, Geometry, JumpPosition, Jumper, Offsets, Set, Side};

/// Who stands where, seen from the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sides<G: Geometry> {
    pub(super) own: Set<G>,
    pub(super) enemies: Set<G>,
    /// Own kings; those of the other side as well where [they matter](Choice::SEES_KINGS).
    pub(super) kings: Set<G>,
}

/// The answer where a capture may go on.
pub(super) const LONG: u64 = u64::MAX;
/// The answer where a capture of a man goes on, and what kings capture does not matter.
pub(super) const LONG_OF_MEN: u64 = LONG - 1;

/// Returns the number of moves of the side `S`, [`LONG`] or [`LONG_OF_MEN`]; without `KINGS` it has none.
#[inline(always)]
pub(super) fn count<V: JumpMoves, S: Side, const KINGS: bool>(sides: Sides<V::Geometry>) -> (u64, Hot<V>) {
    let empty = V::Geometry::SQUARES & !(sides.own | sides.enemies);
    let men = if KINGS { sides.own & !sides.kings } else { sides.own };
    let mut short = Short::<V>::new(sides.enemies, empty);
    <V::Man<S> as Jumper>::Steps::each_direction(&mut Steps::<V> { men, short: &mut short });
    <V::Man<S> as Jumper>::Jumps::each_direction(&mut Jumps::<V, S> { men, short: &mut short, side: PhantomData });
    let men_go_on = core::mem::replace(&mut short.further, Bits::EMPTY);
    if KINGS {
        let kings = sides.kings;
        <V::King as Jumper>::Steps::each_direction(&mut Slides::<V> { kings, short: &mut short });
        let landed = <V::King as Jumper>::Jumps::fill(Set::<V::Geometry>::EMPTY);
        let mut jumps = KingJumps::<V> { kings, short: &mut short, landed };
        <V::King as Jumper>::Jumps::each_direction(&mut jumps);
        <V::King as Jumper>::Jumps::each_direction(&mut Turns(&mut jumps));
    }
    let moves = select_unpredictable(short.captures > 0, short.captures, short.quiet);
    // By majority men that go on outdo kings that do not.
    let moves = if KINGS && !V::MAJORITY {
        short.further |= men_go_on;
        moves
    } else {
        select_unpredictable(men_go_on.any(), LONG_OF_MEN, moves)
    };
    (select_unpredictable(short.further.any(), LONG, moves), short.hot)
}

/// Returns the number of moves of the side `S` where none is a capture, else [`LONG`]; without `KINGS` it has none.
#[inline(always)]
pub(super) fn count_quiet<V: JumpMoves, S: Side, const KINGS: bool>(sides: Sides<V::Geometry>) -> u64 {
    let empty = V::Geometry::SQUARES & !(sides.own | sides.enemies);
    let (men, kings) = (sides.own & !sides.kings, sides.own & sides.kings);
    let prey = if V::MEN_CAPTURE_KINGS { sides.enemies } else { sides.enemies & !sides.kings };
    let mut short = Short::<V>::new(prey, empty);
    <V::Man<S> as Jumper>::Steps::each_direction(&mut Steps::<V> { men, short: &mut short });
    let mut captures = FirstJump::<V, false>::of::<V::Man<S>>(men, &short);
    if KINGS {
        short.enemies = sides.enemies;
        <V::King as Jumper>::Steps::each_direction(&mut Slides::<V> { kings, short: &mut short });
        captures |= FirstJump::<V, true>::of::<V::King>(kings, &short);
    }
    select_unpredictable(captures.any(), LONG, short.quiet)
}

/// What captures men of the side `S` have, kings apart.
pub(super) enum Captures {
    None,
    /// Each takes one piece.
    Short,
    /// Some may take more.
    Long,
}

impl Captures {
    /// Returns what captures men have.
    pub(super) fn of_men<V: JumpMoves, S: Side>(position: &JumpPosition<V::Geometry>) -> Self {
        if !men_capture::<V, S>(position) {
            return Self::None;
        }
        let mut short = Short::<V>::of::<S>(position);
        let men = position.men(S::COLOR);
        <V::Man<S> as Jumper>::Jumps::each_direction(&mut Jumps::<V, S> { men, short: &mut short, side: PhantomData });
        if short.further.any() { Self::Long } else { Self::Short }
    }
}

/// Returns whether men of the side `S` can capture.
#[inline(always)]
pub(super) fn men_capture<V: JumpMoves, S: Side>(position: &JumpPosition<V::Geometry>) -> bool {
    let short = Short::<V>::of::<S>(position);
    FirstJump::<V, false>::of::<V::Man<S>>(position.men(S::COLOR), &short).any()
}

/// Where pieces land right behind what they capture first: kings with `KINGS`, else men.
struct FirstJump<'a, V: JumpMoves, const KINGS: bool> {
    from: Set<V::Geometry>,
    short: &'a Short<V>,
    landed: Set<V::Geometry>,
}

impl<'a, V: JumpMoves, const KINGS: bool> FirstJump<'a, V, KINGS> {
    /// Looks from some squares in all directions of a piece.
    #[inline(always)]
    fn of<P: Jumper>(from: Set<V::Geometry>, short: &'a Short<V>) -> Set<V::Geometry> {
        let mut first = Self { from, short, landed: Bits::EMPTY };
        P::Jumps::each_direction(&mut first);
        first.landed
    }
}

impl<V: JumpMoves, const KINGS: bool> DirectionVisitor for FirstJump<'_, V, KINGS> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let from = if KINGS { self.short.run_up::<D>(self.from) } else { self.from };
        self.landed |= self.short.jump::<D>(from);
    }
}

/// The moves of all pieces.
struct Short<V: JumpMoves> {
    enemies: Set<V::Geometry>,
    empty: Set<V::Geometry>,
    quiet: u64,
    /// The captures of one piece.
    captures: u64,
    /// Where captures go on.
    further: Set<V::Geometry>,
    /// Where captures of kings go on.
    hot: Hot<V>,
}

impl<V: JumpMoves> Short<V> {
    /// Begins with no move.
    #[inline(always)]
    fn new(enemies: Set<V::Geometry>, empty: Set<V::Geometry>) -> Self {
        Self { enemies, empty, quiet: 0, captures: 0, further: Bits::EMPTY, hot: Hot::none() }
    }

    /// Begins with no move of the side `S`.
    #[inline(always)]
    fn of<S: Side>(position: &JumpPosition<V::Geometry>) -> Self {
        Self::new(V::prey_of_men::<S>(position), position.empty())
    }

    /// Returns where pieces land that jump from the set in the direction `D`.
    #[inline(always)]
    fn jump<D: Direction>(&self, from: Set<V::Geometry>) -> Set<V::Geometry> {
        V::Geometry::step::<D>(V::Geometry::step::<D>(from) & self.enemies) & self.empty
    }

    /// Returns the empty squares that kings of a variant reach in the direction `D`.
    #[inline(always)]
    fn reach<D: Direction>(&self, kings: Set<V::Geometry>) -> Set<V::Geometry> {
        if V::King::FLIES {
            V::Geometry::fill::<D>(kings, self.empty)
        } else {
            V::Geometry::step::<D>(kings) & self.empty
        }
    }

    /// Returns the squares from which kings of a variant can capture what is next to them in the direction `D`: their
    /// own, and those that they reach where they fly.
    #[inline(always)]
    fn run_up<D: Direction>(&self, kings: Set<V::Geometry>) -> Set<V::Geometry> {
        if V::King::FLIES { kings | self.reach::<D>(kings) } else { kings }
    }

    /// Returns where kings of a variant land that capture in the direction `D`.
    #[inline(always)]
    fn land<D: Direction>(&self, kings: Set<V::Geometry>) -> Set<V::Geometry> {
        let behind = self.jump::<D>(self.run_up::<D>(kings));
        self.run_up::<D>(behind)
    }
}

/// Returns the number of squares of a set.
#[inline(always)]
fn number<B: Bits>(set: B) -> u64 {
    set.count().into()
}

/// The quiet moves of men.
struct Steps<'a, V: JumpMoves> {
    men: Set<V::Geometry>,
    short: &'a mut Short<V>,
}

impl<V: JumpMoves> DirectionVisitor for Steps<'_, V> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        self.short.quiet += number(V::Geometry::step::<D>(self.men) & self.short.empty);
    }
}

/// The captures of men.
struct Jumps<'a, V: JumpMoves, S> {
    men: Set<V::Geometry>,
    short: &'a mut Short<V>,
    side: PhantomData<S>,
}

impl<V: JumpMoves, S: Side> DirectionVisitor for Jumps<'_, V, S> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let landed = self.short.jump::<D>(self.men);
        self.short.captures += number(landed);
        if matches!(V::PROMOTION_IN_CAPTURE, PromotionInCapture::AtOnce) {
            self.short.further |= landed & V::promotion_rank::<S>();
        }
        // No jump goes back the way it came: the only piece there is the one that was captured.
        let none = Set::<V::Geometry>::EMPTY;
        let mut before = Before::<V, S, D> { men: self.men, short: self.short, landed: none, types: PhantomData };
        <V::Man<S> as Jumper>::Jumps::each_direction(&mut before);
        let landed = before.landed;
        self.short.further |= self.short.jump::<D>(landed);
    }
}

/// Where men land from which they may go on in the direction `Next`.
struct Before<'a, V: JumpMoves, S, Next> {
    men: Set<V::Geometry>,
    short: &'a Short<V>,
    landed: Set<V::Geometry>,
    types: PhantomData<(S, Next)>,
}

impl<V: JumpMoves, S: Side, Next: Direction> DirectionVisitor for Before<'_, V, S, Next> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        if const { opposite::<D, Next>() } {
            return;
        }
        let landed = self.short.jump::<D>(self.men);
        self.landed |= match V::PROMOTION_IN_CAPTURE {
            PromotionInCapture::EndsTheTurn => landed & !V::promotion_rank::<S>(),
            _ => landed,
        };
    }
}

/// The quiet moves of kings.
struct Slides<'a, V: JumpMoves> {
    kings: Set<V::Geometry>,
    short: &'a mut Short<V>,
}

impl<V: JumpMoves> DirectionVisitor for Slides<'_, V> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        self.short.quiet += number(self.short.reach::<D>(self.kings));
    }
}

/// The captures of kings.
struct KingJumps<'a, V: JumpMoves> {
    kings: Set<V::Geometry>,
    short: &'a mut Short<V>,
    /// Where they land, by the direction of the capture.
    landed: <<V::King as Jumper>::Jumps as Offsets>::Each<Set<V::Geometry>>,
}

impl<V: JumpMoves> DirectionVisitor for KingJumps<'_, V> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let landed = self.short.land::<D>(self.kings);
        self.short.captures += number(landed);
        // Straight on, every square up to the next piece was landed on.
        self.short.further |= self.short.jump::<D>(landed);
        if V::TURN_BACK && V::REMOVE_DURING_CAPTURE {
            self.short.further |= landed;
        }
        self.landed.as_mut()[const { place_of::<<V::King as Jumper>::Jumps, D>() }] = landed;
        self.short.hot.find::<D>(self.short.enemies, self.short.empty);
    }
}

/// Finds where kings may turn that landed.
struct Turns<'a, 'k, V: JumpMoves>(&'k mut KingJumps<'a, V>);

impl<V: JumpMoves> DirectionVisitor for Turns<'_, '_, V> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let KingJumps { short, landed, .. } = &mut *self.0;
        let landed = landed.as_ref()[const { place_of::<<V::King as Jumper>::Jumps, D>() }];
        short.further |= landed & short.hot.across(Fixed::<D>::IT);
    }
}

/// Returns whether two directions are opposite.
pub(super) const fn opposite<D: Direction, E: Direction>() -> bool {
    D::FILES == -E::FILES && D::RANKS == -E::RANKS
}
