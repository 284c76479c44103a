//! What is wrong with the toy.

use std::cell::Cell;

/// Declares the defects.
macro_rules! defects {
    ($($defect:ident),* $(,)?) => {
        /// A defect of the toy; each breaks one of its parts.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Defect {
            $($defect),*
        }

        impl Defect {
            /// Every one, and that there is none.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$defect),*];
        }
    };
}

defects! {
    None,
    StartHasOtherTurn,
    MoveGivenTwice,
    CountIsShort,
    AnythingIsLegal,
    TryingChanges,
    CapturesHaveMore,
    FollowedStandsStill,
    RepliesAreMore,
    OrdersAreHidden,
    ManStaysOnLastRank,
    NullMoveTakes,
    PlacedOnBoth,
    LettersAreAlike,
    FenForgetsNumber,
    FirstMoveIsRead,
    TextsAreTargets,
    ReaderSlices,
    ErrorLiesBeyond,
    KeyForgetsCaptures,
    KeyForgetsTurn,
    KeyForgetsKinds,
    KeyHasClock,
    RepeatsForgetTurn,
    WinnerPlaysOn,
    BlockedGoesOn,
    EndsByChance,
    RecordHasBlank,
    SymmetryForgetsTurn,
    ChiefStaysBehind,
    GeneratorPanics,
    EndPanics,
    CaptorsRise,
}

thread_local! {
    static DEFECT: Cell<Defect> = const { Cell::new(Defect::None) };
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

/// Has the toy a defect from here on, in this thread.
pub(crate) fn set(defect: Defect) {
    DEFECT.set(defect);
}

/// Returns whether the toy has a defect.
pub(crate) fn is(defect: Defect) -> bool {
    DEFECT.get() == defect
}

/// Is true now and then.
pub(crate) fn by_chance() -> bool {
    CALLS.set(CALLS.get().wrapping_add(1));
    CALLS.get().is_multiple_of(7)
}
