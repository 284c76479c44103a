use {{crate_name}}::{{project-name | upper_camel_case}};
use quadrille_conformance::{Captures, Conformance};
use quadrille_core::Rules;

/// The slow generator comes from the declaration, by another way than the fast one.
#[test]
fn {{crate_name}}_conforms() {
    Conformance::<{{project-name | upper_camel_case}}>::new()
        .captures(Captures::Free)
        .derived()
        .symmetry("the colors exchanged", |position| position.mirrored())
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
