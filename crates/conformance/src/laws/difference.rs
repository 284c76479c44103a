//! How a position differs from what its FEN reads as.

use quadrille_core::fen::{FenArgument, FenArguments, FullmoveNumber, HalfmoveClock};
use quadrille_core::{Clocks, Content, Geometry, Glyph, Placement, Rules, Turn};

/// Says how a position differs from the one that its FEN was read as; and what to look at, if it is a field of the FEN.
pub(super) fn difference<R: Rules>(position: &R::Position, fen: &str, read: &R::Position) -> String {
    let clock = |what: &str, clocks: [u32; 2], argument: &str, name: &str| {
        let hint = if has_field::<R>(fen, name) {
            "look at what its field in `Fen` writes and reads".to_owned()
        } else {
            format!("put `{argument}` into `Fen`")
        };
        format!("the {what} {}, read back as {}: {hint}", clocks[0], clocks[1])
    };
    let halfmoves = [position.halfmoves(), read.halfmoves()];
    let fullmoves = [position.fullmoves(), read.fullmoves()];
    if position.turn() != read.turn() {
        return format!("{} to move, read back as {} to move", position.turn(), read.turn());
    }
    if let Some(told) = on_the_board::<R>(position, read) {
        return told;
    }
    if halfmoves[0] != halfmoves[1] {
        let name = <HalfmoveClock as FenArgument<R::Position>>::NAME;
        return clock("halfmove clock", halfmoves, "HalfmoveClock", name);
    }
    if fullmoves[0] != fullmoves[1] {
        let name = <FullmoveNumber as FenArgument<R::Position>>::NAME;
        return clock("number of the move", fullmoves, "FullmoveNumber", name);
    }
    "another position, though what stands where, the turn and the clocks are the same: the position knows more than \
     `Fen` tells"
        .to_owned()
}

/// Returns whether the FEN of a game has a field of a name behind the first.
fn has_field<R: Rules>(fen: &str, name: &str) -> bool {
    R::Fen::decode(&mut R::empty(), fen).is_ok_and(|fields| fields.byte(name) > 0)
}

/// Says what stands otherwise on the first square on which anything does.
fn on_the_board<R: Rules>(position: &R::Position, read: &R::Position) -> Option<String> {
    let mut squares = R::Geometry::squares(R::Geometry::SQUARES);
    let square = squares.find(|&square| position.at(square) != read.at(square))?;
    let [is, other] = [position, read].map(|position| told(position.at(square)));
    let other = if other == is { "another piece of that letter".to_owned() } else { other };
    Some(format!("{is} on {square}, read back as {other}"))
}

/// Returns what stands on a square, as text.
fn told<P: Glyph>(content: Content<P>) -> String {
    match content {
        Content::Empty => "nothing".to_owned(),
        Content::Hole => "a hole".to_owned(),
        Content::Piece(piece) => {
            let token = piece.token();
            format!("{:?}{}", token.letter, if token.moved { " that has moved or promoted" } else { "" })
        }
    }
}

#[cfg(test)]
mod tests {
    use quadrille_ataxx::Ataxx;
    use quadrille_core::Rules;

    use super::difference;

    #[test]
    fn what_differs_is_said() {
        const FEN: &str = "x5o/7/7/7/7/7/o5x x 3 7";
        let is = Ataxx::from_fen(FEN).expect("a position");
        for (read, said) in [
            ("x5o/7/7/7/7/7/o5x o 3 7", "Black to move, read back as White to move"),
            ("x5o/7/7/7/7/7/o6 x 3 7", "'x' on g1, read back as nothing"),
            ("x5o/7/7/7/7/7/o4-x x 3 7", "nothing on f1, read back as a hole"),
            ("x5o/7/7/7/7/7/o5x x 0 7", "the halfmove clock 3, read back as 0: look at "),
            ("x5o/7/7/7/7/7/o5x x 3 1", "the number of the move 7, read back as 1: look at "),
            (FEN, "another position, though what stands where, the turn and the clocks are the same: "),
        ] {
            let told = difference::<Ataxx>(&is, FEN, &Ataxx::from_fen(read).expect("a position"));
            assert!(told.starts_with(said), "{read}: {told}");
        }
    }
}
