//! What one person may have going on at a time, and all people from one address.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use steading_store::{MostTables, Opened};

use crate::error::{Error, Result};
use crate::settings::Limits;
use crate::turns::Account;

/// Several people share an address, at home or at a school: together they may have so many times as much as one. Whoever makes
/// guests without end has no more than that.
pub(crate) const PER_ADDRESS: u32 = 4;

/// Hints that one person waits for.
const HINTS: u32 = 1;
/// Finished games that bots look at for one person.
const ANALYSES: u32 = 5;

/// What is going on, by whom it was asked for.
#[derive(Default)]
pub(crate) struct Quotas {
    hints: Counts,
    analyses: Counts,
}

impl Quotas {
    /// Counts a hint until the ticket is dropped.
    pub(crate) fn hint(&self, account: &Account) -> Result<Ticket> {
        let full = || Error::too_many_at_once("you wait for a hint already: look at that one first");
        self.hints.count(account, HINTS).ok_or_else(full)
    }

    /// Counts an analysis until the ticket is dropped.
    pub(crate) fn analysis(&self, account: &Account) -> Result<Ticket> {
        let full = || {
            Error::too_many_at_once(format!(
                "bots look at {ANALYSES} of your games already: wait until one of them is done"
            ))
        };
        self.analyses.count(account, ANALYSES).ok_or_else(full)
    }
}

/// The tables without an end that there may be.
pub(crate) fn most_tables(limits: Limits) -> MostTables {
    MostTables {
        of_host: limits.tables,
        of_origin: limits.tables.saturating_mul(PER_ADDRESS),
        in_lobby_of_host: limits.lobby,
        in_lobby_of_origin: limits.lobby.saturating_mul(PER_ADDRESS),
    }
}

/// What became of a table that was to be opened.
pub(crate) fn opened(outcome: Opened) -> Result<()> {
    match outcome {
        Opened::Done => Ok(()),
        Opened::TooMany => Err(Error::too_many_at_once(
            "you have too many tables whose games are not over: finish, give up or close some of them first",
        )),
        Opened::TooManyInLobby => Err(Error::too_many_at_once(
            "too many of your tables wait for players in the lobby: close some, or open a private one",
        )),
    }
}

/// How much of one kind goes on, by person and by address.
#[derive(Clone, Default)]
struct Counts(Arc<Mutex<HashMap<String, u32>>>);

/// Something that goes on.
pub(crate) struct Ticket {
    counts: Counts,
    names: [String; 2],
}

impl Counts {
    /// Counts one more, unless there are as many as one person or one address may have.
    fn count(&self, account: &Account, most: u32) -> Option<Ticket> {
        let names = [format!("person {}", account.person), format!("address {}", account.origin)];
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let limits = names.iter().zip([most, most * PER_ADDRESS]);
        for (name, limit) in limits {
            if known.get(name).is_some_and(|&count| count >= limit) {
                return None;
            }
        }
        for name in &names {
            *known.entry(name.clone()).or_default() += 1;
        }
        drop(known);
        Some(Ticket { counts: self.clone(), names })
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut known = self.counts.0.lock().unwrap_or_else(PoisonError::into_inner);
        for name in &self.names {
            if let Some(count) = known.get_mut(name) {
                *count -= 1;
                if *count == 0 {
                    known.remove(name);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_of_one_address_have_no_more_than_four_people() {
        let counts = Counts::default();
        let account = |origin: &str, person: u32| Account {
            origin: origin.to_owned(),
            person: format!("guest {person}"),
        };
        let mut tickets: Vec<Ticket> =
            (0..10).filter_map(|person| counts.count(&account("a", person), 1)).collect();
        assert_eq!(tickets.len(), 4);
        assert!(counts.count(&account("b", 0), 1).is_none(), "the same person from elsewhere");
        assert!(counts.count(&account("b", 50), 1).is_some());
        tickets.pop();
        assert!(counts.count(&account("a", 9), 1).is_some());
        tickets.clear();
        assert!(counts.0.lock().is_ok_and(|known| known.is_empty()));
    }
}
