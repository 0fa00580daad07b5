//! The monsters, and when they appear.
//!
//! Rules: SE-6.8, AMB-6.

use steading_game::{EventSink, Undo, named};

use crate::{Event, Phase, Space, Spaces, State, artifact};

named! {
    /// A colour of monsters (SE-2.3), the easiest first.
    pub enum Monster in "monster" {
        /// Forest Gnoll.
        Green = "green",
        /// Steppe Manticore.
        Yellow = "yellow",
        /// Water Hydra.
        Blue = "blue",
        /// Cave Dragon.
        Red = "red",
    }
}

/// Checks the spaces in `left` from the left column to the right one (SE-6.5.4). All of them see the same hero row,
/// since nothing comes between them but the choices of the Shaman's Mask.
pub(crate) fn check(state: &mut State, mut left: Spaces, events: &mut impl EventSink<Event>) -> Undo {
    let decides = artifact::shamans_mask::decides(state);
    while let Some(space) = left.first() {
        let Some(colour) = colour_at(state, space) else { return Undo::Allowed };
        if state.monsters[colour.index()] > 0 {
            if decides {
                state.phase = Phase::Checking { left };
                return Undo::Allowed;
            }
            if state.heroes.shows(colour, state.data()) {
                appear(state, space, colour, events);
            }
        }
        left = left.without(space);
    }
    state.phase = Phase::Turn;
    Undo::Allowed
}

/// The colour of the tile on an own space of the active player.
pub(crate) fn colour_at(state: &State, space: Space) -> Option<Monster> {
    let tile = state.active().wilderness.tile(space)?;
    Some(state.data().terrain(tile).monster)
}

/// Puts a monster on the tile (SE-6.8.2).
pub(crate) fn appear(state: &mut State, space: Space, colour: Monster, events: &mut impl EventSink<Event>) {
    state.monsters[colour.index()] -= 1;
    let wilderness = &mut state.active_mut().wilderness;
    wilderness.monsters = wilderness.monsters.with(space);
    let seat = state.active;
    events.tell(|| Event::MonsterAppeared { seat, space, monster: colour });
}
