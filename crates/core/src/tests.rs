//! What tests share, and the laws of a game that no crate here ships.

mod rules;
pub(crate) mod toy;
pub(crate) mod zoo;
