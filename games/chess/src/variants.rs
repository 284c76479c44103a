//! The variants on the board of chess: each says where it differs.

pub(crate) mod antichess;
pub(crate) mod atomic;
pub(crate) mod crazyhouse;
pub(crate) mod horde;
pub(crate) mod king_of_the_hill;
pub(crate) mod pocket_field;
pub(crate) mod racing_kings;
pub(crate) mod three_check;
