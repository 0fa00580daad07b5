//! What can go wrong with a database.

/// Why something was not stored or found. Nobody outside the server is told more than that.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite says so.
    #[error("SQLite: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// PostgreSQL says so.
    #[error("PostgreSQL: {0}")]
    Postgres(#[from] postgres::Error),
    /// The connection to PostgreSQL cannot be kept private as the address wants it.
    #[error("TLS to PostgreSQL: {0}")]
    Tls(String),
    /// The address of the database cannot be used.
    #[error("a database is `sqlite:PATH` or `postgres://…`, not `{0}`")]
    Address(String),
    /// The folder for the file cannot be made.
    #[error("cannot make the folder for {path}: {error}")]
    Folder {
        /// The file.
        path: String,
        /// What the system says.
        error: std::io::Error,
    },
    /// The database was written by a later version of the program.
    #[error(
        "the database is at version {found}, this program knows {known}: start a newer program, or use another database"
    )]
    TooNew {
        /// The version of the database.
        found: i64,
        /// The last one that we know.
        known: i64,
    },
    /// Something that should never be.
    #[error("the database holds something unexpected: {0}")]
    Unexpected(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// Whether a new connection may help.
    pub(crate) fn is_disconnect(&self) -> bool {
        matches!(self, StoreError::Postgres(error) if error.is_closed())
    }
}
