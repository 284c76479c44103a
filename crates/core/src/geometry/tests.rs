use alloc::collections::BTreeSet;
use alloc::string::ToString;
use alloc::vec::Vec;

use crate::geometry::{Algebraic, MirroredNumbers, Names, Numbers, TurnedMirroredNumbers, TurnedNumbers, spread};
use crate::*;

/// A place on a board: file and rank.
type Place = (i32, i32);

/// The squares of a geometry as places, told by names and numbers of lines alone.
fn places<G: Geometry>() -> BTreeSet<Place> {
    let all = (0..G::FILES).flat_map(|file| (0..G::RANKS).map(move |rank| (file, rank)));
    all.filter(|&(file, rank)| G::bit(file, rank).is_some()).map(|(file, rank)| (file as i32, rank as i32)).collect()
}

/// The places of a set.
fn places_of<G: Geometry>(set: G::Bits) -> BTreeSet<Place> {
    set.into_iter().map(|bit| G::place(bit)).map(|(file, rank)| (file as i32, rank as i32)).collect()
}

/// The square at a place.
fn square<G: Geometry>((file, rank): Place) -> Square<G> {
    Square::new(file as usize, rank as usize).unwrap()
}

/// The places from one on, step by step, as long as they are squares.
fn walk(all: &BTreeSet<Place>, from: Place, step: Place) -> Vec<Place> {
    let mut way = Vec::new();
    let mut at = (from.0 + step.0, from.1 + step.1);
    while all.contains(&at) {
        way.push(at);
        at = (at.0 + step.0, at.1 + step.1);
    }
    way
}

/// Some sets of squares: each alone, all, none, and some at random.
fn sets<G: Geometry>() -> Vec<G::Bits> {
    let mut sets: Vec<G::Bits> = G::squares(G::SQUARES).map(Square::set).collect();
    sets.extend([G::SQUARES, G::Bits::EMPTY]);
    let mut random = 1_u64;
    for _ in 0..40 {
        let some = G::SQUARES.into_iter().filter(|_| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            random >> 62 == 0
        });
        sets.push(some.collect());
    }
    sets
}

/// A step does what arithmetic on files and ranks says, from each set.
fn steps<G: Geometry, O: Offset>() {
    let all = places::<G>();
    for set in sets::<G>() {
        let to = moved(&all, &places_of::<G>(set), &[(O::FILES, O::RANKS)]);
        assert_eq!(places_of::<G>(G::step::<O>(set) & G::SQUARES), to);
        for place in to {
            let origin = (place.0 - O::FILES, place.1 - O::RANKS);
            assert_eq!(G::origin::<O>(square(place)).bit(), square::<G>(origin).bit());
        }
    }
}

/// The places that one of the steps leads to from one of a set.
fn moved(all: &BTreeSet<Place>, from: &BTreeSet<Place>, steps: &[Place]) -> BTreeSet<Place> {
    let to = from.iter().flat_map(|from| steps.iter().map(|step| (from.0 + step.0, from.1 + step.1)));
    to.filter(|place| all.contains(place)).collect()
}

/// Rays and slides are walks.
fn rides<G: Geometry, O: Offset>() {
    let all = places::<G>();
    let sets: Vec<_> = sets::<G>().into_iter().map(|set| (set, places_of::<G>(set))).collect();
    for &from in &all {
        let way = walk(&all, from, (O::FILES, O::RANKS));
        assert_eq!(places_of::<G>(G::ray::<O>(square(from))), way.iter().copied().collect());
        for (occupied, stops) in &sets {
            assert_eq!(places_of::<G>(G::slide::<O>(square(from), *occupied)), until(&way, stops));
        }
    }
}

/// The way up to the first place where it stops, that one included.
fn until(way: &[Place], stops: &BTreeSet<Place>) -> BTreeSet<Place> {
    let stop = way.iter().position(|place| stops.contains(place));
    way[..stop.map_or(way.len(), |stop| stop + 1)].iter().copied().collect()
}

