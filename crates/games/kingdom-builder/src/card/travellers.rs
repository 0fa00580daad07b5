//! Travellers: 1 gold for every settlement on the rim of the board.
//!
//! Rules: HA-22, Q3-4 (the rim of the island does not count).

use crate::HexSet;

pub(super) fn score(own: HexSet) -> u32 {
    (own & HexSet::RIM).len()
}
