//! Turkish dama, point by point (TÜDAF rulebook), its options, and its notation.

mod common;

use common::{after, canonical, draw, fault, game, moves_in_full, outcome, play, reread, text, win};
use quadrille_core::{Clocks, Color, Count, MoveError, Reason, Rules, fen};
use quadrille_dama::{Dama, DamaCaptureDue, DamaKingAtOnce, DamaKingBeatsMan, DamaLimit, DamaPlayOn, DamaTurnEnds};

/// Returns the legal moves as text, in the order of bytes.
fn moves(position: &str) -> Vec<String> {
    common::moves::<Dama>(position)
}

#[test]
fn tudaf_board_and_start() {
    let start = "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";
    assert_eq!(fen::write::<Dama>(&Dama::start()), start);
    // Only the men of the front row have an empty square before or beside them.
    assert_eq!(moves(start), ["a3-a4", "b3-b4", "c3-c4", "d3-d4", "e3-e4", "f3-f4", "g3-g4", "h3-h4"]);
}

#[test]
fn tudaf_man_moves_forward_and_sideways() {
    assert_eq!(moves("W:Wd4:Bh8"), ["d4-c4", "d4-d5", "d4-e4"]);
    assert_eq!(moves("B:Wa1:Bd4"), ["d4-c4", "d4-d3", "d4-e4"]);
    assert_eq!(moves("W:Wa4,h4:Bd8"), ["a4-a5", "a4-b4", "h4-g4", "h4-h5"]);
}

#[test]
fn tudaf_man_captures_forward_and_sideways() {
    // Never backward, never diagonally.
    assert_eq!(moves("W:Wd4:Bc4,d5,e4"), ["d4xb4", "d4xd6", "d4xf4"]);
    assert_eq!(moves("W:Wd4:Bd3,c5,e5,c3,e3"), ["d4-c4", "d4-d5", "d4-e4"]);
    assert_eq!(moves("B:Wc4,d3,e4:Bd4"), ["d4xb4", "d4xd2", "d4xf4"]);
    assert_eq!(moves("B:Wd5:Bd4"), ["d4-c4", "d4-d3", "d4-e4"]);
}

#[test]
fn tudaf_king_moves_like_a_rook() {
    // Its own man bars it to the right, the edge elsewhere.
    assert_eq!(
        moves("W:WKd4,f4:Bh8"),
        [
            "d4-a4", "d4-b4", "d4-c4", "d4-d1", "d4-d2", "d4-d3", "d4-d5", "d4-d6", "d4-d7", "d4-d8", "d4-e4", "f4-e4",
            "f4-f5", "f4-g4"
        ]
    );
}

#[test]
fn tudaf_king_captures_at_any_distance() {
    assert_eq!(moves("W:WKa1:Ba3,h8"), ["a1xa4", "a1xa5", "a1xa6", "a1xa7", "a1xa8"]);
    // As far as the next piece.
    assert_eq!(moves("W:WKa1,a6:Ba3,h8"), ["a1xa4", "a1xa5"]);
    // Not over two that stand behind each other, nor over its own.
    assert_eq!(moves("W:WKa1:Ba3,a4,b8"), ["a1-a2", "a1-b1", "a1-c1", "a1-d1", "a1-e1", "a1-f1", "a1-g1", "a1-h1"]);
    assert_eq!(moves("W:WKa1,a2,b1:Ba3,a4,h8"), ["a2-b2", "b1-b2", "b1-c1"]);
}

#[test]
fn tudaf_capture_is_forced() {
    assert_eq!(moves("W:Wd4,Kh1:Bd5,a8"), ["d4xd6"]);
}

#[test]
fn tudaf_majority() {
    // The king could take one, the man takes two.
    assert_eq!(moves("W:Wd2,Kh1:Bd3,d5,h5,a8"), ["d2xd4xd6"]);
    // Two men rather than one king.
    assert_eq!(moves("W:Wd2,Kh1:Bd3,d5,Kh5,a8"), ["d2xd4xd6"]);
}

#[test]
fn tudaf_free_choice_among_equals() {
    // A king is worth no more than a man, captured or capturing.
    assert_eq!(moves("W:Wd2,Kh5:Bd3,Kh7,b7"), ["d2xd4", "h5xh8"]);
}

