//! Games of leaping and riding pieces, one of them royal: the referee that comes from their declarations.

use quadrille_conformance::derived::royal::{Move, Position};
use quadrille_core::royal::RoyalRules;

use crate::{Random, Referee};

impl<V: RoyalRules> Referee for Position<V> {
    type Move = Move;

    fn read(fen: &str) -> Self {
        Self::read(fen)
    }

    fn write(&self) -> String {
        self.write()
    }

    fn moves(&self) -> Vec<Move> {
        self.moves()
    }

    fn text(&self, mv: &Move) -> String {
        self.text(mv)
    }

    fn play(&self, mv: &Move) -> Self {
        self.play(mv)
    }

    fn set_up(random: &mut Random) -> Self {
        Self::set_up(random)
    }
}
