//! `quadrille games`: which games there are.

use crate::error::Error;
use crate::run::{Context, Status};

/// Lists the games: name, family, title, board, words of a set of squares, conventions of perft.
pub(crate) fn run(context: &mut Context<'_>) -> Result<Status, Error> {
    let rows: Vec<[String; 6]> = context
        .registry
        .iter()
        .map(|variant| {
            let game = variant.session();
            let board = game.board();
            let conventions: Vec<_> = game.conventions().iter().map(|convention| convention.name()).collect();
            [
                variant.name().to_owned(),
                variant.family().to_owned(),
                format!("{}×{}", board.files(), board.ranks()),
                game.words().to_string(),
                conventions.join(", "),
                game.title().to_owned(),
            ]
        })
        .collect();
    let head = ["name", "family", "board", "words", "counts by", "title"];
    let width = |i: usize| rows.iter().map(|row| row[i].chars().count()).chain([head[i].len()]).max().unwrap_or(0);
    let widths = [width(0), width(1), width(2), width(3), width(4)];
    for [name, family, board, words, conventions, title] in std::iter::once(&head.map(str::to_owned)).chain(&rows) {
        let [a, b, c, d, e] = widths;
        writeln!(context.out, "{name:a$}  {family:b$}  {board:>c$}  {words:>d$}  {conventions:e$}  {title}")?;
    }
    Ok(context.found)
}
