//! Complaints in the log: one line a minute about each thing, such as a table, and ten in all, however much is broken.

use std::collections::HashMap;
use std::fmt::Display;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

const MINUTE: Duration = Duration::from_mins(1);
const MOST: usize = 10;

/// What this process has complained about. The log is that of the process, too.
static SAID: LazyLock<Mutex<Complaints>> = LazyLock::new(Mutex::default);

/// Says `what` is wrong with something, unless that was said a short while ago, or so much else.
pub(crate) fn complain(about: &str, problem: &dyn Display, what: &str) {
    let may_say = SAID.lock().unwrap_or_else(PoisonError::into_inner).may_say(about, Instant::now());
    if may_say {
        tracing::error!(about, %problem, "{what}");
    }
}

/// When things were complained about last.
#[derive(Default)]
struct Complaints(HashMap<String, Instant>);

impl Complaints {
    fn may_say(&mut self, about: &str, now: Instant) -> bool {
        self.0.retain(|_, said| now.duration_since(*said) < MINUTE);
        let may = self.0.len() < MOST && !self.0.contains_key(about);
        if may {
            self.0.insert(about.to_owned(), now);
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_complained_about_once_a_minute_and_ten_are_in_all() {
        let mut complaints = Complaints::default();
        let now = Instant::now();
        let said = |complaints: &mut Complaints, at| {
            (0..50).filter(|table| complaints.may_say(&format!("t{table}"), at)).count()
        };
        assert_eq!(said(&mut complaints, now), MOST);
        assert_eq!(said(&mut complaints, now + Duration::from_secs(59)), 0);
        assert_eq!(said(&mut complaints, now + MINUTE), MOST);
    }
}
