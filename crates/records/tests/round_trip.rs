//! Records of random games are written and read back equal.
//!
//! By default 200 of each kind. A million: `QUADRILLE_RECORDS=1000000 cargo test --release -p quadrille-records --test
//! round_trip -- --nocapture`. A failure prints the record.

use quadrille_ataxx::Ataxx;
use quadrille_chess::{Chess, Chess960};
use quadrille_core::{Color, Game, Rules};
use quadrille_dama::Dama;
use quadrille_draughts::Draughts;
use quadrille_records::{Format, GameResult, Item, Record, Records};

/// Pieces of comments and of the values of tags, among them all that means something elsewhere in a record.
const TEXTS: [&str; 24] = [
    "a",
    "word",
    " ",
    "  ",
    "é",
    "Übung",
    "[%eval 0.31]",
    "%",
    "[Event \"x\"]",
    "\"",
    "\\",
    "\\\"",
    "{",
    "(",
    ")",
    ";",
    "$1",
    "1-0",
    "*",
    "1. e4",
    "\t",
    "...",
    "/",
    "棋",
];

/// Numbers that look random, the same in each run.
struct Random(u64);

impl Random {
    /// Returns a number below another.
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    /// Is true once in so many times.
    fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// Returns a text of some pieces.
    fn text(&mut self, brace: bool) -> String {
        let mut text = String::new();
        let most = if self.once_in(10) { 60 } else { 6 };
        for _ in 0..self.below(most) {
            text += TEXTS[self.below(TEXTS.len())];
            text += if self.once_in(3) { " " } else { "" };
        }
        text + if brace && self.once_in(8) { "} x" } else { "" }
    }
}

/// Makes a record of a random game.
fn record<R: Rules>(random: &mut Random) -> Record<R> {
    let start = if random.once_in(4) { later::<R>(random, 60) } else { R::start() };
    let mut record = Record::<R>::from_position(start);
    for name in ["Event", "Date", "White", "ECO", "Annotator", "x_+#=:-"] {
        if random.once_in(2) {
            record.tags_mut().set(name, &random.text(true)).expect("a tag");
        }
    }
    if random.once_in(5) {
        record.comment(&random.text(true));
    }
    let plies = random.below(80);
    line(&mut record, random, plies, 0);
    record.set_result(result::<R>(&record, random));
    record
}

/// Returns a position some plies after the start.
fn later<R: Rules>(random: &mut Random, plies: usize) -> R::Position {
    let mut position = R::start();
    for _ in 0..random.below(plies) {
        let moves = R::moves(&position);
        if moves.is_empty() {
            break;
        }
        R::play(&mut position, moves[random.below(moves.len())], &mut ());
    }
    position
}

/// Adds a line of random plies.
fn line<R: Rules>(record: &mut Record<R>, random: &mut Random, plies: usize, depth: usize) {
    for _ in 0..plies {
        let moves = R::moves(record.position());
        if moves.is_empty() {
            return;
        }
        if depth == 0 || !random.once_in(9) || !record.null_move() {
            record.play(moves[random.below(moves.len())]).expect("a legal move");
        }
        while random.once_in(8) {
            record.glyph(random.below(256) as u8);
        }
        while random.once_in(8) {
            record.comment(&random.text(true));
        }
        while depth < 4 && random.once_in(12) && record.begin_variation() {
            if random.once_in(4) {
                record.comment(&random.text(true));
            }
            let plies = random.below(6);
            line(record, random, plies, depth + 1);
            assert!(record.end_variation());
            if random.once_in(4) {
                record.comment(&random.text(false));
            }
        }
        if random.once_in(60) {
            record.set_up(later::<R>(random, 30));
        }
    }
}

/// Returns a result that the rules do not contradict.
fn result<R: Rules>(record: &Record<R>, random: &mut Random) -> GameResult {
    let game = Game::<R>::from_position(*record.position());
    match game.outcome() {
        Some(outcome) => outcome.winner.map_or(GameResult::Draw, GameResult::Win),
        None => {
            let results = [GameResult::Win(Color::White), GameResult::Win(Color::Black), GameResult::Draw];
            results.get(random.below(4)).copied().unwrap_or(GameResult::Unknown)
        }
    }
}

