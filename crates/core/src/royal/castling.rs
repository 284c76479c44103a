//! Castling.

use super::book::{Book, MOST_CASTLINGS};
use super::frame::Frame;
use super::letters::number_of;
use super::position::{SetOf, back_rank};
use super::{Castling, RoyalMoves, RoyalPosition};
use crate::phrase::Refusal;
use crate::{Bits, Color, Geometry, Set, Side, Square};

/// Returns the castlings that a side may play that is not in check, as bits.
#[inline(never)]
pub(super) fn open<V: RoyalMoves, S: Side>(position: &RoyalPosition<V>, frame: &Frame<V::Geometry, S>) -> u8 {
    let mut open = 0;
    for (number, castling) in V::CASTLINGS.iter().enumerate() {
        if !position.may_castle(S::COLOR, number) {
            continue;
        }
        let royal = royal_way::<V>(S::COLOR, number);
        let partner = castling.mate.map(|file| square::<V>(S::COLOR, file));
        let way = path(royal[0], royal[1]);
        let free = way | path(partner[0], partner[1]);
        let others = frame.occupied & !(royal[0].set() | partner[0].set());
        let is_free = (free & others).is_empty();
        if is_free && frame.safe(position, way) == way && !uncovers::<V, S>(position, frame, castling) {
            open |= 1 << number;
        }
    }
    open
}

/// Returns the squares that the royal piece leaves and comes to.
pub(super) fn royal_way<V: RoyalMoves>(color: Color, number: usize) -> [Square<V::Geometry>; 2] {
    V::CASTLINGS[number].royal.map(|file| square::<V>(color, file))
}

/// Returns whether the royal piece would be attacked where it comes to once its partner has left: it may have stood in the
/// way.
fn uncovers<V: RoyalMoves, S: Side>(
    position: &RoyalPosition<V>,
    frame: &Frame<V::Geometry, S>,
    castling: &Castling,
) -> bool {
    let [royal, partner] = [castling.royal, castling.mate].map(|files| files.map(|file| square::<V>(S::COLOR, file)));
    let left = royal[0].set() | partner[0].set();
    let occupied = frame.occupied & !left | royal[1].set() | partner[1].set();
    super::attacks::attackers::<V, S::Other>(position, royal[1], occupied, frame.enemy).any()
}

/// Castles: the royal piece and its partner change their squares.
pub(super) fn play<V: RoyalMoves>(position: &mut RoyalPosition<V>, color: Color, number: usize) {
    let castling = &V::CASTLINGS[number];
    let pieces = [(0, castling.royal), (partner_of::<V>(number), castling.mate)];
    for (kind, [from, _]) in pieces {
        let from = square::<V>(color, from).set();
        position.sides[color.index()] &= !from;
        position.kinds.as_mut()[kind] &= !from;
    }
    for (kind, [_, to]) in pieces {
        let to = square::<V>(color, to).set();
        position.sides[color.index()] |= to;
        position.kinds.as_mut()[kind] |= to;
    }
}

/// Returns the rights that are lost when a piece leaves one of some squares, or comes to it.
#[inline(always)]
pub(super) fn rights_at<V: RoyalMoves>(squares: SetOf<V>) -> u8 {
    let mut lost = 0;
    for number in 0..V::CASTLINGS.len() {
        for color in Color::ALL {
            if (homes::<V>(color, number) & squares).any() {
                lost |= 1 << (2 * number + color.index());
            }
        }
    }
    lost
}

/// Returns whether the royal piece and its partner stand where a castling begins.
pub(super) fn is_ready<V: RoyalMoves>(position: &RoyalPosition<V>, color: Color, number: usize) -> bool {
    let castling = &V::CASTLINGS[number];
    let stands = |kind, file| position.pieces(color, kind).contains(square::<V>(color, file).bit());
    stands(0, castling.royal[0]) && stands(partner_of::<V>(number), castling.mate[0])
}

/// Returns the number of the partner's kind.
fn partner_of<V: RoyalMoves>(number: usize) -> usize {
    Book::<V>::partner(number)
}

/// Returns the squares that the two leave.
#[inline(always)]
fn homes<V: RoyalMoves>(color: Color, number: usize) -> SetOf<V> {
    let castling = &V::CASTLINGS[number];
    square::<V>(color, castling.royal[0]).set() | square::<V>(color, castling.mate[0]).set()
}

/// Returns the square of a file on a side's back rank.
///
/// # Panics
///
/// If the board has no such file: a mistake in the declaration.
#[inline(always)]
fn square<V: RoyalMoves>(color: Color, file: usize) -> Square<V::Geometry> {
    Square::new(file, back_rank::<V>(color)).expect("the files of a castling are on the board")
}

/// Returns the squares from one to another of the same rank, both included.
fn path<G: Geometry>(from: Square<G>, to: Square<G>) -> Set<G> {
    G::between(from, to) | from.set() | to.set()
}

/// Refuses castlings with a letter that is no capital or another's, with a partner that no kind is, or the royal one, with files
/// that the board lacks, or of a royal piece that goes by fewer than two.
///
/// # Panics
///
/// If there are such, or too many.
pub(super) const fn assert_castlings(letters: &[&str], castlings: &[Castling], files: usize) {
    assert!(castlings.len() <= MOST_CASTLINGS, "CASTLINGS has more than four castlings");
    let mut i = 0;
    while i < castlings.len() {
        let Castling { letter, partner, royal, mate } = castlings[i];
        assert!(letter.is_ascii_uppercase(), "CASTLINGS has a letter that is no capital: the small one is Black's");
        if number_of("CASTLINGS", letters, partner) == 0 {
            told(letter).and(" the royal piece as its partner: name the other one").refuse();
        }
        let (on_board, mut at) = ([royal[0], royal[1], mate[0], mate[1]], 0);
        while at < on_board.len() {
            if on_board[at] >= files {
                told(letter)
                    .and(" the file ")
                    .and_number(on_board[at])
                    .and(", and the board has 0 to ")
                    .and_number(files - 1)
                    .and(": they are counted from 0")
                    .refuse();
            }
            at += 1;
        }
        if royal[0].abs_diff(royal[1]) < 2 {
            told(letter).and(" a royal piece that goes by one file or none: its text would be another move's").refuse();
        }
        if royal[0] == mate[0] || royal[1] == mate[1] {
            told(letter).and(" both pieces on one file").refuse();
        }
        let mut other = 0;
        while other < i {
            if castlings[other].letter == letter {
                told(letter).and(" another castling of that letter: give each one of its own").refuse();
            }
            other += 1;
        }
        i += 1;
    }
}

/// Begins to tell what is wrong with a castling.
const fn told(letter: char) -> Refusal {
    Refusal::of("CASTLINGS has for `").and_letter(letter as u8).and("`")
}
