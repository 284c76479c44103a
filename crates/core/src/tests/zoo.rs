//! Positions of no game at all, for the fields of FEN: any board, three teams, holes, marks, men and kings.

use alloc::collections::BTreeMap;

use crate::fen::ListPiece;
use crate::*;

/// What stands on the squares of any board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Zoo<G: Geometry> {
    pub(crate) contents: BTreeMap<Square<G>, Content<Animal>>,
    pub(crate) turn: Color,
    pub(crate) halfmoves: u32,
    pub(crate) fullmoves: u32,
}

impl<G: Geometry> Default for Zoo<G> {
    fn default() -> Self {
        Self { contents: BTreeMap::new(), turn: Color::White, halfmoves: 0, fullmoves: 1 }
    }
}

/// A piece of three teams; the third writes `p{2}`. The king is `k`; with a letter beyond ASCII there is a `ø` too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Animal {
    pub(crate) kind: char,
    pub(crate) team: usize,
    pub(crate) moved: bool,
}

impl Glyph for Animal {
    fn from_letter(letter: char) -> Option<Self> {
        let team = usize::from(letter.is_lowercase());
        let kind = letter.to_lowercase().next()?;
        "pkø".contains(kind).then_some(Self { kind, team, moved: false })
    }

    fn token(self) -> Token {
        let upper = self.kind.to_uppercase().next().unwrap_or(self.kind);
        Token { letter: if self.team == 0 { upper } else { self.kind }, team: self.team, moved: self.moved }
    }

    fn of_team(self, team: usize) -> Option<Self> {
        (team == 2 && self.team == 1).then_some(Self { team, ..self })
    }

    fn marked_moved(self) -> Option<Self> {
        (self.kind == 'p').then_some(Self { moved: true, ..self })
    }
}

impl<G: Geometry> ListPiece<G> for Animal {
    fn of(color: Color, king: bool) -> Self {
        Self { kind: if king { 'k' } else { 'p' }, team: color.index(), moved: false }
    }

    fn color(self) -> Color {
        Color::ALL[self.team]
    }

    fn is_king(self) -> bool {
        self.kind == 'k'
    }

    fn may_stand(self, square: Square<G>) -> bool {
        let last = [G::RANKS - 1, 0][self.team];
        self.kind == 'k' || square.rank() != last
    }
}

impl<G: Geometry> Placement for Zoo<G> {
    type Geometry = G;
    type Piece = Animal;

    fn at(&self, square: Square<G>) -> Content<Animal> {
        self.contents.get(&square).copied().unwrap_or(Content::Empty)
    }

    fn place(&mut self, square: Square<G>, content: Content<Animal>) {
        match content {
            Content::Empty => self.contents.remove(&square),
            _ => self.contents.insert(square, content),
        };
    }
}

impl<G: Geometry> Turn for Zoo<G> {
    fn turn(&self) -> Color {
        self.turn
    }

    fn set_turn(&mut self, turn: Color) {
        self.turn = turn;
    }
}

impl<G: Geometry> Clocks for Zoo<G> {
    fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    fn set_halfmoves(&mut self, plies: u32) {
        self.halfmoves = plies;
    }

    fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    fn set_fullmoves(&mut self, moves: u32) {
        self.fullmoves = moves;
    }
}
