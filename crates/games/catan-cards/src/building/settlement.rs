//! The settlement: one point, and an event at once.
//!
//! Rules: CA-43 to CA-46. The display is refilled only after the event.

use steading_game::EventSink;

use crate::{Event, State, event};

/// What a new settlement sets off.
pub(crate) fn when_built(state: &mut State, events: &mut impl EventSink<Event>) {
    event::draw(state, events);
}
