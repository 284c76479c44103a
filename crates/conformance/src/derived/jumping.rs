//! Any game of men and kings that capture by jumping, from what its declaration says.
//!
//! The rules are read from the same constants as the fast generator reads, and by another way: the board is an array by
//! file and rank, every sequence of jumps is walked, square of landing by square of landing, and which captures are legal is
//! decided after the fact, over the list of all.

mod game;

use std::collections::BTreeSet;
use std::marker::PhantomData;

use quadrille_core::fen::MOST_ON_A_CLOCK;
use quadrille_core::jump::{Board, Criterion, JumpMove, Landing, Piece};
use quadrille_core::{
    Bits, Black, Clocks, Color, Content, Geometry, JumpMoves, JumpPosition, JumpRules, Jumper, Offsets, Placement,
    PromotionInCapture, Square, Turn, White,
};

/// A square: its file and its rank.
type Place = (i32, i32);

/// A step: files to the right, ranks up.
type Step = (i32, i32);

/// A move: all that tells it from others.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Move {
    /// The square that the piece leaves.
    pub from: Place,
    /// The square that it ends on.
    pub to: Place,
    /// What it captures, sorted.
    pub captured: Vec<Place>,
    /// Whether it becomes a king.
    pub promotes: bool,
}

/// A turn as it is played: every square on which the piece lands, and what it captures by which step, in this order.
#[derive(Clone, Debug)]
struct Sequence {
    from: Place,
    landings: Vec<Place>,
    captured: Vec<Place>,
    steps: Vec<Step>,
    promotes: bool,
}

/// A position of the variant `V`.
#[derive(Clone, Debug)]
pub struct Position<V> {
    /// The pieces by file and rank.
    board: Vec<Vec<Option<Piece>>>,
    turn: Color,
    /// Half-moves without progress, and the number of the move.
    clocks: [u32; 2],
    /// The king that has made the last moves of White and of Black, and their number, where that is limited.
    successive: [Option<(Place, u32)>; 2],
    rules: PhantomData<V>,
}

/// A piece in the middle of its capture.
#[derive(Clone, Copy)]
struct Moving {
    at: Place,
    king: bool,
    came: Option<Step>,
}

impl<V: JumpRules> Position<V> {
    /// Returns a position that the fast generator has.
    pub fn of(position: &JumpPosition<Board<V>>) -> Self {
        let (files, ranks) = (Board::<V>::FILES, Board::<V>::RANKS);
        let mut board = vec![vec![None; ranks]; files];
        for square in Board::<V>::squares(Board::<V>::SQUARES) {
            if let Content::Piece(piece) = position.at(square) {
                board[square.file()][square.rank()] = Some(piece);
            }
        }
        let place = |square: Square<Board<V>>| (square.file() as i32, square.rank() as i32);
        let successive =
            Color::ALL.map(|color| position.successive(color).map(|(square, moves)| (place(square), moves)));
        let clocks = [position.halfmoves(), position.fullmoves()];
        Self { board, turn: position.turn(), clocks, successive, rules: PhantomData }
    }

    /// Returns a move of the fast generator.
    pub fn move_of(mv: &JumpMove<Board<V>>) -> Move {
        let place = |square: Square<Board<V>>| (square.file() as i32, square.rank() as i32);
        let mut captured: Vec<Place> = Board::<V>::squares(mv.captured).map(place).collect();
        captured.sort_unstable();
        assert!(captured.len() as u32 == mv.captured.count(), "no ghost is captured");
        Move { from: place(mv.from), to: place(mv.to), captured, promotes: mv.promotes }
    }

    /// Returns every legal move, each once, sorted.
    pub fn moves(&self) -> Vec<Move> {
        let moves: BTreeSet<Move> = self.sequences().iter().map(Sequence::to_move).collect();
        moves.into_iter().collect()
    }

