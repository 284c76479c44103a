//! Laws of texts.

use quadrille_core::{Content, Geometry, Glyph, MoveError, Placement, Rules, fen};

use super::difference::difference;
use crate::asked::{Answer, Asked, Breach, hold};

/// A FEN reads back, and is written the same again.
pub(crate) fn fen_reads_back<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let written = fen::write::<R>(&asked.position);
    match fen::read_leniently::<R>(&written) {
        Err(errors) => Err(Breach::from(format!("{errors}"))),
        Ok((read, _)) => {
            let again = fen::write::<R>(&read);
            let besides = if again == written { String::new() } else { format!("; what was read is {again}") };
            let told = || difference::<R>(&asked.position, &written, &read);
            hold!(read == asked.position, "{}{besides}", told());
            hold!(again == written, "it written as {again} when it was read");
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
    let mut told: [Vec<(String, usize)>; 3] = Default::default();
    for (at, &mv) in asked.moves.iter().enumerate() {
        for (told, text) in told.iter_mut().zip(texts::<R>(&asked.position, mv)) {
            told.push((text, at));
        }
    }
    for (text, one, other) in told.into_iter().flat_map(twice) {
        let (mv, other) = (asked.moves[other], asked.moves[one]);
        hold!(other == mv, on mv, "{text:?}, as another move has it");
    }
    Ok(())
}

/// Returns the texts that come twice, and where.
fn twice(mut texts: Vec<(String, usize)>) -> Vec<(String, usize, usize)> {
    texts.sort_unstable();
    let pairs = texts.windows(2).filter(|pair| pair[0].0 == pair[1].0);
    pairs.map(|pair| (pair[0].0.clone(), pair[0].1, pair[1].1)).collect()
}

/// Each letter that is declared means a piece, and each piece is that of the letter that it is written with.
pub(crate) fn letters_mean_pieces<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    type Piece<R> = <<R as Rules>::Position as Placement>::Piece;
    let declared = || Piece::<R>::LETTERS.iter().flat_map(|letters| letters.chars());
    for letter in declared() {
        let Some(piece) = Piece::<R>::from_letter(letter) else {
            return Err(Breach::from(format!("{letter:?} among the letters, and no piece of it")));
        };
        // A piece may have several letters, of which one is written.
        let written = piece.token().letter;
        let same = Piece::<R>::from_letter(written) == Some(piece);
        hold!(same, "{letter:?} among the letters, and its piece written {written:?}, which is another");
    }
    for square in R::Geometry::squares(R::Geometry::SQUARES) {
        let Content::Piece(piece) = asked.position.at(square) else { continue };
        let token = piece.token();
        let is_declared = declared().next().is_none() || declared().any(|letter| letter == token.letter);
        hold!(is_declared, "{:?} on {square}, which is not among the letters", token.letter);
        let plain = Piece::<R>::from_letter(token.letter);
        let of_team = plain.and_then(|plain| if token.team < 2 { Some(plain) } else { plain.of_team(token.team) });
        let marked = of_team.and_then(|piece| if token.moved { piece.marked_moved() } else { Some(piece) });
        hold!(marked == Some(piece), "{:?} on {square}, which is read as another piece", token.letter);
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
