//! Bad input: arbitrary and mutated texts into the readers of FEN and of moves of every game.
//!
//! No text panics, and the byte that an error names lies within the text. A mutated FEN that reads has its moves
//! generated, and a mutated move read on it.
//!
//! `QUADRILLE_INPUTS` is the number of inputs and `QUADRILLE_SEED` the seed; the long run is
//! `QUADRILLE_INPUTS=100000000 cargo test --release --test bad_input -- --nocapture`. A failure prints the input.

mod texts;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use quadrille_core::{MoveError, Rules, fen};
use quadrille_referee::Random;
use texts::make;

/// Inputs if nothing else is asked for.
const INPUTS: u64 = 200_000;

/// What a game is asked, as functions over text, so that all games stand in one list.
struct Game {
    name: &'static str,
    fens: &'static [&'static str],
    moves: &'static [&'static str],
    ask: fn(fen: &str, mv: &str) -> Asked,
}

/// What was made of an input.
#[derive(Default)]
struct Asked {
    /// The FEN was read.
    position: bool,
    /// The move was read on it.
    moved: bool,
}

/// Reads a FEN strictly and leniently, and a move on the position or on the start.
fn ask<R: Rules>(text: &str, mv: &str) -> Asked {
    let strict = fen::read::<R>(text);
    let lenient = fen::read_leniently::<R>(text);
    let faults = strict.as_ref().err().into_iter().chain(lenient.as_ref().err());
    for error in faults.flat_map(|errors| errors.errors()) {
        assert!(error.byte <= text.len(), "byte {} of {} in {text:?}: {error}", error.byte, text.len());
    }
    assert!(strict.is_err() || lenient.is_ok(), "strict takes what lenient refuses: {text:?}");
    let position = lenient.as_ref().map_or_else(|_| R::start(), |(position, _)| *position);
    if lenient.is_ok() {
        let legal = R::moves(&position);
        assert_eq!(R::has_move(&position), !legal.is_empty(), "{text:?}");
        if let Some(&mv) = legal.first() {
            let mut next = position;
            R::play(&mut next, mv, &mut ());
            let written = fen::write::<R>(&next);
            assert!(fen::read_leniently::<R>(&written).is_ok(), "{written} after a move in {text:?}");
        }
    }
    let moved = R::read_move(&position, mv);
    if let Err(error @ MoveError::Syntax { .. }) = moved {
        assert!(error.byte() <= mv.len(), "byte {} of {} in {mv:?}: {error}", error.byte(), mv.len());
    }
    Asked { position: lenient.is_ok(), moved: moved.is_ok() }
}

