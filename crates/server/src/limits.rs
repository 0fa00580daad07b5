//! How much one visitor may ask of the server.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};

use crate::error::{Error, Result};
use crate::quotas::PER_ADDRESS;
use crate::settings::Limits;
use crate::turns::Account;

/// It is too much until a while has passed.
fn wait(until: NotUntil<<DefaultClock as Clock>::Instant>) -> Error {
    Error::too_many_for(until.wait_time_from(DefaultClock::default().now()))
}

/// All limits that are kept over several requests.
pub(crate) struct Limiters {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    sign_ins: DefaultKeyedRateLimiter<IpAddr>,
    accounts: DefaultKeyedRateLimiter<IpAddr>,
    words: DefaultKeyedRateLimiter<String>,
    copies: DefaultKeyedRateLimiter<String>,
    copies_from: DefaultKeyedRateLimiter<String>,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    limits: Limits,
}

impl Limiters {
    pub(crate) fn new(limits: Limits) -> Limiters {
        Limiters {
            requests: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.requests))),
            sign_ins: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.sign_ins))),
            accounts: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.accounts))),
            words: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.words))),
            copies: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.copies))),
            copies_from: RateLimiter::keyed(Quota::per_hour(at_least_one(
                limits.copies.saturating_mul(PER_ADDRESS),
            ))),
            sockets: Arc::default(),
            limits,
        }
    }

    /// Counts a request.
    pub(crate) fn request(&self, from: IpAddr) -> Result<()> {
        self.requests.check_key(&from).map_err(wait)
    }

    /// Counts somebody who wants to be known.
    pub(crate) fn sign_in(&self, from: IpAddr) -> Result<()> {
        self.sign_ins.check_key(&from).map_err(wait)
    }

    /// Counts somebody who asks for a login.
    pub(crate) fn account(&self, from: IpAddr) -> Result<()> {
        self.accounts.check_key(&from).map_err(wait)
    }

    /// Counts something that a person says.
    pub(crate) fn words(&self, person: &str) -> Result<()> {
        self.words.check_key(&person.to_owned()).map_err(wait)
    }

    /// Counts a game that is imported or branched off.
    pub(crate) fn copy(&self, account: &Account) -> Result<()> {
        self.copies.check_key(&account.person).map_err(wait)?;
        self.copies_from.check_key(&account.origin).map_err(wait)
    }

    /// Counts an open WebSocket until the ticket is dropped.
    pub(crate) fn socket(&self, from: IpAddr) -> Result<SocketTicket> {
        let mut open = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(from).or_default();
        if *count >= self.limits.sockets {
            return Err(Error::too_many());
        }
        *count += 1;
        Ok(SocketTicket { sockets: Arc::clone(&self.sockets), from })
    }

    /// The limit of one WebSocket.
    pub(crate) fn messages(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(Quota::per_second(at_least_one(self.limits.messages)))
    }

    /// Forgets visitors who have not been here for a while.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.sign_ins.retain_recent();
        self.accounts.retain_recent();
        self.words.retain_recent();
        self.copies.retain_recent();
        self.copies_from.retain_recent();
    }
}

/// An open WebSocket.
pub(crate) struct SocketTicket {
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    from: IpAddr,
}

impl Drop for SocketTicket {
    fn drop(&mut self) {
        let mut open = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.from);
            }
        }
    }
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}
