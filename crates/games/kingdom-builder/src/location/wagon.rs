//! The Wagon: place your wagon, drive it up to three steps, or take it back.
//!
//! Rule: CR-14. It goes over buildable terrain and mountains; how, stands in `vehicle.rs`.

use super::vehicle::Vehicle;
use crate::{HexSet, Location, State, Terrain};

pub(crate) const WAGON: Vehicle =
    Vehicle { location: Location::Wagon, place: |pieces| &mut pieces.wagon, ground };

/// Empty buildable hexes and mountains.
fn ground(state: &State) -> HexSet {
    state.empty_buildable() | state.empty(Terrain::Mountain)
}
