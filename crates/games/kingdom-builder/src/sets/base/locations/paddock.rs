//! The Paddock: move one of your settlements two hexes in a straight line.
//!
//! Rule: KB-52. Whatever lies between is jumped; rule 3 does not apply.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Move, Moves};
use crate::{Direction, Hex, HexSet, State, unfit};

pub(crate) struct Paddock;

impl LocationThing for Paddock {
    const RULE: &'static str = "KB-52";
    type Verb = Moves<Self>;
}

impl Move for Paddock {
    /// Whether any own piece has a hex to jump to. The first few pieces mostly do.
    fn is_possible(state: &State, seat: Seat) -> bool {
        let empty = state.empty_buildable();
        state.movable(seat).iter().any(|from| jumps(from).any(|to| empty.contains(to)))
    }

    /// Own pieces with a hex to jump to.
    fn movable(state: &State, seat: Seat) -> HexSet {
        let empty = state.empty_buildable();
        let jumps = Direction::ALL.map(|direction| empty.two_steps(direction));
        state.movable(seat) & jumps.into_iter().fold(HexSet::EMPTY, |all, hexes| all | hexes)
    }

    /// The empty buildable hexes two steps away.
    fn landing(state: &State, _seat: Seat, from: Hex) -> HexSet {
        let empty = state.empty_buildable();
        jumps(from).filter(|&to| empty.contains(to)).collect()
    }

    fn wrong_target(state: &State, _seat: Seat, hex: Hex) -> Illegal {
        unfit::not_buildable_or(state, hex, Self::RULE, "illegal-not-two-away")
    }
}

fn jumps(from: Hex) -> impl Iterator<Item = Hex> {
    Direction::ALL.into_iter().filter_map(move |direction| from.step(direction)?.step(direction))
}
