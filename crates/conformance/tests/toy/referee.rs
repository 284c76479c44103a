//! The toy once more, on an array of letters.

/// The board of a FEN, and what stands behind it.
fn read(fen: &str) -> ([[char; 5]; 5], &str) {
    let (board, rest) = fen.split_once(' ').expect("fields");
    let mut squares = [['.'; 5]; 5];
    for (row, rank) in board.split('/').enumerate() {
        let mut file = 0;
        for letter in rank.chars() {
            match letter.to_digit(10) {
                Some(gap) => file += gap as usize,
                None => {
                    squares[4 - row][file] = letter;
                    file += 1;
                }
            }
        }
    }
    (squares, rest)
}

/// Returns the FEN after a move.
pub(crate) fn play(fen: &str, mv: &str) -> String {
    let (mut squares, rest) = read(fen);
    let [turn, clock, number] = *rest.split(' ').collect::<Vec<_>>() else { panic!("three fields: {rest}") };
    let [x, y, to_x, to_y] = *mv.as_bytes() else { panic!("two squares: {mv}") };
    let [x, to_x] = [x, to_x].map(|file| usize::from(file - b'a'));
    let [y, to_y] = [y, to_y].map(|rank| usize::from(rank - b'1'));
    let (piece, target) = (std::mem::replace(&mut squares[y][x], '.'), squares[to_y][to_x]);
    let progress = target != '.' || !piece.eq_ignore_ascii_case(&'c');
    squares[to_y][to_x] = match (piece, to_y) {
        ('M', 4) => 'C',
        ('m', 0) => 'c',
        _ => piece,
    };
    let row = |rank: &[char; 5]| {
        let (mut text, mut gap) = (String::new(), 0);
        for letter in rank.iter().chain(&['|']) {
            match letter {
                '.' => gap += 1,
                _ => {
                    text += &if gap > 0 { gap.to_string() } else { String::new() };
                    text.push(*letter);
                    gap = 0;
                }
            }
        }
        text.trim_end_matches('|').to_owned()
    };
    let board = squares.iter().rev().map(row).collect::<Vec<_>>().join("/");
    let clock = if progress { 0 } else { clock.parse::<u32>().expect("a clock") + 1 };
    let number = number.parse::<u32>().expect("a number") + u32::from(turn == "b");
    format!("{board} {} {clock} {number}", if turn == "w" { "b" } else { "w" })
}

/// Returns the moves of a FEN.
pub(crate) fn moves(fen: &str) -> Vec<String> {
    let (squares, rest) = read(fen);
    let mut moves = Vec::new();
    if squares[2][2].eq_ignore_ascii_case(&'c') {
        return moves;
    }
    let white = rest.starts_with('w');
    let forward = if white { 1 } else { -1 };
    for from in 0..25_i32 {
        let (x, y) = (from % 5, from / 5);
        let piece = squares[y as usize][x as usize];
        if piece == '.' || piece.is_ascii_uppercase() != white {
            continue;
        }
        for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
            let (to_x, to_y) = (x + dx, y + dy);
            if !(0..5).contains(&to_x) || !(0..5).contains(&to_y) {
                continue;
            }
            let target = squares[to_y as usize][to_x as usize];
            let (free, enemy) = (target == '.', target != '.' && target.is_ascii_uppercase() != white);
            let goes = match piece.to_ascii_lowercase() {
                'c' => free || enemy,
                _ => dy == forward && if dx == 0 { free } else { enemy },
            };
            if goes {
                let name = |x: i32, y: i32| format!("{}{}", char::from(b'a' + x as u8), y + 1);
                moves.push(name(x, y) + &name(to_x, to_y));
            }
        }
    }
    moves
}
