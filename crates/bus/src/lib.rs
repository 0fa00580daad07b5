//! News between servers that share a database.
//!
//! A server that has written something tells the others where to look. Nothing that comes over the bus is believed: whoever hears of
//! an entry reads it in the database. So a message may be lost, doubled or late; the next one, or a look from time to time, heals it.
//!
//! There are two wires ([`Wire`]): LISTEN and NOTIFY of PostgreSQL, which needs nothing else and does for a few servers, and NATS for
//! more. With NATS the other one is the spare: it carries the news while NATS is away.
//!
//! ```
//! # async fn example() {
//! use steading_bus::{Bus, Heard, News, Wire};
//! let (bus, mut ear) = Bus::open(vec![Wire::Postgres("postgres://steading@db/steading".to_owned())], "one of us");
//! bus.tell(News::Log { table: "x7Kp".to_owned(), entries: 12 });
//! match ear.next().await {
//!     Heard::News { news, .. } => println!("look at {news:?}"),
//!     Heard::Missed => println!("look at everything"),
//! }
//! # }
//! ```

mod nats;
mod news;
mod postgres;
mod queue;
mod wire;

pub use news::News;
pub use wire::{BadWire, Wire};

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::mpsc;

use queue::Queue;

/// What may wait to be read by the server, in messages.
const UNREAD: usize = 10_000;

/// A way to tell the other servers something. Without a wire there are none.
#[derive(Default)]
pub struct Bus {
    /// The wire to use first comes first.
    lines: Vec<Line>,
}

/// One wire, as those who tell see it.
struct Line {
    wire: &'static str,
    queue: Arc<Queue>,
    is_up: Arc<AtomicBool>,
}

/// What another server has told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// Something has changed.
    News {
        /// The server that says so.
        from: String,
        /// What it says.
        news: News,
    },
    /// The wire was cut for a while, or more was told than could be read: anything may have changed.
    Missed,
}

/// Where news come in.
pub struct Ear(mpsc::Receiver<Heard>);

impl Bus {
    /// Connects to the wires, now or as soon as that is possible. What this server tells itself it does not hear.
    pub fn open(wires: Vec<Wire>, node: &str) -> (Bus, Ear) {
        let (heard, ear) = mpsc::channel(UNREAD);
        let lines = wires.into_iter().map(|wire| {
            let (queue, is_up) = (Arc::<Queue>::default(), Arc::<AtomicBool>::default());
            let line = Line { wire: wire.name(), queue: Arc::clone(&queue), is_up: Arc::clone(&is_up) };
            let end = End { node: node.to_owned(), queue, is_up, heard: heard.clone() };
            match wire {
                Wire::Postgres(url) => drop(tokio::spawn(postgres::carry(url, end))),
                Wire::Nats(url) => drop(tokio::spawn(nats::carry(url, end))),
            }
            line
        });
        (Bus { lines: lines.collect() }, Ear(ear))
    }

    /// Whether there are other servers to tell.
    pub fn is_shared(&self) -> bool {
        !self.lines.is_empty()
    }

    /// Tells the other servers, soon. This never waits; while all wires are cut, only so much is kept.
    pub fn tell(&self, news: News) {
        let up = self.lines.iter().find(|line| line.is_up());
        if let Some(line) = up.or_else(|| self.lines.first()) {
            line.queue.push(news);
        }
    }

    /// The wires that are cut just now.
    pub fn cut(&self) -> impl Iterator<Item = &'static str> {
        self.lines.iter().filter(|line| !line.is_up()).map(|line| line.wire)
    }
}

impl Line {
    fn is_up(&self) -> bool {
        self.is_up.load(Ordering::Relaxed)
    }
}

impl Ear {
    /// The next thing that another server tells. Without a wire nothing ever comes.
    pub async fn next(&mut self) -> Heard {
        match self.0.recv().await {
            Some(heard) => heard,
            None => std::future::pending().await,
        }
    }
}

/// Our end of a wire, as the wire sees it.
struct End {
    node: String,
    queue: Arc<Queue>,
    is_up: Arc<AtomicBool>,
    heard: mpsc::Sender<Heard>,
}

impl End {
    /// Passes on what came over the wire.
    fn hear(&self, payload: &[u8]) {
        let Some((from, all)) = news::read(payload) else { return };
        if from != self.node {
            for news in all {
                self.pass_on(Heard::News { from: from.clone(), news });
            }
        }
    }

    fn pass_on(&self, heard: Heard) {
        // If the server is too busy to listen, the looks from time to time are there for it.
        let _ = self.heard.try_send(heard);
    }

    /// The wire carries again, or does not. What was told meanwhile is gone.
    fn is_now(&self, up: bool) {
        if self.is_up.swap(up, Ordering::Relaxed) != up && up {
            self.pass_on(Heard::Missed);
        }
    }
}
