//! Do the referees that come from a declaration see what is wrong?
//!
//! Games with one defect each; and games that are judged by a declaration which says one thing otherwise than their own, so
//! that a referee that did not read it would find nothing. Each must be caught by the referee, and by no other law: such a
//! game contradicts nothing but what is declared.

mod constants;
mod fields;
mod jumping;
mod on_trial;
mod royal;
