//! The board field: ranks from the last to the first, gaps as numbers.

use core::fmt;

use super::{FenArgument, FenError, FenFault, Syntax};
use crate::{Content, Geometry, Placement, Square};

/// What is written of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Its letter.
    pub letter: char,
    /// Its team, counted from 0: White, Black, and others. The third and later ones are written behind the letter, `p{2}`.
    pub team: usize,
    /// Whether it bears the mark of a piece that has moved, `p!`.
    pub moved: bool,
}

/// A piece that has a letter.
///
/// # Laws
///
/// `from_letter(token().letter)`, given the team and the mark of the token, is the piece.
pub trait Glyph: Copy + Eq + fmt::Debug + 'static {
    /// The letters that mean a piece, in groups, such as those of each side. None means that they are not told: then nobody
    /// sees when the game is compiled that two pieces have the same, or that the start has others.
    const LETTERS: &'static [&'static str] = &[];

    /// Returns the piece that a letter means.
    fn from_letter(letter: char) -> Option<Self>;

    /// Returns what is written of the piece.
    fn token(self) -> Token;

    /// Returns this piece as one of a team, where the game has pieces whose letter does not tell the team.
    #[must_use]
    fn of_team(self, _team: usize) -> Option<Self> {
        None
    }

    /// Returns this piece as one that has moved, where the game marks that.
    #[must_use]
    fn marked_moved(self) -> Option<Self> {
        None
    }
}

/// The board field of FEN, for a board of any width; with `HOLES`, `-` is a square where nothing may stand.
///
/// Ranks run from the last to the first, with `/` between; a number is a gap of that many empty squares; a letter is a
/// piece, behind it `{2}` for the third team (they count from 0) and `!` for a piece that has moved.
#[derive(Clone, Copy, Debug)]
pub struct BoardField<const HOLES: bool = false>;

/// What people call the field.
pub(crate) const NAME: &str = "board";

impl<P: Placement, const HOLES: bool> FenArgument<P> for BoardField<HOLES> {
    const NAME: &'static str = NAME;
    const SYNTAX: Syntax = Syntax::Board { holes: HOLES };

    fn encode(position: &P, out: &mut dyn fmt::Write) -> fmt::Result {
        for rank in (0..P::Geometry::RANKS).rev() {
            let mut gap = 0;
            for file in 0..P::Geometry::FILES {
                let content = Square::new(file, rank).map_or(Content::Empty, |square| position.at(square));
                if content == Content::Empty {
                    gap += 1;
                    continue;
                }
                write_gap(&mut gap, out)?;
                match content {
                    Content::Piece(piece) => write_token(piece.token(), out)?,
                    _ => out.write_char('-')?,
                }
            }
            write_gap(&mut gap, out)?;
            if rank > 0 {
                out.write_char('/')?;
            }
        }
        Ok(())
    }

    fn decode(position: &mut P, text: &str) -> Result<(), FenError> {
        let mut rest = Cursor { text, at: 0 };
        for rank in (0..P::Geometry::RANKS).rev() {
            let mut file = 0;
            while file < P::Geometry::FILES {
                file += read_squares::<P, HOLES>(position, &mut rest, file, rank)?;
            }
            match (rest.peek(), rank) {
                (Some('/'), 1..) => rest.at += 1,
                (sign, 1..) => return Err(rest.expected(behind_rank(sign.is_none()))),
                (Some(_), 0) => return Err(rest.expected("the end of the board: the last rank is full")),
                (None, 0) => {}
            }
        }
        Ok(())
    }

    fn find(text: &str, square: (usize, usize)) -> Option<usize> {
        find::<false>(text, P::Geometry::RANKS, square)
    }
}

/// Returns what is expected behind a rank that is full, where others follow, if the board ends there or goes on otherwise.
pub(crate) const fn behind_rank(ends: bool) -> &'static str {
    if ends { "`/` and the next rank: the board has too few" } else { "`/`: the rank is full" }
}

