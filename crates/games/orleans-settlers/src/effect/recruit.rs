//! Recruit: a follower from the market into the bag.
//!
//! Rules: OR-50b, OR-52; an event may forbid it.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::event::Happening;
use crate::{Event, Follower, State};

/// Whether the event of the round lets this follower be recruited.
pub(crate) fn allowed(state: &State, follower: Follower) -> bool {
    state.happening() != Happening::ForbidRecruit(follower)
}

pub(super) fn possible(state: &State, follower: Follower) -> bool {
    state.market.followers.count(follower) > 0 && allowed(state, follower)
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn recruit(&mut self, seat: Seat, follower: Follower) {
        let taken = self.state.market.followers.take(follower, 1);
        self.state.player_mut(seat).bag.add(follower, taken);
        self.events.tell(|| Event::Recruited { seat, follower });
    }
}
