//! Finds out what figures depend on: the compiler, and the processor that it compiles for.

use std::env;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-env=INSTRUCTIONS_RUSTC={}", rustc());
    println!("cargo::rustc-env=INSTRUCTIONS_CPU={}", cpu());
}

/// Returns what the compiler says of itself.
fn rustc() -> String {
    let compiler = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    match Command::new(compiler).arg("--version").output() {
        Ok(output) => String::from_utf8_lossy(&output.stdout).trim().to_owned(),
        Err(_) => "unknown".to_owned(),
    }
}

/// Returns the processor that the flags of the compiler name; the last one holds.
fn cpu() -> String {
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    let cpu = flags.rsplit('\u{1f}').find_map(|flag| flag.rsplit_once("target-cpu=").map(|(_, cpu)| cpu));
    cpu.unwrap_or("generic").to_owned()
}
