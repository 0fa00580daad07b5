//! The open offer: the display, the pile it is refilled from, and the metropolis stack.

use serde::{Deserialize, Serialize};
use steading_game::EventSink;

use crate::{Building, Buildings, Card, Event, Faces, State, deck};

/// The open offer (CA-9 to CA-11) and the face-down pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Market {
    /// The open building cards.
    pub display: Buildings,
    /// The face-down pile, in no order (CA-72).
    pub pile: Buildings,
    /// The metropolis stack.
    pub metropolises: Faces,
}

impl Market {
    /// Whether the card can be taken now (CA-34, CA-35).
    pub fn offers(&self, card: Card) -> bool {
        match card {
            Card::Building(building) => self.display.count(building) > 0,
            Card::Metropolis(face) => self.metropolises.count(face) > 0,
        }
    }

    /// Every kind of card in the open offer.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let buildings = self.display.kinds().map(Card::Building);
        buildings.chain(self.metropolises.kinds().map(Card::Metropolis))
    }

    pub(crate) fn take(&mut self, card: Card) {
        match card {
            Card::Building(building) => self.display.remove(building),
            Card::Metropolis(face) => self.metropolises.remove(face),
        }
    }

    /// The kind that fills the whole display, if another kind is left to replace it (CA-36).
    fn all_alike(&self) -> Option<Building> {
        let size = deck().rules.display_size;
        let alike = self.display.kinds().find(|&kind| self.display.count(kind) == size)?;
        self.pile.kinds().any(|kind| kind != alike).then_some(alike)
    }
}

/// Fills the display up (CA-33) and, as long as it shows five cards of one kind, replaces them (CA-36).
pub(crate) fn refill(state: &mut State, events: &mut impl EventSink<Event>) {
    turn_up(state, events);
    while let Some(building) = state.market.all_alike() {
        let alike = state.market.display.count(building);
        state.market.display.0[building.index()] = 0;
        state.market.pile.0[building.index()] += alike;
        events.tell(|| Event::AllAlike { building });
        turn_up(state, events);
    }
}

fn turn_up(state: &mut State, events: &mut impl EventSink<Event>) {
    while state.market.display.total() < deck().rules.display_size {
        let Some(kind) = state.rng.draw(&state.market.pile.0) else { return };
        let building = Building::ALL[kind];
        state.market.pile.remove(building);
        state.market.display.add(building);
        events.tell(|| Event::TurnedUp { building });
    }
}
