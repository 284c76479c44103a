//! The limit on successive moves of one king.
//!
//! What it needs is noted in the position, for each side the king that has made its last moves and their number. Where the
//! rules have no limit nothing is noted, and nothing is asked.

use core::fmt;

use super::{JumpMove, JumpMoves};
use crate::fen::{FenArgument, FenError, SideLists, Syntax};
use crate::{Bits, Color, Geometry, JumpPosition, Observer, Set, Side, Square, Violation};

/// Bits of the number of moves in a note.
const COUNT: u32 = 2;

/// Bits of the note of a side.
const NOTE: u32 = 12;

/// The king that is noted is not there.
pub const NO_KING_THERE: Violation = Violation::of("lists", "a king where one has moved in succession");

impl<G: Geometry> JumpPosition<G> {
    /// Returns the king that has made the last moves of a side, none of them a capture, and their number; none where the
    /// rules do not limit them.
    pub fn successive(&self, color: Color) -> Option<(Square<G>, u32)> {
        let note = self.note(color);
        let moves = note & ((1 << COUNT) - 1);
        (moves > 0).then(|| (Square::from_bit_unchecked((note >> COUNT) as usize), moves))
    }

    /// Notes the king that has made the last moves of a side, and their number, 3 at most.
    pub(super) fn set_successive(&mut self, color: Color, king: Option<(Square<G>, u32)>) {
        let note = king.map_or(0, |(square, moves)| (square.bit() as u32) << COUNT | moves);
        let shift = NOTE * color.index() as u32;
        self.clock.set_notes(self.clock.notes() & !(((1 << NOTE) - 1) << shift) | note << shift);
    }

    /// Returns the note of a side.
    fn note(&self, color: Color) -> u32 {
        self.clock.notes() >> (NOTE * color.index() as u32) & ((1 << NOTE) - 1)
    }

    /// Returns the number of the state that a note is for an [`Observer`], if something is noted.
    fn noted_state(&self, color: Color) -> Option<usize> {
        let note = self.note(color) as usize;
        (note > 0).then_some(1 + (color.index() << NOTE | note))
    }

    /// Tells an observer what is noted, as begun or as ended.
    pub(super) fn tell_notes<O: Observer>(&self, observer: &mut O, begins: bool) {
        for state in Color::ALL.into_iter().filter_map(|color| self.noted_state(color)) {
            observer.state(state, begins);
        }
    }

    /// Returns whether each noted king is there.
    pub(super) fn notes_hold(&self) -> bool {
        let stands = |color| self.successive(color).is_none_or(|(king, _)| self.kings(color).contains(king.bit()));
        Color::ALL.into_iter().all(stands)
    }
}

/// Returns the king of the side `S` that may not move but to capture.
#[inline(always)]
pub(super) fn resting<V: JumpMoves, S: Side>(position: &JumpPosition<V::Geometry>) -> Set<V::Geometry> {
    let Some(limit) = V::KING_LIMIT else { return Bits::EMPTY };
    match position.successive(S::COLOR) {
        Some((king, moves)) if moves >= limit && position.men(S::COLOR).any() => king.set(),
        _ => Bits::EMPTY,
    }
}

/// Notes a move that a side has just made.
#[inline(always)]
pub(super) fn note<V: JumpMoves>(
    position: &mut JumpPosition<V::Geometry>,
    color: Color,
    mv: JumpMove<V::Geometry>,
    was_king: bool,
) {
    let Some(limit) = V::KING_LIMIT else { return };
    const {
        assert!(
            matches!(V::KING_LIMIT, None | Some(1..=3)),
            "KING_LIMIT is none of 1, 2 and 3: no more moves are counted"
        );
        assert!(8 * size_of::<Set<V::Geometry>>() <= 1 << (NOTE - COUNT), "a note has room for the square");
    }
    let before = position.successive(color).filter(|(king, _)| *king == mv.from).map_or(0, |(_, moves)| moves);
    let counts = was_king && mv.captured.is_empty() && position.men(color).any();
    position.set_successive(color, counts.then(|| (mv.to, limit.min(before + 1))));
    let gone = |king: Square<V::Geometry>| mv.captured.contains(king.bit()) || position.men(color.other()).is_empty();
    if position.successive(color.other()).is_some_and(|(king, _)| gone(king)) {
        position.set_successive(color.other(), None);
    }
}

