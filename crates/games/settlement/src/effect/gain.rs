//! Take something: Lumber Mill, Clay Pit, Quarry, Diamond Mine.

use super::{Deal, Ways, plain};
use crate::{Gain, Resources, State};

pub(super) fn ways(state: &State, gain: Gain) -> Ways {
    plain(state.supply.can_pay(gain))
}

pub(super) fn run(state: &mut State, gain: Gain) -> Deal {
    Deal { paid: Resources::NONE, gain: state.gain(gain) }
}
