//! The forms to their exact text, and what is refused with what is told.

use quadrille_ataxx::Ataxx;
use quadrille_chess::{Chess, Chess960, san};
use quadrille_core::serde::{Fen, GameSeed, Played};
use quadrille_core::{Color, Game, MoveError, Outcome, Reason, Rules, Square, fen};
use quadrille_dama::Dama;
use quadrille_draughts::Draughts;
use quadrille_records::{GameResult, Record};
use serde::de::value::{BorrowedStrDeserializer, Error as ValueError, StrDeserializer, StringDeserializer};
use serde::de::{DeserializeOwned, DeserializeSeed, IntoDeserializer};
use serde::{Deserialize, Serialize};
use serde_json::{from_str, from_value, json, to_string, to_value};
use std::fmt::Debug;

use crate::{TIME, assert_same, there_and_back};

/// Holds a value to its form, in both directions.
fn holds<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, text: &str) {
    assert_eq!(to_string(value).expect("it is written"), text);
    assert_eq!(&from_str::<T>(text).unwrap_or_else(|error| panic!("{text}: {error}")), value);
    // From a value the text comes owned, and from a reader as a part of a buffer.
    assert_eq!(&from_value::<T>(to_value(value).expect("a value")).expect("it is read"), value);
    assert_eq!(&serde_json::from_reader::<_, T>(text.as_bytes()).expect("it is read"), value);
}

/// Returns why a text is refused, without where.
fn refusal<T: DeserializeOwned>(text: &str) -> String {
    let error = from_str::<T>(text).err().unwrap_or_else(|| panic!("{text} is read")).to_string();
    error.rsplit_once(" at line ").map_or(error.clone(), |(what, _)| what.to_owned())
}

#[test]
fn squares_and_sides_are_their_names() {
    holds(&"e4".parse::<Square<quadrille_chess::Board>>().expect("a square"), "\"e4\"");
    holds(&"32".parse::<Square<quadrille_draughts::Board>>().expect("a square"), "\"32\"");
    holds(&[Color::White, Color::Black], "[\"white\",\"black\"]");
    assert_eq!(refusal::<Square<quadrille_chess::Board>>("\"e4e\""), "byte 2: expected the end of the square's name");
    assert!(
        refusal::<Square<quadrille_chess::Board>>("28").starts_with("invalid type: integer `28`, expected the name")
    );
    for text in ["\"White\"", "\"\"", "\"white \""] {
        assert_eq!(refusal::<Color>(text), "expected `white` or `black`");
    }
}

