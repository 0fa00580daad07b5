//! Action 4: build a fortification.
//!
//! Rules: SE-6.4. It costs no resources and stays for good.

use steading_game::{EventSink, Illegal, Undo};

use crate::artifact::{self, Moment};
use crate::{Event, Space, State, phase};

/// The terrains to choose from, as a set.
pub(crate) fn targets(state: &State) -> u32 {
    let player = state.active();
    if player.settlers() < u16::from(state.data().supply.fortify) {
        return 0;
    }
    u32::from(player.wilderness.free().bits())
}

/// Why the active player may not fortify that terrain, if so.
pub(crate) fn check(state: &State, space: Space) -> Result<(), Illegal> {
    phase::may_act_now(state)?;
    state.must_have_settlers(state.data().supply.fortify)?;
    let wilderness = &state.active().wilderness;
    let key = if !wilderness.explored.contains(space) {
        "illegal-not-explored"
    } else if wilderness.monsters.contains(space) {
        "illegal-monster-there"
    } else if wilderness.forts.contains(space) {
        "illegal-already-fortified"
    } else {
        return Ok(());
    };
    Err(Illegal::new("SE-6.4.1", key))
}

/// Settler, tile, Potion.
pub(crate) fn perform(state: &mut State, space: Space, events: &mut impl EventSink<Event>) -> Undo {
    let settlers = state.data().supply.fortify;
    state.acted = true;
    let player = state.active_mut();
    player.place_settlers(settlers);
    player.areas.fortify += u16::from(settlers);
    player.wilderness.forts = player.wilderness.forts.with(space);
    let seat = state.active;
    events.tell(|| Event::Fortified { seat, space });
    artifact::pay(state, Moment::Fortify, state.resource_at(space), events);
    Undo::Allowed
}
