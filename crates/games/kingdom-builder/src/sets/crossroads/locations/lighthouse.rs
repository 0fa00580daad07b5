//! The Lighthouse: place your ship, sail it up to three steps, or take it back.
//!
//! Rule: CR-15. It goes over water; how, stands in `vehicle.rs`.

use steading_game::{Illegal, Thing};

use crate::location::LocationThing;
use crate::sets::crossroads::Pieces;
use crate::sets::crossroads::vehicle::{Drives, STEPS, Vehicle};
use crate::{CardFacts, Hex, HexSet, Location, State, Terrain, unfit};

pub(crate) struct Lighthouse;

impl LocationThing for Lighthouse {
    const RULE: &'static str = "CR-15";
    type Verb = Drives<Self>;

    fn numbers(tile: Thing, _facts: &CardFacts) -> Thing {
        tile.number("steps", STEPS)
    }
}

impl Vehicle for Lighthouse {
    const LOCATION: Location = Location::Lighthouse;

    fn place(pieces: &mut Pieces) -> &mut Option<Hex> {
        &mut pieces.ship
    }

    /// Empty water.
    fn ground(state: &State) -> HexSet {
        state.empty(Terrain::Water)
    }

    fn wrong_ground(state: &State, hex: Hex) -> Illegal {
        unfit::wrong_terrain(state, hex, Self::RULE, Terrain::Water).unwrap_or_else(unfit::not_buildable)
    }
}
