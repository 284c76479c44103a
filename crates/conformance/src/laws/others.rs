//! Laws of what an author declares.

use quadrille_core::Rules;
use quadrille_core::perft::perft;

use crate::asked::{Answer, Asked, Breach, hold};
use crate::declared::Referee;

/// A symmetry taken twice is nothing, and changes no count.
pub(crate) fn symmetries_hold<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    for (name, map) in &asked.declared.symmetries {
        let mapped = map(&asked.position);
        hold!(map(&mapped) == asked.position, "another position, {name} twice");
        let depth = if asked.moves.len() > 15 { 2 } else { 3 };
        let (here, there) = (perft::<R>(&asked.position, depth), perft::<R>(&mapped, depth));
        hold!(here == there, "a perft of {here} to depth {depth}, and of {there} with {name}");
    }
    Ok(())
}

/// The moves are those of each referee.
pub(crate) fn referee_agrees<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    asked.declared.referees.iter().try_for_each(|&referee| agrees_with(asked, referee))
}

/// The moves are those of a referee.
fn agrees_with<R: Rules>(asked: &Asked<'_, R>, referee: Referee) -> Answer<R> {
    let mut expected = referee(&R::fen(&asked.position));
    expected.sort_unstable();
    for &mv in &asked.moves {
        let mut text = String::new();
        // A `String` takes whatever it is given.
        let _ = R::write_move_in_full(&asked.position, mv, &mut text);
        match expected.binary_search(&text) {
            Ok(at) => drop(expected.remove(at)),
            Err(_) => {
                let others: Vec<&str> = expected.iter().take(8).map(String::as_str).collect();
                let others = if others.is_empty() { "none".to_owned() } else { others.join(", ") };
                let found = format!("that the referee does not have it as {text:?}; of what it has besides: {others}");
                return Err(Breach::on(mv, found));
            }
        }
    }
    hold!(expected.is_empty(), "that the referee has {} besides", expected.join(", "));
    Ok(())
}

/// A move leads to the position that the referee says.
pub(crate) fn referee_plays_alike<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    for &mv in &asked.moves {
        let after = asked.after(mv);
        if let Some(leads_to) = asked.declared.leads_to {
            hold!(leads_to(&asked.position, mv, &after), on mv, "that it leads to {}", R::fen(&after));
        }
        if let Some(player) = asked.declared.player {
            let mut text = String::new();
            // A `String` takes whatever it is given.
            let _ = R::write_move_in_full(&asked.position, mv, &mut text);
            let (fen, expected) = (R::fen(&after), player(&R::fen(&asked.position), &text));
            hold!(fen == expected, on mv, "that it leads to {fen}, and by the referee to {expected}");
        }
    }
    Ok(())
}
