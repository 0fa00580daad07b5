//! The Wagon: place your wagon, drive it up to three steps, or take it back.
//!
//! Rule: CR-14. It goes over buildable terrain and mountains; how, stands in `vehicle.rs`.

use steading_game::{Illegal, Thing};

use crate::location::LocationThing;
use crate::sets::crossroads::Pieces;
use crate::sets::crossroads::vehicle::{Drives, STEPS, Vehicle};
use crate::{CardFacts, Hex, HexSet, Location, State, Terrain, unfit};

pub(crate) struct Wagon;

impl LocationThing for Wagon {
    const RULE: &'static str = "CR-14";
    type Verb = Drives<Self>;

    fn numbers(tile: Thing, _facts: &CardFacts) -> Thing {
        tile.number("steps", STEPS)
    }
}

impl Vehicle for Wagon {
    const LOCATION: Location = Location::Wagon;

    fn place(pieces: &mut Pieces) -> &mut Option<Hex> {
        &mut pieces.wagon
    }

    /// Empty buildable hexes and mountains.
    fn ground(state: &State) -> HexSet {
        state.empty_buildable() | state.empty(Terrain::Mountain)
    }

    fn wrong_ground(_state: &State, _hex: Hex) -> Illegal {
        unfit::not_buildable()
    }
}
