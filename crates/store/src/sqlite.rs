//! SQLite: one file with a write-ahead log (WAL), and every commit on disk before it is reported.
//!
//! A reader makes checkpoints ([`Sql::tidy`]), so that hardly any commit waits for one. Only when the log reaches 128 MB does the
//! writer make it (`worker.rs`). SQLite itself makes none: it would tell nobody that one failed.

use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, MAIN_DB, ToSql, params_from_iter};

use crate::StoreError;
use crate::log::Append;
use crate::sql::{Fate, Mark, Row, Sql, Value};
use crate::tails::Tails;

/// How long another program may keep the file to itself before a job is tried again.
const BUSY: Duration = Duration::from_secs(2);

/// A connection to a file.
pub(crate) struct Sqlite {
    connection: Connection,
    tails: Tails,
    /// What SQLite calls the version of the data: it changes when another connection commits.
    data_version: i64,
    /// A transaction has begun and was not committed yet.
    is_open: bool,
}

impl Sqlite {
    pub(crate) fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let cannot = |error| StoreError::File { path: path.display().to_string(), error };
        let connection = Connection::open(path).map_err(cannot)?;
        connection.busy_timeout(BUSY)?;
        connection.set_prepared_statement_cache_capacity(64);
        // Query plans do not depend on parameter values (QPSG), so that a statement is prepared once.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        connection
            .execute_batch(
                "PRAGMA journal_mode = WAL;
             PRAGMA synchronous = FULL;
             PRAGMA foreign_keys = ON;
             PRAGMA cache_size = -16384;
             PRAGMA wal_autocheckpoint = 0;",
            )
            .map_err(cannot)?;
        // Where SQLite may not write, it reads.
        if connection.is_readonly(MAIN_DB)? {
            return Err(StoreError::Unwritable { path: path.display().to_string() });
        }
        Ok(Sqlite { connection, tails: Tails::default(), data_version: 0, is_open: false })
    }
}

impl Sql for Sqlite {
    fn execute(&mut self, statement: &'static str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        let mut statement = self.connection.prepare_cached(statement)?;
        Ok(statement.execute(params_from_iter(values))? as u64)
    }

    fn query(&mut self, statement: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>, StoreError> {
        let mut statement = self.connection.prepare_cached(statement)?;
        let columns = statement.column_count();
        let rows = statement.query_map(params_from_iter(values), |row| {
            let value = |column| {
                Ok(match row.get_ref(column)? {
                    ValueRef::Integer(number) => Value::Number(number),
                    ValueRef::Text(text) => Value::Text(String::from_utf8_lossy(text).into_owned().into()),
                    ValueRef::Null | ValueRef::Real(_) | ValueRef::Blob(_) => Value::Null,
                })
            };
            (0..columns).map(value).collect::<rusqlite::Result<_>>().map(Row)
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    fn batch(&mut self, statements: &str) -> Result<(), StoreError> {
        Ok(self.connection.execute_batch(statements)?)
    }

    fn begin(&mut self) -> Result<Option<Mark>, StoreError> {
        self.batch("BEGIN IMMEDIATE")?;
        let mut statement = self.connection.prepare_cached("PRAGMA data_version")?;
        let version = statement.query_row([], |row| row.get(0))?;
        let others_wrote = std::mem::replace(&mut self.data_version, version) != version;
        let was_open = std::mem::replace(&mut self.is_open, true);
        if others_wrote || was_open {
            self.tails.forget();
        }
        Ok(None)
    }

    fn commit(&mut self) -> Result<(), StoreError> {
        self.batch("COMMIT")?;
        self.is_open = false;
        Ok(())
    }

    fn rollback(&mut self) -> Result<(), StoreError> {
        // After most errors SQLite has done so already.
        if self.connection.is_autocommit() { Ok(()) } else { self.batch("ROLLBACK") }
    }

    fn fate(&mut self, _: &Mark) -> Result<Fate, StoreError> {
        // It runs in this process: what came of a commit is what it says.
        Ok(Fate::Unknown)
    }

    fn add_entries(&mut self, _: &[&Append]) -> Result<Option<Vec<bool>>, StoreError> {
        // It runs in this process: a statement costs no way there and back.
        Ok(None)
    }

    fn tails(&mut self) -> Option<&mut Tails> {
        Some(&mut self.tails)
    }

    /// A checkpoint that does not block the writer.
    fn tidy(&mut self) -> Result<u64, StoreError> {
        let rows = self.query("PRAGMA wal_checkpoint(PASSIVE)", &[])?;
        let Some(row) = rows.first() else { return Ok(0) };
        // Below zero if somebody else is at it.
        Ok(row.number(1)?.max(0) as u64)
    }

    fn clock(&mut self) -> Result<Option<i64>, StoreError> {
        // It runs in this process.
        Ok(None)
    }

    fn clustered(&self) -> &'static str {
        "WITHOUT ROWID"
    }

    fn lock_migrations(&mut self) -> Result<(), StoreError> {
        // `BEGIN IMMEDIATE` already excludes other writers.
        Ok(())
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Number(number) => ValueRef::Integer(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
        }))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

    use super::*;

    #[test]
    fn what_was_appended_is_known_until_others_write_or_it_is_rolled_back() {
        let folder = tempfile::tempdir().unwrap();
        let open = || Sqlite::open(&folder.path().join("a.db")).unwrap();
        let (mut own, mut other) = (open(), open());
        own.batch("CREATE TABLE logs (number BIGINT)").unwrap();
        let append = |own: &mut Sqlite, number| {
            own.begin().unwrap();
            own.batch("INSERT INTO logs VALUES (1)").unwrap();
            own.tails().unwrap().append("x", number);
        };
        let knows = |own: &mut Sqlite, number| {
            own.begin().unwrap();
            let knows = own.tails().unwrap().end_with("x", number);
            own.commit().unwrap();
            knows
        };
        append(&mut own, 7);
        own.commit().unwrap();
        other.tidy().unwrap();
        assert!(knows(&mut own, 7));
        append(&mut own, 8);
        own.rollback().unwrap();
        assert!(!knows(&mut own, 7) && !knows(&mut own, 8));
        append(&mut own, 8);
        own.commit().unwrap();
        other.batch("DELETE FROM logs").unwrap();
        assert!(!knows(&mut own, 8));
    }
}
