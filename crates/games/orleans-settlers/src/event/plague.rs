//! The plague: followers are drawn from the bag at random and go back to the market.
//!
//! Rules: chapter 10, OR-100, OR-114.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::effect::send_to_deeds::can_spare;
use crate::{Event, Follower};

impl<S: EventSink<Event>> Play<'_, S> {
    pub(super) fn plague(&mut self, seat: Seat, n: u8) {
        for _ in 0..n {
            if !can_spare(self.state, seat) {
                return;
            }
            let bag = self.state.player(seat).bag;
            let Some(kind) = self.draw_kind(&bag.0) else { return };
            let follower = Follower::ALL[kind];
            let lost = self.state.player_mut(seat).bag.take(follower, 1);
            self.state.market.followers.add(follower, lost);
            self.events.tell(|| Event::LostFollower { seat, follower });
        }
    }
}