    /// Returns the numbers of moves, of orders in which they capture, and of paths.
    ///
    /// A piece that is captured from another side is captured in another order: only along more than two lines can two orders
    /// differ in that alone.
    pub fn counts(&self) -> [usize; 3] {
        let sequences = self.sequences();
        let last = |sequence: &Sequence| *sequence.landings.last().expect("a turn ends somewhere");
        let orders: BTreeSet<_> = sequences
            .iter()
            .map(|sequence| (sequence.from, last(sequence), &sequence.captured, &sequence.steps))
            .collect();
        let paths: BTreeSet<_> = sequences.iter().map(|sequence| (sequence.from, &sequence.landings)).collect();
        [self.moves().len(), orders.len(), paths.len()]
    }

    /// Returns the position after a move.
    pub fn play(&self, mv: &Move) -> Self {
        let mut next = self.clone();
        let mut piece = next.lift(mv.from);
        let progress = !mv.captured.is_empty() || V::Moves::MEN_RESET_CLOCK && !piece.king;
        let [halfmoves, fullmoves] = self.clocks;
        let ends_move = u32::from(self.turn != V::Moves::FIRST);
        next.clocks =
            [if progress { 0 } else { halfmoves + 1 }, fullmoves + ends_move].map(|clock| clock.min(MOST_ON_A_CLOCK));
        piece.king |= mv.promotes;
        for &place in &mv.captured {
            next.lift(place);
        }
        next.put(mv.to, piece);
        next.turn = self.turn.other();
        if V::Moves::KING_LIMIT.is_some() {
            next.count_successive(self, mv);
        }
        next
    }

    /// Counts the moves of one king, after a move in a position.
    fn count_successive(&mut self, before: &Self, mv: &Move) {
        let (own, enemy) = (before.turn.index(), self.turn.index());
        let by_king = before.at(mv.from).expect("something moved").king && mv.captured.is_empty();
        self.successive[own] = match before.successive[own] {
            _ if !by_king || !self.has_men(before.turn) => None,
            Some((king, moves)) if king == mv.from => Some((mv.to, moves + 1)),
            _ => Some((mv.to, 1)),
        };
        if !self.has_men(self.turn) {
            self.successive[enemy] = None;
        }
        self.successive[enemy] = self.successive[enemy].filter(|(king, _)| !mv.captured.contains(king));
    }

    /// Returns whether a side has a man.
    fn has_men(&self, side: Color) -> bool {
        self.places().filter_map(|place| self.at(place)).any(|piece| piece.color == side && !piece.king)
    }

    /// Returns every legal turn as it is played.
    fn sequences(&self) -> Vec<Sequence> {
        let own: Vec<(Place, Piece)> = self.places().filter_map(|place| Some((place, self.at(place)?))).collect();
        if V::FIRST_KING_ENDS && own.iter().any(|(_, piece)| piece.king) {
            return Vec::new();
        }
        let mut captures = Vec::new();
        for &(from, piece) in own.iter().filter(|(_, piece)| piece.color == self.turn) {
            let mut lifted = self.clone();
            lifted.lift(from);
            let start =
                Sequence { from, landings: Vec::new(), captured: Vec::new(), steps: Vec::new(), promotes: false };
            captures.extend(lifted.go_on(Moving { at: from, king: piece.king, came: None }, &start));
        }
        let best = captures.iter().map(|capture| self.worth(capture)).max();
        captures.retain(|capture| Some(self.worth(capture)) == best);
        if !captures.is_empty() {
            return captures;
        }
        let of_turn = own.iter().filter(|(_, piece)| piece.color == self.turn);
        of_turn.flat_map(|&(from, piece)| self.quiet(from, piece)).collect()
    }

