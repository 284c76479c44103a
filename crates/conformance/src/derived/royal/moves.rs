//! The moves: walked, castled and dropped, and which of them are foul.

use quadrille_core::royal::{RoyalMoves, RoyalRules};

use super::ways::ways;
use super::{Move, Moves, Piece, Place, Position, kind_of, of_side, size};

impl<V: RoyalRules> Position<V> {
    /// What a kind may become, by its letter.
    fn promotions(letter: &str) -> &'static [&'static str] {
        Moves::<V>::PROMOTIONS.iter().find(|(of, _)| *of == letter).map_or(&[][..], |(_, into)| into)
    }

    /// Adds the moves of a piece to a place, by which it may promote.
    fn add(&self, from: Place, to: Place, (white, kind): Piece, moves: &mut Vec<Move>) {
        let (_, ranks) = size::<V>();
        let far = |place: Place| {
            let from_own = if white { place.1 } else { ranks - 1 - place.1 };
            from_own >= ranks - Moves::<V>::PROMOTION_RANKS as i32
        };
        let letter = Moves::<V>::LETTERS[kind];
        let into = Self::promotions(letter);
        let may = !into.is_empty() && (far(to) || Moves::<V>::PROMOTION_ON_LEAVING && far(from));
        if may {
            // It becomes nothing that would have to have promoted there.
            let lasts =
                |letter: &str| Self::promotions(letter).is_empty() || Self::could_go(to, (white, kind_of::<V>(letter)));
            let into = into.iter().filter(|letter| lasts(letter));
            moves.extend(into.map(|letter| Move::Go(from, to, kind_of::<V>(letter))));
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
    pub(super) fn candidates(&self) -> Vec<Move> {
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
    pub(super) fn is_foul(&self, mv: Move) -> bool {
        let next = self.played(mv);
        let may_not_mate =
            matches!(mv, Move::Drop(kind, _) if Moves::<V>::NO_MATE_BY_DROP.contains(&Moves::<V>::LETTERS[kind]));
        next.is_in_check(self.white) || may_not_mate && next.is_in_check(next.white) && next.legal().is_empty()
    }

    /// Every legal move, were the game not over.
    pub(super) fn legal(&self) -> Vec<Move> {
        let mut moves = self.candidates();
        moves.retain(|&mv| !self.is_foul(mv));
        moves
    }
}
