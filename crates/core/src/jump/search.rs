//! The search for captures.

mod jumps;

use core::marker::PhantomData;

use smallvec::SmallVec;

use super::arrival::{By, Start};
use super::choice::{Choice, Weighed, early_king};
use super::heading::Heading;
use super::memo::{Memo, Point, Way};
use super::short::Captures;
use super::single::single_captures;
use super::starters::Starters;
use super::trail::{Trace, Trail};
use super::wants::{Asked, Wants};
use super::{JumpMoves, Landing};
use crate::{Bits, Black, Color, Convention, Geometry, JumpPosition, Jumper, Set, Side, Square, Turn, White};
use jumps::{KingJumps, ManJumps};

/// Captures of one piece that take the same pieces: they differ in where they end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<G: Geometry> {
    pub(super) from: Square<G>,
    pub(super) to: Set<G>,
    pub(super) captured: Set<G>,
    pub(super) promotes: bool,
}

/// The board while a capture goes on: the square that the piece left counts as empty.
#[derive(Clone, Copy)]
struct Board<G: Geometry> {
    /// Enemies that are not captured yet.
    enemies: Set<G>,
    empty: Set<G>,
    captured: Set<G>,
    /// Whether the piece is a man that has become a king on its way.
    crowned: bool,
}

impl<G: Geometry> Board<G> {
    /// Returns the board once one more enemy is captured.
    #[inline(always)]
    fn without<V: JumpMoves<Geometry = G>>(mut self, victim: Set<G>) -> Self {
        self.enemies ^= victim;
        self.captured |= victim;
        if V::REMOVE_DURING_CAPTURE {
            self.empty |= victim;
        }
        self
    }
}

/// The search for the captures of one side, as `K` wants them.
pub(super) struct Search<'l, V: JumpMoves, K, T> {
    position: &'l JumpPosition<V::Geometry>,
    lines: &'l mut Lines<V::Geometry>,
    /// What the best line so far is worth: by majority the number of pieces.
    best: u64,
    /// The first line of the piece that is searched.
    first_of_piece: usize,
    from: Square<V::Geometry>,
    /// In which jumps of the capture that goes on kings were captured, where it matters.
    early: u32,
    /// What the search has cost so far: ends of captures, and comparisons with the lines before.
    cost: u32,
    trail: T,
    wants: K,
}

/// The cost at which a search gives up, to begin again with a memory of where it has been.
const TOO_MUCH: u32 = 1 << 13;

/// The lines that a search found.
pub(super) type Lines<G> = SmallVec<[Line<G>; 24]>;

/// Finds the legal captures of the side `S`; `lines` is empty before.
#[inline(always)]
pub(super) fn captures<V: JumpMoves, S: Side, K: Wants>(
    position: &JumpPosition<V::Geometry>,
    wants: K,
    lines: &mut Lines<V::Geometry>,
) {
    // What most positions have is told without a call: leaf by leaf that is a twentieth.
    let men = Captures::of_men::<V, S>(position);
    if !matches!(men, Captures::None) || position.kings(S::COLOR).any() {
        captures_of::<V, S, K>(position, wants, men, lines);
    }
}

/// Finds the legal captures, given which captures men have.
fn captures_of<V: JumpMoves, S: Side, K: Wants>(
    position: &JumpPosition<V::Geometry>,
    wants: K,
    men: Captures,
    lines: &mut Lines<V::Geometry>,
) {
    let alike = !V::TELLS_KINGS || position.kings(S::Other::COLOR).is_empty();
    if matches!(men, Captures::Short) && position.kings(S::COLOR).is_empty() && alike {
        return single_captures::<V, S>(position, lines);
    }
    let no_men = matches!(men, Captures::None);
    let starters = if no_men { Set::<V::Geometry>::EMPTY } else { Starters::<V, S>::find(position) };
    let mut search = Search::<V, K, K::Trail<'_, V::Geometry>>::new(wants, Default::default(), position, lines);
    search.pieces::<S>(starters);
    if search.gives_up() {
        lines.clear();
        let mut memo = Memo::new();
        let trace: Trace<'_, _> = Some(&mut memo);
        Search::<V, Asked, _>::new(Asked::every(Convention::Unique), trace, position, lines).pieces::<S>(starters);
    }
}

