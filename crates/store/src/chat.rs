//! Chat of a table.

use crate::sql::{Row, values};
use crate::{Store, StoreError};

/// A chat message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// Its number at the table, from 0.
    pub number: u32,
    /// The author.
    pub person: String,
    /// The author's name.
    pub name: String,
    /// The time.
    pub at: i64,
    /// The text; empty if the author is deleted.
    pub words: String,
}

impl Store {
    /// Stores a message and returns its number. Of somebody who is deleted no words are kept.
    pub async fn say(&self, table: &str, person: &str, words: &str, now: i64) -> Result<u32, StoreError> {
        let (table, person, words) = (table.to_owned(), person.to_owned(), words.to_owned());
        self.worker
            .write(move |sql| {
                let rows = sql.query(
                    "INSERT INTO chat (table_id, number, person, at, words)
                     VALUES ($1, (SELECT COUNT(*) FROM chat WHERE table_id = $1), $2, $3,
                         (SELECT CASE deleted WHEN 0 THEN CAST($4 AS TEXT) ELSE '' END FROM people WHERE id = $2))
                     RETURNING number",
                    values![&table, &person, now, &words],
                )?;
                let first = rows.first().ok_or_else(|| StoreError::Unexpected("nothing was said".to_owned()))?;
                Ok(first.number(0)? as u32)
            })
            .await
    }

    /// The last messages of a table, the oldest first.
    pub async fn said(&self, table: &str, most: u32) -> Result<Vec<Said>, StoreError> {
        let table = table.to_owned();
        self.worker
            .read(move |sql| {
                let rows = sql.query(
                    "SELECT number, person, name, at, words FROM chat JOIN people ON people.id = chat.person
                     WHERE table_id = $1 ORDER BY number DESC LIMIT $2",
                    values![&table, most],
                )?;
                let said = |row: &Row| {
                    Ok(Said {
                        number: row.number(0)? as u32,
                        person: row.text(1)?,
                        name: row.text(2)?,
                        at: row.number(3)?,
                        words: row.text(4)?,
                    })
                };
                rows.iter().rev().map(said).collect()
            })
            .await
    }
}
