//! The one clock that times in the store come from, in milliseconds since 1970.
//!
//! It is counted from when the server started by the clock of the system that nobody sets, so it never goes back. With a database
//! that has a clock of its own, it follows that one: servers that share a database share its time.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Live clocks are refused if the system's clock and the database's are further apart, or if that cannot be told more precisely.
const TOLERANCE: i64 = 200;

/// The clock of a server.
pub(crate) struct Clock {
    began: Instant,
    /// What the time is ahead of the milliseconds since `began`.
    ahead: AtomicI64,
    /// What the system's clock was ahead of them when somebody looked last.
    system: AtomicI64,
    /// It follows the clock of the database.
    follows: AtomicBool,
    precise: AtomicBool,
}

/// The system's clock did not go on as time did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// The machine slept, or somebody set the clock forward, by so much. So goes our time, unless it is the database's.
    Forward { by: i64 },
    /// Somebody set the clock back, by so much. Our time goes on as before.
    Back { by: i64 },
}

impl Clock {
    pub(crate) fn new() -> Clock {
        let ahead = system_time();
        Clock {
            began: Instant::now(),
            ahead: ahead.into(),
            system: ahead.into(),
            follows: AtomicBool::new(false),
            precise: AtomicBool::new(true),
        }
    }

    /// The time.
    pub(crate) fn now(&self) -> i64 {
        self.passed() + self.ahead.load(Ordering::Relaxed)
    }

    /// Whether people's live clocks can rely on it.
    pub(crate) fn is_precise(&self) -> bool {
        self.precise.load(Ordering::Relaxed)
    }

    /// The database, which was asked at `asked` and answered now, says that the time is `told`.
    pub(crate) fn follow(&self, asked: Instant, told: i64) {
        let way = asked.elapsed().as_millis() as i64;
        self.follows.store(true, Ordering::Relaxed);
        self.set(told + way / 2 - self.passed(), way, system_time() - told - way / 2);
    }

    fn set(&self, ahead: i64, way: i64, system_ahead: i64) {
        self.ahead.store(ahead, Ordering::Relaxed);
        self.precise.store(way / 2 <= TOLERANCE && system_ahead.abs() <= TOLERANCE, Ordering::Relaxed);
    }

    /// Whether the system's clock was set, or stood still with the machine, since the last look.
    pub(crate) fn step(&self) -> Option<Step> {
        let system = system_time() - self.passed();
        let by = system - self.system.swap(system, Ordering::Relaxed);
        if by < -TOLERANCE {
            return Some(Step::Back { by: -by });
        }
        if by <= TOLERANCE {
            return None;
        }
        if !self.follows.load(Ordering::Relaxed) {
            self.ahead.fetch_add(by, Ordering::Relaxed);
        }
        Some(Step::Forward { by })
    }

    fn passed(&self) -> i64 {
        self.began.elapsed().as_millis() as i64
    }
}

fn system_time() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_that_is_far_away_or_off_makes_live_clocks_imprecise() {
        let clock = Clock::new();
        for (way, system_ahead, precise) in
            [(0, 0, true), (400, 200, true), (402, 0, false), (0, 201, false), (0, -201, false)]
        {
            clock.set(1000, way, system_ahead);
            assert_eq!(clock.is_precise(), precise, "{way} {system_ahead}");
        }
        let asked = Instant::now();
        clock.follow(asked, 5_000_000);
        assert!((5_000_000..5_000_500).contains(&clock.now()), "{}", clock.now());
        assert!(!clock.is_precise(), "the system's clock shows another year");
    }

    #[test]
    fn time_goes_forward_with_the_system_and_never_back() {
        let clock = Clock::new();
        assert_eq!(clock.step(), None);
        let before = clock.now();
        // As if the machine had slept for an hour.
        clock.system.fetch_sub(3_600_000, Ordering::Relaxed);
        assert!(matches!(clock.step(), Some(Step::Forward { by }) if by >= 3_600_000));
        assert!(clock.now() >= before + 3_600_000);
        let before = clock.now();
        clock.system.fetch_add(60_000, Ordering::Relaxed);
        assert!(matches!(clock.step(), Some(Step::Back { by }) if by >= 59_000));
        assert!(clock.now() >= before);
        clock.follows.store(true, Ordering::Relaxed);
        clock.system.fetch_sub(3_600_000, Ordering::Relaxed);
        assert!(matches!(clock.step(), Some(Step::Forward { .. })));
        assert!(clock.now() < before + 60_000, "the database's clock has not stepped");
    }
}
