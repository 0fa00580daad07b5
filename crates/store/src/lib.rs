//! What the server remembers: tables with their logs, people, chat, results and analyses, in SQLite or PostgreSQL.
//!
//! The truth about a game is the log of its table: entries numbered from 0 that are only ever added ([`Store::append`]).
//! The number is part of the key, so two servers can never add different entries in the same place: one is told
//! [`Appended::Taken`] and looks again. Everything else about a table can be computed from its log.
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
//! The tour: `sql.rs` is the little of SQL that both databases share, `sqlite.rs` and `postgres.rs` (with `tls.rs`) speak it; `worker.rs`
//! has the threads and the group commit; the other files are one topic each, written once for both.
//! Nothing here knows a rule of any game, or what stands in an entry.

mod address;
mod analyses;
mod chat;
mod clearing;
mod error;
mod log;
mod migrate;
mod people;
mod postgres;
mod sql;
mod sqlite;
mod statistics;
mod tables;
mod tls;
mod worker;

pub use address::Address;
pub use analyses::Analysis;
pub use chat::Said;
pub use clearing::Cleared;
pub use error::StoreError;
pub use log::{Append, Appended, Entry, GameResult, Standing};
pub use people::{Key, KeyKind, Person};
pub use statistics::Statistics;
pub use tables::{Changed, Saved, Seat, Status, Table, Which};

use worker::Worker;

/// A database. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Store {
    worker: Worker,
}

impl Store {
    /// Opens a database and brings it up to date.
    pub fn open(address: &Address) -> Result<Store, StoreError> {
        Ok(Store { worker: Worker::start(address)? })
    }

    /// Whether the database answers.
    pub async fn is_alive(&self) -> bool {
        self.worker.read(|sql| sql.query("SELECT 1", &[]).map(|_| ())).await.is_ok()
    }
}
