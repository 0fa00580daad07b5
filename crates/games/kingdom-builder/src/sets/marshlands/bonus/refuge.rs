//! The Refuge bonus: move one of your settlements in a straight line to the first empty buildable hex.
//!
//! Rules: MA-18, CR-26, AMB-15. Everything in between is jumped, hexes that a warrior blocks too; rule 3 does not apply.

use steading_game::{Illegal, Seat};

use crate::bonus::BonusThing;
use crate::verb::{Move, Moves};
use crate::{Direction, Hex, HexSet, Location, State, unfit};

pub(crate) struct Refuge;

impl BonusThing for Refuge {
    const RULE: &'static str = "MA-18";
    const LOCATION: Location = Location::Refuge;
    type Verb = Moves<Self>;
}

impl Move for Refuge {
    fn is_possible(state: &State, seat: Seat) -> bool {
        let empty = state.empty_buildable();
        state.movable(seat).iter().any(|from| first_on_each_line(empty, from).next().is_some())
    }

    fn movable(state: &State, seat: Seat) -> HexSet {
        let empty = state.empty_buildable();
        let has_place = |from: &Hex| first_on_each_line(empty, *from).next().is_some();
        state.movable(seat).iter().filter(has_place).collect()
    }

    fn landing(state: &State, _seat: Seat, from: Hex) -> HexSet {
        first_on_each_line(state.empty_buildable(), from).collect()
    }

    fn wrong_target(state: &State, _seat: Seat, hex: Hex) -> Illegal {
        unfit::not_buildable_or(state, hex, Self::RULE, "illegal-not-first-in-line")
    }
}

fn first_on_each_line(empty: HexSet, from: Hex) -> impl Iterator<Item = Hex> {
    let line = move |direction| std::iter::successors(from.step(direction), move |hex| hex.step(direction));
    Direction::ALL.into_iter().filter_map(move |direction| line(direction).find(|&hex| empty.contains(hex)))
}
