//! `pgn-reader`, and `shakmaty` that plays what it reads.

use std::hint::black_box;
use std::io::Cursor;
use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::{Chess, Position};

use crate::games;
use crate::heat::Counter;

/// Plays each game, variations too.
pub(crate) fn checked(_: &str, mebibytes: u32) -> Counter {
    let file = games::make(mebibytes);
    Box::new(move || {
        let mut reader = Reader::new(Cursor::new(black_box(file.text.as_bytes())));
        let mut player = Player { plies: 0, variations: 0, left: Vec::new() };
        while let Some(legal) = reader.read_game(&mut player).expect("a file in memory") {
            assert!(legal, "the games are whole");
        }
        file.bytes_if((player.plies, player.variations) == (file.plies, file.variations))
    })
}

/// Reads the tags of each game.
pub(crate) fn tags(_: &str, mebibytes: u32) -> Counter {
    let file = games::make(mebibytes);
    Box::new(move || {
        let mut reader = Reader::new(Cursor::new(black_box(file.text.as_bytes())));
        let mut values = Values(0);
        while reader.read_game(&mut values).expect("a file in memory").is_some() {}
        file.bytes_if(values.0 == file.values)
    })
}

/// Plays what it is told.
struct Player {
    plies: u64,
    variations: u64,
    /// The lines that were left for variations.
    left: Vec<Line>,
}

/// A position, and the one before the last turn.
struct Line {
    position: Chess,
    before: Option<Chess>,
}

impl Visitor for Player {
    type Tags = ();
    type Movetext = Line;
    type Output = bool;

    fn begin_tags(&mut self) -> ControlFlow<bool, ()> {
        self.left.clear();
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<bool, Line> {
        ControlFlow::Continue(Line { position: Chess::default(), before: None })
    }

    fn san(&mut self, line: &mut Line, turn: SanPlus) -> ControlFlow<bool> {
        let Ok(mv) = turn.san.to_move(&line.position) else { return ControlFlow::Break(false) };
        line.before = Some(line.position.clone());
        line.position.play_unchecked(mv);
        self.plies += u64::from(self.left.is_empty());
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, line: &mut Line) -> ControlFlow<bool, Skip> {
        let Some(before) = line.before.clone() else { return ControlFlow::Break(false) };
        let left = std::mem::replace(line, Line { position: before, before: None });
        self.left.push(left);
        self.variations += 1;
        ControlFlow::Continue(Skip(false))
    }

    fn end_variation(&mut self, line: &mut Line) -> ControlFlow<bool> {
        if let Some(left) = self.left.pop() {
            *line = left;
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Line) -> bool {
        true
    }
}

/// Adds up the bytes of tags.
struct Values(u64);

impl Visitor for Values {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), _: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        self.0 += value.as_bytes().len() as u64;
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), ()> {
        ControlFlow::Break(())
    }

    fn end_game(&mut self, (): ()) {}
}
