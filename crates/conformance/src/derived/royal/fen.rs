//! The text of positions and of moves.

use std::marker::PhantomData;

use quadrille_core::fen::{FenArgument, FenArguments, FullmoveNumber, HalfmoveClock, SideToMove};
use quadrille_core::royal::{
    CastlingField, EnPassantField, PieceField, Pockets, RoyalMoves, RoyalPosition, RoyalRules,
};
use quadrille_core::{Royal, Rules};

use super::{Move, Moves, Place, Position, kind_of, name, of_side, size};

/// The fields of FEN that tell all of a position, whichever the game's own are.
pub(super) type Whole = (PieceField, SideToMove, CastlingField, EnPassantField, HalfmoveClock, FullmoveNumber);

/// A field behind the side to move.
#[derive(Clone, Copy)]
pub(super) enum Field {
    Castling,
    EnPassant,
    Clock,
    Number,
}

/// All of them, in their order.
pub(super) const ALL: [Field; 4] = [Field::Castling, Field::EnPassant, Field::Clock, Field::Number];

impl Field {
    /// What people call it.
    fn name<V: RoyalRules>(self) -> &'static str {
        /// The name of a field of the position of `V`.
        const fn name<V: RoyalRules, F: FenArgument<RoyalPosition<V::Moves>>>() -> &'static str {
            F::NAME
        }

        match self {
            Self::Castling => name::<V, CastlingField>(),
            Self::EnPassant => name::<V, EnPassantField>(),
            Self::Clock => name::<V, HalfmoveClock>(),
            Self::Number => name::<V, FullmoveNumber>(),
        }
    }
}

/// The fields behind the side to move that the game's own FEN has, whether or not the start leaves them out.
pub(super) fn fields<V: RoyalRules>() -> Vec<Field> {
    let read = V::Fen::decode(&mut Royal::<V>::empty(), V::START).expect("the start is a position");
    // The board alone starts at the first byte, and what there is not is said to start there.
    ALL.into_iter().filter(|field| read.byte(field.name::<V>()) > 0).collect()
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

/// Reads a FEN of these fields that is known to be good.
pub(super) fn read<V: RoyalRules>(fen: &str, fields: &[Field]) -> Position<V> {
    let (files, ranks) = size::<V>();
    let mut words = fen.split_whitespace();
    let field = words.next().expect("a board");
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
    position.white = words.next() == Some("w");
    for (field, text) in fields.iter().zip(words) {
        match field {
            Field::Castling => position.rights = rights::<V>(text),
            Field::EnPassant => position.passed = (text != "-").then(|| place(text)),
            Field::Clock => position.clock = text.parse().expect("a halfmove clock"),
            Field::Number => position.number = text.parse().expect("a move number"),
        }
    }
    position.settle();
    position
}

/// Reads rights to castle.
fn rights<V: RoyalRules>(text: &str) -> Vec<(bool, usize)> {
    let right = |letter: char| {
        let is_it = |number: &usize| Moves::<V>::CASTLINGS[*number].letter == letter.to_ascii_uppercase();
        let number = (0..Moves::<V>::CASTLINGS.len()).find(is_it).expect("the letter of a castling");
        (letter.is_uppercase(), number)
    };
    text.chars().filter(|&letter| letter != '-').map(right).collect()
}

/// Writes the canonical FEN of these fields.
pub(super) fn write<V: RoyalRules>(position: &Position<V>, fields: &[Field]) -> String {
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
    for field in fields {
        text.push(' ');
        text += &match field {
            Field::Castling => write_rights(position),
            Field::EnPassant => position.passed.map_or("-".to_owned(), name),
            Field::Clock => position.clock.to_string(),
            Field::Number => position.number.to_string(),
        };
    }
    text
}

/// Writes the rights to castle.
fn write_rights<V: RoyalRules>(position: &Position<V>) -> String {
    let mut rights = position.rights.clone();
    rights.sort_by_key(|&(white, number)| (!white, number));
    let letter = |(white, number): (bool, usize)| {
        let letter = Moves::<V>::CASTLINGS[number].letter;
        if white { letter } else { letter.to_ascii_lowercase() }
    };
    if rights.is_empty() { "-".to_owned() } else { rights.into_iter().map(letter).collect() }
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
