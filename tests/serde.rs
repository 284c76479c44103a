//! The forms for serde: what is written reads back equal, the text is the one that is promised, and what is wrong is told.
//!
//! Random games of every kind are written and read back, with moves taken back and ends by the players; mutated texts are
//! read, and none panics. By default 200 games and 20000 mutated texts of each kind; `QUADRILLE_GAMES` and
//! `QUADRILLE_INPUTS` are other numbers.

use std::fmt::Debug;

use quadrille_ataxx::{Ataxx, AtaxxThreefold};
use quadrille_chess::{Chess, Chess960, san};
use quadrille_core::serde::{Fen, GameSeed, Played};
use quadrille_core::{Color, Game, MoveError, Outcome, Reason, Rules, Square, fen};
use quadrille_dama::{Dama, DamaKingAtOnce, DamaTurnEnds};
use quadrille_draughts::Draughts;
use quadrille_records::{GameResult, Record};
use quadrille_referee::Random;
use serde::de::value::{BorrowedStrDeserializer, Error as ValueError, StrDeserializer, StringDeserializer};
use serde::de::{DeserializeOwned, DeserializeSeed, IntoDeserializer};
use serde::{Deserialize, Serialize};
use serde_json::{from_str, from_value, json, to_string, to_value};

/// A reason that no rules have.
const TIME: Reason = Reason::new("time");

/// Asks all games the same.
macro_rules! every_game {
    ($($name:ident: $rules:ty, $fens:expr;)*) => {
        $(mod $name {
            use super::*;

            #[test]
            fn positions_and_moves_read_back() {
                super::positions_and_moves_read_back::<$rules>(&$fens);
            }

            #[test]
            fn games_read_back() {
                super::games_read_back::<$rules>(&$fens);
            }

            #[test]
            fn records_read_back() {
                super::records_read_back::<$rules>(&$fens);
            }

            #[test]
            fn mutated_texts_are_refused_or_read() {
                super::mutated_texts_are_refused_or_read::<$rules>(&$fens);
            }
        })*
    };
}

every_game! {
    chess: Chess, [
        Chess::START,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        // Draws that may be claimed are near.
        "8/8/8/4k3/8/8/4K2R/8 w - - 98 70",
    ];
    chess960: Chess960, [
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "4rrk1/pbbp2p1/1ppnp3/3n1pqp/3N1PQP/1PPNP3/PBBP2P1/4RRK1 w Ff - 0 1",
        "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
        "nrbbqknr/pppppppp/8/8/8/8/PPPPPPPP/RKNBBQNR w KQkq - 0 1",
    ];
    draughts: Draughts, [Draughts::START, "W:W28,K33,39:B19,K5,12:H7:F41"];
    dama: Dama, [Dama::START, "B:Wc5,a4,g4,a3,b3,c3,f3,h3,b2,e2,g2:BKc8,a7,d7,e7,f7,g7,e6,f6,g6,e5"];
    dama_king_at_once: DamaKingAtOnce, [DamaKingAtOnce::START, "W:Wf6,a1:Bf7,Ke8,Kc8,h5:H12:F34"];
    dama_turn_ends: DamaTurnEnds, [DamaTurnEnds::START];
    ataxx: Ataxx, [Ataxx::START, "x5o/7/2-1-2/3-3/2-1-2/7/o5x o 12 34", "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 98 50"];
    ataxx_threefold: AtaxxThreefold, [AtaxxThreefold::START];
}

/// Returns a number that the environment may change.
fn how_many(name: &str, default: usize) -> usize {
    std::env::var(name).ok().map_or(default, |text| text.parse().expect("a number"))
}

/// Writes a value and reads it back.
fn there_and_back<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let text = to_string(value).expect("it is written");
    from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Plays random moves, as far as the game goes.
fn play<R: Rules>(game: &mut Game<R>, random: &mut Random, plies: usize) {
    for _ in 0..plies {
        if game.outcome().is_some() {
            return;
        }
        let moves = R::moves(game.position());
        game.play(*random.pick(&moves)).expect("a legal move");
    }
}

