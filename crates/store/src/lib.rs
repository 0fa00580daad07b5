//! The event store of the server: tables with their logs, people, chat, results and analyses, in SQLite or PostgreSQL.
//!
//! The source of truth about a game is the append-only log of its table, with entries numbered from 0 ([`Store::append`]). The
//! number is part of the key, so two servers can never write different entries with the same number: one of them gets
//! [`Appended::Taken`] and reads the log again. Nor can a log have a gap: an entry needs the one before it. Everything else about a
//! table can be computed from its log.
//!
//! ```
//! # async fn example() -> Result<(), steading_store::StoreError> {
//! use steading_store::Store;
//! let store = Store::open(&"sqlite:games.db".parse()?)?;
//! if let Some(saved) = store.load_table("x7Kp").await? {
//!     println!("{} entries of {}", saved.entries.len(), saved.table.game);
//! }
//! # Ok(())
//! # }
//! ```
//!
//! The tour: `sql.rs` is the subset of SQL that both databases share, `sqlite.rs` and `postgres.rs` (with `tls.rs`) implement it;
//! `worker.rs` has the threads, group commit and retries, `disk.rs` the end of them, `tails.rs` what a writer remembers of the logs; the
//! other files are one topic each, written once for both.
//! Nothing here knows the rules of a game or the contents of an entry.

mod address;
mod analyses;
mod chat;
mod clearing;
mod data;
mod deletion;
mod disk;
mod error;
mod keys;
mod log;
mod migrate;
mod own;
mod people;
mod postgres;
mod pulse;
mod sql;
mod sqlite;
mod statistics;
mod tables;
mod tails;
mod tls;
mod worker;

pub use address::Address;
pub use analyses::Analysis;
pub use chat::Said;
pub use clearing::Cleared;
pub use deletion::DELETED;
pub use error::{StoreError, Trouble};
pub use keys::{Key, KeyKind, Scope};
pub use log::{Append, Appended, EntryRow, GameResult, Standing};
pub use own::{OwnResult, OwnWords};
pub use people::Person;
pub use pulse::Outage;
pub use statistics::Statistics;
pub use tables::{Changed, MostTables, Opened, Saved, SeatRow, Status, TableRow, Which};
pub use tls::read as postgres_settings;

use worker::Worker;

/// A database. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Store {
    worker: Worker,
}

impl Store {
    /// Opens a database and migrates it.
    pub fn open(address: &Address) -> Result<Store, StoreError> {
        Ok(Store { worker: Worker::start(address)? })
    }

    /// Comes true when the disk has lost what it was to keep, with what it says: then the process must end, since nothing in memory
    /// can be relied on. From then on nothing is reported as written.
    pub async fn lost(&self) -> StoreError {
        StoreError::Lost(self.worker.lost().await)
    }

    /// Whether the database answers.
    pub async fn is_alive(&self) -> bool {
        self.worker.read(|sql| sql.query("SELECT 1", &[]).map(|_| ())).await.is_ok()
    }
}
