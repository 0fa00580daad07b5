//! Coins for each: village, church, follower on the place, …
//!
//! Rules: OR-60d, chapter 10.

use steading_game::{EventSink, Seat};

use super::Per;
use crate::apply::Play;
use crate::{Event, Place};

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn coins_per(&mut self, seat: Seat, per: Per) {
        let coins = per.of(self.state, seat);
        self.gain_coins(seat, coins);
    }

    pub(super) fn coins_per_filled(&mut self, seat: Seat, place: Place, coins: u8) {
        let followers = self.state.player(seat).on(place).followers().count() as u8;
        self.gain_coins(seat, followers.saturating_mul(coins));
    }
}
