//! Harvest festival: everybody draws a card per own visible settlement.
//!
//! Rules: CA-62, CA-64, CA-A13. The start settlement and the one just built count, covered ones do not.

use steading_game::EventSink;

use super::{EventCard, put_away};
use crate::{DrawReason, Event, State, deck};

pub(super) fn resolve(state: &mut State, events: &mut impl EventSink<Event>) {
    let each = deck().draws(EventCard::HarvestFestival);
    for seat in state.clockwise_from_active() {
        let settlements = state.player(seat).built.settlements;
        state.draw(seat, settlements * each, DrawReason::HarvestFestival, events);
    }
    put_away(state, Some(EventCard::HarvestFestival), events);
}
