use {{crate_name}}::{{project-name | upper_camel_case}};
use quadrille_conformance::{Captures, Conformance};

/// The slow generator comes from the declaration, by another way than the fast one.
#[test]
fn {{crate_name}}_conforms() {
    Conformance::<{{project-name | upper_camel_case}}>::new()
        .captures(Captures::Forced)
        .derived()
        .published(include_str!("../counts.perft"))
        .check();
}
