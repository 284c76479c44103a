//! The toy once more, on an array of letters.

/// Returns the moves of a FEN.
pub(crate) fn moves(fen: &str) -> Vec<String> {
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
