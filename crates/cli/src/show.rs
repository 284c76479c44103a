//! `quadrille show`: a position as a picture.

use std::io::{self, Write};

use anstream::adapter::strip_bytes;
use anstyle::{Ansi256Color, Effects, Style};
use quadrille::core::{Color, Token};
use quadrille::{AnyGame, Board, Cell, Filling, Held};

use crate::error::Error;
use crate::run::{Context, Status};

/// Draws the board, and says whose turn it is, what the FEN is, and whether the game is over.
pub(crate) fn run(context: &mut Context<'_>, game: &dyn AnyGame) -> Result<Status, Error> {
    let board = game.board();
    let mut picture = Vec::new();
    draw_hand(&mut picture, &board, Color::Black)?;
    match board.file_letters() {
        Some(letters) => draw_by_file_and_rank(&mut picture, &board, &letters)?,
        None => draw_by_number(&mut picture, &board)?,
    }
    draw_hand(&mut picture, &board, Color::White)?;
    let out = &mut *context.out;
    if context.colored {
        out.write_all(&picture)?;
    } else {
        // The blanks at the end of a line are squares where there is color, and nothing without.
        for line in String::from_utf8_lossy(&strip_bytes(&picture).into_vec()).lines() {
            writeln!(out, "{}", line.trim_end())?;
        }
    }
    writeln!(out)?;
    let turn = game.turn();
    // Where it is not that of the color, as in games of stones, the letter tells which pieces are meant.
    match game.side_letter(turn).filter(|letter| !turn.to_string().to_ascii_lowercase().starts_with(*letter)) {
        Some(letter) => writeln!(out, "{turn} ({letter}) to move")?,
        None => writeln!(out, "{turn} to move")?,
    }
    writeln!(out, "FEN: {}", game.fen())?;
    if let Some(outcome) = game.outcome() {
        writeln!(out, "over: {outcome}")?;
    }
    for claim in game.claims() {
        writeln!(out, "may be claimed: {claim}")?;
    }
    Ok(Status::Good)
}

const COORDINATE: Style = Style::new().effects(Effects::DIMMED);

/// Draws a board whose squares are called by file and rank, with both at its edges.
fn draw_by_file_and_rank(out: &mut dyn Write, board: &Board, letters: &[char]) -> io::Result<()> {
    let margin = board.ranks().to_string().len();
    for (rank, row) in (1..=board.ranks()).rev().zip(board.rows()) {
        write!(out, "{COORDINATE}{rank:>margin$}{COORDINATE:#} ")?;
        for (file, cell) in row.iter().enumerate() {
            let style = style(cell.filling, (file + rank).is_multiple_of(2));
            write!(out, "{style}{}{} {style:#}", mark(cell.filling), sign(cell.filling))?;
        }
        writeln!(out)?;
    }
    write!(out, "{:margin$} ", "")?;
    for letter in letters {
        write!(out, "{COORDINATE} {letter} {COORDINATE:#}")?;
    }
    writeln!(out)
}

/// Draws a board whose squares have numbers: each bears its own.
fn draw_by_number(out: &mut dyn Write, board: &Board) -> io::Result<()> {
    let longest = board.rows().flatten().map(|cell| cell.name.chars().count()).max().unwrap_or(0);
    for row in board.rows() {
        for Cell { name, filling } in row {
            let style = style(*filling, *filling == Filling::Nothing);
            let number = style.fg_color(Some(Ansi256Color(NUMBER).into())).effects(Effects::new());
            write!(out, "{style}{}{}{style:#}{number}{name:>longest$} {number:#}", mark(*filling), sign(*filling))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Draws what a side has in hand, at its side of the board; nothing in a game that has no pieces in hand.
fn draw_hand(out: &mut dyn Write, board: &Board, side: Color) -> io::Result<()> {
    let Some(hand) = board.hand(side) else { return Ok(()) };
    write!(out, "{COORDINATE}in hand:{COORDINATE:#}")?;
    if hand.is_empty() {
        write!(out, " nothing")?;
    }
    for Held { piece, number } in hand {
        let style = style(Filling::Piece(*piece), true);
        let times = if *number == 1 { String::new() } else { number.to_string() };
        write!(out, " {style}{times}{}{style:#}", piece.letter)?;
    }
    writeln!(out)
}

/// Returns what is written before a piece: the mark of what has promoted, where its letter is that of what it was.
fn mark(filling: Filling) -> char {
    match filling {
        Filling::Piece(Token { moved: true, .. }) => '+',
        _ => ' ',
    }
}

/// Returns what is written for a place.
fn sign(filling: Filling) -> char {
    match filling {
        Filling::Nothing => ' ',
        Filling::Empty => '.',
        Filling::Hole => '-',
        Filling::Piece(Token { letter, .. }) => letter,
    }
}

/// Returns the colors of a place.
fn style(filling: Filling, light: bool) -> Style {
    let background = match filling {
        Filling::Hole => 236,
        _ if light => LIGHT,
        _ => DARK,
    };
    let (foreground, effects) = match filling {
        Filling::Nothing | Filling::Empty => (if light { DARK } else { LIGHT }, Effects::new()),
        Filling::Hole => (244, Effects::new()),
        Filling::Piece(token) => (TEAMS[token.team % TEAMS.len()], Effects::BOLD),
    };
    Style::new()
        .bg_color(Some(Ansi256Color(background).into()))
        .fg_color(Some(Ansi256Color(foreground).into()))
        .effects(effects)
}

/// The color of light squares: brown like the dark ones, so that White's pieces and Black's can be told from either.
const LIGHT: u8 = 137;
/// The color of dark squares.
const DARK: u8 = 94;
/// The color of the numbers of squares.
const NUMBER: u8 = 180;
/// The colors of White, of Black, and of teams beyond them.
const TEAMS: [u8; 4] = [231, 16, 88, 18];
