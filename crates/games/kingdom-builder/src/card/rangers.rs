//! Rangers: 2 gold for every horizontal line with exactly one settlement.
//!
//! Rules: HA-20, Q3-7.

use crate::HexSet;

const GOLD: u32 = 2;

pub(super) fn score(own: HexSet) -> u32 {
    // A line with a single settlement is a single bit.
    own.lines().filter(|line| line.is_power_of_two()).count() as u32 * GOLD
}
