//! The Temple bonus: the first settlement of every mandatory action may ignore rule 3.
//!
//! Rule: MA-16.

use steading_game::Seat;

use crate::bonus::BonusThing;
use crate::verb::Passive;
use crate::{Bonus, Location, Mandatory, State};

pub(crate) struct Temple;

impl BonusThing for Temple {
    const RULE: &'static str = "MA-16";
    const LOCATION: Location = Location::Temple;
    type Verb = Passive;
}

impl Temple {
    /// Whether the next settlement of the mandatory action may be built anywhere on the terrain.
    #[inline]
    pub(crate) fn frees_next(state: &State, seat: Seat) -> bool {
        state.turn.mandatory == Mandatory::Ahead
            && state.player(seat).marshlands.bonus.is_ready(Bonus::Temple)
    }
}
