//! Discoverers: 1 gold for every horizontal line with a settlement.
//!
//! Rules: KB-60, Q3-3.

use crate::HexSet;

pub(super) fn score(own: HexSet) -> u32 {
    own.lines().filter(|&line| line != 0).count() as u32
}