/// The games and texts that are good in them.
const GAMES: [Game; 24] = [
    Game {
        name: "amazons",
        fens: &["3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w 1", "3q2q3/10/10/q2Q2-2q/10/10/Q8Q/10/10/6Q3 b 1"],
        moves: &["d1-d7/g7", "a4-a5/a4", "a7-a6/a7"],
        ask: ask::<quadrille_amazons::Amazons>,
    },
    Game {
        name: "ataxx",
        fens: &[
            "x5o/7/7/7/7/7/o5x x 0 1",
            "x5o/7/2-1-2/3-3/2-1-2/7/o5x o 12 34",
            "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 99 50",
            "b5w/7/7/7/7/7/W5B B",
        ],
        moves: &["g2", "a7c5", "0000", "b6"],
        ask: ask::<quadrille_ataxx::Ataxx>,
    },
    Game {
        name: "breakthrough",
        fens: &[
            "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w 1",
            "1p2pp1p/2p2ppp/2P5/8/8/3P2P1/1p1P2PP/1PP1PP1P w 26",
        ],
        moves: &["b2c3", "h7h6", "c6d7"],
        ask: ask::<quadrille_breakthrough::Breakthrough>,
    },
    Game {
        name: "capablanca",
        fens: &[
            "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
            "r4k3r/1p8/10/8pP/10/10/P9/R4K3R b KQkq j3 12 34",
            "9k/P9/10/10/10/3a6/10/R4K3R w Q - 0 1",
        ],
        moves: &["e2e4", "f1i1", "f1c1", "a7a8c", "i4j3"],
        ask: ask::<quadrille_capablanca::Capablanca>,
    },
    Game {
        name: "chess",
        fens: &[
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "4k3/P7/8/8/8/8/7p/4K3 w - -",
        ],
        moves: &["e2e4", "e1g1", "e1h1", "a7a8q", "f4g3", "b8c6"],
        ask: ask::<quadrille_chess::Chess>,
    },
    Game {
        name: "chess960",
        fens: &[
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
            "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
            "rkbnqnbr/pppppppp/8/8/8/8/PPPPPPPP/RKBNQNBR w KQkq - 0 1",
        ],
        moves: &["g1h1", "g1f1", "e2e4", "b1a1"],
        ask: ask::<quadrille_chess::Chess960>,
    },
    Game {
        name: "connect-four",
        fens: &["7/7/7/7/7/7 x 1", "7/7/7/x6/o6/x5o x 3", "7/7/7/7/ooo4/xxxx3 o 4"],
        moves: &["d1", "4", "a2"],
        ask: ask::<quadrille_connect_four::ConnectFour>,
    },
    Game {
        name: "king-of-the-hill",
        fens: &["rnb2b1r/ppp2ppp/3k4/8/1PKp1pn1/3Pq3/PBP1P2P/RN1Q1B1R w - - 4 12"],
        moves: &["c4d4", "d1e1"],
        ask: ask::<quadrille_chess::KingOfTheHill>,
    },
    Game {
        name: "three-check",
        fens: &[
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 1+1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 +0+2",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1",
        ],
        moves: &["e1g1", "e2e4"],
        ask: ask::<quadrille_chess::ThreeCheck>,
    },
    Game {
        name: "antichess",
        fens: &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", "8/P6K/8/3pP3/8/8/5k1k/8 w - d6 0 2"],
        moves: &["e5d6", "a7a8k", "e2e3"],
        ask: ask::<quadrille_chess::Antichess>,
    },
    Game {
        name: "atomic",
        fens: &[
            "rn2kb1r/1pp1p2p/p2q1pp1/3P4/2P3b1/4PN2/PP3PPP/R2QKB1R b KQkq -",
            "8/8/8/8/8/8/2k5/rR4KR w KQ -",
            "r3k1rR/5K2/8/8/8/8/8/8 b kq -",
        ],
        moves: &["g4f3", "g1h1", "e8a8"],
        ask: ask::<quadrille_chess::Atomic>,
    },
    Game {
        name: "racing-kings",
        fens: &["8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1", "2R5/k6K/8/8/8/8/8/8 w - - 0 1"],
        moves: &["h2h3", "h7h8"],
        ask: ask::<quadrille_chess::RacingKings>,
    },
    Game {
        name: "horde",
        fens: &[
            "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1",
            "k7/5p2/4p2P/3p2P1/2p2P2/1p2P2P/p2P2P1/2P2P2 w - -",
        ],
        moves: &["c5c6", "c1c3", "h6h7"],
        ask: ask::<quadrille_chess::Horde>,
    },
    Game {
        name: "crazyhouse",
        fens: &[
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
            "2rn1b1r/1pp2n1p/B1PBk1pP/5p1P/P5p1/2P2RP1/RP1QNP2/1NBK4[QPp] w - -",
            "4k3/1Q~6/8/8/4b3/8/Kpp5/8/Qn b - -",
        ],
        moves: &["P@e4", "Q@e5", "N@f3", "e2e4"],
        ask: ask::<quadrille_chess::Crazyhouse>,
    },
    Game {
        name: "dama",
        fens: &[
            "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7",
            "B:Wc5,a4,g4,a3,b3,c3,f3,h3,b2,e2,g2:BKc8,a7,d7,e7,f7,g7,e6,f6,g6,e5",
            "W:Wf6,a1:Bf7,Ke8,Kc8,h5:H12:F34",
            "W:WKa1:Ba3,h8.",
        ],
        moves: &["d3-d4", "c8xc4xc2xf2xf4xh4xh2xf2xa2", "f6xf8xd8xb8=K", "a1xa8", "d7-d8=K"],
        ask: ask::<quadrille_dama::Dama>,
    },
    Game {
        name: "dama-king-at-once",
        fens: &["W:Wf6,a1:Bf7,Ke8,Kc8,h5:H12:F34", "W:Wf6:Bf7,d8,c3"],
        moves: &["f6xf8xc8xc1=K", "f6xf8xd8xa8=K"],
        ask: ask::<quadrille_dama::DamaKingAtOnce>,
    },
    Game {
        name: "draughts",
        fens: &[
            "W:W31-50:B1-20",
            "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46",
            "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38",
            "W:WK47:B14,19,29,31,42:H12:F34",
            "W:WK3:B.",
        ],
        moves: &["32-28", "28x19", "47x38x24x13x36", "2x2"],
        ask: ask::<quadrille_draughts::Draughts>,
    },
    Game {
        name: "gomoku",
        fens: &[
            "19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19 x 1",
            "19/5o12o/6o12/18o/19/19/19/19/19/19/19/19/19/19/19/11x7/12x6/13x5/14x4 x 1",
        ],
        moves: &["j10", "a1", "s19"],
        ask: ask::<quadrille_gomoku::Gomoku>,
    },
    Game {
        name: "othello",
        fens: &["8/8/8/3xo3/3ox3/8/8/8 x 1", "8/8/8/3oo3/3oo3/8/8/ox6 x 30", "8/8/8/3*O3/3OX3/8/8/8 X"],
        moves: &["f5", "pass", "d3"],
        ask: ask::<quadrille_othello::Othello>,
    },
    Game {
        name: "los-alamos",
        fens: &["rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1", "6/2P3/6/1K1k2/6/6 w - - 0 1"],
        moves: &["c2c3", "c5c6q", "d4d5"],
        ask: ask::<quadrille_los_alamos::LosAlamos>,
    },
    Game {
        name: "minishogi",
        fens: &[
            "rbsgk/4p/5/P4/KGSBR[] w 0 1",
            "4k/S4/5/1+p3/K3+R[GPpsb] w 3 17",
            "4k/5/4G/5/K4[Pp] b 0 1",
            "4k/5/5/5/K4[-] w",
        ],
        moves: &["a2a3", "a4a5+", "G@e4", "P@c3", "e5d5"],
        ask: ask::<quadrille_minishogi::Minishogi>,
    },
    Game {
        name: "orda",
        fens: &[
            "lhaykahl/8/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
            "4k3/8/3a4/2l1y3/2PpP3/h7/8/4K3 b - e3 0 1",
            "8/P3K3/8/8/8/8/4k3/8 w - - 3 17",
        ],
        moves: &["e2e4", "d4e3", "a7a8h", "e7d8", "c5b7"],
        ask: ask::<quadrille_orda::Orda>,
    },
    Game {
        name: "frisian-draughts",
        fens: &["W:W31-50:B1-20:+0+0", "B:WK46,K41,33:B1,K5:H2:F9:+25+141", "W:WK46,50:BK5,1:+1+2."],
        moves: &["32-28", "28x8", "46x16", "5-46"],
        ask: ask::<quadrille_draughts::FrisianDraughts>,
    },
    Game {
        name: "russian-draughts",
        fens: &["W:Wa3,c3,e3,g3:Bb8,d8,f8", "B:WKa1,h2:BKb8:H3:F7"],
        moves: &["c3-d4", "c3:e5:c7", "b8xh2", "f8-e7"],
        ask: ask::<quadrille_draughts::RussianDraughts>,
    },
];

