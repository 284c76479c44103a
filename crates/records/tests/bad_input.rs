//! Bad input: records that were changed at random, and arbitrary bytes, into the readers of every game.
//!
//! Nothing panics, and every reader ends. The place of an error is in the file, its line and column those of its byte. A
//! file reads the same whole and in pieces. What reads as a record is written, and reads back equal.
//!
//! `QUADRILLE_INPUTS` is the number of inputs and `QUADRILLE_SEED` the seed; the long run is
//! `QUADRILLE_INPUTS=100000000 cargo test --release -p quadrille-records --test bad_input -- --nocapture`. A failure prints
//! the input.

use std::convert::Infallible;
use std::num::NonZeroU64;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::thread;

use quadrille_ataxx::Ataxx;
use quadrille_chess::{Chess, Chess960};
use quadrille_core::Rules;
use quadrille_dama::Dama;
use quadrille_draughts::Draughts;
use quadrille_records::{
    Checker, Format, GameResult, Interest, Pieces, Place, ReadError, Reader, Records, Tally, Text, Visitor,
};

/// Inputs if nothing else is asked for.
const INPUTS: u64 = 100_000;

/// Signs that mean something in a record, and some that nobody expects.
const SIGNS: [&str; 44] = [
    "[Event \"a\"]\n",
    "\n[Event \"",
    "[FEN \"",
    "[SetUp \"1\"]",
    "[Result \"1-0\"]\n",
    "[GameType \"20\"]\n",
    "[",
    "]",
    "\"",
    "\\",
    "\n",
    "\r\n",
    " ",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "\n%",
    "$1",
    "$",
    "!",
    "?!",
    "1.",
    "1...",
    "12",
    "1-0",
    "0-1",
    "1/2-1/2",
    "2-0",
    "0-0",
    "*",
    "/",
    "-",
    "x",
    "0000",
    "e.p.",
    "e8(Q)",
    "\u{FEFF}",
    "é",
    "\0",
    "<",
    "{\n[Event \"b\"]\n",
];

/// A game, and records that are good in it.
struct Game {
    name: &'static str,
    records: &'static [&'static str],
    ask: fn(&[u8]) -> u64,
}

const GAMES: [Game; 5] = [
    Game {
        name: "chess",
        records: &[
            "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 {a\nb} Nc6 (2... d6 3. d4 (3. Bc4 $1) f5!?) 3. Bb5 a6 1-0\n\n",
            "[FEN \"4k3/P7/8/8/8/8/7p/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. a8=Q+ Kf7 ; comment } there\n2. Qh8 h1(N) *\n\n",
            "{first} 1. f3 e5 2. g4 Qh4# 0-1\n\n1. d4 d5 2. c4 1/2-1/2\n\n",
        ],
        ask: ask::<Chess>,
    },
    Game {
        name: "chess960",
        records: &[
            "[Variant \"Chess960\"]\n[FEN \"3k4/pppppppp/8/8/8/8/8/1R1K2R1 w GB - 0 1\"]\n\n1. O-O Kc8 2. Kh1 (2. Rb2) *\n\n",
        ],
        ask: ask::<Chess960>,
    },
    Game {
        name: "draughts",
        records: &[
            "[Event \"a\"]\n[GameType \"20\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 (2... 13x24 {or}) 3. 33-28 *\n\n",
            "[FEN \"W:WK47:B14,19,29,31,42\"]\n\n1. 47x38x24x13x36 1-1\n\n1. 34-30 /W:W31-50:B1-20/ 32-28 0-0\n\n",
        ],
        ask: ask::<Draughts>,
    },
    Game {
        name: "dama",
        records: &[
            "[GameType \"30\"]\n\n1. d3-d4 d6-d5 2. d4xd6xd8=K (2. d4xd6) *\n\n[FEN \"W:Wd7,a2:Bh7\"]\n\n1. d7-d8 *\n\n",
        ],
        ask: ask::<Dama>,
    },
    Game {
        name: "ataxx",
        records: &["[Variant \"Ataxx\"]\n\n1. g2 a2 {x} 2. g1e3 $3 (2. f1 0000) *\n\n"],
        ask: ask::<Ataxx>,
    },
];

/// Numbers that look random, the same for each seed.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    /// Makes an input into a buffer: arbitrary, or good records that are changed in up to four places.
    fn input(&mut self, game: &Game, into: &mut Vec<u8>) {
        into.clear();
        if self.below(8) == 0 {
            for _ in 0..self.below(60) {
                into.push(self.below(256) as u8);
            }
            return;
        }
        for _ in 0..=self.below(2) {
            into.extend(game.records[self.below(game.records.len())].bytes());
        }
        for _ in 0..self.below(5) {
            let at = self.below(into.len() + 1);
            let end = (at + self.below(12)).min(into.len());
            let sign = SIGNS[self.below(SIGNS.len())].bytes();
            match self.below(6) {
                0 => drop(into.splice(at..end, sign)),
                1 | 2 => drop(into.splice(at..at, sign)),
                3 => drop(into.drain(at..end)),
                4 => {
                    let again = into[at..end].to_vec();
                    drop(into.splice(at..at, again));
                }
                _ => {
                    if let Some(byte) = into.get_mut(at) {
                        *byte ^= 1 << self.below(8);
                    }
                }
            }
        }
    }
}

