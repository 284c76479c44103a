//! What clause tests share: a position as FEN, its legal moves as text, how it ends.

use quadrille_core::{Color, History, MoveError, Outcome, Reason, Rules, fen};

/// Returns the legal moves as text, in the order of bytes.
pub(crate) fn moves<R: Rules>(position: &str) -> Vec<String> {
    let position = read::<R>(position);
    let mut moves: Vec<String> = R::moves(&position).iter().map(|&mv| text::<R>(&position, mv)).collect();
    moves.sort();
    moves
}

/// Returns the legal moves as text in full, in the order of bytes.
pub(crate) fn moves_in_full<R: Rules>(position: &str) -> Vec<String> {
    let position = read::<R>(position);
    let mut moves: Vec<String> = R::moves(&position).iter().map(|&mv| full_text::<R>(&position, mv)).collect();
    moves.sort();
    moves
}

/// Returns the position of a FEN that must be right.
pub(crate) fn read<R: Rules>(text: &str) -> R::Position {
    R::from_fen(text).unwrap_or_else(|errors| panic!("{text}: {errors}"))
}

/// Returns a move as text.
pub(crate) fn text<R: Rules>(position: &R::Position, mv: R::Move) -> String {
    let mut text = String::new();
    R::write_move(position, mv, &mut text).expect("a string takes all");
    text
}

/// Returns a move as text in full.
pub(crate) fn full_text<R: Rules>(position: &R::Position, mv: R::Move) -> String {
    let mut text = String::new();
    R::write_move_in_full(position, mv, &mut text).expect("a string takes all");
    text
}

/// Reads a move in a position, and writes it again.
pub(crate) fn reread<R: Rules>(position: &str, mv: &str) -> Result<String, MoveError> {
    let position = read::<R>(position);
    R::read_move(&position, mv).map(|mv| text::<R>(&position, mv))
}

/// Returns the game after moves, set apart by blanks.
pub(crate) fn game<R: Rules>(position: &str, moves: &str) -> History<R> {
    let mut history = History::new(read::<R>(position));
    for mv in moves.split_whitespace() {
        play(&mut history, mv);
    }
    history
}

/// Plays a move of a game.
pub(crate) fn play<R: Rules>(history: &mut History<R>, mv: &str) {
    let read = R::read_move(history.position(), mv);
    let played = read.and_then(|mv| history.play(mv));
    played.unwrap_or_else(|error| panic!("{mv} in {}: {error}", fen::write::<R>(history.position())));
}

/// Returns the FEN after moves, set apart by blanks.
pub(crate) fn after<R: Rules>(position: &str, moves: &str) -> String {
    fen::write::<R>(game::<R>(position, moves).position())
}

/// Returns the FEN as it is written.
pub(crate) fn canonical<R: Rules>(position: &str) -> String {
    fen::write::<R>(&read::<R>(position))
}

/// Returns how a position without history ends.
pub(crate) fn outcome<R: Rules>(position: &str) -> Option<Outcome> {
    game::<R>(position, "").outcome()
}

/// Returns the byte of the first error of a FEN, and what was expected there.
pub(crate) fn fault<R: Rules>(text: &str) -> (usize, String) {
    let Err(errors) = R::from_fen(text) else { panic!("{text:?} reads") };
    let error = errors.errors()[0];
    (error.byte, error.fault.to_string())
}

/// A win.
pub(crate) fn win(winner: Color, reason: Reason) -> Option<Outcome> {
    Some(Outcome::win(winner, reason))
}

/// A draw.
pub(crate) fn draw(reason: Reason) -> Option<Outcome> {
    Some(Outcome::draw(reason))
}
