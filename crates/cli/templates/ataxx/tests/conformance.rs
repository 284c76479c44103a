use {{crate_name}}::{{project-name | upper_camel_case}};
use quadrille_conformance::{Captures, Conformance};
use quadrille_core::Rules;

/// The moves of a FEN once more, from an array.
fn slowly(fen: &str) -> Vec<String> {
    let (board, rest) = fen.split_once(' ').expect("a board and a turn");
    let turn = rest.chars().next();
    let row = |text: &str| -> Vec<char> {
        let gap = |sign: char| sign.to_digit(10).map_or(sign.to_string(), |gap| ".".repeat(gap as usize));
        text.chars().map(gap).collect::<String>().chars().collect()
    };
    let rows: Vec<Vec<char>> = board.split('/').rev().map(row).collect();
    let at = |file: usize, rank: usize| rows.get(rank)?.get(file).copied();
    let name = |file: usize, rank: usize| format!("{}{}", (b'a' + file as u8) as char, rank + 1);
    let mut moves = Vec::new();
    for (file, rank) in (0..30_usize).map(|square| (square % 5, square / 5)) {
        let (left, below) = (file.wrapping_sub(1), rank.wrapping_sub(1));
        for (file_to, rank_to) in [(file + 1, rank), (left, rank), (file, rank + 1), (file, below)] {
            let enemy = at(file_to, rank_to).filter(|&stone| stone != '.' && Some(stone) != turn);
            if at(file, rank) == turn && enemy.is_some() {
                moves.push(name(file, rank) + &name(file_to, rank_to));
            }
        }
    }
    moves
}

#[test]
fn {{crate_name}}_conforms() {
    Conformance::<{{project-name | upper_camel_case}}>::new()
        .captures(Captures::Forced)
        .symmetry("the colors exchanged", |position| position.exchanged())
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