#[test]
fn tudaf_rulebook_man() {
    // f3 takes f4, then e5, d6 and c7 in turn: forward, left, forward, left.
    let position = "W:Wa4,h4,a3,b3,c3,d3,e3,f3,g3,h3,a2,c2,d2,f2:Bc7,h7,a6,b6,c6,d6,e6,g6,h6,a5,b5,c5,e5,g5,f4";
    assert_eq!(moves(position), ["f3xf5xd5xd7xb7"]);
}

#[test]
fn tudaf_rulebook_king_takes_eight() {
    let position = "B:Wc5,a4,g4,a3,b3,c3,f3,h3,b2,e2,g2:BKc8,a7,d7,e7,f7,g7,e6,f6,g6,e5";
    assert_eq!(moves(position), ["c8xc4xc2xf2xf4xh4xh2xf2xa2"]);
    let legal = Dama::moves(&common::read::<Dama>(position));
    assert_eq!(legal[0].captured.count(), 8);
    // One move, by five paths.
    let mut paths = Count::<2>::default();
    Dama::generate(&common::read::<Dama>(position), &mut paths);
    assert_eq!((legal.len(), paths.moves), (1, 5));
}

#[test]
fn tudaf_rulebook_promotion() {
    let position = "W:We4,a3,b3,e3,f3,h3,d2,e2,g2:BKc8,a7,d7,e7,f7,g7,f6,g6,e5";
    assert_eq!(moves(position), ["e4xe6xe8=K"]);
    assert_eq!(after::<Dama>(position, "e4xe6xe8"), "B:Wd2,e2,g2,a3,b3,e3,f3,h3,Ke8:Bf6,g6,a7,d7,f7,g7,Kc8");
}

#[test]
fn tudaf_rulebook_as_a_man_along_the_last_row() {
    assert_eq!(moves("W:Wf6,a1:Bf7,Ke8,Kc8,h5"), ["f6xf8xd8xb8=K"]);
}

#[test]
fn tudaf_rulebook_king_lands_where_it_likes() {
    assert_eq!(moves("W:WKa1:Ba3,h8"), ["a1xa4", "a1xa5", "a1xa6", "a1xa7", "a1xa8"]);
}

#[test]
fn tudaf_removal_at_once() {
    // Up over d3, right over f6, down over g4, and left along the third row: over d3, empty by now, to take b3.
    assert_eq!(moves("W:WKd1:Bb3,d3,g4,f6,h8"), ["d1xd6xg6xg3xa3"]);
    assert_eq!(after::<Dama>("W:WKd1:Bb3,d3,g4,f6,h8", "d1xd6xg6xg3xa3"), "B:WKa3:Bh8");
}

#[test]
fn tudaf_removed_pieces_square_may_be_landed_on() {
    // The same way round; the last to be taken is e3, and behind it the king may stop on d3.
    let paths = ["d1xd6xg6xg3xa3", "d1xd6xg6xg3xb3", "d1xd6xg6xg3xc3", "d1xd6xg6xg3xd3"];
    assert_eq!(moves("W:WKd1:Bd3,e3,g4,f6"), paths);
}

#[test]
fn tudaf_no_reversal_between_two_jumps() {
    // Having taken c4 it may not turn back to take f4, nor the other way.
    assert_eq!(moves("W:WKd4:Bc4,f4"), ["d4xa4", "d4xb4", "d4xg4", "d4xh4"]);
    // It may go straight on, and turn by a quarter.
    assert_eq!(moves("W:WKd4:Be4,g4"), ["d4xf4xh4"]);
    assert_eq!(moves("W:WKd4:Be4,f6"), ["d4xf4xf7", "d4xf4xf8"]);
}

#[test]
fn tudaf_own_square_may_be_crossed() {
    // Round over d3, f6 and g3, then along the first row over d1 itself to take b1.
    assert_eq!(moves("W:WKd1:BKb1,d3,g3,f6"), ["d1xd6xg6xg1xa1"]);
}

#[test]
fn tudaf_own_square_may_be_ended_on() {
    // The same round in both directions. To d1 lead two orders of one capture, written the way that comes first.
    assert_eq!(
        moves("W:WKd1:BKe1,d3,g3,f6"),
        ["d1xd6xg6xg1xa1", "d1xd6xg6xg1xb1", "d1xd6xg6xg1xc1", "d1xd6xg6xg1xd1", "d1xg1xg6xd6xd2"]
    );
}

