//! The Tavern: build one settlement at either end of a straight run of three or more of your own.
//!
//! Rules: KB-49, AMB-7. Any axis; the run ends where the next hex is not your own.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Build, Builds};
use crate::{Direction, Hex, HexSet, State, unfit};

pub(crate) struct Tavern;

impl LocationThing for Tavern {
    const RULE: &'static str = "KB-49";
    type Verb = Builds<Self>;
}

impl Build for Tavern {
    /// The empty buildable hexes right after the ends of runs.
    fn targets(state: &State, seat: Seat) -> HexSet {
        let own = state.counts_as_own(seat);
        let steps = own.steps();
        let mut ends = HexSet::EMPTY;
        for axis in Direction::AXES {
            let back = axis.opposite();
            // The middle settlements of three in a row. Two steps further is the fourth place of the run, so whatever is
            // empty there lies right behind an end of it.
            let middles = own & steps[axis as usize] & steps[back as usize];
            if !middles.is_empty() {
                ends |= middles.two_steps(axis) | middles.two_steps(back);
            }
        }
        ends & state.empty_buildable()
    }

    fn wrong_target(state: &State, _seat: Seat, hex: Hex) -> Illegal {
        unfit::not_buildable_or(state, hex, Self::RULE, "illegal-not-at-a-run")
    }
}
