//! Does each clause of each game have a test that bears its name, and each such test a clause?

use std::collections::BTreeMap;

use quadrille::GAMES;

/// Where the tests of clauses are.
const TESTS: &[(&str, &str)] = &[
    ("tests/clauses_ataxx.rs", include_str!("clauses_ataxx.rs")),
    ("tests/clauses_chess.rs", include_str!("clauses_chess.rs")),
    ("tests/clauses_chess_variants.rs", include_str!("clauses_chess_variants.rs")),
    ("tests/clauses_antichess.rs", include_str!("clauses_antichess.rs")),
    ("tests/clauses_atomic.rs", include_str!("clauses_atomic.rs")),
    ("tests/clauses_horde.rs", include_str!("clauses_horde.rs")),
    ("tests/clauses_dama.rs", include_str!("clauses_dama.rs")),
    ("tests/clauses_dama_text.rs", include_str!("clauses_dama_text.rs")),
    ("tests/clauses_draughts.rs", include_str!("clauses_draughts.rs")),
    ("tests/clauses_draughts_variants.rs", include_str!("clauses_draughts_variants.rs")),
    ("tests/clauses_pdn.rs", include_str!("clauses_pdn.rs")),
    ("tests/clauses_frisian.rs", include_str!("clauses_frisian.rs")),
    ("tests/clauses_tama.rs", include_str!("clauses_tama.rs")),
    ("tests/clauses_family.rs", include_str!("clauses_family.rs")),
    ("tests/clauses_draws.rs", include_str!("clauses_draws.rs")),
    ("games/amazons/src/tests.rs", include_str!("../games/amazons/src/tests.rs")),
    ("games/breakthrough/src/tests.rs", include_str!("../games/breakthrough/src/tests.rs")),
    ("games/capablanca/src/tests.rs", include_str!("../games/capablanca/src/tests.rs")),
    ("games/connect-four/src/tests.rs", include_str!("../games/connect-four/src/tests.rs")),
    ("games/gomoku/src/tests.rs", include_str!("../games/gomoku/src/tests.rs")),
    ("games/los-alamos/src/tests.rs", include_str!("../games/los-alamos/src/tests.rs")),
    ("games/minishogi/src/tests.rs", include_str!("../games/minishogi/src/tests.rs")),
    ("games/othello/src/tests.rs", include_str!("../games/othello/src/tests.rs")),
];

/// Returns the names of the tests of a file.
fn tests_of(text: &'static str) -> impl Iterator<Item = &'static str> {
    let functions = text.split("#[test]").skip(1).filter_map(|rest| rest.trim_start().strip_prefix("fn "));
    functions.filter_map(|rest| rest.split(['(', '<']).next())
}

#[test]
fn each_clause_of_each_game_has_a_test() {
    let tests: Vec<&str> = TESTS.iter().flat_map(|&(_, text)| tests_of(text)).collect();
    let mut without = Vec::new();
    for variant in GAMES {
        let game = variant.session();
        let clauses: Vec<_> = game.clauses().concat();
        assert!(!clauses.is_empty(), "{} has no clause", variant.name());
        let mut names = BTreeMap::new();
        for clause in clauses {
            assert!(!clause.says.is_empty() && !clause.source.is_empty(), "{clause:?}");
            assert!(names.insert(clause.name, clause).is_none(), "{} has {} twice", variant.name(), clause.name);
            let covering: Vec<_> = tests.iter().filter(|test| clause.covered_by(test)).collect();
            println!("{}: {} by {covering:?}", variant.name(), clause.name);
            if covering.is_empty() {
                without.push((variant.name(), clause.name));
            }
        }
    }
    assert!(without.is_empty(), "no test bears the name of {without:?}");
}

#[test]
fn each_test_of_a_clause_has_its_clause() {
    let clauses: Vec<_> = GAMES.iter().flat_map(|variant| variant.session().clauses().concat()).collect();
    for &(file, text) in TESTS {
        assert!(tests_of(text).count() > 0, "{file} has tests");
        for test in tests_of(text) {
            assert!(clauses.iter().any(|clause| clause.covered_by(test)), "{file}: {test} bears the name of no clause");
        }
    }
}
