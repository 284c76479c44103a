//! Bytes as files of PDN, of draughts and of dama.

#![no_main]

mod ask;

use libfuzzer_sys::fuzz_target;
use quadrille_dama::Dama;
use quadrille_draughts::Draughts;

fuzz_target!(|bytes: &[u8]| {
    ask::ask::<Draughts>(bytes);
    ask::ask::<Dama>(bytes);
});
