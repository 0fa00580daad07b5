//! The Shaman's Mask: at each check its owner decides whether the monster appears.
//!
//! Rules: SE-10.14, AMB-12. It works both ways, but a monster of the colour must be in the supply.

use steading_game::{EventSink, Undo};

use super::{ArtifactEffect, active_has};
use crate::{Event, Phase, Spaces, State, monster};

/// Whether the active player decides.
pub(crate) fn decides(state: &State) -> bool {
    active_has(state, ArtifactEffect::DecideMonster)
}

/// The active player decided on the first of the spaces in `left`.
pub(crate) fn decide(
    state: &mut State,
    left: Spaces,
    appears: bool,
    events: &mut impl EventSink<Event>,
) -> Undo {
    state.phase = Phase::Turn;
    let Some(space) = left.first() else { return Undo::Allowed };
    let seat = state.active;
    match monster::colour_at(state, space) {
        Some(colour) if appears => monster::appear(state, space, colour, events),
        Some(colour) => events.tell(|| Event::MonsterKeptAway { seat, space, monster: colour }),
        None => {}
    }
    monster::check(state, left.without(space), events)
}
