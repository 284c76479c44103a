use quadrille::Variant;

fn main() -> std::process::ExitCode {
    quadrille_cli::run(&[Variant::of::<{{crate_name}}::{{project-name | upper_camel_case}}>()])
}
