//! Action 1: construct a building.
//!
//! Rules: SE-6.1. The choice is a market space and a street; the tile takes the first free place of the street.

use steading_game::{EventSink, Illegal, Undo};

use crate::artifact::eternity_clock;
use crate::street::Built;
use crate::{Event, Market, State, Street, phase};

/// The spaces and streets to choose from, as the set of all `space * 3 + street`.
pub(crate) fn targets(state: &State) -> u32 {
    let player = state.active();
    if player.settlers() < u16::from(state.data().supply.build) {
        return 0;
    }
    let mut streets = 0;
    for street in Street::ALL {
        streets |= u32::from(player.streets.free_place(street).is_some()) << street.index();
    }
    let mut found = 0;
    for (space, stack) in state.market.spaces.iter().enumerate() {
        if let Some(stack) = stack
            && player.resources.contains(state.data().building(stack.building).cost)
        {
            found |= streets << (3 * space);
        }
    }
    found
}

/// Why the active player may not build that, if so.
pub(crate) fn check(state: &State, space: usize, street: Street) -> Result<(), Illegal> {
    phase::may_act_now(state)?;
    state.must_have_settlers(state.data().supply.build)?;
    let Some(stack) = state.market.spaces.get(space).copied().flatten() else {
        return Err(Illegal::new("SE-6.1.1", "illegal-empty-market-space"));
    };
    if state.active().streets.free_place(street).is_none() {
        return Err(Illegal::new("SE-6.1.1", "illegal-street-full").with("street", street.key()));
    }
    state.must_hold("SE-6.1.2", state.data().building(stack.building).cost)
}

/// Settler, payment, tile, refill, and with the Eternity Clock the question whether to use it.
pub(crate) fn perform(
    state: &mut State,
    space: usize,
    street: Street,
    events: &mut impl EventSink<Event>,
) -> Undo {
    debug_assert!(space < Market::SPACES);
    let Some(stack) = state.market.spaces[space] else { return Undo::Allowed };
    let Some(place) = state.active().streets.free_place(street) else { return Undo::Allowed };
    let (building, settlers) = (stack.building, state.data().supply.build);
    let paid = state.data().building(building).cost;
    state.acted = true;
    state.pay(paid);
    let player = state.active_mut();
    player.place_settlers(settlers);
    player.areas.build += u16::from(settlers);
    player.streets.set(place, Built { building, stored: 0 });
    let seat = state.active;
    events.tell(|| Event::Constructed { seat, building, place, paid });
    let drew = state.market.take(space, &mut state.rng, events);
    state.phase = eternity_clock::after_building(state, place);
    if drew { Undo::Barrier } else { Undo::Allowed }
}
