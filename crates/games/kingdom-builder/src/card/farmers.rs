//! Farmers: 3 gold for every settlement in the quadrant where you have the fewest.
//!
//! Rule: KB-67.

use crate::HexSet;

const GOLD: u32 = 3;

pub(super) fn score(own: HexSet) -> u32 {
    HexSet::QUADRANTS.iter().map(|&quadrant| (own & quadrant).len()).min().unwrap_or(0) * GOLD
}
