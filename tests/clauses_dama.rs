//! Turkish dama, point by point (TÜDAF rulebook), and its options, asked of each game that lists the point:
//! the options take over what they do not say otherwise.

#[expect(dead_code, reason = "what chess is asked too")]
mod asked;

use asked::{draw, keeping, win};
use quadrille::core::{Color, Count, Reason, Rules};
use quadrille_dama::Dama;

const START: &str =
    "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";

#[test]
fn tudaf_board_and_start() {
    for mut game in keeping("tudaf_board_and_start", &[]) {
        assert_eq!(game.at_start().fen(), START);
        // Only the men of the front row have an empty square before or beside them.
        assert_eq!(game.moves(), ["a3-a4", "b3-b4", "c3-c4", "d3-d4", "e3-e4", "f3-f4", "g3-g4", "h3-h4"]);
    }
}

#[test]
fn tudaf_man_moves_forward_and_sideways() {
    for mut game in keeping("tudaf_man_moves", &[]) {
        assert_eq!(game.at("W:Wd4:Bh8").moves(), ["d4-c4", "d4-d5", "d4-e4"]);
        assert_eq!(game.at("B:Wa1:Bd4").moves(), ["d4-c4", "d4-d3", "d4-e4"]);
        assert_eq!(game.at("W:Wa4,h4:Bd8").moves(), ["a4-a5", "a4-b4", "h4-g4", "h4-h5"]);
    }
}

#[test]
fn tudaf_man_captures_forward_and_sideways() {
    for mut game in keeping("tudaf_man_captures", &[]) {
        // Never backward, never diagonally.
        assert_eq!(game.at("W:Wd4:Bc4,d5,e4").moves(), ["d4xb4", "d4xd6", "d4xf4"]);
        assert_eq!(game.at("W:Wd4:Bd3,c5,e5,c3,e3").moves(), ["d4-c4", "d4-d5", "d4-e4"]);
        assert_eq!(game.at("B:Wc4,d3,e4:Bd4").moves(), ["d4xb4", "d4xd2", "d4xf4"]);
        assert_eq!(game.at("B:Wd5:Bd4").moves(), ["d4-c4", "d4-d3", "d4-e4"]);
    }
}

#[test]
fn tudaf_king_moves_like_a_rook() {
    for mut game in keeping("tudaf_king_moves", &[]) {
        // Its own man bars it to the right, the edge elsewhere.
        assert_eq!(
            game.at("W:WKd4,f4:Bh8").moves(),
            [
                "d4-a4", "d4-b4", "d4-c4", "d4-d1", "d4-d2", "d4-d3", "d4-d5", "d4-d6", "d4-d7", "d4-d8", "d4-e4",
                "f4-e4", "f4-f5", "f4-g4"
            ]
        );
    }
}

#[test]
fn tudaf_king_captures_at_any_distance() {
    for mut game in keeping("tudaf_king_captures", &[]) {
        assert_eq!(game.at("W:WKa1:Ba3,h8").moves(), ["a1xa4", "a1xa5", "a1xa6", "a1xa7", "a1xa8"]);
        // As far as the next piece.
        assert_eq!(game.at("W:WKa1,a6:Ba3,h8").moves(), ["a1xa4", "a1xa5"]);
        // Not over two that stand behind each other, nor over its own.
        assert_eq!(
            game.at("W:WKa1:Ba3,a4,b8").moves(),
            ["a1-a2", "a1-b1", "a1-c1", "a1-d1", "a1-e1", "a1-f1", "a1-g1", "a1-h1"]
        );
        assert_eq!(game.at("W:WKa1,a2,b1:Ba3,a4,h8").moves(), ["a2-b2", "b1-b2", "b1-c1"]);
    }
}

#[test]
fn tudaf_capture_is_forced() {
    for mut game in keeping("tudaf_capture_is_forced", &[]) {
        assert_eq!(game.at("W:Wd4,Kh1:Bd5,a8").moves(), ["d4xd6"]);
    }
}

#[test]
fn tudaf_majority() {
    for mut game in keeping("tudaf_majority", &[]) {
        // The king could take one, the man takes two.
        assert_eq!(game.at("W:Wd2,Kh1:Bd3,d5,h5,a8").moves(), ["d2xd4xd6"]);
        // Two men rather than one king.
        assert_eq!(game.at("W:Wd2,Kh1:Bd3,d5,Kh5,a8").moves(), ["d2xd4xd6"]);
    }
}

#[test]
fn tudaf_free_choice_among_equals() {
    for mut game in keeping("tudaf_free_choice", &[]) {
        // A king is worth no more than a man, captured or capturing.
        assert_eq!(game.at("W:Wd2,Kh5:Bd3,Kh7,b7").moves(), ["d2xd4", "h5xh8"]);
    }
}

