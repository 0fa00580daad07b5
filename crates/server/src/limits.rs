//! How much one visitor may ask of the server.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};

use crate::error::{Error, Kind, Result};
use crate::familiar::Familiar;
use crate::quotas::PER_ADDRESS;
use crate::settings::Limits;
use crate::turns::Account;

/// It is too much until a while has passed.
fn wait(until: NotUntil<<DefaultClock as Clock>::Instant>) -> Error {
    Error::too_many_for(until.wait_time_from(DefaultClock::default().now()))
}

/// All limits that are kept over several requests. Addresses are those of households.
pub(crate) struct Limiters {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    person_requests: DefaultKeyedRateLimiter<String>,
    sign_ins: DefaultKeyedRateLimiter<IpAddr>,
    login_sign_ins: DefaultKeyedRateLimiter<(String, IpAddr)>,
    login_sign_ins_anywhere: DefaultKeyedRateLimiter<String>,
    familiar: Mutex<Familiar>,
    accounts: DefaultKeyedRateLimiter<IpAddr>,
    words: DefaultKeyedRateLimiter<String>,
    person_messages: Mutex<HashMap<String, Arc<DefaultDirectRateLimiter>>>,
    copies: DefaultKeyedRateLimiter<String>,
    copies_from: DefaultKeyedRateLimiter<String>,
    sockets: Arc<Mutex<OpenSockets>>,
    limits: Limits,
}

impl Limiters {
    pub(crate) fn new(limits: Limits) -> Limiters {
        Limiters {
            requests: a_minute(limits.requests),
            person_requests: a_minute(limits.person_requests),
            sign_ins: a_minute(limits.sign_ins),
            login_sign_ins: an_hour(limits.login_sign_ins),
            login_sign_ins_anywhere: an_hour(limits.login_sign_ins_anywhere),
            familiar: Mutex::default(),
            accounts: an_hour(limits.accounts),
            words: a_minute(limits.words),
            person_messages: Mutex::default(),
            copies: an_hour(limits.copies),
            copies_from: an_hour(limits.copies.saturating_mul(PER_ADDRESS)),
            sockets: Arc::default(),
            limits,
        }
    }

    /// The address that visitors are counted by. One of the sixth version is a whole network: whoever has one address of it, has all.
    pub(crate) fn household(&self, address: IpAddr) -> IpAddr {
        match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let host_bits = 128 - self.limits.ipv6_prefix.min(128);
                let network = u128::MAX.checked_shl(host_bits).unwrap_or(0);
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & network))
            }
        }
    }

    /// Counts a request.
    pub(crate) fn request(&self, from: IpAddr) -> Result<()> {
        self.requests.check_key(&from).map_err(wait)
    }

    /// Counts a request of a person, wherever it comes from.
    pub(crate) fn person_request(&self, person: &str) -> Result<()> {
        self.person_requests.check_key(&person.to_owned()).map_err(wait)
    }

    /// Counts somebody who wants to be known.
    pub(crate) fn sign_in(&self, from: IpAddr) -> Result<()> {
        self.sign_ins.check_key(&from).map_err(wait)
    }

    /// Counts an attempt to sign in to a login, whether or not there is such a login. The limit for attempts from everywhere is not
    /// for addresses that somebody has signed in from: the owner gets in there, however many others guess.
    pub(crate) fn login(&self, login: &str, from: IpAddr) -> Result<()> {
        self.login_sign_ins.check_key(&(login.to_owned(), from)).map_err(wait)?;
        if self.familiar.lock().unwrap_or_else(PoisonError::into_inner).knows(login, from) {
            return Ok(());
        }
        self.login_sign_ins_anywhere.check_key(&login.to_owned()).map_err(wait)
    }

    /// Somebody has signed in.
    pub(crate) fn signed_in(&self, login: &str, from: IpAddr) {
        self.familiar.lock().unwrap_or_else(PoisonError::into_inner).remember(login, from);
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
    pub(crate) fn socket(&self, from: IpAddr, person: &str) -> Result<SocketTicket> {
        let mut open = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let of_address = open.by_address.get(&from).copied().unwrap_or_default();
        let of_person = open.by_person.get(person).copied().unwrap_or_default();
        let Limits { sockets, person_sockets, .. } = self.limits;
        if of_address >= sockets || of_person >= person_sockets {
            let most = if of_address >= sockets { sockets } else { person_sockets };
            let how = format!("there are {most} open WebSockets of yours already: close one first");
            return Err(Error::new(Kind::TooManyRequests, how));
        }
        *open.by_address.entry(from).or_default() += 1;
        *open.by_person.entry(person.to_owned()).or_default() += 1;
        Ok(SocketTicket { sockets: Arc::clone(&self.sockets), from, person: person.to_owned() })
    }

    /// The limits of messages over one WebSocket of a person, who may have others.
    pub(crate) fn messages(&self, person: &str) -> MessageLimits {
        let mut known = self.person_messages.lock().unwrap_or_else(PoisonError::into_inner);
        let of_person = if let Some(limiter) = known.get(person) {
            Arc::clone(limiter)
        } else {
            let limiter = Arc::new(a_second(self.limits.person_messages));
            known.insert(person.to_owned(), Arc::clone(&limiter));
            limiter
        };
        MessageLimits { of_socket: a_second(self.limits.messages), of_person }
    }

    /// Forgets visitors who have not been here for a while.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.person_requests.retain_recent();
        self.sign_ins.retain_recent();
        self.login_sign_ins.retain_recent();
        self.login_sign_ins_anywhere.retain_recent();
        self.accounts.retain_recent();
        self.words.retain_recent();
        // After a second a new one allows as much as an old one.
        let mut messages = self.person_messages.lock().unwrap_or_else(PoisonError::into_inner);
        messages.retain(|_, limiter| Arc::strong_count(limiter) > 1);
        drop(messages);
        self.copies.retain_recent();
        self.copies_from.retain_recent();
    }
}

