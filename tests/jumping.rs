//! Does each variant of men and kings move as it is declared?
//!
//! Each is held against one slow generator that reads the same constants by another way, in random games and from random
//! set-ups, half of them with kings in number: the same moves, as many orders and paths, and texts that read back. By default
//! 20,000 positions of each; `QUADRILLE_POSITIONS=1000000 cargo test --release --test jumping` compares a million.

use quadrille_core::jump::{Board, JumpMove};
use quadrille_core::{Color, Count, Geometry, JumpMoves, JumpPosition, JumpRules, Jumping, Key, Rules, fen};
use quadrille_referee::Random;
use quadrille_referee::jumping::Position;

/// Compares positions until so many are done.
fn compare<V: JumpRules>() {
    let wanted = std::env::var("QUADRILLE_POSITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(20_000);
    let (mut compared, mut long, mut kings) = (0, 0, 0);
    for seed in 0_u64.. {
        let mut random = Random::new(seed);
        let from_start = seed % 8 == 0;
        let mut position = if from_start { Jumping::<V>::start() } else { set_up::<V>(&mut random) };
        for _ in 0..if from_start { 150 } else { 8 } {
            let moves = Jumping::<V>::moves(&position);
            compare_position::<V>(&position, &moves);
            compared += 1;
            long += u64::from(moves.iter().any(|mv| mv.captured.into_iter().count() >= 3));
            kings += u64::from(Color::ALL.into_iter().all(|color| position.kings(color).into_iter().next().is_some()));
            if moves.is_empty() {
                break;
            }
            let mv = *random.pick(&moves);
            let slow = Position::<V>::of(&position).play(&Position::<V>::move_of(&mv));
            let mut key = Key::of::<Jumping<V>>(&position);
            Jumping::<V>::play(&mut position, mv, &mut key);
            assert_eq!(key, Key::of::<Jumping<V>>(&position), "{}", fen::write::<Jumping<V>>(&position));
            assert_eq!(slow, Position::of(&position), "{}", fen::write::<Jumping<V>>(&position));
        }
        if compared >= wanted {
            break;
        }
    }
    println!("{}: {compared} positions agree, {long} with captures of three, {kings} with kings of both", V::NAME);
    assert!(long > wanted / 500, "{}: long captures are met: {long}", V::NAME);
}

/// Compares the moves in a position, their numbers and their texts.
fn compare_position<V: JumpRules>(position: &JumpPosition<Board<V>>, moves: &[JumpMove<Board<V>>]) {
    let slow = Position::<V>::of(position);
    let text = || format!("{}: {}", V::NAME, fen::write::<Jumping<V>>(position));
    let mut fast: Vec<_> = moves.iter().map(Position::<V>::move_of).collect();
    fast.sort();
    assert_eq!(fast, slow.moves(), "{}", text());
    let (mut unique, mut orders, mut paths) = (Count::<0>::default(), Count::<1>::default(), Count::<2>::default());
    Jumping::<V>::generate(position, &mut unique);
    Jumping::<V>::generate(position, &mut orders);
    Jumping::<V>::generate(position, &mut paths);
    let counts = [unique.moves, orders.moves, paths.moves].map(|moves| moves as usize);
    assert_eq!(counts, slow.counts(), "{}", text());
    assert_eq!(Jumping::<V>::has_move(position), !moves.is_empty(), "{}", text());
    let (read, _) = fen::read_leniently::<Jumping<V>>(&fen::write::<Jumping<V>>(position)).expect("a FEN reads back");
    assert_eq!(read, *position, "{}", text());
    for &mv in moves {
        assert!(Jumping::<V>::is_legal(position, mv), "{}", text());
        let [mut plain, mut full] = [String::new(), String::new()];
        Jumping::<V>::write_move(position, mv, &mut plain).expect("a string takes all");
        Jumping::<V>::write_move_in_full(position, mv, &mut full).expect("a string takes all");
        assert_eq!(Jumping::<V>::read_move(position, &plain), Ok(mv), "{plain} in {}", text());
        assert_eq!(Jumping::<V>::read_move(position, &full), Ok(mv), "{full} in {}", text());
    }
}

/// Sets up a position at random: one to eight pieces a side, and kings among them in every other position.
fn set_up<V: JumpRules>(random: &mut Random) -> JumpPosition<Board<V>> {
    loop {
        let kings = random.below(2) == 0;
        let mut free: Vec<_> = Board::<V>::squares(Board::<V>::SQUARES).collect();
        let [white, black] = [(); 2].map(|()| {
            let most = V::MEN[0].into_iter().count().min(8);
            let letter = |random: &mut Random| if kings && random.below(3) > 0 { "K" } else { "" };
            let pieces = 1 + random.below(most);
            let list = (0..pieces).map(|_| format!("{}{}", letter(random), free.swap_remove(random.below(free.len()))));
            list.collect::<Vec<_>>().join(",")
        });
        let turn = ["W", "B"][random.below(2)];
        // Men on their last rank are refused: then another is drawn.
        let Ok(position) = Jumping::<V>::from_fen(&format!("{turn}:W{white}:B{black}")) else { continue };
        if V::Moves::KING_LIMIT.is_none() {
            return position;
        }
        // Some king of each side has moved in succession.
        let mut text = fen::write::<Jumping<V>>(&position) + ":";
        for color in [Color::Black, Color::White] {
            let kings: Vec<_> = Board::<V>::squares(position.kings(color)).collect();
            match random.below(4) {
                moves if moves > 0 && !kings.is_empty() => text += &format!("+{moves}{}", random.pick(&kings)),
                _ => text += "+0",
            }
        }
        return Jumping::<V>::from_fen(&text).unwrap_or_else(|errors| panic!("{text}: {errors}"));
    }
}

/// Declares a test of each variant.
macro_rules! variants {
    ($($test:ident $rules:ty;)*) => {
        $(#[test]
        fn $test() {
            compare::<$rules>();
        })*
    };
}

variants! {
    brazilian_draughts_moves_as_declared quadrille_draughts::Brazilian;
    breakthrough_draughts_moves_as_declared quadrille_draughts::Breakthrough;
    canadian_draughts_moves_as_declared quadrille_draughts::Canadian;
    czech_draughts_moves_as_declared quadrille_draughts::Czech;
    english_draughts_moves_as_declared quadrille_draughts::English;
    frisian_draughts_moves_as_declared quadrille_draughts::Frisian;
    italian_draughts_moves_as_declared quadrille_draughts::Italian;
    killer_draughts_moves_as_declared quadrille_draughts::Killer;
    pool_checkers_moves_as_declared quadrille_draughts::Pool;
    russian_draughts_moves_as_declared quadrille_draughts::Russian;
    spanish_draughts_moves_as_declared quadrille_draughts::Spanish;
    tama_moves_as_declared quadrille_dama::Armenian;
    thai_draughts_moves_as_declared quadrille_draughts::Thai;
}
