//! Games of leaping and riding pieces, one of them royal, as their declarations tell them: on a board of squares by file
//! and rank.
//!
//! Of a declaration it reads what the author has written, and nothing that is computed from it: letters, the steps of each
//! gait, the lists of promotions and castlings. Each move is found by walking, played on a copy, and dropped if the royal
//! piece could then be taken.

mod fen;
mod game;
mod set_up;

use std::marker::PhantomData;

use quadrille_core::Geometry;
use quadrille_core::fen::FenArguments;
use quadrille_core::royal::{Gait, KindVisitor, Kinds, Pockets, RoyalMoves, RoyalPosition, RoyalRules, Step};

use crate::Random;

/// A file and a rank, both counted from 0 at White's left.
pub type Place = (i32, i32);

/// A piece: whether it is White's, and the number of its kind.
type Piece = (bool, usize);

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Move {
    /// From where to where, and the kind that the piece is then.
    Go(Place, Place, usize),
    /// A kind comes from the hand.
    Drop(usize, Place),
    /// The castling of a number.
    Castle(usize),
}

/// A position of the rules `V`.
#[derive(Clone, Debug)]
pub struct Position<V> {
    /// What is where, rank by rank.
    board: Vec<Option<Piece>>,
    /// The pieces in hand.
    hands: Vec<Piece>,
    /// Whether White is to move.
    white: bool,
    /// The rights to castle: whether it is White's, and the number of the castling.
    rights: Vec<(bool, usize)>,
    /// The place that was passed.
    passed: Option<Place>,
    /// Half-moves without progress.
    clock: u32,
    /// The number of the move.
    number: u32,
    rules: PhantomData<V>,
}

/// The declaration of `V`.
type Moves<V> = <V as RoyalRules>::Moves;

/// What a gait's author has written.
#[derive(Clone, Default)]
struct Way {
    steps: Vec<Step>,
    double_step: Option<usize>,
}

/// The ways of all kinds.
fn ways<V: RoyalRules>() -> Vec<Way> {
    struct Gather(Vec<Way>);
    impl KindVisitor for Gather {
        fn visit<K: Gait>(&mut self, _: usize) {
            let mut way = Way { steps: Vec::new(), double_step: K::DOUBLE_STEP };
            K::steps(&mut |step| way.steps.push(step));
            self.0.push(way);
        }
    }
    let mut gather = Gather(Vec::new());
    <Moves<V> as RoyalMoves>::Kinds::each(&mut gather);
    gather.0
}

/// The numbers of files and of ranks.
fn size<V: RoyalRules>() -> (i32, i32) {
    type Board<V> = <Moves<V> as RoyalMoves>::Geometry;
    (Board::<V>::FILES as i32, Board::<V>::RANKS as i32)
}

/// The number of the kind of a letter.
fn kind_of<V: RoyalRules>(letter: &str) -> usize {
    Moves::<V>::LETTERS.iter().position(|other| *other == letter).expect(letter)
}

/// The name of a place.
fn name((file, rank): Place) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// A rank, counted from 0 at the side's own, counted from White's.
fn of_side<V: RoyalRules>(white: bool, rank: usize) -> i32 {
    if white { rank as i32 } else { size::<V>().1 - 1 - rank as i32 }
}

impl<V: RoyalRules> Position<V> {
    /// Where a place is in the list; none beyond the board.
    fn index((file, rank): Place) -> Option<usize> {
        let (files, ranks) = size::<V>();
        ((0..files).contains(&file) && (0..ranks).contains(&rank)).then_some((rank * files + file) as usize)
    }

    /// What is at a place.
    fn at(&self, place: Place) -> Option<Piece> {
        self.board[Self::index(place)?]
    }

    /// Puts something at a place.
    fn put(&mut self, place: Place, piece: Option<Piece>) {
        let index = Self::index(place).expect("a place of the board");
        self.board[index] = piece;
    }

    /// Every place.
    fn places() -> impl Iterator<Item = Place> {
        let (files, ranks) = size::<V>();
        (0..ranks).flat_map(move |rank| (0..files).map(move |file| (file, rank)))
    }

