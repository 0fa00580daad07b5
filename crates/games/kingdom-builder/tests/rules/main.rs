//! Every rule of `docs/rules/kingdom-builder.md`, cited by the test that would fail without it.
//!
//! Most tests play on the board of the recommended first game:
//! ```text
//!     0   1   2   3   4   5   6   7   8   9   10  11  12  13  14  15  16  17  18  19
//!  0  f   d   d   m   m   d   d   c   c   c   c   c   c   d   d   w   d   d   d   d
//!  1    f   f   d   d   d   m   m   c   c   c   m   m   c   d   d   w   d   d   d   d
//!  2  f   f   f   f   f   f   f   m   m   m   m   m   c   m   m   w   d   d   @2  f
//!  3    w   w   f   #   g   g   t   t   m   m   m   c   m   m   w   m   d   f   f   f
//!  4  f   f   w   w   g   g   g   t   t   c   c   c   t   t   w   m   m   c   f   f
//!  5    f   c   c   w   g   t   t   c   c   c   c   t   t   w   c   c   c   m   f   f
//!  6  d   f   @2  c   w   t   t   @2  c   g   c   @2  t   t   w   f   f   f   f   f
//!  7    d   d   c   w   t   t   g   g   g   g   g   g   t   w   g   #   g   f   g   t
//!  8  d   d   d   w   t   t   t   g   g   g   g   g   t   t   w   g   g   g   g   t
//!  9    d   d   w   w   t   t   t   g   g   g   g   g   t   t   w   g   g   g   t   t
//! 10  d   d   c   w   w   t   t   g   g   g   d   d   c   w   w   t   t   t   g   g
//! 11    d   c   w   f   f   t   t   t   g   g   d   #   c   w   t   t   t   @2  g   g
//! 12  d   d   w   f   f   t   t   @2  f   g   c   c   c   f   f   f   t   c   f   f
//! 13    w   w   w   f   g   t   f   f   f   f   c   c   f   f   w   d   d   c   c   f
//! 14  w   w   w   w   g   g   g   g   f   f   c   g   g   w   f   f   d   d   c   c
//! 15    w   t   t   w   g   g   c   c   d   c   g   g   @2  f   w   f   w   d   d   c
//! 16  w   t   c   t   w   g   c   c   d   c   g   g   g   t   f   f   w   w   d   d
//! 17    w   #   c   f   w   @2  d   d   c   w   g   g   t   t   m   w   w   w   d   w
//! 18  w   w   c   f   w   w   w   d   d   w   g   m   t   t   w   w   w   w   w   w
//! 19    w   w   w   w   w   w   w   w   w   w   t   t   t   w   w   w   w   w   w   w
//! ```

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

mod building;
mod canoe;
mod cards;
mod crossroads;
mod crossroads_cards;
mod crossroads_locations;
mod ending;
mod geometry;
mod harvest;
mod harvest_cards;
mod harvest_locations;
mod harvest_mixes;
mod island;
mod locations;
mod marshlands;
mod marshlands_cards;
mod marshlands_locations;
mod nomad_cards;
mod nomad_locations;
mod nomad_mixes;
mod nomad_tiles;
mod nomads;
mod pieces;
mod queenies;
mod rulings;
mod scouts;
mod setup;
mod silos;
mod table;
mod tasks;
mod tiles;
mod turn;
