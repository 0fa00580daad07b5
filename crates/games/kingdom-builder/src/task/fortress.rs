//! Fortress: one settlement of yours has six own neighbours.
//!
//! Rule: CR-18.

use crate::{Direction, HexSet};

pub(super) fn is_done(own: HexSet) -> bool {
    let surrounded = Direction::ALL.into_iter().fold(own, |all, direction| all & own.step(direction));
    !surrounded.is_empty()
}
