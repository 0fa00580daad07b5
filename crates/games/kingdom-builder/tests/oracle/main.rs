//! The slow, obvious definition of every action and every card, against the fast one on random positions.
//!
//! [`grid::Grid`] knows rows and columns, letters and owners, and nothing of masks. `actions.rs` and `cards.rs` say in plain
//! loops what the rule document says. `lister.rs` puts everything together into all legal actions of any position, and
//! `counts.rs` compares them with the files in `tests/counts/`.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

mod actions;
mod cards;
mod counts;
mod crossroads;
mod during_play;
mod field;
mod grid;
mod harvest;
mod lister;
mod marshlands;
mod nomads;
mod random;
mod scene;