/// The limits of one WebSocket, looked up once: a message finds them without a search.
pub(crate) struct MessageLimits {
    of_socket: DefaultDirectRateLimiter,
    of_person: Arc<DefaultDirectRateLimiter>,
}

impl MessageLimits {
    /// Counts a message.
    pub(crate) fn message(&self) -> Result<()> {
        self.of_socket.check().and_then(|()| self.of_person.check()).map_err(wait)
    }
}

#[derive(Default)]
struct OpenSockets {
    by_address: HashMap<IpAddr, u32>,
    by_person: HashMap<String, u32>,
}

/// An open WebSocket.
pub(crate) struct SocketTicket {
    sockets: Arc<Mutex<OpenSockets>>,
    from: IpAddr,
    person: String,
}

impl Drop for SocketTicket {
    fn drop(&mut self) {
        let mut open = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        one_less(&mut open.by_address, &self.from);
        one_less(&mut open.by_person, &self.person);
    }
}

fn one_less<K: Hash + Eq>(counts: &mut HashMap<K, u32>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

fn a_minute<K: Hash + Eq + Clone>(number: u32) -> DefaultKeyedRateLimiter<K> {
    RateLimiter::keyed(Quota::per_minute(at_least_one(number)))
}

fn an_hour<K: Hash + Eq + Clone>(number: u32) -> DefaultKeyedRateLimiter<K> {
    RateLimiter::keyed(Quota::per_hour(at_least_one(number)))
}

fn a_second(number: u32) -> DefaultDirectRateLimiter {
    RateLimiter::direct(Quota::per_second(at_least_one(number)))
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limiters(limits: Limits) -> Limiters {
        Limiters::new(limits)
    }

    #[test]
    fn an_address_of_the_sixth_version_counts_as_its_network() {
        for (prefix, address, household) in [
            (64, "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
            (64, "2001:db8:1:2:ffff::", "2001:db8:1:2::"),
            (64, "2001:db8:1:3::1", "2001:db8:1:3::"),
            (48, "2001:db8:1:2:3:4:5:6", "2001:db8:1::"),
            (128, "2001:db8::1", "2001:db8::1"),
            (0, "2001:db8::1", "::"),
            (64, "::ffff:203.0.113.7", "203.0.113.7"),
            (64, "203.0.113.7", "203.0.113.7"),
        ] {
            let limiters = limiters(Limits { ipv6_prefix: prefix, ..Limits::default() });
            assert_eq!(
                limiters.household(address.parse().unwrap()).to_string(),
                household,
                "{address}/{prefix}"
            );
        }
    }

    #[test]
    fn a_person_with_many_addresses_meets_the_limits_of_a_person() {
        let limiters = limiters(Limits { person_requests: 3, person_sockets: 2, ..Limits::default() });
        let address = |last| IpAddr::from([10, 0, 0, last]);
        let asked = (0..9).filter(|_| limiters.person_request("anna").is_ok()).count();
        assert_eq!(asked, 3);
        assert!(limiters.person_request("ben").is_ok());
        let first = limiters.socket(address(1), "anna").unwrap();
        let _second = limiters.socket(address(2), "anna").unwrap();
        assert!(limiters.socket(address(3), "anna").is_err());
        drop(first);
        assert!(limiters.socket(address(3), "anna").is_ok());
        let open = limiters.messages("anna");
        let sent = (0..1000).filter(|_| limiters.messages("anna").message().is_ok()).count();
        assert!(sent < 1000, "many sockets, one person");
        limiters.tidy();
        assert!(open.message().is_err(), "whoever is there is not forgotten");
        assert!(limiters.messages("ben").message().is_ok());
        drop(open);
        limiters.tidy();
        assert_eq!(limiters.person_messages.lock().unwrap().len(), 0);
    }

    #[test]
    fn a_login_cannot_be_guessed_from_many_addresses_and_its_owner_still_gets_in() {
        let limits = Limits { login_sign_ins: 5, login_sign_ins_anywhere: 20, ..Limits::default() };
        let limiters = limiters(limits);
        let home = IpAddr::from([10, 0, 0, 1]);
        limiters.login("anna", home).unwrap();
        limiters.signed_in("anna", home);
        let guesses =
            |last| (0..9).filter(|_| limiters.login("anna", IpAddr::from([10, 0, 1, last])).is_ok()).count();
        let from_one = guesses(0);
        assert_eq!(from_one, 5);
        let from_everywhere: usize = (1..100).map(guesses).sum();
        assert!(from_everywhere < 20, "{from_everywhere}");
        assert!(limiters.login("anna", home).is_ok(), "who has signed in from here may do so again");
        assert!(limiters.login("ben", IpAddr::from([10, 0, 1, 0])).is_ok());
    }
}