/// Has a trail follow the captures of the piece on a square.
pub(super) fn retrace<V: JumpMoves>(
    position: &JumpPosition<V::Geometry>,
    from: Square<V::Geometry>,
    convention: Convention,
    trail: &mut dyn Trail<V::Geometry>,
) {
    let mut lines = Lines::<V::Geometry>::new();
    let trace: Trace<'_, _> = Some(trail);
    let mut search = Search::<V, Asked, _>::new(Asked::every(convention), trace, position, &mut lines);
    match position.turn() {
        Color::White => search.piece_from::<White>(from),
        Color::Black => search.piece_from::<Black>(from),
    }
}

impl<'l, V: JumpMoves, K: Wants, T: Trail<V::Geometry>> Search<'l, V, K, T> {
    /// Returns whether the landing squares between two captures on one line are kept as a set.
    #[inline(always)]
    fn merges(&self) -> bool {
        !matches!(self.wants.convention(), Convention::Paths)
    }

    /// Returns whether two orders of the same capture are one.
    #[inline(always)]
    fn unique(&self) -> bool {
        matches!(self.wants.convention(), Convention::Unique)
    }

    /// Searches the captures of the men that can begin one, and of the kings.
    #[inline]
    fn pieces<S: Side>(&mut self, starters: Set<V::Geometry>) {
        for square in V::Geometry::squares(starters) {
            self.man_from::<S>(square);
            if self.wants.first_only() && !self.lines.is_empty() {
                return;
            }
        }
        for square in V::Geometry::squares(self.position.kings(S::COLOR)) {
            self.king_from::<S>(square);
            if self.wants.first_only() && !self.lines.is_empty() {
                return;
            }
        }
    }

    /// Returns whether the search has tried so many orders of capture that it should remember where it has been.
    #[inline(always)]
    fn gives_up(&self) -> bool {
        self.unique() && !self.trail.remembers() && self.cost >= TOO_MUCH
    }

    #[inline(always)]
    fn new(wants: K, trail: T, position: &'l JumpPosition<V::Geometry>, lines: &'l mut Lines<V::Geometry>) -> Self {
        let from = Square::from_bit_unchecked(0);
        Self { position, lines, best: 0, first_of_piece: 0, from, early: 0, cost: 0, trail, wants }
    }

    /// Starts with a piece.
    #[inline(always)]
    fn start<S: Side>(&mut self, from: Square<V::Geometry>) -> Board<V::Geometry> {
        (self.from, self.first_of_piece) = (from, self.lines.len());
        Board {
            enemies: self.position.pieces(S::Other::COLOR),
            empty: self.position.empty() | from.set(),
            captured: Set::<V::Geometry>::EMPTY,
            crowned: false,
        }
    }

    /// Searches the captures of a man or a king.
    fn piece_from<S: Side>(&mut self, from: Square<V::Geometry>) {
        match self.position.kings.contains(from.bit()) {
            true => self.king_from::<S>(from),
            false => self.man_from::<S>(from),
        }
    }

    /// Searches the captures of a man.
    #[inline]
    fn man_from<S: Side>(&mut self, from: Square<V::Geometry>) {
        let board = self.start::<S>(from);
        self.man::<S>(from.set(), board);
    }

    /// Searches the captures of a king.
    #[inline]
    fn king_from<S: Side>(&mut self, from: Square<V::Geometry>) {
        let board = self.start::<S>(from);
        let mut jumps = KingJumps { search: self, at: from, board, found: false, came: Start };
        K::each_heading::<<V::King as Jumper>::Jumps>(&mut jumps);
    }

    /// Goes on with a man on a square; without a further jump the capture ends there.
    fn man<S: Side>(&mut self, at: Set<V::Geometry>, board: Board<V::Geometry>) {
        if self.gives_up() || !self.trail.enter(self.point(at, board, Way::Man)) {
            return;
        }
        let mut jumps = ManJumps::<V, K, T, S> { search: self, at, board, found: false, side: PhantomData };
        let landed = board.captured.any();
        let square = Square::from_bit_unchecked(at.first().unwrap_or_default());
        if !landed || jumps.search.trail.land(square) {
            K::each_heading::<<V::Man<S> as Jumper>::Jumps>(&mut jumps);
        }
        let found = jumps.found;
        if landed {
            self.trail.lift();
            if !found {
                let promotes = (at & V::promotion_rank::<S>()).any();
                self.end(at, board, promotes);
            }
        }
        self.trail.leave();
    }

