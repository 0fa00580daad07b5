//! New Year: everybody draws a card, then all seven events are shuffled into a new pile.
//!
//! Rules: CA-63, CA-64.

use steading_game::EventSink;

use super::{EventCard, EventCards, put_away};
use crate::{DrawReason, Event, State, deck};

pub(super) fn resolve(state: &mut State, events: &mut impl EventSink<Event>) {
    let cards = deck().draws(EventCard::NewYear);
    for seat in state.clockwise_from_active() {
        state.draw(seat, cards, DrawReason::NewYear, events);
    }
    state.events.discard.add(EventCard::NewYear);
    state.events.pile = state.events.pile.plus(state.events.discard);
    state.events.discard = EventCards::default();
    events.tell(|| Event::EventsShuffled);
    put_away(state, None, events);
}
