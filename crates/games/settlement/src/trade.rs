//! Trading with the general supply.
//!
//! Rules: SE-7, AMB-13, AMB-15, AMB-16, AMB-32. Only the active player trades, at the decisions D2, D7 and D8.

use std::fmt;

use steading_game::{EventSink, Illegal};

use crate::artifact::transformation_mirror;
use crate::{Event, Gain, Phase, Resource, Resources, State};

/// A trade: one to three tokens for one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Trade {
    /// What is given.
    pub give: Resources,
    /// What is taken.
    pub take: Resource,
}

impl Trade {
    /// How many trades the rules know.
    pub const COUNT: usize = 23;

    /// Every trade that the rules know (SE-7.1): nine swaps of two basics, the set for a diamond, two diamonds for gold,
    /// gold for a basic, two diamonds for a basic, and the six of the Mirror.
    pub const ALL: [Trade; Trade::COUNT] = {
        use Resource::{Clay, Diamond, Gold, Stone, Wood};
        [
            two(Wood, Wood, Clay),
            two(Wood, Wood, Stone),
            two(Clay, Clay, Wood),
            two(Clay, Clay, Stone),
            two(Stone, Stone, Wood),
            two(Stone, Stone, Clay),
            two(Wood, Clay, Stone),
            two(Wood, Stone, Clay),
            two(Clay, Stone, Wood),
            Trade { give: SET, take: Diamond },
            two(Diamond, Diamond, Gold),
            one(Gold, Wood),
            one(Gold, Clay),
            one(Gold, Stone),
            two(Diamond, Diamond, Wood),
            two(Diamond, Diamond, Clay),
            two(Diamond, Diamond, Stone),
            one(Wood, Clay),
            one(Wood, Stone),
            one(Clay, Wood),
            one(Clay, Stone),
            one(Stone, Wood),
            one(Stone, Clay),
        ]
    };

    /// The place in [`Trade::ALL`].
    pub fn number(self) -> Option<usize> {
        Trade::ALL.iter().position(|&trade| trade == self)
    }

    /// The basic kind that is given, if this is one basic for another, which takes the Mirror (SE-7.2).
    pub fn mirrored(self) -> Option<Resource> {
        let given = Resource::BASIC.into_iter().find(|&kind| self.give == Resources::of(kind, 1));
        given.filter(|_| self.take.is_basic())
    }
}

const SET: Resources = Resources::of(Resource::Wood, 1)
    .plus(Resources::of(Resource::Clay, 1))
    .plus(Resources::of(Resource::Stone, 1));

const fn one(give: Resource, take: Resource) -> Trade {
    Trade { give: Resources::of(give, 1), take }
}

const fn two(give: Resource, other: Resource, take: Resource) -> Trade {
    Trade { give: Resources::of(give, 1).plus(Resources::of(other, 1)), take }
}

/// The first trade in [`Trade::ALL`] that takes the Mirror.
pub(crate) const FIRST_OF_MIRROR: usize = 17;

/// `WW for C`.
impl fmt::Display for Trade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for kind in self.give.kinds() {
            (0..self.give.count(kind)).try_for_each(|_| write!(f, "{}", kind.letter()))?;
        }
        write!(f, " for {}", self.take.letter())
    }
}

/// The trades that the active player can make now, as a set of places in [`Trade::ALL`].
pub(crate) fn targets(state: &State) -> u32 {
    let held = state.active().resources;
    if held.is_empty() {
        return 0;
    }
    let in_supply = state.supply.kinds();
    let mirror = transformation_mirror::held(state);
    let known = if mirror { Trade::COUNT } else { FIRST_OF_MIRROR };
    let mut found = 0;
    for (number, trade) in Trade::ALL[..known].iter().enumerate() {
        let possible = held.contains(trade.give) && in_supply.contains(trade.take);
        found |= u32::from(possible) << number;
    }
    if mirror && found >> FIRST_OF_MIRROR != 0 {
        for (number, trade) in Trade::ALL.iter().enumerate().skip(FIRST_OF_MIRROR) {
            let allowed = trade.mirrored().is_none_or(|give| state.mirror.allows(give, trade.take));
            found &= !(u32::from(!allowed) << number);
        }
    }
    found
}

/// Why the active player may not make this trade now, if so.
pub(crate) fn check(state: &State, trade: Trade) -> Result<(), Illegal> {
    match state.phase {
        Phase::Turn | Phase::Street { .. } | Phase::Clock { .. } => {}
        Phase::Draft
        | Phase::Placing { .. }
        | Phase::Luck { .. }
        | Phase::Checking { .. }
        | Phase::Keeping
        | Phase::NewArtifact
        | Phase::Over => return Err(Illegal::new("SE-7.6", "illegal-no-trade-now")),
    }
    if trade.take.is_basic()
        && trade.give == trade.give.basics()
        && trade.give.total() <= 2
        && trade.give.count(trade.take) > 0
    {
        return Err(Illegal::new("SE-7.5", "illegal-trade-for-itself"));
    }
    let no_rate = || Illegal::new("SE-7.2", "illegal-no-such-rate");
    trade.number().ok_or_else(no_rate)?;
    if let Some(give) = trade.mirrored() {
        if !transformation_mirror::held(state) {
            return Err(no_rate());
        }
        if !state.mirror.allows(give, trade.take) {
            return Err(Illegal::new("SE-7.4", "illegal-mirror-guard"));
        }
    }
    state.must_hold("SE-7.7", trade.give)?;
    let gain = Gain::resources(Resources::of(trade.take, 1));
    if !state.supply.can_pay(gain) {
        return Err(Illegal::new("AMB-13", "illegal-supply-empty").with("gain", gain));
    }
    Ok(())
}

/// Makes the trade.
pub(crate) fn perform(state: &mut State, trade: Trade, events: &mut impl EventSink<Event>) {
    state.gain(Gain::resources(Resources::of(trade.take, 1)));
    state.pay(trade.give);
    if let Some(give) = trade.mirrored() {
        state.mirror = state.mirror.after(give, trade.take);
    }
    let seat = state.active;
    events.tell(|| Event::Traded { seat, give: trade.give, take: trade.take });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mirror_comes_last() {
        let mirrored: Vec<bool> = Trade::ALL.iter().map(|trade| trade.mirrored().is_some()).collect();
        assert!(mirrored.iter().enumerate().all(|(number, &it)| it == (number >= FIRST_OF_MIRROR)));
    }
}