/// Refuses a limit on the moves of one king in a game whose FEN does not tell them: what is noted would be lost in each.
///
/// # Panics
///
/// If it does not: when it is compiled, where this is asked in a constant, as it is of every game of the family.
pub(super) const fn assert_limit_is_told(limit: Option<u32>, fields: &[Syntax]) {
    let mut field = 0;
    while field < fields.len() {
        let untold = limit.is_some() && matches!(fields[field], Syntax::Lists { king_moves: false, .. });
        assert!(!untold, "KING_LIMIT counts moves that Fen does not tell: take `LimitedLists` in place of `SideLists`");
        field += 1;
    }
}

/// The FEN of games that limit the successive moves of one king: [`SideLists`], and `:+0+0` behind.
///
/// The first number is of Black's last moves by one king, the second of White's; the square of that king follows its number,
/// `:+247+0`, and may be left out where the side has one king. What is noted of neither side is not written.
///
/// **Source**: the FEN of lidraughts.org.
#[derive(Clone, Copy, Debug)]
pub struct LimitedLists<const RANGES: bool>;

/// What people call the part.
const FIELD: &str = "successive moves";

impl<G: Geometry, const RANGES: bool> FenArgument<JumpPosition<G>> for LimitedLists<RANGES> {
    const NAME: &'static str = <SideLists<RANGES> as FenArgument<JumpPosition<G>>>::NAME;
    const SYNTAX: Syntax = Syntax::Lists { ranges: RANGES, king_moves: true };

    fn encode(position: &JumpPosition<G>, out: &mut dyn fmt::Write) -> fmt::Result {
        SideLists::<RANGES>::encode(position, out)?;
        let notes = [Color::Black, Color::White].map(|color| position.successive(color));
        if notes == [None; 2] {
            return Ok(());
        }
        out.write_char(':')?;
        for note in notes {
            match note {
                Some((king, moves)) => write!(out, "+{moves}{king}")?,
                None => out.write_str("+0")?,
            }
        }
        Ok(())
    }

    fn decode(position: &mut JumpPosition<G>, text: &str) -> Result<(), FenError> {
        let text = text.strip_suffix('.').unwrap_or(text);
        let Some(start) = text.find(":+") else { return SideLists::<RANGES>::decode(position, text) };
        SideLists::<RANGES>::decode(position, &text[..start])?;
        let mut at = start + 1;
        for color in [Color::Black, Color::White] {
            at += read_note(position, color, &text[at..]).map_err(|error| error.moved(at))?;
        }
        if at < text.len() {
            return Err(FenError::expected(FIELD, at, "the end of the FEN"));
        }
        Ok(())
    }
}

/// Reads the note of a side, and tells how many bytes it took.
fn read_note<G: Geometry>(position: &mut JumpPosition<G>, color: Color, text: &str) -> Result<usize, FenError> {
    let moves = match text.as_bytes() {
        [b'+', digit @ b'0'..=b'3', ..] => u32::from(digit - b'0'),
        [b'+', ..] => return Err(FenError::expected(FIELD, 1, "a number from 0 to 3")),
        _ => return Err(FenError::expected(FIELD, 0, "`+` before the number of moves")),
    };
    let named = text.len() > 2 && !text[2..].starts_with('+');
    let (king, taken) = if named {
        let (king, taken) =
            G::read_square(&text[2..]).map_err(|error| FenError::expected(FIELD, 2 + error.byte, error.expected))?;
        (Some(king), taken)
    } else {
        let mut kings = G::squares(position.kings(color));
        (kings.next().filter(|_| kings.next().is_none()), 0)
    };
    match king {
        _ if moves == 0 => {}
        Some(king) => position.set_successive(color, Some((king, moves))),
        None => return Err(FenError::expected(FIELD, 2, "the square of the king that has moved")),
    }
    Ok(2 + taken)
}