/// Begins a random game, and plays some plies.
fn begin<R: Rules>(fens: &[&str], random: &mut Random) -> Game<R> {
    let mut game = Game::<R>::from_fen(fens[random.below(fens.len())]).expect("a position");
    let plies = random.below(80);
    play(&mut game, random, plies);
    game
}

fn positions_and_moves_read_back<R: Rules>(fens: &[&str]) {
    let mut random = Random::new(1);
    let mut moves = 0;
    for _ in 0..how_many("QUADRILLE_GAMES", 200) {
        let game = begin::<R>(fens, &mut random);
        for position in game.positions() {
            let text = to_string(&Fen::<R>(*position)).expect("it is written");
            assert_eq!(text, format!("\"{}\"", fen::write::<R>(position)));
            assert_eq!(from_str::<Fen<R>>(&text).expect("it is read"), Fen(*position));
        }
        let position = *random.pick(&game.positions().collect::<Vec<_>>());
        for &mv in &R::moves(position) {
            let played = Played::<R>::new(*position, mv).expect("a legal move");
            assert_eq!(there_and_back(&played), played);
            moves += 1;
        }
    }
    println!("{}: {moves} moves", R::TITLE);
}

/// Makes a random game: moves taken back and others played in their place, ended or not, and standing anywhere.
fn game<R: Rules>(fens: &[&str], random: &mut Random, reasons: &[Reason]) -> Game<R> {
    let mut game = begin::<R>(fens, random);
    if random.below(3) == 0 {
        let ply = random.below(game.ply() + 1);
        game.go_to(ply).expect("a ply of the game");
        let plies = random.below(10);
        play(&mut game, random, plies);
    }
    let (goes_on, claims) = (game.outcome().is_none(), game.claims());
    let end = match random.below(6) {
        0 => Some(game.resign(*random.pick(&Color::ALL))),
        1 => Some(game.agree_to_draw()),
        2 if !reasons.is_empty() => {
            let winner = *random.pick(&[None, Some(Color::White), Some(Color::Black)]);
            Some(game.conclude(Outcome { winner, reason: *random.pick(reasons) }))
        }
        3 | 4 if !claims.is_empty() => Some(game.claim(random.pick(&claims).reason)),
        _ => None,
    };
    assert!(end.is_none_or(|end| end.is_ok() == goes_on));
    if random.below(2) == 0 {
        let ply = random.below(game.ply() + 1);
        game.go_to(ply).expect("a ply of the game");
    }
    game
}

/// Returns a game with all its moves played, and how the players ended it there.
fn to_its_end<R: Rules>(game: &Game<R>) -> (Game<R>, Option<Outcome>) {
    let mut game = game.clone();
    game.go_to(game.ply() + game.undone().len()).expect("the last ply");
    let outcome = game.outcome();
    let by_players = game.resume().then_some(outcome).flatten();
    (game, by_players)
}

/// Holds a game to another.
fn assert_same<R: Rules>(one: &Game<R>, other: &Game<R>) {
    assert_eq!((one.start(), one.position(), one.ply()), (other.start(), other.position(), other.ply()));
    assert_eq!((one.moves(), one.undone()), (other.moves(), other.undone()));
    assert_eq!((one.outcome(), one.claims()), (other.outcome(), other.claims()));
    let ((one, one_ended), (other, other_ended)) = (to_its_end(one), to_its_end(other));
    assert_eq!(one_ended, other_ended);
    assert!(one.positions().eq(other.positions()));
}

