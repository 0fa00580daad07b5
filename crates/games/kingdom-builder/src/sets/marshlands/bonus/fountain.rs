//! The Fountain bonus: Fountains build on mountains as well.
//!
//! Rule: MA-14. It is no build of its own; it improves both Fountain actions.

use steading_game::Seat;

use crate::bonus::BonusThing;
use crate::verb::Passive;
use crate::{Bonus, HexSet, Location, State, Terrain};

pub(crate) struct Fountain;

impl BonusThing for Fountain {
    const RULE: &'static str = "MA-14";
    const LOCATION: Location = Location::Fountain;
    type Verb = Passive;
}

impl Fountain {
    /// The mountains that it opens for the Fountains of `seat`.
    pub(crate) fn mountains(state: &State, seat: Seat) -> HexSet {
        if state.player(seat).marshlands.bonus.is_ready(Bonus::Fountain) {
            state.empty(Terrain::Mountain)
        } else {
            HexSet::EMPTY
        }
    }
}
