//! Put one own token on the tile, for good: Bank, Cathedral.
//!
//! Rules: SE-9.1, SE-9.3, AMB-34.

use super::{Ways, plain};
use crate::street::Built;
use crate::{Place, Resource, Resources, State};

pub(super) fn ways(state: &State, kind: Resource) -> Ways {
    plain(state.active().resources.count(kind) > 0)
}

pub(super) fn run(state: &mut State, place: Place, kind: Resource) {
    let player = state.active_mut();
    if let Some(built) = player.streets.get(place) {
        player.resources = player.resources.minus(Resources::of(kind, 1));
        player.streets.set(place, Built { stored: built.stored + 1, ..built });
    }
}
