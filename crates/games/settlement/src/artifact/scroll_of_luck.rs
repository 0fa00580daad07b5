//! The Scroll of Luck: a region yields one token more, of a kind that one of its terrains shows.
//!
//! Rules: SE-10.6, AMB-10. Unless the option says so, a monster on the terrain does not matter, and no check follows for this token. With an empty
//! supply the kind may be named all the same and pays nothing (AMB-13).

use steading_game::EventSink;

use super::{ArtifactEffect, active_has};
use crate::{Event, Gain, Kinds, Region, Resource, Resources, State};

/// The kinds that the terrains of a region of the active player show.
pub(crate) fn kinds(state: &State, region: Region) -> Kinds {
    let wilderness = &state.active().wilderness;
    let matched = if state.config.scroll_any {
        wilderness.explored
    } else {
        wilderness.explored.minus(wilderness.monsters)
    };
    let spaces = matched.and(region.spaces());
    spaces.iter().filter_map(|space| state.resource_at(space)).collect()
}

/// The kinds to choose from if the active player has the Scroll; none otherwise.
pub(crate) fn choices(state: &State, region: Region) -> Kinds {
    if active_has(state, ArtifactEffect::RegionResource) { kinds(state, region) } else { Kinds::EMPTY }
}

/// Pays the token.
pub(crate) fn pay(state: &mut State, kind: Resource, events: &mut impl EventSink<Event>) {
    let (seat, artifact) = (state.active, state.active().artifact);
    let gain = state.gain(Gain::resources(Resources::of(kind, 1)));
    if let Some(artifact) = artifact {
        events.tell(|| Event::ArtifactPaid { seat, artifact, gain });
    }
}
