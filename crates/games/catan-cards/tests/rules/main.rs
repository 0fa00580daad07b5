//! Every rule of `docs/rules/catan-cards.md`, cited by the test that would fail without it.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

mod building;
mod components;
mod decisions;
mod easy;
mod ending;
mod events;
mod games;
mod information;
mod negotiation;
mod rulings;
mod setup;
mod special;
mod table;
mod turn;
mod vectors;
