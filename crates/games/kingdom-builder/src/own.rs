//! Extra actions that neither build one settlement nor move one piece: the table of what each of them does.
//!
//! Each has a file with functions of these names. An action begins with a [`Stage`], offers choices in every stage, and
//! carries out what is chosen; with the last of it, it calls `Extra::spend` and sets the phase back to [`Phase::Turn`].

use steading_game::{EventSink, Seat};

use crate::choices::Choices;
use crate::{Acting, Action, Event, Extra, Phase, Stage, State};

/// Whether it can do anything now.
pub(crate) fn is_possible(extra: Extra, _state: &State, _seat: Seat) -> bool {
    match extra {
        // To come: Quarry; Barracks, City Hall, Fort, Lighthouse, Wagon; Temple; Bazaar, Cathedral, Scout Cabin; Donations,
        // Resettlement, Sword.
        _ => false,
    }
}

/// Begins it with its first stage; whether a card was drawn.
pub(crate) fn begin(
    state: &mut State,
    _seat: Seat,
    extra: Extra,
    _events: &mut impl EventSink<Event>,
) -> bool {
    let stage = match extra {
        _ => Stage::Build { done: 0 },
    };
    state.phase = Phase::Acting(Acting { extra, stage });
    false
}

/// Offers what can be decided in it now.
pub(crate) fn choices(_state: &State, _seat: Seat, acting: Acting, _choices: &mut Choices) {
    match acting.extra {
        _ => {}
    }
}

/// Carries out a decision in it; whether a card was drawn.
pub(crate) fn perform(
    state: &mut State,
    _seat: Seat,
    acting: Acting,
    action: Action,
    _events: &mut impl EventSink<Event>,
) -> bool {
    match (acting.extra, action) {
        (_, Action::Cancel) => state.phase = Phase::Turn,
        _ => {}
    }
    false
}

/// Whether it can have come that far, for `audit.rs`. Before anything was done, its tile must be usable.
pub(crate) fn fits(_state: &State, _seat: Seat, acting: Acting) -> bool {
    match acting.extra {
        _ => false,
    }
}