#[test]
fn tudaf_rulebook_man() {
    for mut game in keeping("tudaf_rulebook", &[]) {
        // f3 takes f4, then e5, d6 and c7 in turn: forward, left, forward, left.
        let position = "W:Wa4,h4,a3,b3,c3,d3,e3,f3,g3,h3,a2,c2,d2,f2:Bc7,h7,a6,b6,c6,d6,e6,g6,h6,a5,b5,c5,e5,g5,f4";
        assert_eq!(game.at(position).moves(), ["f3xf5xd5xd7xb7"]);
    }
}

#[test]
fn tudaf_rulebook_king_takes_eight() {
    for mut game in keeping("tudaf_rulebook", &[]) {
        let position = "B:Wc5,a4,g4,a3,b3,c3,f3,h3,b2,e2,g2:BKc8,a7,d7,e7,f7,g7,e6,f6,g6,e5";
        assert_eq!(game.at(position).moves(), ["c8xc4xc2xf2xf4xh4xh2xf2xa2"]);
        let left = game.play("c8xc4xc2xf2xf4xh4xh2xf2xa2").fen();
        let white = left.split(":W").nth(1).and_then(|lists| lists.split(':').next()).expect("a list");
        assert_eq!(white.split(',').count(), 11 - 8);
    }
}

#[test]
fn tudaf_rulebook_king_takes_eight_by_five_paths() {
    let position =
        Dama::from_fen("B:Wc5,a4,g4,a3,b3,c3,f3,h3,b2,e2,g2:BKc8,a7,d7,e7,f7,g7,e6,f6,g6,e5").expect("a position");
    let mut paths = Count::<2>::default();
    Dama::generate(&position, &mut paths);
    assert_eq!((Dama::moves(&position).len(), paths.moves), (1, 5));
}

#[test]
fn tudaf_rulebook_promotion() {
    for mut game in keeping("tudaf_rulebook", &["dama-king-at-once"]) {
        let position = "W:We4,a3,b3,e3,f3,h3,d2,e2,g2:BKc8,a7,d7,e7,f7,g7,f6,g6,e5";
        assert_eq!(game.at(position).moves(), ["e4xe6xe8=K"]);
        assert_eq!(game.at(position).play("e4xe6xe8").fen(), "B:Wd2,e2,g2,a3,b3,e3,f3,h3,Ke8:Bf6,g6,a7,d7,f7,g7,Kc8");
    }
}

#[test]
fn tudaf_rulebook_as_a_man_along_the_last_row() {
    for mut game in keeping("tudaf_rulebook", &["dama-king-at-once", "dama-turn-ends"]) {
        assert_eq!(game.at("W:Wf6,a1:Bf7,Ke8,Kc8,h5").moves(), ["f6xf8xd8xb8=K"]);
    }
}

#[test]
fn tudaf_rulebook_king_lands_where_it_likes() {
    for mut game in keeping("tudaf_rulebook", &[]) {
        assert_eq!(game.at("W:WKa1:Ba3,h8").moves(), ["a1xa4", "a1xa5", "a1xa6", "a1xa7", "a1xa8"]);
    }
}

#[test]
fn tudaf_removal_at_once() {
    for mut game in keeping("tudaf_removal_at_once", &[]) {
        // Up over d3, right over f6, down over g4, and left along the third row: over d3, empty by now, to take b3.
        assert_eq!(game.at("W:WKd1:Bb3,d3,g4,f6,h8").moves(), ["d1xd6xg6xg3xa3"]);
        assert_eq!(game.at("W:WKd1:Bb3,d3,g4,f6,h8").play("d1xd6xg6xg3xa3").fen(), "B:WKa3:Bh8");
    }
}

#[test]
fn tudaf_removed_pieces_square_may_be_landed_on() {
    for mut game in keeping("tudaf_removed_pieces", &[]) {
        // The same way round; the last to be taken is e3, and behind it the king may stop on d3.
        let paths = ["d1xd6xg6xg3xa3", "d1xd6xg6xg3xb3", "d1xd6xg6xg3xc3", "d1xd6xg6xg3xd3"];
        assert_eq!(game.at("W:WKd1:Bd3,e3,g4,f6").moves(), paths);
    }
}

#[test]
fn tudaf_no_reversal_between_two_jumps() {
    for mut game in keeping("tudaf_no_reversal", &[]) {
        // Having taken c4 it may not turn back to take f4, nor the other way.
        assert_eq!(game.at("W:WKd4:Bc4,f4").moves(), ["d4xa4", "d4xb4", "d4xg4", "d4xh4"]);
        // It may go straight on, and turn by a quarter.
        assert_eq!(game.at("W:WKd4:Be4,g4").moves(), ["d4xf4xh4"]);
        assert_eq!(game.at("W:WKd4:Be4,f6").moves(), ["d4xf4xf7", "d4xf4xf8"]);
    }
}

