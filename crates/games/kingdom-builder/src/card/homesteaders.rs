//! Homesteaders: 1 gold for every settlement in the quadrant where you have most of them.
//!
//! Rules: HA-23, Q3-3 (the island is no quadrant).

use crate::HexSet;

pub(super) fn score(own: HexSet) -> u32 {
    HexSet::QUADRANTS.iter().map(|&quadrant| (own & quadrant).len()).max().unwrap_or(0)
}
