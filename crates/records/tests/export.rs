//! The form of export, statement by statement of the standards.

use quadrille_ataxx::Ataxx;
use quadrille_chess::{Chess, Chess960};
use quadrille_core::{Color, Rules};
use quadrille_dama::Dama;
use quadrille_draughts::Draughts;
use quadrille_records::{CheckFault, Format, GameResult, ReadError, Record, Recorder, Records, is_recorded_as};

/// Returns a record as it is written.
fn written<R: Rules>(text: &str) -> String {
    Record::<R>::read(text).unwrap_or_else(|error| panic!("{error}\n{text}")).to_string()
}

/// Returns the movetext of a record as it is written.
fn movetext<R: Rules>(text: &str) -> String {
    written::<R>(text).split_once("\n\n").expect("an empty line").1.to_owned()
}

/// Returns what is wrong in a record.
fn fault<R: Rules>(text: &str) -> String {
    Record::<R>::read(text).expect_err("it is broken").to_string()
}

#[test]
fn pgn_8_1_1_the_roster_comes_first_and_other_tags_by_their_bytes() {
    let text = "[WhiteElo \"2700\"]\n[Black \"B\"]\n[Annotator \"A\"]\n[Event \"E\"]\n[Result \"0-1\"]\n\n0-1\n";
    let expected = "[Event \"E\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"B\"]\n\
                    [Result \"0-1\"]\n[Annotator \"A\"]\n[WhiteElo \"2700\"]\n\n0-1\n";
    assert_eq!(written::<Chess>(text), expected);
}

#[test]
fn pgn_7_quotation_marks_and_backslashes_are_escaped() {
    let mut record = Record::<Chess>::new();
    record.tags_mut().set("Event", r#"a "b" \c\\"#).expect("a tag");
    let text = record.to_string();
    assert!(text.starts_with(r#"[Event "a \"b\" \\c\\\\"]"#), "{text}");
    assert_eq!(Record::<Chess>::read(&text).expect("a record"), record);
}

#[test]
fn pgn_4_3_lines_are_shorter_than_80_columns() {
    let comment = "word ".repeat(60);
    let text = movetext::<Chess>(&format!("1. e4 {{{comment}}} e5 *"));
    assert!(text.lines().all(|line| line.chars().count() < 80 && !line.ends_with(' ')), "{text}");
    assert!(text.lines().count() > 3);
    let blanks = "word   ".repeat(60);
    let text = movetext::<Chess>(&format!("1. e4 {{{blanks}}} e5 *"));
    assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
    let long = "x".repeat(100);
    assert_eq!(movetext::<Chess>(&format!("1. e4 {{a {long}}} e5 *")), format!("1. e4 {{a\n{long}}}\n1... e5 *\n"));
}

#[test]
fn pgn_8_2_2_blacks_move_has_its_number_only_where_it_needs_it() {
    for (text, expected) in [
        ("e4 e5 Nf3", "1. e4 e5 2. Nf3 *\n"),
        ("1. e4 $1 e5", "1. e4 $1 e5 *\n"),
        ("1. e4 {x} e5 2. Nf3", "1. e4 {x} 1... e5 2. Nf3 *\n"),
        ("1. e4 (1. d4 d5 (1... f5)) 1... e5", "1. e4 (1. d4 d5 (1... f5)) 1... e5 *\n"),
        ("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 5\"]\n\nKd7 e4", "5... Kd7 6. e4 *\n"),
    ] {
        assert_eq!(movetext::<Chess>(text), expected, "{text}");
    }
}

#[test]
fn pgn_8_2_3_turns_are_in_algebraic_notation() {
    let castling = "1. e2-e4 e7e5 2. Ng1f3 Nb8-c6 3. Bc4 Bc5 4. 0-0 Nf6 5. Re1 0-0 *";
    let expected = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Re1 O-O *\n";
    assert_eq!(movetext::<Chess>(castling), expected);
    let passed = "1. e4 a6 2. e5 d5 3. exd6 e.p.+ *";
    assert_eq!(movetext::<Chess>(passed), "1. e4 a6 2. e5 d5 3. exd6 *\n");
    let check = "[FEN \"7k/4P3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. e8(Q)+ *";
    assert_eq!(movetext::<Chess>(check), "1. e8=Q+ *\n");
    let promotion = "[FEN \"8/P3k3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8(Q) Kd6!? 2. Qd5+?? *";
    assert_eq!(movetext::<Chess>(promotion), "1. a8=Q Kd6 $5 2. Qd5+ $4 *\n");
}

#[test]
fn pgn_8_2_5_variations_nest() {
    let text = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... Nf6)) 2... d6) 2. f4 *\n";
    assert_eq!(movetext::<Chess>(text), text);
}

