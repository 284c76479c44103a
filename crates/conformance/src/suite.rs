//! Published counts.

use quadrille_core::{Convention, Rules, fen};

use crate::quiet::wrong;
use crate::{Fault, Law, Report};

/// Counts each position of a suite to each of its depths, up to so many nodes.
pub(crate) fn count<R: Rules>(text: &str, most: u64, report: &mut Report) {
    let (mut game, mut convention, mut source) = (R::NAME, "unique", "nobody");
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        let header = |name| line.strip_prefix(name).map(str::trim);
        if line.is_empty() || line.starts_with('#') {
            continue;
        } else if let Some(value) = header("game:") {
            (game, convention) = (value, "unique");
        } else if let Some(value) = header("count:") {
            convention = value;
        } else if let Some(value) = header("source:") {
            source = value;
        } else if game == R::NAME
            && let Some(found) = wrong(|| count_line::<R>(line, convention, most, report))
        {
            let fen = format!("line {number} of the suite, published by {source}: {line}");
            report.tell(Fault::of(Law::Published, fen, found));
        }
    }
}

/// Counts the position of a line.
fn count_line<R: Rules>(line: &str, convention: &str, most: u64, report: &mut Report) -> Result<(), String> {
    let mut parts = line.split(';').map(str::trim);
    let text = parts.next().filter(|&text| text != "start").unwrap_or(R::START);
    let (position, _) = fen::read_leniently::<R>(text).map_err(|errors| format!("no FEN: {errors}"))?;
    for part in parts {
        let parsed = part.strip_prefix('D').and_then(|part| part.split_once(' '));
        let parsed = parsed.and_then(|(depth, nodes)| Some((depth.parse().ok()?, nodes.trim().parse::<u64>().ok()?)));
        let Some((depth, published)) = parsed else {
            return Err(format!("{part:?} where a count `D3 6460` was expected"));
        };
        if published > most {
            report.deeper += 1;
            continue;
        }
        let counted = match convention {
            "unique" => R::count::<0>(&position, depth),
            "orders" if const { Convention::Orders.is_among(R::CONVENTIONS) } => R::count::<1>(&position, depth),
            "paths" if const { Convention::Paths.is_among(R::CONVENTIONS) } => R::count::<2>(&position, depth),
            other => {
                let known = R::CONVENTIONS.iter().map(|convention| format!("`{}`", convention.name()));
                let known = known.collect::<Vec<_>>().join(" or ");
                return Err(format!("{other:?} where {known} was expected, by which the game counts"));
            }
        };
        report.counts += 1;
        report.count(Law::Published);
        if counted != published {
            return Err(format!("{counted} at depth {depth}, where {published} was published"));
        }
    }
    Ok(())
}
