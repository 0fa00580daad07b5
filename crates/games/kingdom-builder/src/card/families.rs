//! Families: 2 gold if all three settlements of the mandatory action lie side by side in a straight line.
//!
//! Rules: NO-19, AMB-24. The line may go along any axis, and the builds may come in any order and lie on two terrains.

use crate::{Direction, Hex, HexSet};

const GOLD: u16 = 2;

/// What the builds of the mandatory action so far bring; nothing before there are three.
pub(super) fn gold(builds: [Option<Hex>; 3]) -> u16 {
    let [Some(one), Some(two), Some(three)] = builds else { return 0 };
    let line = HexSet::one(one).with(two).with(three);
    let is_middle = |axis: Direction| !(line & line.step(axis) & line.step(axis.opposite())).is_empty();
    if Direction::AXES.into_iter().any(is_middle) { GOLD } else { 0 }
}
