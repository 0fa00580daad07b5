//! When the game has waited too long for somebody: those who stayed go on with a bot, or end it.

use steading_game::{Seat, SeatSet};
use steading_protocol::clock::TimeControl;

use super::Table;
use crate::entry::{Entry, Sitter, Why};
use crate::outages::running_time;
use crate::refusal::Refusal;

/// After so many days without a decision somebody is absent, unless the terms say otherwise.
const ABSENCE: u32 = 7;
const DAY: i64 = 24 * 60 * 60 * 1000;

impl Table {
    /// The days after which somebody is absent here.
    fn absence(&self) -> u32 {
        self.terms.absence.unwrap_or(ABSENCE)
    }

    /// The seats for which the game has waited so long that the others may go on without their people. A clock decides that by itself.
    pub(crate) fn absent(&self, now: i64) -> SeatSet {
        let Some(play) = self.play.as_ref().filter(|_| self.terms.clock == TimeControl::None) else {
            return SeatSet::EMPTY;
        };
        let long = i64::from(self.absence()) * DAY;
        let (waits, since) = &play.waits;
        waits.iter().filter(|seat| running_time(&self.outages, since[seat.index()], now) >= long).collect()
    }

    /// Those who stayed go on with a bot.
    pub(super) fn call_bot(
        &self,
        own_seats: SeatSet,
        seat: Option<Seat>,
        absent: SeatSet,
        away: SeatSet,
    ) -> Result<Entry, Refusal> {
        let seat = seat.filter(|&seat| seat.index() < self.sitters.len()).ok_or(Refusal::NoSuchSeat)?;
        if own_seats.is_empty() || own_seats.contains(seat) {
            return Err(Refusal::NotYourSeat);
        }
        if self.bots().contains(seat) {
            return Err(Refusal::TakenOver);
        }
        if self.terms.clock != TimeControl::None {
            return Err(Refusal::ClockDecides);
        }
        if !absent.contains(seat) || !away.contains(seat) {
            return Err(Refusal::NotAbsent { days: self.absence() });
        }
        Ok(self.stand_in(seat, Why::Absent))
    }

    /// The only one who stayed ends the game.
    pub(super) fn abandon(
        &self,
        own: SeatSet,
        seat: Seat,
        absent: SeatSet,
        away: SeatSet,
    ) -> Result<Entry, Refusal> {
        if self.terms.clock != TimeControl::None {
            return Err(Refusal::ClockDecides);
        }
        let is_absent = |seat: Seat| absent.contains(seat) && away.contains(seat);
        let plays = |sitter: &Sitter| sitter.person.is_some() && sitter.bot.is_none();
        let seats = (0..).map(Seat).zip(&self.sitters);
        let mut others = seats.filter(|&(seat, sitter)| plays(sitter) && !own.contains(seat));
        if others.clone().all(|(seat, _)| !is_absent(seat)) {
            return Err(Refusal::NotAbsent { days: self.absence() });
        }
        if others.any(|(seat, _)| !is_absent(seat)) {
            return Err(Refusal::OthersPlay);
        }
        Ok(Entry::Abandon { seat })
    }
}