/// Returns the byte at which a board that can be read has a piece or a hole on the square of a file and a rank; with
/// `PREFIXED`, where `+` stands before the letter of a piece.
pub(crate) fn find<const PREFIXED: bool>(board: &str, ranks: usize, square: (usize, usize)) -> Option<usize> {
    let (mut rest, mut file, mut rank) = (Cursor { text: board, at: 0 }, 0_usize, ranks.checked_sub(1)?);
    while let Some(sign) = rest.peek() {
        let start = rest.at;
        if let Some(gap) = rest.number() {
            file = file.saturating_add(gap);
            continue;
        }
        rest.at += sign.len_utf8();
        match sign {
            '/' => (file, rank) = (0, rank.checked_sub(1)?),
            // The marks behind a letter.
            '{' => rest.at = start + board[start..].find('}')? + 1,
            '!' => {}
            _ if (file, rank) == square => return Some(start),
            _ => {
                // The mark before one.
                if PREFIXED && sign == '+' {
                    rest.at += rest.peek().map_or(0, char::len_utf8);
                }
                file += 1;
            }
        }
    }
    None
}

/// Writes a gap, if there is one, and starts the next.
fn write_gap(gap: &mut usize, out: &mut dyn fmt::Write) -> fmt::Result {
    match core::mem::take(gap) {
        0 => Ok(()),
        squares => write!(out, "{squares}"),
    }
}

/// Writes a piece.
fn write_token(token: Token, out: &mut dyn fmt::Write) -> fmt::Result {
    out.write_char(token.letter)?;
    if token.team >= 2 {
        write!(out, "{{{}}}", token.team)?;
    }
    if token.moved {
        out.write_char('!')?;
    }
    Ok(())
}

/// A place in the text.
struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl Cursor<'_> {
    /// Returns the sign at the place.
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    /// Reads a number of any number of digits, if one is there; one that is too large reads as the largest.
    fn number(&mut self) -> Option<usize> {
        let rest = &self.text[self.at..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        self.at += digits;
        (digits > 0).then(|| rest[..digits].parse().unwrap_or(usize::MAX))
    }

    /// Makes the error of something else that was expected here.
    fn expected(&self, expected: &'static str) -> FenError {
        FenError::expected(NAME, self.at, expected)
    }
}

/// Reads a gap, a hole or a piece at a square, and returns how many squares it took.
fn read_squares<P: Placement, const HOLES: bool>(
    position: &mut P,
    rest: &mut Cursor<'_>,
    file: usize,
    rank: usize,
) -> Result<usize, FenError> {
    let (start, most) = (rest.at, P::Geometry::FILES - file);
    let fault = |fault| Err(FenError { field: NAME, byte: start, fault });
    if rest.peek() == Some('0') {
        return Err(rest.expected("a gap of one square or more, without a zero before it"));
    }
    if let Some(gap) = rest.number() {
        return if gap <= most { Ok(gap) } else { fault(FenFault::Gap { most }) };
    }
    let content = match rest.peek() {
        Some('-') if HOLES => {
            rest.at += 1;
            Content::Hole
        }
        letter => match letter.and_then(P::Piece::from_letter) {
            Some(piece) => {
                rest.at += letter.map_or(0, char::len_utf8);
                Content::Piece(read_marks(piece, rest)?)
            }
            None if letter.is_none() || letter == Some('/') => {
                return Err(rest.expected("more squares: the rank is not full"));
            }
            None => {
                let or = if HOLES { "`-`" } else { "" };
                return fault(FenFault::Square { letters: P::Piece::LETTERS, or, most });
            }
        },
    };
    match Square::new(file, rank) {
        Some(square) => position.place(square, content),
        None => return Err(FenError::expected(NAME, start, "a gap: there is no square here")),
    }
    Ok(1)
}

/// Reads the marks behind a letter.
fn read_marks<G: Glyph>(mut piece: G, rest: &mut Cursor<'_>) -> Result<G, FenError> {
    if rest.peek() == Some('{') {
        rest.at += 1;
        let start = rest.at;
        let team = rest.number().and_then(|team| piece.of_team(team));
        let expected = FenError::expected(NAME, start, "the number of a team that has this piece");
        piece = team.ok_or(expected)?;
        if rest.peek() != Some('}') {
            return Err(rest.expected("`}` behind the number of a team"));
        }
        rest.at += 1;
    }
    if rest.peek() == Some('!') {
        piece = piece.marked_moved().ok_or_else(|| rest.expected("no mark: this piece has none for having moved"))?;
        rest.at += 1;
    }
    Ok(piece)
}

#[cfg(test)]
mod tests;
