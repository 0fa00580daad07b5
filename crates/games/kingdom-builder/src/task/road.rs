//! Road: seven settlements of yours form an unbroken diagonal line.
//!
//! Rule: CR-19. A horizontal line is none.

use crate::{Direction, HexSet};

const LENGTH: usize = 7;

pub(super) fn is_done(own: HexSet) -> bool {
    [Direction::NorthEast, Direction::SouthEast].into_iter().any(|diagonal| {
        // The last hexes of runs that grow by one each time.
        let ends = (1..LENGTH).fold(own, |ends, _| ends.step(diagonal) & own);
        !ends.is_empty()
    })
}
