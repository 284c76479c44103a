//! Texts that are good, nearly good, or of anything.

use quadrille_referee::Random;

/// What a text is made of, besides what good ones are made of: beyond ASCII, of two, three and four bytes; controls.
const SIGNS: [&str; 16] = ["é", "€", "♔", "𝄞", "\u{301}", "\0", "\t", "\n", " ", "/", ":", "-", "x", "0", "{", "!"];

/// Numbers that are too large for something.
const NUMBERS: [&str; 6] = ["256", "65536", "4294967296", "18446744073709551616", "-1", "00000000000000000000000001"];

/// Changes a text in one place, or in up to four; what results is put into `out`.
fn mutate(random: &mut Random, texts: &[&str], out: &mut Vec<char>) {
    out.clear();
    out.extend(random.pick(texts).chars());
    for _ in 0..=random.below(4) * random.below(2) {
        let at = random.below(out.len() + 1);
        let end = at + random.below(out.len() - at + 1).min(8);
        match random.below(10) {
            // Flip a bit, where that leaves a character.
            0 => {
                if let Some(sign) = out.get_mut(at) {
                    *sign = char::from_u32(*sign as u32 ^ 1 << random.below(8)).unwrap_or(*sign);
                }
            }
            1 => drop(out.drain(at..end)),
            2 => {
                let again = out[at..end].to_vec();
                out.splice(at..at, again);
            }
            3 => drop(out.splice(at..at, random.pick(&SIGNS).chars())),
            4 => drop(out.splice(at..end, random.pick(&NUMBERS).chars())),
            5 => out.truncate(at),
            6 => drop(out.splice(at..at, char::from_u32(random.below(0x11_0000) as u32))),
            // A sign, or all the rest, from another good text.
            7 | 8 => {
                let other = random.pick(texts);
                if let Some(sign) = other.chars().nth(random.below(other.len())) {
                    drop(out.splice(at..end.min(at + 1), [sign]));
                }
            }
            _ => {
                let other = random.pick(texts);
                let from = random.below(other.len());
                out.truncate(at);
                out.extend(other.chars().skip(from));
            }
        }
    }
}

/// Makes a text of anything.
fn arbitrary(random: &mut Random, texts: &[&str], out: &mut Vec<char>) {
    out.clear();
    let letters = random.pick(texts);
    for _ in 0..random.below(24) {
        match random.below(4) {
            0 => out.extend(random.pick(&SIGNS).chars()),
            1 => out.extend(char::from_u32(random.below(0x80) as u32)),
            _ => out.extend(letters.chars().nth(random.below(letters.len()))),
        }
    }
}

/// Makes a text: one in eight arbitrary, one in eight a good one, the others mutated.
pub(crate) fn make(random: &mut Random, texts: &[&str], signs: &mut Vec<char>, out: &mut String) {
    out.clear();
    match random.below(8) {
        0 => arbitrary(random, texts, signs),
        1 => return out.push_str(random.pick::<&str>(texts)),
        _ => mutate(random, texts, signs),
    }
    out.extend(signs.iter());
}
