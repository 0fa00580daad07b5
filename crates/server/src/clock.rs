//! Clocks. They follow from the times of the log's entries and the outages alone, so they survive everything that the log survives,
//! and are the same on every server.

use std::sync::Arc;

use steading_game::{Seat, SeatSet};
use steading_protocol::clock::{Clocks as Shown, TimeControl};
use steading_store::Outage;

use crate::outages::{after_running, running_time};

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;

/// The clocks of a running game.
#[derive(Debug, Clone)]
pub(crate) struct Clocks {
    control: TimeControl,
    /// The time left for each seat at `since`.
    left: Vec<i64>,
    running: SeatSet,
    since: i64,
    /// When nobody's clock ran.
    outages: Arc<[Outage]>,
}

impl Clocks {
    /// The clocks at the start of a game. Nobody's runs yet.
    pub(crate) fn new(control: TimeControl, players: u8, now: i64, outages: Arc<[Outage]>) -> Clocks {
        let left = vec![full(control); usize::from(players)];
        Clocks { control, left, running: SeatSet::EMPTY, since: now, outages }
    }

    /// Whether outages became known later: they change clocks, and without one how long the game has waited for somebody.
    pub(crate) fn are_behind(&self, outages: &Arc<[Outage]>) -> bool {
        !Arc::ptr_eq(&self.outages, outages)
    }

    /// How long those whose clock runs have had it run.
    fn passed(&self, now: i64) -> i64 {
        running_time(&self.outages, self.since, now)
    }

    /// When the time of a seat is over, if nothing happens until then.
    fn end(&self, seat: Seat) -> i64 {
        after_running(&self.outages, self.since, self.left[seat.index()])
    }

    /// It is `now`, and from now on the game waits for `waiting`. Whoever is not waited for any more gets the increment.
    pub(crate) fn wait_for(&mut self, waiting: SeatSet, now: i64) {
        let passed = self.passed(now);
        for (seat, left) in self.left.iter_mut().enumerate() {
            let seat = Seat(seat as u8);
            let ran = self.running.contains(seat);
            if ran {
                *left -= passed;
            }
            match self.control {
                TimeControl::Live { increment, .. } if ran && !waiting.contains(seat) => {
                    *left += i64::from(increment) * SECOND;
                }
                TimeControl::Days { .. } if !ran => *left = full(self.control),
                TimeControl::None | TimeControl::Live { .. } | TimeControl::Days { .. } => {}
            }
        }
        self.running = waiting;
        self.since = now;
    }

    /// When the first clock runs out, if nothing happens until then.
    pub(crate) fn deadline(&self) -> Option<i64> {
        if self.control == TimeControl::None {
            return None;
        }
        self.running.iter().map(|seat| self.end(seat)).min()
    }

    /// The seats without any time left.
    pub(crate) fn over(&self, now: i64) -> SeatSet {
        if self.control == TimeControl::None {
            return SeatSet::EMPTY;
        }
        self.running.iter().filter(|&seat| self.end(seat) <= now).collect()
    }

    /// The clocks as clients see them.
    pub(crate) fn shown(&self, now: i64) -> Option<Shown> {
        if self.control == TimeControl::None {
            return None;
        }
        let passed = self.passed(now);
        let left = self.left.iter().zip(0..).map(|(&left, seat)| {
            if self.running.contains(Seat(seat)) { (left - passed).max(0) } else { left }
        });
        Some(Shown { left: left.collect(), running: self.running.iter().map(|seat| seat.0).collect() })
    }

    /// Whether somebody whose time was over may come back: over days, yes, with a new period.
    pub(crate) fn allows_return(&self) -> bool {
        !matches!(self.control, TimeControl::Live { .. })
    }
}

/// What everybody starts with, or has for every turn.
fn full(control: TimeControl) -> i64 {
    match control {
        TimeControl::None => 0,
        TimeControl::Live { main, .. } => i64::from(main) * SECOND,
        TimeControl::Days { days } => i64::from(days) * DAY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(seat: u8) -> SeatSet {
        SeatSet::one(Seat(seat))
    }

    #[test]
    fn live_time_runs_only_for_whom_the_game_waits_and_grows_after_the_turn() {
        let mut clocks = Clocks::new(TimeControl::Live { main: 60, increment: 5 }, 2, 0, Arc::default());
        clocks.wait_for(one(0), 0);
        clocks.wait_for(one(0), 10_000);
        assert_eq!(clocks.shown(10_000).unwrap().left, [50_000, 60_000]);
        clocks.wait_for(one(1), 20_000);
        assert_eq!(clocks.shown(25_000).unwrap().left, [45_000, 55_000]);
        assert_eq!(clocks.deadline(), Some(80_000));
        assert_eq!((clocks.over(79_999), clocks.over(80_000)), (SeatSet::EMPTY, one(1)));
        assert!(!clocks.allows_return());
    }

    #[test]
    fn days_begin_anew_with_every_turn() {
        let mut clocks = Clocks::new(TimeControl::Days { days: 2 }, 2, 0, Arc::default());
        clocks.wait_for(one(0), 0);
        clocks.wait_for(one(0), DAY);
        assert_eq!(clocks.deadline(), Some(2 * DAY));
        clocks.wait_for(one(1), DAY);
        assert_eq!(clocks.deadline(), Some(3 * DAY));
        clocks.wait_for(one(0), 2 * DAY);
        assert_eq!(clocks.deadline(), Some(4 * DAY));
    }

    #[test]
    fn nobodys_clock_runs_while_no_server_does() {
        let outages: Arc<[Outage]> =
            [(5_000, 27_000), (30_000, 31_000)].map(|(began, ended)| Outage { began, ended }).into();
        let mut clocks =
            Clocks::new(TimeControl::Live { main: 20, increment: 0 }, 2, 0, Arc::clone(&outages));
        clocks.wait_for(one(0), 0);
        assert_eq!(clocks.deadline(), Some(43_000));
        assert_eq!(clocks.shown(28_000).unwrap().left, [14_000, 20_000]);
        assert_eq!((clocks.over(42_999), clocks.over(43_000)), (SeatSet::EMPTY, one(0)));
        clocks.wait_for(one(1), 32_000);
        assert_eq!(clocks.shown(32_000).unwrap().left, [11_000, 20_000]);
        assert!(!clocks.are_behind(&outages) && clocks.are_behind(&Arc::default()));
    }

    #[test]
    fn without_a_clock_nothing_runs_out() {
        let mut clocks = Clocks::new(TimeControl::None, 2, 0, Arc::default());
        clocks.wait_for(one(0), 0);
        assert_eq!((clocks.deadline(), clocks.shown(0)), (None, None));
        assert_eq!(clocks.over(i64::MAX), SeatSet::EMPTY);
    }
}
