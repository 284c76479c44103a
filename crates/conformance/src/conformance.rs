//! How a game is examined.

use quadrille_core::{Reason, Rules};

use crate::declared::{Captures, Declared, Map, Player, Referee};
use crate::examination::Examination;
use crate::{Report, suite};

/// The examination of a game, with what its author declares of it.
///
/// # Examples
///
/// ```
/// use quadrille_ataxx::Ataxx;
/// use quadrille_conformance::{Captures, Conformance};
///
/// Conformance::<Ataxx>::new()
///     .games(10)
///     .captures(Captures::None)
///     .symmetry("the colors exchanged", |position| position.mirrored())
///     .positions(["7/7/7/7/ooooooo/ooooooo/xxxxxxx x 99 50"])
///     .published("x5o/7/7/7/7/7/o5x x 0 1 ;D1 16 ;D2 256 ;D3 6460")
///     .check();
/// ```
pub struct Conformance<R: Rules> {
    pub(crate) declared: Declared<R>,
    pub(crate) games: usize,
    pub(crate) plies: usize,
    pub(crate) texts: usize,
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
    pub(crate) positions: Vec<String>,
    pub(crate) suites: Vec<String>,
}

impl<R: Rules> Default for Conformance<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: Rules> Conformance<R> {
    /// Prepares an examination of 100 games of up to 100 plies, and of 2,000 texts.
    pub fn new() -> Self {
        Self {
            declared: Declared::default(),
            games: 100,
            plies: 100,
            texts: 2_000,
            nodes: 2_000_000,
            seed: 1,
            positions: Vec::new(),
            suites: Vec::new(),
        }
    }

    /// Sets how many games are played.
    #[must_use]
    pub fn games(mut self, games: usize) -> Self {
        self.games = games;
        self
    }

    /// Sets how many plies a game has at most.
    #[must_use]
    pub fn plies(mut self, plies: usize) -> Self {
        self.plies = plies;
        self
    }

    /// Sets how many broken texts the readers are given.
    #[must_use]
    pub fn texts(mut self, texts: usize) -> Self {
        self.texts = texts;
        self
    }

    /// Sets how many nodes a published count may have that is counted again: 2 million unless it is set.
    #[must_use]
    pub fn nodes(mut self, nodes: u64) -> Self {
        self.nodes = nodes;
        self
    }

    /// Sets what the games that are played depend on: the same in each run, unless it is set.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Adds positions, as FEN, that games begin from besides the start: such as are near to what is rare in play. Rules that
    /// may be waived are. Every law is asked of each, and those where there is a move and no end are begun from in turn: one
    /// game of three, and where there are set-ups of the declaration besides, those take half of what is left then.
    #[must_use]
    pub fn positions<T: Into<String>>(mut self, fens: impl IntoIterator<Item = T>) -> Self {
        self.positions.extend(fens.into_iter().map(Into::into));
        self
    }

    /// Says what captures are in the game: moves that leave the other side fewer pieces. Unless it is said, nobody
    /// looks whether a generator gives the captures alone where they are wanted alone.
    #[must_use]
    pub fn captures(mut self, captures: Captures) -> Self {
        self.declared.captures = Some(captures);
        self
    }

    /// Adds a symmetry, by what it is called: the colors exchanged, the board turned.
    #[must_use]
    pub fn symmetry(mut self, name: &'static str, map: Map<R>) -> Self {
        self.declared.symmetries.push((name, map));
        self
    }

    /// Gives a slow generator, written differently, that the moves are held to, as text in full. It sees moves alone:
    /// what a move does to the position is for [`referee_plays`](Self::referee_plays), or for published counts. A game
    /// that is declared in constants has one already, [`derived`](Self::derived): where there are several, each is asked.
    #[must_use]
    pub fn referee(mut self, referee: Referee) -> Self {
        self.declared.referees.push(referee);
        self
    }

    /// Gives the play of the slow generator too: the FEN after a move, that the position after it is held to.
    #[must_use]
    pub fn referee_plays(mut self, player: Player) -> Self {
        self.declared.player = Some(player);
        self
    }

    /// Says that sequences of moves go on after a win for this reason: one by the pieces that are left, say. A win that
    /// the board shows ends them: a mechanism that generates for a game has a place to say it, `GOALS` and `ended` of
    /// [`RoyalRules`](quadrille_core::RoyalRules).
    #[must_use]
    pub fn played_on_after(mut self, reason: Reason) -> Self {
        self.declared.played_on.push(reason);
        self
    }

    /// Says that pieces on the board know more than their kind and side (that they were promoted, say), so that a
    /// position put together from pieces may be another.
    #[must_use]
    pub fn pieces_know_more(mut self) -> Self {
        self.declared.pieces_know_more = true;
        self
    }

    /// Adds published counts: on each line a FEN, or `start`, and ` ;D1 16 ;D2 256` by depth. `game:`, `source:` and
    /// `count:` (`unique`, `orders`, `paths`) before a line are for it and those that follow; of a game of another name
    /// nothing is counted; `#` begins a comment.
    #[must_use]
    pub fn published(mut self, suite: impl Into<String>) -> Self {
        self.suites.push(suite.into());
        self
    }

    /// Examines the game.
    pub fn run(&self) -> Report {
        let mut examination = Examination::new(self);
        if examination.begin() {
            examination.play();
            examination.read_texts();
            for text in &self.suites {
                suite::count::<R>(text, self.nodes, &mut examination.report);
            }
        }
        examination.finish()
    }

    /// Examines the game and prints what was seen.
    ///
    /// # Panics
    ///
    /// If a law does not hold; the message tells each that does not, in which position, on which move.
    pub fn check(&self) {
        let report = self.run();
        assert!(report.faults().is_empty(), "{report}");
        println!("{report}");
    }
}
