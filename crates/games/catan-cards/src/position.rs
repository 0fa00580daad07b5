//! The position as text, and back.
//!
//! ```text
//! turn 12 seat0 busy traded replaced
//! idle 0
//! seat0 hand 1B2L3W1G built 3R1S1C2K metropolis_b_roads
//! seat1 hand 0 built 1R1S
//! supply 5B5L9W9G9O
//! discard 1B
//! display 1R2S1C1K
//! pile 6R6S3C5K
//! events-played robber robber subsidy
//! longest_trade_route seat0
//! largest_knight_force nobody
//! desk 3 2 2 2
//! standing seat1 1W for 1O
//! phase answering all offer 1W for 1O waiting seat2
//! known seat0 seat1 1W
//! supply-known seat0 9B9L9W9G9O
//! generator 00…00 0
//! ```
//! `known` and `supply-known` name an observer (a seat, or `everybody` for what anyone can know) and what that one can
//! be sure of. A position written by hand can leave out everything that follows from the rest: a missing `supply` or
//! `pile` holds what is nowhere else, seats without a line have their start cards and no hand, the special cards go
//! where they belong, nothing is known, and the generator begins at seed 0. The forms of `phase` are `main`,
//! `answering all|one offer TERMS|call CALL waiting SEATS`, `robber seat0 owes 4 seat1 chose 2W2O`,
//! `donation seat0 owes seat1 chose W seat2`, `won` and `stalemate`.

mod read;
mod write;

pub(crate) use read::read;
pub(crate) use write::write;
