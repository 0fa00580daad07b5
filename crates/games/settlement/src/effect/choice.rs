//! Take one token of a kind of choice: Warehouse.

use super::{Deal, Ways, with_one_of};
use crate::{Gain, Kinds, Resource, Resources, State};

pub(super) fn ways(state: &State, kinds: Kinds) -> Ways {
    with_one_of(kinds.and(state.supply.kinds()))
}

pub(super) fn run(state: &mut State, kind: Resource) -> Deal {
    Deal { paid: Resources::NONE, gain: state.gain(Gain::resources(Resources::of(kind, 1))) }
}
