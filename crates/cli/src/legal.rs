//! The legal moves that are told where one is not.

use std::io::{self, Write};

use quadrille::AnyGame;
use quadrille::records::{CheckFault, Fault, RecordError};

/// How many moves are told at the most.
const MOST: usize = 40;

/// Returns the moves of a position that are nearest to a text that is none of them, in the order of their bytes: those that
/// leave the same square, whether that is `12` or `e4`; else those with the same first letter, such as a piece's; else all.
pub(crate) fn like(text: &str, mut moves: Vec<String>) -> Vec<String> {
    moves.sort_unstable();
    let digits = text.trim_start_matches(|sign: char| !sign.is_ascii_digit());
    let rest = digits.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let square = &text[..text.len() - rest.len()];
    let leaves =
        |mv: &str| mv.strip_prefix(square).is_some_and(|rest| !rest.starts_with(|sign: char| sign.is_ascii_digit()));
    let letter = text.chars().next().filter(char::is_ascii_alphabetic);
    let begins = |mv: &str| letter.is_some_and(|letter| mv.starts_with(letter));
    let near = |is_near: &dyn Fn(&str) -> bool| -> Option<Vec<String>> {
        let near: Vec<String> = moves.iter().filter(|mv| is_near(mv)).cloned().collect();
        (!near.is_empty()).then_some(near)
    };
    near(&leaves).or_else(|| near(&begins)).unwrap_or(moves)
}

/// Returns the moves that are nearest to the turn at which a game is broken, as its records have them; none, if it is no
/// turn that is wrong.
pub(crate) fn like_turn(game: &dyn AnyGame, error: &RecordError<CheckFault>) -> Option<Vec<String>> {
    let Fault::Refused(CheckFault::Move { text, fen, .. }) = &error.fault else { return None };
    let mut game = game.boxed_clone();
    game.set_fen_leniently(fen).ok()?;
    Some(like(text, game.moves_as_recorded()))
}

/// Tells them.
pub(crate) fn tell(err: &mut dyn Write, moves: &[String]) -> io::Result<()> {
    match moves {
        [] => writeln!(err, "  no move is legal there"),
        moves if moves.len() > MOST => {
            writeln!(err, "  legal there: {}, and {} more", moves[..MOST].join(" "), moves.len() - MOST)
        }
        moves => writeln!(err, "  legal there: {}", moves.join(" ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(text: &str, moves: &[&str]) -> String {
        like(text, moves.iter().map(|mv| (*mv).to_owned()).collect()).join(" ")
    }

    #[test]
    fn the_nearest_are_those_of_the_square_then_those_of_the_letter() {
        assert_eq!(near("e2e5", &["e2e4", "e2e3", "e1e2", "d2d4"]), "e2e3 e2e4");
        assert_eq!(near("3-8", &["32-28", "3-9"]), "3-9");
        assert_eq!(near("3-8", &["32-28", "5-9"]), "32-28 5-9");
        assert_eq!(near("Ke3", &["e4", "Kd2", "Ke2"]), "Kd2 Ke2");
        assert_eq!(near("O-O", &["e4", "O-O-O"]), "O-O-O");
        assert_eq!(near("é", &["e4", "a1"]), "a1 e4");
        assert_eq!(near("", &["e4", "a1"]), "a1 e4");
        assert_eq!(near("e4", &[]), "");
    }
}
