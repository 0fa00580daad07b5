//! Demands: food, coins, goods.
//!
//! Rules: chapter 10, OR-65 (Granary), OR-86. Whoever has too little is tortured (`torture.rs`).

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::data::Passive;
use crate::{Event, GoodSet};

impl<S: EventSink<Event>> Play<'_, S> {
    /// Food, less what the Granary saves. `removed` food leaves the game, other goes to the market.
    pub(crate) fn demand_food(&mut self, seat: Seat, due: u8, removed: bool) {
        let relief =
            if self.state.has(seat, Passive::Granary) { self.state.data().passive.granary_relief } else { 0 };
        let food = self.state.data().food;
        self.demand(seat, due.saturating_sub(relief), food, false, removed);
    }

    /// Any goods, to the market.
    pub(super) fn demand_goods(&mut self, seat: Seat, due: u8) {
        self.demand(seat, due, GoodSet::full(), false, false);
    }

    /// Coins to the bank or goods to the market.
    pub(super) fn demand_coin_or_good(&mut self, seat: Seat, due: u8) {
        self.demand(seat, due, GoodSet::full(), true, false);
    }
}
