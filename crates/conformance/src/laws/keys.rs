//! Laws of keys and of repetition.

use std::collections::HashMap;
use std::iter;

use quadrille_core::{Clocks, Content, Geometry, Key, Placement, Rules, Turn};

use crate::asked::{Answer, Asked, Breach, hold};
use crate::shrink::stands;

/// The most neighbors that are looked at.
const NEIGHBORS: usize = 3_000;

/// A key that listens to a move is the key of the position behind it.
pub(crate) fn keys_follow_play<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let before = Key::of::<R>(&asked.position);
    for &mv in &asked.moves {
        let (mut next, mut key) = (asked.position, before);
        R::play(&mut next, mv, &mut key);
        let expected = Key::of::<R>(&next);
        hold!(key == expected, on mv, "{:016x}, not {:016x}", key.0, expected.0);
        hold!(next == asked.after(mv), on mv, "another position where an observer listens");
    }
    Ok(())
}

/// The positions around have different keys, if they are not the same for repetition: those up to two plies away, those
/// with the other side to move, and those with another piece, or none, in place of one.
pub(crate) fn keys_tell_apart<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let mut seen: HashMap<Key, R::Repeats> = HashMap::new();
    let mut keys: HashMap<R::Repeats, Key> = HashMap::new();
    let mut see = |position: &R::Position| -> Result<(), String> {
        let (key, repeats) = (Key::of::<R>(position), R::repeats(position));
        let text = || format!("{} with the key {:016x}", quadrille_core::fen::write::<R>(position), key.0);
        if seen.insert(key, repeats).is_some_and(|other| other != repeats) {
            return Err(format!("{}, which another position has", text()));
        }
        if keys.insert(repeats, key).is_some_and(|other| other != key) {
            return Err(format!("{}, and another key for the same position", text()));
        }
        Ok(())
    };
    see(&asked.position)?;
    let mut turned = asked.position;
    turned.set_turn(asked.position.turn().other());
    for changed in iter::once(turned).chain(replaced::<R>(&asked.position)).filter(stands::<R>) {
        see(&changed)?;
    }
    let mut left = NEIGHBORS;
    for &mv in &asked.moves {
        let next = asked.after(mv);
        see(&next).map_err(|found| Breach::on(mv, found))?;
        for reply in R::moves(&next).into_iter().take(left) {
            let mut after = next;
            R::play(&mut after, reply, &mut ());
            see(&after).map_err(|found| Breach::on(mv, found))?;
            left -= 1;
        }
    }
    Ok(())
}

/// Returns the position with each piece exchanged for each other that is there, and for none.
fn replaced<R: Rules>(position: &R::Position) -> Vec<R::Position> {
    let squares = || R::Geometry::squares(R::Geometry::SQUARES);
    let mut contents = vec![Content::Empty];
    for content in squares().map(|square| position.at(square)) {
        if !contents.contains(&content) {
            contents.push(content);
        }
    }
    let standing = squares().filter(|&square| position.at(square) != Content::Empty);
    let changes = standing.flat_map(|square| contents.iter().map(move |&content| (square, content)));
    let changed = changes.map(|(square, content)| {
        let mut changed = *position;
        changed.place(square, content);
        changed
    });
    changed.collect()
}

/// With other clocks it is the same position, and has the same key.
pub(crate) fn clocks_do_not_repeat<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let mut later = asked.position;
    later.set_fullmoves(asked.position.fullmoves() + 7);
    later.set_halfmoves(asked.position.halfmoves() + 1);
    hold!(R::repeats(&later) == R::repeats(&asked.position), "another position for repetition, with other clocks");
    hold!(Key::of::<R>(&later) == Key::of::<R>(&asked.position), "another key, with other clocks");
    Ok(())
}
