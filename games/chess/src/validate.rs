//! The rules that a position has to keep.

use alloc::vec::Vec;

use quadrille_core::{Black, Color, Geometry, Leaper, Side, Violation, White};

use crate::pawns::rank;
use crate::resolution::DARK;
use crate::{Board, Kind, King, Laws, PositionBy, SquareSet};

/// The rules that a position may break, by name.
pub mod violation {
    use quadrille_core::Violation;

    pub use crate::variants::crazyhouse::TOO_MANY_PIECES;
    pub use crate::variants::horde::HORDE_WITH_KING;
    pub use crate::variants::racing_kings::{CHECK, PAWN};
    pub use crate::variants::three_check::BOTH_HAVE_WON;

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
    /// A right to castle where nobody castles: in Antichess and in Racing Kings.
    ///
    /// **Source**: lichess.org, the pages of these variants.
    pub const RIGHT_WITHOUT_CASTLING: Violation = Violation::of("castling", "`-`: nobody castles in this variant");
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

/// Adds every rule of chess that the position breaks.
pub(crate) fn validate(position: &PositionBy<impl Laws>, violations: &mut Vec<Violation>) {
    kings(position, &Color::ALL, violations);
    pawns(position, violations);
    checks(position, violations);
    material(position, violations);
    rights(position, violations);
    en_passant(position, violations);
}

/// Adds a violation if a rule is broken.
pub(crate) fn add(broken: bool, violation: Violation, violations: &mut Vec<Violation>) {
    if broken {
        violations.push(violation);
    }
}

/// Adds the rules that the number of kings of some sides breaks.
pub(crate) fn kings(position: &PositionBy<impl Laws>, colors: &[Color], violations: &mut Vec<Violation>) {
    let kings = |color: &Color| position.pieces(*color, Kind::King);
    add(colors.iter().any(|color| kings(color).is_empty()), violation::NO_KING, violations);
    add(colors.iter().any(|color| kings(color).several()), violation::SEVERAL_KINGS, violations);
}

/// Adds the rule that pawns on the first or the last rank break.
pub(crate) fn pawns<L: Laws>(position: &PositionBy<L>, violations: &mut Vec<Violation>) {
    let of = |color: Color, first: SquareSet, last: SquareSet| {
        let banned = if L::pawns_on_first_rank(color) { last } else { first | last };
        position.pieces(color, Kind::Pawn) & banned
    };
    let white = of(Color::White, rank::<White>(0), rank::<White>(7));
    let black = of(Color::Black, rank::<Black>(0), rank::<Black>(7));
    add((white | black).any(), violation::PAWN_ON_BACK_RANK, violations);
}

/// Adds the rules that checks break, if each king that is guarded is one.
pub(crate) fn checks<L: Laws>(position: &PositionBy<L>, violations: &mut Vec<Violation>) {
    let count = |color: Color| position.pieces(color, Kind::King).count();
    if Color::ALL.into_iter().any(|color| count(color) != u32::from(L::guards_king(color))) {
        return;
    }
    let other = position.turn().other();
    let adjacent = Board::squares(position.kings()).any(|king| (King::attacks::<Board>(king) & position.kings()).any());
    let checkers = L::checkers(position, other) & !position.kings();
    add(adjacent, violation::ADJACENT_KINGS, violations);
    add(checkers.any(), violation::OPPONENT_IN_CHECK, violations);
    add(!adjacent && has_impossible_check(position), violation::IMPOSSIBLE_CHECK, violations);
}

/// Adds the rule that pieces of a side break which no promotions can have made.
pub(crate) fn material(position: &PositionBy<impl Laws>, violations: &mut Vec<Violation>) {
    let impossible = Color::ALL.iter().any(|&color| has_impossible_material(position, color));
    add(impossible, violation::IMPOSSIBLE_MATERIAL, violations);
}

/// Adds the rules that rights to castle break.
pub(crate) fn rights(position: &PositionBy<impl Laws>, violations: &mut Vec<Violation>) {
    validate_castling::<White>(position, violations);
    validate_castling::<Black>(position, violations);
}

/// Adds the rule that rights to castle break where nobody castles.
pub(crate) fn no_rights(position: &PositionBy<impl Laws>, violations: &mut Vec<Violation>) {
    add(position.castling().any(), violation::RIGHT_WITHOUT_CASTLING, violations);
}

/// Adds the rule that a square breaks which no pawn can have passed.
pub(crate) fn en_passant(position: &PositionBy<impl Laws>, violations: &mut Vec<Violation>) {
    add(position.passed_refused, violation::IMPOSSIBLE_EN_PASSANT, violations);
}

/// Adds the rules that rights of the side `C` break, each once for both sides.
fn validate_castling<C: Side>(position: &PositionBy<impl Laws>, violations: &mut Vec<Violation>) {
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
fn has_impossible_check<L: Laws>(position: &PositionBy<L>) -> bool {
    if !L::guards_king(position.turn()) {
        return false;
    }
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
fn has_impossible_material(position: &PositionBy<impl Laws>, color: Color) -> bool {
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