/// How many inputs were asked, and what was made of them.
#[derive(Default)]
struct Totals {
    inputs: AtomicU64,
    positions: AtomicU64,
    moves: AtomicU64,
}

/// Asks a share of the inputs of a game.
fn run(game: &Game, seed: u64, inputs: u64, totals: &Totals) {
    let mut random = Random::new(seed);
    let (mut signs, mut text, mut mv) = (Vec::new(), String::new(), String::new());
    let (mut positions, mut moves) = (0, 0);
    // An input is a FEN and a move on it.
    for _ in 0..inputs.div_ceil(2) {
        make(&mut random, game.fens, &mut signs, &mut text);
        make(&mut random, game.moves, &mut signs, &mut mv);
        match catch_unwind(AssertUnwindSafe(|| (game.ask)(&text, &mv))) {
            Ok(asked) => {
                positions += u64::from(asked.position);
                moves += u64::from(asked.moved);
            }
            Err(panic) => {
                eprintln!("{}, seed {seed}: FEN {text:?}, move {mv:?}", game.name);
                resume_unwind(panic);
            }
        }
    }
    totals.inputs.fetch_add(inputs.div_ceil(2) * 2, Ordering::Relaxed);
    totals.positions.fetch_add(positions, Ordering::Relaxed);
    totals.moves.fetch_add(moves, Ordering::Relaxed);
}

/// Returns a number that the environment sets.
fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")))
}

#[test]
fn no_text_panics() {
    let (inputs, seed) = (number("QUADRILLE_INPUTS", INPUTS), number("QUADRILLE_SEED", 1));
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let share = inputs.div_ceil(threads * GAMES.len() as u64);
    let totals: Vec<Totals> = GAMES.iter().map(|_| Totals::default()).collect();
    thread::scope(|scope| {
        for thread in 0..threads {
            let totals = &totals;
            scope.spawn(move || {
                for (i, game) in GAMES.iter().enumerate() {
                    // Seeds far apart, so that no two sequences meet.
                    run(game, (seed * threads + thread) << 40 | (i as u64) << 36, share, &totals[i]);
                }
            });
        }
    });
    let mut ran = 0;
    for (game, totals) in GAMES.iter().zip(&totals) {
        let [inputs, positions, moves] =
            [&totals.inputs, &totals.positions, &totals.moves].map(|total| total.load(Ordering::Relaxed));
        println!("{:>18}: {inputs} inputs, {positions} positions and {moves} moves accepted", game.name);
        assert!(positions > 0 && moves > 0, "{}: nothing was accepted, so little was asked", game.name);
        ran += inputs;
    }
    println!("{:>18}: {ran} inputs", "all games");
    assert!(ran >= inputs);
}
