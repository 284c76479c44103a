//! The forms for serde: what is written reads back equal, the text is the one that is promised, and what is wrong is told.
//!
//! Random games of every kind are written and read back, with moves taken back and ends by the players; mutated texts are
//! read, and none panics. By default 200 games and 20000 mutated texts of each kind; `QUADRILLE_GAMES` and
//! `QUADRILLE_INPUTS` are other numbers.

mod forms;

use quadrille_ataxx::{Ataxx, AtaxxThreefold};
use quadrille_chess::{Chess, Chess960};
use quadrille_core::serde::{Fen, GameSeed, Played};
use quadrille_core::{Color, Game, Outcome, Reason, Rules, fen};
use quadrille_dama::{Dama, DamaKingAtOnce, DamaTurnEnds};
use quadrille_draughts::Draughts;
use quadrille_records::Record;
use quadrille_referee::Random;
use serde::Serialize;
use serde::de::{DeserializeOwned, DeserializeSeed};
use serde_json::{from_str, to_string};

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
