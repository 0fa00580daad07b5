//! Acquire a place card from the stock.
//!
//! Rule: OR-62.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::data::PlaceKind;
use crate::{Action, Event, Place, State};

/// The category of a card; places that are no cards of the stock have none.
pub(crate) fn category(state: &State, place: Place) -> Option<u8> {
    match state.data().place(place).kind {
        PlaceKind::Card(category) => Some(category),
        PlaceKind::Board | PlaceKind::Base | PlaceKind::Absent => None,
    }
}

/// Whether the era of `seat` allows the category of the card.
pub(crate) fn era_allows(state: &State, seat: Seat, category: u8) -> bool {
    state.data().eras[usize::from(state.player(seat).era - 1)].categories & 1 << category != 0
}

/// The cards that `seat` may acquire and can pay.
pub(crate) fn cards(state: &State, seat: Seat) -> impl Iterator<Item = Place> {
    let coins = state.player(seat).coins;
    state.market.cards.iter().filter(move |&place| {
        category(state, place).is_some_and(|category| {
            let price = state.data().prices[usize::from(category)];
            era_allows(state, seat, category) && u16::from(price) <= coins
        })
    })
}

pub(super) fn possible(state: &State, seat: Seat) -> bool {
    cards(state, seat).next().is_some()
}

pub(crate) fn answers(state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
    cards(state, seat).map(Action::Acquire).for_each(out);
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn acquire(&mut self, seat: Seat, place: Place) {
        self.state.stack.pop();
        let category = category(self.state, place).unwrap_or(0);
        let price = self.state.data().prices[usize::from(category)];
        self.take_coins(seat, price);
        self.state.market.cards.remove(place);
        self.state.player_mut(seat).open.insert(place);
        self.events.tell(|| Event::Acquired { seat, place, price });
    }
}
