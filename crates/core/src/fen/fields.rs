//! The fields of a FEN, as a tuple of types.

use core::fmt;

use smallvec::SmallVec;

use super::FenError;

/// What is known of a field before a text is read, so that the start of a game is held to it when it is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Syntax {
    /// Nothing.
    Any,
    /// That it tells nothing of the board, of the side to move, nor of the halfmove clock: rights, the number of the move.
    Rest,
    /// The rights to castle, as [`CastlingField`](crate::royal::CastlingField) reads them.
    Castling,
    /// The square that was passed, as [`EnPassantField`](crate::royal::EnPassantField) reads it.
    EnPassant,
    /// That it tells the halfmove clock, as [`HalfmoveClock`](super::HalfmoveClock) does, and nothing of the board, nor of the
    /// side to move.
    Halfmoves,
    /// The side to move and lists of men and kings, as [`SideLists`](super::SideLists) reads them.
    Lists {
        /// Whether it reads several squares as a range, `21-32`.
        ranges: bool,
        /// Whether behind them stands how often one king has moved in succession, as
        /// [`LimitedLists`](crate::jump::LimitedLists) reads it.
        king_moves: bool,
    },
    /// A board by ranks, as [`BoardField`](super::BoardField) reads it.
    Board {
        /// Whether `-` is a square on which nothing may stand.
        holes: bool,
    },
    /// A board by ranks with `+` before a piece that has promoted, and behind it, in brackets, the pieces in hand, as
    /// [`PieceField`](crate::royal::PieceField) reads it. A start in which nothing has promoted is such a board, however a
    /// game marks what has.
    Pieces,
    /// The side to move, as [`SideToMove`](super::SideToMove) reads it: one letter.
    Side {
        /// Those of White, the one that is written first.
        white: &'static str,
        /// Those of Black.
        black: &'static str,
    },
}

/// One field of a FEN.
///
/// # Laws
///
/// What `encode` writes of a position, `decode` reads into an equal one. `decode` of any text never panics.
pub trait FenArgument<P>: 'static {
    /// What people call it: "side to move".
    const NAME: &'static str;
    /// What it means if the line ends before it; `None` if it may not be left out.
    const DEFAULT: Option<&'static str> = None;
    /// What is known of it when it is compiled.
    const SYNTAX: Syntax = Syntax::Any;

    /// Writes it.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    fn encode(position: &P, out: &mut dyn fmt::Write) -> fmt::Result;

    /// Reads it into a position.
    ///
    /// # Errors
    ///
    /// If the text is not such a field; the byte counts from the field's start.
    fn decode(position: &mut P, text: &str) -> Result<(), FenError>;

    /// Returns the byte at which the field, which can be read, has what stands on the square of a file and a rank, counted
    /// from 0; none, if it does not say. The default never does.
    fn find(_text: &str, _square: (usize, usize)) -> Option<usize> {
        None
    }
}

/// Where each field of a FEN started.
#[derive(Clone, Debug, Default)]
pub struct Fields(SmallVec<[(&'static str, usize); 8]>);

impl Fields {
    /// Returns the byte at which a field started; 0 if there is none of that name.
    pub fn byte(&self, name: &str) -> usize {
        self.0.iter().find(|(field, _)| *field == name).map_or(0, |&(_, byte)| byte)
    }
}

/// The fields of a FEN in their order, set apart by blanks: a tuple of [`FenArgument`]s.
pub trait FenArguments<P>: 'static {
    /// What is known of each when it is compiled.
    const SYNTAX: &'static [Syntax] = &[];

    /// Writes all fields, one blank between.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    fn encode(position: &P, out: &mut dyn fmt::Write) -> fmt::Result;

    /// Reads all fields into a position, and tells where each started.
    ///
    /// # Errors
    ///
    /// The first fault: of a field, of a field that is missing, of text after the last.
    fn decode(position: &mut P, text: &str) -> Result<Fields, FenError>;

    /// Returns the byte at which a field of a text that can be read has what stands on the square of a file and a rank,
    /// counted from 0; none, if it does not say. The default never does.
    fn find(_text: &str, _fields: &Fields, _field: &str, _square: (usize, usize)) -> Option<usize> {
        None
    }
}

/// Words of a text with the byte that each starts at.
struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    /// Returns the next word and its byte, if there is one; else the end of the text.
    fn next(&mut self) -> Result<(&'a str, usize), usize> {
        let rest = &self.text[self.at..];
        let start = self.at + rest.len() - rest.trim_start_matches([' ', '\t']).len();
        let rest = &self.text[start..];
        let length = rest.find([' ', '\t']).unwrap_or(rest.len());
        self.at = start + length;
        if length == 0 { Err(start) } else { Ok((&rest[..length], start)) }
    }
}

/// Implements it for a tuple.
macro_rules! tuple {
    ($first:ident $($name:ident)*) => {
        impl<P, $first: FenArgument<P>, $($name: FenArgument<P>),*> FenArguments<P> for ($first, $($name,)*) {
            const SYNTAX: &'static [Syntax] = &[$first::SYNTAX, $($name::SYNTAX),*];

            fn encode(position: &P, out: &mut dyn fmt::Write) -> fmt::Result {
                $first::encode(position, out)?;
                $(out.write_char(' ')?;
                $name::encode(position, out)?;)*
                Ok(())
            }

            fn decode(position: &mut P, text: &str) -> Result<Fields, FenError> {
                let mut words = Words { text, at: 0 };
                let mut fields = Fields::default();
                read_field::<P, $first>(position, &mut words, &mut fields)?;
                $(read_field::<P, $name>(position, &mut words, &mut fields)?;)*
                match words.next() {
                    Ok((_, byte)) => Err(FenError::expected("end", byte, "the end of the FEN")),
                    Err(_) => Ok(fields),
                }
            }

            fn find(text: &str, fields: &Fields, field: &str, square: (usize, usize)) -> Option<usize> {
                let start = fields.byte(field);
                let (word, _) = Words { text: text.get(start..)?, at: 0 }.next().ok()?;
                let byte = match field {
                    name if name == $first::NAME => $first::find(word, square),
                    $(name if name == $name::NAME => $name::find(word, square),)*
                    _ => None,
                };
                byte.map(|byte| start + byte)
            }
        }
    };
}

/// Reads the next field, or what it means if it is left out.
fn read_field<P, A: FenArgument<P>>(
    position: &mut P,
    words: &mut Words<'_>,
    fields: &mut Fields,
) -> Result<(), FenError> {
    let (text, byte) = match (words.next(), A::DEFAULT) {
        (Ok(word), _) => word,
        (Err(end), Some(default)) => (default, end),
        (Err(end), None) => return Err(FenError::expected(A::NAME, end, "this field: it may not be left out")),
    };
    fields.0.push((A::NAME, byte));
    A::decode(position, text).map_err(|error| error.moved(byte))
}

tuple!(A);
tuple!(A B);
tuple!(A B C);
tuple!(A B C D);
tuple!(A B C D E);
tuple!(A B C D E F);
tuple!(A B C D E F G);
tuple!(A B C D E F G H);
