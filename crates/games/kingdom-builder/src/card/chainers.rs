//! Chainers: 1 gold for every settlement beside exactly two other own ones.
//!
//! Rule: HA-21.

use crate::{Direction, HexSet};

pub(super) fn score(own: HexSet) -> u32 {
    let mut beside = [HexSet::EMPTY; 3];
    for direction in Direction::ALL {
        let [one, two, three] = &mut beside;
        let neighbour = own.step(direction);
        *three |= *two & neighbour;
        *two |= *one & neighbour;
        *one |= neighbour;
    }
    let [_, two, three] = beside;
    (own & two.minus(three)).len()
}
