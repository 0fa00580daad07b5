//! Errors of the database.

/// An error of the store. Clients are told only that there was one.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// An error of SQLite.
    #[error("SQLite: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// An error of PostgreSQL.
    #[error("PostgreSQL: {0}")]
    Postgres(#[from] postgres::Error),
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
}

impl StoreError {
    /// Whether a retry with a new connection may help.
    pub(crate) fn is_disconnect(&self) -> bool {
        matches!(self, StoreError::Postgres(error) if error.is_closed())
    }
}