#[test]
fn pgn_5_a_comment_with_a_closing_brace_goes_on_to_the_end_of_its_line() {
    let text = "1. e4 ; a } brace\n1... e5 *\n";
    assert_eq!(movetext::<Chess>(text), text);
    assert_eq!(movetext::<Chess>("1. e4 {two\r\nlines} *"), "1. e4 {two lines} *\n");
    assert_eq!(movetext::<Chess>("{before} 1. e4 *"), "{before} 1. e4 *\n");
}

#[test]
fn pgn_9_7_1_a_position_is_set_up_by_two_tags() {
    let text = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *";
    let expected = "[Result \"*\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. e4 *\n";
    assert!(written::<Chess>(text).ends_with(expected));
    let start = format!("[SetUp \"1\"]\n[FEN \"{}\"]\n\n1. e4 *", Chess::START);
    assert!(!written::<Chess>(&start).contains("FEN"), "the start of the game needs no FEN");
}

#[test]
fn chess960_is_told_by_its_variant_and_castles_with_the_letter() {
    let text = "[FEN \"3k4/pppppppp/8/8/8/8/8/1R1K2R1 w GB - 0 1\"]\n[Variant \"Chess960\"]\n\n1. O-O Kc8 2. Kh1 *";
    let again = written::<Chess960>(text);
    assert!(again.contains("[SetUp \"1\"]\n[Variant \"Chess960\"]\n\n1. O-O Kc8 2. Kh1 *\n"), "{again}");
    assert_eq!(fault::<Chess>(text), "line 2, column 1: expected a game of the kind `Standard`, not `Chess960`");
    assert_eq!(
        fault::<Chess960>("[Variant \"Standard\"]\n\n*"),
        "line 1, column 1: expected a game of the kind `Chess960`, not `Standard`"
    );
    // A game without the tag may be of either.
    assert!(Record::<Chess960>::read("1. e4 *").is_ok());
}

