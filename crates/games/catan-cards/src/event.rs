//! The event cards, one file each, and their pile.
//!
//! Every built settlement draws one (CA-44). The pile never runs out: New Year comes after seven draws at the latest
//! and shuffles everything together (CA-66).

pub(crate) mod donation;
mod harvest_festival;
mod new_year;
pub(crate) mod robber;
mod subsidy;

use serde::{Deserialize, Serialize};
use steading_game::{EventSink, named};

pub use donation::Giving;
pub use robber::Discarding;

use crate::{Event, Phase, State, market};

named! {
    /// An event card (CA-6).
    pub enum EventCard {
        /// Räuber.
        Robber = "robber",
        /// Spende.
        Donation = "donation",
        /// Erntefest.
        HarvestFestival = "harvest_festival",
        /// Förderung.
        Subsidy = "subsidy",
        /// Neujahr.
        NewYear = "new_year",
    }
}

/// A number of event cards of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<EventCard>"))]
#[serde(from = "Vec<EventCard>", into = "Vec<EventCard>")]
pub struct EventCards([u8; 5]);

impl EventCards {
    /// Cards by kind.
    pub fn new(count: impl Fn(EventCard) -> u8) -> EventCards {
        EventCards(EventCard::ALL.map(count))
    }

    /// How many of this kind.
    pub fn count(&self, event: EventCard) -> u8 {
        self.0[event.index()]
    }

    /// How many in all.
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |total, &count| total.saturating_add(count))
    }

    pub(crate) fn add(&mut self, event: EventCard) {
        self.0[event.index()] += 1;
    }

    pub(crate) fn plus(self, other: EventCards) -> EventCards {
        EventCards(std::array::from_fn(|kind| self.0[kind].saturating_add(other.0[kind])))
    }

    /// These without `part`; nothing if `part` has one that is not here.
    pub(crate) fn minus(self, part: EventCards) -> Option<EventCards> {
        let mut left = [0; 5];
        for (kind, left) in left.iter_mut().enumerate() {
            *left = self.0[kind].checked_sub(part.0[kind])?;
        }
        Some(EventCards(left))
    }
}

impl From<Vec<EventCard>> for EventCards {
    fn from(cards: Vec<EventCard>) -> EventCards {
        EventCards::new(|event| {
            cards.iter().filter(|&&card| card == event).count().min(usize::from(u8::MAX)) as u8
        })
    }
}

impl From<EventCards> for Vec<EventCard> {
    fn from(cards: EventCards) -> Vec<EventCard> {
        let copies = |event| std::iter::repeat_n(event, usize::from(cards.count(event)));
        EventCard::ALL.into_iter().flat_map(copies).collect()
    }
}

/// The face-down event pile and the cards played since the last New Year.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EventDeck {
    /// Face down, in no order (CA-72).
    pub pile: EventCards,
    /// Played. The card whose choices are being made lies on neither pile (CA-75).
    pub discard: EventCards,
}

/// Draws an event card and carries it out, up to the point where players must choose.
pub(crate) fn draw(state: &mut State, events: &mut impl EventSink<Event>) {
    let Some(kind) = state.rng.draw(&state.events.pile.0) else {
        debug_assert!(false, "the event pile cannot run out (CA-66)");
        return put_away(state, None, events);
    };
    let event = EventCard::ALL[kind];
    state.events.pile.0[kind] -= 1;
    events.tell(|| Event::EventDrawn { event });
    match event {
        EventCard::Robber => robber::begin(state, events),
        EventCard::Donation => donation::begin(state, events),
        EventCard::HarvestFestival => harvest_festival::resolve(state, events),
        EventCard::Subsidy => subsidy::resolve(state, events),
        EventCard::NewYear => new_year::resolve(state, events),
    }
}

/// Puts the resolved card on the discard pile; now the display is refilled (CA-46) and the turn goes on.
fn put_away(state: &mut State, event: Option<EventCard>, events: &mut impl EventSink<Event>) {
    if let Some(event) = event {
        state.events.discard.add(event);
    }
    state.phase = Phase::Main;
    market::refill(state, events);
}
