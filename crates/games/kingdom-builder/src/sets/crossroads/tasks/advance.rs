//! Advance: seven settlements of yours lie on one edge of the board.
//!
//! Rule: CR-21. They need not touch; a corner belongs to both of its edges.

use steading_game::Thing;

use crate::task::TaskThing;
use crate::{HexSet, Setting};

/// On one edge.
const SETTLEMENTS: u8 = 7;

pub(crate) struct Advance;

impl TaskThing for Advance {
    const RULE: &'static str = "CR-21";
    const WANTS_RIM: bool = true;

    fn numbers(task: Thing) -> Thing {
        task.number("settlements", SETTLEMENTS)
    }

    fn is_done(_setting: &Setting, own: HexSet) -> bool {
        HexSet::EDGES.iter().any(|&edge| (own & edge).len() >= u32::from(SETTLEMENTS))
    }

    fn begun(_setting: &Setting, own: HexSet) -> f32 {
        let longest = HexSet::EDGES.iter().map(|&edge| (own & edge).len()).max().unwrap_or(0);
        (longest as f32 / f32::from(SETTLEMENTS)).min(1.0)
    }
}