    /// Goes on with a king that captured in a direction and may have landed on any of the squares.
    fn king<H: Heading>(
        &mut self,
        came: H,
        landings: Set<V::Geometry>,
        victim: Set<V::Geometry>,
        board: Board<V::Geometry>,
    ) {
        if self.gives_up() || !self.trail.enter(self.point(landings, board, Way::by(came))) {
            return;
        }
        let mut found = false;
        if self.merges() {
            let reach: Set<V::Geometry> = match V::LANDING {
                // It lands on one square, and flies on from there.
                Landing::RightBehind if V::King::FLIES => came.slide::<V::Geometry>(
                    Square::from_bit_unchecked(landings.first().unwrap_or_default()),
                    !board.empty,
                ),
                _ => came.step::<V::Geometry>(landings),
            };
            let beyond = reach & board.enemies;
            if let Some(next) = beyond.first() {
                let onward = self.landings(came, Square::from_bit_unchecked(next), board);
                if onward.any() {
                    found = true;
                    let behind = came.step::<V::Geometry>(victim).first().unwrap_or_default();
                    if self.trail.land(Square::from_bit_unchecked(behind)) {
                        let early = self.take(beyond, board);
                        self.king(came, onward, beyond, board.without::<V>(beyond));
                        self.early = early;
                    }
                    self.trail.lift();
                }
            }
        }
        for at in V::Geometry::squares(landings) {
            let mut jumps = KingJumps { search: self, at, board, found: false, came: By(came) };
            if jumps.search.trail.land(at) {
                K::each_heading::<<V::King as Jumper>::Jumps>(&mut jumps);
            }
            let turned = jumps.found;
            self.trail.lift();
            found |= turned;
        }
        let landings = match V::LANDING {
            Landing::RightBehindLastKing if (victim & self.position.kings).any() => came.step::<V::Geometry>(victim),
            _ => landings,
        };
        // Where any landing goes on, the capture is not over on the others.
        match (found, self.merges()) {
            (true, _) => {}
            (false, true) => self.end(landings, board, board.crowned),
            (false, false) => {
                for at in V::Geometry::squares(landings) {
                    self.end(at.set(), board, board.crowned);
                }
            }
        }
        self.trail.leave();
    }

    /// Returns where a king lands that captures the piece on a square in a direction.
    #[inline(always)]
    fn landings<H: Heading>(
        &self,
        heading: H,
        victim: Square<V::Geometry>,
        board: Board<V::Geometry>,
    ) -> Set<V::Geometry> {
        if V::King::FLIES && !matches!(V::LANDING, Landing::RightBehind) {
            heading.slide::<V::Geometry>(victim, !board.empty) & board.empty
        } else {
            heading.step::<V::Geometry>(victim.set()) & board.empty
        }
    }

    /// Notes that a piece is captured next, and returns what the notes were before.
    #[inline(always)]
    fn take(&mut self, victim: Set<V::Geometry>, board: Board<V::Geometry>) -> u32 {
        let before = self.early;
        if V::TELLS_ORDER && (victim & self.position.kings).any() {
            self.early = early_king(before, board.captured.count() + 1);
        }
        before
    }

    /// Returns the point where the search is.
    #[inline(always)]
    fn point(&self, at: Set<V::Geometry>, board: Board<V::Geometry>, way: Way) -> Point<V::Geometry> {
        Point { from: self.from, at, captured: board.captured, early: self.early, way }
    }

    /// Takes a capture that ends on any of the squares.
    #[inline]
    fn end(&mut self, mut to: Set<V::Geometry>, board: Board<V::Geometry>, promotes: bool) {
        self.trail.end(to, board.captured, self.early);
        self.cost += 1;
        let taken = board.captured.count();
        if !V::CHOICE.is_empty() {
            let kings = if V::TELLS_KINGS { (board.captured & self.position.kings).count() } else { 0 };
            let with_king = !V::MAJORITY && self.position.kings.contains(self.from.bit());
            let worth = V::worth(Weighed { number: taken, kings, with_king, early: self.early });
            if worth < self.best {
                return;
            }
            if worth > self.best {
                self.best = worth;
                self.first_of_piece = 0;
                self.lines.clear();
            }
        }
        // Two ways round the same pieces take three corners at least, unless they turn back.
        let least = if V::FLIES_BACK { 2 } else { 3 };
        if self.unique() && taken >= least {
            if self.trail.remembers() {
                to = to
                    .into_iter()
                    .filter(|&bit| self.trail.enter(self.point(Bits::from_bit(bit), board, Way::End)))
                    .collect();
            } else {
                let lines = &self.lines[self.first_of_piece..];
                self.cost += lines.len() as u32 / 8;
                for line in lines {
                    if line.captured == board.captured {
                        to &= !line.to;
                    }
                }
            }
            if to.is_empty() {
                return;
            }
        }
        self.lines.push(Line { from: self.from, to, captured: board.captured, promotes });
    }
}
