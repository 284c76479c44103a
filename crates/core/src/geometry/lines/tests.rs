//! Lines held to walks over files and ranks, on boards that no game here uses.

use alloc::vec::Vec;

use super::{behind, enclosed, has_row, rows};
use crate::{
    Bits, Chequered, East, Geometry, Hop, NorthEast, NorthWest, Offset, Offsets, Rectangle, Set, Square, West,
};

/// Returns the squares of a walk from a square to the edge, without that square.
fn walk<G: Geometry>(from: Square<G>, (files, ranks): (i32, i32)) -> Vec<Square<G>> {
    let at = |times: i32| {
        let (file, rank) = (from.file() as i32 + files * times, from.rank() as i32 + ranks * times);
        Square::new(usize::try_from(file).ok()?, usize::try_from(rank).ok()?)
    };
    (1..).map_while(at).collect()
}

/// Returns sets without a pattern, thin and dense.
fn sets<G: Geometry>(count: usize) -> Vec<Set<G>> {
    let mut state = 1_u64;
    let mut below = |end: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % end
    };
    let mut set = |share| G::squares(G::SQUARES).filter(|_| below(8) < share).map(Square::bit).collect();
    (0..count).map(|i| set(1 + i as u64 % 7)).collect()
}

/// Holds rows of each length along a step.
fn hold_rows<G: Geometry, O: Offset>()
where
    (O,): Offsets,
{
    for set in sets::<G>(200) {
        for length in 1..8 {
            let back = |square| walk::<G>(square, (-O::FILES, -O::RANKS));
            let ends = |square: &Square<G>| {
                let before = back(*square);
                set.contains(square.bit())
                    && before.len() + 1 >= length
                    && before[..length - 1].iter().all(|other| set.contains(other.bit()))
            };
            let expected: Set<G> = G::squares(G::SQUARES).filter(ends).map(Square::bit).collect();
            assert_eq!(rows::<G, O>(set, length), expected, "{set:?}, {length}");
            assert_eq!(has_row::<G, (O,)>(set, length), expected.any());
        }
    }
}

#[test]
fn rows_are_those_of_a_walk() {
    hold_rows::<Rectangle<7, 6, 1, 8>, East>();
    hold_rows::<Rectangle<7, 6>, NorthEast>();
    hold_rows::<Rectangle<10, 8, 2>, NorthWest>();
    hold_rows::<Rectangle<19, 19, 6, 20>, Hop<1, -1>>();
    hold_rows::<Rectangle<5, 9>, Hop<1, 2>>();
    hold_rows::<Chequered<10, 10>, NorthEast>();
}

/// Holds lines that are passed over, and those that are enclosed, along some steps.
fn hold_lines<G: Geometry, L: Offsets>() {
    let sets = sets::<G>(300);
    for pair in sets.windows(2) {
        let (through, by) = (pair[0], pair[1] & !pair[0]);
        let mut expected_behind = Set::<G>::EMPTY;
        for from in G::squares(G::SQUARES) {
            let mut expected = Set::<G>::EMPTY;
            for &step in L::LIST {
                let line = walk::<G>(from, step);
                let passed = line.iter().take_while(|square| through.contains(square.bit())).count();
                let Some(end) = line.get(passed).filter(|_| passed > 0) else { continue };
                if by.contains(from.bit()) {
                    expected_behind |= end.set();
                }
                if by.contains(end.bit()) {
                    expected |= line[..passed].iter().map(|square| square.bit()).collect();
                }
            }
            assert_eq!(enclosed::<G, L>(from, through, by), expected, "{from} in {through:?}, {by:?}");
        }
        assert_eq!(behind::<G, L>(by, through), expected_behind, "{through:?}, {by:?}");
    }
}

#[test]
fn lines_are_those_of_a_walk() {
    hold_lines::<Rectangle<8, 8>, (East, NorthEast, West)>();
    hold_lines::<Rectangle<7, 5, 1, 9>, (Hop<0, 1>, Hop<0, -1>, Hop<1, -1>, Hop<-1, 1>)>();
    hold_lines::<Rectangle<12, 10, 2>, (West, NorthWest)>();
    hold_lines::<Rectangle<3, 2>, (East, NorthWest)>();
    hold_lines::<Chequered<8, 8>, (NorthEast, NorthWest)>();
}
