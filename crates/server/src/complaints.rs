//! Complaints about broken tables: one line a minute for each, and ten in all, however many there are.

use std::collections::HashMap;
use std::time::{Duration, Instant};

const MINUTE: Duration = Duration::from_mins(1);
const MOST: usize = 10;

/// When tables were complained about last.
#[derive(Default)]
pub(crate) struct Complaints(HashMap<String, Instant>);

impl Complaints {
    /// Says what is wrong with a table, unless that was said a short while ago, or so much else.
    pub(crate) fn about(&mut self, table: &str, problem: &str) {
        if self.may_say(table, Instant::now()) {
            tracing::warn!(table, problem, "could not look after a table");
        }
    }

    fn may_say(&mut self, table: &str, now: Instant) -> bool {
        self.0.retain(|_, said| now.duration_since(*said) < MINUTE);
        let may = self.0.len() < MOST && !self.0.contains_key(table);
        if may {
            self.0.insert(table.to_owned(), now);
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