    /// Where a piece of a kind and side could go by its steps; `take` says whether to what it captures or to empty places.
    fn reach(&self, from: Place, (white, kind): Piece, take: bool) -> Vec<Place> {
        let mut reached = Vec::new();
        for step in ways::<V>()[kind].steps.iter().filter(|step| if take { step.captures } else { step.moves }) {
            let ranks = if white { step.ranks } else { -step.ranks };
            let mut to = (from.0 + step.files, from.1 + ranks);
            while Self::index(to).is_some() {
                match self.at(to) {
                    None if !take => reached.push(to),
                    Some((other, _)) if take && other != white => reached.push(to),
                    _ => {}
                }
                if self.at(to).is_some() || !step.rides {
                    break;
                }
                to = (to.0 + step.files, to.1 + ranks);
            }
        }
        reached
    }

    /// Whether a side could take what stands, or would stand, at a place.
    fn is_attacked(&self, place: Place, by_white: bool) -> bool {
        let mut with_target = self.clone();
        with_target.put(place, Some((!by_white, 0)));
        Self::places().any(|from| match with_target.at(from) {
            Some(piece) if piece.0 == by_white => with_target.reach(from, piece, true).contains(&place),
            _ => false,
        })
    }

    /// Whether the royal piece of a side could be taken.
    fn is_in_check(&self, white: bool) -> bool {
        Self::places().any(|place| self.at(place) == Some((white, 0)) && self.is_attacked(place, !white))
    }

    /// Whether a piece could go anywhere from a place, if the board were empty.
    fn could_go(from: Place, (white, kind): Piece) -> bool {
        ways::<V>()[kind].steps.iter().any(|step| {
            let ranks = if white { step.ranks } else { -step.ranks };
            Self::index((from.0 + step.files, from.1 + ranks)).is_some()
        })
    }

    /// Adds the moves of a piece to a place, by which it may promote.
    fn add(&self, from: Place, to: Place, (white, kind): Piece, moves: &mut Vec<Move>) {
        let (_, ranks) = size::<V>();
        let far = |place: Place| {
            let from_own = if white { place.1 } else { ranks - 1 - place.1 };
            from_own >= ranks - Moves::<V>::PROMOTION_RANKS as i32
        };
        let letter = Moves::<V>::LETTERS[kind];
        let into = Moves::<V>::PROMOTIONS.iter().find(|(of, _)| *of == letter).map_or(&[][..], |(_, into)| into);
        let may = !into.is_empty() && (far(to) || Moves::<V>::PROMOTION_ON_LEAVING && far(from));
        if may {
            moves.extend(into.iter().map(|letter| Move::Go(from, to, kind_of::<V>(letter))));
        }
        let must = may && (Moves::<V>::PROMOTION_FORCED || !Self::could_go(to, (white, kind)));
        if !must {
            moves.push(Move::Go(from, to, kind));
        }
    }

    /// The moves of the pieces on the board, whether or not they leave the royal piece to be taken.
    fn walks(&self, moves: &mut Vec<Move>) {
        for from in Self::places() {
            let Some(piece) = self.at(from).filter(|piece| piece.0 == self.white) else { continue };
            for to in self.reach(from, piece, true).into_iter().chain(self.reach(from, piece, false)) {
                self.add(from, to, piece, moves);
            }
            let Some(rank) = ways::<V>()[piece.1].double_step else { continue };
            let up = if self.white { 1 } else { -1 };
            let [one, two] = [1, 2].map(|steps| (from.0, from.1 + up * steps));
            let is_free = |place| Self::index(place).is_some() && self.at(place).is_none();
            if from.1 == of_side::<V>(self.white, rank) && is_free(one) && is_free(two) {
                moves.push(Move::Go(from, two, piece.1));
            }
            if let Some(passed) = self.passed {
                let mut with_target = self.clone();
                with_target.put(passed, Some((!self.white, piece.1)));
                if with_target.reach(from, piece, true).contains(&passed) {
                    moves.push(Move::Go(from, passed, piece.1));
                }
            }
        }
    }

