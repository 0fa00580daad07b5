//! Road: seven settlements of yours form an unbroken diagonal line.
//!
//! Rule: CR-19. A horizontal line is none.

use steading_game::Thing;

use crate::task::TaskThing;
use crate::{Direction, HexSet, Setting};

/// Settlements in the line.
const LENGTH: u8 = 7;

pub(crate) struct Road;

impl TaskThing for Road {
    const RULE: &'static str = "CR-19";

    fn numbers(task: Thing) -> Thing {
        task.number("settlements", LENGTH)
    }

    fn is_done(_setting: &Setting, own: HexSet) -> bool {
        [Direction::NorthEast, Direction::SouthEast].into_iter().any(|diagonal| {
            // The last hexes of runs that grow by one each time.
            let ends = (1..LENGTH).fold(own, |ends, _| ends.step(diagonal) & own);
            !ends.is_empty()
        })
    }

    fn begun(_setting: &Setting, own: HexSet) -> f32 {
        let longest = |diagonal: Direction| {
            let runs = std::iter::successors(Some(own), |ends| Some(ends.step(diagonal) & own));
            runs.take(LENGTH.into()).take_while(|ends| !ends.is_empty()).count() as f32
        };
        longest(Direction::NorthEast).max(longest(Direction::SouthEast)) / f32::from(LENGTH)
    }
}
