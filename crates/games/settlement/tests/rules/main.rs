//! Every rule of `docs/rules/settlement.md`, cited by the test that would fail without it.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]
#![allow(clippy::format_collect, reason = "positions are short")]

mod actions;
mod artifacts;
mod buildings;
mod components;
mod data;
mod decisions;
mod ending;
mod games;
mod heroes;
mod passing;
mod regions;
mod rulings;
mod setup;
mod table;
mod trading;
mod turns;
mod vectors;
