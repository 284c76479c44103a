//! Does the table of games say what is so?

use std::fs;
use std::path::{Path, PathBuf};

use quadrille::GAMES;

const TABLE: &str = include_str!("../GAMES.md");

/// Where the games are registered.
const REGISTRY: &str = include_str!("../crates/quadrille/src/games.rs");

/// Where they are examined.
const EXAMINED: [&str; 2] = [include_str!("conformance.rs"), include_str!("conformance_variants.rs")];

/// The published counts that are held to.
const COUNTED: &str = include_str!("perft.rs");

/// What compares games with slow generators that were written from rule books.
const SLOW: [&str; 4] = [
    include_str!("differential.rs"),
    include_str!("differential_variants.rs"),
    include_str!("differential_family.rs"),
    include_str!("differential_royal.rs"),
];

/// Returns the sources of a file or a folder, without tests and clauses.
fn sources(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let entries = entries.map(|entry| entry.expect("an entry").path());
    entries
        .filter(|path| !path.ends_with("tests.rs") && !path.ends_with("clauses.rs"))
        .flat_map(|path| sources(&path))
        .collect()
}

/// Returns the lines of code of a file: neither blank nor comments.
fn lines(path: &Path) -> usize {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().filter(|line| !line.trim().is_empty() && !line.trim().starts_with("//")).count()
}

#[test]
fn lines_of_code_are_as_counted() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut rows = 0;
    for row in TABLE.lines().filter(|line| line.starts_with("| `") && line.contains("| `games/")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let paths = cells[3].split(", ").map(|path| root.join(path.trim_matches('`')));
        let counted: usize = paths.flat_map(|path| sources(&path)).map(|path| lines(&path)).sum();
        assert_eq!(cells[2], counted.to_string(), "{}", cells[1]);
        // Where the same game elsewhere is told, ours has as many lines.
        let again = TABLE.lines().filter(|line| line.starts_with(&format!("| {} |", cells[1])));
        for row in again {
            assert_eq!(row.split('|').nth(2).map(str::trim), Some(cells[2]), "{row}");
        }
        rows += 1;
    }
    assert!(rows > 25, "{rows} rows");
}

#[test]
fn every_game_is_named() {
    for variant in GAMES {
        let named = TABLE.contains(&format!("`{}`", variant.name()));
        assert!(named || variant.name().starts_with("dama-"), "{} is not in GAMES.md", variant.name());
    }
}

/// Returns the types of the registry, in its order.
fn registered() -> Vec<&'static str> {
    let entry = |line: &'static str| {
        let line = line.trim();
        let types = line.strip_prefix("Variant::of::<").or_else(|| line.strip_prefix("Variant::counted_as::<"))?;
        types.split([',', '>']).next()
    };
    REGISTRY.lines().filter_map(entry).collect()
}

/// Returns whether a text examines a type: it prepares the examination, or has the type in its table.
fn examines(text: &str, game: &str) -> bool {
    let code = text.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    let in_table = |line: &str| line.split_once(": ").is_some_and(|(_, row)| row.starts_with(&format!("{game}, ")));
    let prepares = |line: &str| [',', '>'].iter().any(|end| line.contains(&format!("prepare::<{game}{end}")));
    code.into_iter().any(|line| in_table(line) || prepares(line))
}

/// No game is registered that the laws of conformance are not held to.
#[test]
fn every_game_is_examined() {
    let types = registered();
    assert_eq!(types.len(), GAMES.len(), "the types of the registry are read: {types:?}");
    for (game, variant) in types.iter().zip(GAMES) {
        let examined = EXAMINED.iter().any(|text| examines(text, game));
        assert!(
            examined,
            "{}: {game} is in neither tests/conformance.rs nor tests/conformance_variants.rs",
            variant.name()
        );
    }
    assert!(
        !examines("use of::Game;\n// game: Game, Free;\nprepare::<GameOf>()", "Game"),
        "a name alone examines nothing"
    );
}

/// Returns how the table of `tests/differential_family.rs` begins a row.
fn compared_by(name: &str) -> String {
    let variant = ["-draughts", "-checkers"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name);
    format!("\n    {}_agrees: quadrille_d", variant.replace('-', "_"))
}

/// What a game is held to, as the table says: the counts that others have published (P), a slow generator that was written from
/// the rule book (S), one that reads the declaration (D).
#[test]
fn games_are_held_to_what_the_table_says() {
    let types: Vec<_> = GAMES.iter().map(|variant| variant.name()).zip(registered()).collect();
    let mut claims = 0;
    for row in TABLE.lines().filter(|line| line.starts_with("| `") && line.contains("| `games/")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        for name in cells[1].split(", ").map(|name| name.trim_matches('`')) {
            let (_, game) = types.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("no game {name}"));
            let names_type = |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| word == *game);
            for claim in cells[4].split([' ', ',', '(']) {
                let held = match claim {
                    "P" => COUNTED.contains(&format!("data/{name}.perft")),
                    // The draughts family is compared by its declarations.
                    "S" => SLOW.iter().any(|text| names_type(text) || text.contains(&compared_by(name))),
                    "D" => EXAMINED.iter().any(|text| {
                        let derived = |line: &str| line.trim().ends_with(", derived;") && names_type(line);
                        text.lines().any(derived)
                    }),
                    _ => continue,
                };
                assert!(held, "{name} is not held to {claim}: {game}");
                claims += 1;
            }
        }
    }
    assert!(claims > 70, "{claims} claims");
}
