//! Texts as FENs of every game: what reads is written, and reads back equal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille_ataxx::Ataxx;
use quadrille_chess::{Chess, Chess960};
use quadrille_core::{Rules, fen};
use quadrille_dama::Dama;
use quadrille_draughts::Draughts;

fn ask<R: Rules>(text: &str) {
    if let Ok((position, _)) = fen::read_leniently::<R>(text) {
        let written = fen::write::<R>(&position);
        let again = fen::read_leniently::<R>(&written).map(|(position, _)| position);
        assert_eq!(again, Ok(position), "{written}");
        assert_eq!(R::has_move(&position), R::move_count(&position) > 0);
    }
}

fuzz_target!(|text: &str| {
    ask::<Ataxx>(text);
    ask::<Chess>(text);
    ask::<Chess960>(text);
    ask::<Dama>(text);
    ask::<Draughts>(text);
});
