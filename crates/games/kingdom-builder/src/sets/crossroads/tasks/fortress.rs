//! Fortress: one settlement of yours has six own neighbours.
//!
//! Rule: CR-18.

use crate::task::TaskThing;
use crate::{Direction, HexSet, Setting};

pub(crate) struct Fortress;

impl TaskThing for Fortress {
    const RULE: &'static str = "CR-18";

    fn is_done(_setting: &Setting, own: HexSet) -> bool {
        let surrounded = Direction::ALL.into_iter().fold(own, |all, direction| all & own.step(direction));
        !surrounded.is_empty()
    }

    fn begun(_setting: &Setting, own: HexSet) -> f32 {
        let [ones, twos, fours] = own.counts_beside();
        let some = |set: HexSet, number: f32| if set.meets(&own) { number } else { 0.0 };
        let most = [some(ones, 1.0), some(twos, 2.0), some(twos & ones, 3.0), some(fours, 4.0)];
        let more = [some(fours & ones, 5.0), some(fours & twos, 6.0)];
        most.into_iter().chain(more).fold(0.0, f32::max) / 6.0
    }
}