    /// Returns the answers to all criteria, in their order.
    fn worth(&self, capture: &Sequence) -> Vec<Vec<u32>> {
        let kings: Vec<bool> =
            capture.captured.iter().map(|&place| self.at(place).expect("something is captured").king).collect();
        let number = kings.len() as u32;
        let of_kings = kings.iter().filter(|&&king| king).count() as u32;
        let answer = |criterion: &Criterion| match *criterion {
            Criterion::Number => vec![number],
            Criterion::Value { man, king } => {
                vec![kings.iter().map(|&is_king| u32::from(if is_king { king } else { man })).sum()]
            }
            Criterion::WithKing => vec![u32::from(self.at(capture.from).expect("something captures").king)],
            Criterion::Kings => vec![of_kings],
            Criterion::EarlyKings => kings.iter().map(|&king| u32::from(king)).collect(),
        };
        V::Moves::CHOICE.iter().map(answer).collect()
    }

    /// Returns every way of going on with a capture to its end; none if there is none.
    fn go_on(&self, moving: Moving, done: &Sequence) -> Vec<Sequence> {
        let mut ways = Vec::new();
        for step in Self::jumps(self.turn, moving.king) {
            if !V::Moves::TURN_BACK && moving.came == Some((-step.0, -step.1)) {
                continue;
            }
            let flies = moving.king && <V::Moves as JumpMoves>::King::FLIES;
            let approach = if flies { self.free(moving.at, step, true, done) } else { Vec::new() };
            let next = *approach.last().unwrap_or(&moving.at);
            let victim = (next.0 + step.0, next.1 + step.1);
            let Some(piece) = self.at(victim).filter(|piece| piece.color != self.turn) else { continue };
            let barred = piece.king && !moving.king && !V::Moves::MEN_CAPTURE_KINGS;
            if barred || done.captured.contains(&victim) {
                continue;
            }
            let far = flies && V::Moves::LANDING != Landing::RightBehind;
            ways.extend(self.land(moving, step, (victim, piece.king), &self.free(victim, step, far, done), done));
        }
        ways
    }

    /// Returns every way of going on behind a captured piece.
    fn land(
        &self,
        moving: Moving,
        step: Step,
        victim: (Place, bool),
        landings: &[Place],
        done: &Sequence,
    ) -> Vec<Sequence> {
        let (mut onward, mut ends) = (Vec::new(), Vec::new());
        for &at in landings {
            let mut jumped = done.clone();
            jumped.landings.push(at);
            jumped.captured.push(victim.0);
            jumped.steps.push(step);
            let on_last_rank = !moving.king && at.1 == self.last_rank();
            let (mut king, mut over) = (moving.king, false);
            match V::Moves::PROMOTION_IN_CAPTURE {
                PromotionInCapture::EndsTheTurn if on_last_rank => (jumped.promotes, over) = (true, true),
                PromotionInCapture::AtOnce if on_last_rank => (jumped.promotes, king) = (true, true),
                _ => {}
            }
            let ways = if over { Vec::new() } else { self.go_on(Moving { at, king, came: Some(step) }, &jumped) };
            if ways.is_empty() {
                jumped.promotes |= on_last_rank;
                let stops = V::Moves::LANDING == Landing::RightBehindLastKing && victim.1;
                if !stops || at == landings[0] {
                    ends.push(jumped);
                }
            }
            onward.extend(ways);
        }
        // A capture is played to its end: where any landing goes on, it is not over on another.
        if onward.is_empty() { ends } else { onward }
    }

    /// Returns the moves of a piece without a capture.
    fn quiet(&self, from: Place, piece: Piece) -> Vec<Sequence> {
        let nothing = Sequence { from, landings: Vec::new(), captured: Vec::new(), steps: Vec::new(), promotes: false };
        let rests =
            |limit| matches!(self.successive[self.turn.index()], Some((king, moves)) if king == from && moves >= limit);
        if V::Moves::KING_LIMIT.is_some_and(rests) && self.has_men(self.turn) {
            return Vec::new();
        }
        let flies = piece.king && <V::Moves as JumpMoves>::King::FLIES;
        let steps = Self::steps(self.turn, piece.king);
        let targets = steps.into_iter().flat_map(|step| self.free(from, step, flies, &nothing));
        let promotes = |to: Place| !piece.king && to.1 == self.last_rank();
        targets.map(|to| Sequence { landings: vec![to], promotes: promotes(to), ..nothing.clone() }).collect()
    }

