//! Reading turns as most are written.

use std::io::Read;

use super::bytes::ends_word;
use super::game::Game;
use crate::Visitor;

impl<I: Read, V: Visitor + ?Sized> Game<'_, I, V> {
    /// Reads turns that begin with a letter, and the blanks and numbers before each, as long as nothing else comes and all of
    /// a turn is in the window. Most of movetext is that, and is read a sixth faster for it.
    #[inline]
    pub(super) fn read_plain_turns(&mut self) {
        loop {
            let window = self.source.window();
            let Some(&first) = window.first() else { return };
            if first == b' ' {
                self.source.skip(1);
            } else if first.is_ascii_alphabetic() {
                let Some(length) = window.iter().position(|&byte| ends_word(byte)) else { return };
                if window[length] == b'(' {
                    return;
                }
                self.tell_turn(length);
                self.source.skip(length);
            } else if first == b'\n' {
                self.source.skip_line_end();
            } else if first.is_ascii_digit() {
                let Some(digits) = window.iter().position(|byte| !byte.is_ascii_digit()) else { return };
                let Some(dots) = window[digits..].iter().position(|&byte| byte != b'.') else { return };
                if dots == 0 {
                    return;
                }
                self.source.skip(digits + dots);
            } else {
                return;
            }
        }
    }
}
