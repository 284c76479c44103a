//! The fields of FEN that a game names.

use super::number_of;
use crate::fen::Syntax;
use crate::phrase::Refusal;

/// Refuses fields of FEN none of which can tell what stands where, or the side to move; and a side to move that is told
/// before the board. No fields are any.
///
/// # Panics
///
/// If it is so.
pub(super) const fn assert_fields(fields: &[Syntax]) {
    let (mut board, mut side, mut field) = (fields.is_empty(), fields.is_empty(), 0);
    while field < fields.len() {
        assert_once(fields, field);
        match fields[field] {
            Syntax::Any | Syntax::Lists { .. } => (board, side) = (true, true),
            Syntax::Board { .. } | Syntax::Pieces => board = true,
            Syntax::Side { .. } => {
                assert!(board, "Fen has the side to move before the board: a FEN begins with the board");
                side = true;
            }
            Syntax::Halfmoves | Syntax::Castling | Syntax::EnPassant | Syntax::Rest => {}
        }
        field += 1;
    }
    assert!(board, "Fen has no field for the board: put `BoardField`, `PieceField` or `SideLists` first");
    assert!(side, "Fen has no field for the side to move: put `SideToMove` behind the board");
}

/// Refuses a field of FEN that tells what one before it has told.
const fn assert_once(fields: &[Syntax], field: usize) {
    let mut before = 0;
    while before < field {
        match (fields[before], fields[field]) {
            (Syntax::Board { .. } | Syntax::Pieces, Syntax::Board { .. } | Syntax::Pieces)
            | (Syntax::Lists { .. }, Syntax::Lists { .. }) => panic!("Fen has the board twice: name its field once"),
            (Syntax::Side { .. } | Syntax::Lists { .. }, Syntax::Side { .. }) => {
                panic!("Fen has the side to move twice: name its field once")
            }
            (Syntax::Halfmoves, Syntax::Halfmoves) => panic!("Fen has the halfmove clock twice: name its field once"),
            _ => {}
        }
        before += 1;
    }
}

/// Refuses fields of FEN none of which can tell the halfmove clock, where an end of the game reads it. No fields are any.
///
/// # Panics
///
/// If it is so.
pub(super) const fn assert_clock_is_told(is_read: bool, fields: &[Syntax]) {
    let (mut told, mut field) = (fields.is_empty(), 0);
    while field < fields.len() {
        told = told || matches!(fields[field], Syntax::Any | Syntax::Lists { .. } | Syntax::Halfmoves);
        field += 1;
    }
    assert!(
        told || !is_read,
        "an end of the game reads the halfmove clock, `NoProgress` say, and no field of Fen tells it: put `HalfmoveClock` into Fen"
    );
}

/// Refuses the side to move of the FEN with which a game begins, if it is no letter of a side; and letters of sides that
/// cannot be told apart.
///
/// # Panics
///
/// If it is none, or they cannot.
pub(super) const fn assert_side(word: &str, white: &str, black: &str) {
    assert!(!white.is_empty() && !black.is_empty(), "a side has no letter: give each one for the side to move");
    assert!(white.is_ascii() && black.is_ascii(), "a letter of a side is not of ASCII: take another");
    let (letters, mut side) = ([white, black], 0);
    while side < letters.len() {
        let (bytes, mut at) = (letters[side].as_bytes(), 0);
        while at < bytes.len() {
            assert!(bytes[at].is_ascii_graphic(), "a letter of a side is a blank: take another");
            if number_of(&letters, bytes[at]) > 1 {
                Refusal::of("the letter `")
                    .and_letter(bytes[at])
                    .and("` of a side is given twice: which is meant?")
                    .refuse();
            }
            at += 1;
        }
        side += 1;
    }
    if word.is_empty() {
        Refusal::of("START ends before the side to move: put `")
            .and_letter(white.as_bytes()[0])
            .and("` or `")
            .and_letter(black.as_bytes()[0])
            .and("` behind the board")
            .refuse();
    }
    if word.len() != 1 || number_of(&letters, word.as_bytes()[0]) != 1 {
        Refusal::of("START has ")
            .and_quoted(word)
            .and(" for the side to move, where Fen has it: White is ")
            .and_letters(white.as_bytes())
            .and(", Black ")
            .and_letters(black.as_bytes())
            .refuse();
    }
}
