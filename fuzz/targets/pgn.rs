//! Bytes as files of PGN, of chess and of Ataxx.

#![no_main]

mod ask;

use libfuzzer_sys::fuzz_target;
use quadrille_ataxx::Ataxx;
use quadrille_chess::Chess;

fuzz_target!(|bytes: &[u8]| {
    ask::ask::<Chess>(bytes);
    ask::ask::<Ataxx>(bytes);
});