#[test]
fn tudaf_promotion_by_a_quiet_step_ends_the_turn() {
    // The new king does not go on to take f8.
    assert_eq!(moves("W:Wd7:Bf8,a7"), ["d7-c7", "d7-d8=K", "d7-e7"]);
    assert_eq!(after::<Dama>("W:Wd7:Bf8,a7", "d7-d8"), "B:WKd8:Ba7,f8:H1:F1");
    assert_eq!(after::<Dama>("B:Wh2,a3:Bd2", "d2-d1"), "W:Wh2,a3:BKd1:H1:F2");
}

#[test]
fn tudaf_promotion_in_capture_as_a_man() {
    // On the last row it is still a man: e8 is empty, so d8 is out of its reach.
    assert_eq!(moves("W:Wf6:Bf7,d8,c3"), ["f6xf8=K"]);
    // It promotes when its turn ends.
    assert_eq!(after::<Dama>("W:Wf6,a1:Bf7,Ke8,Kc8,h5", "f6xf8xd8xb8"), "B:Wa1,Kb8:Bh5");
}

#[test]
fn tudaf_option_promotion_in_capture_at_once() {
    let moves = common::moves::<DamaKingAtOnce>;
    assert_eq!(moves("W:Wf6,a1:Bf7,Ke8,Kc8,h5"), ["f6xf8xd8xa8=K", "f6xf8xd8xb8=K"]);
    // As a king it reaches d8 from f8, turns on c8 and comes back down.
    assert_eq!(moves("W:Wf6:Bf7,d8,c3"), ["f6xf8xc8xc1=K", "f6xf8xc8xc2=K"]);
    assert_eq!(after::<DamaKingAtOnce>("W:Wf6:Bf7,d8,c3,h7", "f6xf8xc8xc1"), "B:WKc1:Bh7");
}

#[test]
fn tudaf_option_promotion_ends_the_turn() {
    assert_eq!(common::moves::<DamaTurnEnds>("W:Wf6,a1:Bf7,Ke8,Kc8,h5"), ["f6xf8=K"]);
    assert_eq!(after::<DamaTurnEnds>("W:Wf6,a1:Bf7,Ke8,Kc8,h5", "f6xf8"), "B:Wa1,Kf8:Bh5,Kc8,Ke8");
    // Elsewhere a capture goes on, and the longer one is due.
    assert_eq!(common::moves::<DamaTurnEnds>("W:Wf6,a1:Bf7,Ke8,a2,a4"), ["a1xa3xa5"]);
}

#[test]
fn tudaf_one_against_one_draws_at_once() {
    // Whatever the kinds, whether a capture is due or not.
    for position in ["W:Wa2:Bh7", "W:WKa1:Bh7", "B:Wa2:BKh8", "W:WKa1:BKh8", "W:Wd4:Bd5", "W:WKd1:Bd5"] {
        assert_eq!(outcome::<Dama>(position), draw(Reason::MATERIAL), "{position}");
    }
    assert_eq!(outcome::<Dama>("W:Wa2:Bh7,g7"), None);
    assert_eq!(game::<Dama>("W:Wd4:Bd5,h7", "d4xd6").outcome(), draw(Reason::MATERIAL));
    // The position keeps its moves: perft goes on.
    assert_eq!(moves("W:Wa2:Bh7"), ["a2-a3", "a2-b2"]);
}

#[test]
fn tudaf_option_one_against_one_played_on() {
    for position in ["W:Wa2:Bh7", "W:WKa1:Bh7", "W:Wd4:Bd5"] {
        assert_eq!(outcome::<DamaPlayOn>(position), None, "{position}");
    }
    assert_eq!(game::<DamaPlayOn>("W:Wd4:Bd5", "d4xd6").outcome(), win(Color::White, Reason::BARE));
}

#[test]
fn tudaf_option_one_king_beats_one_man() {
    let outcome = outcome::<DamaKingBeatsMan>;
    for turn in ["W", "B"] {
        assert_eq!(outcome(&format!("{turn}:WKa1:Bh7")), win(Color::White, Reason::MATERIAL));
        assert_eq!(outcome(&format!("{turn}:Wa2:BKh8")), win(Color::Black, Reason::MATERIAL));
        assert_eq!(outcome(&format!("{turn}:Wa2:Bh7")), draw(Reason::MATERIAL));
        assert_eq!(outcome(&format!("{turn}:WKa1:BKh8")), draw(Reason::MATERIAL));
    }
    assert_eq!(outcome("W:WKa1:Bh7,g7"), None);
}

