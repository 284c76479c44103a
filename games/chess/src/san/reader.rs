//! Reading a turn.

use core::str::FromStr;

use quadrille_core::MoveError;

use super::exported::{exported, kind_of};
use super::turn::{Annotation, Check, Part, Step, Turn, Wing};
use crate::{Kind, Square};

impl FromStr for Turn {
    type Err = MoveError;

    /// Reads a turn in any of the forms that [`read`](super::read) takes.
    #[inline]
    fn from_str(text: &str) -> Result<Self, MoveError> {
        match exported(text.as_bytes()) {
            Some(turn) => Ok(turn),
            None => read(text),
        }
    }
}

/// Reads a turn in any of its forms.
fn read(text: &str) -> Result<Turn, MoveError> {
    let mut reader = Reader { bytes: text.as_bytes(), at: 0 };
    let mut turn = match reader.peek() {
        Some(sign @ (b'O' | b'0')) => Turn::castling(reader.castling(sign)?),
        _ => reader.step()?,
    };
    if let Some(check) = reader.check() {
        turn = turn.with_check(check);
    }
    if let Some(annotation) = reader.annotation() {
        turn = turn.with_annotation(annotation);
    }
    reader.end()?;
    Ok(turn)
}

/// What is left to read.
struct Reader<'t> {
    bytes: &'t [u8],
    at: usize,
}

/// A file and a rank, each if it is there.
type Origin = (Option<u8>, Option<u8>);

impl Reader<'_> {
    /// Returns the next byte.
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// Takes the next byte if it is among some.
    #[inline(always)]
    fn take<const N: usize>(&mut self, bytes: &[u8; N]) -> Option<u8> {
        self.take_if(|byte| bytes.contains(&byte))
    }

    /// Takes the next byte if it is one of these.
    #[inline(always)]
    fn take_if(&mut self, is_one: impl Fn(u8) -> bool) -> Option<u8> {
        let byte = self.peek().filter(|&byte| is_one(byte))?;
        self.at += 1;
        Some(byte)
    }

    /// Takes the letter of a kind if it is one of these.
    #[inline(always)]
    fn kind(&mut self, kinds: impl Fn(Kind) -> bool) -> Option<Kind> {
        let kind = kind_of(self.peek()?)?;
        self.take_if(|_| kinds(kind)).map(|_| kind)
    }

    /// Takes a text if it comes next.
    fn take_text(&mut self, text: &[u8]) -> bool {
        let comes = self.bytes[self.at..].starts_with(text);
        self.at += if comes { text.len() } else { 0 };
        comes
    }

    /// Takes a byte that must come next.
    fn must(&mut self, byte: u8, expected: &'static str) -> Result<(), MoveError> {
        self.take(&[byte]).map(drop).ok_or(MoveError::Syntax { byte: self.at, expected })
    }

    /// Reads castling, written with one sign throughout.
    fn castling(&mut self, sign: u8) -> Result<Wing, MoveError> {
        let expected = if sign == b'O' { "O-O or O-O-O" } else { "0-0 or 0-0-0" };
        for byte in [sign, b'-', sign] {
            self.must(byte, expected)?;
        }
        if self.take(b"-").is_none() {
            return Ok(Wing::King);
        }
        self.must(sign, expected)?;
        Ok(Wing::Queen)
    }

    /// Reads the step of a piece.
    fn step(&mut self) -> Result<Turn, MoveError> {
        let kind = self.kind(|_| true).unwrap_or(Kind::Pawn);
        if self.take(b"@").is_some() {
            return self.drop(kind);
        }
        let origin_at = self.at;
        let (first, sign_at) = (self.coordinates(), self.at);
        let sign = self.take(b"x-");
        let (second, to_at) = (self.coordinates(), self.at);
        let alone = sign.is_none() && second == (None, None);
        let (origin, to) = if alone { ((None, None), first) } else { (first, second) };
        let (Some(file), Some(rank)) = to else {
            return Err(MoveError::Syntax { byte: to_at, expected: expected_of(to) });
        };
        let to = Square::from_bit_unchecked(usize::from(rank) << 3 | usize::from(file));
        if sign == Some(b'-') && !matches!(origin, (Some(_), Some(_))) {
            return Err(MoveError::Syntax { byte: sign_at, expected: "a square before the hyphen" });
        }
        let mut step = Step::new(kind, to);
        if let Some(file) = origin.0 {
            step = step.from_file(file.into());
        }
        if let Some(rank) = origin.1 {
            step = step.from_rank(rank.into());
        }
        // Long algebraic without a sign tells a pawn's capture by its files.
        let aslant =
            kind == Kind::Pawn && origin.1.is_some() && origin.0.is_some_and(|file| usize::from(file) != to.file());
        if sign == Some(b'x') || sign.is_none() && aslant {
            step = step.capturing();
        }
        let promotion_at = self.at;
        if let Some(kind) = self.promotion()? {
            step = step.promoting(kind);
        }
        if kind == Kind::Pawn && step.captures() {
            self.en_passant();
        }
        Turn::new(step).map_err(|error| {
            let byte = match error.part {
                Part::Origin => origin_at,
                Part::Promotion => promotion_at,
            };
            MoveError::Syntax { byte, expected: error.expected }
        })
    }

    /// Reads the square that a piece is dropped on.
    fn drop(&mut self, kind: Kind) -> Result<Turn, MoveError> {
        if kind == Kind::King {
            return Err(MoveError::Syntax { byte: 0, expected: "the letter of a piece to drop: P, N, B, R or Q" });
        }
        match self.coordinates() {
            (Some(file), Some(rank)) => {
                Ok(Turn::dropping(kind, Square::from_bit_unchecked(usize::from(rank) << 3 | usize::from(file))))
            }
            to => Err(MoveError::Syntax { byte: self.at, expected: expected_of(to) }),
        }
    }

    /// Reads a file and a rank, each if it is there.
    fn coordinates(&mut self) -> Origin {
        let file = self.take_if(|byte| matches!(byte, b'a'..=b'h')).map(|letter| letter - b'a');
        let rank = self.take_if(|byte| matches!(byte, b'1'..=b'8')).map(|digit| digit - b'1');
        (file, rank)
    }

    /// Reads what a pawn becomes: `=Q`, `Q` or `(Q)`.
    fn promotion(&mut self) -> Result<Option<Kind>, MoveError> {
        let before = self.take(b"=(");
        let kind = self.kind(|kind| kind != Kind::Pawn);
        if before.is_some() && kind.is_none() {
            return Err(MoveError::Syntax { byte: self.at, expected: "the letter of a promotion: N, B, R, Q or K" });
        }
        if before == Some(b'(') {
            self.must(b')', "a closing parenthesis")?;
        }
        Ok(kind)
    }

    /// Takes the note that a capture is en passant, which says nothing that the squares do not.
    fn en_passant(&mut self) {
        if !self.take_text(b" e.p.") {
            self.take_text(b"e.p.");
        }
    }

    /// Reads `+`, `++`, as double checks were written once, or `#`.
    fn check(&mut self) -> Option<Check> {
        match self.take(b"+#")? {
            b'#' => Some(Check::Mate),
            _ => {
                self.take(b"+");
                Some(Check::Check)
            }
        }
    }

    /// Reads what the writer thinks of the turn.
    fn annotation(&mut self) -> Option<Annotation> {
        let first = self.take(b"!?")?;
        Some(match (first, self.take(b"!?")) {
            (b'!', None) => Annotation::Good,
            (_, None) => Annotation::Mistake,
            (b'!', Some(b'!')) => Annotation::Brilliant,
            (b'!', Some(_)) => Annotation::Interesting,
            (_, Some(b'!')) => Annotation::Dubious,
            (_, Some(_)) => Annotation::Blunder,
        })
    }

    /// Nothing must be left.
    fn end(&self) -> Result<(), MoveError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(MoveError::Syntax { byte: self.at, expected: "the end of the move" }),
        }
    }
}