#[test]
fn tudaf_own_square_may_be_crossed() {
    for mut game in keeping("tudaf_own_square", &[]) {
        // Round over d3, f6 and g3, then along the first row over d1 itself to take b1.
        assert_eq!(game.at("W:WKd1:BKb1,d3,g3,f6").moves(), ["d1xd6xg6xg1xa1"]);
    }
}

#[test]
fn tudaf_own_square_may_be_ended_on() {
    for mut game in keeping("tudaf_own_square", &[]) {
        // The same round in both directions. To d1 lead two orders of one capture, written the way that comes first.
        assert_eq!(
            game.at("W:WKd1:BKe1,d3,g3,f6").moves(),
            ["d1xd6xg6xg1xa1", "d1xd6xg6xg1xb1", "d1xd6xg6xg1xc1", "d1xd6xg6xg1xd1", "d1xg1xg6xd6xd2"]
        );
    }
}

#[test]
fn tudaf_promotion_by_a_quiet_step_ends_the_turn() {
    for mut game in keeping("tudaf_promotion_by_a_quiet_step", &[]) {
        // The new king does not go on to take f8.
        assert_eq!(game.at("W:Wd7:Bf8,a7").moves(), ["d7-c7", "d7-d8=K", "d7-e7"]);
        assert_eq!(game.at("W:Wd7:Bf8,a7").play("d7-d8").fen(), "B:WKd8:Ba7,f8:H1:F1");
        assert_eq!(game.at("B:Wh2,a3:Bd2").play("d2-d1").fen(), "W:Wh2,a3:BKd1:H1:F2");
    }
}

#[test]
fn tudaf_promotion_in_capture_as_a_man() {
    for mut game in keeping("tudaf_promotion_in_capture", &[]) {
        // On the last row it is still a man: e8 is empty, so d8 is out of its reach.
        assert_eq!(game.at("W:Wf6:Bf7,d8,c3").moves(), ["f6xf8=K"]);
        // It promotes when its turn ends.
        assert_eq!(game.at("W:Wf6,a1:Bf7,Ke8,Kc8,h5").play("f6xf8xd8xb8").fen(), "B:Wa1,Kb8:Bh5");
    }
}

#[test]
fn tudaf_option_promotion_in_capture_at_once() {
    for mut game in keeping("tudaf_option_promotion_in_capture_at_once", &[]) {
        assert_eq!(game.at("W:Wf6,a1:Bf7,Ke8,Kc8,h5").moves(), ["f6xf8xd8xa8=K", "f6xf8xd8xb8=K"]);
        // As a king it reaches d8 from f8, turns on c8 and comes back down.
        assert_eq!(game.at("W:Wf6:Bf7,d8,c3").moves(), ["f6xf8xc8xc1=K", "f6xf8xc8xc2=K"]);
        assert_eq!(game.at("W:Wf6:Bf7,d8,c3,h7").play("f6xf8xc8xc1").fen(), "B:WKc1:Bh7");
    }
}

#[test]
fn tudaf_option_promotion_ends_the_turn() {
    for mut game in keeping("tudaf_option_promotion_ends_the_turn", &[]) {
        assert_eq!(game.at("W:Wf6,a1:Bf7,Ke8,Kc8,h5").moves(), ["f6xf8=K"]);
        assert_eq!(game.at("W:Wf6,a1:Bf7,Ke8,Kc8,h5").play("f6xf8").fen(), "B:Wa1,Kf8:Bh5,Kc8,Ke8");
        // Elsewhere a capture goes on, and the longer one is due.
        assert_eq!(game.at("W:Wf6,a1:Bf7,Ke8,a2,a4").moves(), ["a1xa3xa5"]);
    }
}

#[test]
fn tudaf_one_against_one_draws_at_once() {
    for mut game in keeping("tudaf_one_against_one", &[]) {
        // Whatever the kinds, whether a capture is due or not.
        for position in ["W:Wa2:Bh7", "W:WKa1:Bh7", "B:Wa2:BKh8", "W:WKa1:BKh8", "W:Wd4:Bd5", "W:WKd1:Bd5"] {
            assert_eq!(game.at(position).outcome(), draw(Reason::MATERIAL), "{position}");
        }
        assert_eq!(game.at("W:Wa2:Bh7,g7").outcome(), None);
        assert_eq!(game.at("W:Wd4:Bd5,h7").play("d4xd6").outcome(), draw(Reason::MATERIAL));
        // The position keeps its moves: perft goes on.
        assert_eq!(game.at("W:Wa2:Bh7").moves(), ["a2-a3", "a2-b2"]);
    }
}

