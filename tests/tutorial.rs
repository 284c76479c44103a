//! Is the template of a game like Ataxx the game of the tutorial?

const TUTORIAL: &str = include_str!("../TUTORIAL.md");

/// Returns the block of the tutorial that is a file.
fn block(file: &str) -> &'static str {
    let (_, rest) = TUTORIAL.split_once(&format!("<!-- file: {file} -->\n")).expect(file);
    let (_, rest) = rest.split_once('\n').expect(file);
    rest.split_once("```").expect(file).0
}

#[test]
fn the_template_is_the_game_of_the_tutorial() {
    for (file, template) in [
        ("Cargo.toml", include_str!("../crates/cli/templates/ataxx/Cargo.toml.liquid")),
        ("src/lib.rs", include_str!("../crates/cli/templates/ataxx/src/lib.rs")),
        ("src/main.rs", include_str!("../crates/cli/templates/ataxx/src/main.rs")),
        ("tests/conformance.rs", include_str!("../crates/cli/templates/ataxx/tests/conformance.rs")),
        ("counts.perft", include_str!("../crates/cli/templates/ataxx/counts.perft")),
    ] {
        let named = template
            .replace("{{project-name}}", "clobber")
            .replace("{{crate_name}}", "clobber")
            .replace("{{project-name | upper_camel_case}}", "Clobber")
            .replace("{{project-name | title_case}}", "Clobber")
            .replace("your source: body, article", "Albert et al., 2005")
            .replace("use quadrille_core::Rules;\n", "");
        // The template asks its author for the sources; the tutorial has them.
        let game = named.split_once("\n/// Whoever plays the game asks").map_or(&*named, |(game, _)| game);
        assert_eq!(game, block(file), "{file}");
    }
}
