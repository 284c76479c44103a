//! `games`, `show`, `moves`, `fen`.

use std::process::Command;

use serde_json::Value;

use crate::{QUADRILLE, bad, file, good, quadrille, run};

#[test]
fn games_are_listed_with_board_words_and_conventions() {
    let out = good(&["games"]);
    let row = |name: &str| {
        let row = out.lines().find(|line| line.split(' ').next() == Some(name)).unwrap();
        row.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(row("name"), "name family board words counts by title");
    assert_eq!(row("chess"), "chess chess 8×8 1 unique Chess");
    assert_eq!(row("draughts"), "draughts draughts 10×10 1 unique, orders, paths International draughts");
    assert_eq!(row("dama"), "dama draughts 8×8 1 unique, orders, paths Turkish dama");
    assert_eq!(row("ataxx"), "ataxx stones 7×7 1 unique Ataxx");
    assert_eq!(row("canadian-draughts"), "canadian-draughts draughts 12×12 2 unique, orders, paths Canadian draughts");
    assert_eq!(row("gomoku"), "gomoku stones 19×19 6 unique Gomoku, freestyle");
}

#[test]
fn a_board_is_drawn_with_files_and_ranks() {
    let picture = "\
7  x  .  .  .  .  .  o
6  .  .  .  .  .  .  .
5  .  .  -  .  -  .  .
4  .  .  .  .  .  .  .
3  .  .  -  .  -  .  .
2  .  .  .  .  .  .  .
1  o  .  .  .  .  .  x
   a  b  c  d  e  f  g

Black (x) to move
FEN: x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1
";
    assert_eq!(good(&["show", "ataxx", "--fen", "x5o/7/2-1-2/7/2-1-2/7/o5x x"]), picture);
}

#[test]
fn a_board_of_draughts_is_drawn_with_the_numbers_of_its_squares() {
    let out = good(&["show", "draughts", "--fen", "B:WK3,46:B45"]);
    let rows: Vec<_> = out.lines().collect();
    assert_eq!(rows[0], "      . 1       . 2       W 3       . 4       . 5");
    assert_eq!(rows[1], " . 6       . 7       . 8       . 9       .10");
    assert_eq!(rows[9], " w46       .47       .48       .49       .50");
    assert_eq!(rows[8], "      .41       .42       .43       .44       b45");
    assert_eq!(rows[10..], ["", "Black to move", "FEN: B:WK3,46:B45"]);
}

#[test]
fn what_is_in_hand_is_drawn_at_its_side_of_the_board() {
    let picture = "\
in hand: b 2p
5  .  .  .  .  k
4  .  .  .  .  .
3  .  .  .  .  .
2  .  .  .  .  .
1  K  .  .  . +S
   a  b  c  d  e
in hand: nothing

White to move
FEN: 4k/5/5/5/K3+S[bpp] w 0 1
";
    assert_eq!(good(&["show", "minishogi", "--fen", "4k/5/5/5/K3+S[pbp] w 0 1"]), picture);
    let house = good(&["show", "crazyhouse", "--moves", "e2e4 d7d5 e4d5 d8d5"]);
    let (top, rest) = house.split_once("\n8  ").unwrap();
    assert_eq!(top, "in hand: p");
    assert!(rest.contains("\n   a  b  c  d  e  f  g  h\nin hand: P\n\nWhite to move\n"), "{house}");
    let file = file("in_hand.pgn", "[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 *\n");
    assert!(good(&["replay", &file]).contains("in hand: nothing\n8  r"));
    assert!(!good(&["show", "chess"]).contains("in hand"));
}

#[test]
fn moves_are_played_first() {
    let out = good(&["show", "chess", "--moves", "e2e4  c7c5"]);
    assert!(out.ends_with("FEN: rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n"), "{out}");
    let fen = "W:W32,28:B22,19";
    assert_eq!(good(&["moves", "draughts", "--fen", fen, "--moves", "28x17"]), "19-23\n19-24\n");
    let mate = good(&["perft", "chess", "--moves", "f2f3 e7e5 g2g4 d8h4", "--depth", "1", "--json"]);
    assert!(mate.contains("\"nodes\":0,"), "{mate}");
    assert_eq!(good(&["show", "chess", "--moves", ""]), good(&["show", "chess"]));
}

#[test]
fn a_move_that_is_not_legal_is_told_with_those_that_are() {
    let told = bad(&["show", "draughts", "--fen", "W:W32,27:B28,1", "--moves", "27-21 1-6"]);
    let wanted = "\
error: move 1, byte 0: expected a legal move: this one is not
  27-21 1-6
  ^
  legal there: 32x23
";
    assert_eq!(told, wanted);
    let told = bad(&["moves", "chess", "--moves", "e2e4 g8g9"]);
    assert!(told.starts_with("error: move 2, byte 3: expected "), "{told}");
    assert!(told.ends_with("\n          ^\n  legal there: g8f6 g8h6\n"), "{told}");
    let told = bad(&["moves", "chess", "--moves", "f2f3 e7e5 g2g4 d8h4 a2a3"]);
    assert!(told.ends_with("  no move is legal there\n"), "{told}");
    let told = bad(&["moves", "gomoku", "--moves", "z"]);
    assert!(told.contains("\n  legal there: ") && told.contains(", and 321 more\n"), "{told}");
}

#[test]
fn a_position_that_is_over_says_so() {
    let out = good(&["show", "chess", "--fen", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"]);
    assert!(out.ends_with("over: Black wins: checkmate\n"), "{out}");
    let out = good(&["show", "chess", "--fen", "4k3/8/8/8/8/8/8/R3K3 w - - 100 90"]);
    assert!(out.contains("may be claimed: draw: "), "{out}");
}

#[test]
fn a_position_without_moves_says_why() {
    let fen = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    for (json, out) in [(&[][..], String::new()), (&["--json"], format!("{{\"fen\":\"{fen}\",\"moves\":[]}}\n"))] {
        let over = quadrille(&[&["moves", "chess", "--fen", fen], json].concat());
        assert_eq!((over.status, over.out), (0, out));
        assert_eq!(over.err, "no moves, the game is over: Black wins: checkmate\n");
    }
}

#[test]
fn colors_are_for_terminals() {
    assert!(!good(&["show", "chess"]).contains('\x1b'));
    let colored = run(Command::new(QUADRILLE).args(["show", "chess"]).env("CLICOLOR_FORCE", "1"));
    assert!(colored.out.contains("\x1b["), "{}", colored.out);
}

#[test]
fn moves_are_in_the_order_of_their_bytes() {
    let out = good(&["moves", "dama", "--fen", "W:WKa1:Ba3,h8"]);
    assert_eq!(out, "a1xa4\na1xa5\na1xa6\na1xa7\na1xa8\n");
    let json: Value = serde_json::from_str(&good(&["moves", "ataxx", "--json"])).unwrap();
    let object = json.as_object().unwrap();
    assert_eq!(object.keys().collect::<Vec<_>>(), ["fen", "moves"]);
    assert_eq!(object["fen"], "x5o/7/7/7/7/7/o5x x 0 1");
    let moves: Vec<_> = object["moves"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
    assert_eq!(moves.len(), 16);
    assert!(moves.is_sorted());
}

#[test]
fn full_moves_name_the_whole_path() {
    let fen = "W:WK1:B7,18,29";
    let plain = good(&["moves", "draughts", "--fen", fen]);
    let full = good(&["moves", "draughts", "--fen", fen, "--full"]);
    assert_eq!(plain.lines().next(), Some("1x34"));
    assert_eq!(full.lines().next(), Some("1x12x23x34"));
    assert!(good(&["moves", "draughts", "--fen", fen, "--full", "--json"]).contains("\"1x12x23x34\""));
}

#[test]
fn moves_as_records_have_them() {
    let fen = "4k3/8/8/8/4K3/N7/8/N3N3 w - - 0 1";
    let san = good(&["moves", "chess", "--fen", fen, "--san"]);
    for text in ["Na1c2", "Nec2", "N3c2", "Nb3", "Kd5"] {
        assert!(san.lines().any(|line| line == text), "{text} in {san}");
    }
    assert_eq!(good(&["moves", "draughts", "--san"]), good(&["moves", "draughts"]), "they are written alike");
    assert!(bad(&["moves", "chess", "--san", "--full"]).contains("cannot be used with"));
}

#[test]
fn fen_is_written_in_its_canonical_form() {
    for (game, fen, canonical) in [
        ("ataxx", "b5w/7/7/7/7/7/w5b b", "x5o/7/7/7/7/7/o5x x 0 1"),
        (
            "chess",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        ),
        ("draughts", "W:B1,3,2:WK50,31.", "W:W31,K50:B1-3"),
        ("draughts", "W:WK3:BK7:H0:F1", "W:WK3:BK7"),
        ("draughts", "W:WK3:BK7:H4:F9", "W:WK3:BK7:H4:F9"),
        ("dama", "W:Bh7:WKa2", "W:WKa2:Bh7"),
        ("ataxx", "start", "x5o/7/7/7/7/7/o5x x 0 1"),
    ] {
        assert_eq!(good(&["fen", game, fen]), format!("{canonical}\n"));
    }
}

#[test]
fn a_fen_may_begin_with_a_hyphen_and_come_in_several_words() {
    let canonical = "-x4o/7/7/7/7/7/o5x o 3 9\n";
    assert_eq!(good(&["fen", "ataxx", "-x4o/7/7/7/7/7/o5x o 3 9"]), canonical);
    assert_eq!(good(&["fen", "ataxx", "-x4o/7/7/7/7/7/o5x", "o", "3", "9"]), canonical);
    assert_eq!(good(&["fen", "--strict", "ataxx", "-x4o/7/7/7/7/7/o5x", "o", "3", "9"]), canonical);
    assert!(good(&["show", "ataxx", "--fen", "-x4o/7/7/7/7/7/o5x o 3 9"]).ends_with(canonical));
    assert!(good(&["moves", "ataxx", "--fen", "-6/7/7/7/7/7/ooooxxx x"]).contains('\n'));
    assert!(good(&["perft", "ataxx", "--fen", "-x4o/7/7/7/7/7/o5x o", "--depth", "1"]).contains("nodes"));
    assert!(good(&["fen", "chess", "4k3/8/8/8/8/8/8/4K3", "w", "-", "-"]).starts_with("4k3/"));
}

/// Nine white pawns can be counted from, and no game has them.
#[test]
fn what_no_game_can_have_led_to_is_waived_with_a_warning() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let lenient = quadrille(&["fen", "chess", fen]);
    assert_eq!((lenient.status, lenient.out), (0, format!("{fen}\n")));
    assert!(lenient.err.starts_with("warning: board, byte 34: expected "), "{}", lenient.err);
    assert!(lenient.err.contains(&format!("  {fen}\n  {:34}^\n", "")), "{}", lenient.err);
    assert!(lenient.err.ends_with("  accepted all the same; --strict refuses it\n"), "{}", lenient.err);
    for args in [["fen", "--strict", "chess", fen], ["show", "chess", "--strict", &format!("--fen={fen}")]] {
        let strict = quadrille(&args);
        assert_eq!((strict.status, strict.out.as_str()), (2, ""));
        assert!(strict.err.starts_with("error: board, byte 34: expected "), "{}", strict.err);
    }
}

#[test]
fn help_and_version_are_no_errors() {
    assert!(good(&["--help"]).contains("perft"));
    let perft = good(&["perft", "--help"]);
    for told in ["--suite", "  start ;D1 20 ;D2 400\n", "source:", "count:", "# a comment", "Exit status:"] {
        assert!(perft.contains(told), "{perft}");
    }
    assert!(perft.contains("`count:` is\n`unique`, `orders` or `paths`."), "{perft}");
    let check = good(&["check", "--help"]);
    assert!(check.contains("PGN or PDN;") && check.contains("`.pdn` is draughts, all else chess"), "{check}");
    let fen = good(&["fen", "--help"]);
    assert!(fen.contains("Options stand before") && fen.contains("`start`"), "{fen}");
    assert!(fen.contains("<GAME> <FEN>...") && fen.contains(" fen --strict chess rnbqkbnr/"), "{fen}");
    assert_eq!(good(&["--version"]), concat!("quadrille ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn the_rules_of_a_game_are_written_with_their_sources() {
    let out = good(&["rules", "draughts"]);
    assert!(out.starts_with("International draughts\nstart: W:W31-50:B1-20\n\n- The board has 100 squares"), "{out}");
    let majority =
        "- The most pieces must be taken, men and kings counting alike.\n  fmjd_4_13, FMJD, Annex 1, article 4.13\n";
    assert!(out.contains(majority), "{out}");
}
