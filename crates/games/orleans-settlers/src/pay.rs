//! Paying what is demanded.
//!
//! Rules: OR-53, OR-102: give what you have; torture for the rest. Demands for coins alone are paid without asking, and
//! so are demands that take everything there is (OR-112).

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::pending::Waiting;
use crate::{Action, Event, Good, GoodSet, State};

pub(crate) fn answers(state: &State, seat: Seat, goods: GoodSet, coins: bool, out: &mut impl FnMut(Action)) {
    let player = state.player(seat);
    let owned = player.goods.iter().map(|(good, _)| good).filter(|&good| goods.contains(good));
    owned.map(|good| Action::Pay(Some(good))).for_each(&mut *out);
    if coins && player.coins > 0 {
        out(Action::Pay(None));
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// `due` goods of these kinds, or coins where those are accepted, too.
    pub(crate) fn demand(&mut self, seat: Seat, due: u8, goods: GoodSet, coins: bool, removed: bool) {
        let player = self.state.player(seat);
        let owned = player.goods.of_any(goods) + if coins { u32::from(player.coins) } else { 0 };
        let left = u32::from(due).min(owned) as u8;
        self.torture(seat, due - left);
        let paying = |left| Waiting::Pay { left, goods, coins, removed };
        if left == 0 {
            return;
        }
        self.state.stack.push(seat, paying(left));
        if u32::from(left) == owned {
            self.pay_everything(seat, left, goods, coins, removed);
        }
    }

    /// Whoever must give all there is has no choice.
    fn pay_everything(&mut self, seat: Seat, mut left: u8, goods: GoodSet, coins: bool, removed: bool) {
        while left > 0 {
            left -= 1;
            let own = self.state.player(seat).goods;
            let good = goods.iter().find(|&good| own.count(good) > 0);
            self.pay_one(seat, Waiting::Pay { left, goods, coins, removed }, good);
        }
    }

    /// Coins to the bank.
    pub(crate) fn demand_coins(&mut self, seat: Seat, due: u8) {
        let coins = self.take_coins(seat, due);
        if coins > 0 {
            self.events.tell(|| Event::PaidCoins { seat, coins });
        }
        self.torture(seat, due - coins);
    }

    /// One good, or one coin; `rest` is what is due after it.
    pub(crate) fn pay_one(&mut self, seat: Seat, rest: Waiting, good: Option<Good>) {
        let Waiting::Pay { left, removed, .. } = rest else { return };
        match self.state.stack.top_mut() {
            Some(top) if left > 0 => top.what = rest,
            _ => self.state.stack.pop(),
        }
        if let Some(good) = good {
            let paid = self.state.player_mut(seat).goods.take(good, 1);
            let market = &mut self.state.market;
            let to = if removed { &mut market.removed } else { &mut market.goods };
            to.add(good, paid);
            self.events.tell(|| Event::PaidGood { seat, good, removed });
        } else {
            let coins = self.take_coins(seat, 1);
            self.events.tell(|| Event::PaidCoins { seat, coins });
        }
    }
}