#[test]
fn results_are_said_once() {
    let of = |text: &str| Record::<Chess>::read(text).map(|record| record.result());
    let result = |text: &str| of(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(result("[Result \"1-0\"]\n\n1. e4 1-0"), GameResult::Win(Color::White));
    assert_eq!(result("[Result \"1-0\"]\n\n1. e4 *"), GameResult::Win(Color::White));
    assert_eq!(result("[Result \"1-0\"]\n\n1. e4"), GameResult::Win(Color::White));
    assert_eq!(result("[Result \"*\"]\n\n1. e4 0-1"), GameResult::Win(Color::Black));
    assert_eq!(result("1. e4"), GameResult::Unknown);
    let contradiction = "[Result \"1-0\"]\n\n1. e4 1/2-1/2";
    assert_eq!(fault::<Chess>(contradiction), "line 3, column 14: expected the result of the tag, 1-0, not 1/2-1/2");
    for result in ["won", "0-0", "2-0"] {
        let told = format!("line 1, column 1: expected a result, not `{result}`");
        assert_eq!(fault::<Chess>(&format!("[Result \"{result}\"]\n\n*")), told);
    }
}

#[test]
fn a_tag_is_given_once() {
    let text = "[White \"a\"]\n[White \"b\"]\n\n1. e4 *\n\n[Event \"next\"]\n\n1. d4 *";
    let mut games = Records::<Chess, _>::new(text.as_bytes());
    let Some(Err(ReadError::Game(error))) = games.next() else { panic!("it is broken") };
    assert_eq!(error.to_string(), "line 2, column 1: expected the tag White once");
    assert!(matches!(error.fault, quadrille_records::Fault::Refused(CheckFault::Twice { .. })));
    assert!(games.next().is_some_and(|game| game.is_ok()));
}

#[test]
fn pdn_games_end_with_an_asterisk_and_their_tag_has_the_result() {
    for (result, of_two_points, of_one) in [
        (GameResult::Win(Color::White), "2-0", "1-0"),
        (GameResult::Draw, "1-1", "1/2-1/2"),
        (GameResult::Win(Color::Black), "0-2", "0-1"),
        (GameResult::BothLost, "0-0", "0-0"),
        (GameResult::Unknown, "*", "*"),
    ] {
        let mut draughts = Record::<Draughts>::new();
        let mut dama = Record::<Dama>::new();
        draughts.set_result(result);
        dama.set_result(result);
        let [draughts_text, dama_text] = [draughts.to_string(), dama.to_string()];
        assert!(
            draughts_text.ends_with(&format!("[Result \"{of_two_points}\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n*\n"))
        );
        assert!(dama_text.ends_with(&format!("[Result \"{of_one}\"]\n[GameType \"30,W,8,8,A0,0\"]\n\n*\n")));
        assert_eq!(Record::read(&draughts_text).expect("a record"), draughts);
        assert_eq!(Record::read(&dama_text).expect("a record"), dama);
    }
}

#[test]
fn pdn_a_reader_accepts_the_results_of_all_types() {
    for (text, result) in [
        ("2-0", GameResult::Win(Color::White)),
        ("1-0", GameResult::Win(Color::White)),
        ("1-1", GameResult::Draw),
        ("1/2-1/2", GameResult::Draw),
        ("0-2", GameResult::Win(Color::Black)),
        ("0-1", GameResult::Win(Color::Black)),
        ("0-0", GameResult::BothLost),
        ("*", GameResult::Unknown),
    ] {
        for movetext in [format!("1. 32-28 {text}"), format!("[Result \"{text}\"]\n\n1. 32-28 *")] {
            assert_eq!(Record::<Draughts>::read(&movetext).expect("a record").result(), result, "{movetext}");
        }
    }
}

#[test]
fn pdn_the_type_of_game_says_which_it_is() {
    assert_eq!(Format::of::<Draughts>(), Format::Pdn);
    assert_eq!(Format::of::<Ataxx>(), Format::Pgn);
    for text in ["20", "20,W,10,10,N2,0"] {
        assert!(Record::<Draughts>::read(&format!("[GameType \"{text}\"]\n\n1. 32-28 *")).is_ok(), "{text}");
    }
    // First color, width, height, how squares are called and from which corner, and whether they are inverted.
    for other in ["20,B,10,10,N2,0", "20,W,8,8,N2,0", "20,W,10,10,A0,0", "20,W,10,10,N1,0", "20,W,10,10,N2,1"] {
        assert!(!is_recorded_as::<Draughts>(Some(("GameType", other))), "{other}");
    }
    assert!(is_recorded_as::<Dama>(Some(("GameType", "30,W,8,8,A0,0"))));
    assert!(!is_recorded_as::<Dama>(Some(("GameType", "30,W,8,8,A3,0"))), "squares from another corner");
    let types = [
        ("21", "English"),
        ("22", "Italian"),
        ("25", "Russian"),
        ("26", "Brazilian"),
        ("27", "Canadian"),
        ("40", "Frisian"),
    ];
    for (number, name) in types {
        assert!(!is_recorded_as::<Draughts>(Some(("GameType", number))), "{name}");
        assert!(!is_recorded_as::<Dama>(Some(("GameType", number))), "{name}");
    }
    assert_eq!(
        fault::<Draughts>("[GameType \"30,W,8,8,A0,0\"]\n\n*"),
        "line 1, column 1: expected a game of the kind `20,W,10,10,N2,0`, not `30,W,8,8,A0,0`"
    );
}

#[test]
fn pdn_a_colon_is_a_sign_of_capture_too() {
    assert_eq!(movetext::<Draughts>("1. 32-28 19-23 2. 28:19 14:23 *"), "1. 32-28 19-23 2. 28x19 14x23 *\n");
    let mixed = fault::<Draughts>("[FEN \"W:WK47:B14,19,29,31,42\"]\n\n1. 47:38x24 *");
    assert!(mixed.starts_with("line 3, column 9: expected "), "{mixed}");
}

#[test]
fn a_variant_has_several_names() {
    for name in ["Chess960", "chess960", "Fischerandom", "fischer random"] {
        assert!(is_recorded_as::<Chess960>(Some(("Variant", name))), "{name}");
        assert!(!is_recorded_as::<Chess>(Some(("Variant", name))), "{name}");
    }
    for name in ["Standard", "normal", "From Position", "Classical", "chess"] {
        assert!(is_recorded_as::<Chess>(Some(("Variant", name))), "{name}");
    }
    // Who knows better says so.
    let text = "[Variant \"Standard\"]\n\n1. e4 *";
    let record = Records::by(Recorder::<Chess960>::new().of_any_kind(), text.as_bytes()).next();
    assert_eq!(record.expect("a record").expect("it is read").tags().get("Variant"), Some("Standard"));
}

#[test]
fn one_record_is_read_where_one_is_asked_for() {
    assert_eq!(fault::<Chess>("1. e4 *\n\n1. d4 *"), "expected one game: there is another behind it");
    assert_eq!(fault::<Chess>("{nothing}"), "expected a game");
}

#[test]
fn pdn_an_ambiguous_capture_is_written_with_its_whole_sequence() {
    let position = Draughts::from_fen("W:WK47:B14,19,29,31,42").expect("a position");
    let texts: Vec<_> = Draughts::moves(&position).into_iter().map(|mv| Draughts::move_text(&position, mv)).collect();
    for text in ["47x38x24x13x36", "47x38x20x9x36"] {
        assert!(texts.iter().any(|other| other == text), "{text} among {texts:?}");
        let record = format!("[FEN \"W:WK47:B14,19,29,31,42\"]\n\n1. {text} *");
        assert_eq!(movetext::<Draughts>(&record), format!("1. {text} *\n"));
    }
    let short = "[FEN \"W:WK47:B14,19,29,31,42\"]\n\n1. 47x36 *";
    assert_eq!(fault::<Draughts>(short), "line 3, column 4: expected one legal move: several fit `47x36`");
}

#[test]
fn pdn_fen_takes_either_color_first_ranges_kings_and_an_empty_side() {
    for (fen, expected) in [
        ("W:B1-20:W31-50", "W:W31-50:B1-20"),
        ("B:WK3:B", "B:WK3:B"),
        ("W:W31,32:BK1-2.", "W:W31,32:BK1,K2"),
        ("W:W31:B1:H3:F7", "W:W31:B1:H3:F7"),
    ] {
        let record =
            Record::<Draughts>::read(&format!("[FEN \"{fen}\"]\n\n*")).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let position = Draughts::from_fen(expected).expect("a position");
        assert_eq!(record.start(), &position, "{fen}");
    }
    let told = fault::<Draughts>("[FEN \"W:W51:B1\"]\n\n*");
    assert!(told.starts_with("line 1, column 1: FEN: lists, byte "), "{told}");
}

#[test]
fn pdn_algebraic_squares_are_those_of_dama() {
    let record = Record::<Dama>::read("[FEN \"W:Wa1,Kb2:Ba7\"]\n\n*").expect("a record");
    assert_eq!(Dama::fen(record.start()), "W:Wa1,Kb2:Ba7");
    let text = "[FEN \"W:Wa2,Kb2:Ba7\"]\n\n1. a2-a3 a7-a6 2. Kb2 *";
    assert_eq!(fault::<Dama>(text), "line 3, column 19: expected a file from a to h in `Kb2`");
    let text = "[FEN \"W:Wa2,Kb2:Ba7\"]\n\n1. a2-a3 a7-a6 2. b2-h2 *";
    assert_eq!(movetext::<Dama>(text), "1. a2-a3 a7-a6 2. b2-h2 *\n");
}

#[test]
fn turkish_text_has_landing_squares_and_the_mark_of_promotion() {
    for (fen, text) in [("W:Wd4,a2:Bd5,e6,h8", "d4xd6xf6"), ("W:Wd7,a2:Bh7", "d7-d8=K"), ("W:Wc6,a2:Bc7,h6", "c6xc8=K")]
    {
        let record = |mv: &str| format!("[FEN \"{fen}\"]\n\n1. {mv} *");
        assert_eq!(movetext::<Dama>(&record(text)), format!("1. {text} *\n"));
        // A reader takes it without the mark.
        assert_eq!(movetext::<Dama>(&record(text.trim_end_matches("=K"))), format!("1. {text} *\n"));
    }
    // A text that others give as an example is read, yet no board has it: behind a man on c7 there is nothing to land on.
    let record = "[FEN \"W:Wc7,a2:Bc8,h6\"]\n\n1. c7xc8=K *";
    assert_eq!(fault::<Dama>(record), "line 3, column 4: expected a legal move, not `c7xc8=K`");
}

#[test]
fn pdn_turns_have_comments_variations_glyphs_and_strengths() {
    let text = "1. 32-28! 19-23?? {lost} 2. 28x19 $7 14x23 (2... 13x24 {or so}) *";
    let expected = "1. 32-28 $1 19-23 $4 {lost} 2. 28x19 $7 14x23 (2... 13x24 {or so}) *\n";
    assert_eq!(movetext::<Draughts>(text), expected);
}

#[test]
fn pgn_3_2_1_lines_may_end_with_carriage_returns() {
    let text = "[Event \"E\"]\r\n[Result \"1-0\"]\r\n\r\n1. e4 {two\r\nlines} e5\r\n; rest\r\n1-0\r\n";
    let record = Record::<Chess>::read(text).expect("a record");
    assert_eq!(record.tags().get("Event"), Some("E"));
    assert!(record.to_string().ends_with("[Result \"1-0\"]\n\n1. e4 {two lines} 1... e5 {rest} 1-0\n"));
}

/// A file without an end, of which a part is read: if it were loaded, this would not end.
#[test]
fn a_file_is_a_stream() {
    const GAME: &[u8] = b"[Event \"a\"]\n\n1. e4 {x} e5 *\n\n";
    struct Endless(&'static [u8]);
    impl std::io::Read for Endless {
        fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
            let read = self.0.read(into)?;
            if self.0.is_empty() {
                self.0 = GAME;
            }
            Ok(read)
        }
    }
    assert_eq!(Records::<Chess, _>::new(Endless(GAME)).take(10_000).filter(Result::is_ok).count(), 10_000);
}

#[test]
fn an_ataxx_record_has_moves_of_its_interface_and_passes() {
    let text = "[FEN \"xxxxxxx/-------/-------/o6/7/7/7 x 0 1\"]\n\n1. 0000 a3 *";
    let again = written::<Ataxx>(text);
    assert!(again.ends_with("[SetUp \"1\"]\n[Variant \"Ataxx\"]\n\n1. 0000 a3 *\n"), "{again}");
}

#[test]
fn a_null_move_is_a_turn_of_its_variation() {
    let record = Record::<Chess>::read("1. e4 e5 (1... Z0 {a threat} (1... c5) 2. d4 --) *").expect("a record");
    assert!(record.to_string().ends_with("\n\n1. e4 e5 (1... -- {a threat} (1... c5) 2. d4 --) *\n"), "{record}");
    let e5 = record.main_line().nth(1).expect("a turn");
    let turns: Vec<_> = e5.variations().next().expect("a variation").collect();
    assert_eq!(turns.iter().map(|ply| ply.text()).collect::<Vec<_>>(), ["--", "d4", "--"]);
    assert_eq!(
        (turns[0].turn(), turns[0].comments().next(), turns[0].variations().count()),
        (None, Some("a threat"), 1)
    );
    assert_eq!(turns[0].after(), turns[1].before());
    // What was played has moves alone, in which nobody leaves a king in check.
    let mut record = Record::<Chess>::new();
    assert!(!record.null_move());
    for text in ["e4", "f6", "Qh5"] {
        assert!(record.play_text(text).is_ok(), "{text}");
    }
    assert!(record.begin_variation() && record.play_text("Qh5").is_ok() && !record.null_move());
    assert_eq!(record.items().len(), 5);
}
