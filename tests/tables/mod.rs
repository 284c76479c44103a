//! The tables of published counts, as they lie in `tests/data/`.

/// A line of a table: who published it, the convention, the position, the counts by depth.
pub(crate) struct Line {
    pub(crate) source: String,
    pub(crate) convention: String,
    pub(crate) fen: String,
    pub(crate) counts: Vec<(u32, u128)>,
}

/// Reads a table; one that is not in its form fails the test.
pub(crate) fn read(table: &str) -> Vec<Line> {
    let (mut source, mut convention) = (String::new(), String::from("unique"));
    let mut lines = Vec::new();
    for (number, line) in table.lines().enumerate() {
        let line = line.trim();
        if let Some(text) = line.strip_prefix("source:") {
            source = text.trim().to_owned();
        } else if let Some(text) = line.strip_prefix("count:") {
            convention = text.trim().to_owned();
        } else if !line.is_empty() && !line.starts_with('#') && !line.starts_with("game:") {
            assert!(!source.is_empty(), "line {}: a table names its source first", number + 1);
            let mut parts = line.split(';').map(str::trim);
            let fen = parts.next().unwrap_or_default().to_owned();
            let counts = parts
                .map(|part| {
                    let (depth, nodes) = part.strip_prefix('D').and_then(|part| part.split_once(' ')).expect(part);
                    (depth.parse().expect(part), nodes.trim().parse().expect(part))
                })
                .collect();
            lines.push(Line { source: source.clone(), convention: convention.clone(), fen, counts });
        }
    }
    lines
}
