//! Chainers: 1 gold for every settlement beside exactly two other own ones.
//!
//! Rule: HA-21.

use steading_game::Seat;

use crate::card::CardThing;
use crate::insight::lure::{self, Near};
use crate::insight::standing::Part;
use crate::{Direction, HexSet, State};

pub(crate) struct Chainers;

impl CardThing for Chainers {
    const RULE: &'static str = "HA-21";
    const PART: Part = Part::Places;

    fn count(state: &State, seat: Seat) -> u32 {
        let own = state.pieces(seat);
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

    fn near(near: &Near<'_>) -> i32 {
        match near.count {
            0 => 0,
            1 | 2 => lure::GOLD,
            _ => -lure::GOLD,
        }
    }
}
