//! Gifts that need a church.
//!
//! Rule: chapter 10.

use steading_game::{EventSink, Seat};

use crate::Event;
use crate::apply::Play;
use crate::data::Count;

impl<S: EventSink<Event>> Play<'_, S> {
    pub(super) fn citizen_if_church(&mut self, seat: Seat, n: u8) {
        if self.state.count(seat, Count::Churches) > 0 {
            self.gain_citizens(seat, n);
        }
    }
}
