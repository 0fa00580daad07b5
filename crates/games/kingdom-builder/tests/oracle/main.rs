//! The slow, obvious definition of every action and every card, against the fast one on random positions.
//!
//! [`grid::Grid`] knows rows and columns, letters and owners, and nothing of masks. `actions.rs` and `cards.rs` say in plain
//! loops what the rule document says.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

mod actions;
mod cards;
mod crossroads;
mod during_play;
mod field;
mod grid;
mod harvest;
mod marshlands;
mod nomads;
mod random;
