//! Take one token of an own fortified terrain: Trading Post.
//!
//! Rule: SE-9.2. Whether the fortification was activated does not matter, and no check follows.

use super::{Ways, with_one_of};
use crate::{Kinds, State};

/// The kinds of the active player's fortified terrains.
pub(super) fn kinds(state: &State) -> Kinds {
    state.active().wilderness.forts.iter().filter_map(|space| state.resource_at(space)).collect()
}

pub(super) fn ways(state: &State) -> Ways {
    with_one_of(kinds(state).and(state.supply.kinds()))
}