#[test]
fn tudaf_option_one_against_one_played_on() {
    for mut game in keeping("tudaf_option_one_against_one_played_on", &[]) {
        for position in ["W:Wa2:Bh7", "W:WKa1:Bh7", "W:Wd4:Bd5"] {
            assert_eq!(game.at(position).outcome(), None, "{position}");
        }
        assert_eq!(game.at("W:Wd4:Bd5").play("d4xd6").outcome(), win(Color::White, Reason::BARE));
    }
}

#[test]
fn tudaf_option_one_king_beats_one_man() {
    for mut game in keeping("tudaf_option_one_king_beats_one_man", &[]) {
        for turn in ["W", "B"] {
            assert_eq!(game.at(&format!("{turn}:WKa1:Bh7")).outcome(), win(Color::White, Reason::MATERIAL));
            assert_eq!(game.at(&format!("{turn}:Wa2:BKh8")).outcome(), win(Color::Black, Reason::MATERIAL));
            assert_eq!(game.at(&format!("{turn}:Wa2:Bh7")).outcome(), draw(Reason::MATERIAL));
            assert_eq!(game.at(&format!("{turn}:WKa1:BKh8")).outcome(), draw(Reason::MATERIAL));
        }
        assert_eq!(game.at("W:WKa1:Bh7,g7").outcome(), None);
    }
}

#[test]
fn tudaf_option_one_against_one_draws_unless_a_capture_is_due() {
    for mut game in keeping("tudaf_option_one_against_one_draws_unless_a_capture_is_due", &[]) {
        assert_eq!(game.at("W:Wd4:Bd5").outcome(), None);
        assert_eq!(game.at("B:Wd4:Bd5").outcome(), None);
        assert_eq!(game.at("W:WKd1:Bd5").outcome(), None);
        // Black to move cannot take the king: it stands far off.
        assert_eq!(game.at("B:WKd1:Bd5").outcome(), draw(Reason::MATERIAL));
        assert_eq!(game.at("W:Wd4:Bd6").outcome(), draw(Reason::MATERIAL));
    }
}

#[test]
fn tudaf_loss_without_pieces() {
    for mut game in keeping("tudaf_loss", &[]) {
        assert_eq!(game.at("W:W:Ba7").outcome(), win(Color::Black, Reason::BARE));
        assert_eq!(game.at("B:WKa1:B").outcome(), win(Color::White, Reason::BARE));
        assert_eq!(game.at("W:Wd4,h2:Bd5").play("d4xd6").outcome(), win(Color::White, Reason::BARE));
    }
}

#[test]
fn tudaf_loss_without_a_move() {
    for mut game in keeping("tudaf_loss", &[]) {
        // The man cannot step or jump: behind each neighbor stands another.
        let lists = "Wa1:Ba2,a3,Kb1,Kc1";
        assert_eq!(game.at(&format!("W:{lists}")).moves(), [""; 0]);
        assert_eq!(game.at(&format!("W:{lists}")).outcome(), win(Color::Black, Reason::BLOCKED));
        // A side that is blocked loses when it is to move, not before.
        assert_eq!(game.at(&format!("B:{lists}")).outcome(), None);
    }
}

#[test]
fn tudaf_the_same_position_for_the_third_time() {
    for mut game in keeping("tudaf_the_same_position", &[]) {
        let round = "a1-a2 h8-h7 a2-a1 h7-h8";
        game.at("W:WKa1,b2:BKh8,g7").play(&format!("{round} a1-a2 h8-h7 a2-a1"));
        assert_eq!(game.outcome(), None);
        assert_eq!(game.play("h7-h8").outcome(), draw(Reason::REPETITION));
    }
}

#[test]
fn tudaf_no_limit_without_progress() {
    for mut game in keeping("tudaf_no_limit", &[]) {
        assert_eq!(game.at("W:WKa1,b2:BKh8,g7:H5000:F4000").outcome(), None);
    }
}

#[test]
fn tudaf_option_limit_without_progress() {
    for mut game in keeping("tudaf_option_limit", &[]) {
        let start = "W:WKa1,b2:BKh8,g7:H49:F60";
        assert_eq!(game.at(start).outcome(), None);
        // A man's move is no progress, even one that promotes; a capture is.
        assert_eq!(game.at(start).play("a1-a2").outcome(), draw(Reason::NO_PROGRESS));
        assert_eq!(game.at(start).play("b2-b3").outcome(), draw(Reason::NO_PROGRESS));
        assert_eq!(game.at("W:WKa1,b7:BKh8,g7:H49:F60").play("b7-a7").outcome(), draw(Reason::NO_PROGRESS));
        game.at("W:Wd4,a2:Bd5,h7,g7:H49:F60").play("d4xd6");
        assert_eq!((game.clock(), game.outcome()), (0, None));
    }
}
