//! Texts as moves from the start of every game: lines of them, played as far as they are legal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille_ataxx::Ataxx;
use quadrille_chess::Chess;
use quadrille_core::Rules;
use quadrille_dama::Dama;
use quadrille_draughts::Draughts;

fn ask<R: Rules>(text: &str) {
    let mut position = R::start();
    for line in text.lines() {
        let (plain, recorded) = (R::read_move(&position, line), R::read_recorded(&position, line));
        let Ok(mv) = plain.or(recorded) else { return };
        assert!(R::is_legal(&position, mv));
        let written = R::move_text(&position, mv);
        assert_eq!(R::read_move(&position, &written), Ok(mv), "{written}");
        R::play(&mut position, mv, &mut ());
    }
}

fuzz_target!(|text: &str| {
    ask::<Ataxx>(text);
    ask::<Chess>(text);
    ask::<Dama>(text);
    ask::<Draughts>(text);
});
