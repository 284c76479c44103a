use super::*;

#[test]
fn fen_reads_back() {
    for fen in ["rbsgk/4p/5/P4/KGSBR[] w 0 1", "4k/5/1+p+S2/3+r1/K+B3[GSPrp] b 3 17"] {
        assert_eq!(Position::read(fen).write(), fen);
    }
}

/// A pawn that is dropped may not mate; one that steps may.
#[test]
fn no_mate_by_the_drop_of_a_pawn() {
    let texts = |fen: &str| -> Vec<String> {
        let position = Position::read(fen);
        position.moves().iter().map(|mv| position.text(mv)).collect()
    };
    assert!(!texts("3rk/3p1/4G/5/K4[P] w 0 1").contains(&"P@e4".into()));
    assert!(texts("3rk/3p1/5/5/K4[P] w 0 1").contains(&"P@e4".into()));
    assert!(texts("3rk/3p1/3GP/5/K4[] w 0 1").contains(&"e3e4".into()));
}

/// How many set-ups of 3,000 have a move that a rule bars.
fn barred(is: fn(&Position) -> bool) -> usize {
    (0..3_000).filter(|&seed| is(&Position::set_up(&mut Random::new(seed)))).count()
}

#[test]
fn set_ups_meet_what_is_barred() {
    let mates = barred(|position| position.drops().into_iter().any(|mv| position.mates_by_a_pawn(mv)));
    let second = barred(|position| {
        let held = position.hands[usize::from(!position.white)].contains(&'P');
        held && !position.board.of(of('P', position.white)).is_empty()
    });
    println!("{mates} mates by a pawn, {second} second pawns");
    assert!(mates >= 3 && second >= 100, "{mates} mates by a pawn, {second} second pawns");
}
