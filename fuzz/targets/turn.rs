//! Texts as turns of chess without a position: what reads is written, and reads back equal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille_chess::san::Turn;

fuzz_target!(|text: &str| {
    if let Ok(turn) = text.parse::<Turn>() {
        assert_eq!(turn.to_string().parse(), Ok(turn));
        assert_eq!(format!("{turn:#}").parse(), Ok(turn));
    }
});
