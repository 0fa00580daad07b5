//! A queue for what only few can have at a time, such as a processor for a bot.
//!
//! It turns by who asks: next is the address that was served longest ago, there the person who was served longest ago, and of
//! that person's wishes the oldest. A long list of wishes makes nobody wait but whoever made it. Wishes of people go before those that
//! nobody waits for.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// Those who were served last are remembered for so many turns of others.
const REMEMBERED: u64 = 10_000;

/// How urgent a wish is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Urgency {
    /// Somebody waits for it.
    People,
    /// Bots play among themselves, or a finished game is looked at.
    Background,
}

/// On whose account something is done.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Account {
    /// The address that they came from.
    pub(crate) origin: String,
    /// The person.
    pub(crate) person: String,
}

/// The queue. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Turns(Arc<Mutex<Line>>);

struct Line {
    free: usize,
    waiting: Vec<Wish>,
    /// How many wishes came and how many turns were given.
    count: u64,
    /// When origins and people were served last.
    served: HashMap<String, u64>,
}

struct Wish {
    urgency: Urgency,
    account: Account,
    number: u64,
    reply: oneshot::Sender<Turn>,
}

/// The right to go ahead, until it is dropped.
pub(crate) struct Turn(Option<Turns>);

impl Turns {
    /// So many can go ahead at a time.
    pub(crate) fn new(at_a_time: usize) -> Turns {
        let line = Line { free: at_a_time, waiting: Vec::new(), count: 0, served: HashMap::new() };
        Turns(Arc::new(Mutex::new(line)))
    }

    /// Waits for a turn.
    pub(crate) async fn take(&self, account: &Account, urgency: Urgency) -> Turn {
        let (reply, granted) = oneshot::channel();
        {
            let mut line = self.lock();
            if line.free > 0 {
                line.free -= 1;
                line.serve(account);
                return Turn(Some(self.clone()));
            }
            let number = line.tick();
            line.waiting.push(Wish { urgency, account: account.clone(), number, reply });
        }
        // The line lives as long as this queue, and every wish in it is granted some time.
        granted.await.unwrap_or(Turn(None))
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.lock().waiting.len()
    }

    fn lock(&self) -> MutexGuard<'_, Line> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody is done: next, please.
    fn pass_on(&self) {
        loop {
            let next = {
                let mut line = self.lock();
                let next = line.next();
                if next.is_none() {
                    line.free += 1;
                }
                next
            };
            let Some(reply) = next else { return };
            match reply.send(Turn(Some(self.clone()))) {
                Ok(()) => return,
                // Nobody waits for that one any more.
                Err(mut turn) => turn.0 = None,
            }
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(turns) = self.0.take() {
            turns.pass_on();
        }
    }
}

impl Line {
    fn tick(&mut self) -> u64 {
        self.count += 1;
        self.count
    }

    /// Whose turn it is.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let last = |name: &String| self.served.get(name).copied().unwrap_or(0);
        let order =
            |wish: &Wish| (wish.urgency, last(&wish.account.origin), last(&wish.account.person), wish.number);
        let (place, _) = self.waiting.iter().enumerate().min_by_key(|(_, wish)| order(wish))?;
        let wish = self.waiting.swap_remove(place);
        self.serve(&wish.account);
        Some(wish.reply)
    }

    fn serve(&mut self, account: &Account) {
        let now = self.tick();
        self.served.insert(account.origin.clone(), now);
        self.served.insert(account.person.clone(), now);
        if self.served.len() as u64 > REMEMBERED {
            self.served.retain(|_, served| now - *served < REMEMBERED / 4);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

    use std::sync::mpsc;

    use super::*;

    /// Everybody wants a turn while somebody has the only one; in which order they get it.
    async fn order(wishes: &[(&str, &str, Urgency)]) -> Vec<String> {
        let turns = Turns::new(1);
        let account =
            |origin: &str, person: &str| Account { origin: origin.to_owned(), person: person.to_owned() };
        let first = turns.take(&account("elsewhere", "nobody"), Urgency::People).await;
        let (tell, told) = mpsc::channel();
        let mut tasks = Vec::new();
        for (index, &(origin, person, urgency)) in wishes.iter().enumerate() {
            let (line, tell, account) = (turns.clone(), tell.clone(), account(origin, person));
            tasks.push(tokio::spawn(async move {
                let turn = line.take(&account, urgency).await;
                tell.send(account.person.clone()).unwrap();
                drop(turn);
            }));
            while turns.waiting() <= index {
                tokio::task::yield_now().await;
            }
        }
        drop((first, tell));
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(turns.lock().free, 1);
        told.iter().collect()
    }

    #[tokio::test]
    async fn turns_go_round_by_address_and_by_person() {
        use Urgency::{Background, People};
        let got = order(&[
            ("a", "greedy", People),
            ("a", "greedy", People),
            ("a", "greedy", People),
            ("a", "guest of greedy", People),
            ("b", "ben", Background),
            ("c", "cleo", People),
            ("c", "cleo", People),
        ])
        .await;
        assert_eq!(got, ["greedy", "cleo", "guest of greedy", "cleo", "greedy", "greedy", "ben"]);
    }

    #[tokio::test]
    async fn who_goes_away_is_passed_over() {
        let turns = Turns::new(1);
        let account = Account { origin: "a".to_owned(), person: "anna".to_owned() };
        let first = turns.take(&account, Urgency::People).await;
        let gone = tokio::spawn({
            let (turns, account) = (turns.clone(), account.clone());
            async move { drop(turns.take(&account, Urgency::People).await) }
        });
        while turns.waiting() == 0 {
            tokio::task::yield_now().await;
        }
        gone.abort();
        let _ = gone.await;
        drop(first);
        drop(turns.take(&account, Urgency::People).await);
        assert_eq!((turns.waiting(), turns.lock().free), (0, 1));
    }
}
