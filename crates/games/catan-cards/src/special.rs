//! Longest Trade Route and Largest Knight Force.
//!
//! Rules: CA-53 to CA-57. Both work alike: the first player with enough takes the card, whoever has more than its
//! holder takes it over, and a tie leaves it where it is unless a metropolis of side B decides it.

use serde::{Deserialize, Serialize};
use steading_game::{EventSink, Seat, named};

use crate::deck::SpecialCard;
use crate::{Building, Built, Card, Event, Face, State, deck};

named! {
    /// A special victory point card.
    pub enum Special {
        /// Längste Handelsroute.
        LongestTradeRoute = "longest_trade_route",
        /// Größte Rittermacht.
        LargestKnightForce = "largest_knight_force",
    }
}

impl Special {
    /// What the card asks for and gives.
    pub fn printed(self) -> SpecialCard {
        match self {
            Special::LongestTradeRoute => deck().longest_trade_route,
            Special::LargestKnightForce => deck().largest_knight_force,
        }
    }

    /// How many of the cards that count for this one lie here.
    pub fn count(self, built: &Built) -> u8 {
        built.count(Card::Building(self.counts()))
    }

    /// The kind of card that counts for this one.
    pub fn counts(self) -> Building {
        self.printed().counts
    }

    pub(crate) fn tie_break(self) -> Face {
        match self {
            Special::LongestTradeRoute => Face::LongestRoute,
            Special::LargestKnightForce => Face::LargestKnights,
        }
    }
}

/// Who holds the special cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Specials {
    /// The holder of the Longest Trade Route.
    pub longest_trade_route: Option<Seat>,
    /// The holder of the Largest Knight Force.
    pub largest_knight_force: Option<Seat>,
}

impl Specials {
    /// The holder of one card.
    pub fn holder(&self, special: Special) -> Option<Seat> {
        match special {
            Special::LongestTradeRoute => self.longest_trade_route,
            Special::LargestKnightForce => self.largest_knight_force,
        }
    }

    /// Whether this player holds one of them or both.
    pub fn is_held_by(&self, seat: Seat) -> bool {
        Special::ALL.into_iter().any(|special| self.holder(special) == Some(seat))
    }

    pub(crate) fn give(&mut self, special: Special, to: Option<Seat>) {
        match special {
            Special::LongestTradeRoute => self.longest_trade_route = to,
            Special::LargestKnightForce => self.largest_knight_force = to,
        }
    }
}

/// Who should hold the card now (CA-56).
pub(crate) fn rightful_holder(state: &State, special: Special) -> Option<Seat> {
    let count = |seat: Seat| special.count(&state.player(seat).built);
    let most = state.seats().map(count).max()?;
    if most < special.printed().minimum {
        return None;
    }
    let tied = |seat: &Seat| count(*seat) == most;
    let breaks_ties = |seat: &Seat| state.player(*seat).built.has(special.tie_break());
    let tie_breaker = state.seats().filter(tied).find(breaks_ties);
    let holder = state.specials.holder(special).filter(tied);
    tie_breaker.or(holder).or_else(|| state.seats().find(tied))
}

/// Hands both cards to whoever should have them after something was built.
pub(crate) fn recompute(state: &mut State, events: &mut impl EventSink<Event>) {
    for special in Special::ALL {
        let (from, to) = (state.specials.holder(special), rightful_holder(state, special));
        if let Some(seat) = to.filter(|_| from != to) {
            state.specials.give(special, to);
            events.tell(|| Event::SpecialTaken { special, seat, from });
        }
    }
}
