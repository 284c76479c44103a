//! The rules that a position has to keep.

use alloc::vec::Vec;

use quadrille_core::{Black, Color, Geometry, Leaper, Side, Violation, White};

use crate::pawns::rank;
use crate::resolution::DARK;
use crate::{Board, Kind, King, Position, SquareSet};

/// The rules that a position may break, by name.
pub mod violation {
    use quadrille_core::Violation;

    /// A side has no king.
    ///
    /// **Source**: FIDE Laws 2.2.
    pub const NO_KING: Violation = Violation::of("board", "a king of each side");
    /// A side has more than one king.
    ///
    /// **Source**: FIDE Laws 2.2.
    pub const SEVERAL_KINGS: Violation = Violation::of("board", "one king alone of each side");
    /// The kings stand next to each other.
    ///
    /// **Source**: FIDE Laws 3.9.2, 3.10.3.
    pub const ADJACENT_KINGS: Violation = Violation::of("board", "kings that do not stand next to each other");
    /// A pawn stands on the first or the last rank.
    ///
    /// **Source**: FIDE Laws 3.7.3.3, 3.10.3.
    pub const PAWN_ON_BACK_RANK: Violation = Violation::of("board", "no pawn on the first or the last rank");
    /// The king of the side that is not to move is in check.
    ///
    /// **Source**: FIDE Laws 3.9.2, 3.10.3.
    pub const OPPONENT_IN_CHECK: Violation = Violation::of("board", "the side that is not to move not in check");
    /// A right to castle whose rook is not on its square.
    ///
    /// **Source**: FIDE Laws 3.8.2.1.
    pub const RIGHT_WITHOUT_ROOK: Violation = Violation::of("castling", "a rook of the side for each right");
    /// A right to castle whose king is not on his own rank.
    ///
    /// **Source**: FIDE Laws 3.8.2.1.
    pub const RIGHT_WITHOUT_KING: Violation = Violation::of("castling", "the king on his own rank for each right");
    /// Two rights to castle on the same side of the king.
    ///
    /// **Source**: FIDE Laws, Guidelines II.2: the king starts between his two rooks.
    pub const RIGHTS_ON_ONE_SIDE: Violation = Violation::of("castling", "one right at most on each side of the king");
    /// An en passant square that no pawn can just have passed.
    ///
    /// **Source**: FIDE Laws 3.7.3.1.
    pub const IMPOSSIBLE_EN_PASSANT: Violation =
        Violation::waivable("en passant", "a square that a pawn has just passed, or `-`");
    /// A check that no last move can have given.
    ///
    /// **Source**: FIDE Laws 3.10.3.
    pub const IMPOSSIBLE_CHECK: Violation = Violation::waivable("board", "a check that a last move can have given");
    /// Pieces that no sequence of promotions can have made.
    ///
    /// **Source**: FIDE Laws 2.2, 3.10.3.
    pub const IMPOSSIBLE_MATERIAL: Violation =
        Violation::waivable("board", "pieces that promotions can have made of the first sixteen");
}

/// Adds every rule that the position breaks.
pub(crate) fn validate(position: &Position, violations: &mut Vec<Violation>) {
    let kings = Color::ALL.map(|color| position.pieces(color, Kind::King));
    let one_king_each = kings.iter().all(|king| king.count() == 1);
    let mut add = |broken: bool, violation| {
        if broken {
            violations.push(violation);
        }
    };
    add(kings.iter().any(|king| king.is_empty()), violation::NO_KING);
    add(kings.iter().any(|king| king.several()), violation::SEVERAL_KINGS);
    add((position.pawns() & (rank::<White>(0) | rank::<White>(7))).any(), violation::PAWN_ON_BACK_RANK);
    if one_king_each {
        let turn = position.turn();
        let adjacent = King::attacks::<Board>(position.king(turn)) & position.kings();
        let checkers = position.attackers(position.king(turn.other()), turn) & !position.kings();
        add(adjacent.any(), violation::ADJACENT_KINGS);
        add(checkers.any(), violation::OPPONENT_IN_CHECK);
        add(adjacent.is_empty() && has_impossible_check(position), violation::IMPOSSIBLE_CHECK);
    }
    add(Color::ALL.iter().any(|&color| has_impossible_material(position, color)), violation::IMPOSSIBLE_MATERIAL);
    validate_castling::<White>(position, violations);
    validate_castling::<Black>(position, violations);
    if position.passed_refused {
        violations.push(violation::IMPOSSIBLE_EN_PASSANT);
    }
}

/// Adds the rules that rights of the side `C` break, each once for both sides.
fn validate_castling<C: Side>(position: &Position, violations: &mut Vec<Violation>) {
    let rights = position.castling & rank::<C>(0);
    let king = position.pieces(C::COLOR, Kind::King);
    let at_the_right = rights & !king.up_to_first();
    let mut add = |broken: bool, violation| {
        if broken && !violations.contains(&violation) {
            violations.push(violation);
        }
    };
    add((rights & !position.pieces(C::COLOR, Kind::Rook)).any(), violation::RIGHT_WITHOUT_ROOK);
    add(rights.any() && (king & rank::<C>(0)).is_empty(), violation::RIGHT_WITHOUT_KING);
    add(at_the_right.several() || (rights & !at_the_right).several(), violation::RIGHTS_ON_ONE_SIDE);
}

/// Returns whether the side to move is in a check that no last move can have given.
///
/// A move gives check itself, or opens a line, or both; so of two pieces that give check one slides, and the king is
/// not between the two on one line.
fn has_impossible_check(position: &Position) -> bool {
    let king = position.king(position.turn());
    let checkers = position.checkers();
    let sliders = checkers & (position.diagonal() | position.straight());
    if let Some(passed) = position.passed() {
        let [left, reached] = position.double_step_over(passed);
        let before = position.occupied() ^ left ^ reached;
        let old = position.attackers_through(king, before) & position.color(position.turn().other()) & !reached;
        return old.any() || checkers.several();
    }
    match checkers.count() {
        0 | 1 => false,
        2 if sliders.is_empty() => true,
        2 => {
            let mut squares = Board::squares(checkers);
            match (squares.next(), squares.next()) {
                (Some(one), Some(other)) => Board::between(one, other).contains(king.bit()),
                _ => false,
            }
        }
        _ => true,
    }
}

/// Returns whether a side has pieces that promotions of the pawns it lacks cannot have made.
fn has_impossible_material(position: &Position, color: Color) -> bool {
    let count = |set: SquareSet| (set & position.color(color)).count();
    let pawns = count(position.pawns());
    let bishops = position.kind(Kind::Bishop);
    let promoted = [
        (count(position.knights()), 2),
        (count(bishops & DARK), 1),
        (count(bishops & !DARK), 1),
        (count(position.kind(Kind::Rook)), 2),
        (count(position.queens()), 1),
    ];
    pawns + promoted.iter().map(|&(pieces, first)| pieces.saturating_sub(first)).sum::<u32>() > 8
}
