//! What is told while a game is played, for the log and for animation.

use serde::Serialize;
use steading_game::{Seat, Viewer};

use crate::trade::{Call, Terms};
use crate::{Building, Card, Cards, EventCard, Resource, Special};

/// Something that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CatanCardsEvent"))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Event {
    /// The start settlements were dealt; one names the first player.
    Began {
        /// The first player.
        first: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Whose turn it is.
        seat: Seat,
        /// The number of the turn.
        number: u16,
    },
    /// Somebody drew resource cards.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; only the player knows.
        cards: Option<Cards>,
        /// Why.
        reason: DrawReason,
    },
    /// The discard pile became the new supply.
    SupplyShuffled,
    /// A card was built.
    Built {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// What was paid.
        paid: Cards,
    },
    /// A special victory point card changed hands.
    SpecialTaken {
        /// Which.
        special: Special,
        /// The new holder.
        seat: Seat,
        /// The holder before.
        from: Option<Seat>,
    },
    /// A card was turned up for the display.
    TurnedUp {
        /// Which.
        building: Building,
    },
    /// The display showed five alike, which went back into the pile.
    AllAlike {
        /// Which.
        building: Building,
    },
    /// An event card was drawn.
    EventDrawn {
        /// Which.
        event: EventCard,
    },
    /// All event cards were shuffled into a new pile.
    EventsShuffled,
    /// Somebody chose in secret what to discard or give.
    Chose {
        /// Who.
        seat: Seat,
    },
    /// The robber took cards.
    Discarded {
        /// From whom.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// A leader gave a card away.
    Donated {
        /// Who gave it.
        from: Seat,
        /// Who got it.
        to: Seat,
        /// Which; only those two know.
        card: Option<Resource>,
    },
    /// The active player made an offer.
    Offered {
        /// Who.
        seat: Seat,
        /// To whom, if to one player.
        to: Option<Seat>,
        /// What for what.
        terms: Terms,
    },
    /// The active player asked who has or wants something.
    Called {
        /// Who.
        seat: Seat,
        /// What.
        call: Call,
    },
    /// Somebody agreed.
    Accepted {
        /// Who.
        seat: Seat,
    },
    /// Somebody said no.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// Somebody named other terms.
    Countered {
        /// Who.
        seat: Seat,
        /// What for what.
        terms: Terms,
    },
    /// Somebody proposed a trade unasked.
    Proposed {
        /// Who.
        seat: Seat,
        /// What for what.
        terms: Terms,
    },
    /// Somebody took back what stood.
    Retracted {
        /// Who.
        seat: Seat,
    },
    /// The active player cleared the desk.
    Withdrawn {
        /// Who.
        seat: Seat,
    },
    /// Cards were swapped.
    Traded {
        /// The active player.
        active: Seat,
        /// The partner.
        partner: Seat,
        /// What for what.
        terms: Terms,
    },
    /// The active player has enough points.
    Won {
        /// Who.
        seat: Seat,
    },
    /// The guard against endless games ended it.
    Stalemate,
}

/// Why somebody drew resource cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DrawReason {
    /// The first hand.
    Start,
    /// The yield phase.
    Yield,
    /// Cities and metropolises in the own yield phase.
    YieldBonus,
    /// The partner of a trade.
    TradeBonus,
    /// A metropolis of side B.
    Metropolis,
    /// The event.
    HarvestFestival,
    /// The event.
    Subsidy,
    /// The event.
    NewYear,
}

/// The event as far as `viewer` may know it: draws and donated cards are private.
pub(crate) fn seen_by(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Drew { seat, count, cards, reason } => {
            Event::Drew { seat, count, cards: cards.filter(|_| viewer.is(seat)), reason }
        }
        Event::Donated { from, to, card } => {
            Event::Donated { from, to, card: card.filter(|_| viewer.is(from) || viewer.is(to)) }
        }
        Event::Began { .. }
        | Event::TurnBegan { .. }
        | Event::SupplyShuffled
        | Event::Built { .. }
        | Event::SpecialTaken { .. }
        | Event::TurnedUp { .. }
        | Event::AllAlike { .. }
        | Event::EventDrawn { .. }
        | Event::EventsShuffled
        | Event::Chose { .. }
        | Event::Discarded { .. }
        | Event::Offered { .. }
        | Event::Called { .. }
        | Event::Accepted { .. }
        | Event::Declined { .. }
        | Event::Countered { .. }
        | Event::Proposed { .. }
        | Event::Retracted { .. }
        | Event::Withdrawn { .. }
        | Event::Traded { .. }
        | Event::Won { .. }
        | Event::Stalemate => *event,
    }
}