    /// Returns the free squares from a square in a direction: the next one, or all up to the first piece.
    fn free(&self, from: Place, step: Step, all: bool, done: &Sequence) -> Vec<Place> {
        let mut free = Vec::new();
        let mut at = (from.0 + step.0, from.1 + step.1);
        while Self::is_square(at) && (all || free.is_empty()) {
            let gone = V::Moves::REMOVE_DURING_CAPTURE && done.captured.contains(&at);
            if self.at(at).is_some() && !gone {
                break;
            }
            free.push(at);
            at = (at.0 + step.0, at.1 + step.1);
        }
        free
    }

    /// Returns the steps by which a piece moves.
    fn steps(side: Color, king: bool) -> Vec<Step> {
        match (king, side) {
            (true, _) => <<V::Moves as JumpMoves>::King as Jumper>::Steps::LIST.to_vec(),
            (_, Color::White) => <<V::Moves as JumpMoves>::Man<White> as Jumper>::Steps::LIST.to_vec(),
            (_, Color::Black) => <<V::Moves as JumpMoves>::Man<Black> as Jumper>::Steps::LIST.to_vec(),
        }
    }

    /// Returns the steps by which a piece captures.
    fn jumps(side: Color, king: bool) -> Vec<Step> {
        match (king, side) {
            (true, _) => <<V::Moves as JumpMoves>::King as Jumper>::Jumps::LIST.to_vec(),
            (_, Color::White) => <<V::Moves as JumpMoves>::Man<White> as Jumper>::Jumps::LIST.to_vec(),
            (_, Color::Black) => <<V::Moves as JumpMoves>::Man<Black> as Jumper>::Jumps::LIST.to_vec(),
        }
    }

    /// Returns the rank where the side to move promotes.
    fn last_rank(&self) -> i32 {
        if self.turn == Color::White { Board::<V>::RANKS as i32 - 1 } else { 0 }
    }

    /// Returns every square.
    fn places(&self) -> impl Iterator<Item = Place> {
        let (files, ranks) = (Board::<V>::FILES as i32, Board::<V>::RANKS as i32);
        (0..files)
            .flat_map(move |file| (0..ranks).map(move |rank| (file, rank)))
            .filter(|&place| Self::is_square(place))
    }

    /// Returns whether there is a square.
    fn is_square((file, rank): Place) -> bool {
        let (Ok(file), Ok(rank)) = (usize::try_from(file), usize::try_from(rank)) else { return false };
        Board::<V>::bit(file, rank).is_some()
    }

    /// Returns what stands on a square, or beyond the board nothing.
    fn at(&self, place: Place) -> Option<Piece> {
        if Self::is_square(place) { self.board[place.0 as usize][place.1 as usize] } else { None }
    }

    /// Takes a piece away.
    fn lift(&mut self, place: Place) -> Piece {
        self.board[place.0 as usize][place.1 as usize].take().expect("a piece stands there")
    }

    /// Puts a piece.
    fn put(&mut self, place: Place, piece: Piece) {
        let before = self.board[place.0 as usize][place.1 as usize].replace(piece);
        assert!(before.is_none(), "a move ends on a free square");
    }
}

impl<V> PartialEq for Position<V> {
    fn eq(&self, other: &Self) -> bool {
        (&self.board, self.turn, self.clocks, self.successive)
            == (&other.board, other.turn, other.clocks, other.successive)
    }
}

impl Sequence {
    /// Returns the move that it is.
    fn to_move(&self) -> Move {
        let mut captured = self.captured.clone();
        captured.sort_unstable();
        let to = *self.landings.last().expect("a turn ends somewhere");
        Move { from: self.from, to, captured, promotes: self.promotes }
    }
}
