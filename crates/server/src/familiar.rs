//! Where people have signed in from lately: whoever guesses a password elsewhere does not keep them out there.

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

const LONGEST: Duration = Duration::from_hours(30 * 24);
const MOST: usize = 10_000;

/// The logins that were signed in to from an address, and when that was last.
#[derive(Default)]
pub(crate) struct Familiar(HashMap<(String, IpAddr), Instant>);

impl Familiar {
    /// Somebody has signed in.
    pub(crate) fn remember(&mut self, login: &str, from: IpAddr) {
        if self.0.len() >= MOST
            && let Some(oldest) = self.0.iter().min_by_key(|(_, at)| **at).map(|(key, _)| key.clone())
        {
            self.0.remove(&oldest);
        }
        self.0.insert((login.to_owned(), from), Instant::now());
    }

    /// Whether somebody has signed in to this login from there.
    pub(crate) fn knows(&self, login: &str, from: IpAddr) -> bool {
        self.0.get(&(login.to_owned(), from)).is_some_and(|at| at.elapsed() < LONGEST)
    }
}
