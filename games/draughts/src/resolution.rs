//! The draws that count moves once the material is down to few pieces: data, and how they are counted.
//!
//! A count starts with the capture or the promotion that makes the material, and does not start again while it stays
//! in its class. A position set up without its history has been in its class for as long as its halfmove clock says.

use quadrille_core::jump::Board;
use quadrille_core::{
    Bits, Clocks, Color, Geometry, History, JumpPosition, JumpRules, Jumping, Outcome, Reason, Resolution,
};

/// A lone king against so many pieces of which a king is one: after so many plies the game is drawn.
///
/// There are `FEWEST` to `MOST` pieces, and at most `MEN` of them are men.
#[derive(Clone, Copy, Debug)]
pub struct LoneKingAgainst<const FEWEST: u32, const MOST: u32, const MEN: u32, const PLIES: u32>;

impl<V: JumpRules, const FEWEST: u32, const MOST: u32, const MEN: u32, const PLIES: u32> Resolution<Jumping<V>>
    for LoneKingAgainst<FEWEST, MOST, MEN, PLIES>
{
    fn resolve(history: &History<Jumping<V>>, _: bool) -> Option<Outcome> {
        let in_class = |position: &JumpPosition<Board<V>>| {
            lone_kings(position).any(|lone| {
                let (pieces, kings) = numbers(position, lone.other());
                (FEWEST..=MOST).contains(&pieces) && kings >= 1 && pieces - kings <= MEN
            })
        };
        drawn(plies_in_class(history, in_class) >= PLIES)
    }
}

/// A lone king that has the longest diagonal for himself, against three pieces of which a king is one: after so many plies
/// the game is drawn.
///
/// The diagonal goes from White's left corner to Black's.
#[derive(Clone, Copy, Debug)]
pub struct LoneKingOnMainRoad<const PLIES: u32>;

impl<V: JumpRules, const PLIES: u32> Resolution<Jumping<V>> for LoneKingOnMainRoad<PLIES> {
    fn resolve(history: &History<Jumping<V>>, _: bool) -> Option<Outcome> {
        let in_class = |position: &JumpPosition<Board<V>>| {
            lone_kings(position).any(|lone| {
                let (pieces, kings) = numbers(position, lone.other());
                let on_road = |side| on_main_road(position, side);
                pieces == 3 && kings >= 1 && (on_road(lone), on_road(lone.other())) == (1, 0)
            })
        };
        drawn(plies_in_class(history, in_class) >= PLIES)
    }
}

/// `FEWEST` to `MOST` pieces on the board, a king of each side among them: after so many plies without a capture or a
/// promotion the game is drawn.
#[derive(Clone, Copy, Debug)]
pub struct SameMaterial<const FEWEST: u32, const MOST: u32, const PLIES: u32>;

impl<V: JumpRules, const FEWEST: u32, const MOST: u32, const PLIES: u32> Resolution<Jumping<V>>
    for SameMaterial<FEWEST, MOST, PLIES>
{
    fn resolve(history: &History<Jumping<V>>, _: bool) -> Option<Outcome> {
        same_material::<V, PLIES>(history, |[(white, white_kings), (black, black_kings)]| {
            (FEWEST..=MOST).contains(&(white + black)) && white_kings > 0 && black_kings > 0
        })
    }
}

/// Three kings of which one has come to have the longest diagonal, against a lone king who was not on it: after so many plies
/// the game is drawn.
///
/// The diagonal goes from White's left corner to Black's, on a mirrored board from White's right corner.
#[derive(Clone, Copy, Debug)]
pub struct ThreeKingsOnMainRoad<const PLIES: u32>;

impl<V: JumpRules, const PLIES: u32> Resolution<Jumping<V>> for ThreeKingsOnMainRoad<PLIES> {
    fn resolve(history: &History<Jumping<V>>, _: bool) -> Option<Outcome> {
        let three = |position: &JumpPosition<Board<V>>, lone: Color| numbers(position, lone.other()) == (3, 3);
        let held = |position: &JumpPosition<Board<V>>| {
            let on_road = |side| on_main_road(position, side);
            lone_kings(position).any(|lone| three(position, lone) && on_road(lone) == 0 && on_road(lone.other()) > 0)
        };
        // Once they have had it they need not keep it.
        let positions = core::iter::once(history.position()).chain(history.before().iter().rev());
        let few = positions.take_while(|position| lone_kings(position).any(|lone| three(position, lone)));
        let first = few.enumerate().filter(|(_, position)| held(position)).last();
        let plies = first.map_or(0, |(plies, position)| {
            let before = if plies == history.before().len() { position.halfmoves() } else { 0 };
            plies as u32 + before
        });
        drawn(plies >= PLIES)
    }
}

/// One or two pieces of each side, a king among them, and no more than one man in all: after so many plies without a
/// capture or a promotion the game is drawn.
#[derive(Clone, Copy, Debug)]
pub struct TwoEach<const PLIES: u32>;

impl<V: JumpRules, const PLIES: u32> Resolution<Jumping<V>> for TwoEach<PLIES> {
    fn resolve(history: &History<Jumping<V>>, _: bool) -> Option<Outcome> {
        let few = |(pieces, kings)| (1..=2).contains(&pieces) && kings >= 1;
        same_material::<V, PLIES>(history, |[white, black]| {
            few(white) && few(black) && white.0 + black.0 <= white.1 + black.1 + 1
        })
    }
}

