//! What the numbers were measured on, and with what.

/// The compiler.
pub(crate) const RUSTC: &str = env!("COMPARE_RUSTC");

/// The flags of the compiler that Cargo does not set by itself.
pub(crate) const FLAGS: &str = env!("COMPARE_FLAGS");

/// The rivals with their versions.
pub(crate) const RIVALS: &str = env!("COMPARE_RIVALS");

/// The profile: `release`, or `debug`.
const PROFILE: &str = env!("COMPARE_PROFILE");

/// Returns the model of the processor.
pub(crate) fn processor() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = text.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    model.map_or("unknown", |(_, model)| model.trim()).to_owned()
}

/// Returns the number of processors that a program may use.
pub(crate) fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Says what the profile of this workspace is.
pub(crate) fn profile() -> &'static str {
    match PROFILE {
        "release" => "release (lto = \"fat\", codegen-units = 1)",
        _ => "dev (what it measures says nothing)",
    }
}

/// Returns the instructions that matter here, and whether the compiler was allowed them.
pub(crate) fn features() -> String {
    let features = [
        ("popcnt", cfg!(target_feature = "popcnt")),
        ("bmi2", cfg!(target_feature = "bmi2")),
        ("avx2", cfg!(target_feature = "avx2")),
        ("avx512f", cfg!(target_feature = "avx512f")),
        ("avx512vl", cfg!(target_feature = "avx512vl")),
        ("avx512vpopcntdq", cfg!(target_feature = "avx512vpopcntdq")),
    ];
    features.map(|(name, on)| format!("{name} {}", if on { "on" } else { "off" })).join(", ")
}