    /// The castlings.
    fn castlings(&self, moves: &mut Vec<Move>) {
        for &(_, number) in self.rights.iter().filter(|right| right.0 == self.white) {
            let castling = Moves::<V>::CASTLINGS[number];
            let rank = of_side::<V>(self.white, 0);
            let between = |files: [usize; 2]| files[0].min(files[1]) as i32..=files[0].max(files[1]) as i32;
            let two = [castling.royal[0] as i32, castling.mate[0] as i32];
            let free = |file: i32| two.contains(&file) || self.at((file, rank)).is_none();
            let safe = |file: i32| {
                let mut gone = self.clone();
                gone.put((two[0], rank), None);
                !gone.is_attacked((file, rank), !self.white)
            };
            let mut way = between(castling.royal);
            if way.clone().chain(between(castling.mate)).all(free) && way.all(safe) {
                moves.push(Move::Castle(number));
            }
        }
    }

    /// The drops, but for those that may not mate.
    fn drops(&self, moves: &mut Vec<Move>) {
        let mut kinds: Vec<usize> = self.hands.iter().filter(|held| held.0 == self.white).map(|held| held.1).collect();
        kinds.sort_unstable();
        kinds.dedup();
        for kind in kinds {
            let (piece, letter) = ((self.white, kind), Moves::<V>::LETTERS[kind]);
            for to in Self::places().filter(|&to| self.at(to).is_none() && Self::could_go(to, piece)) {
                let doubled = (0..size::<V>().1).any(|rank| self.at((to.0, rank)) == Some(piece));
                let doubled = doubled && Moves::<V>::ONE_TO_A_FILE.contains(&letter);
                let barred = Moves::<V>::NO_DROP.iter().filter(|(of, _)| *of == letter);
                let mut barred = barred.flat_map(|(_, ranks)| ranks.iter());
                if !doubled && !barred.any(|&rank| of_side::<V>(self.white, rank) == to.1) {
                    moves.push(Move::Drop(kind, to));
                }
            }
        }
    }

    /// Every move, each once, sorted, whether or not it is foul.
    fn candidates(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.walks(&mut moves);
        self.castlings(&mut moves);
        self.drops(&mut moves);
        moves.sort_unstable();
        // A piece may come to a square by several of its gaits.
        moves.dedup();
        moves
    }

    /// Whether a move leaves the own royal piece where it can be taken, or is a drop that mates and may not.
    fn is_foul(&self, mv: Move) -> bool {
        let next = self.played(mv);
        let may_not_mate =
            matches!(mv, Move::Drop(kind, _) if Moves::<V>::NO_MATE_BY_DROP.contains(&Moves::<V>::LETTERS[kind]));
        next.is_in_check(self.white) || may_not_mate && next.is_in_check(next.white) && next.moves().is_empty()
    }

    /// Takes a piece into the hand of the side to move.
    fn take(&mut self, (_, kind): Piece) {
        if <Moves<V> as RoyalMoves>::Pockets::IN_USE {
            let plain = Moves::<V>::LETTERS[kind].trim_start_matches('+');
            self.hands.push((self.white, kind_of::<V>(plain)));
        }
    }

