//! A crate to begin with.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{QUADRILLE, Run, run};

/// Returns an empty folder.
fn empty(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs `quadrille new` in a folder.
fn new(folder: &Path, args: &[&str]) -> Run {
    run(Command::new(QUADRILLE).current_dir(folder).arg("new").args(args))
}

/// What a game may begin as, and the files of each.
const KINDS: [&str; 4] = ["ataxx", "draughts", "chess", "royal"];
const FILES: [&str; 5] = ["Cargo.toml", "src/lib.rs", "src/main.rs", "tests/conformance.rs", "counts.perft"];

#[test]
fn a_game_of_each_kind_is_written_under_its_name() {
    let folder = empty("kinds");
    for kind in KINDS {
        let Run { status, err, .. } = new(&folder, &[&format!("my-{kind}"), "--like", kind]);
        assert_eq!((status, err.as_str()), (0, ""), "{kind}");
        let read = |file: &str| fs::read_to_string(folder.join(format!("my-{kind}")).join(file)).unwrap();
        let rules = read("src/lib.rs");
        assert!(rules.contains(&format!("const NAME: &'static str = \"my-{kind}\";")), "{rules}");
        assert!(rules.contains("assert_possible::<My"), "{rules}");
        assert!(read("counts.perft").starts_with(&format!("game: my-{kind}\n")));
        for file in FILES {
            assert!(!read(file).contains("{{") && !read(file).contains("}}"), "{kind}: {file}");
        }
        // Whose rules they are is for the author to say: no clause names the source of the game that was the pattern.
        let own = rules.matches("Clause::of(").count();
        assert!(own > 0 && rules.matches("\"your source: body, article\"").count() == own, "{rules}");
        assert!(read("tests/conformance.rs").contains("#[ignore = \"write your clauses"), "{kind}");
    }
    let Run { status, err, .. } = new(&folder, &["other", "--like", "go"]);
    assert_eq!(status, 2);
    assert!(KINDS.iter().all(|kind| err.contains(kind)), "{err}");
}

#[test]
fn a_game_is_written_under_its_name() {
    let folder = empty("new");
    let Run { status, out, err } = new(&folder, &["my-game", "--like", "ataxx"]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.contains("cargo run -- perft --depth 3"), "{out}");
    let read = |file: &str| fs::read_to_string(folder.join("my-game").join(file)).unwrap();
    assert!(
        read("src/lib.rs")
            .contains("const NAME: &'static str = \"my-game\";\n    const TITLE: &'static str = \"My Game\";")
    );
    assert!(read("src/main.rs").contains("Variant::of::<my_game::MyGame>()"));
    assert!(read("Cargo.toml").contains("quadrille-core = { version = \"0.1\" }\n"));
    assert!(out.contains("clauses in src/lib.rs are yours to write"), "{out}");
    // What is there is not overwritten.
    let Run { status, err, .. } = new(&folder, &["my-game", "--like", "ataxx"]);
    assert_eq!(status, 2);
    assert_eq!(err, "error: my-game: expected a name that no file and no folder has here\n");
}

#[test]
fn the_crates_may_be_those_of_a_checkout() {
    let folder = empty("checkout");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap();
    // From where one stands the path is another than from the crate.
    std::os::unix::fs::symlink(&root, folder.join("house")).unwrap();
    assert_eq!(new(&folder, &["mine", "--like", "ataxx", "--path", "house"]).status, 0);
    let manifest = fs::read_to_string(folder.join("mine/Cargo.toml")).unwrap();
    for (name, crate_folder) in [("quadrille-cli", "cli"), ("quadrille", "quadrille")] {
        let path = root.join("crates").join(crate_folder);
        let line = format!("{name} = {{ path = {:?}, default-features = false }}\n", path.display().to_string());
        assert!(manifest.contains(&line), "{manifest}");
    }
    // What is no checkout is refused, and nothing is written.
    let Run { status, err, .. } = new(&folder, &["other", "--like", "ataxx", "--path", "/somewhere"]);
    assert_eq!(status, 2);
    assert!(err.starts_with("error: /somewhere/crates/core/Cargo.toml: "), "{err}");
    assert!(!folder.join("other").exists());
}

#[test]
fn a_name_that_no_crate_can_have_is_refused() {
    let folder = empty("names");
    for (name, expected) in [
        ("My-game", "character 1: expected a small letter, a digit or a hyphen"),
        ("my game", "character 3: expected a small letter, a digit or a hyphen"),
        ("2-games", "character 1: expected a small letter to begin with"),
        ("../game", "character 1: expected a small letter, a digit or a hyphen"),
        ("fn", "expected a name that is neither a keyword nor a crate of Rust"),
        ("core", "expected a name that is neither a keyword nor a crate of Rust"),
        ("match", "expected a name that is neither a keyword nor a crate of Rust"),
        ("test", "expected a name that is neither a keyword nor a crate of Rust"),
        ("build", "expected a name that is none of cargo's own folders"),
        ("quadrille", "expected a name that is none of Quadrille's own crates"),
    ] {
        let Run { status, err, .. } = new(&folder, &[name, "--like", "ataxx"]);
        assert_eq!(status, 2);
        assert!(err.contains(expected), "{err}");
    }
}

/// What comes out would have two types of one name.
#[test]
fn a_name_that_the_crate_uses_already_is_refused() {
    let folder = empty("used");
    for (name, like, word) in [
        ("royal", "royal", "Royal"),
        ("king", "royal", "King"),
        ("chess", "chess", "Chess"),
        ("jumping", "draughts", "Jumping"),
        ("rules", "ataxx", "Rules"),
        ("move-error", "ataxx", "MoveError"),
    ] {
        let Run { status, err, .. } = new(&folder, &[name, "--like", like]);
        let expected = format!(
            "error: {name}: expected a name that makes another type than `{word}`, which the crate uses already: \
             `my-{name}`, say\n"
        );
        assert_eq!((status, err), (2, expected));
        assert!(!folder.join(name).exists());
    }
    // Nothing else is called so there.
    assert_eq!(new(&folder, &["chess", "--like", "ataxx"]).status, 0);
}
