//! Are games of stones recorded, and do they end?
//!
//! Each is played at random, many times, until it is over; then it is written as a record and read again.

use quadrille_core::{Game, Rules};
use quadrille_records::Record;
use quadrille_referee::Random;

/// Plays games to their ends, reads their records again, and holds the longest to a number of plies.
fn play_out<R: Rules>(games: u64, most_plies: usize) {
    for seed in 0..games {
        let (mut game, mut random) = (Game::<R>::new(), Random::new(seed));
        while game.outcome().is_none() {
            let mv = *random.pick(&R::moves(game.position()));
            game.play(mv).unwrap_or_else(|error| panic!("{}: {error}", R::fen(game.position())));
        }
        assert!(!R::has_move(game.position()), "{}: over, with moves", R::fen(game.position()));
        let plies = game.moves().len();
        assert!(plies <= most_plies, "{}, seed {seed}: {plies} plies", R::NAME);
        let record = Record::from(&game);
        let text = record.to_string();
        assert_eq!(Record::<R>::read(&text).ok().as_ref(), Some(&record), "{text}");
    }
}

#[test]
fn breakthrough_ends() {
    // Each of 32 men steps at most seven times.
    play_out::<quadrille_breakthrough::Breakthrough>(40, 7 * 32);
}

#[test]
fn othello_ends() {
    // Sixty disks are placed, and nobody passes twice running.
    play_out::<quadrille_othello::Othello>(40, 120);
}

#[test]
fn connect_four_ends() {
    play_out::<quadrille_connect_four::ConnectFour>(40, 42);
}

#[test]
fn gomoku_ends() {
    play_out::<quadrille_gomoku::Gomoku>(20, 361);
}

#[test]
fn amazons_ends() {
    // Each move burns one of 92 squares.
    play_out::<quadrille_amazons::Amazons>(20, 92);
}
