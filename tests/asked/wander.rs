//! Moves of draughts that change nothing but counters, for the draws that count moves.

use super::Asked;

impl Asked {
    /// Plays so many plies that neither capture nor let capture, promote or repeat; a man steps where `man` says so of the
    /// ply, else a king.
    pub(crate) fn wander(&mut self, plies: usize, man: fn(usize) -> bool) -> &mut Self {
        assert!(self.goes_on(1, plies, man), "stuck in {}", self.game.fen());
        self
    }

    /// Plays the plies from one on, if there is a way.
    fn goes_on(&mut self, ply: usize, plies: usize, man: fn(usize) -> bool) -> bool {
        ply > plies
            || self.quiet().into_iter().any(|mv| {
                self.play(&mv);
                (self.clock() == 0) == man(ply) && self.goes_on(ply + 1, plies, man) || !self.take_back()
            })
    }

    /// Returns the moves that neither capture nor let capture, promote or repeat, and leave the other side a move.
    pub(crate) fn quiet(&mut self) -> Vec<String> {
        let mut moves = self.moves();
        let kings = self.game.fen().matches('K').count();
        moves.retain(|mv| {
            !is_capture(mv) && {
                self.play(mv);
                let (fen, replies) = (self.game.fen(), self.game.moves());
                let repeats = self.before.iter().any(|before| placed(before) == placed(&fen));
                let offers = replies.is_empty() || replies.iter().any(|reply| is_capture(reply));
                !self.take_back() || !repeats && !offers && fen.matches('K').count() == kings
            }
        });
        moves
    }

    /// Returns how many plies the clock says.
    pub(crate) fn clock(&mut self) -> u32 {
        let fen = self.fen();
        let clock = fen.split(":H").nth(1).and_then(|clocks| clocks.split(':').next());
        clock.map_or(0, |clock| clock.parse().expect("a number"))
    }

    /// Takes the last move back; false if there is none.
    pub(crate) fn take_back(&mut self) -> bool {
        self.before.pop();
        self.game.undo()
    }
}

/// Returns a FEN without its clocks.
fn placed(fen: &str) -> &str {
    fen.split(":H").next().unwrap_or_default()
}

/// Returns whether a move captures, by its sign.
fn is_capture(mv: &str) -> bool {
    mv.contains(['x', ':'])
}
