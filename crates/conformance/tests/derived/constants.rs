//! The constants that a declaration has.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Asserts that the constants of two traits of the core are these: those that are said otherwise in a test, and those that
/// no referee needs.
pub(crate) fn assert_constants(file: &str, traits: [&str; 2], said: &[&str], needless: &[&str]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/src").join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let constants: BTreeSet<&str> = traits.iter().flat_map(|name| constants(&text, name)).collect();
    let known: BTreeSet<&str> = said.iter().chain(needless).copied().collect();
    assert_eq!(constants, known, "each constant is said otherwise in a test, or is none that a referee reads");
    assert!(!needless.iter().any(|name| said.contains(name)), "what is said otherwise is read");
}

/// Returns the names of the constants of a trait.
fn constants<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let start = text.find(&format!("pub trait {name}: ")).unwrap_or_else(|| panic!("no trait {name}"));
    let body = text[start..].lines().take_while(|line| *line != "}");
    body.filter_map(|line| line.strip_prefix("    const ")?.split(':').next()).collect()
}
