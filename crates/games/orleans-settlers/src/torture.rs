//! Torture: for every missing tile or coin something else has to go.
//!
//! Rules: OR-102 to OR-102c.

use steading_game::{EventSink, Seat};

use crate::action::Thing;
use crate::apply::Play;
use crate::data::PlaceKind;
use crate::pending::Waiting;
use crate::slots::Slots;
use crate::{Action, Event, Place, Space, State};

/// Whether the place is a card that can be given: not one printed on the board.
pub(crate) fn is_card(state: &State, place: Place) -> bool {
    state.data().place(place).kind != PlaceKind::Board
}

/// Everything that `seat` can give.
pub(crate) fn answers(state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
    let player = state.player(seat);
    let mut give = |thing| out(Action::Give(thing));
    if player.settlers > 0 {
        give(Thing::Settler(None));
    }
    let areas = state.board.areas(seat);
    if areas.len() > 1 {
        areas.iter().for_each(|space| give(Thing::Settler(Some(space))));
    }
    if player.fortresses > 0 {
        give(Thing::Fortress(None));
    }
    state.board.fortresses[seat.index()].iter().for_each(|space| give(Thing::Fortress(Some(space))));
    if state.config.readings.technology_under_torture {
        let placed = player.open.iter().filter(|&place| player.on(place).technology().is_some());
        placed.for_each(|place| give(Thing::Technology(place)));
    } else {
        player.goods.iter().for_each(|(good, _)| give(Thing::Good(good)));
    }
    player.open.iter().filter(|&place| is_card(state, place)).for_each(|place| give(Thing::Card(place)));
    if player.citizens > 0 {
        give(Thing::Citizen);
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn torture(&mut self, seat: Seat, count: u8) {
        if count > 0 {
            self.events.tell(|| Event::Tortured { seat, count });
            self.state.stack.push(seat, Waiting::Torture { left: count });
        }
    }

    pub(crate) fn give(&mut self, seat: Seat, left: u8, thing: Thing) {
        match self.state.stack.top_mut() {
            Some(top) if left > 1 => top.what = Waiting::Torture { left: left - 1 },
            _ => self.state.stack.pop(),
        }
        match thing {
            Thing::Settler(from) => self.give_settler(seat, from),
            Thing::Fortress(from) => self.give_fortress(seat, from),
            Thing::Technology(place) => self.give_technology(seat, place),
            Thing::Card(place) => self.give_card(seat, place),
            Thing::Good(good) => {
                let given = self.state.player_mut(seat).goods.take(good, 1);
                self.state.market.goods.add(good, given);
                self.events.tell(|| Event::GaveGood { seat, good });
            }
            Thing::Citizen => {
                let player = self.state.player_mut(seat);
                player.citizens = player.citizens.saturating_sub(1);
                self.events.tell(|| Event::GaveCitizen { seat });
            }
        }
    }

    /// To the box; a fortress does not stand without its settler (OR-102b).
    fn give_settler(&mut self, seat: Seat, from: Option<Space>) {
        let player = &mut self.state.players[seat.index()];
        player.boxed_settlers += 1;
        match from {
            None => player.settlers = player.settlers.saturating_sub(1),
            Some(space) => self.state.board.settlers[seat.index()].remove(space),
        }
        self.events.tell(|| Event::GaveSettler { seat, from });
        if from.is_some_and(|space| self.state.board.fortresses[seat.index()].contains(space)) {
            self.give_fortress(seat, from);
        }
    }

    fn give_fortress(&mut self, seat: Seat, from: Option<Space>) {
        let player = &mut self.state.players[seat.index()];
        player.boxed_fortresses += 1;
        match from {
            None => player.fortresses = player.fortresses.saturating_sub(1),
            Some(space) => self.state.board.fortresses[seat.index()].remove(space),
        }
        self.events.tell(|| Event::GaveFortress { seat, from });
    }

    fn give_technology(&mut self, seat: Seat, place: Place) {
        let slots = &mut self.state.players[seat.index()].slots[place.index()];
        if let Some(slot) = slots.technology() {
            slots.set(slot, None);
            self.state.market.technology += 1;
        }
        self.events.tell(|| Event::GaveTechnology { seat, place });
    }

    /// What lies on the card goes to the bag, the supply and the market; the prohibition tile goes back (OR-102a).
    fn give_card(&mut self, seat: Seat, place: Place) {
        let State { market, players, config, .. } = &mut *self.state;
        let player = &mut players[seat.index()];
        let slots = std::mem::replace(&mut player.slots[place.index()], Slots::EMPTY);
        player.bag_all(slots.counts());
        market.technology += u8::from(slots.technology().is_some());
        if let Some(holds) = config.data.place(place).holds {
            let stored = std::mem::take(&mut player.stored[usize::from(holds.store)]);
            stored.iter().for_each(|(good, count)| player.goods.add(good, count));
        }
        player.open.remove(place);
        if player.prohibited == Some(place) {
            player.prohibited = None;
        }
        if matches!(config.data.place(place).kind, PlaceKind::Card(_)) {
            market.cards.insert(place);
        }
        self.events.tell(|| Event::GaveCard { seat, place });
    }
}
