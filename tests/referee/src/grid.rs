//! A board of letters: what the slow generators of games with one kind of piece walk over.

/// The letter of a square where nothing stands.
pub const EMPTY: char = '.';

/// Letters on files and ranks, both counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    /// Files.
    pub files: i32,
    /// Ranks.
    pub ranks: i32,
    /// Rank by rank from the first.
    cells: Vec<char>,
}

/// A file and a rank.
pub type Place = (i32, i32);

/// The eight ways on from a square.
pub const WAYS: [Place; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

impl Grid {
    /// An empty board.
    pub fn new(files: i32, ranks: i32) -> Self {
        Self { files, ranks, cells: vec![EMPTY; (files * ranks) as usize] }
    }

    /// The letter at a place, if it is on the board.
    pub fn get(&self, (file, rank): Place) -> Option<char> {
        let on_board = (0..self.files).contains(&file) && (0..self.ranks).contains(&rank);
        on_board.then(|| self.cells[(rank * self.files + file) as usize])
    }

    /// Puts a letter.
    pub fn put(&mut self, (file, rank): Place, letter: char) {
        self.cells[(rank * self.files + file) as usize] = letter;
    }

    /// Every place, rank by rank.
    pub fn places(&self) -> Vec<Place> {
        (0..self.ranks).flat_map(|rank| (0..self.files).map(move |file| (file, rank))).collect()
    }

    /// The places with a letter.
    pub fn of(&self, letter: char) -> Vec<Place> {
        self.places().into_iter().filter(|&at| self.get(at) == Some(letter)).collect()
    }

    /// Whether so many of a letter stand in a row.
    pub fn has_row(&self, letter: char, length: i32) -> bool {
        self.of(letter).into_iter().any(|(file, rank)| {
            WAYS.iter().any(|(right, up)| {
                (1..length).all(|times| self.get((file + right * times, rank + up * times)) == Some(letter))
            })
        })
    }

    /// Reads the ranks from the last to the first; gaps are numbers.
    pub fn read(files: i32, ranks: i32, text: &str) -> Self {
        let mut grid = Self::new(files, ranks);
        for (row, text) in text.split('/').enumerate() {
            let (mut file, mut gap) = (0, 0);
            for letter in text.chars() {
                if let Some(digit) = letter.to_digit(10) {
                    gap = 10 * gap + digit as i32;
                    continue;
                }
                file += gap;
                gap = 0;
                grid.put((file, ranks - 1 - row as i32), letter);
                file += 1;
            }
            assert_eq!(file + gap, files, "the rank is full");
        }
        grid
    }

    /// Writes the ranks from the last to the first.
    pub fn write(&self) -> String {
        let row = |rank: i32| {
            let (mut row, mut gap) = (String::new(), 0);
            for file in 0..self.files {
                match self.get((file, rank)) {
                    Some(EMPTY) => gap += 1,
                    Some(letter) => {
                        if gap > 0 {
                            row += &gap.to_string();
                        }
                        gap = 0;
                        row.push(letter);
                    }
                    None => {}
                }
            }
            if gap > 0 { row + &gap.to_string() } else { row }
        };
        (0..self.ranks).rev().map(row).collect::<Vec<_>>().join("/")
    }
}

/// The name of a square.
pub fn name((file, rank): Place) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}
