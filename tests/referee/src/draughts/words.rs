//! The words that draughts and dama share: pieces, moves, how moves are counted, the parts of a FEN.

use std::collections::BTreeMap;

use crate::Random;

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The first to move, from the bottom of the board up.
    White,
    /// The second to move, from the top of the board down.
    Black,
}

impl Side {
    /// The opponent.
    pub fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The letter of a FEN.
    pub fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Black => 'B',
        }
    }
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A piece that has not promoted.
    Man,
    /// A piece that has.
    King,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

/// A move, however many ways lead through it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The square the piece leaves.
    pub from: u8,
    /// The square it ends on, which may be the one it left.
    pub to: u8,
    /// The squares of the captured pieces, ascending; none if the move is quiet.
    pub captured: Vec<u8>,
    /// Whether a man becomes a king.
    pub promotes: bool,
}

/// One way to make a move with the hand.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sequence {
    /// The square the piece leaves.
    pub from: u8,
    /// The squares it lands on, in order; the last is the end of the move.
    pub landings: Vec<u8>,
    /// The squares of the captured pieces, in order; none if the move is quiet.
    pub captured: Vec<u8>,
}

impl Sequence {
    /// A sequence that is yet to begin.
    pub(crate) fn from(from: u8) -> Self {
        Self { from, landings: Vec::new(), captured: Vec::new() }
    }

    /// The same with one more jump.
    pub(crate) fn jump(&self, victim: u8, landing: u8) -> Self {
        let mut longer = self.clone();
        longer.captured.push(victim);
        longer.landings.push(landing);
        longer
    }

    /// A move without a capture.
    pub(crate) fn quiet(from: u8, to: u8) -> Self {
        Self { from, landings: vec![to], captured: Vec::new() }
    }

    /// The square the piece ends on.
    pub fn to(&self) -> u8 {
        self.landings[self.landings.len() - 1]
    }
}

/// What makes two sequences different moves, where moves are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convention {
    /// From, to, and the set of captured pieces: the moves of the rule books.
    Unique,
    /// From, to, and the order of the captured pieces.
    Orders,
    /// From, and every landing square.
    Paths,
}

impl Convention {
    /// One of the sequences for each move that this convention tells apart.
    pub fn distinct(self, sequences: &[Sequence]) -> Vec<Sequence> {
        let mut first = BTreeMap::new();
        for sequence in sequences {
            first.entry(self.key(sequence)).or_insert_with(|| sequence.clone());
        }
        first.into_values().collect()
    }

    /// What two sequences have in common if this convention holds them for one move.
    fn key(self, sequence: &Sequence) -> (u8, Vec<u8>, Vec<u8>) {
        match self {
            Self::Unique => (sequence.from, vec![sequence.to()], sorted(&sequence.captured)),
            Self::Orders => (sequence.from, vec![sequence.to()], sequence.captured.clone()),
            Self::Paths => (sequence.from, sequence.landings.clone(), Vec::new()),
        }
    }
}

/// The squares in ascending order.
pub(crate) fn sorted(squares: &[u8]) -> Vec<u8> {
    let mut squares = squares.to_vec();
    squares.sort();
    squares
}

/// The parts of a FEN, each not yet read.
pub(crate) struct Fields<'a> {
    /// The side to move.
    pub side: Side,
    /// The items of both lists, each with the side it belongs to.
    pub items: Vec<(Side, &'a str)>,
    /// H, the plies without progress.
    pub halfmove: u32,
    /// F, the number of the move.
    pub fullmove: u32,
}