/// Riding by several steps is sliding by each.
fn rides_together<G: Geometry, L: Offsets>() {
    let all = places::<G>();
    let sets: Vec<_> = sets::<G>().into_iter().map(|set| (set, places_of::<G>(set))).collect();
    for &from in &all {
        let ways: Vec<_> = L::LIST.iter().map(|&step| walk(&all, from, step)).collect();
        for (occupied, stops) in &sets {
            let reached = ways.iter().flat_map(|way| until(way, stops)).collect();
            assert_eq!(places_of::<G>(G::rides::<L>(square(from), *occupied)), reached);
        }
    }
}

/// Leaps are steps one by one, from one square and from many.
fn leaps<G: Geometry, L: Offsets>() {
    let all = places::<G>();
    for &from in &all {
        assert_eq!(places_of::<G>(G::leaps::<L>(square(from))), moved(&all, &BTreeSet::from([from]), L::LIST));
    }
    for set in sets::<G>() {
        assert_eq!(places_of::<G>(spread::<G, L>(set)), moved(&all, &places_of::<G>(set), L::LIST));
    }
}

/// What is between two squares is what one passes on the way.
fn between<G: Geometry>() {
    let all = places::<G>();
    for &from in &all {
        for &to in &all {
            let (files, ranks) = (to.0 - from.0, to.1 - from.1);
            let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
            let steps = if straight { files.abs().max(ranks.abs()) } else { 0 };
            let passed = (1..steps).map(|step| (from.0 + step * files / steps, from.1 + step * ranks / steps));
            let passed: BTreeSet<Place> = passed.filter(|place| all.contains(place)).collect();
            assert_eq!(places_of::<G>(G::between(square(from), square(to))), passed, "{from:?} {to:?}");
        }
    }
}

/// Names, bits and places lead to each other, in an order without gaps.
fn names<G: Geometry>() {
    let all = places::<G>();
    assert_eq!(places_of::<G>(G::SQUARES), all);
    assert_eq!(G::SQUARES.count() as usize, all.len());
    for square in G::squares(G::SQUARES) {
        assert_eq!(Square::from_bit(square.bit()), Some(square));
        assert_eq!(Square::new(square.file(), square.rank()), Some(square));
        assert_eq!(square.to_string().parse(), Ok(square));
        assert!(G::file(square.file()).contains(square.bit()));
        assert!(G::rank(square.rank()).contains(square.bit()));
    }
    let count = |lines: usize, line: fn(usize) -> G::Bits| -> u32 { (0..lines).map(|i| line(i).count()).sum() };
    assert_eq!(count(G::FILES, G::file), G::SQUARES.count());
    assert_eq!(count(G::RANKS, G::rank), G::SQUARES.count());
    for ghost in !G::SQUARES {
        assert_eq!(Square::<G>::from_bit(ghost), None);
    }
    assert_eq!(Square::<G>::new(G::FILES, 0), None);
    assert_eq!(Square::<G>::new(0, G::RANKS), None);
    assert_eq!(Square::<G>::new(usize::MAX, usize::MAX), None);
}

/// The laws that hold of every geometry: diagonals, and two squares straight on.
fn common<G: Geometry>() {
    names::<G>();
    between::<G>();
    steps::<G, NorthEast>();
    steps::<G, SouthEast>();
    steps::<G, SouthWest>();
    steps::<G, NorthWest>();
    steps::<G, NorthNorth>();
    steps::<G, EastEast>();
    steps::<G, SouthSouth>();
    steps::<G, WestWest>();
    steps::<G, Hop<2, 2>>();
    steps::<G, Hop<-3, 1>>();
    rides::<G, NorthEast>();
    rides::<G, SouthEast>();
    rides::<G, SouthWest>();
    rides::<G, NorthWest>();
    rides::<G, NorthNorth>();
    rides_together::<G, (NorthEast, SouthEast, SouthWest, NorthWest)>();
    rides::<G, WestWest>();
    leaps::<G, (NorthEast, SouthEast, SouthWest, NorthWest)>();
    leaps::<G, (Hop<2, 2>, Hop<-2, 2>, Hop<0, -4>, Hop<1, 3>)>();
}

