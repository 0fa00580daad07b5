//! Compare: the highest and the lowest of all players.
//!
//! Rules: chapter 10, OR-54.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::data::Count;
use crate::{Event, MAX_PLAYERS, Phase};

/// What is compared, and what comes of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Comparison {
    /// What is compared.
    pub what: Count,
    /// Coins for the only highest.
    pub most_coins: u8,
    /// Fame for the only highest.
    pub most_fame: u8,
    /// Coins for the only lowest.
    pub least_coins: u8,
    /// Coins that the only lowest pays.
    pub least_pay_coins: u8,
    /// The lowest part needs this many players.
    pub least_applies_at: u8,
    /// All lowest get it, but nobody if all are equal.
    pub ties_share: bool,
}

impl Comparison {
    /// Whether `seat` alone is the highest.
    pub fn is_most(&self, values: &[u8], seat: usize) -> bool {
        values.iter().enumerate().all(|(other, &value)| other == seat || value < values[seat])
    }

    /// Whether the lowest part applies to `seat`.
    pub fn is_least(&self, values: &[u8], seat: usize) -> bool {
        let own = values[seat];
        let lowest = values.iter().all(|&value| value >= own);
        let alone = values.iter().enumerate().all(|(other, &value)| other == seat || value != own);
        let shared = self.ties_share && values.iter().any(|&value| value > own);
        values.len() >= usize::from(self.least_applies_at) && lowest && (alone || shared)
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// What everybody has of it now.
    pub(crate) fn compared_values(&self, what: Count) -> [u8; MAX_PLAYERS] {
        let mut values = [0; MAX_PLAYERS];
        for seat in self.state.seats() {
            values[seat.index()] = self.state.count(seat, what);
        }
        values
    }

    pub(super) fn compare(&mut self, seat: Seat, comparison: Comparison) {
        let Phase::Resolve { values, .. } = self.state.phase else { return };
        let values = &values[..usize::from(self.state.config.players)];
        if comparison.is_most(values, seat.index()) {
            self.gain_coins(seat, comparison.most_coins);
            self.gain_fame(seat, comparison.most_fame);
        }
        if comparison.is_least(values, seat.index()) {
            self.gain_coins(seat, comparison.least_coins);
            self.demand_coins(seat, comparison.least_pay_coins);
        }
    }
}
