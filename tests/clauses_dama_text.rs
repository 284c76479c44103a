//! How Turkish dama is written, asked of each game that is written so: its options, and Armenian draughts.

#[expect(dead_code, reason = "what is asked of how games go and end")]
mod asked;

use asked::keeping;
use quadrille::core::MoveError;

#[test]
fn turkish_text_paths() {
    for mut game in keeping("turkish_text", &[]) {
        // Landing squares: d4xd6xf6.
        assert_eq!(game.at("W:Wd4:Bd5,e6,a7").moves(), ["d4xd6xf6"]);
        assert_eq!(game.at("W:Wd4:Bd5,e6,a7").moves_in_full(), ["d4xd6xf6"]);
        // Right behind each captured piece, but where the capture turns or ends elsewhere.
        assert_eq!(
            game.at("W:WKa1:Ba3,a6,c8").moves(),
            ["a1xa4xa8xd8", "a1xa4xa8xe8", "a1xa4xa8xf8", "a1xa4xa8xg8", "a1xa4xa8xh8"]
        );
    }
}

#[test]
fn turkish_text_is_read_with_and_without_the_mark_of_promotion() {
    for mut game in keeping("turkish_text", &[]) {
        for (position, written) in [("W:Wd7:Ba7,h7", "d7-d8=K"), ("W:Wd6:Bd7,a7,h7", "d6xd8=K")] {
            assert_eq!(game.at(position).read(written).as_deref(), Ok(written));
            assert_eq!(game.at(position).read(written.trim_end_matches("=K")).as_deref(), Ok(written));
        }
        assert_eq!(game.at("W:Wd4:Ba7,h7").read("d4-d5=K"), Err(MoveError::Illegal));
        assert_eq!(game.at("W:WKd7:Ba7,h6").read("d7-d8=K"), Err(MoveError::Illegal));
    }
}

#[test]
fn turkish_text_is_read_with_and_without_the_path() {
    for mut game in keeping("turkish_text", &[]) {
        let position = "W:Wd4:Bd5,e6,a7";
        for text in ["d4xd6xf6", "d4xf6"] {
            assert_eq!(game.at(position).read(text).as_deref(), Ok("d4xd6xf6"));
        }
        for text in ["d4xd5xf6", "d4xd6", "d4-f6", "d4xd6xf6xf7"] {
            assert_eq!(game.at(position).read(text), Err(MoveError::Illegal), "{text}");
        }
        // Where it goes straight on, it may be said to land further behind.
        assert_eq!(game.at("W:WKa1:Ba3,a6,c8").read("a1xa5xa8xd8").as_deref(), Ok("a1xa4xa8xd8"));
    }
}

#[test]
fn turkish_text_ambiguous_without_the_path() {
    for mut game in keeping("turkish_text", &[]) {
        // After a3 it takes c5 or c6, then g3.
        let position = "W:WKa1:Ba3,g3,c5,c6";
        assert_eq!(game.at(position).moves(), ["a1xa5xg5xg1", "a1xa5xg5xg2", "a1xa6xg6xg1", "a1xa6xg6xg2"]);
        assert_eq!(game.at(position).read("a1xg1"), Err(MoveError::Ambiguous));
        assert_eq!(game.at(position).read("a1xa6xg6xg1").as_deref(), Ok("a1xa6xg6xg1"));
        assert_eq!(game.at(position).read("a1xa6xg5xg1"), Err(MoveError::Illegal));
    }
}

#[test]
fn turkish_text_that_is_no_move() {
    for mut game in keeping("turkish_text", &[]) {
        for (text, at) in
            [("", 0), ("a3", 2), ("i3-i4", 0), ("a0-a1", 1), ("a3-a9", 4), ("a3-a4-a5", 5), ("a3x", 3), ("A3-a4", 0)]
        {
            let error = game.at_start().read(text).expect_err(text);
            assert!(matches!(error, MoveError::Syntax { .. }) && error.byte() == at, "{text}: {error}");
        }
        for text in ["a3-a5", "a3xa4", "a2-a3", "a6-a5", "a3-a4=K"] {
            assert_eq!(game.at_start().read(text), Err(MoveError::Illegal), "{text}");
        }
    }
}

#[test]
fn turkish_fen_forms() {
    for mut game in keeping("turkish_fen", &[]) {
        for (text, canonically) in [
            ("W:Wa1,Kb2:Ba7", "W:Wa1,Kb2:Ba7"),
            ("W:Ba7:WKb2,a1.", "W:Wa1,Kb2:Ba7"),
            ("B:W:BKh8", "B:W:BKh8"),
            // By rank, then by file; no ranges.
            ("W:Wc2,a2,b2:Bh8", "W:Wa2,b2,c2:Bh8"),
            ("W:Wa2:Bh7:H3:F9", "W:Wa2:Bh7:H3:F9"),
        ] {
            assert_eq!(game.at(text).fen(), canonically, "{text}");
        }
    }
}

#[test]
fn turkish_fen_errors() {
    for mut game in keeping("turkish_fen", &[]) {
        for (text, byte, expected) in [
            ("W:Wi1:Bh7", 3, "a file from a to h"),
            ("W:Wa9:Bh8", 4, "a rank from 1 to 8"),
            ("W:Wa8:Bh7", 3, "a square off the rank where a man promotes"),
            ("W:Wa2:Bh1", 7, "a square off the rank where a man promotes"),
            ("W:Wa2,a2:Bh7", 6, "a square that is not given already"),
            ("W:Wa2:BKa2", 8, "a square that is not given already"),
            ("W:Wa2-h2:Bh7", 5, "`,` or `:` behind a square"),
            ("W:W12:Bh7", 3, "a file from a to h"),
            ("W:Wa2", 5, "`:` and the list of each color"),
            (
                "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3,a4:Bh8",
                0,
                "no more pieces of a side than it has at the start",
            ),
        ] {
            assert_eq!(game.fault(text), (byte, format!("expected {expected}")), "{text}");
        }
    }
}

#[test]
fn turkish_promoted_king_is_written_in_its_move() {
    for mut game in keeping("turkish_promoted_king", &[]) {
        assert_eq!(game.at("W:Wd6:Bd7,a7,h7").moves(), ["d6xd8=K"]);
        assert_eq!(game.play("d6xd8").fen(), "B:WKd8:Ba7,h7");
    }
}
