//! Addresses of databases.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use crate::StoreError;
use crate::postgres::Postgres;
use crate::sql::Sql;
use crate::sqlite::Sqlite;

/// The address of a database: `sqlite:PATH` or `postgres://…`.
#[derive(Clone, PartialEq, Eq)]
pub enum Address {
    /// A file.
    Sqlite(PathBuf),
    /// A server.
    Postgres(String),
}

impl Address {
    pub(crate) fn open(&self) -> Result<Box<dyn Sql + Send>, StoreError> {
        match self {
            Address::Sqlite(path) => {
                if let Some(folder) = path.parent() {
                    std::fs::create_dir_all(folder)
                        .map_err(|error| StoreError::Folder { path: path.display().to_string(), error })?;
                }
                Ok(Box::new(Sqlite::open(path)?))
            }
            Address::Postgres(url) => Ok(Box::new(Postgres::open(url)?)),
        }
    }
}

impl FromStr for Address {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Address, StoreError> {
        if let Some(path) = text.strip_prefix("sqlite:").filter(|path| !path.is_empty()) {
            return Ok(Address::Sqlite(PathBuf::from(path)));
        }
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Address::Postgres(text.to_owned()));
        }
        Err(StoreError::Address(text.to_owned()))
    }
}

/// Passwords inside the address are not shown.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            Address::Postgres(url) => {
                let place = url.rsplit_once('@').map_or(url.as_str(), |(_, place)| place);
                let place = place.trim_start_matches("postgres://").trim_start_matches("postgresql://");
                write!(f, "postgres://{}", place.split('?').next().unwrap_or_default())
            }
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_name_a_file_or_a_server_and_hide_passwords() {
        let shown = |text: &str| text.parse::<Address>().map(|address| address.to_string()).ok();
        assert_eq!(shown("sqlite:games.db").as_deref(), Some("sqlite:games.db"));
        assert_eq!(shown("postgres://me:secret@db:5432/x?y=z").as_deref(), Some("postgres://db:5432/x"));
        assert_eq!(shown("postgres://db/x").as_deref(), Some("postgres://db/x"));
        for wrong in ["", "sqlite:", "mysql://x", "games.db"] {
            assert_eq!(shown(wrong), None, "{wrong}");
        }
    }
}
