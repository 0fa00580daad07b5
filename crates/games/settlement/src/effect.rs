//! What buildings do: a few generic effects, run with the numbers of `data/buildings.toml`.
//!
//! Rules: SE-6.6, section 9, AMB-13. An effect is always optional. What is paid must be held, and the supply must be able
//! to pay in full.

mod choice;
mod exchange;
mod fort;
mod gain;
mod store;

use steading_game::{EventSink, Illegal, Member, Set};

use crate::{Event, Gain, Kinds, Place, Resource, Resources, State};

/// What one activation of a building does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Take this.
    Gain(Gain),
    /// Take one token of a kind of choice.
    Choice(Kinds),
    /// Pay this, take that.
    Exchange {
        /// What is paid.
        pay: Resources,
        /// What is taken.
        gain: Gain,
    },
    /// Pay one token of a kind of choice, take that.
    ExchangeOne {
        /// What can be paid with.
        pay: Kinds,
        /// What is taken.
        gain: Gain,
    },
    /// Put one own token on the tile, for good.
    Store {
        /// The kind.
        kind: Resource,
        /// What each token is worth at the end.
        points: u8,
    },
    /// Take one token of an own fortified terrain.
    FromFort,
}

/// A way to use a building: with one of the kinds, or without a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Way(pub(crate) Option<Resource>);

impl Member for Way {
    const COUNT: usize = Resource::COUNT + 1;

    #[inline]
    fn place(self) -> usize {
        self.0.map_or(Resource::COUNT, Resource::index)
    }

    #[inline]
    fn at(place: usize) -> Option<Way> {
        (place < Way::COUNT).then(|| Way(Resource::at(place)))
    }
}

/// The ways in which a building can be used now; none if it cannot.
pub(crate) type Ways = Set<Way, u8>;

/// Without a choice, if that is possible.
fn plain(possible: bool) -> Ways {
    if possible { Ways::one(Way(None)) } else { Ways::EMPTY }
}

/// With one of these kinds.
fn with_one_of(kinds: Kinds) -> Ways {
    Ways::from_bits(kinds.bits())
}

/// What was paid and what was got.
pub(crate) struct Deal {
    paid: Resources,
    gain: Gain,
}

/// The ways in which the active player can use the building on that place now.
pub(crate) fn ways(state: &State, place: Place) -> Ways {
    let Some(built) = state.active().streets.get(place) else { return Ways::EMPTY };
    match state.data().building(built.building).effect {
        Effect::Gain(gain) => gain::ways(state, gain),
        Effect::Choice(kinds) => choice::ways(state, kinds),
        Effect::Exchange { pay, gain } => exchange::ways(state, pay, gain),
        Effect::ExchangeOne { pay, gain } => exchange::ways_of_one(state, pay, gain),
        Effect::Store { kind, .. } => store::ways(state, kind),
        Effect::FromFort => fort::ways(state),
    }
}

/// Why the active player may not use the building on that place like that, if so.
pub(crate) fn check(state: &State, place: Place, choice: Option<Resource>) -> Result<(), Illegal> {
    if ways(state, place).contains(Way(choice)) {
        return Ok(());
    }
    let Some(built) = state.active().streets.get(place) else {
        return Err(Illegal::new("SE-6.6.1", "illegal-no-building"));
    };
    let wrong_option =
        Err(Illegal::new("SE-15.2", "illegal-wrong-option").with("building", built.building.id()));
    let (pay, gain) = match (state.data().building(built.building).effect, choice) {
        (Effect::Gain(gain), None) => (Resources::NONE, gain),
        (Effect::Choice(kinds), Some(kind)) if kinds.contains(kind) => {
            (Resources::NONE, Gain::resources(Resources::of(kind, 1)))
        }
        (Effect::Exchange { pay, gain }, None) => (pay, gain),
        (Effect::ExchangeOne { pay, gain }, Some(kind)) if pay.contains(kind) => {
            (Resources::of(kind, 1), gain)
        }
        (Effect::Store { kind, .. }, None) => (Resources::of(kind, 1), Gain::default()),
        (Effect::FromFort, Some(kind)) => {
            if !fort::kinds(state).contains(kind) {
                return Err(Illegal::new("SE-9.2", "illegal-no-fortified-terrain").with("kind", kind.id()));
            }
            (Resources::NONE, Gain::resources(Resources::of(kind, 1)))
        }
        _ => return wrong_option,
    };
    state.must_hold("SE-6.6.4", pay)?;
    Err(Illegal::new("AMB-13", "illegal-supply-empty").with("gain", gain))
}

/// Uses the building of the active player on that place.
pub(crate) fn run(
    state: &mut State,
    place: Place,
    choice: Option<Resource>,
    events: &mut impl EventSink<Event>,
) {
    let Some(built) = state.active().streets.get(place) else { return };
    let seat = state.active;
    let deal = match (state.data().building(built.building).effect, choice) {
        (Effect::Gain(gain), _) => gain::run(state, gain),
        (Effect::Choice(_) | Effect::FromFort, Some(kind)) => choice::run(state, kind),
        (Effect::Exchange { pay, gain }, _) => exchange::run(state, pay, gain),
        (Effect::ExchangeOne { gain, .. }, Some(kind)) => exchange::run(state, Resources::of(kind, 1), gain),
        (Effect::Store { kind, .. }, _) => {
            store::run(state, place, kind);
            events.tell(|| Event::Stored { seat, building: built.building, kind });
            return;
        }
        (Effect::Choice(_) | Effect::FromFort | Effect::ExchangeOne { .. }, None) => return,
    };
    events.tell(|| Event::Used { seat, building: built.building, paid: deal.paid, gain: deal.gain });
}
