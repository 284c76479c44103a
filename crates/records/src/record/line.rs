//! The turns of a line, with what is said of each.

use quadrille_core::Rules;

use super::{Item, Record, turn_text};

/// A line: its turns, one after the other, each with the positions before and behind it.
///
/// It is an iterator over the turns of this line alone; each of them has its variations.
///
/// # Examples
///
/// ```
/// use quadrille_chess::Chess;
/// use quadrille_records::Record;
///
/// let record = Record::<Chess>::read("1. e4 {best by test} e5 (1... c5 2. Nf3) (1... e6) 2. f4 *")?;
/// let line: Vec<_> = record.main_line().collect();
/// assert_eq!(line.len(), 3);
/// assert_eq!(line[0].comments().next(), Some("best by test"));
/// let variations: Vec<usize> = line[1].variations().map(Iterator::count).collect();
/// assert_eq!(variations, [2, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Line<'r, R: Rules> {
    rest: &'r [Item<R>],
    position: R::Position,
}

/// A turn of a line, and what is said of it.
#[derive(Clone, Debug)]
pub struct Ply<'r, R: Rules> {
    mv: Option<R::Move>,
    before: R::Position,
    after: R::Position,
    /// The items up to the next turn of the line.
    notes: &'r [Item<R>],
}

impl<'r, R: Rules> Line<'r, R> {
    /// Begins at a position.
    pub(super) fn new(items: &'r [Item<R>], position: R::Position) -> Self {
        Self { rest: items, position }
    }

    /// Takes what is said of a turn that was played.
    fn ply(&mut self, mv: Option<R::Move>, before: R::Position) -> Ply<'r, R> {
        let (notes, rest) = self.rest.split_at(next_turn(self.rest));
        self.rest = rest;
        Ply { mv, before, after: self.position, notes }
    }

    /// Returns the position behind the turns that were taken from it.
    pub fn position(&self) -> &R::Position {
        &self.position
    }

    /// Returns the comments before the next turn: of a line that was just begun, those that it begins with.
    pub fn comments(&self) -> impl Iterator<Item = &'r str> + use<'r, R> {
        comments(&self.rest[..next_turn(self.rest)])
    }
}

impl<'r, R: Rules> Iterator for Line<'r, R> {
    type Item = Ply<'r, R>;

    fn next(&mut self) -> Option<Ply<'r, R>> {
        loop {
            let (item, rest) = self.rest[next_turn(self.rest)..].split_first()?;
            self.rest = rest;
            match item {
                Item::SetUp(position) => self.position = **position,
                Item::Turn(mv) => {
                    let before = self.position;
                    R::play(&mut self.position, *mv, &mut ());
                    return Some(self.ply(Some(*mv), before));
                }
                Item::NullMove => {
                    let before = self.position;
                    R::null_move(&mut self.position, &mut ());
                    return Some(self.ply(None, before));
                }
                _ => {}
            }
        }
    }
}

impl<'r, R: Rules> Ply<'r, R> {
    /// Returns the turn; none, if it is a null move, which variations alone have.
    pub fn turn(&self) -> Option<R::Move> {
        self.mv
    }

    /// Returns the position before it.
    pub fn before(&self) -> &R::Position {
        &self.before
    }

    /// Returns the position behind it.
    pub fn after(&self) -> &R::Position {
        &self.after
    }

    /// Returns the turn as records have it.
    pub fn text(&self) -> String {
        turn_text::<R>(&self.before, self.mv)
    }

    /// Returns what is thought of it: numeric annotation glyphs.
    pub fn glyphs(&self) -> impl Iterator<Item = u8> + use<'r, R> {
        in_line(self.notes).filter_map(|(_, item)| if let Item::Glyph(number) = item { Some(*number) } else { None })
    }

    /// Returns the comments behind it, those behind its variations among them.
    pub fn comments(&self) -> impl Iterator<Item = &'r str> + use<'r, R> {
        comments(self.notes)
    }

    /// Returns the variations: the lines that could have been played in its place.
    pub fn variations(&self) -> impl Iterator<Item = Line<'r, R>> + use<'r, R> {
        let (notes, before) = (self.notes, self.before);
        in_line(notes).filter(|(_, item)| matches!(item, Item::BeginVariation)).map(move |(at, _)| {
            let items = &notes[at + 1..];
            Line::new(&items[..end_of_variation(items)], before)
        })
    }
}

/// Returns the comments of a line among some items.
fn comments<R: Rules>(items: &[Item<R>]) -> impl Iterator<Item = &str> + use<'_, R> {
    in_line(items).filter_map(|(_, item)| if let Item::Comment(text) = item { Some(text.as_str()) } else { None })
}

/// Returns the items of a line, those within its variations left out, and where each is.
fn in_line<R: Rules>(items: &[Item<R>]) -> impl Iterator<Item = (usize, &Item<R>)> + use<'_, R> {
    let mut depth = 0_usize;
    items.iter().enumerate().filter(move |(_, item)| {
        depth -= usize::from(matches!(item, Item::EndVariation));
        let here = depth == 0;
        depth += usize::from(matches!(item, Item::BeginVariation));
        here
    })
}

/// Returns where the next turn of a line is, or another position that it goes on from; where it ends without one.
fn next_turn<R: Rules>(items: &[Item<R>]) -> usize {
    let turn = in_line(items).find(|(_, item)| matches!(item, Item::Turn(_) | Item::NullMove | Item::SetUp(_)));
    turn.map_or(items.len(), |(at, _)| at)
}

/// Returns where the variation ends that begins before some items.
fn end_of_variation<R: Rules>(items: &[Item<R>]) -> usize {
    let mut depth = 1_usize;
    let end = items.iter().position(|item| {
        depth += usize::from(matches!(item, Item::BeginVariation));
        depth -= usize::from(matches!(item, Item::EndVariation));
        depth == 0
    });
    end.unwrap_or(items.len())
}

impl<R: Rules> Record<R> {
    /// Returns how many plies were played.
    pub fn plies(&self) -> usize {
        in_line(&self.items).filter(|(_, item)| matches!(item, Item::Turn(_))).count()
    }
}