    /// The position after a move, the place that was passed noted whoever may capture there.
    fn played(&self, mv: Move) -> Self {
        let mut next = self.clone();
        next.passed = None;
        next.clock += 1;
        let mut touched = Vec::new();
        match mv {
            Move::Go(from, to, becomes) => {
                let (_, kind) = self.at(from).expect("a piece moves");
                if let Some(captured) = self.at(to) {
                    next.take(captured);
                    next.clock = 0;
                }
                next.put(from, None);
                next.put(to, Some((self.white, becomes)));
                if Moves::<V>::PROGRESS.contains(&Moves::<V>::LETTERS[kind]) {
                    next.clock = 0;
                }
                if ways::<V>()[kind].double_step.is_some() {
                    if Some(to) == self.passed && to.0 != from.0 {
                        let captured = self.at((to.0, from.1)).expect("a piece has passed");
                        next.take(captured);
                        next.put((to.0, from.1), None);
                        next.clock = 0;
                    }
                    if (from.1 - to.1).abs() == 2 && from.0 == to.0 {
                        next.passed = Some((from.0, (from.1 + to.1) / 2));
                    }
                }
                touched = vec![from, to];
            }
            Move::Drop(kind, to) => {
                let held = self.hands.iter().position(|held| *held == (self.white, kind)).expect("a piece in hand");
                next.hands.remove(held);
                next.put(to, Some((self.white, kind)));
            }
            Move::Castle(number) => {
                let castling = Moves::<V>::CASTLINGS[number];
                let at = |file: usize| (file as i32, of_side::<V>(self.white, 0));
                let [royal, mate] = [castling.royal, castling.mate].map(|files| files.map(at));
                let pieces = [self.at(royal[0]), self.at(mate[0])];
                next.put(royal[0], None);
                next.put(mate[0], None);
                next.put(royal[1], pieces[0]);
                next.put(mate[1], pieces[1]);
                touched = vec![royal[0], mate[0]];
            }
        }
        next.rights.retain(|&(white, number)| {
            let castling = Moves::<V>::CASTLINGS[number];
            let homes = [castling.royal[0], castling.mate[0]].map(|file| (file as i32, of_side::<V>(white, 0)));
            !homes.iter().any(|home| touched.contains(home))
        });
        next.number += u32::from(!self.white);
        next.white = !self.white;
        next
    }

    /// Forgets the place that was passed if nobody can legally capture there.
    fn settle(&mut self) {
        let Some(passed) = self.passed else { return };
        let captures = |mv: &Move| match *mv {
            Move::Go(from, to, _) => {
                to == passed
                    && from.0 != to.0
                    && self.at(from).is_some_and(|piece| ways::<V>()[piece.1].double_step.is_some())
            }
            _ => false,
        };
        if !self.moves().iter().any(captures) {
            self.passed = None;
        }
    }
}

impl<V: RoyalRules> Position<V> {
    /// Returns a position that the fast generator has.
    pub fn of(position: &RoyalPosition<Moves<V>>) -> Self {
        let mut text = String::new();
        // A `String` takes whatever it is given.
        let _ = fen::Whole::encode(position, &mut text);
        fen::read(&text, &fen::ALL)
    }

    /// Reads a FEN that is known to be good: the board, the side to move, and those of castling, en passant and the clocks that
    /// the game's own FEN has, in this order.
    ///
    /// # Panics
    ///
    /// On another.
    pub fn read(fen: &str) -> Self {
        fen::read(fen, &fen::fields::<V>())
    }

    /// Writes the canonical FEN, of the fields that [`read`](Self::read) reads.
    pub fn write(&self) -> String {
        fen::write(self, &fen::fields::<V>())
    }

    /// Writes all of it, whichever fields the game's own FEN has.
    fn whole(&self) -> String {
        fen::write(self, &fen::ALL)
    }

    /// Returns every legal move, each once, sorted.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = self.candidates();
        moves.retain(|&mv| !self.is_foul(mv));
        moves
    }

    /// Returns whether a move that is written so leads to the position of a FEN.
    pub fn leads_to(&self, text: &str, fen: &str) -> bool {
        self.after(text).iter().any(|next| next.write() == fen)
    }

    /// The positions after the legal moves that are written so.
    fn after(&self, text: &str) -> Vec<Self> {
        let written = self.candidates().into_iter().filter(|mv| self.text(mv) == text);
        written.filter(|&mv| !self.is_foul(mv)).map(|mv| self.play(&mv)).collect()
    }

    /// Returns a move as text.
    pub fn text(&self, mv: &Move) -> String {
        fen::text(self, *mv)
    }

    /// Returns the position after a move.
    #[must_use]
    pub fn play(&self, mv: &Move) -> Self {
        let mut next = self.played(*mv);
        next.settle();
        next
    }

    /// Sets up a position that the rules accept, rich in what is rare in play.
    pub fn set_up(random: &mut Random) -> Self {
        set_up::set_up(random)
    }
}
