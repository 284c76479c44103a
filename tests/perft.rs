//! Perft tables.