/// Returns how many records to make of each kind.
fn how_many() -> usize {
    std::env::var("QUADRILLE_RECORDS").ok().map_or(200, |text| text.parse().expect("a number of records"))
}

/// Writes records and reads them back, a hundred to a file.
fn round_trip<R: Rules>() {
    let (records, mut random) = (how_many(), Random(1));
    let mut items = 0;
    for _ in 0..records.div_ceil(100) {
        let written: Vec<Record<R>> = (0..100).map(|_| record(&mut random)).collect();
        let file: String = written.iter().map(|record| format!("{record}\n")).collect();
        let mut read = Records::<R, _>::new(file.as_bytes());
        for record in &written {
            let again = read.next().expect("a record").unwrap_or_else(|error| panic!("{error}\n{record}"));
            assert_eq!(&again, record, "\n{again}\n{record}");
            items += record.items().len();
            check_lines(record);
        }
        assert!(read.next().is_none());
    }
    println!("{}: {} records with {items} items, read back equal", R::TITLE, records.div_ceil(100) * 100);
}

/// Holds the lines of a record to the form of export: shorter than 80 columns, unless one has no place to break it.
fn check_lines<R: Rules>(record: &Record<R>) {
    let text = record.to_string();
    let movetext = text.split_once("\n\n").expect("an empty line behind the tags").1;
    for line in movetext.lines().filter(|line| line.chars().count() > 79) {
        let to_the_end = line.trim_start_matches(['(', ')']).starts_with("; ");
        let breaks = |at: usize| line[at..].starts_with(' ') && !line[at + 1..].starts_with([' ', '[', '%']);
        let breaks = (1..line.len()).find(|&at| line.is_char_boundary(at) && !line[..at].ends_with(' ') && breaks(at));
        assert!(to_the_end || breaks.is_none(), "{line}");
    }
}

#[test]
fn chess() {
    round_trip::<Chess>();
}

#[test]
fn chess960() {
    round_trip::<Chess960>();
}

#[test]
fn draughts() {
    round_trip::<Draughts>();
}

#[test]
fn dama() {
    round_trip::<Dama>();
}

#[test]
fn ataxx() {
    round_trip::<Ataxx>();
}

#[test]
fn every_start_of_chess960_is_kept() {
    for number in 0..960 {
        let start = Chess960::chess960(number).expect("a start");
        let mut record = Record::<Chess960>::from_position(start);
        record.play(Chess960::moves(&start)[0]).expect("a legal move");
        let text = record.to_string();
        assert!(text.contains("[Variant \"Chess960\"]\n"), "{text}");
        assert_eq!(Record::<Chess960>::read(&text).expect("a record"), record);
    }
}

#[test]
fn a_record_of_a_game_plays_as_the_game() {
    let mut game = Game::<Draughts>::new();
    for text in ["32-28", "19-23", "28x19", "14x23"] {
        game.play_text(text).expect("a legal move");
    }
    game.resign(Color::Black).expect("it goes on");
    let record = Record::from(&game);
    assert_eq!(record.result(), GameResult::Win(Color::White));
    assert_eq!(record.game().expect("a game").position(), game.position());
    let text = record.to_string();
    assert_eq!(Format::of::<Draughts>(), Format::Pdn);
    assert!(
        text.contains("[Result \"2-0\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n"),
        "{text}"
    );
    assert_eq!(Record::<Draughts>::read(&text).expect("a record"), record);
}

#[test]
fn variations_that_are_open_are_ended_when_written() {
    let mut record = Record::<Chess>::new();
    record.play_text("e4").expect("a move");
    assert!(record.begin_variation() && !record.begin_variation());
    record.play_text("d4").expect("a move");
    assert!(record.to_string().ends_with("1. e4 (1. d4) *\n"));
    assert!(matches!(record.items(), [Item::Turn(_), Item::BeginVariation, Item::Turn(_)]));
    assert_eq!(record.plies(), 1);
}

#[test]
fn a_variation_without_turns_is_kept() {
    let text = "1. e4 ({but why}) () 1... e5 *\n";
    let record = Record::<Chess>::read(text).expect("a record");
    assert!(record.to_string().ends_with(text));
}
