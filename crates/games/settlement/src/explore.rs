//! Action 2: explore a terrain.
//!
//! Rules: SE-6.2, AMB-3, AMB-14, AMB-22. The tile is seen before its space is chosen.

use steading_game::{EventSink, Illegal, Undo};

use crate::artifact::{self, Moment};
use crate::{Event, Phase, Region, Space, Spaces, State, TerrainId, monster, phase};

/// The regions to choose from, as a set.
pub(crate) fn targets(state: &State) -> u32 {
    let (player, cost) = (state.active(), state.data().supply.explore);
    let mut found = 0;
    for region in Region::ALL {
        let possible = player.settlers() >= u16::from(cost[region.index()])
            && !player.wilderness.legal_spaces(region).is_empty()
            && !state.terrains.and(region.terrains()).is_empty();
        found |= u32::from(possible) << region.index();
    }
    found
}

/// Why the active player may not explore that region, if so.
pub(crate) fn check(state: &State, region: Region) -> Result<(), Illegal> {
    phase::may_act_now(state)?;
    state.must_have_settlers(state.data().supply.explore[region.index()])?;
    if state.active().wilderness.legal_spaces(region).is_empty() {
        return Err(Illegal::new("SE-6.2.1", "illegal-no-space-in-region").with("region", region.key()));
    }
    if state.terrains.and(region.terrains()).is_empty() {
        return Err(Illegal::new("AMB-14", "illegal-no-terrain-left").with("region", region.key()));
    }
    Ok(())
}

/// Settlers, draw, and the question where it goes if there are several spaces.
pub(crate) fn perform(state: &mut State, region: Region, events: &mut impl EventSink<Event>) -> Undo {
    let settlers = state.data().supply.explore[region.index()];
    let mut stack = state.terrains.and(region.terrains());
    let Some(tile) = stack.draw(&mut state.rng) else { return Undo::Allowed };
    state.terrains.remove(tile);
    state.acted = true;
    let player = state.active_mut();
    player.place_settlers(settlers);
    player.areas.explore += u16::from(settlers);
    let seat = state.active;
    events.tell(|| {
        let (id, terrain) = (state.data().terrain_id(tile).to_owned(), state.data().terrain(tile));
        Event::Explored { seat, region, terrain: id, resource: terrain.resource, monster: terrain.monster }
    });
    let spaces = state.active().wilderness.legal_spaces(region);
    match spaces.first() {
        Some(space) if spaces.len() == 1 => {
            lay(state, tile, space, events);
        }
        _ => state.phase = Phase::Placing { tile },
    }
    Undo::Barrier
}

/// Where the terrain just drawn may go.
pub(crate) fn spaces(state: &State, tile: TerrainId) -> Spaces {
    state.active().wilderness.legal_spaces(tile.region())
}

/// Why the terrain just drawn may not go there, if so.
pub(crate) fn check_place(state: &State, space: Space) -> Result<(), Illegal> {
    let Phase::Placing { tile } = state.phase else {
        return Err(Illegal::new("SE-6.2.2", "illegal-nothing-to-place"));
    };
    if space.region() != tile.region() {
        return Err(Illegal::new("SE-6.2.2", "illegal-other-region").with("region", tile.region().key()));
    }
    if spaces(state, tile).contains(space) {
        return Ok(());
    }
    Err(Illegal::new("SE-6.2.1", "illegal-space-not-adjacent"))
}

/// Lays the terrain, then the Astrolabe's token, then the check.
pub(crate) fn lay(
    state: &mut State,
    tile: TerrainId,
    space: Space,
    events: &mut impl EventSink<Event>,
) -> Undo {
    state.active_mut().wilderness.lay(space, tile);
    let seat = state.active;
    events.tell(|| Event::Laid { seat, space });
    artifact::pay(state, Moment::Explore, state.resource_at(space), events);
    monster::check(state, Spaces::one(space), events)
}
