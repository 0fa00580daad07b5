//! Action 3: hunt a monster.
//!
//! Rules: SE-6.3. There is no chance and no failure.

use steading_game::{EventSink, Illegal, Undo};

use crate::artifact::{self, Moment};
use crate::{Event, Gain, Space, State, monster, phase};

/// The spaces with a monster to hunt, as a set.
pub(crate) fn targets(state: &State) -> u32 {
    let (player, cost) = (state.active(), state.data().supply.hunt);
    let mut found = 0;
    for space in player.wilderness.monsters.iter() {
        let colour = monster::colour_at(state, space);
        let enough = colour.is_some_and(|colour| player.settlers() >= u16::from(cost[colour.index()]));
        found |= u32::from(enough) << space.index();
    }
    found
}

/// Why the active player may not hunt there, if so.
pub(crate) fn check(state: &State, space: Space) -> Result<(), Illegal> {
    phase::may_act_now(state)?;
    let colour = Some(space).filter(|&space| state.active().wilderness.monsters.contains(space));
    let Some(colour) = colour.and_then(|space| monster::colour_at(state, space)) else {
        return Err(Illegal::new("SE-6.3.1", "illegal-no-monster"));
    };
    state.must_have_settlers(state.data().supply.hunt[colour.index()])
}

/// Settlers, monster back, reward, Mace.
pub(crate) fn perform(state: &mut State, space: Space, events: &mut impl EventSink<Event>) -> Undo {
    let Some(colour) = monster::colour_at(state, space) else { return Undo::Allowed };
    let facts = &state.data().supply;
    let (settlers, reward) = (facts.hunt[colour.index()], facts.rewards[colour.index()]);
    state.acted = true;
    state.monsters[colour.index()] += 1;
    let player = state.active_mut();
    player.place_settlers(settlers);
    player.areas.hunt += u16::from(settlers);
    player.wilderness.monsters = player.wilderness.monsters.without(space);
    let (seat, gain) = (state.active, state.gain(Gain::resources(reward)));
    events.tell(|| Event::Hunted { seat, monster: colour, space, gain });
    artifact::pay(state, Moment::Hunt, state.resource_at(space), events);
    Undo::Allowed
}