/// Takes a FEN apart.
///
/// # Panics
///
/// On a field that begins with another letter than `W`, `B`, `H` or `F`, and on an H or F that is not a number.
pub(crate) fn fields(fen: &str) -> Fields<'_> {
    let fen = fen.trim();
    let fen = fen.strip_suffix('.').unwrap_or(fen);
    let mut parts = fen.split(':');
    let side = match parts.next() {
        Some("W") => Side::White,
        Some("B") => Side::Black,
        other => panic!("no side to move: {other:?} in {fen}"),
    };
    let mut fields = Fields { side, items: Vec::new(), halfmove: 0, fullmove: 1 };
    for part in parts {
        let (letter, rest) = part.split_at(1);
        let items = rest.split(',').filter(|item| !item.is_empty());
        match letter {
            "W" => fields.items.extend(items.map(|item| (Side::White, item))),
            "B" => fields.items.extend(items.map(|item| (Side::Black, item))),
            "H" => fields.halfmove = rest.parse().expect("H is a number"),
            "F" => fields.fullmove = rest.parse().expect("F is a number"),
            _ => panic!("unknown field {part} in {fen}"),
        }
    }
    fields
}

/// Takes the `K` off an item of a list, and says what the item holds.
pub(crate) fn kind_of(item: &str) -> (Kind, &str) {
    match item.strip_prefix('K') {
        Some(rest) => (Kind::King, rest),
        None => (Kind::Man, item),
    }
}

/// Writes H and F, unless they are what a reader takes them for.
pub(crate) fn counters(halfmove: u32, fullmove: u32) -> String {
    if halfmove == 0 && fullmove == 1 { String::new() } else { format!(":H{halfmove}:F{fullmove}") }
}

/// Draws H and F that a game could have.
pub(crate) fn draw_counters(random: &mut Random) -> (u32, u32) {
    if random.below(2) == 0 {
        return (0, 1);
    }
    let halfmove = random.below(40) as u32;
    (halfmove, 1 + halfmove.div_ceil(2) + random.below(60) as u32)
}

/// What a set-up at random is rich in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    /// Anything.
    Any,
    /// Pieces that stand loose, for long captures.
    Loose,
    /// Men close to promotion.
    Promotion,
    /// Men, as in a game.
    Game,
}

impl Theme {
    /// All of them.
    pub(crate) const ALL: [Self; 4] = [Self::Any, Self::Loose, Self::Promotion, Self::Game];

    /// Draws the pieces of one side, kings first: few enough kings that the captures can be counted.
    pub(crate) fn draw(self, random: &mut Random) -> Vec<Kind> {
        let (kings, men) = match self {
            Self::Any => (random.below(5), random.below(11)),
            Self::Loose if random.below(2) == 0 => (1 + random.below(3), random.below(3)),
            Self::Loose => (random.below(3), 5 + random.below(13)),
            Self::Promotion => (random.below(3), random.below(8)),
            Self::Game => (random.below(2), 5 + random.below(12)),
        };
        // A side is rarely without pieces.
        if random.below(40) == 0 {
            return Vec::new();
        }
        let men = if kings == 0 { men.max(1) } else { men };
        [vec![Kind::King; kings], vec![Kind::Man; men]].concat()
    }
}

/// A search through the captures of one position.
pub(crate) struct Search {
    /// The longest sequences up to now.
    best: Vec<Sequence>,
    /// The jumps tried up to now.
    work: usize,
    /// The number of jumps after which the search gives up.
    limit: usize,
}

impl Search {
    /// A search that has found nothing yet.
    pub(crate) fn new(limit: usize) -> Self {
        Self { best: Vec::new(), work: 0, limit }
    }

    /// Counts a jump, and says whether the search may try it.
    pub(crate) fn go_on(&mut self) -> bool {
        self.work += 1;
        self.work <= self.limit
    }

    /// Keeps a sequence that can go no further, if it captures anything and none captures more (the majority rule).
    pub(crate) fn keep(&mut self, sequence: &Sequence) {
        let longest = self.best.first().map_or(1, |sequence| sequence.captured.len());
        if sequence.captured.len() > longest {
            self.best.clear();
        }
        if sequence.captured.len() >= longest {
            self.best.push(sequence.clone());
        }
    }

    /// The longest sequences of all, or nothing if the search gave up.
    pub(crate) fn longest(self) -> Option<Vec<Sequence>> {
        (self.work <= self.limit).then_some(self.best)
    }
}
