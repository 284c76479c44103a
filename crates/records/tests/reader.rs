//! What a reader tells of a file, statement by statement of the standards.

use std::convert::Infallible;
use std::io::{self, Read};

use quadrille_records::{Fault, Format, GameResult, Interest, Place, Reader, Text, Visitor};

/// Notes all that it hears, one word each.
struct Notes {
    heard: Vec<String>,
    interest: Interest,
}

impl Visitor for Notes {
    type Fault = Infallible;

    fn begin(&mut self) {
        self.heard.clear();
    }

    fn tag(&mut self, name: &str, value: Text<'_>) -> Result<(), Infallible> {
        self.heard.push(format!("[{name}={}]", value.read()));
        Ok(())
    }

    fn tags_end(&mut self) -> Result<Interest, Infallible> {
        Ok(self.interest)
    }

    fn turn(&mut self, text: &str) -> Result<(), (usize, Infallible)> {
        self.heard.push(text.to_owned());
        Ok(())
    }

    fn glyph(&mut self, number: u8) {
        self.heard.push(format!("${number}"));
    }

    fn comment(&mut self, text: Text<'_>) {
        self.heard.push(format!("{{{}}}", text.read()));
    }

    fn set_up(&mut self, fen: Text<'_>) -> Result<(), Infallible> {
        self.heard.push(format!("/{}/", fen.read()));
        Ok(())
    }

    fn begin_variation(&mut self) -> Result<(), Infallible> {
        self.heard.push("(".into());
        Ok(())
    }

    fn end_variation(&mut self) {
        self.heard.push(")".into());
    }

    fn end(&mut self, result: Option<GameResult>, _: Place) -> Result<(), Infallible> {
        self.heard.push(result.map_or("none".into(), |result| format!("={result}")));
        Ok(())
    }
}

/// Gives a byte at a time.
struct Drops<'a>(&'a [u8]);

impl Read for Drops<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let taken = self.0.len().min(1).min(into.len());
        into[..taken].copy_from_slice(&self.0[..taken]);
        self.0 = &self.0[taken..];
        Ok(taken)
    }
}

/// Reads a file and returns what is heard of each game, or where it is wrong and what was expected.
fn games_of(file: impl Read, format: Format, interest: Interest) -> Vec<String> {
    let mut reader = Reader::new(file, format);
    let mut notes = Notes { heard: Vec::new(), interest };
    let mut games = Vec::new();
    while let Some(game) = reader.read(&mut notes).expect("a file in memory") {
        games.push(match game {
            Ok(()) => notes.heard.join(" "),
            Err(error) => match error.fault {
                Fault::Syntax { expected } => format!("{}: {expected}", error.place),
                _ => unreachable!("nothing is refused"),
            },
        });
    }
    games
}

/// Asserts what is heard of a file, read at once and byte by byte.
fn assert_read_as(format: Format, file: impl AsRef<[u8]>, expected: &[&str]) {
    let file = file.as_ref();
    assert_eq!(games_of(file, format, Interest::All), expected);
    assert_eq!(games_of(Drops(file), format, Interest::All), expected);
}

fn assert_pgn(file: impl AsRef<[u8]>, expected: &[&str]) {
    assert_read_as(Format::Pgn, file, expected);
}

fn assert_pdn(file: impl AsRef<[u8]>, expected: &[&str]) {
    assert_read_as(Format::Pdn, file, expected);
}

#[test]
fn pgn_8_1_tags_have_names_and_values() {
    assert_pgn("[Event \"F/S Return Match\"]\n[Site \"\"]\n\n*\n", &["[Event=F/S Return Match] [Site=] =*"]);
    assert_pgn("[ Event  \"a\" ] [B_1 \"c\"]*", &["[Event=a] [B_1=c] =*"]);
}