/// Three kings, two kings and a man, or a king and two men against a lone king: 16 more moves of each side, then a draw.
///
/// **Source**: FMJD, Annex 1, article 6.3.
pub type FewAgainstOne = LoneKingAgainst<3, 3, 2, 32>;

/// Two kings, a king and a man, or a king against a lone king: 5 more moves of each side, then a draw.
///
/// **Source**: FMJD, Annex 1, article 6.4; FMJD-64, article 7.2.8.
pub type LoneKing = LoneKingAgainst<1, 2, 1, 10>;

/// Two kings against a lone king, in Frisian draughts: 7 more moves of each side, then a draw.
///
/// **Source**: friesdammen.nl, the rules of the game.
pub type TwoKingsAgainstOne = LoneKingAgainst<2, 2, 0, 14>;

/// A king against a king, in Frisian draughts: 2 more moves of each side, then a draw.
///
/// **Source**: lidraughts.org, Frisian draughts; the official rules have a draw at once unless one of them is lost.
pub type OneKingEach = LoneKingAgainst<1, 1, 0, 4>;

/// Three kings or more against a lone king, in Russian draughts: 15 moves of each side, then a draw.
///
/// **Source**: FMJD-64, article 7.2.4.
pub type ThreeKingsAgainstOne = LoneKingAgainst<3, 12, 0, 30>;

/// The draws of few pieces on 64 squares.
///
/// The same material with kings of both sides draws after 30 moves of each if there are 4 or 5 pieces, after 60 if
/// there are 6 or 7; three pieces draw after 5 against a king on the main road.
///
/// **Source**: FMJD-64, articles 7.2.4 and 7.2.6 to 7.2.8.
pub type FewPieces64 =
    (ThreeKingsAgainstOne, SameMaterial<4, 5, 60>, SameMaterial<6, 7, 120>, LoneKingOnMainRoad<10>, LoneKing);

/// Three kings against a lone king, in American pool checkers: 13 moves of each side, then a draw.
///
/// **Source**: American Pool Checkers Association (APCA), playing rules: three kings must win within thirteen moves.
pub type ThirteenMoves = LoneKingAgainst<3, 3, 0, 26>;

/// Endings of two against two at most, in Brazilian draughts: 5 moves of each side, then a draw.
///
/// They are two kings against two kings, a king and a man, or a king; and a king against a king and a man, or a king.
///
/// **Source**: Confederação Brasileira de Jogo de Damas (CBD), the draw.
pub type FiveMoves = TwoEach<10>;

/// Three kings that have the longest diagonal against a lone king, in Spanish draughts: 12 moves of each side, then a draw.
///
/// **Source**: Federação Portuguesa de Damas (FPD), classic draughts, the limits of moves.
pub type TwelveMoves = ThreeKingsOnMainRoad<24>;

/// Returns the sides that have a king and nothing else.
fn lone_kings<V: Geometry>(position: &JumpPosition<V>) -> impl Iterator<Item = Color> {
    Color::ALL.into_iter().filter(|&color| numbers(position, color) == (1, 1))
}

/// Returns how many pieces a side has, and how many of them are kings.
fn numbers<V: Geometry>(position: &JumpPosition<V>, color: Color) -> (u32, u32) {
    (position.pieces(color).count(), position.kings(color).count())
}

/// Returns how many pieces of a side stand on the longest diagonal.
fn on_main_road<G: Geometry>(position: &JumpPosition<G>, color: Color) -> usize {
    let (files, squares) = (G::FILES, G::squares(position.pieces(color)));
    // Of the diagonals through the corners the other has light squares alone.
    squares.filter(|square| square.file() == square.rank() || square.file() + square.rank() + 1 == files).count()
}

/// Returns a draw if the material is in a class and has been the same for so many plies.
///
/// The class is asked of the pieces of White and of Black, and how many of them are kings.
fn same_material<V: JumpRules, const PLIES: u32>(
    history: &History<Jumping<V>>,
    in_class: impl Fn([(u32, u32); 2]) -> bool,
) -> Option<Outcome> {
    let material = |position: &JumpPosition<Board<V>>| Color::ALL.map(|color| numbers(position, color));
    let now = material(history.position());
    drawn(in_class(now) && plies_in_class(history, |position| material(position) == now) >= PLIES)
}

/// Returns a draw if there is one.
fn drawn(is_drawn: bool) -> Option<Outcome> {
    is_drawn.then(|| Outcome::draw(Reason::NO_PROGRESS))
}

/// Returns for how many plies a game has been in a class of positions.
fn plies_in_class<V: JumpRules>(
    history: &History<Jumping<V>>,
    in_class: impl Fn(&JumpPosition<Board<V>>) -> bool,
) -> u32 {
    let positions = || core::iter::once(history.position()).chain(history.before().iter().rev());
    let stayed = positions().take_while(|position| in_class(position)).count();
    match positions().nth(stayed) {
        _ if stayed == 0 => 0,
        // The position before the class is there: the ply from it made the class.
        Some(_) => stayed as u32 - 1,
        None => stayed as u32 - 1 + positions().last().map_or(0, Clocks::halfmoves),
    }
}
