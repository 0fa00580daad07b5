//! Exchange goods, one for one.
//!
//! Rule: OR-64; each time only while the market has the good.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::pending::Waiting;
use crate::{Action, Event, Good, GoodSet, State};

fn each(state: &State, seat: Seat, give: GoodSet, get: Good) -> impl Iterator<Item = Good> {
    let able = state.market.goods.count(get) > 0;
    state.player(seat).goods.iter().map(|(good, _)| good).filter(move |&good| able && give.contains(good))
}

pub(super) fn possible(state: &State, seat: Seat, give: GoodSet, get: Good) -> bool {
    each(state, seat, give, get).next().is_some()
}

pub(crate) fn answers(
    state: &State,
    seat: Seat,
    give: GoodSet,
    get: Good,
    begun: bool,
    out: &mut impl FnMut(Action),
) {
    each(state, seat, give, get).map(Action::Exchange).for_each(&mut *out);
    if begun {
        out(Action::Stop);
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn exchange(&mut self, seat: Seat, give: GoodSet, get: Good, left: u8, good: Good) {
        self.state.stack.pop();
        if left > 1 {
            self.state.stack.push(seat, Waiting::Exchange { give, get, left: left - 1, begun: true });
        }
        let State { market, players, .. } = &mut *self.state;
        let goods = &mut players[seat.index()].goods;
        let got = market.goods.take(get, 1);
        market.goods.add(good, goods.take(good, 1));
        goods.add(get, got);
        self.events.tell(|| Event::Exchanged { seat, give: good, get });
    }
}
