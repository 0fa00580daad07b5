//! Action 5: activate a region.
//!
//! Rules: SE-6.5, AMB-4, AMB-5. Settler, all tokens, the Scroll's token, then the checks from left to right.

use steading_game::{EventSink, Illegal, Undo};

use crate::artifact::{guiding_star, scroll_of_luck};
use crate::{Event, Gain, Phase, Player, Region, Resource, Resources, State, monster, phase};

/// The regions to choose from, as a set.
pub(crate) fn targets(state: &State) -> u32 {
    let player = state.active();
    if player.settlers() == 0 {
        return 0;
    }
    let again = guiding_star::offers_second(state);
    let mut found = 0;
    for region in Region::ALL {
        let open = player.areas.regions[region.index()] == 0 || again;
        found |= u32::from(can_yield(state, region) && open) << region.index();
    }
    found
}

/// Whether the active player has a terrain there, or none is needed (AMB-4).
fn can_yield(state: &State, region: Region) -> bool {
    state.config.empty_rows || !state.active().wilderness.explored.and(region.spaces()).is_empty()
}

/// Why the active player may not activate that region, if so.
pub(crate) fn check(state: &State, region: Region) -> Result<(), Illegal> {
    phase::may_act_now(state)?;
    state.must_have_settlers(Player::ACTIVATING_SETTLERS)?;
    let player = state.active();
    if !can_yield(state, region) {
        return Err(Illegal::new("SE-6.5.1", "illegal-region-unexplored").with("region", region.key()));
    }
    if player.areas.regions[region.index()] == 0 || guiding_star::offers_second(state) {
        return Ok(());
    }
    Err(Illegal::new("SE-4.7.2", "illegal-area-occupied"))
}

/// Activates the region.
pub(crate) fn perform(state: &mut State, region: Region, events: &mut impl EventSink<Event>) -> Undo {
    state.acted = true;
    let player = state.active_mut();
    player.place_settlers(Player::ACTIVATING_SETTLERS);
    player.areas.regions[region.index()] += 1;
    let safe = player.wilderness.explored.minus(player.wilderness.monsters).and(region.spaces());
    let resources = safe.iter().filter_map(|space| state.resource_at(space));
    let resources = resources.fold(Resources::NONE, |sum, kind| sum.plus(Resources::of(kind, 1)));
    let (seat, gain) = (state.active, state.gain(Gain::resources(resources)));
    events.tell(|| Event::RegionActivated { seat, region, gain });
    let choices = scroll_of_luck::choices(state, region);
    match choices.iter().next() {
        Some(_) if choices.len() > 1 => {
            state.phase = Phase::Luck { region };
            return Undo::Allowed;
        }
        Some(kind) => scroll_of_luck::pay(state, kind, events),
        None => {}
    }
    check_monsters(state, region, events)
}

/// Why the Scroll may not pay that kind, if so.
pub(crate) fn check_luck(state: &State, kind: Resource) -> Result<(), Illegal> {
    let Phase::Luck { region } = state.phase else {
        return Err(Illegal::new("SE-10.6", "illegal-no-luck"));
    };
    if scroll_of_luck::kinds(state, region).contains(kind) {
        return Ok(());
    }
    Err(Illegal::new("SE-10.6", "illegal-luck-kind").with("kind", kind.id()))
}

/// The Scroll pays the kind of choice; then the checks.
pub(crate) fn luck(
    state: &mut State,
    region: Region,
    kind: Resource,
    events: &mut impl EventSink<Event>,
) -> Undo {
    scroll_of_luck::pay(state, kind, events);
    check_monsters(state, region, events)
}

/// A check for each terrain that gave a token and has no fortification (SE-6.5.3).
fn check_monsters(state: &mut State, region: Region, events: &mut impl EventSink<Event>) -> Undo {
    let open = state.active().wilderness.free().and(region.spaces());
    monster::check(state, open, events)
}
