//! Take one token of a kind of choice: Warehouse.

use super::{Deal, Options};
use crate::{Gain, Kinds, Resource, Resources, State};

pub(super) fn options(state: &State, kinds: Kinds) -> Options {
    Options::kinds(kinds.and(state.supply.kinds()))
}

pub(super) fn run(state: &mut State, kind: Resource) -> Deal {
    Deal { paid: Resources::NONE, gain: state.gain(Gain::resources(Resources::of(kind, 1))) }
}
