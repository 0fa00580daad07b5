//! Pay something, take something: Jeweler Store, Alchemist, Tavern, and with a choice of what to pay the Bazaar.

use super::{Deal, Ways, plain, with_one_of};
use crate::{Gain, Kinds, Resources, State};

pub(super) fn ways(state: &State, pay: Resources, gain: Gain) -> Ways {
    plain(state.active().resources.contains(pay) && state.supply.can_pay(gain))
}

pub(super) fn ways_of_one(state: &State, pay: Kinds, gain: Gain) -> Ways {
    if !state.supply.can_pay(gain) {
        return Ways::EMPTY;
    }
    with_one_of(state.active().resources.kinds().filter(|&kind| pay.contains(kind)).collect())
}

pub(super) fn run(state: &mut State, pay: Resources, gain: Gain) -> Deal {
    let gain = state.gain(gain);
    state.pay(pay);
    Deal { paid: pay, gain }
}
