//! The market: sell, then buy.
//!
//! Rules: OR-50a, OR-60d. At least one good is sold or bought.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::event::Happening;
use crate::pending::{Purchase, Waiting};
use crate::{Action, Event, Good, State};

/// What a good costs.
pub(crate) fn price(state: &State, good: Good, surcharge: u8) -> u8 {
    state.data().value(good).saturating_add(surcharge)
}

fn on_offer(state: &State, seat: Seat, surcharge: u8) -> impl Iterator<Item = Good> {
    let coins = state.player(seat).coins;
    Good::ALL.into_iter().filter(move |&good| {
        state.market.goods.count(good) > 0 && u16::from(price(state, good, surcharge)) <= coins
    })
}

fn can_buy(state: &State, seat: Seat, purchase: Purchase) -> bool {
    purchase.most > 0 && on_offer(state, seat, purchase.surcharge).next().is_some()
}

pub(super) fn possible(state: &State, seat: Seat, purchase: Purchase) -> bool {
    state.player(seat).goods.total() > 0 || can_buy(state, seat, purchase)
}

/// What can be sold; stopping needs a sale or, at the market, something to buy.
pub(crate) fn sales(
    state: &State,
    seat: Seat,
    begun: bool,
    then: Option<Purchase>,
    out: &mut impl FnMut(Action),
) {
    state.player(seat).goods.iter().map(|(good, _)| Action::Sell(good)).for_each(&mut *out);
    if begun || then.is_none_or(|purchase| can_buy(state, seat, purchase)) {
        out(Action::Stop);
    }
}

pub(crate) fn purchases(state: &State, seat: Seat, surcharge: u8, free: bool, out: &mut impl FnMut(Action)) {
    on_offer(state, seat, surcharge).map(Action::Buy).for_each(&mut *out);
    if free {
        out(Action::Stop);
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(super) fn open_market(&mut self, seat: Seat, left: u8, purchase: Purchase) {
        let bonus = if let Happening::MarketBonus(bonus) = self.state.happening() { bonus } else { 0 };
        self.state.stack.push(seat, Waiting::Sell { left, bonus, begun: false, then: Some(purchase) });
    }

    pub(crate) fn sell(&mut self, seat: Seat, left: u8, bonus: u8, then: Option<Purchase>, good: Good) {
        let sold = self.state.player_mut(seat).goods.take(good, 1);
        self.state.market.goods.add(good, sold);
        let coins = self.state.data().value(good).saturating_add(bonus);
        let player = self.state.player_mut(seat);
        player.coins = player.coins.saturating_add(u16::from(coins));
        self.events.tell(|| Event::Sold { seat, good, coins });
        if left > 1 {
            if let Some(top) = self.state.stack.top_mut() {
                top.what = Waiting::Sell { left: left - 1, bonus, begun: true, then };
            }
        } else {
            self.stop_selling(seat, true, then);
        }
    }

    /// The selling is over; what may be bought comes next.
    pub(crate) fn stop_selling(&mut self, seat: Seat, begun: bool, then: Option<Purchase>) {
        self.state.stack.pop();
        if let Some(purchase) = then.filter(|purchase| purchase.most > 0) {
            self.state.stack.push(seat, Waiting::Buy { purchase, free: begun });
        }
    }

    pub(crate) fn buy(&mut self, seat: Seat, purchase: Purchase, good: Good) {
        self.state.stack.pop();
        if purchase.most > 1 {
            let purchase = Purchase { most: purchase.most - 1, ..purchase };
            self.state.stack.push(seat, Waiting::Buy { purchase, free: true });
        }
        let coins = price(self.state, good, purchase.surcharge);
        self.take_coins(seat, coins);
        let bought = self.state.market.goods.take(good, 1);
        self.state.player_mut(seat).goods.add(good, bought);
        self.events.tell(|| Event::Bought { seat, good, coins });
    }
}
