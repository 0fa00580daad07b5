//! Every rule of `docs/rules/orleans-settlers.md`, cited by the test that would fail without it.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

mod actions;
mod components;
mod data;
mod decisions;
mod deeds;
mod ending;
mod eras;
mod events;
mod examples;
mod expansion;
mod fame;
mod known;
mod places;
mod plan;
mod readings;
mod setup;
mod table;
mod torture;
mod vectors;
