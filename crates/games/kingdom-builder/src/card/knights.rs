//! Knights: 2 gold for every settlement on the horizontal line with most of them.
//!
//! Rules: KB-65, Q3-3 (the lines of the island do not count).

use crate::HexSet;
use crate::hex::SIDE;

const GOLD: u32 = 2;

pub(super) fn score(own: HexSet) -> u32 {
    (0..SIDE).map(|row| own.row(row).count_ones()).max().unwrap_or(0) * GOLD
}
