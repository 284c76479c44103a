//! Laws of whole games.

use quadrille_core::{Game, Rules};
use quadrille_records::Record;

/// A game goes back and forth through the same positions.
pub(crate) fn games_go_back<R: Rules>(start: R::Position, moves: &[R::Move]) -> Result<(), String> {
    let mut game = Game::<R>::from_position(start);
    let (mut position, mut outcomes) = (start, vec![game.outcome()]);
    for &mv in moves {
        if game.outcome().is_some() {
            break;
        }
        let ply = game.ply() + 1;
        game.play(mv).map_err(|error| format!("ply {ply} refused: {error}"))?;
        R::play(&mut position, mv, &mut ());
        if *game.position() != position {
            return Err(format!("another position at ply {ply} than by play"));
        }
        outcomes.push(game.outcome());
    }
    let (last, positions): (_, Vec<R::Position>) = (game.ply(), game.positions().copied().collect());
    let stands = |game: &Game<R>, way: &str| {
        let same = *game.position() == positions[game.ply()] && game.outcome() == outcomes[game.ply()];
        same.then_some(()).ok_or_else(|| format!("another position or end at ply {}, {way}", game.ply()))
    };
    while game.undo().is_some() {
        stands(&game, "going back")?;
    }
    while game.redo().is_some() {
        stands(&game, "going forth")?;
    }
    for ply in [last / 2, 0, last] {
        game.go_to(ply).map_err(|error| error.to_string())?;
        stands(&game, "going there")?;
    }
    Ok(())
}

/// The record of a game reads back.
pub(crate) fn records_read_back<R: Rules>(start: R::Position, moves: &[R::Move]) -> Result<(), String> {
    let mut game = Game::<R>::from_position(start);
    for &mv in moves {
        if game.play(mv).is_err() {
            break;
        }
    }
    let record = Record::<R>::from(&game);
    let text = record.to_string();
    let movetext = || text.split_once("\n\n").map_or("", |(_, movetext)| movetext.trim_end());
    match Record::<R>::read(&text) {
        Ok(read) if read == record => Ok(()),
        Ok(_) => Err(format!("another record, of {}", movetext())),
        Err(error) => Err(format!("it refused, of {}: {error}", movetext())),
    }
}
