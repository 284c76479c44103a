//! Does each clause of each game have a test that asks that game, and each such test a clause?
//!
//! A test is about a clause whose name it bears. It asks a game if it takes it among all that list the clause
//! (`keeping`), by its name (`the`) or by its type, or if it stands in the crate of that game alone.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use quadrille::GAMES;
use quadrille::core::Clause;

/// Where the games are entered.
const REGISTRY: &str = include_str!("../crates/quadrille/src/games.rs");

/// A test, as it is written.
struct Test {
    /// The file, from the root on.
    file: String,
    name: String,
    body: String,
}

impl Test {
    /// Returns whether the test holds a game to a clause of its sheet.
    fn covers(&self, game: &str, clause: &Clause) -> bool {
        let asserts = self.body.contains("assert");
        asserts && clause.covered_by(&self.name) && (self.keeps(game, clause.name) || self.names(game))
    }

    /// Returns whether the test takes a game among all that list the clause.
    fn keeps(&self, game: &str, clause: &str) -> bool {
        self.body.split("keeping(").skip(1).any(|call| {
            let arguments = call.split(']').next().unwrap_or_default();
            let mut literals = arguments.split('"').skip(1).step_by(2);
            literals.next() == Some(clause) && literals.all(|but| but != game)
        })
    }

    /// Returns whether the test names a game, or stands in the crate that is this game's alone.
    fn names(&self, game: &str) -> bool {
        let alone = self.file == format!("games/{game}/src/tests.rs") && is_alone(game);
        let ty = type_of(game);
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let typed = self.body.match_indices(&ty).any(|(at, _)| {
            let (before, after) = (&self.body[..at], &self.body[at + ty.len()..]);
            !before.ends_with(is_word) && (after.starts_with('>') || after.starts_with("::"))
        });
        alone || typed || self.body.contains(&format!("the(\"{game}\")"))
    }
}

/// Returns the name of the type of a game.
fn type_of(game: &str) -> String {
    let words = game.split('-').map(|word| word[..1].to_uppercase() + &word[1..]);
    words.collect()
}

/// Returns whether a game has a crate to itself, by what the registry takes from there.
fn is_alone(game: &str) -> bool {
    REGISTRY.contains(&format!("use quadrille_{}::{};", game.replace('-', "_"), type_of(game)))
}

/// Returns the folder of the whole.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the tests of a file: none that is a comment.
fn tests_in(file: &str, text: &str) -> Vec<Test> {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let text = lines.collect::<Vec<_>>().join("\n");
    let functions = text.split("#[test]").skip(1).filter_map(|rest| rest.trim_start().strip_prefix("fn "));
    let test = |function: &str| {
        let (name, rest) = function.split_once('(').unwrap_or((function, ""));
        let body = rest.split("\n}").next().unwrap_or_default();
        Test { file: file.into(), name: name.into(), body: body.into() }
    };
    functions.map(test).collect()
}

/// Returns the tests of clauses: those here that are called so, and those of the crates of games that have none here.
fn tests() -> Vec<Test> {
    let entries = |folder: &Path| -> BTreeSet<PathBuf> {
        let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        entries.map(|entry| entry.expect("an entry").path()).collect()
    };
    let named = |path: &PathBuf| path.file_name().expect("a name").to_string_lossy().into_owned();
    let here = entries(&root().join("tests")).into_iter().filter(|path| named(path).starts_with("clauses_"));
    let elsewhere = entries(&root().join("games")).into_iter().filter(|folder| {
        let file = format!("tests/clauses_{}.rs", named(folder));
        let library = fs::read_to_string(folder.join("src/lib.rs")).unwrap_or_default();
        library.contains("\n#[cfg(test)]\nmod tests;\n") && !root().join(file).exists()
    });
    let files = here.chain(elsewhere.map(|folder| folder.join("src/tests.rs")));
    files
        .flat_map(|path| {
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
            let tests = tests_in(&name, &text);
            assert!(!tests.is_empty(), "{name} has no tests");
            assert!(!text.contains("#[ignore"), "{name} has a test that is ignored");
            tests
        })
        .collect()
}

#[test]
fn each_clause_of_each_game_has_a_test() {
    let tests = tests();
    let mut without = Vec::new();
    for variant in GAMES {
        let (game, mut names) = (variant.name(), BTreeSet::new());
        let clauses = variant.session().clauses().concat();
        assert!(!clauses.is_empty(), "{game} has no clause");
        for clause in clauses {
            assert!(!clause.says.is_empty() && !clause.source.is_empty(), "{clause:?}");
            assert!(names.insert(clause.name), "{game} has {} twice", clause.name);
            let covering = tests.iter().filter(|test| test.covers(game, &clause));
            let covering: Vec<_> = covering.map(|test| &test.name).collect();
            println!("{game}: {} by {covering:?}", clause.name);
            if covering.is_empty() {
                without.push((game, clause.name));
            }
        }
    }
    assert!(without.is_empty(), "no test of its name asks these {} games: {without:?}", without.len());
}

#[test]
fn each_test_of_a_clause_has_its_clause() {
    let sheets: Vec<_> = GAMES.iter().map(|variant| (variant.name(), variant.session().clauses().concat())).collect();
    for test in tests() {
        let covers = |(game, clauses): &(&str, Vec<Clause>)| clauses.iter().any(|clause| test.covers(game, clause));
        assert!(sheets.iter().any(covers), "{}: {} asks no game about a clause of its name", test.file, test.name);
    }
}

#[test]
fn each_game_has_the_type_that_its_name_says() {
    for variant in GAMES {
        let ty = type_of(variant.name());
        let entered = REGISTRY.contains(&format!("of::<{ty}>")) || REGISTRY.contains(&format!("counted_as::<{ty},"));
        assert!(entered, "{} is no {ty}", variant.name());
    }
}

#[test]
fn a_test_covers_what_it_asks_and_no_more() {
    let clause = Clause::of("club_7", "Who laughs loses.", "Club rules of 1908, 7");
    let covers = |name: &str, body: &str, game: &str| {
        let tests = tests_in("tests/clauses_club.rs", &format!("#[test]\nfn {name}() {{\n{body}\n}}\n"));
        tests[0].covers(game, &clause)
    };
    let all = "    for mut game in keeping(\"club_7\", &[\"horde\"]) {\n        assert!(game.asked());\n    }";
    assert!(covers("club_7_laughter", all, "chess") && !covers("club_7_laughter", all, "horde"));
    assert!(!covers("club_8", all, "chess") && !covers("club_7_1", all, "chess"));
    assert!(!covers("club_7", &all.replace("club_7", "club_8"), "chess"));
    for body in ["    assert!(the(\"three-check\").asked());", "    assert!(asked::<ThreeCheck>());"] {
        assert!(covers("club_7", body, "three-check") && !covers("club_7", body, "chess"), "{body}");
        // Nothing is asserted, or what is stands in a comment.
        assert!(!covers("club_7", &body.replace("assert!", "drop"), "three-check"), "{body}");
        assert!(!covers("club_7", &format!("    // {body}"), "three-check"), "{body}");
    }
}
