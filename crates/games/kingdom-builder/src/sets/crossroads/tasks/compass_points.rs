//! Compass Points: a settlement of yours lies on each of the four edges of the board.
//!
//! Rule: CR-22. A corner belongs to both of its edges.

use crate::task::TaskThing;
use crate::{HexSet, Setting};

pub(crate) struct CompassPoints;

impl TaskThing for CompassPoints {
    const RULE: &'static str = "CR-22";
    const WANTS_RIM: bool = true;

    fn is_done(_setting: &Setting, own: HexSet) -> bool {
        HexSet::EDGES.iter().all(|edge| own.meets(edge))
    }

    fn begun(_setting: &Setting, own: HexSet) -> f32 {
        HexSet::EDGES.iter().filter(|edge| own.meets(edge)).count() as f32 / 4.0
    }
}
