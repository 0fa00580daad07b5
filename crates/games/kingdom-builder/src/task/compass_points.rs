//! Compass Points: a settlement of yours lies on each of the four edges of the board.
//!
//! Rule: CR-22. A corner belongs to both of its edges.

use crate::HexSet;

pub(super) fn is_done(own: HexSet) -> bool {
    HexSet::EDGES.iter().all(|edge| own.meets(edge))
}
