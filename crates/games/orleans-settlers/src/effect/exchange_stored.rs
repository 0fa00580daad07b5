//! Exchange the goods that lie on a place, one for one.
//!
//! Rules: OR-46a, OR-64. What the market cannot exchange stays there.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::{Event, Good, Place, State};

pub(super) fn possible(state: &State, seat: Seat, place: Place, get: Good) -> bool {
    state.market.goods.count(get) > 0 && state.stored(seat, place).total() > 0
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(super) fn exchange_stored(&mut self, seat: Seat, place: Place, get: Good) {
        let State { market, players, config, .. } = &mut *self.state;
        let player = &mut players[seat.index()];
        let Some(holds) = config.data.place(place).holds else { return };
        let stored = &mut player.stored[usize::from(holds.store)];
        for good in holds.goods.iter() {
            while stored.count(good) > 0 && market.goods.take(get, 1) > 0 {
                market.goods.add(good, stored.take(good, 1));
                player.goods.add(get, 1);
                self.events.tell(|| Event::Exchanged { seat, give: good, get });
            }
        }
    }
}