/// The laws of a rectangle: straight steps and odd leaps too.
fn rectangle<G: Geometry>() {
    common::<G>();
    steps::<G, North>();
    steps::<G, East>();
    steps::<G, South>();
    steps::<G, West>();
    steps::<G, Hop<1, 2>>();
    steps::<G, Hop<-1, 2>>();
    steps::<G, Hop<2, -1>>();
    steps::<G, Hop<-2, -1>>();
    rides::<G, North>();
    rides::<G, East>();
    rides::<G, South>();
    rides::<G, West>();
    rides::<G, Hop<1, 2>>();
    rides_together::<G, (North, East, South, West)>();
    leaps::<G, (Hop<1, 2>, Hop<2, 1>, Hop<2, -1>, Hop<1, -2>, Hop<-1, -2>, Hop<-2, -1>, Hop<-2, 1>, Hop<-1, 2>)>();
}

/// Tests the laws of geometries.
macro_rules! laws {
    ($($name:ident $laws:ident $geometry:ty;)*) => {
        $(#[test]
        fn $name() {
            $laws::<$geometry>();
        })*
    };
}

laws! {
    eight_by_eight rectangle Rectangle<8, 8>;
    seven_by_seven rectangle Rectangle<7, 7>;
    seven_by_seven_with_ghosts rectangle Rectangle<7, 7, 1, 9>;
    ten_by_eight rectangle Rectangle<10, 8, 2>;
    eight_by_ten_with_a_ghost rectangle Rectangle<8, 10, 2, 9>;
    twelve_by_twelve_in_three_words rectangle Rectangle<12, 12, 3>;
    nineteen_by_nineteen rectangle Rectangle<19, 19, 6>;
    one_file rectangle Rectangle<1, 9>;
    chequered_six_by_eight common Chequered<6, 8>;
    chequered_ten_by_ten common Chequered<10, 10>;
    chequered_ten_by_ten_with_three_ghosts common Chequered<10, 10, 1, 3>;
    chequered_twelve_by_twelve common Chequered<12, 12, 2>;
    chequered_twelve_by_ten_with_three_ghosts common Chequered<12, 10, 2, 3>;
    chequered_and_algebraic common Chequered<10, 12, 2, 1, Algebraic>;
    chequered_and_mirrored common Chequered<8, 8, 1, 1, MirroredNumbers>;
    chequered_and_mirrored_with_three_ghosts common Chequered<10, 8, 1, 3, MirroredNumbers>;
    chequered_and_turned common Chequered<6, 10, 1, 1, TurnedNumbers>;
    chequered_turned_and_mirrored common Chequered<8, 10, 2, 1, TurnedMirroredNumbers>;
}

#[test]
fn the_bits_of_ten_by_ten_are_those_of_the_books() {
    let ghosts: Vec<usize> = (!Chequered::<10, 10>::SQUARES).into_iter().take(5).collect();
    assert_eq!(ghosts, [10, 21, 32, 43, 54]);
    assert_eq!(Chequered::<10, 10>::SQUARES.last(), Some(53));
    assert_eq!(Chequered::<10, 10, 1, 3>::SQUARES.words(), [0x7DF3_EF9F_7CFB_E7DF]);
    assert_eq!(Chequered::<8, 8>::SQUARES.last(), Some(34));
    assert_eq!(Chequered::<12, 12, 2>::SQUARES.last(), Some(76));
}

#[test]
fn corners_are_where_the_books_have_them() {
    let square = |name: &str| name.parse::<Square<Chequered<10, 10>>>().unwrap();
    assert_eq!((square("46").file(), square("46").rank()), (0, 0));
    assert_eq!((square("5").file(), square("5").rank()), (9, 9));
    assert_eq!((square("1").file(), square("1").rank()), (1, 9));
    assert_eq!(Square::<Rectangle<10, 12, 2>>::new(9, 11).unwrap().to_string(), "j12");
}

