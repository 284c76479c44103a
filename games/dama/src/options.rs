//! What sources disagree on, and the combinations that have a name.

use core::fmt;

use quadrille_core::{Clause, Convention, Jumping, NoProgress, PromotionInCapture, Resolution};

use crate::{OneAgainstOneDraws, OneAgainstOneDrawsUnlessCaptureIsDue, OneAgainstOneKingWins, Turkish, clauses};

/// The rules that sources disagree on.
pub trait Options: Copy + fmt::Debug + Send + Sync + 'static {
    /// The name of the variant.
    const NAME: &'static str;
    /// The name by which people know it.
    const TITLE: &'static str;
    /// What becomes of a man that reaches the last rank in a capture.
    type Promotion: Promotion;
    /// How one piece against one ends.
    type OneAgainstOne: Resolution<Jumping<Turkish<Self>>>;
    /// The limit on plies without a capture, if there is one.
    type NoProgress: Resolution<Jumping<Turkish<Self>>>;
    /// What is said of these rules.
    const CLAUSES: &'static [&'static [Clause]];
    /// The conventions by which a generator is compiled for each use of the moves, see
    /// [`JumpRules::DIRECT`](quadrille_core::JumpRules::DIRECT).
    const DIRECT: &'static [Convention];
}

/// What becomes of a man that reaches the last rank in a capture, as a type.
pub trait Promotion: Copy + fmt::Debug + Send + Sync + 'static {
    /// It as a value.
    const PROMOTION_IN_CAPTURE: PromotionInCapture;
}

/// Declares the ways to promote.
macro_rules! promotions {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl Promotion for $name {
            const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::$name;
        })*
    };
}

promotions! {
    /// It goes on as a man and promotes at the end of its turn.
    ///
    /// **Source**: TÜDAF rulebook, promotion.
    AtTheEnd;
    /// It is a king from there on, in the same turn.
    AtOnce;
    /// It promotes, and its turn ends there.
    EndsTheTurn;
}

/// Declares a combination of options and its game.
macro_rules! variants {
    ($($(#[$doc:meta])* $options:ident, $game:ident, $name:literal, $title:literal: $promotion:ident, $one:ty, $limit:ty, direct [$($direct:ident),*], says [$($clauses:ident),*];)*) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $options;

        impl Options for $options {
            const NAME: &'static str = $name;
            const TITLE: &'static str = $title;
            type Promotion = $promotion;
            type OneAgainstOne = $one;
            type NoProgress = $limit;
            const CLAUSES: &'static [&'static [Clause]] = &[clauses::TUDAF, $(clauses::$clauses,)* clauses::TEXT];
            const DIRECT: &'static [Convention] = &[$(Convention::$direct),*];
        }

        $(#[$doc])*
        pub type $game = Jumping<Turkish<$options>>;)*
    };
}

variants! {
    /// The federation's rules: a man goes on as a man, one against one draws at once, no limit without progress.
    ///
    /// **Source**: TÜDAF rulebook.
    Tudaf, Dama, "dama", "Turkish dama": AtTheEnd, OneAgainstOneDraws, (), direct [Unique, Paths],
        says [PROMOTED_AT_THE_END, ONE_AGAINST_ONE_DRAWN, NO_LIMIT];

    /// A man that reaches the last rank in a capture is a king from there on.
    KingAtOnce, DamaKingAtOnce, "dama-king-at-once", "Turkish dama, king at once in a capture":
        AtOnce, OneAgainstOneDraws, (), direct [],
        says [PROMOTED_AT_ONCE, ONE_AGAINST_ONE_DRAWN, NO_LIMIT];

    /// A man that reaches the last rank in a capture promotes, and its turn ends.
    TurnEnds, DamaTurnEnds, "dama-turn-ends", "Turkish dama, promotion ends a capture":
        EndsTheTurn, OneAgainstOneDraws, (), direct [],
        says [TURN_ENDED, ONE_AGAINST_ONE_DRAWN, NO_LIMIT];

    /// One against one is played on.
    PlayOn, DamaPlayOn, "dama-play-on", "Turkish dama, one against one played on": AtTheEnd, (), (), direct [],
        says [PROMOTED_AT_THE_END, ONE_AGAINST_ONE_PLAYED, NO_LIMIT];

    /// One against one, a king beats a man.
    KingBeatsMan, DamaKingBeatsMan, "dama-king-beats-man", "Turkish dama, one king beats one man":
        AtTheEnd, OneAgainstOneKingWins, (), direct [],
        says [PROMOTED_AT_THE_END, ONE_DAMA_WINS, NO_LIMIT];

    /// One against one draws unless the side to move can capture.
    CaptureDue, DamaCaptureDue, "dama-capture-due", "Turkish dama, one against one drawn unless a capture is due":
        AtTheEnd, OneAgainstOneDrawsUnlessCaptureIsDue, (), direct [],
        says [PROMOTED_AT_THE_END, ONE_AGAINST_ONE_TAKEN, NO_LIMIT];

    /// Fifty plies without a capture draw.
    ///
    /// **Source**: the documentation of the engine kish, whose code has 150.
    Limit, DamaLimit, "dama-limit", "Turkish dama, drawn after 50 plies without a capture":
        AtTheEnd, OneAgainstOneDraws, (NoProgress<50>,), direct [],
        says [PROMOTED_AT_THE_END, ONE_AGAINST_ONE_DRAWN, LIMIT];
}
