//! The text of positions and of moves.

use std::marker::PhantomData;

use quadrille_core::royal::{Pockets, RoyalMoves, RoyalRules};

use super::{Move, Moves, Place, Position, kind_of, name, of_side, size};

/// Whether the text has fields for castling and en passant: those that the start has.
fn has_rights<V: RoyalRules>() -> bool {
    V::START.split_whitespace().count() == 6
}

/// The letters of a piece.
fn letters<V: RoyalRules>((white, kind): (bool, usize)) -> String {
    let letter = Moves::<V>::LETTERS[kind];
    if white { letter.to_owned() } else { letter.to_lowercase() }
}

/// The place of a name.
fn place(name: &str) -> Place {
    (i32::from(name.as_bytes()[0] - b'a'), name[1..].parse::<i32>().expect(name) - 1)
}

/// Reads a FEN that is known to be good.
pub(super) fn read<V: RoyalRules>(fen: &str) -> Position<V> {
    let (files, ranks) = size::<V>();
    let mut fields = fen.split_whitespace();
    let field = fields.next().expect("a board");
    let (board, hands) = field.split_once('[').unwrap_or((field, "]"));
    let mut position = Position {
        board: vec![None; (files * ranks) as usize],
        hands: Vec::new(),
        white: true,
        rights: Vec::new(),
        passed: None,
        clock: 0,
        number: 1,
        rules: PhantomData,
    };
    let piece = |text: &str| {
        let white = text.ends_with(|letter: char| letter.is_uppercase());
        (white, kind_of::<V>(&text.to_uppercase()))
    };
    for (row, text) in board.split('/').enumerate() {
        let (mut file, mut gap, mut plus) = (0, 0, String::new());
        for letter in text.chars() {
            if let Some(digit) = letter.to_digit(10) {
                gap = gap * 10 + digit as i32;
                continue;
            }
            file += std::mem::take(&mut gap);
            plus.push(letter);
            if letter != '+' {
                position.put((file, ranks - 1 - row as i32), Some(piece(&plus)));
                plus.clear();
                file += 1;
            }
        }
        assert_eq!(file + gap, files, "a full rank: {text}");
    }
    let in_hand = hands.trim_end_matches(']').chars().filter(|&letter| letter != '-');
    position.hands = in_hand.map(|letter| piece(&letter.to_string())).collect();
    position.white = fields.next() == Some("w");
    if has_rights::<V>() {
        for letter in fields.next().unwrap_or("-").chars().filter(|&letter| letter != '-') {
            let is_it = |number: &usize| Moves::<V>::CASTLINGS[*number].letter == letter.to_ascii_uppercase();
            let number = (0..Moves::<V>::CASTLINGS.len()).find(is_it).expect("the letter of a castling");
            position.rights.push((letter.is_uppercase(), number));
        }
        position.passed = fields.next().filter(|&text| text != "-").map(place);
    }
    position.clock = fields.next().map_or(0, |text| text.parse().expect("a halfmove clock"));
    position.number = fields.next().map_or(1, |text| text.parse().expect("a move number"));
    position.settle();
    position
}

/// Writes the canonical FEN.
pub(super) fn write<V: RoyalRules>(position: &Position<V>) -> String {
    let (files, ranks) = size::<V>();
    let mut rows = Vec::new();
    for rank in (0..ranks).rev() {
        let (mut row, mut gap) = (String::new(), 0);
        for file in 0..=files {
            let piece = position.at((file, rank));
            if piece.is_none() && file < files {
                gap += 1;
                continue;
            }
            if gap > 0 {
                row += &gap.to_string();
                gap = 0;
            }
            row += &piece.map(letters::<V>).unwrap_or_default();
        }
        rows.push(row);
    }
    let mut text = rows.join("/");
    if <Moves<V> as RoyalMoves>::Pockets::IN_USE {
        let mut hands = position.hands.clone();
        hands.sort_by_key(|&(white, kind)| (!white, kind));
        text += &format!("[{}]", hands.into_iter().map(letters::<V>).collect::<String>());
    }
    text += if position.white { " w" } else { " b" };
    if has_rights::<V>() {
        let mut rights = position.rights.clone();
        rights.sort_by_key(|&(white, number)| (!white, number));
        let letter = |(white, number): (bool, usize)| {
            let letter = Moves::<V>::CASTLINGS[number].letter;
            if white { letter } else { letter.to_ascii_lowercase() }
        };
        let rights: String = rights.into_iter().map(letter).collect();
        let passed = position.passed.map_or("-".to_owned(), name);
        text += &format!(" {} {passed}", if rights.is_empty() { "-" } else { &rights });
    }
    format!("{text} {} {}", position.clock, position.number)
}

/// Writes a move.
pub(super) fn text<V: RoyalRules>(position: &Position<V>, mv: Move) -> String {
    match mv {
        Move::Drop(kind, to) => format!("{}@{}", Moves::<V>::LETTERS[kind], name(to)),
        Move::Castle(number) => {
            let files = Moves::<V>::CASTLINGS[number].royal;
            let [from, to] = files.map(|file| name((file as i32, of_side::<V>(position.white, 0))));
            format!("{from}{to}")
        }
        Move::Go(from, to, becomes) if position.at(from).is_some_and(|piece| piece.1 == becomes) => {
            format!("{}{}", name(from), name(to))
        }
        Move::Go(from, to, becomes) => {
            let letter = Moves::<V>::LETTERS[becomes].to_lowercase();
            format!("{}{}{}", name(from), name(to), &letter[..1])
        }
    }
}
