//! Action 7: activate a fortification.
//!
//! Rules: SE-6.7. One token of its terrain, and no check.

use steading_game::{EventSink, Illegal, Undo};

use crate::artifact::{self, Moment};
use crate::{Event, Gain, Player, Resources, Space, State, phase};

/// The fortifications to choose from, as a set.
pub(crate) fn targets(state: &State) -> u32 {
    let player = state.active();
    if player.settlers() == 0 {
        return 0;
    }
    u32::from(player.wilderness.forts.minus(player.areas.forts).bits())
}

/// Why the active player may not activate that fortification, if so.
pub(crate) fn check(state: &State, space: Space) -> Result<(), Illegal> {
    phase::may_act_now(state)?;
    state.must_have_settlers(Player::ACTIVATING_SETTLERS)?;
    let player = state.active();
    if !player.wilderness.forts.contains(space) {
        return Err(Illegal::new("SE-6.7.1", "illegal-no-fortification"));
    }
    if player.areas.forts.contains(space) {
        return Err(Illegal::new("SE-4.7.2", "illegal-area-occupied"));
    }
    Ok(())
}

/// Settler, token, Crown.
pub(crate) fn perform(state: &mut State, space: Space, events: &mut impl EventSink<Event>) -> Undo {
    state.acted = true;
    let player = state.active_mut();
    player.place_settlers(Player::ACTIVATING_SETTLERS);
    player.areas.forts = player.areas.forts.with(space);
    let kind = state.resource_at(space);
    let resources = kind.map_or(Resources::NONE, |kind| Resources::of(kind, 1));
    let (seat, gain) = (state.active, state.gain(Gain::resources(resources)));
    events.tell(|| Event::FortificationActivated { seat, space, gain });
    artifact::pay(state, Moment::ActivateFortification, kind, events);
    Undo::Allowed
}
