//! The trade desk: how the one trade of a turn is agreed on.
//!
//! Rules: CA-27 to CA-30, chapter 10 (CA-N1 to CA-N18). The active player makes an offer or a call, the others answer;
//! or they propose something unasked. What somebody agreed to *stands* until the active player chooses it or it is
//! wiped.

mod answer;
mod choose;
mod listing;
mod offer;
mod propose;
mod terms;

use serde::{Deserialize, Serialize};
use steading_game::{Illegal, Seat, SeatSet};

pub(crate) use answer::{accept, check_accept, check_counter, check_decline, counter, decline};
pub(crate) use choose::{check_choose, check_withdraw, choose, trade, withdraw};
pub(crate) use listing::{answers, desk_actions, for_each_listed, listed_calls, listed_terms, speeches};
pub(crate) use offer::{call, check_call, check_offer, offer};
pub(crate) use propose::{check_propose, check_retract, propose, retract};
pub use terms::{Call, Terms};

use crate::{Config, MAX_PLAYERS, Phase, State};

/// The trade desk (CA-N15). The open offer or call itself lies in [`Phase::Answering`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Desk {
    /// Offers and calls that the active player has left in this turn (CA-N10).
    pub offers_left: u8,
    /// Counters and proposals that each other player has left in this turn.
    pub proposals_left: [u8; MAX_PLAYERS],
    /// What each player other than the active one has agreed to.
    pub standing: [Option<Terms>; MAX_PLAYERS],
}

impl Desk {
    /// The desk at the start of a turn.
    pub(crate) fn fresh(config: &Config) -> Desk {
        Desk {
            offers_left: config.max_offers,
            proposals_left: [config.max_proposals; MAX_PLAYERS],
            standing: [None; MAX_PLAYERS],
        }
    }

    /// Clears everything that stands; the limits stay (CA-N16).
    pub(crate) fn wipe(&mut self) {
        self.standing = [None; MAX_PLAYERS];
    }

    pub(crate) fn anything_stands(&self) -> bool {
        self.standing.iter().any(Option::is_some)
    }
}

/// An offer or call that waits for answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Question {
    /// What was asked.
    pub asked: Asked,
    /// Whether only one player was asked: then an accept is a trade at once (CA-N6).
    pub to_one: bool,
    /// Who has not answered yet.
    pub waiting: SeatSet,
}

/// What the active player asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// An offer, which can be accepted.
    Offer(Terms),
    /// A call, which can only be countered.
    Call(Call),
}

/// Whom an offer addresses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Addressee {
    /// Everybody else.
    All,
    /// One player.
    Seat(Seat),
}

/// Trading is possible outside events, until the one trade of the turn is done (CA-N1).
fn trading_is_open(state: &State) -> Result<(), Illegal> {
    if state.turn.traded {
        return Err(Illegal::new("CA-27", "illegal-already-traded"));
    }
    match state.phase {
        Phase::Main | Phase::Answering(_) => Ok(()),
        Phase::Robber(_) | Phase::Donation(_) => Err(Illegal::new("CA-N1", "illegal-event-first")),
        Phase::Over(_) => Err(Illegal::new("CA-67", "illegal-game-over")),
    }
}

/// The others never trade among themselves: only whose turn it is makes offers and chooses a partner.
fn may_trade(state: &State, seat: Seat) -> Result<(), Illegal> {
    if seat != state.turn.active {
        return Err(Illegal::new("CA-27", "illegal-only-active-trades").with("active", state.turn.active));
    }
    Ok(())
}

/// Only the others answer, propose and retract.
fn is_not_active(state: &State, seat: Seat) -> Result<(), Illegal> {
    if seat == state.turn.active {
        return Err(Illegal::new("CA-N4", "illegal-own-turn"));
    }
    Ok(())
}
