//! Positions as text.

use super::board::Names;
use super::{Position, Variant, place};
use crate::draughts::{Kind, Piece, Side, counters, fields, kind_of};

/// Reads a FEN that is known to be good.
pub(super) fn read<V: Variant>(fen: &str) -> Position<V> {
    let book = &V::BOOK;
    let (fen, noted) = fen.split_once(":+").unwrap_or((fen, ""));
    let fields = fields(fen);
    let mut position = Position::empty(fields.side);
    position.halfmove = fields.halfmove;
    position.fullmove = fields.fullmove;
    for (side, item) in fields.items {
        let (kind, names) = kind_of(item);
        let (first, last) = names.split_once('-').unwrap_or((names, names));
        let (first, last) = (book.square(first), book.square(last));
        let between = |square: &u8| (first..=last).contains(square);
        for square in book.all().into_iter().filter(between) {
            position.board[square as usize] = Some(Piece { side, kind });
        }
    }
    for (side, noted) in [Side::Black, Side::White].into_iter().zip(noted.split('+').filter(|noted| !noted.is_empty()))
    {
        let (moves, square) = noted.split_at(1);
        let moves = moves.parse().expect("a number");
        position.tired[place(side)] = (moves > 0).then(|| (moves, book.square(square)));
    }
    position
}

/// Writes the canonical FEN.
pub(super) fn write<V: Variant>(position: &Position<V>) -> String {
    let (white, black) = (list(position, Side::White), list(position, Side::Black));
    let mut text = format!("{}:{white}:{black}", position.side.letter());
    text += &counters(position.halfmove, position.fullmove);
    if position.tired.iter().any(Option::is_some) {
        text.push(':');
        for side in [Side::Black, Side::White] {
            let noted = position.tired[place(side)];
            text += &noted.map_or("+0".into(), |(moves, square)| format!("+{moves}{}", V::BOOK.name(square)));
        }
    }
    text
}

/// The list of a side's pieces.
fn list<V: Variant>(position: &Position<V>, side: Side) -> String {
    let book = &V::BOOK;
    let mut items: Vec<String> = Vec::new();
    let mut run: Vec<String> = Vec::new();
    for square in book.all() {
        let piece = position.board[square as usize].filter(|piece| piece.side == side);
        if piece.is_some_and(|piece| piece.kind == Kind::Man) {
            run.push(book.name(square));
            continue;
        }
        flush(&mut run, &mut items, book.names);
        if piece.is_some() {
            items.push(format!("K{}", book.name(square)));
        }
    }
    flush(&mut run, &mut items, book.names);
    format!("{}{}", side.letter(), items.join(","))
}

/// Writes men that stand one after another: three numbers or more are a range.
fn flush(run: &mut Vec<String>, items: &mut Vec<String>, names: Names) {
    if names == Names::Numbers && run.len() >= 3 {
        items.push(format!("{}-{}", run[0], run[run.len() - 1]));
        run.clear();
    }
    items.append(run);
}
