//! Crazyhouse, as FICS and lichess.org tell it.

use super::{Game, Knight, Pawn, Turn, Variant};
use crate::chess::Kind::{Bishop, Queen, Rook};
use crate::chess::{Colour, Kind, Piece, Position, Square, rank};
use crate::{Random, Referee};

/// Captured pieces are dropped.
#[derive(Clone, Debug)]
pub struct Crazyhouse;

/// What can be in hand, in the order that a FEN has it.
const KINDS: [Kind; 5] = [Queen, Rook, Bishop, Knight, Pawn];

/// What is in hand, and what was promoted.
#[derive(Clone, Debug, Default)]
pub struct Hands {
    pieces: Vec<(bool, Kind)>,
    promoted: Vec<Square>,
}

impl Variant for Crazyhouse {
    type Extra = Hands;

    fn extra() -> Hands {
        Hands::default()
    }

    fn turns(game: &Game<Self>) -> Vec<Turn> {
        let position = &game.position;
        let mut turns: Vec<Turn> = position.candidates().into_iter().map(Turn::Move).collect();
        for rook in position.rights[position.turn as usize].into_iter().flatten() {
            if position.can_castle(rook) {
                turns.push(super::castling(position, rook));
            }
        }
        for kind in KINDS {
            if !game.extra.pieces.contains(&(position.turn == Colour::Black, kind)) {
                continue;
            }
            for to in (0..64).filter(|&to| position.board[to].is_none()) {
                if kind != Pawn || !matches!(rank(to), 0 | 7) {
                    turns.push(Turn::Drop(kind, to));
                }
            }
        }
        turns
    }

    fn play(game: &Game<Self>, turn: Turn) -> Game<Self> {
        let black = game.position.turn == Colour::Black;
        let mut next = game.clone();
        match turn {
            Turn::Drop(kind, to) => {
                let held = next.extra.pieces.iter().position(|&piece| piece == (black, kind)).expect("a piece in hand");
                next.extra.pieces.remove(held);
                next.position.board[to] = Some(Piece { colour: game.position.turn, kind });
                next.position.turn = game.position.turn.other();
                next.position.passed = None;
                next.position.clock = if kind == Pawn { 0 } else { game.position.clock + 1 };
                next.position.number += u32::from(black);
            }
            Turn::Move(mv) => {
                next.position = game.position.play(&mv);
                if game.captures(&turn) {
                    let was_pawn = game.extra.promoted.contains(&mv.to);
                    let kind = game.at(mv.to).filter(|_| !was_pawn).map_or(Pawn, |piece| piece.kind);
                    next.extra.pieces.push((black, kind));
                }
                let moves_on = game.extra.promoted.contains(&mv.from) || mv.promotion.is_some();
                next.extra.promoted.retain(|&at| at != mv.from && at != mv.to);
                if moves_on {
                    next.extra.promoted.push(mv.to);
                }
            }
        }
        next
    }

    fn read(fields: &mut Vec<String>) -> Hands {
        let mut hands = Hands::default();
        let text = fields[0].clone();
        let (board, held) = text.split_once('[').expect("brackets");
        for letter in held.chars().filter(|&letter| letter != ']') {
            let kind = KINDS.into_iter().find(|kind| kind.letter() == letter.to_ascii_lowercase()).expect("a piece");
            hands.pieces.push((letter.is_ascii_lowercase(), kind));
        }
        let mut at = 56;
        for letter in board.chars() {
            match letter {
                '/' => at -= 16,
                '~' => hands.promoted.push(at - 1),
                _ => at += letter.to_digit(10).map_or(1, |empty| empty as usize),
            }
        }
        fields[0] = board.replace('~', "");
        hands
    }

    fn write(game: &Game<Self>, fields: &mut Vec<String>) {
        let (mut text, mut at) = (String::new(), 56);
        for letter in fields[0].chars() {
            text.push(letter);
            match letter {
                '/' => at -= 16,
                _ => {
                    if game.extra.promoted.contains(&at) && !letter.is_ascii_digit() {
                        text.push('~');
                    }
                    at += letter.to_digit(10).map_or(1, |empty| empty as usize);
                }
            }
        }
        text.push('[');
        for black in [false, true] {
            for kind in KINDS {
                let letter = if black { kind.letter() } else { kind.letter().to_ascii_uppercase() };
                for _ in game.extra.pieces.iter().filter(|&&piece| piece == (black, kind)) {
                    text.push(letter);
                }
            }
        }
        text.push(']');
        fields[0] = text;
    }

    fn set_up(random: &mut Random) -> Game<Self> {
        let position = Position::possible(random);
        let mut extra = Hands::default();
        let on_board = position.board.iter().flatten().count();
        for _ in 0..random.below(33 - on_board.min(32)).min(12) {
            extra.pieces.push((random.below(2) == 0, *random.pick(&KINDS)));
        }
        let castles = |at: Square| position.rights.as_flattened().contains(&Some(at));
        for at in 0..64 {
            let kind = position.board[at].map(|piece| piece.kind);
            if matches!(kind, Some(Queen | Rook | Bishop | Knight)) && !castles(at) && random.below(4) == 0 {
                extra.promoted.push(at);
            }
        }
        Game { position, extra }
    }
}
