//! Finds out what a run has to state: the compiler, its flags, and the versions of the rivals.

use std::env;
use std::process::Command;

/// The rivals, by the names of their crates.
const RIVALS: [&str; 8] =
    ["cozy-chess", "chess", "shakmaty", "pgn-reader", "monster_chess", "kish", "ataxx", "board-game"];

/// The lock file of the workspace.
const LOCK: &str = "../Cargo.lock";

fn main() {
    println!("cargo::rerun-if-changed={LOCK}");
    println!("cargo::rustc-env=COMPARE_RUSTC={}", rustc());
    println!("cargo::rustc-env=COMPARE_FLAGS={}", flags());
    println!("cargo::rustc-env=COMPARE_PROFILE={}", env::var("PROFILE").unwrap_or_else(|_| unknown()));
    println!("cargo::rustc-env=COMPARE_RIVALS={}", rivals().join(", "));
}

/// What is written where nothing can be found out.
fn unknown() -> String {
    "unknown".to_owned()
}

/// Returns what the compiler says of itself.
fn rustc() -> String {
    let compiler = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    match Command::new(compiler).arg("--version").output() {
        Ok(output) => String::from_utf8_lossy(&output.stdout).trim().to_owned(),
        Err(_) => unknown(),
    }
}

/// Returns the flags of the compiler, but for what Cargo adds.
fn flags() -> String {
    env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default().replace('\u{1f}', " ")
}

/// Returns each rival with its version.
fn rivals() -> Vec<String> {
    let lock = std::fs::read_to_string(LOCK).unwrap_or_default();
    RIVALS
        .iter()
        .map(|rival| {
            let head = format!("name = \"{rival}\"\nversion = \"");
            let version = lock.split_once(&head).and_then(|(_, rest)| rest.split('"').next());
            format!("{rival} {}", version.unwrap_or("of an unknown version"))
        })
        .collect()
}
