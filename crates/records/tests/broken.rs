//! A file in which every hundredth game is broken, each in another way: those errors, and all other games.

use quadrille_chess::{Chess, Position, san};
use quadrille_core::Rules;
use quadrille_records::{Checker, Format, Reader};

/// What breaks a game: text in place of its tenth ply, the byte of it that is at fault, and what is expected there. A
/// variation that is not closed begins behind the last ply: before it, the plies that follow would be its own.
const BREAKS: [(&str, usize, &str); 12] = [
    ("Ke5", 0, "expected a legal move, not `Ke5`"),
    ("Nf9", 2, "expected a rank from 1 to 8 in `Nf9`"),
    ("e9", 1, "expected a rank from 1 to 8 in `e9`"),
    ("0-0x", 3, "expected the end of the move in `0-0x`"),
    ("xe4", 0, "expected the file that the pawn captures from in `xe4`"),
    ("}", 0, "expected a move, a comment or a result"),
    (")", 0, "expected a move, a comment or a result: no parenthesis is open"),
    ("(", 0, "expected a closing parenthesis for this one"),
    ("$999", 0, "expected a glyph from $0 to $255"),
    ("{ open", 0, "expected a comment that is closed"),
    ("<x>", 0, "expected a move, a comment or a result"),
    ("é", 0, "expected a file from a to h in `é`"),
];

/// Writes a game of twenty random plies, with one of them replaced, and returns its text and the place of that ply.
fn game(number: usize, broken: Option<&str>) -> (String, Option<(usize, usize)>) {
    let mut text = format!("[Event \"Game {number}\"]\n[Result \"*\"]\n");
    let (mut position, mut random, mut place) = (Position::default(), number as u64 + 1, None);
    for ply in 0..20 {
        let moves = Chess::moves(&position);
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some(&mv) = moves.get((random >> 33) as usize % moves.len().max(1)) else { break };
        // Each move on a line of its own, behind its number.
        text += &format!("\n{}{} ", ply / 2 + 1, if ply % 2 == 0 { "." } else { "..." });
        if broken == Some("(") && ply == 19 {
            place = Some((text.matches('\n').count(), 1));
            text.truncate(text.rfind('\n').expect("a line") + 1);
            text += "(";
            break;
        }
        let replaced = broken.filter(|&text| ply == 9 && text != "(");
        if replaced.is_some() {
            let line = text.rsplit('\n').next().expect("a line");
            place = Some((text.matches('\n').count(), line.len() + 1));
        }
        text += replaced.unwrap_or(&san::text(&position, mv));
        Chess::play(&mut position, mv, &mut ());
    }
    (text + " *\n\n", place)
}

#[test]
fn every_hundredth_game_is_broken_and_all_others_are_read() {
    let (mut file, mut expected) = (String::new(), Vec::new());
    for number in 0..100 * BREAKS.len() {
        let broken = (number % 100 == 99).then(|| BREAKS[number / 100]);
        let lines = file.matches('\n').count();
        let (text, place) = game(number, broken.map(|(text, ..)| text));
        if let (Some((_, byte, fault)), Some((line, column))) = (broken, place) {
            expected.push((number, format!("line {}, column {}: {fault}", lines + line + 1, column + byte)));
        }
        file += &text;
    }
    assert_eq!(expected.len(), BREAKS.len());
    let mut reader = Reader::new(file.as_bytes(), Format::Pgn);
    let mut checker = Checker::<Chess>::new();
    let (mut errors, mut games) = (Vec::new(), 0);
    while let Some(game) = reader.read(&mut checker).expect("a file in memory") {
        match game {
            Ok(()) => assert!(checker.plies() > 5, "game {games}"),
            Err(error) => errors.push((games, error.to_string())),
        }
        games += 1;
    }
    assert_eq!(games, 100 * BREAKS.len());
    assert_eq!(errors, expected);
}