fn games_read_back<R: Rules>(fens: &[&str]) {
    let mut random = Random::new(2);
    let reasons = [TIME, Reason::new("arbiter"), Reason::REPETITION];
    let (mut ended, mut undone, mut own) = (0, 0, 0);
    for _ in 0..how_many("QUADRILLE_GAMES", 200) {
        let written = game::<R>(fens, &mut random, &[]);
        assert_same(&written, &there_and_back(&written));
        ended += usize::from(to_its_end(&written).1.is_some());
        undone += usize::from(!written.undone().is_empty());

        let written = game::<R>(fens, &mut random, &reasons);
        let text = to_string(&written).expect("it is written");
        let seed = GameSeed::<R>::new(&reasons);
        let read = seed.deserialize(&mut serde_json::Deserializer::from_str(&text));
        assert_same(&written, &read.unwrap_or_else(|error| panic!("{text}: {error}")));
        let refused = from_str::<Game<R>>(&text).is_err();
        own += usize::from(refused);
        assert!(!refused || to_its_end(&written).1.is_some_and(|end| reasons.contains(&end.reason)), "{text}");
    }
    assert!(
        ended > 0 && undone > 0 && own > 0,
        "{ended} ended, {undone} with moves taken back, {own} by other reasons"
    );
    println!("{}: {ended} ended, {undone} with moves taken back, {own} by other reasons", R::TITLE);
}

fn records_read_back<R: Rules>(fens: &[&str]) {
    let mut random = Random::new(3);
    for _ in 0..how_many("QUADRILLE_GAMES", 200) {
        let game = begin::<R>(fens, &mut random);
        let mut record = Record::<R>::from(&game);
        record.tags_mut().set("Event", "a \"quoted\" \\ name").expect("a tag");
        record.comment("[%eval 0.3] a word");
        if let Some(before) = game.positions().rev().nth(1) {
            assert!(record.begin_variation());
            record.play(*random.pick(&R::moves(before))).expect("a legal move");
            record.glyph(1);
            assert!(record.end_variation());
        }
        let text = to_string(&record).expect("it is written");
        assert_eq!(from_str::<String>(&text).expect("a text"), record.to_string());
        assert_eq!(from_str::<Record<R>>(&text).expect("it is read"), record);
    }
}

fn mutated_texts_are_refused_or_read<R: Rules>(fens: &[&str]) {
    const PIECES: [&str; 20] = [
        "\"",
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "null",
        "-1",
        "18446744073709551616",
        "0",
        "7",
        "e2e4",
        "é",
        "\\u0000",
        "\"end\":",
        "\"white\"",
        "\"ply\":9",
        " ",
        "x",
    ];
    let mut random = Random::new(4);
    let mut read = 0;
    for _ in 0..how_many("QUADRILLE_INPUTS", 20_000) {
        let mut written = Game::<R>::from_fen(fens[random.below(fens.len())]).expect("a position");
        let plies = random.below(6);
        play(&mut written, &mut random, plies);
        if written.outcome().is_none() {
            written.resign(Color::White).expect("it goes on");
        }
        let mut text: Vec<char> = to_string(&written).expect("it is written").chars().collect();
        for _ in 0..=random.below(2) {
            let at = random.below(text.len() + 1);
            let end = (at + random.below(4)).min(text.len());
            let piece = if random.below(2) == 0 {
                random.pick(&PIECES).chars().collect()
            } else {
                let from = random.below(text.len());
                text[from..(from + random.below(8)).min(text.len())].to_vec()
            };
            text.splice(at..end, piece);
        }
        let text: String = text.into_iter().collect();
        if let Ok(game) = from_str::<Game<R>>(&text) {
            assert_same(&game, &there_and_back(&game));
            read += 1;
        }
        let _ = from_str::<Played<R>>(&text);
    }
    assert!(read > 0, "no mutated text reads");
    println!("{}: {read} mutated texts read", R::TITLE);
}

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
        (with("\"e2\""), "move: byte 2: expected the letter of a file of the board"),
        (with("\"e2e4\",\"ply\":1"), "unknown field `ply`, expected `fen` or `move`"),
        (with("7"), "invalid type: integer `7`, expected a string"),
        (r#"{"move":"e2e4"}"#.to_owned(), "missing field `fen`"),
        (r#"{"fen":"8/8 w","move":"e2e4"}"#.to_owned(), "board, byte 3: expected `/`: the rank is full"),
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
        (with(r#""moves":["e2e4","e7"]"#), "ply 2: byte 2: expected the letter of a file of the board"),
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
        (r#"{"fen":"4k3/8 w","moves":[]}"#.to_owned(), "board, byte 5: expected `/`: the rank is full"),
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
