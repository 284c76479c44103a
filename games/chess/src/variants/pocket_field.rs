//! The board field of Crazyhouse: behind the board what is in hand, behind a promoted piece `~`.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use quadrille_core::fen::{BoardField, FenArgument, FenError, Syntax};
use quadrille_core::{Color, Glyph};

use super::crazyhouse::{Dropping, MOST_IN_HAND, Pockets};
use crate::{Kind, Piece, PositionBy, Square, SquareSet, State};

/// A position of Crazyhouse.
type Position = PositionBy<Dropping>;

/// The board, `~` behind a piece that was promoted, and in brackets what each side has in hand: `…/4K3[Qn]`.
///
/// Without brackets nothing is in hand. What is in hand is read as a ninth rank too: `…/4K3/Qn`.
///
/// **Source**: lichess.org and the Universal Chess Interface of its variants; XBoard for the brackets.
#[derive(Clone, Copy, Debug)]
pub struct PocketBoard;

/// What people call the field.
const NAME: &str = <BoardField as FenArgument<Position>>::NAME;

impl FenArgument<Position> for PocketBoard {
    const NAME: &'static str = NAME;
    // Nothing is promoted at the start: it has no `~`.
    const SYNTAX: Syntax = Syntax::Pieces;

    fn encode(position: &Position, out: &mut dyn fmt::Write) -> fmt::Result {
        let mut board = String::new();
        <BoardField as FenArgument<Position>>::encode(position, &mut board)?;
        let mut walk = Walk::default();
        for letter in board.chars() {
            out.write_char(letter)?;
            if walk.step(letter).is_some_and(|square| position.state.promoted().contains(square.bit())) {
                out.write_char('~')?;
            }
        }
        out.write_char('[')?;
        for color in Color::ALL {
            for kind in Kind::DROPPED.into_iter().rev() {
                for _ in 0..position.state.count(color, kind) {
                    out.write_char(Piece::new(color, kind).token().letter)?;
                }
            }
        }
        out.write_char(']')
    }

    fn decode(position: &mut Position, text: &str) -> Result<(), FenError> {
        position.state = Pockets::EMPTY;
        let (board, hand, at) = split(text)?;
        let mut walk = Walk::default();
        let (mut plain, mut marks, mut promoted) = (String::new(), Vec::new(), SquareSet::EMPTY);
        let mut last = None;
        for (byte, letter) in board.char_indices() {
            if letter != '~' {
                let may_be_promoted = Kind::from_letter(letter).is_some_and(|kind| Kind::PROMOTIONS.contains(&kind));
                last = walk.step(letter).filter(|_| may_be_promoted);
                plain.push(letter);
                continue;
            }
            let expected = FenError::expected(NAME, byte, "`~` behind a knight, a bishop, a rook or a queen alone");
            promoted |= last.take().ok_or(expected)?.set();
            marks.push(byte - marks.len());
        }
        // The marks before a fault are as many bytes as it lies further on.
        let moved = |error: FenError| error.moved(marks.iter().filter(|&&mark| mark <= error.byte).count());
        <BoardField as FenArgument<Position>>::decode(position, &plain).map_err(moved)?;
        position.state.set_promoted(promoted);
        for (byte, letter) in hand.char_indices() {
            let piece = <Piece as Glyph>::from_letter(letter).filter(|piece| piece.kind != Kind::King);
            let expected = |expected| FenError::expected(NAME, at + byte, expected);
            let piece = piece.ok_or(expected("the letter of a piece that can be in hand: P, N, B, R or Q"))?;
            if position.state.count(piece.color, piece.kind) == u32::from(MOST_IN_HAND) {
                return Err(expected("no more than 64 pieces of a kind in hand"));
            }
            position.state.add(piece.color, piece.kind);
        }
        Ok(())
    }

    fn find(text: &str, (file, rank): (usize, usize)) -> Option<usize> {
        let (board, ..) = split(text).ok()?;
        let (sought, mut walk) = (Square::new(file, rank)?, Walk::default());
        let mut letters = board.char_indices().filter(|&(_, letter)| letter != '~');
        letters.find(|&(_, letter)| walk.step(letter) == Some(sought)).map(|(byte, _)| byte)
    }
}

/// Cuts the field into the board and what is in hand, and tells at which byte that starts.
fn split(text: &str) -> Result<(&str, &str, usize), FenError> {
    if let Some(open) = text.find('[') {
        return match text[open + 1..].strip_suffix(']') {
            Some(hand) => Ok((&text[..open], hand, open + 1)),
            None => Err(FenError::expected(NAME, text.len(), "`]` behind what is in hand")),
        };
    }
    match text.match_indices('/').nth(7) {
        Some((slash, _)) => Ok((&text[..slash], &text[slash + 1..], slash + 1)),
        None => Ok((text, "", text.len())),
    }
}

/// Follows the squares of a board field.
struct Walk {
    file: usize,
    rank: Option<usize>,
}

impl Default for Walk {
    fn default() -> Self {
        Self { file: 0, rank: Some(7) }
    }
}

impl Walk {
    /// Takes a sign; returns the square of a piece. What lies beyond the board is no square: the board field says so.
    fn step(&mut self, letter: char) -> Option<Square> {
        match letter {
            '/' => {
                (self.file, self.rank) = (0, self.rank.and_then(|rank| rank.checked_sub(1)));
                None
            }
            '0'..='9' => {
                self.file = (self.file + (letter as usize - '0' as usize)).min(8);
                None
            }
            _ => {
                let square = Square::new(self.file, self.rank?);
                self.file = (self.file + 1).min(8);
                square
            }
        }
    }
}
