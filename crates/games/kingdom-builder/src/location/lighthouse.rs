//! The Lighthouse: place your ship, sail it up to three steps, or take it back.
//!
//! Rule: CR-15. It goes over water; how, stands in `vehicle.rs`.

use super::vehicle::Vehicle;
use crate::{HexSet, Location, State, Terrain};

pub(crate) const SHIP: Vehicle =
    Vehicle { location: Location::Lighthouse, place: |pieces| &mut pieces.ship, ground };

/// Empty water.
fn ground(state: &State) -> HexSet {
    state.empty(Terrain::Water)
}
