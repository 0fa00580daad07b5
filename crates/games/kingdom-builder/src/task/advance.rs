//! Advance: seven settlements of yours lie on one edge of the board.
//!
//! Rule: CR-21. They need not touch; a corner belongs to both of its edges.

use crate::HexSet;

const SETTLEMENTS: u32 = 7;

pub(super) fn is_done(own: HexSet) -> bool {
    HexSet::EDGES.iter().any(|&edge| (own & edge).len() >= SETTLEMENTS)
}
