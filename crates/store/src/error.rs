//! Errors of the database, and what helps against them.

use rusqlite::ErrorCode;
use rusqlite::ffi::{SQLITE_IOERR_DIR_FSYNC, SQLITE_IOERR_FSYNC};
use tokio_postgres::error::SqlState;

/// An error of the store. Clients are told only that there was one, and whether anything may have changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// An error of SQLite.
    #[error("{}", words(.0))]
    Sqlite(#[from] rusqlite::Error),
    /// An error of PostgreSQL.
    #[error("PostgreSQL: {0}")]
    Postgres(#[from] tokio_postgres::Error),
    /// TLS to PostgreSQL failed, or its settings are invalid.
    #[error("TLS to PostgreSQL: {0}")]
    Tls(String),
    /// Not the address of a database.
    #[error("a database is `sqlite:PATH` or `postgres://…`, not `{0}`")]
    Address(String),
    /// The folder for the file cannot be made.
    #[error("cannot make the folder for {path}: {error}")]
    Folder {
        /// The file.
        path: String,
        /// The error of the system.
        error: std::io::Error,
    },
    /// The file cannot be used.
    #[error("cannot use {path}: {}", words(.error))]
    File {
        /// The file.
        path: String,
        /// What SQLite says.
        error: rusqlite::Error,
    },
    /// The file can be read, but not written.
    #[error("cannot write to {path}: give this user the right to, or name another file with --db")]
    Unwritable {
        /// The file.
        path: String,
    },
    /// The database was written by a later version of the program.
    #[error(
        "the database is at version {found}, this program knows {known}: start a newer program, or use another database"
    )]
    TooNew {
        /// The version of the database.
        found: i64,
        /// The latest version that this program knows.
        known: i64,
    },
    /// A violated invariant.
    #[error("the database holds something unexpected: {0}")]
    Unexpected(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// PostgreSQL takes what it is sent and says nothing.
    #[error("PostgreSQL has not answered for {seconds} seconds")]
    Silent {
        /// For how long somebody waited.
        seconds: u64,
    },
    /// The database could not be asked in time; nothing was changed.
    #[error("the database could not be asked in time: {why}")]
    Away {
        /// What kept it.
        trouble: Trouble,
        /// What it said last.
        why: String,
    },
    /// The connection broke while the change was made final, and nobody knows whether it was.
    #[error("the connection broke while the database wrote: it may have been done")]
    Uncertain,
    /// The disk lost what it was to keep. Nothing in memory can be relied on any more: the process must end and begin anew from what
    /// is on disk.
    #[error("the disk could not keep what was written: {0}")]
    Lost(String),
}

/// What can be wrong with the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// It cannot be reached, or does not answer.
    Away,
    /// Others keep it busy.
    Busy,
    /// There is no room left on its disk.
    Full,
    /// It can only be read.
    ReadOnly,
    /// Its file is damaged.
    Damaged,
    /// Its disk has lost what it was to keep.
    Lost,
    /// Something else.
    Other,
}

/// What to do about an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Remedy {
    /// A new connection, and the same again.
    Reconnect,
    /// The same again, a little later.
    Wait,
    /// Nothing: whoever asked must be told.
    Tell,
    /// The process must end.
    End,
}

impl StoreError {
    /// This was in the way for too long.
    pub(crate) fn too_long(&self) -> StoreError {
        StoreError::Away { trouble: self.trouble(), why: self.to_string() }
    }

    /// What is wrong with the database.
    pub fn trouble(&self) -> Trouble {
        match self {
            StoreError::Sqlite(error) | StoreError::File { error, .. } => trouble_of_sqlite(error),
            StoreError::Postgres(error) => trouble_of_postgres(error),
            StoreError::Away { trouble, .. } => *trouble,
            StoreError::Silent { .. } | StoreError::Uncertain => Trouble::Away,
            StoreError::Unwritable { .. } => Trouble::ReadOnly,
            StoreError::Lost(_) => Trouble::Lost,
            StoreError::Tls(_)
            | StoreError::Address(_)
            | StoreError::Folder { .. }
            | StoreError::TooNew { .. }
            | StoreError::Unexpected(_)
            | StoreError::Closed => Trouble::Other,
        }
    }

    pub(crate) fn remedy(&self) -> Remedy {
        match self.trouble() {
            Trouble::Away => Remedy::Reconnect,
            // A server that was demoted: the next connection leads to the one that took its place.
            Trouble::ReadOnly if matches!(self, StoreError::Postgres(_)) => Remedy::Reconnect,
            Trouble::Busy => Remedy::Wait,
            Trouble::Full | Trouble::ReadOnly | Trouble::Damaged | Trouble::Other => Remedy::Tell,
            Trouble::Lost => Remedy::End,
        }
    }
}

fn words(error: &rusqlite::Error) -> String {
    if trouble_of_sqlite(error) == Trouble::Damaged {
        return format!("the file of the database is damaged ({error}): put back a backup");
    }
    format!("SQLite: {error}")
}

/// A failed `fsync` is the end: the system may have dropped what it could not write, and says so only once, so that the next
/// `fsync` succeeds without it. A failed write is not: SQLite takes the transaction back and nothing has been acknowledged. Nor is
/// damage in the file: what is not damaged can still be played, and a restart would mend nothing.
fn trouble_of_sqlite(error: &rusqlite::Error) -> Trouble {
    let Some(error) = error.sqlite_error() else { return Trouble::Other };
    if [SQLITE_IOERR_FSYNC, SQLITE_IOERR_DIR_FSYNC].contains(&error.extended_code) {
        return Trouble::Lost;
    }
    // The enum of the library is open.
    match error.code {
        ErrorCode::DiskFull => Trouble::Full,
        ErrorCode::ReadOnly => Trouble::ReadOnly,
        ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => Trouble::Damaged,
        ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Trouble::Busy,
        _ => Trouble::Other,
    }
}

fn trouble_of_postgres(error: &tokio_postgres::Error) -> Trouble {
    let Some(state) = error.code() else {
        use std::error::Error as _;
        let broken = error.source().is_some_and(<dyn std::error::Error>::is::<std::io::Error>);
        return if error.is_closed() || broken { Trouble::Away } else { Trouble::Other };
    };
    if *state == SqlState::READ_ONLY_SQL_TRANSACTION {
        Trouble::ReadOnly
    } else if [SqlState::DISK_FULL, SqlState::INSUFFICIENT_RESOURCES].contains(state) {
        Trouble::Full
    } else if [SqlState::LOCK_NOT_AVAILABLE, SqlState::QUERY_CANCELED].contains(state) {
        Trouble::Busy
    } else if state.code().starts_with("08") || GOING.contains(state) {
        Trouble::Away
    } else {
        Trouble::Other
    }
}

/// The server shuts down, crashed or starts; or has ended the connection.
const GOING: [SqlState; 6] = [
    SqlState::ADMIN_SHUTDOWN,
    SqlState::CRASH_SHUTDOWN,
    SqlState::CANNOT_CONNECT_NOW,
    SqlState::IDLE_SESSION_TIMEOUT,
    SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
    SqlState::TOO_MANY_CONNECTIONS,
];
