//! How men and kings move, in all variants along diagonals, and in one capture along ranks and files too.

use core::marker::PhantomData;

use quadrille_core::{
    EastEast, Jumper, NorthEast, NorthNorth, NorthWest, Side, SouthEast, SouthSouth, SouthWest, WestWest,
};

/// A man that captures forward and backward.
#[derive(Clone, Copy, Debug)]
pub struct Man<S>(PhantomData<S>);

impl<S: Side> Jumper for Man<S> {
    /// One step forward on a diagonal.
    ///
    /// **Source**: FMJD, Annex 1, article 3.4.
    type Steps = (S::ForwardWest, S::ForwardEast);
    /// Forward and backward.
    ///
    /// **Source**: FMJD, Annex 1, article 4.1.
    type Jumps = (NorthWest, NorthEast, SouthEast, SouthWest);
    const FLIES: bool = false;
}

/// A king that flies.
#[derive(Clone, Copy, Debug)]
pub struct King;

impl Jumper for King {
    type Steps = (NorthWest, NorthEast, SouthEast, SouthWest);
    type Jumps = (NorthWest, NorthEast, SouthEast, SouthWest);
    /// It moves and captures over any number of empty squares.
    ///
    /// **Source**: FMJD, Annex 1, articles 3.9 and 4.3.
    const FLIES: bool = true;
}

/// A man that captures forward alone.
#[derive(Clone, Copy, Debug)]
pub struct ForwardMan<S>(PhantomData<S>);

impl<S: Side> Jumper for ForwardMan<S> {
    type Steps = (S::ForwardWest, S::ForwardEast);
    type Jumps = (S::ForwardWest, S::ForwardEast);
    const FLIES: bool = false;
}

/// A king that goes one step, and jumps from the next square to the next but one.
#[derive(Clone, Copy, Debug)]
pub struct ShortKing;

impl Jumper for ShortKing {
    type Steps = (NorthWest, NorthEast, SouthEast, SouthWest);
    type Jumps = (NorthWest, NorthEast, SouthEast, SouthWest);
    const FLIES: bool = false;
}

/// The eight directions of captures on dark squares.
type Eight = (NorthWest, NorthNorth, NorthEast, EastEast, SouthEast, SouthSouth, SouthWest, WestWest);

/// A man that captures in eight directions.
#[derive(Clone, Copy, Debug)]
pub struct FrisianMan<S>(PhantomData<S>);

impl<S: Side> Jumper for FrisianMan<S> {
    /// **Source**: Official Rules for Frisian Draughts (2011), article 7.
    type Steps = (S::ForwardWest, S::ForwardEast);
    /// **Source**: Official Rules for Frisian Draughts (2011), article 7.
    type Jumps = Eight;
    const FLIES: bool = false;
}

/// A king that flies along diagonals, and captures in eight directions.
#[derive(Clone, Copy, Debug)]
pub struct FrisianKing;

impl Jumper for FrisianKing {
    /// **Source**: Official Rules for Frisian Draughts (2011), article 9.
    type Steps = (NorthWest, NorthEast, SouthEast, SouthWest);
    /// **Source**: Official Rules for Frisian Draughts (2011), article 9.
    type Jumps = Eight;
    const FLIES: bool = true;
}
