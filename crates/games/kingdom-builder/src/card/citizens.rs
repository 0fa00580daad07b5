//! Citizens: 1 gold for every two settlements of the largest area.
//!
//! Rule: KB-62.

use crate::HexSet;

pub(super) fn score(own: HexSet) -> u32 {
    own.areas().map(|area| area.len()).max().unwrap_or(0) / 2
}
