use {{crate_name}}::{{project-name | upper_camel_case}};
use quadrille_chess::Chess;
use quadrille_conformance::{Captures, Conformance};
use quadrille_core::{Rules, fen};

/// The moves of a FEN by the rules of chess; none where a king stands in a corner.
fn slowly(text: &str) -> Vec<String> {
    let (board, _) = text.split_once(' ').expect("fields");
    let ranks: Vec<&str> = board.split('/').collect();
    let is_king = |letter: Option<char>| letter.is_some_and(|letter| letter.eq_ignore_ascii_case(&'k'));
    if [ranks[0], ranks[7]].iter().any(|rank| is_king(rank.chars().next()) || is_king(rank.chars().last())) {
        return Vec::new();
    }
    let (position, _) = fen::read_leniently::<Chess>(text).expect("a position");
    Chess::moves(&position).into_iter().map(|mv| Chess::move_text(&position, mv)).collect()
}

#[test]
fn {{crate_name}}_conforms() {
    Conformance::<{{project-name | upper_camel_case}}>::new()
        .captures(Captures::Free)
        .symmetry("the colors exchanged", |position| position.mirror_colors())
        .positions(["4k3/8/8/8/8/8/1K6/7R w - - 0 1", "r3kr2/8/8/8/8/8/6K1/R7 b q - 0 1"])
        .referee(slowly)
        .published(include_str!("../counts.perft"))
        .check();
}

/// Whoever plays the game asks which book says so.
#[test]
#[ignore = "write your clauses in src/lib.rs, each with its source; then take this line away"]
fn every_clause_names_its_source() {
    for clause in {{project-name | upper_camel_case}}::CLAUSES.iter().copied().flatten() {
        assert!(!clause.source.contains("your source"), "the clause `{}` names no source", clause.name);
    }
}