#[test]
fn positions_are_their_fen() {
    holds(&Chess::start(), "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"");
    let shuffled = Chess960::from_fen("1r4k1/8/8/8/8/8/8/RR1K3R w B - 3 9").expect("a position");
    holds(&shuffled, "\"1r4k1/8/8/8/8/8/8/RR1K3R w B - 3 9\"");
    holds(&Ataxx::start(), "\"x5o/7/7/7/7/7/o5x x 0 1\"");
    holds(&Fen::<Draughts>(Draughts::start()), "\"W:W31-50:B1-20\"");
    let kings = Dama::from_fen("B:WKa1:Ba3,h8:H3:F7").expect("a position");
    holds(&Fen::<Dama>(kings), "\"B:WKa1:Ba3,h8:H3:F7\"");
}

#[test]
fn moves_are_their_text() {
    let moves = ["g1", "a1c3", "0000"].map(|text| from_str::<quadrille_ataxx::Move>(&format!("\"{text}\"")));
    let moves: Vec<_> = moves.into_iter().collect::<Result<_, _>>().expect("moves");
    holds(&moves, "[\"g1\",\"a1c3\",\"0000\"]");
    assert_eq!(
        refusal::<quadrille_ataxx::Move>("\"a1x\""),
        quadrille_ataxx::Ataxx::read_move(&Ataxx::start(), "a1x").expect_err("no move").to_string()
    );

    let turns = ["Nf3", "exd8=Q#", "O-O-O!?"].map(|text| text.parse::<san::Turn>().expect("a turn"));
    holds(&turns, "[\"Nf3\",\"exd8=Q#\",\"O-O-O!?\"]");
    assert_eq!(from_str::<san::Turn>("\"0-0\"").expect("a turn"), san::Turn::castling(san::Wing::King));
    assert_eq!(refusal::<san::Turn>("\"Nf9\""), "Nf9".parse::<san::Turn>().expect_err("no turn").to_string());

    let start = Chess::start();
    let pawn = Chess::read_move(&start, "e2e4").expect("a move");
    holds(
        &Played::<Chess>::new(start, pawn).expect("a legal move"),
        r#"{"fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","move":"e2e4"}"#,
    );
    // Two ways to one square: the path tells them apart.
    let fork = Draughts::from_fen("W:WK47:B14,19,29,31,42").expect("a position");
    for path in ["47x38x20x9x36", "47x38x24x13x36"] {
        let mv = Draughts::read_move(&fork, path).expect("a move");
        let played = Played::<Draughts>::new(fork, mv).expect("a legal move");
        holds(&played, &format!(r#"{{"fen":"W:WK47:B14,19,29,31,42","move":"{path}"}}"#));
    }
    let either = r#"{"fen":"W:WK47:B14,19,29,31,42","move":"47x36"}"#;
    assert_eq!(refusal::<Played<Draughts>>(either), "move: byte 0: expected one legal move: several fit");
    assert_eq!(Played::<Chess>::new(*played_once().position(), pawn), Err(MoveError::Illegal));
}

/// Returns a game of one move.
fn played_once() -> Game<Chess> {
    let mut game = Game::<Chess>::new();
    game.play_text("e2e4").expect("a legal move");
    game
}

#[test]
fn moves_are_held_to_their_position() {
    let with = |mv: &str| format!(r#"{{"fen":"{}","move":{mv}}}"#, Chess::START);
    let cases = [
        (with("\"e2e5\""), "move: byte 0: expected a legal move: this one is not"),
        (with("\"e2\""), "move: byte 2: expected a file from a to h"),
        (with("\"e2e4\",\"ply\":1"), "unknown field `ply`, expected `fen` or `move`"),
        (with("7"), "invalid type: integer `7`, expected a string"),
        (r#"{"move":"e2e4"}"#.to_owned(), "missing field `fen`"),
        (
            r#"{"fen":"8/8 w","move":"e2e4"}"#.to_owned(),
            "board, byte 3: expected `/` and the next rank: the board has too few",
        ),
    ];
    for (text, error) in cases {
        assert_eq!(refusal::<Played<Chess>>(&text), error, "{text}");
    }
}

#[test]
fn positions_are_held_to_every_rule() {
    for text in ["", "4k3/4K3 w - - 0 1", "4k3/4K3/8/8/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - e3 0 1"] {
        let error = Chess::from_fen(text).expect_err("no position").to_string();
        assert_eq!(refusal::<quadrille_chess::Position>(&format!("\"{text}\"")), error);
    }
    let error = Draughts::from_fen("W:W1:B50,50").expect_err("no position").to_string();
    assert_eq!(refusal::<Fen<Draughts>>("\"W:W1:B50,50\""), error);
    let error = Ataxx::from_fen("x").expect_err("no position").to_string();
    assert_eq!(refusal::<quadrille_ataxx::Position>("\"x\""), error);
}

/// Ten queens of White beside eight pawns: moves can be generated, and no game leads there.
const WAIVED: &str = "4k3/8/8/8/8/QQ6/PPPPPPPP/QQQQK3 w - - 0 1";

#[test]
fn what_would_not_be_read_is_not_written() {
    let (position, waived) = fen::read_leniently::<Chess>(WAIVED).expect("a position, if an odd one");
    assert_eq!(waived.len(), 1);
    let error = Chess::from_fen(WAIVED).expect_err("no position").to_string();
    assert_eq!(to_string(&position).expect_err("it is refused").to_string(), error);
    assert_eq!(to_string(&Game::<Chess>::from_position(position)).expect_err("it is refused").to_string(), error);
    let mv = Chess::moves(&position)[0];
    let played = Played::<Chess>::new(position, mv).expect("a legal move");
    assert_eq!(to_string(&played).expect_err("it is refused").to_string(), error);
    assert_eq!(refusal::<quadrille_chess::Position>(&format!("\"{WAIVED}\"")), error);
}

/// A position by itself, within something else.
#[derive(Serialize, Deserialize, PartialEq, Debug)]
struct Puzzle {
    name: String,
    #[serde(with = "Fen::<Draughts>")]
    position: quadrille_draughts::Position,
    others: Vec<Fen<Dama>>,
}

#[test]
fn a_field_may_be_a_position() {
    let puzzle = Puzzle {
        name: "a start".into(),
        position: Draughts::start(),
        others: vec![Fen(Dama::from_fen("W:WKa1:Ba3").expect("a position"))],
    };
    holds(&puzzle, r#"{"name":"a start","position":"W:W31-50:B1-20","others":["W:WKa1:Ba3"]}"#);
}

#[test]
fn text_is_read_borrowed_and_owned() {
    let square = "e4".parse::<Square<quadrille_chess::Board>>().expect("a square");
    let borrowed = BorrowedStrDeserializer::<ValueError>::new("e4");
    let fleeting: StrDeserializer<'_, ValueError> = "e4".into_deserializer();
    let owned: StringDeserializer<ValueError> = "e4".to_owned().into_deserializer();
    assert_eq!(Square::deserialize(borrowed), Ok(square));
    assert_eq!(Square::deserialize(fleeting), Ok(square));
    assert_eq!(Square::deserialize(owned), Ok(square));
    // Escapes make a text that is in no input.
    assert_eq!(from_str::<Color>("\"\\u0077hite\"").expect("a side"), Color::White);
}

#[test]
fn games_are_their_moves() {
    let mut game = Game::<Chess>::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").expect("a position");
    let json = |game: &Game<Chess>| to_value(game).expect("it is written");
    let start = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assert_eq!(
        to_string(&game).expect("it is written"),
        format!(r#"{{"fen":"{start}","moves":[],"ply":0,"end":null}}"#)
    );
    for text in ["e1g1", "e8d7", "g1f2"] {
        game.play_text(text).expect("a legal move");
    }
    game.undo();
    assert_eq!(
        to_string(&game).expect("it is written"),
        format!(r#"{{"fen":"{start}","moves":["e1g1","e8d7","g1f2"],"ply":2,"end":null}}"#)
    );
    game.resign(Color::Black).expect("it goes on");
    game.go_to(0).expect("the start");
    let resigned = json!({
        "fen": start, "moves": ["e1g1", "e8d7"], "ply": 0, "end": {"winner": "white", "reason": "resignation"},
    });
    assert_eq!(json(&game), resigned);
    assert_same(&game, &from_value(resigned).expect("it is read"));

    game.go_to(2).expect("the end");
    assert!(game.resume());
    game.agree_to_draw().expect("it goes on");
    assert_eq!(json(&game)["end"], json!({"winner": null, "reason": "agreement"}));
    assert_same(&game, &there_and_back(&game));
}

#[test]
fn what_a_game_leaves_out_is_as_it_would_be() {
    let game = from_str::<Game<Chess>>(&format!(r#"{{"fen":"{}","moves":["e2e4","e7e5"]}}"#, Chess::START));
    let game = game.expect("a game");
    assert_eq!((game.ply(), game.undone().len(), game.outcome()), (2, 0, None));
    // Formats without names of fields have the order.
    let bare = from_str::<Game<Chess>>(&format!(r#"["{}",["e2e4","e7e5"],2,null]"#, Chess::START)).expect("a game");
    assert_same(&game, &bare);
}

#[test]
fn claims_are_kept() {
    let mut game = Game::<Chess>::new();
    for text in ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(2) {
        game.play_text(text).expect("a legal move");
    }
    let threefold = quadrille_chess::reason::THREEFOLD;
    assert_eq!(game.claim(threefold), Ok(Outcome::draw(threefold)));
    game.go_to(3).expect("a ply of the game");
    let text = to_string(&game).expect("it is written");
    assert!(text.ends_with(r#""ply":3,"end":{"winner":null,"reason":"threefold repetition"}}"#), "{text}");
    assert_same(&game, &there_and_back(&game));

    let early = text.replacen("\"f6g8\"]", "\"f6e4\"]", 1);
    assert_eq!(
        refusal::<Game<Chess>>(&early),
        "end: expected a resignation, an agreement or a claim that the rules allow here, not draw: threefold repetition"
    );
    let won = text.replace("\"winner\":null", "\"winner\":\"white\"");
    assert!(refusal::<Game<Chess>>(&won).ends_with("not White wins: threefold repetition"));
}

#[test]
fn claims_by_a_move_that_is_not_made_are_kept() {
    let mut game = Game::<Chess>::new();
    for text in &["g1f3", "g8f6", "f3g1", "f6g8"].repeat(2)[..7] {
        game.play_text(text).expect("a legal move");
    }
    let back = Chess::read_move(game.position(), "f6g8").expect("a move");
    assert_eq!(game.claims(), []);
    let claim = game.claims_by(back).expect("a legal move")[0];
    game.conclude(claim).expect("it goes on");
    assert_same(&game, &there_and_back(&game));
}

#[test]
fn reasons_of_ones_own_are_read_by_who_gives_them() {
    let mut game = played_once();
    game.conclude(Outcome::win(Color::White, TIME)).expect("it goes on");
    let text = to_string(&game).expect("it is written");
    assert!(text.ends_with(r#""end":{"winner":"white","reason":"time"}}"#), "{text}");
    assert!(refusal::<Game<Chess>>(&text).ends_with("not White wins: time"));
    let read = |reasons: &[Reason]| {
        GameSeed::<Chess>::new(reasons).deserialize(&mut serde_json::Deserializer::from_str(&text))
    };
    assert_same(&game, &read(&[Reason::new("arbiter"), TIME]).expect("a game"));
    assert!(read(&[Reason::new("arbiter")]).is_err());
}

#[test]
fn games_are_held_to_the_rules() {
    let with = |rest: &str| format!(r#"{{"fen":"{}",{rest}}}"#, Chess::START);
    let mate = r#""moves":["f2f3","e7e5","g2g4","d8h4""#;
    let cases = [
        (with(r#""moves":["e2e4","e7e5","e4e5"]"#), "ply 3: byte 0: expected a legal move: this one is not"),
        (with(r#""moves":["e2e4","e7"]"#), "ply 2: byte 2: expected a file from a to h"),
        (with(&format!("{mate},\"a2a3\"]")), "ply 5: the game is over: Black wins: checkmate"),
        (with(r#""moves":["e2e4"],"ply":2"#), "expected a ply from 0 to 1, not 2"),
        (with(r#""moves":["e2e4"],"ply":-1"#), "invalid value: integer `-1`, expected usize"),
        (
            with(&format!(r#"{mate}],"end":{{"winner":"white","reason":"resignation"}}"#)),
            "end: the game is over: Black wins: checkmate",
        ),
        (
            with(r#""moves":[],"end":{"winner":null,"reason":"resignation"}"#),
            "end: expected a resignation, an agreement or a claim that the rules allow here, not draw: resignation",
        ),
        (
            with(r#""moves":[],"end":{"winner":"black","reason":"agreement"}"#),
            "end: expected a resignation, an agreement or a claim that the rules allow here, not Black wins: agreement",
        ),
        (
            with(r#""moves":[],"end":{"reason":"agreement","why":1}"#),
            "unknown field `why`, expected `winner` or `reason`",
        ),
        (with(r#""moves":[],"result":"1-0""#), "unknown field `result`, expected one of `fen`, `moves`, `ply`, `end`"),
        (with(r#""ply":0"#), "missing field `moves`"),
        (
            r#"{"fen":"4k3/8 w","moves":[]}"#.to_owned(),
            "board, byte 5: expected `/` and the next rank: the board has too few",
        ),
    ];
    for (text, error) in cases {
        assert_eq!(refusal::<Game<Chess>>(&text), error, "{text}");
    }
}

#[test]
fn records_are_their_text() {
    let mut record = Record::<Chess>::new();
    record.play_text("e4").expect("a move");
    record.set_result(GameResult::Win(Color::White));
    let text = to_string(&record).expect("it is written");
    assert_eq!(
        text,
        "\"[Event \\\"?\\\"]\\n[Site \\\"?\\\"]\\n[Date \\\"????.??.??\\\"]\\n[Round \\\"?\\\"]\\n[White \\\"?\\\"]\\n\
         [Black \\\"?\\\"]\\n[Result \\\"1-0\\\"]\\n\\n1. e4 1-0\\n\""
    );
    holds(&record, &text);
    let cases = [
        ("1. e4 e4 *", "line 1, column 7: expected a legal move, not `e4`"),
        ("", "expected a game"),
        ("1. e4 * 1. d4 *", "expected one game: there is another behind it"),
        ("1. e4 * 1. d5 *", "expected one game: there is another behind it"),
    ];
    for (text, error) in cases {
        assert_eq!(refusal::<Record<Chess>>(&format!("\"{text}\"")), error, "{text}");
    }
}
