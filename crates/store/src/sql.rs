//! The subset of SQL that both databases share.
//!
//! Statements are written once, for both. Parameters are `$1`, `$2`, … in the order of their first appearance; values are
//! whole numbers, texts and nulls.

use std::borrow::Cow;

use crate::StoreError;
use crate::log::Append;
use crate::tails::Tails;

/// A value in a statement or a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Value<'a> {
    Null,
    Number(i64),
    Text(Cow<'a, str>),
}

/// A row of a result.
pub(crate) struct Row(pub(crate) Vec<Value<'static>>);

/// A transaction, as the database knows it when the connection is gone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mark {
    pub(crate) transaction: i64,
    /// The history that it belongs to: after a failover the same number may be another transaction's.
    pub(crate) timeline: String,
}

/// What became of a transaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    Committed,
    Aborted,
    /// Nothing yet.
    Running,
    /// The database does not know any more.
    Unknown,
}

/// A connection to a database.
pub(crate) trait Sql {
    /// Executes a statement; the number of affected rows.
    fn execute(&mut self, statement: &'static str, values: &[Value<'_>]) -> Result<u64, StoreError>;

    /// The rows of a query.
    fn query(&mut self, statement: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>, StoreError>;

    /// Several statements without parameters.
    fn batch(&mut self, statements: &str) -> Result<(), StoreError>;

    /// Begins a write transaction. The mark, where there is one, tells later what became of it.
    fn begin(&mut self) -> Result<Option<Mark>, StoreError>;

    /// When this returns without an error, the transaction is on disk.
    fn commit(&mut self) -> Result<(), StoreError>;

    /// Ends a transaction without effect, if one has begun.
    fn rollback(&mut self) -> Result<(), StoreError>;

    /// What became of a transaction that another connection was to commit.
    fn fate(&mut self, mark: &Mark) -> Result<Fate, StoreError>;

    /// Adds entries to the logs of different tables, each after the one before it, with the standings of their tables, in one
    /// statement; which of them were added. Nothing if that would be no faster than one after the other.
    fn add_entries(&mut self, appends: &[&Append]) -> Result<Option<Vec<bool>>, StoreError>;

    /// The entries that this connection appended last, if it can tell that nobody else has written since.
    fn tails(&mut self) -> Option<&mut Tails>;

    /// Maintenance that would otherwise delay a commit: a reader calls it after many writes. The pages of the log, also those that
    /// were copied: it begins anew only with a commit that comes when all are.
    fn tidy(&mut self) -> Result<u64, StoreError>;

    /// The clock of the database in milliseconds since 1970, if it has one of its own.
    fn clock(&mut self) -> Result<Option<i64>, StoreError>;

    /// The text for `{clustered}` in migrations: rows in the order of the primary key.
    fn clustered(&self) -> &'static str;

    /// Takes an exclusive lock among all servers on this database, until the transaction ends. From then on the connection waits
    /// for as long as it takes.
    fn lock_migrations(&mut self) -> Result<(), StoreError>;
}

impl Row {
    pub(crate) fn number(&self, column: usize) -> Result<i64, StoreError> {
        self.optional_number(column)?.ok_or_else(|| unexpected(column))
    }

    pub(crate) fn text(&self, column: usize) -> Result<String, StoreError> {
        self.optional_text(column)?.ok_or_else(|| unexpected(column))
    }

    pub(crate) fn optional_number(&self, column: usize) -> Result<Option<i64>, StoreError> {
        match self.0.get(column) {
            Some(Value::Number(number)) => Ok(Some(*number)),
            Some(Value::Null) => Ok(None),
            _ => Err(unexpected(column)),
        }
    }

    pub(crate) fn optional_text(&self, column: usize) -> Result<Option<String>, StoreError> {
        match self.0.get(column) {
            Some(Value::Text(text)) => Ok(Some(text.clone().into_owned())),
            Some(Value::Null) => Ok(None),
            _ => Err(unexpected(column)),
        }
    }
}

fn unexpected(column: usize) -> StoreError {
    StoreError::Unexpected(format!("column {column} of an answer is not what it should be"))
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(text.into())
    }
}

macro_rules! value_from_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Value<'static> {
                Value::Number(number as i64)
            }
        }
    )*};
}

value_from_numbers!(u8, u32, i64, u64, bool);

impl<'a, T> From<Option<T>> for Value<'a>
where
    Value<'a>: From<T>,
{
    fn from(value: Option<T>) -> Value<'a> {
        value.map_or(Value::Null, Value::from)
    }
}

/// The values of a statement.
macro_rules! values {
    ($($value:expr),* $(,)?) => { &[$($crate::sql::Value::from($value)),*] };
}
pub(crate) use values;
