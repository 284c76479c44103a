//! Visiting positions and asking the laws of them.

mod games;
mod given;
mod told;

use std::collections::hash_map::{DefaultHasher, Entry, HashMap};
use std::hash::{Hash, Hasher};

use quadrille_core::{Clocks, Content, Geometry, Glyph, History, Placement, Rules, fen};
use smallvec::Array;

use crate::asked::Asked;
use crate::found::Found;
use crate::laws::{self, Question};
use crate::quiet::{quietly, wrong};
use crate::random::Random;
use crate::shrink::{ask, shrink_texts};
use crate::{Conformance, Fault, Law, Report, text};

/// The positions near the start that are visited.
const NEAR: usize = 400;

/// The moves of a position from which on laws are asked of fewer positions.
const MOVES: usize = 300;

/// The most texts that are kept to be broken.
const TEXTS: usize = 200;

/// An examination under way.
pub(crate) struct Examination<'c, R: Rules> {
    conformance: &'c Conformance<R>,
    /// The position that was asked about last.
    at: R::Position,
    questions: Vec<Question<R>>,
    pub(crate) report: Report,
    random: Random,
    /// Of what is the same for repetition, and for the clock of perft: the moves, and a FEN.
    same: HashMap<(R::Repeats, u32), (u64, String)>,
    /// FENs of positions with moves, and moves, that were met.
    texts: [Vec<String>; 2],
}

impl<'c, R: Rules> Examination<'c, R> {
    /// Prepares it.
    pub(crate) fn new(conformance: &'c Conformance<R>) -> Self {
        let undeclared = conformance.declared.captures.is_none();
        let report = Report { name: R::NAME, room: R::Buffer::size(), undeclared, ..Report::default() };
        Self {
            conformance,
            at: R::empty(),
            questions: laws::questions(),
            report,
            random: Random::new(conformance.seed),
            same: HashMap::new(),
            texts: [vec![R::START.to_owned()], Vec::new()],
        }
    }

    /// Ends it: the faults are told in the order of the laws.
    pub(crate) fn finish(mut self) -> Report {
        self.report.faults.sort_by_key(|fault| fault.law);
        self.report
    }

    /// Asks of the start, and of the positions near it; false if there is no start to begin from.
    pub(crate) fn begin(&mut self) -> bool {
        self.report.count(Law::Start);
        let (start, read) = (quietly(R::start), quietly(|| fen::read::<R>(R::START)));
        let found = match (&start, &read) {
            // Which rule it breaks, before how the game takes that.
            (_, Ok(Err(errors))) => Some(Found::from(errors.to_string())),
            (Err(found), _) | (_, Err(found)) => Some(found.clone()),
            (Ok(start), Ok(Ok(read))) if read != start => {
                Some(Found::from(format!("another position: {}", fen_text::<R>(start))))
            }
            (Ok(start), _) => {
                let is_over = quietly(|| !R::has_move(start)) == Ok(true);
                let end = quietly(|| History::<R>::new(*start).outcome()).ok().flatten();
                let end = end.map(|end| Found::from(format!("an end before the first move: {end}")));
                end.or_else(|| is_over.then(|| Found::from("no move: the game is over before it begins")))
            }
        };
        if let Some(found) = found {
            self.report.settle(Fault::of(Law::Start, R::START, found));
        }
        let Ok(start) = start else { return false };
        let (mut near, mut next) = (vec![start], 0);
        while next < near.len() {
            let position = near[next];
            next += 1;
            self.guard(position, |examination| {
                for mv in examination.visit(position, true).moves {
                    let mut after = position;
                    R::play(&mut after, mv, &mut ());
                    if near.len() < NEAR && !near.contains(&after) {
                        near.push(after);
                    }
                }
            });
        }
        true
    }

