//! `quadrille new`: a game of one's own to begin with.

use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::ValueEnum;

use crate::error::Error;
use crate::run::{Context, Status};

/// Which game the new one begins as.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum Like {
    /// Stones of two sides, all alike: rules in Rust
    Ataxx,
    /// Men and kings that capture by jumping: rules in constants
    Draughts,
    /// Chess, but for what is said otherwise
    Chess,
    /// Pieces that leap and ride, one of them royal, on a board of any size: rules in constants
    Royal,
}

/// The files of a template, with the form of `cargo generate`, whose words stand in double braces.
macro_rules! template {
    ($like:literal) => {
        template!($like: "Cargo.toml" from "Cargo.toml.liquid", "src/lib.rs" from "src/lib.rs",
            "src/main.rs" from "src/main.rs", "tests/conformance.rs" from "tests/conformance.rs",
            "counts.perft" from "counts.perft")
    };
    ($like:literal: $($path:literal from $file:literal),*) => {
        &[$(($path, include_str!(concat!("../templates/", $like, "/", $file)))),*]
    };
}

impl Like {
    /// Returns the files.
    fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Ataxx => template!("ataxx"),
            Self::Draughts => template!("draughts"),
            Self::Chess => template!("chess"),
            Self::Royal => template!("royal"),
        }
    }
}

/// Writes a crate of its own, in a folder that is not there yet.
pub(crate) fn run(context: &mut Context<'_>, name: &str, like: Like, root: Option<&Path>) -> Result<Status, Error> {
    let folder = Path::new(name);
    let word = joined(name, "");
    if uses(like, &word) {
        return Err(Error::Used { name: name.to_owned(), word });
    }
    let root = root.map(checkout).transpose()?;
    let written = |path: &Path, result: io::Result<()>| result.map_err(|error| Error::file(path, error));
    fs::create_dir(folder).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Error::Exists { path: folder.to_owned() },
        _ => Error::file(folder, error),
    })?;
    for (file, text) in like.files() {
        let path = folder.join(file);
        let parent = path.parent().unwrap_or(folder);
        written(parent, fs::create_dir_all(parent))?;
        let text = named(text, name);
        let text = if *file == "Cargo.toml" { taken_from(text, root.as_deref()) } else { text };
        written(&path, fs::write(&path, text))?;
    }
    writeln!(context.out, "{name}: a game to begin with. In its folder:\n")?;
    writeln!(context.out, "  cargo test                    holds it to the laws of the rules")?;
    writeln!(context.out, "  cargo run -- perft --depth 3\n  cargo run -- show\n")?;
    writeln!(
        context.out,
        "The clauses in src/lib.rs are yours to write, each with its source: they are what `rules` tells."
    )?;
    Ok(Status::Good)
}

/// Returns whether a template has a word of its own that the type of the game would be called by.
fn uses(like: Like, word: &str) -> bool {
    let is_sign = |sign: char| !sign.is_ascii_alphanumeric() && sign != '_';
    let code = |line: &'static str| line.split_once("//").map_or(line, |(code, _)| code);
    let rust = like.files().iter().filter(|(file, _)| file.ends_with(".rs"));
    rust.flat_map(|(_, text)| text.lines().map(code)).any(|line| line.split(is_sign).any(|used| used == word))
}

/// Returns the words of a name, each with a capital letter, with this between them.
fn joined(name: &str, between: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or(String::new(), |first| first.to_ascii_uppercase().to_string() + letters.as_str())
    };
    name.split('-').map(word).collect::<Vec<_>>().join(between)
}

/// Puts the name in its places.
fn named(text: &str, name: &str) -> String {
    text.replace("{{project-name}}", name)
        .replace("{{crate_name}}", &name.replace('-', "_"))
        .replace("{{project-name | upper_camel_case}}", &joined(name, ""))
        .replace("{{project-name | title_case}}", &joined(name, " "))
}

/// Returns where a checkout of the repository is, whatever folder one stands in.
fn checkout(root: &Path) -> Result<PathBuf, Error> {
    let core = root.join("crates/core/Cargo.toml");
    fs::metadata(&core).and_then(|_| root.canonicalize()).map_err(|error| Error::file(&core, error))
}

/// Has the crates taken from a checkout of the repository, if one is given.
fn taken_from(manifest: String, root: Option<&Path>) -> String {
    let Some(root) = root else { return manifest };
    let take = |line: &str| {
        let Some((name, _)) = line.split_once(" = { version = ") else { return line.to_owned() };
        let short = name.strip_prefix("quadrille-").unwrap_or(name);
        // A game to begin from is no part of the kit.
        let folder = root.join(if matches!(short, "chess") { "games" } else { "crates" }).join(short);
        line.replacen("version = \"0.1\"", &format!("path = {:?}", folder.display().to_string()), 1)
    };
    manifest.lines().map(|line| take(line) + "\n").collect()
}

/// The words of Rust, which no crate can have as its name, and the crates that come with it.
const KEYWORDS: &str = "\
    abstract alloc as async await become box break const continue core crate do dyn else enum extern false final \
    fn for gen if impl in let loop macro match mod move mut override priv proc-macro pub ref return self static \
    std struct super test trait true try type typeof unsafe unsized use virtual where while yield";

/// The folders in which cargo builds, by whose names no program can be called.
const FOLDERS: [&str; 4] = ["build", "deps", "examples", "incremental"];

/// Reads the name of a game that a crate can have too.
pub(crate) fn name(text: &str) -> Result<String, String> {
    let good = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    match text.chars().position(|sign| !good(sign)) {
        Some(at) => Err(format!("character {}: expected a small letter, a digit or a hyphen", at + 1)),
        None if !text.starts_with(|sign: char| sign.is_ascii_lowercase()) => {
            Err("character 1: expected a small letter to begin with".into())
        }
        None if KEYWORDS.split(' ').any(|word| word == text) => {
            Err("expected a name that is neither a keyword nor a crate of Rust".into())
        }
        None if FOLDERS.contains(&text) => Err("expected a name that is none of cargo's own folders".into()),
        None if text == "quadrille" || text.starts_with("quadrille-") => {
            Err("expected a name that is none of Quadrille's own crates".into())
        }
        None => Ok(text.to_owned()),
    }
}
