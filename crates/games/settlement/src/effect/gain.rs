//! Take something: Lumber Mill, Clay Pit, Quarry, Diamond Mine.

use super::{Deal, Options};
use crate::{Gain, Resources, State};

pub(super) fn options(state: &State, gain: Gain) -> Options {
    Options::plain(state.supply.can_pay(gain))
}

pub(super) fn run(state: &mut State, gain: Gain) -> Deal {
    Deal { paid: Resources::NONE, gain: state.gain(gain) }
}
