//! Pay something, take something: Jeweler Store, Alchemist, Tavern, and with a choice of what to pay the Bazaar.

use super::{Deal, Options};
use crate::{Gain, Kinds, Resources, State};

pub(super) fn options(state: &State, pay: Resources, gain: Gain) -> Options {
    Options::plain(state.active().resources.contains(pay) && state.supply.can_pay(gain))
}

pub(super) fn options_of_one(state: &State, pay: Kinds, gain: Gain) -> Options {
    if !state.supply.can_pay(gain) {
        return Options::NONE;
    }
    Options::kinds(state.active().resources.kinds().filter(|&kind| pay.contains(kind)).collect())
}

pub(super) fn run(state: &mut State, pay: Resources, gain: Gain) -> Deal {
    let gain = state.gain(gain);
    state.pay(pay);
    Deal { paid: pay, gain }
}
