//! Games of leaping and riding pieces whose FENs leave something out, and one of kings alone: the referees read them too.
//!
//! A FEN without clocks does not read back, and that is told, as it is that kings alone are a draw before the first move; the
//! referees of these games have nothing to say.

use quadrille_conformance::{Captures, Conformance, Law};
use quadrille_core::fen::{FullmoveNumber, HalfmoveClock, SideLetters, SideToMove};
use quadrille_core::royal::gaits::{King, Pawn, Rook};
use quadrille_core::royal::{
    BareRoyals, Castling, CastlingField, Checkmate, DoubleStep, EnPassantField, NoPockets, PieceField, StalemateDraws,
};
use quadrille_core::{Rectangle, Royal, RoyalMoves, RoyalRules};

type Letters = &'static [&'static str];
type Promotions = &'static [(&'static str, Letters)];
type Castlings = &'static [Castling];

/// A castling of the king on the third file with the rook on the sixth.
const CASTLING: Castling = Castling { letter: 'K', partner: "R", royal: [2, 4], mate: [5, 3] };

/// Declares games, and tests which laws do not hold.
macro_rules! games {
    ($($name:ident, $moves:ident: $kinds:ty, $letters:expr, $promotions:expr, $castlings:expr, $progress:expr; $start:literal, $fen:ty; $($law:ident),*;)*) => {
        $(#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        struct $name;

        impl RoyalMoves for $name {
            type Geometry = Rectangle<6, 6>;
            type Kinds = $kinds;
            type Pockets = NoPockets;
            const LETTERS: Letters = $letters;
            const PROMOTIONS: Promotions = $promotions;
            const CASTLINGS: Castlings = $castlings;
            const PROGRESS: Letters = $progress;
        }

        impl RoyalRules for $name {
            type Moves = Self;
            const NAME: &'static str = stringify!($moves);
            const TITLE: &'static str = stringify!($name);
            const START: &'static str = $start;
            type End = (Checkmate, StalemateDraws, BareRoyals);
            type Claims = ();
            type Fen = $fen;
        }

        #[test]
        fn $moves() {
            let report = Conformance::<Royal<$name>>::new().games(12).texts(50).captures(Captures::Free).derived().run();
            let broken: Vec<Law> = report.faults().iter().map(|fault| fault.law).collect();
            let laws: &[Law] = &[$(Law::$law),*];
            assert_eq!(broken, laws, "{report}");
            assert!(report.asked(Law::Referee) > 0 && report.asked(Law::RefereePlays) > 0, "{report}");
        })*
    };
}

/// The sides by other letters.
#[derive(Clone, Copy, Debug)]
struct RedAndGreen;

impl SideLetters for RedAndGreen {
    const WHITE: &'static str = "r";
    const BLACK: &'static str = "g";
}

type Clocks = (PieceField, SideToMove, HalfmoveClock, FullmoveNumber);
type All = (PieceField, SideToMove, CastlingField, EnPassantField, HalfmoveClock, FullmoveNumber);
type OtherOrder = (PieceField, HalfmoveClock, FullmoveNumber, SideToMove<RedAndGreen>, EnPassantField, CastlingField);

games! {
    Defaults, defaults: (King, Rook, (Pawn, DoubleStep<1>)), &["K", "R", "P"], &[("P", &["R"])], &[CASTLING], &["P"];
        "r1k2r/pppppp/6/6/PPPPPP/R1K2R w Kk -", All;;
    Short, short: (King, Rook, Pawn), &["K", "R", "P"], &[("P", &["R"])], &[], &["P"];
        "r1k2r/pppppp/6/6/PPPPPP/R1K2R w", (PieceField, SideToMove); FenReadsBack, RecordsReadBack;
    Castles, castles: (King, Rook, Pawn), &["K", "R", "P"], &[("P", &["R"])], &[CASTLING], &["P"];
        "r1k2r/pppppp/6/6/PPPPPP/R1K2R w Kk", (PieceField, SideToMove, CastlingField, HalfmoveClock, FullmoveNumber);;
    Otherwise, otherwise: (King, Rook, (Pawn, DoubleStep<1>)), &["K", "R", "P"], &[("P", &["R"])], &[CASTLING], &["P"];
        "r1k2r/pppppp/6/6/PPPPPP/R1K2R 0 1 r - Kk", OtherOrder;;
    Kings, kings: (King,), &["K"], &[], &[], &[]; "2k3/6/6/6/6/2K3 w 0 1", Clocks; Start;
}

/// What is left out is told by its name and its figures, and by the field that tells it.
#[test]
fn a_clock_that_a_fen_leaves_out_is_told() {
    let report = Conformance::<Royal<Short>>::new().games(12).texts(0).run();
    let fault = report.faults().iter().find(|fault| fault.law == Law::FenReadsBack).expect("the law is broken");
    assert_eq!(fault.found, "the halfmove clock 1, read back as 0: put `HalfmoveClock` into `Fen`", "{fault}");
}
