//! What tests of clauses share: games, asked by their names or by the clauses that they list.
//!
//! `tests/clauses.rs` reads in the text of these tests which game they ask about which clause: so the arguments of
//! `keeping("CLAUSE", &["BUT"])` and `the("GAME")` are literals.

mod wander;

use std::thread;

use quadrille::core::fen::{FenError, FenFault};
use quadrille::core::{Color, MoveError, Outcome, Reason};
use quadrille::{AnyGame, GAMES, find};

/// Returns each game that lists a clause, but for those named, which have a test of their own.
///
/// # Panics
///
/// If one of those named does not list it, if none is left, and if one is dropped that nothing was asked of.
pub(crate) fn keeping(clause: &str, but: &[&str]) -> Vec<Asked> {
    let lists = |game: &dyn AnyGame| game.clauses().concat().iter().any(|listed| listed.name == clause);
    let mut listing: Vec<_> = GAMES.iter().map(|variant| variant.session()).filter(|game| lists(&**game)).collect();
    for name in but {
        assert!(listing.iter().any(|game| game.name() == *name), "{name} does not list {clause}");
    }
    listing.retain(|game| !but.contains(&game.name()));
    assert!(!listing.is_empty(), "no game but {but:?} lists {clause}");
    listing.into_iter().map(Asked::of).collect()
}

/// Returns a game by its name.
pub(crate) fn the(name: &str) -> Asked {
    Asked::of(find(GAMES, name).unwrap_or_else(|| panic!("no game is called {name}")).session())
}

/// A game that is asked. Where an answer is wrong it tells which it is.
pub(crate) struct Asked {
    game: Box<dyn AnyGame>,
    /// The FEN before each move that was played.
    before: Vec<String>,
    asked: bool,
}

impl Asked {
    fn of(game: Box<dyn AnyGame>) -> Self {
        Self { game, before: Vec::new(), asked: false }
    }

    /// Begins from a FEN that must be right.
    pub(crate) fn at(&mut self, fen: &str) -> &mut Self {
        self.game.set_fen(fen).unwrap_or_else(|errors| panic!("{fen}: {errors}"));
        self.before.clear();
        self
    }

    /// Begins from the start of the game.
    pub(crate) fn at_start(&mut self) -> &mut Self {
        self.at(self.game.start_fen())
    }

    /// Plays moves, set apart by blanks.
    pub(crate) fn play(&mut self, moves: &str) -> &mut Self {
        for mv in moves.split_whitespace() {
            let before = self.game.fen();
            self.game.play(mv).unwrap_or_else(|error| panic!("{mv} in {before}: {error}"));
            self.before.push(before);
        }
        self
    }

    /// Returns the legal moves as text, in the order of bytes.
    pub(crate) fn moves(&mut self) -> Vec<String> {
        self.asked = true;
        let mut moves = self.game.moves();
        moves.sort();
        moves
    }

    /// Returns the legal moves that begin with a text, a square they leave or both of their squares, with blanks between.
    pub(crate) fn moves_from(&mut self, from: &str) -> String {
        let mut moves = self.moves();
        moves.retain(|mv| mv.starts_with(from));
        moves.join(" ")
    }

    /// Returns the legal moves as text in full, in the order of bytes.
    pub(crate) fn moves_in_full(&mut self) -> Vec<String> {
        self.asked = true;
        let mut moves = self.game.moves_in_full();
        moves.sort();
        moves
    }

    /// Returns the legal moves as records have them.
    pub(crate) fn recorded(&mut self) -> Vec<String> {
        self.asked = true;
        self.game.moves_as_recorded()
    }

    /// Returns the FEN.
    pub(crate) fn fen(&mut self) -> String {
        self.asked = true;
        self.game.fen()
    }

    /// Returns how the game has ended.
    pub(crate) fn outcome(&mut self) -> Option<Outcome> {
        self.asked = true;
        self.game.outcome()
    }

    /// Plays moves of which the last ends the game, and returns how. A record has it as `recorded`, and no move is left.
    pub(crate) fn end_by(&mut self, moves: &str, recorded: &str) -> Option<Outcome> {
        let (before, last) = moves.rsplit_once(' ').unwrap_or(("", moves));
        let texts = self.play(before).recorded();
        assert!(texts.iter().any(|text| text == recorded), "{recorded} is none of {texts:?}");
        let end = self.play(last).outcome();
        assert_eq!(self.moves(), [""; 0], "{moves}");
        end
    }

    /// Returns what may be claimed.
    pub(crate) fn claims(&mut self) -> Vec<Outcome> {
        self.asked = true;
        self.game.claims()
    }

    /// Returns the byte of the first error of a FEN, and what was expected there.
    pub(crate) fn fault(&mut self, fen: &str) -> (usize, String) {
        self.asked = true;
        let Err(errors) = self.game.set_fen(fen) else { panic!("{fen:?} reads") };
        let error = errors.errors()[0];
        (error.byte, error.fault.to_string())
    }

    /// Returns the rules that a FEN breaks, by what they expect.
    pub(crate) fn broken(&mut self, fen: &str) -> Vec<&'static str> {
        self.asked = true;
        let Err(errors) = self.game.set_fen(fen) else { panic!("{fen:?} reads") };
        let rule = |error: &FenError| match error.fault {
            FenFault::Rule(expected) => expected,
            _ => panic!("{fen}: {error}"),
        };
        errors.errors().iter().map(rule).collect()
    }

    /// Reads a move, and returns it as it is written.
    pub(crate) fn read(&mut self, mv: &str) -> Result<String, MoveError> {
        self.asked = true;
        let before = self.game.boxed_clone();
        self.game.play(mv)?;
        let read = self.game.fen();
        self.game = before;
        let leads_there = |text: &String| {
            let mut game = self.game.boxed_clone();
            game.play(text).is_ok_and(|()| game.fen() == read)
        };
        Ok(self.game.moves().into_iter().find(leads_there).expect("what is read is legal"))
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        match (self.asked, thread::panicking()) {
            (true, true) => eprintln!("That was asked of {}.", self.game.name()),
            (false, false) => panic!("nothing was asked of {}", self.game.name()),
            _ => {}
        }
    }
}

/// A win.
pub(crate) fn win(winner: Color, reason: Reason) -> Option<Outcome> {
    Some(Outcome::win(winner, reason))
}

/// A draw.
pub(crate) fn draw(reason: Reason) -> Option<Outcome> {
    Some(Outcome::draw(reason))
}
