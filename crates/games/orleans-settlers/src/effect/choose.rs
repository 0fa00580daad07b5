//! Choose: exactly one option that has at least one possible effect.
//!
//! Rules: OR-50b, OR-60d.

use steading_game::{EventSink, Seat};

use super::any_possible;
use crate::apply::Play;
use crate::pending::Waiting;
use crate::{Action, Event, Place, State};

fn options(state: &State, seat: Seat, place: Place) -> impl Iterator<Item = u8> {
    let options = &state.data().place(place).options;
    (0u8..)
        .zip(options)
        .filter(move |(_, list)| any_possible(state, seat, place, list))
        .map(|(option, _)| option)
}

pub(super) fn possible(state: &State, seat: Seat, place: Place) -> bool {
    options(state, seat, place).next().is_some()
}

pub(crate) fn answers(state: &State, seat: Seat, place: Place, out: &mut impl FnMut(Action)) {
    options(state, seat, place).map(Action::Choose).for_each(out);
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn choose(&mut self, seat: Seat, place: Place, option: u8) {
        self.state.stack.pop();
        self.state.stack.push(seat, Waiting::Effects { place, option: Some(option), next: 0, done: false });
    }
}
