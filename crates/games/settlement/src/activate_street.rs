//! Action 6: activate a street, and use its buildings one after the other.
//!
//! Rules: SE-6.6, AMB-4. The action ends when the player stops or every building was used (SE-15.3).

use steading_game::{EventSink, Illegal, Member, Undo};

use crate::artifact::knowledge_key;
use crate::effect::Way;
use crate::{Event, Phase, Place, Player, Resource, State, Street, effect, phase};

/// The streets to choose from, as a set.
pub(crate) fn targets(state: &State) -> u32 {
    let player = state.active();
    if player.settlers() == 0 {
        return 0;
    }
    let again = knowledge_key::offers_second(state);
    let mut found = 0;
    for street in Street::ALL {
        let open = player.areas.streets[street.index()] == 0 || again;
        found |= u32::from(can_be_used(state, street) && open) << street.index();
    }
    found
}

/// Whether the active player has a building there, or none is needed (AMB-4).
fn can_be_used(state: &State, street: Street) -> bool {
    // Places are filled in order, so the first one tells.
    let first = Place::new(street, 0).and_then(|place| state.active().streets.get(place));
    state.config.empty_rows || first.is_some()
}

/// Why the active player may not activate that street, if so.
pub(crate) fn check(state: &State, street: Street) -> Result<(), Illegal> {
    phase::may_act_now(state)?;
    state.must_have_settlers(Player::ACTIVATING_SETTLERS)?;
    let player = state.active();
    if !can_be_used(state, street) {
        return Err(Illegal::new("SE-6.6.1", "illegal-street-empty").with("street", street.key()));
    }
    if player.areas.streets[street.index()] == 0 || knowledge_key::offers_second(state) {
        return Ok(());
    }
    Err(Illegal::new("SE-4.7.2", "illegal-area-occupied"))
}

/// Places the settler; the buildings follow one by one.
pub(crate) fn perform(state: &mut State, street: Street, events: &mut impl EventSink<Event>) -> Undo {
    state.acted = true;
    let player = state.active_mut();
    player.place_settlers(Player::ACTIVATING_SETTLERS);
    player.areas.streets[street.index()] += 1;
    // With nothing to use the action is over at once (SE-15.3).
    if state.active().streets.len(street) > 0 {
        state.phase = Phase::Street { street, used: 0 };
    }
    let seat = state.active;
    events.tell(|| Event::StreetActivated { seat, street });
    Undo::Allowed
}

/// The uses to choose from, as the set of all `place * 6 + way`.
pub(crate) fn uses(state: &State) -> u64 {
    let bits = |place: Place| u64::from(effect::ways(state, place).bits()) << (place.index() * Way::COUNT);
    match state.phase {
        Phase::Street { street, used } => Place::of(street)
            .filter(|place| used >> place.number() & 1 == 0)
            .fold(0, |found, place| found | bits(place)),
        Phase::Clock { place } => bits(place),
        Phase::Draft
        | Phase::Turn
        | Phase::Placing { .. }
        | Phase::Luck { .. }
        | Phase::Checking { .. }
        | Phase::Keeping
        | Phase::NewArtifact
        | Phase::Over => 0,
    }
}

/// Why the active player may not use that building like that, if so.
pub(crate) fn check_use(state: &State, place: Place, choice: Option<Resource>) -> Result<(), Illegal> {
    match state.phase {
        Phase::Street { street, .. } if street != place.street() => {
            return Err(Illegal::new("SE-6.6.2", "illegal-other-street").with("street", street.key()));
        }
        Phase::Street { used, .. } if used >> place.number() & 1 == 1 => {
            return Err(Illegal::new("SE-6.6.2", "illegal-already-used"));
        }
        Phase::Clock { place: new } if new != place => {
            return Err(Illegal::new("SE-10.1", "illegal-only-new-building"));
        }
        Phase::Street { .. } | Phase::Clock { .. } => {}
        Phase::Draft
        | Phase::Turn
        | Phase::Placing { .. }
        | Phase::Luck { .. }
        | Phase::Checking { .. }
        | Phase::Keeping
        | Phase::NewArtifact
        | Phase::Over => return Err(Illegal::new("SE-6.6.2", "illegal-street-not-active")),
    }
    effect::check(state, place, choice)
}

/// Uses a building; after the last one of the street the action is over.
pub(crate) fn use_building(
    state: &mut State,
    place: Place,
    choice: Option<Resource>,
    events: &mut impl EventSink<Event>,
) -> Undo {
    effect::run(state, place, choice, events);
    state.phase = match state.phase {
        Phase::Street { street, used } => {
            let used = used | 1 << place.number();
            let all = (1 << state.active().streets.len(street)) - 1;
            if used == all { Phase::Turn } else { Phase::Street { street, used } }
        }
        _ => Phase::Turn,
    };
    Undo::Allowed
}

/// Why there is nothing to stop, if so.
pub(crate) fn check_stop(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Street { .. } | Phase::Clock { .. } => Ok(()),
        _ => Err(Illegal::new("SE-6.6.2", "illegal-street-not-active")),
    }
}