#[test]
fn pgn_7_quotation_marks_and_backslashes_are_escaped() {
    assert_pgn(r#"[Event "a \"b\" \\ \c \\"] *"#, &[r#"[Event=a "b" \ \c \] =*"#]);
}

#[test]
fn pgn_4_1_files_are_utf_8_or_iso_8859_1() {
    assert_pgn("[White \"Müller\"] *", &["[White=Müller] =*"]);
    assert_pgn(b"[White \"M\xFCller\"] {na\xEFve} *", &["[White=Müller] {naïve} =*"]);
    assert_pgn("\u{FEFF}[White \"a\"] *", &["[White=a] =*"]);
}

#[test]
fn pgn_8_2_2_numbers_of_moves_may_be_missing() {
    let expected = ["e4 e5 Nf3 Nc6 =*"];
    for text in [
        "1. e4 e5 2. Nf3 Nc6 *",
        "1.e4 e5 2.Nf3 Nc6*",
        "e4 e5 Nf3 Nc6 *",
        "1. e4 1... e5 2 Nf3 2... Nc6 *",
        "1 . e4 ... e5\r\n2.\r\nNf3 Nc6\r\n*",
    ] {
        assert_pgn(text, &expected);
    }
}

#[test]
fn pgn_5_comments_are_in_braces_or_end_with_the_line() {
    assert_pgn(
        "{before} 1. e4 {a (b) [c] ;d} e5 ; to the end }\r\n2. Nf3 {two\nlines} *",
        &["{before} e4 {a (b) [c] ;d} e5 { to the end }} Nf3 {two\nlines} =*"],
    );
    // Behind a result a comment is of the game on whose line it stands, else of the next, if there is one.
    assert_pgn("1. e4 * {one} $1 ;two\n{next}\n1. d4 *\n{last}", &["e4 {one} $1 {two} =*", "{next} d4 =*"]);
}

#[test]
fn pgn_6_a_line_that_begins_with_a_percent_sign_is_read_over() {
    assert_pgn("% first\n[Event \"a\"]\n%[Event \"b\"]\n\n1. e4\n% {\ne5 *\n%last", &["[Event=a] e4 e5 =*"]);
    assert_pgn("1. e4 % e5 *", &["e4 % e5 =*"]);
}

#[test]
fn pgn_8_2_5_variations_are_nested() {
    assert_pgn("1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) e5 *", &["e4 ( d4 d5 ( Nf6 c4 ) c4 ) ( c4 ) e5 =*"]);
}

#[test]
fn pgn_8_2_4_glyphs_are_numbers_or_signs() {
    assert_pgn(
        "e4 $0 $1$255 e5! Nf3? Nc6!! Bb5 ?? a6!? Ba4?! *",
        &["e4 $0 $1 $255 e5 $1 Nf3 $2 Nc6 $3 Bb5 $4 a6 $5 Ba4 $6 =*"],
    );
    assert_pgn("e4 $256 *\n[Event \"b\"] *", &["line 1, column 4: a glyph from $0 to $255", "[Event=b] =*"]);
}

#[test]
fn pgn_8_2_6_a_game_ends_with_its_result() {
    assert_pgn("e4 1-0 d4 0-1 c4 1/2-1/2 Nf3 * b3", &["e4 =1-0", "d4 =0-1", "c4 =1/2-1/2", "Nf3 =*", "b3 none"]);
    assert_pgn("e4 (d4 1-0) e5 1/2", &["e4 ( d4 ) e5 =1/2-1/2"]);
}

#[test]
fn pgn_games_without_moves_or_without_an_end_are_games() {
    assert_pgn(
        "[Event \"a\"]\n[Site \"s\"]\n\n[Event \"b\"]\n\n1. e4 e5\n\n[Event \"c\"]\n\n*\n",
        &["[Event=a] [Site=s] none", "[Event=b] e4 e5 none", "[Event=c] =*"],
    );
    assert_pgn("", &[]);
    assert_pgn(" \n\n% nothing\n", &[]);
}

#[test]
fn pgn_castling_with_zeros_and_promotions_in_parentheses_are_turns() {
    assert_pgn(
        "0-0 0-0-0 e8(Q)+ d1(N)(d1=Q) exd6 e.p. exd6e.p. 0-1",
        &["0-0 0-0-0 e8(Q)+ d1(N) ( d1=Q ) exd6 exd6e.p. =0-1"],
    );
}

#[test]
fn pdn_turns_are_of_numbers_or_of_letters() {
    assert_pdn("1. 32-28 19x23 2. 28x19x8! 1-6 *", &["32-28 19x23 28x19x8 $1 1-6 =*"]);
    assert_pdn("1. d3-d4 a6-a5 2. d4xd6xf6 d7-d8=K *", &["d3-d4 a6-a5 d4xd6xf6 d7-d8=K =*"]);
    assert_pdn("1. c3:d4:e5 *", &["c3:d4:e5 =*"]);
}

#[test]
fn pdn_results_are_of_two_points_or_of_one() {
    for (text, result) in [
        ("2-0", "1-0"),
        ("1-1", "1/2-1/2"),
        ("0-2", "0-1"),
        ("0-0", "0-0"),
        ("1-0", "1-0"),
        ("0-1", "0-1"),
        ("1/2-1/2", "1/2-1/2"),
        ("*", "*"),
    ] {
        assert_pdn(format!("32-28 {text}"), &[&format!("32-28 ={result}")]);
    }
}

#[test]
fn pdn_positions_are_set_up_between_slashes() {
    assert_pdn("1. /W:W31-50:B1-20/ 32-28 *", &["/W:W31-50:B1-20/ 32-28 =*"]);
    assert_pdn("/W:W31\n32-28 *", &["line 1, column 1: a position between slashes"]);
}

#[test]
fn what_is_wrong_is_told_by_line_and_column_and_reading_goes_on() {
    let game = |text: &str| format!("[Event \"a\"]\n\n{text} *\n\n[Event \"b\"]\n\n1. e4 *\n");
    for (text, expected) in [
        ("e4 } e5", "line 3, column 4: a move, a comment or a result"),
        ("e4\ne5 <x>", "line 4, column 4: a move, a comment or a result"),
        ("e4 ) e5", "line 3, column 4: a move, a comment or a result: no parenthesis is open"),
        ("e4 (d4 (c4) e5", "line 3, column 4: a closing parenthesis for this one"),
        ("e4 $ e5", "line 3, column 4: a glyph from $0 to $255"),
        ("e4 {open", "line 3, column 4: a comment that is closed"),
        ("e4\n é {x} e5 \"q\"", "line 4, column 12: a move, a comment or a result"),
    ] {
        assert_pgn(game(text), &[expected, "[Event=b] e4 =*"]);
    }
    assert_pgn(b"e4 N\xFF3 *\n[Event \"b\"] *", &["line 1, column 5: a move", "[Event=b] =*"]);
}

#[test]
fn a_tag_that_is_wrong_breaks_its_game_alone() {
    for (tag, expected) in [
        ("[\"x\"]", "line 2, column 2: the name of a tag"),
        ("[Site x]", "line 2, column 7: a quotation mark before the value of the tag"),
        ("[Site \"x]", "line 2, column 10: a quotation mark behind the value of the tag"),
        ("[Site \"x\" y]", "line 2, column 11: a bracket behind the tag"),
        ("[Site \"x\"", "line 2, column 10: a bracket behind the tag"),
    ] {
        let file = format!("[Event \"a\"]\n{tag}\n[Date \"d\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n*");
        assert_pgn(file, &[expected, "[Event=b] =*"]);
    }
}

#[test]
fn who_wants_the_main_line_hears_no_variation() {
    let file = "[Event \"a\"] e4 {x} (d4 {y} $1 (c4) d5) e5! ; z\n1-0";
    assert_eq!(games_of(file.as_bytes(), Format::Pgn, Interest::MainLine), ["[Event=a] e4 {x} e5 $1 { z} =1-0"]);
    assert_eq!(games_of(file.as_bytes(), Format::Pgn, Interest::Nothing), ["[Event=a] =1-0"]);
}

#[test]
fn who_wants_no_movetext_hears_the_result_of_each_game() {
    let file = "[Event \"a\"]\n\n1. e2-e4 {1-0 [Event\n} (d4 1-0 * ) O-O ; 0-1\n% 0-1\n1...e5 1/2-1/2 e4 *\n\
        [Event \"b\"]\n\ne4 e5\n\n[Event \"c\"]\n\n0-0 0-1 [Event \"d\"]";
    let expected = ["[Event=a] =1/2-1/2", "=*", "[Event=b] none", "[Event=c] =0-1", "[Event=d] none"];
    assert_eq!(games_of(file.as_bytes(), Format::Pgn, Interest::Nothing), expected);
    assert_eq!(games_of(Drops(file.as_bytes()), Format::Pgn, Interest::Nothing), expected);
    let draughts = "1. 32-28 19-23 2. 28x19 2-0 1. 31-26 0-0";
    assert_eq!(games_of(draughts.as_bytes(), Format::Pdn, Interest::Nothing), ["=1-0", "=0-0"]);
}

#[test]
fn comments_longer_than_a_portion_are_whole_and_endless_ones_are_refused() {
    let long = "x".repeat(300_000);
    let file = format!("e4 {{{long}}} e5 *");
    assert_eq!(games_of(file.as_bytes(), Format::Pgn, Interest::All), [format!("e4 {{{long}}} e5 =*")]);
    let endless = format!("e4 {{{} e5 *\n[Event \"b\"] *", "x".repeat(3_000_000));
    let games = games_of(endless.as_bytes(), Format::Pgn, Interest::All);
    assert_eq!(games, ["line 1, column 4: a comment of a megabyte at the most", "[Event=b] =*"]);
}

#[test]
fn a_comment_that_is_too_long_is_read_over_to_its_end() {
    let file = format!("1. e4 {{{}}} e5 1-0\n\n1. d4 *\n", "word * 1-0\n".repeat(200_000));
    let expected = ["line 1, column 7: a comment of a megabyte at the most", "d4 =*"];
    assert_read_as(Format::Pgn, file, &expected);
    let unclosed = format!("1. e4 {{{}\n[Event \"b\"]\n\n1. d4 *\n", "word * 1-0 ".repeat(200_000));
    assert_eq!(games_of(unclosed.as_bytes(), Format::Pgn, Interest::All), [expected[0], "[Event=b] d4 =*"]);
}

#[test]
fn numbers_that_are_no_numbers_of_moves_are_refused() {
    assert_read_as(Format::Pdn, "1. 3228 1923 2. 2819 *", &["line 1, column 9: a move behind its number"]);
    assert_pgn("1 e4 1 e5 2 Nf3 *", &["e4 e5 Nf3 =*"]);
}

#[test]
fn files_that_were_joined_have_a_byte_order_mark_between() {
    assert_pgn("\u{FEFF}1. e4 *\n\n\u{FEFF}[Event \"b\"]\n\n1. d4 *\n", &["e4 =*", "[Event=b] d4 =*"]);
}
