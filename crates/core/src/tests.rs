//! What tests share, and the laws of a game that no crate here ships.

pub(crate) mod toy;
pub(crate) mod zoo;