#[test]
fn corners_are_where_each_way_of_naming_has_them() {
    fn squares<L: Names>(names: [&str; 4]) -> [(usize, usize); 4] {
        names.map(|name| {
            let square = name.parse::<Square<Chequered<8, 8, 1, 1, L>>>().unwrap();
            assert_eq!(square.to_string(), name);
            (square.file(), square.rank())
        })
    }
    let numbers = ["1", "4", "29", "32"];
    assert_eq!(squares::<Numbers>(numbers), [(1, 7), (7, 7), (0, 0), (6, 0)]);
    assert_eq!(squares::<TurnedNumbers>(numbers), [(6, 0), (0, 0), (7, 7), (1, 7)]);
    assert_eq!(squares::<MirroredNumbers>(numbers), [(0, 7), (6, 7), (1, 0), (7, 0)]);
    assert_eq!(squares::<TurnedMirroredNumbers>(numbers), [(7, 0), (1, 0), (6, 7), (0, 7)]);
    assert_eq!(squares::<Algebraic>(["b8", "h8", "a1", "g1"]), [(1, 7), (7, 7), (0, 0), (6, 0)]);
}

/// What constants read is what is read when it runs.
#[test]
fn constants_know_the_names() {
    fn agree<G: Geometry>() {
        let naming = G::NAMING.unwrap();
        for square in G::squares(G::SQUARES) {
            let name = std::format!("x{square},");
            assert_eq!(naming.read(name.as_bytes(), 1), Some((square.bit(), name.len() - 1)), "{name}");
        }
        for name in ["", "0", "a0", "a01", "a", "z1", "A1", "a27", "999999999999999999999", "é"] {
            assert_eq!(naming.read(name.as_bytes(), 0), None, "{name}");
        }
    }
    agree::<Rectangle<8, 8>>();
    agree::<Rectangle<7, 12, 2, 9>>();
    agree::<Chequered<8, 8>>();
    agree::<Chequered<10, 10, 1, 3>>();
    agree::<Chequered<12, 12, 2>>();
    agree::<Chequered<8, 8, 1, 1, TurnedNumbers>>();
    agree::<Chequered<8, 8, 1, 1, MirroredNumbers>>();
    agree::<Chequered<8, 8, 1, 1, TurnedMirroredNumbers>>();
    agree::<Chequered<8, 8, 1, 1, Algebraic>>();
}

#[test]
fn a_light_square_has_no_name() {
    type Dark = Chequered<12, 12, 2, 1, Algebraic>;
    let fault = |name: &str| name.parse::<Square<Dark>>().map_err(|error| error.expected);
    assert_eq!(fault("a2"), Err("a dark square"));
    assert_eq!(fault("m1"), Err("a file from a to l"));
    assert_eq!(fault("a13"), Err("a rank from 1 to 12"));
    assert!(fault("l12").is_ok());
}

#[test]
fn a_picture_is_seen_from_white_whatever_the_names() {
    fn is<L: Names>(name: &str) -> bool {
        let square = name.parse::<Square<Chequered<4, 4, 1, 1, L>>>().unwrap();
        Chequered::<4, 4, 1, 1, L>::picture(".. .. .. X.") == square.set()
    }
    assert!(is::<Numbers>("7") && is::<TurnedNumbers>("2") && is::<Algebraic>("a1"));
    assert!(is::<MirroredNumbers>("7") && is::<TurnedMirroredNumbers>("2"));
}

#[test]
fn names_that_are_none_are_refused_at_their_byte() {
    fn byte<G: Geometry>(name: &str) -> usize {
        name.parse::<Square<G>>().unwrap_err().byte
    }
    type Tall = Rectangle<4, 12>;
    for (name, at) in
        [("", 0), ("e1", 0), ("é1", 0), ("A1", 0), ("a", 1), ("a0", 1), ("a01", 1), ("a13", 1), ("a123", 3)]
    {
        assert_eq!(byte::<Tall>(name), at, "{name}");
    }
    assert_eq!(byte::<Rectangle<4, 9>>("a12"), 2);
    type Dark = Chequered<12, 12, 2>;
    for (name, at) in [("", 0), ("0", 0), ("73", 0), ("x", 0), ("-1", 0), ("72é", 2), ("99999999999999999999999", 0)] {
        assert_eq!(byte::<Dark>(name), at, "{name}");
    }
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_file_beyond_all_boards_is_a_mistake() {
    let _ = Rectangle::<8, 8>::file(26);
}
