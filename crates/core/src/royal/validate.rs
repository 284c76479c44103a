//! The rules that a position has to keep.

use alloc::vec::Vec;

use super::book::Book;
use super::position::SetOf;
use super::{Gait, KindVisitor, Kinds, RoyalMoves, RoyalPosition, castling};
use crate::fen::Violation;
use crate::{Bits, Black, Color, Geometry, Turn, White};

/// The rules that a position may break, by name.
pub mod violation {
    use crate::fen::Violation;

    /// White has no royal piece, or several; and so Black.
    pub const NOT_ONE_ROYAL: [Violation; 2] =
        [Violation::of("board", "one royal piece of White"), Violation::of("board", "one royal piece of Black")];
    /// The royal piece of White is attacked, who is not to move; and so that of Black.
    pub const OPPONENT_IN_CHECK: [Violation; 2] = [
        Violation::of("board", "White not in check: it is Black's turn"),
        Violation::of("board", "Black not in check: it is White's turn"),
    ];
    /// A piece that promotes stands where it could never go on.
    pub const STUCK: Violation = Violation::of("board", "no piece where it could never go on and must have promoted");
    /// A right to castle whose pieces do not stand where it begins.
    pub const RIGHT_WITHOUT_PIECES: Violation =
        Violation::of("castling", "both pieces on their squares for each right");
    /// A side has two pieces on a file of a kind that stays on its file and of which one alone may be dropped there.
    pub const SEVERAL_ON_A_FILE: Violation = Violation::waivable(
        "board",
        "no two pieces on a file of a kind that stays on its file and may not be dropped on one twice",
    );
}

/// Adds every rule that the position breaks.
pub(super) fn validate<V: RoyalMoves>(position: &RoyalPosition<V>, violations: &mut Vec<Violation>) {
    let mut add = |broken: bool, violation| {
        if broken {
            violations.push(violation);
        }
    };
    for color in Color::ALL {
        add(position.pieces(color, 0).count() != 1, violation::NOT_ONE_ROYAL[color.index()]);
    }
    let waiting = position.turn().other();
    let attacked = |royal| position.attackers(royal, position.turn()).any();
    add(position.royal(waiting).is_some_and(attacked), violation::OPPONENT_IN_CHECK[waiting.index()]);
    let mut stuck = Stuck { position, found: false };
    V::Kinds::each(&mut stuck);
    add(stuck.found, violation::STUCK);
    let rights = (0..V::CASTLINGS.len()).flat_map(|number| Color::ALL.map(|color| (color, number)));
    let mut held = rights.filter(|&(color, number)| position.may_castle(color, number));
    add(held.any(|(color, number)| !castling::is_ready(position, color, number)), violation::RIGHT_WITHOUT_PIECES);
    let mut doubled = Doubled { position, found: false };
    V::Kinds::each(&mut doubled);
    add(doubled.found, violation::SEVERAL_ON_A_FILE);
}

/// Looks for pieces that could never go on, of the kinds that promote.
struct Stuck<'a, V: RoyalMoves> {
    position: &'a RoyalPosition<V>,
    found: bool,
}

impl<V: RoyalMoves> KindVisitor for Stuck<'_, V> {
    fn visit<K: Gait>(&mut self, kind: usize) {
        let starts: [SetOf<V>; 2] = [K::starts::<V::Geometry, White>(), K::starts::<V::Geometry, Black>()];
        self.found |= Book::<V>::PROMOTIONS[kind] != 0
            && Color::ALL.iter().any(|&color| (self.position.pieces(color, kind) & !starts[color.index()]).any());
    }
}

/// Looks for two pieces on a file of a kind that may not be dropped there twice. One that goes to other files may come to stand
/// on one with another.
struct Doubled<'a, V: RoyalMoves> {
    position: &'a RoyalPosition<V>,
    found: bool,
}

impl<V: RoyalMoves> KindVisitor for Doubled<'_, V> {
    fn visit<K: Gait>(&mut self, kind: usize) {
        let mut stays = Book::<V>::ONE_TO_A_FILE >> kind & 1 == 1;
        K::steps(&mut |step| stays &= step.files == 0);
        let several = |color, file| (self.position.pieces(color, kind) & V::Geometry::file(file)).several();
        self.found |= stays && Color::ALL.iter().any(|&color| (0..V::Geometry::FILES).any(|file| several(color, file)));
    }
}
