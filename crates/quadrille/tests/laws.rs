//! What holds of every game of the registry, behind the trait object.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use quadrille::core::{Color, Convention, MoveError, Perft, PerftError};
use quadrille::{AnyGame, Filling, GAMES, Held, Variant, find};

/// Numbers without a pattern, the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// Plays random games, and asks in each position.
fn along_games(games: u64, mut ask: impl FnMut(&mut Box<dyn AnyGame>)) {
    for variant in GAMES {
        for seed in 0..games {
            let (mut game, mut random) = (variant.session(), Random(seed));
            for _ in 0..120 {
                ask(&mut game);
                let moves = game.moves();
                if moves.is_empty() {
                    break;
                }
                game.play(&moves[random.below(moves.len())]).unwrap();
            }
        }
    }
}

#[test]
fn names_are_one_word_each_and_differ() {
    let names: HashSet<_> = GAMES.iter().map(Variant::name).collect();
    assert_eq!(names.len(), GAMES.len());
    for variant in GAMES {
        let game = variant.session();
        assert_eq!(game.name(), variant.name());
        assert!(variant.name().bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'));
        assert!(!game.title().is_empty());
        assert_eq!(game.conventions()[0], Convention::Unique);
        assert!(find(GAMES, variant.name()).is_some());
    }
    assert!(find(GAMES, "").is_none());
}

#[test]
fn the_start_is_canonical_and_not_over() {
    for variant in GAMES {
        let mut game = variant.session();
        assert_eq!((variant.check_start(), variant.start_fen()), (Ok(()), game.start_fen()));
        assert_eq!(game.fen(), game.start_fen());
        game.set_fen(game.start_fen()).unwrap();
        assert_eq!((game.outcome(), game.claims()), (None, Vec::new()), "{}", variant.name());
    }
}

#[test]
fn fen_reads_back() {
    along_games(3, |game| {
        let fen = game.fen();
        let mut other = game.clone();
        other.set_fen(&fen).unwrap();
        assert_eq!(other.fen(), fen);
        assert_eq!(other.moves(), game.moves(), "{fen}");
        assert_eq!(other.board(), game.board(), "{fen}");
        assert_eq!(game.set_fen_leniently(&format!("{fen} x")).unwrap_err().errors().len(), 1);
        assert_eq!(game.fen(), fen, "a call that fails changes nothing");
    });
}

#[test]
fn moves_read_back() {
    along_games(1, |game| {
        let fen = game.fen();
        let (moves, full) = (game.moves(), game.moves_in_full());
        assert_eq!(moves.iter().collect::<HashSet<_>>().len(), moves.len(), "{fen}");
        assert_eq!(moves.len() as u128, game.perft(&Perft::new(1), &()).unwrap().nodes);
        for (plain, full) in moves.iter().zip(&full) {
            game.play(plain).unwrap();
            let after = game.fen();
            assert!(game.undo());
            assert_eq!(game.fen(), fen);
            game.play(full).unwrap();
            assert_eq!(game.fen(), after, "{fen}: {plain}, {full}");
            assert!(game.undo());
        }
        assert!(matches!(game.play("?"), Err(MoveError::Syntax { byte: 0, .. })), "{fen}");
        assert_eq!(game.fen(), fen);
    });
}

#[test]
fn divide_adds_up_to_perft() {
    for variant in GAMES {
        let game = variant.session();
        let depth = if game.moves().len() > 1000 { 2 } else { 3 };
        for &convention in game.conventions() {
            let options = Perft::new(depth).convention(convention);
            let all = game.perft(&options, &()).unwrap();
            let divided = game.divide(&options, &()).unwrap();
            assert!(all.complete && divided.iter().all(|part| part.complete));
            assert_eq!(divided.iter().map(|part| part.nodes).sum::<u128>(), all.nodes);
            assert_eq!(divided.into_iter().map(|part| part.mv).collect::<Vec<_>>(), game.moves());
        }
        for convention in [Convention::Orders, Convention::Paths] {
            let counted = game.perft(&Perft::new(1).convention(convention), &());
            let refused = Err(PerftError::Convention { game: variant.name(), convention });
            assert!(counted == refused || game.conventions().contains(&convention) && counted.is_ok(), "{counted:?}");
        }
    }
}

/// Returns the positions that the moves lead to.
fn after_each_move(game: &dyn AnyGame) -> HashSet<String> {
    let after = |text: &String| {
        let mut next = game.boxed_clone();
        next.play(text).unwrap();
        next.fen()
    };
    game.moves().iter().map(after).collect()
}

/// What [`Variant::counted_as`] claims: the same moves, in every position of a game.
#[test]
fn variants_have_the_moves_of_the_game_they_are_counted_as() {
    for variant in GAMES {
        let Some(like) = variant.counts_as() else { continue };
        let (mut game, mut random) = (variant.session(), Random(7));
        let mut other = find(GAMES, like).unwrap().session();
        for _ in 0..80 {
            other.set_fen(&game.fen()).unwrap();
            assert_eq!(game.perft(&Perft::new(2), &()), other.perft(&Perft::new(2), &()));
            assert_eq!(after_each_move(&*game), after_each_move(&*other), "{}", game.fen());
            let moves = game.moves();
            if moves.is_empty() {
                break;
            }
            game.play(&moves[random.below(moves.len())]).unwrap();
        }
    }
}

#[test]
fn a_count_can_be_stopped() {
    for variant in GAMES {
        let counted = variant.session().perft(&Perft::new(40), &AtomicBool::new(true)).unwrap();
        assert!(!counted.complete);
    }
}

#[test]
fn boards_have_squares_with_names() {
    for variant in GAMES {
        let board = variant.session().board();
        assert_eq!(board.rows().count(), board.ranks());
        assert!(board.rows().all(|row| row.len() == board.files()));
        for cell in board.rows().flatten() {
            assert_eq!(cell.name.is_empty(), cell.filling == Filling::Nothing);
        }
    }
    let letters = |name: &str| find(GAMES, name).unwrap().session().board().file_letters();
    assert_eq!(letters("ataxx"), Some(('a'..='g').collect()));
    assert_eq!(letters("draughts"), None);
}

/// Where a game has hands, its FEN has them in brackets.
#[test]
fn hands_are_those_of_the_fen() {
    along_games(3, |game| {
        let (fen, board) = (game.fen(), game.board());
        let in_hand: String = Color::ALL
            .into_iter()
            .flat_map(|side| board.hand(side).unwrap_or_default())
            .flat_map(|&Held { piece, number }| (0..number).map(move |_| piece.letter))
            .collect();
        let told = fen.split_once('[').and_then(|(_, rest)| rest.split_once(']')).map(|(hands, _)| hands);
        assert_eq!(board.hand(Color::White).map(|_| &*in_hand), told, "{fen}");
    });
}

#[test]
fn nothing_is_undone_before_the_first_move() {
    for variant in GAMES {
        assert!(!variant.session().undo());
    }
}
