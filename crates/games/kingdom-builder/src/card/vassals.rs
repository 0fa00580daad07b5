//! Vassals: 1 gold for every settlement on an inner edge of a quadrant.
//!
//! Rule: MA-22.

use crate::HexSet;

pub(super) fn score(own: HexSet) -> u32 {
    (own & HexSet::INNER_EDGES).len()
}
