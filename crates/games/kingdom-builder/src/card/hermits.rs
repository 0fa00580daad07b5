//! Hermits: 1 gold for every settlement area.
//!
//! Rule: KB-61.

use crate::HexSet;

pub(super) fn score(own: HexSet) -> u32 {
    own.areas().count() as u32
}
