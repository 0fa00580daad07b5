//! The things that were used in one game, and its result.

use std::collections::BTreeMap;

use steading_game::{AnyTable, Outcome, Seat, ThingId, Told};

/// How often each thing was used.
pub(super) type Counts = BTreeMap<ThingId, u32>;

/// One game.
#[derive(Debug, Clone, PartialEq)]
pub struct Ledger {
    pub(super) seats: Vec<Line>,
    /// Things that happen to the whole table.
    pub(super) common: Counts,
    /// The seat that does without the thing of the study.
    pub(super) bound: Option<Seat>,
}

/// What one seat did.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Line {
    /// The share of the win.
    pub(super) share: f64,
    /// The points by source.
    pub(super) points: Vec<(&'static str, i32)>,
    pub(super) uses: Counts,
}

impl Ledger {
    /// A game that has just begun.
    pub fn new(players: u8) -> Ledger {
        let seats = Seat::all(players).map(|_| Line::default()).collect();
        Ledger { seats, common: Counts::new(), bound: None }
    }

    /// Counts the things that an event used.
    pub fn note(&mut self, told: &dyn Told) {
        for used in told.uses() {
            let counts = match used.seat {
                Some(seat) => self.seats.get_mut(seat.index()).map(|line| &mut line.uses),
                None => Some(&mut self.common),
            };
            if let Some(counts) = counts {
                *counts.entry(used.thing).or_default() += 1;
            }
        }
    }

    /// Adds the result of the game, and the seat that did without the thing of the study.
    pub fn close(&mut self, table: &dyn AnyTable, bound: Option<Seat>) {
        self.bound = bound;
        let winners: Vec<Seat> = table.outcome().iter().flat_map(Outcome::winners).collect();
        for (line, seat) in self.seats.iter_mut().zip(Seat::all(table.setup().players)) {
            line.points = table.score(seat).parts;
            line.share = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
    }

    /// How often `seat` used that thing.
    pub fn count(&self, seat: Seat, thing: &ThingId) -> u32 {
        self.seats.get(seat.index()).and_then(|line| line.uses.get(thing)).copied().unwrap_or(0)
    }
}

impl Line {
    pub(super) fn total(&self) -> f64 {
        self.points.iter().map(|&(_, points)| f64::from(points)).sum()
    }

    pub(super) fn count(&self, thing: &ThingId) -> u32 {
        self.uses.get(thing).copied().unwrap_or(0)
    }
}
