//! Texts that are broken.

use crate::random::Random;

/// What is put into them: signs that mean something in FEN or in moves, others of one to four bytes, numbers too large.
const SIGNS: [&str; 30] = [
    "é",
    "€",
    "♔",
    "𝄞",
    "\u{301}",
    "\0",
    "\t",
    "\n",
    " ",
    "/",
    ":",
    "-",
    ",",
    "x",
    "0",
    "9",
    "K",
    "p",
    "w",
    "b",
    "{",
    "}",
    "!",
    "=",
    "@",
    "[",
    "256",
    "65536",
    "18446744073709551616",
    "-1",
];

/// Breaks one of some texts: one to four changes.
pub(crate) fn broken(texts: &[String], random: &mut Random) -> String {
    let mut text: Vec<char> = if texts.is_empty() { Vec::new() } else { random.pick(texts).chars().collect() };
    for _ in 0..1 + random.below(4) {
        let at = random.below(text.len() + 1);
        match random.below(6) {
            0 => text.truncate(at),
            1 if at < text.len() => drop(text.remove(at)),
            2 if at + 1 < text.len() => text.swap(at, at + 1),
            3 if !texts.is_empty() => {
                let other: Vec<char> = random.pick(texts).chars().collect();
                text.splice(at..at, other[random.below(other.len() + 1)..].iter().copied());
            }
            _ => drop(text.splice(at..at, random.pick(&SIGNS).chars()).count()),
        }
    }
    text.into_iter().collect()
}