#[test]
fn tudaf_option_one_against_one_draws_unless_a_capture_is_due() {
    let outcome = outcome::<DamaCaptureDue>;
    assert_eq!(outcome("W:Wd4:Bd5"), None);
    assert_eq!(outcome("B:Wd4:Bd5"), None);
    assert_eq!(outcome("W:WKd1:Bd5"), None);
    // Black to move cannot take the king: it stands far off.
    assert_eq!(outcome("B:WKd1:Bd5"), draw(Reason::MATERIAL));
    assert_eq!(outcome("W:Wd4:Bd6"), draw(Reason::MATERIAL));
}

#[test]
fn tudaf_loss_without_pieces() {
    assert_eq!(outcome::<Dama>("W:W:Ba7"), win(Color::Black, Reason::BARE));
    assert_eq!(outcome::<Dama>("B:WKa1:B"), win(Color::White, Reason::BARE));
    assert_eq!(game::<Dama>("W:Wd4,h2:Bd5", "d4xd6").outcome(), win(Color::White, Reason::BARE));
}

#[test]
fn tudaf_loss_without_a_move() {
    // The man cannot step or jump: behind each neighbor stands another.
    let lists = "Wa1:Ba2,a3,Kb1,Kc1";
    assert_eq!(moves(&format!("W:{lists}")), [""; 0]);
    assert_eq!(outcome::<Dama>(&format!("W:{lists}")), win(Color::Black, Reason::BLOCKED));
    // A side that is blocked loses when it is to move, not before.
    assert_eq!(outcome::<Dama>(&format!("B:{lists}")), None);
}

#[test]
fn tudaf_the_same_position_for_the_third_time() {
    let round = "a1-a2 h8-h7 a2-a1 h7-h8";
    let mut history = game::<Dama>("W:WKa1,b2:BKh8,g7", &format!("{round} a1-a2 h8-h7 a2-a1"));
    assert_eq!(history.outcome(), None);
    play(&mut history, "h7-h8");
    assert_eq!(history.outcome(), draw(Reason::REPETITION));
}

#[test]
fn tudaf_no_limit_without_progress() {
    assert_eq!(outcome::<Dama>("W:WKa1,b2:BKh8,g7:H5000:F4000"), None);
}

#[test]
fn tudaf_option_limit_without_progress() {
    let start = "W:WKa1,b2:BKh8,g7:H49:F60";
    assert_eq!(outcome::<DamaLimit>(start), None);
    // A man's move is no progress, even one that promotes; a capture is.
    assert_eq!(game::<DamaLimit>(start, "a1-a2").outcome(), draw(Reason::NO_PROGRESS));
    assert_eq!(game::<DamaLimit>(start, "b2-b3").outcome(), draw(Reason::NO_PROGRESS));
    assert_eq!(game::<DamaLimit>("W:WKa1,b7:BKh8,g7:H49:F60", "b7-a7").outcome(), draw(Reason::NO_PROGRESS));
    let history = game::<DamaLimit>("W:Wd4,a2:Bd5,h7,g7:H49:F60", "d4xd6");
    assert_eq!((history.position().halfmoves(), history.outcome()), (0, None));
}

#[test]
fn turkish_text_paths() {
    // Landing squares: d4xd6xf6.
    assert_eq!(moves("W:Wd4:Bd5,e6,a7"), ["d4xd6xf6"]);
    assert_eq!(moves_in_full::<Dama>("W:Wd4:Bd5,e6,a7"), ["d4xd6xf6"]);
    // Right behind each captured piece, but where the capture turns or ends elsewhere.
    assert_eq!(moves("W:WKa1:Ba3,a6,c8"), ["a1xa4xa8xd8", "a1xa4xa8xe8", "a1xa4xa8xf8", "a1xa4xa8xg8", "a1xa4xa8xh8"]);
}

#[test]
fn turkish_text_is_read_with_and_without_the_mark_of_promotion() {
    for (position, written) in [("W:Wd7:Ba7,h7", "d7-d8=K"), ("W:Wd6:Bd7,a7,h7", "d6xd8=K")] {
        assert_eq!(reread::<Dama>(position, written).as_deref(), Ok(written));
        assert_eq!(reread::<Dama>(position, written.trim_end_matches("=K")).as_deref(), Ok(written));
    }
    assert_eq!(reread::<Dama>("W:Wd4:Ba7,h7", "d4-d5=K"), Err(MoveError::Illegal));
    assert_eq!(reread::<Dama>("W:WKd7:Ba7,h6", "d7-d8=K"), Err(MoveError::Illegal));
}

