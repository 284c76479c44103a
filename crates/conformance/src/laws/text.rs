//! Laws of texts.

use std::collections::BTreeMap;

use quadrille_core::{MoveError, Rules, fen};

use crate::asked::{Answer, Asked, Breach, hold};

/// A FEN reads back, and is written the same again.
pub(crate) fn fen_reads_back<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let written = fen::write::<R>(&asked.position);
    match fen::read_leniently::<R>(&written) {
        Err(errors) => Err(Breach::from(format!("{errors}"))),
        Ok((read, _)) => {
            hold!(read == asked.position, "another position, {read:?}, where it was {:?}", asked.position);
            let again = fen::write::<R>(&read);
            hold!(again == written, "{again}");
            Ok(())
        }
    }
}

/// A move reads back, in the plain form, in full, and as records have it.
pub(crate) fn moves_read_back<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    for &mv in &asked.moves {
        let [plain, full, recorded] = texts::<R>(&asked.position, mv);
        let position = &asked.position;
        for (text, read) in [
            (&plain, R::read_move(position, &plain)),
            (&full, R::read_move(position, &full)),
            (&recorded, R::read_recorded(position, &recorded)),
        ] {
            match read {
                Err(error) => return Err(Breach::on(mv, format!("{text:?}, which is refused: {error}"))),
                Ok(read) => hold!(read == mv, on mv, "{text:?}, which reads as another move"),
            }
        }
    }
    Ok(())
}

/// No two moves have the same text.
pub(crate) fn moves_told_apart<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let mut seen: [BTreeMap<String, R::Move>; 3] = Default::default();
    for &mv in &asked.moves {
        for (seen, text) in seen.iter_mut().zip(texts::<R>(&asked.position, mv)) {
            if let Some(other) = seen.insert(text.clone(), mv) {
                hold!(other == mv, on mv, "{text:?}, as another move has it");
            }
        }
    }
    Ok(())
}

/// Returns a move in the plain form, in full, and as records have it.
fn texts<R: Rules>(position: &R::Position, mv: R::Move) -> [String; 3] {
    [R::write_move, R::write_move_in_full, R::write_recorded].map(|write| {
        let mut text = String::new();
        // A `String` takes whatever it is given.
        let _ = write(position, mv, &mut text);
        text
    })
}

/// Reads a text as a FEN, and another as a move on it or on the start; says what is wrong with that.
pub(crate) fn refuses<R: Rules>(text: &str, mv: &str) -> Result<(), String> {
    let (strict, lenient) = (fen::read::<R>(text), fen::read_leniently::<R>(text));
    for error in
        [&strict.as_ref().err(), &lenient.as_ref().err()].into_iter().flatten().flat_map(|errors| errors.errors())
    {
        if error.byte > text.len() {
            return Err(format!("an error at byte {} of {}: {error}", error.byte, text.len()));
        }
    }
    if strict.is_ok() && lenient.is_err() {
        return Err("a strict reader that takes what a lenient one refuses".into());
    }
    let position = lenient.as_ref().map_or_else(|_| R::start(), |(position, _)| *position);
    for &mv in R::moves(&position).iter().take(3) {
        let mut next = position;
        R::play(&mut next, mv, &mut ());
        let written = fen::write::<R>(&next);
        fen::read_leniently::<R>(&written)
            .map_err(|error| format!("{written} after a move, which is refused: {error}"))?;
    }
    for read in [R::read_move, R::read_recorded] {
        match read(&position, mv) {
            Err(error @ MoveError::Syntax { .. }) if error.byte() > mv.len() => {
                return Err(format!("an error at byte {} of {}: {error}", error.byte(), mv.len()));
            }
            Ok(read) if !R::is_legal(&position, read) => return Err(format!("{read:?}, which is not legal")),
            _ => {}
        }
    }
    Ok(())
}