    /// Asks the laws of a position: those that take longer of one position in so many.
    fn visit(&mut self, position: R::Position, of_play: bool) -> Asked<'c, R> {
        self.ask(position, of_play, false)
    }

    /// Asks every law of a set-up.
    fn visit_wholly(&mut self, position: R::Position) {
        self.ask(position, false, true);
    }

    /// Asks the laws of a position, every one or such as are due.
    fn ask(&mut self, position: R::Position, of_play: bool, every_law: bool) -> Asked<'c, R> {
        self.at = position;
        let asked = Asked::new(position, of_play, &self.conformance.declared);
        self.see(&asked);
        for at in 0..self.questions.len() {
            let Question { law, every, .. } = self.questions[at];
            // Laws ask about each pair of moves: where these are thousands, less often.
            let every = every * (1 + asked.moves.len().pow(2) / MOVES.pow(2));
            let due = every_law || self.report.positions.is_multiple_of(every as u64);
            if !due || self.report.is_broken(law) || !self.is_declared(law) {
                continue;
            }
            self.report.count(law);
            if let Some(breach) = ask(&self.questions[at], &asked) {
                self.tell(at, position, breach);
            }
        }
        self.ask_the_same(&asked);
        asked
    }

    /// Notes what is seen of a position.
    fn see(&mut self, asked: &Asked<'_, R>) {
        let report = &mut self.report;
        report.positions += 1;
        report.moves += asked.moves.len() as u64;
        report.longest = report.longest.max(asked.moves.len());
        for square in R::Geometry::squares(R::Geometry::SQUARES) {
            if let Content::Piece(piece) = asked.position.at(square) {
                report.see(piece.token());
            }
        }
        let [fens, moves] = &mut self.texts;
        if fens.len() < TEXTS && report.positions.is_multiple_of(7) && !asked.moves.is_empty() {
            fens.push(fen_text::<R>(&asked.position));
            moves.extend(asked.moves.iter().take(2).map(|&mv| move_text::<R>(&asked.position, mv)));
        }
    }

    /// Holds the moves to those of a position that was seen and is the same.
    fn ask_the_same(&mut self, asked: &Asked<'_, R>) {
        if self.report.is_broken(Law::SameMoves) {
            return;
        }
        self.report.count(Law::SameMoves);
        let moves = digest(asked.moves.iter().map(|&mv| move_text::<R>(&asked.position, mv)).collect());
        let fen = fen_text::<R>(&asked.position);
        let told = |other: &str| format!("other moves than in {other}, which is the same");
        let same = |position: &R::Position| (R::repeats(position), R::clock_of_perft(position, 1));
        let mut found = match self.same.entry(same(&asked.position)) {
            Entry::Vacant(entry) => {
                entry.insert((moves, fen.clone()));
                None
            }
            Entry::Occupied(entry) => (entry.get().0 != moves).then(|| told(&entry.get().1)),
        };
        // Positions that differ by their clocks alone seldom come about at random.
        let mut begun = asked.position;
        begun.set_halfmoves(0);
        begun.set_fullmoves(1);
        if found.is_none() && same(&begun) == same(&asked.position) {
            let texts = R::moves(&begun).iter().map(|&mv| move_text::<R>(&begun, mv)).collect();
            found = (digest(texts) != moves).then(|| told(&fen_text::<R>(&begun)));
        }
        if let Some(found) = found {
            self.report.settle(Fault::of(Law::SameMoves, fen, found));
        }
    }

    /// Gives the readers texts that are broken.
    pub(crate) fn read_texts(&mut self) {
        let wrong = |[fen, mv]: &[String; 2]| wrong(|| laws::refuses::<R>(fen, mv));
        for _ in 0..self.conformance.texts {
            self.report.texts += 1;
            self.report.count(Law::TextIsRefused);
            let broken = [0, 1].map(|which| text::broken(&self.texts[which], &mut self.random));
            if wrong(&broken).is_some() {
                let smallest = shrink_texts(broken, &wrong);
                let found = wrong(&smallest).unwrap_or_default();
                let [fen, mv] = smallest.map(|text| format!("{text:?}"));
                self.report.settle(Fault { mv: Some(mv), ..Fault::of(Law::TextIsRefused, fen, found) });
                return;
            }
        }
    }

    /// Returns whether there is something declared that a law is about.
    fn is_declared(&self, law: Law) -> bool {
        let declared = &self.conformance.declared;
        match law {
            Law::Symmetry => !declared.symmetries.is_empty(),
            Law::Referee => !declared.referees.is_empty(),
            Law::RefereePlays => declared.player.is_some() || declared.leads_to.is_some(),
            _ => true,
        }
    }
}

/// Returns a digest of texts, whatever their order.
fn digest(mut texts: Vec<String>) -> u64 {
    texts.sort_unstable();
    let mut hasher = DefaultHasher::new();
    texts.hash(&mut hasher);
    hasher.finish()
}

/// Returns a position as FEN, or as it can be shown.
fn fen_text<R: Rules>(position: &R::Position) -> String {
    quietly(|| fen::write::<R>(position)).unwrap_or_else(|_| format!("{position:?}"))
}

/// Returns a move in full, or as it can be shown.
fn move_text<R: Rules>(position: &R::Position, mv: R::Move) -> String {
    let text = || {
        let mut text = String::new();
        // A `String` takes whatever it is given.
        let _ = R::write_move_in_full(position, mv, &mut text);
        text
    };
    quietly(text).unwrap_or_else(|_| format!("{mv:?}"))
}
