//! The interdict: everybody prohibits a place of the left neighbour for the round.
//!
//! Rule: chapter 10, `prohibit_left_neighbour`.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::{Action, Event, Place, State};

/// Whether the place can be prohibited: it is open, has slots, and is not the Town Hall.
pub(crate) fn can_be(state: &State, victim: Seat, place: Place) -> bool {
    let facts = state.data().place(place);
    state.player(victim).open.contains(place) && !facts.slots.is_empty() && !facts.sends()
}

pub(crate) fn answers(state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
    let victim = seat.next(state.config.players);
    let places = state.player(victim).open.iter().filter(|&place| can_be(state, victim, place));
    places.map(Action::Prohibit).for_each(out);
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn prohibit(&mut self, seat: Seat, place: Place) {
        self.state.stack.pop();
        let victim = seat.next(self.state.config.players);
        self.state.player_mut(victim).prohibited = Some(place);
        self.events.tell(|| Event::Prohibited { seat, victim, place });
    }
}