/// Returns what lacks of a square.
fn expected_of(to: Origin) -> &'static str {
    match to {
        (Some(_), None) => "a rank from 1 to 8",
        _ => "a file from a to h",
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    use super::*;

    /// All texts of up to so many signs.
    fn texts(signs: &[u8], most: usize, text: &mut Vec<u8>, see: &mut dyn FnMut(&str)) {
        see(str::from_utf8(text).unwrap());
        if text.len() < most {
            for &sign in signs {
                text.push(sign);
                texts(signs, most, text, see);
                text.pop();
            }
        }
    }

    #[test]
    fn what_is_read_as_exported_is_read_alike_in_any_form() {
        let (mut seen, mut read_so) = (0, 0);
        texts(b"NKPad148x=Q+#-", 5, &mut Vec::new(), &mut |text| {
            seen += 1;
            if let Some(turn) = exported(text.as_bytes()) {
                read_so += 1;
                assert_eq!(read(text), Ok(turn), "{text}");
                // A sign behind is no longer the form of export, or as good.
                assert!(read(&format!("{text}!")).is_ok(), "{text}");
            } else if let Ok(turn) = read(text) {
                assert!(
                    turn.to_string() != text || turn.step().is_none_or(|step| step.rank().is_some()),
                    "{text} is exported"
                );
            }
        });
        assert_eq!(seen, (14_u32.pow(6) - 1) / 13);
        assert!(read_so > 600, "{read_so}");
    }
}
