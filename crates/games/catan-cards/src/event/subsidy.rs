//! Subsidy: two cards for everybody who holds no special victory point card.
//!
//! Rules: CA-61, CA-64.

use steading_game::EventSink;

use super::{EventCard, put_away};
use crate::{DrawReason, Event, State, deck};

pub(super) fn resolve(state: &mut State, events: &mut impl EventSink<Event>) {
    let cards = deck().draws(EventCard::Subsidy);
    for seat in state.clockwise_from_active() {
        if !state.specials.is_held_by(seat) {
            state.draw(seat, cards, DrawReason::Subsidy, events);
        }
    }
    put_away(state, Some(EventCard::Subsidy), events);
}
