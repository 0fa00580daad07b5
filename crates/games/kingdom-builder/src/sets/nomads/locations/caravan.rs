//! The Caravan: slide one of your settlements in a straight line, up to the hex before an obstacle.
//!
//! Rule: NO-15. Everything that cannot take a piece is an obstacle: water, mountains, special hexes, whatever stands there,
//! the end of the board, and hexes blocked by a warrior (CR-26). It must go the whole way; rule 3 does not apply.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Move, Moves};
use crate::{Direction, Hex, HexSet, State, unfit};

pub(crate) struct Caravan;

impl LocationThing for Caravan {
    const RULE: &'static str = "NO-15";
    type Verb = Moves<Self>;
}

impl Move for Caravan {
    fn is_possible(state: &State, seat: Seat) -> bool {
        !Self::movable(state, seat).is_empty()
    }

    /// Own pieces with an empty buildable hex beside them: whoever can go one hex can go.
    fn movable(state: &State, seat: Seat) -> HexSet {
        state.movable(seat) & state.empty_buildable().neighbours()
    }

    /// In each direction the last of the empty buildable hexes in a row.
    fn landing(state: &State, _seat: Seat, from: Hex) -> HexSet {
        let empty = state.empty_buildable();
        let slide = |direction: Direction| {
            let way = std::iter::successors(from.step(direction), |hex| hex.step(direction));
            way.take_while(|&hex| empty.contains(hex)).last()
        };
        Direction::ALL.into_iter().filter_map(slide).collect()
    }

    fn wrong_target(state: &State, _seat: Seat, hex: Hex) -> Illegal {
        unfit::not_buildable_or(state, hex, Self::RULE, "illegal-not-before-an-obstacle")
    }
}