#[test]
fn turkish_text_is_read_with_and_without_the_path() {
    let position = "W:Wd4:Bd5,e6,a7";
    for text in ["d4xd6xf6", "d4xf6"] {
        assert_eq!(reread::<Dama>(position, text).as_deref(), Ok("d4xd6xf6"));
    }
    for text in ["d4xd5xf6", "d4xd6", "d4-f6", "d4xd6xf6xf7"] {
        assert_eq!(reread::<Dama>(position, text), Err(MoveError::Illegal), "{text}");
    }
    // Where it goes straight on, it may be said to land further behind.
    assert_eq!(reread::<Dama>("W:WKa1:Ba3,a6,c8", "a1xa5xa8xd8").as_deref(), Ok("a1xa4xa8xd8"));
}

#[test]
fn turkish_text_ambiguous_without_the_path() {
    // After a3 it takes c5 or c6, then g3.
    let position = "W:WKa1:Ba3,g3,c5,c6";
    assert_eq!(moves(position), ["a1xa5xg5xg1", "a1xa5xg5xg2", "a1xa6xg6xg1", "a1xa6xg6xg2"]);
    assert_eq!(reread::<Dama>(position, "a1xg1"), Err(MoveError::Ambiguous));
    assert_eq!(reread::<Dama>(position, "a1xa6xg6xg1").as_deref(), Ok("a1xa6xg6xg1"));
    assert_eq!(reread::<Dama>(position, "a1xa6xg5xg1"), Err(MoveError::Illegal));
}

#[test]
fn turkish_text_that_is_no_move() {
    for (text, at) in
        [("", 0), ("a3", 2), ("i3-i4", 0), ("a0-a1", 1), ("a3-a9", 4), ("a3-a4-a5", 5), ("a3x", 3), ("A3-a4", 0)]
    {
        let error = reread::<Dama>(Dama::START, text).expect_err(text);
        assert!(matches!(error, MoveError::Syntax { .. }) && error.byte() == at, "{text}: {error}");
    }
    for text in ["a3-a5", "a3xa4", "a2-a3", "a6-a5", "a3-a4=K"] {
        assert_eq!(reread::<Dama>(Dama::START, text), Err(MoveError::Illegal), "{text}");
    }
}

#[test]
fn turkish_fen_forms() {
    for (text, canonically) in [
        ("W:Wa1,Kb2:Ba7", "W:Wa1,Kb2:Ba7"),
        ("W:Ba7:WKb2,a1.", "W:Wa1,Kb2:Ba7"),
        ("B:W:BKh8", "B:W:BKh8"),
        // By rank, then by file; no ranges.
        ("W:Wc2,a2,b2:Bh8", "W:Wa2,b2,c2:Bh8"),
        ("W:Wa2:Bh7:H3:F9", "W:Wa2:Bh7:H3:F9"),
    ] {
        assert_eq!(canonical::<Dama>(text), canonically, "{text}");
    }
}

#[test]
fn turkish_fen_errors() {
    for (text, byte, expected) in [
        ("W:Wi1:Bh7", 3, "the letter of a file of the board"),
        ("W:Wa9:Bh8", 4, "the number of a rank of the board"),
        ("W:Wa8:Bh7", 3, "a square off the rank where a man promotes"),
        ("W:Wa2:Bh1", 7, "a square off the rank where a man promotes"),
        ("W:Wa2,a2:Bh7", 6, "a square that is not given already"),
        ("W:Wa2:BKa2", 8, "a square that is not given already"),
        ("W:Wa2-h2:Bh7", 5, "`,` or `:` behind a square"),
        ("W:W12:Bh7", 3, "the letter of a file of the board"),
        ("W:Wa2", 5, "`:` and the list of each color"),
        (
            "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3,a4:Bh8",
            0,
            "no more pieces of a side than it has at the start",
        ),
    ] {
        assert_eq!(fault::<Dama>(text), (byte, format!("expected {expected}")), "{text}");
    }
}

#[test]
fn turkish_promoted_king_is_written_in_its_move() {
    let position = common::read::<Dama>("W:Wd6:Bd7,a7,h7");
    assert_eq!(text::<Dama>(&position, Dama::moves(&position)[0]), "d6xd8=K");
}