/// Wants no movetext.
struct Results(Vec<Option<GameResult>>);

impl Visitor for Results {
    type Fault = Infallible;

    fn tag(&mut self, _: &str, value: Text<'_>) -> Result<(), Infallible> {
        value.read();
        Ok(())
    }

    fn tags_end(&mut self) -> Result<Interest, Infallible> {
        Ok(Interest::Nothing)
    }

    fn end(&mut self, result: Option<GameResult>, _: Place) -> Result<(), Infallible> {
        self.0.push(result);
        Ok(())
    }
}

/// Asks everything of an input, and returns how many games are good in it.
fn ask<R: Rules>(input: &[u8]) -> u64 {
    let mut checked = Vec::new();
    let (mut reader, mut checker) = (Reader::new(input, Format::of::<R>()), Checker::<R>::new());
    while let Some(game) = reader.read(&mut checker).expect("a file in memory") {
        checked.push(game.err().map(|error| (error.place, error.to_string())));
        assert!(checked.len() <= input.len(), "more games than bytes");
    }
    assert_eq!(reader.bytes(), input.len() as u64, "it reads to the end");
    for (place, _) in checked.iter().flatten() {
        check_place(input, *place);
    }

    // A portion of one byte cuts wherever that can be done.
    let mut tally = Tally::default();
    for piece in Pieces::of(input, NonZeroU64::MIN) {
        tally += Tally::of(piece.expect("a file in memory"), Checker::<R>::new()).expect("a file in memory");
    }
    let broken: Vec<_> = tally.broken.iter().map(|one| (one.game, one.error.place, one.error.to_string())).collect();
    let numbered = (1..).zip(&checked).filter_map(|(game, one)| one.clone().map(|(place, text)| (game, place, text)));
    assert_eq!(broken, numbered.collect::<Vec<_>>(), "whole and in pieces");
    assert_eq!((tally.games, tally.bytes), (checked.len() as u64, input.len() as u64));

    let mut reader = Reader::new(input, Format::of::<R>());
    let mut results = Results(Vec::new());
    while reader.read(&mut results).expect("a file in memory").is_some() {}
    assert_eq!(reader.bytes(), input.len() as u64, "it skims to the end");

    let mut good = 0;
    for record in Records::<R, _>::new(input) {
        match record {
            Ok(record) => {
                good += 1;
                let text = record.to_string();
                let again = Records::<R, _>::new(text.as_bytes()).next().expect("a record");
                assert_eq!(again.unwrap_or_else(|error| panic!("{error}\n{text}")), record, "\n{text}");
            }
            Err(ReadError::Game(_)) => {}
            Err(error) => panic!("{error}"),
        }
    }
    good
}

/// Holds line and column of a place to its byte.
fn check_place(input: &[u8], place: Place) {
    let at = place.byte as usize;
    assert!(at <= input.len(), "{place:?}");
    let lines = input[..at].iter().filter(|&&byte| byte == b'\n').count() as u64;
    let start = input[..at].iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let mark = if start == 0 && input.starts_with("\u{FEFF}".as_bytes()) { 3 } else { 0 };
    assert_eq!((place.line, place.column), (lines + 1, (at - start - mark) as u64 + 1), "{place:?}");
}

/// Returns a number from the environment.
fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text}")))
}

#[test]
fn no_input_panics_and_every_reader_ends() {
    let (inputs, seed) = (number("QUADRILLE_INPUTS", INPUTS), number("QUADRILLE_SEED", 1));
    let threads = thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
    let asked = |thread: u64| {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(thread));
        let (mut input, mut good) = (Vec::new(), 0);
        for _ in 0..inputs.div_ceil(threads) {
            let game = &GAMES[random.below(GAMES.len())];
            random.input(game, &mut input);
            match catch_unwind(AssertUnwindSafe(|| (game.ask)(&input))) {
                Ok(games) => good += games,
                Err(panic) => {
                    eprintln!("{}: {:?}", game.name, String::from_utf8_lossy(&input));
                    resume_unwind(panic);
                }
            }
        }
        good
    };
    let good: u64 = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || asked(thread))).collect();
        running.into_iter().map(|one| one.join().unwrap_or_else(|panic| resume_unwind(panic))).sum()
    });
    println!("{inputs} inputs, {good} good games among them");
    assert!(good > inputs / 4, "hardly anything reads: {good} of {inputs}");
}
