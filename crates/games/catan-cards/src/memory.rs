//! What everybody can be sure of about the cards they cannot see.
//!
//! A player with a good memory knows more than what lies on the table: who was given wool in a trade and has not spent
//! it still holds it, and an offer shows cards that its speaker owns. States that bots imagine must agree with that
//! (see `view.rs`), so the memory is part of the state. All of it are bounds that hold for certain.

use serde::{Deserialize, Serialize};
use steading_game::{Seat, Viewer};

use crate::{Cards, MAX_PLAYERS, Resource, deck};

/// The knowledge of one observer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Knowledge {
    /// Cards that each player holds at least; about the own hand nothing is noted.
    pub holds: [Cards; MAX_PLAYERS],
    /// Cards that the supply holds at most: what it was made of, less the own draws since then.
    pub supply: Cards,
}

/// The knowledge of every seat, and last that of somebody who only watches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Memory {
    pub(crate) observers: [Knowledge; MAX_PLAYERS + 1],
}

/// The index of somebody who only watches.
pub(crate) const PUBLIC: usize = MAX_PLAYERS;

impl Memory {
    /// Before the first card is dealt.
    pub(crate) fn fresh() -> Memory {
        let nothing = Knowledge { holds: [Cards::NONE; MAX_PLAYERS], supply: deck().resources };
        Memory { observers: [nothing; MAX_PLAYERS + 1] }
    }

    /// What `viewer` can be sure of; the host is not asked.
    pub fn of(&self, viewer: Viewer) -> &Knowledge {
        match viewer {
            Viewer::Seat(seat) => &self.observers[seat.index()],
            Viewer::Spectator | Viewer::Host => &self.observers[PUBLIC],
        }
    }

    /// `seat` spoke of cards that it must own.
    pub(crate) fn shown(&mut self, seat: Seat, cards: Cards) {
        self.for_others(seat, |held| *held = held.at_least(cards));
    }

    /// `seat` got cards face up.
    pub(crate) fn gained_openly(&mut self, seat: Seat, cards: Cards) {
        self.for_others(seat, |held| *held = held.plus(cards));
    }

    /// `seat` gave cards away face up.
    pub(crate) fn lost_openly(&mut self, seat: Seat, cards: Cards) {
        self.for_others(seat, |held| *held = held.minus(cards));
    }

    /// One card changed hands; only those two saw which.
    pub(crate) fn given_in_secret(&mut self, from: Seat, to: Seat, card: Resource) {
        let one = Cards::of(card, 1);
        let any = Cards::new([1; 5]);
        for (observer, knowledge) in self.observers.iter_mut().enumerate() {
            if observer == to.index() {
                knowledge.holds[from.index()] = knowledge.holds[from.index()].minus(one);
            } else if observer == from.index() {
                knowledge.holds[to.index()] = knowledge.holds[to.index()].plus(one);
            } else {
                knowledge.holds[from.index()] = knowledge.holds[from.index()].minus(any);
            }
        }
    }

    /// `seat` drew this card from the supply.
    pub(crate) fn drawn(&mut self, seat: Seat, card: Cards) {
        let supply = &mut self.observers[seat.index()].supply;
        *supply = supply.minus(card);
    }

    /// The discard pile, whose cards everybody could count, became the supply.
    pub(crate) fn supply_formed(&mut self, cards: Cards) {
        for knowledge in &mut self.observers {
            knowledge.supply = cards;
        }
    }

    fn for_others(&mut self, seat: Seat, change: impl Fn(&mut Cards)) {
        for (observer, knowledge) in self.observers.iter_mut().enumerate() {
            if observer != seat.index() {
                change(&mut knowledge.holds[seat.index()]);
            }
        }
    }
}
