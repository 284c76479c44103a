//! Who is told what a reader meets.

use std::error::Error;

use crate::{GameResult, Place, Text};

/// What a visitor wants to hear of a game's movetext.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Interest {
    /// All of it.
    #[default]
    All,
    /// The moves that were played; no variation.
    MainLine,
    /// Nothing: it is read over, whatever turns it has. The result is told.
    Nothing,
}

/// Is told what a [`Reader`](crate::Reader) meets in a game, in the order of the file.
///
/// What it refuses breaks the game: it hears no more of it, and the reader goes on with the next. Each method does nothing
/// unless you write it.
#[expect(unused_variables, reason = "the names are for who implements it")]
pub trait Visitor {
    /// Why it refuses something.
    type Fault: Error;

    /// A game begins.
    fn begin(&mut self) {}

    /// A tag, by name and value. The value is not read yet: [`Text::read`].
    ///
    /// # Errors
    ///
    /// What it refuses.
    fn tag(&mut self, name: &str, value: Text<'_>) -> Result<(), Self::Fault> {
        Ok(())
    }

    /// The tags are over.
    ///
    /// # Errors
    ///
    /// What it refuses: the tags taken together.
    fn tags_end(&mut self) -> Result<Interest, Self::Fault> {
        Ok(Interest::All)
    }

    /// A turn as it is written, without what is thought of it.
    ///
    /// # Errors
    ///
    /// What it refuses, and how many bytes into the turn.
    fn turn(&mut self, text: &str) -> Result<(), (usize, Self::Fault)> {
        Ok(())
    }

    /// What is thought of the last turn, or of the position: a numeric annotation glyph. `!`, `?`, `!!`, `??`, `!?` and
    /// `?!` are 1 to 6.
    fn glyph(&mut self, number: u8) {}

    /// A comment.
    fn comment(&mut self, text: Text<'_>) {}

    /// A position that is set up in the movetext of PDN.
    ///
    /// # Errors
    ///
    /// What it refuses.
    fn set_up(&mut self, fen: Text<'_>) -> Result<(), Self::Fault> {
        Ok(())
    }

    /// A variation on the last turn begins.
    ///
    /// # Errors
    ///
    /// What it refuses: a variation where there is no turn.
    fn begin_variation(&mut self) -> Result<(), Self::Fault> {
        Ok(())
    }

    /// The variation is over.
    fn end_variation(&mut self) {}

    /// The result; none where the record ends without one. It is the last that is told of a game.
    ///
    /// # Errors
    ///
    /// What it refuses.
    fn end(&mut self, result: Option<GameResult>, place: Place) -> Result<(), Self::Fault> {
        Ok(())
    }
}
