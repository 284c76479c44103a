use super::*;
use crate::Convention;
use crate::perft::Replies;
use crate::perft::split::Cuts;
use crate::tests::toy::{Position, Race};

#[test]
fn what_is_kept_is_what_was_counted() {
    let cuts = Cuts { threads: 1, merged: Some(1 << 26), by_root: false };
    let items = cuts.split::<Race, 0>(&Race::start(), 6, &()).items;
    let positions: Vec<Position> = items.iter().map(|item| item.position).collect();
    assert!(positions.len() > PLACES, "more than there is room for: {}", positions.len());
    let mut recent = Recent::new();
    for some in positions.chunks(MOST).take(300) {
        let counted: u64 = some.iter().map(Replies::<Race, 0>::one_by_one).sum();
        // The second time they are there, unless one of them has taken the place of another.
        for _ in 0..2 {
            assert_eq!(recent.replies::<Race, { Convention::Unique as u8 }>(some), counted);
        }
    }
}

#[test]
fn a_place_is_a_line_of_the_cache() {
    assert_eq!(size_of::<Place<[u64; 6]>>(), 64);
}
