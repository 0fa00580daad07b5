//! Gain: goods, coins, citizens. Fame has a file of its own.
//!
//! Rules: OR-53, OR-60d. The market gives what it has.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::{Event, Good};

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn gain_good(&mut self, seat: Seat, good: Good, count: u8) {
        let count = self.state.market.goods.take(good, count);
        if count > 0 {
            self.state.player_mut(seat).goods.add(good, count);
            self.events.tell(|| Event::GainedGoods { seat, good, count });
        }
    }

    pub(crate) fn gain_coins(&mut self, seat: Seat, coins: u8) {
        if coins > 0 {
            let player = self.state.player_mut(seat);
            player.coins = player.coins.saturating_add(u16::from(coins));
            self.events.tell(|| Event::GainedCoins { seat, coins });
        }
    }

    pub(crate) fn gain_citizens(&mut self, seat: Seat, count: u8) {
        if count > 0 {
            let player = self.state.player_mut(seat);
            player.citizens = player.citizens.saturating_add(count);
            self.events.tell(|| Event::GainedCitizens { seat, count });
        }
    }
}
