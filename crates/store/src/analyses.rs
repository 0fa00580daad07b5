//! What bots found in finished games.

use crate::sql::values;
use crate::{Store, StoreError};

/// An analysis that somebody asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Analysis {
    /// How many decisions there are to look at.
    pub decisions: u32,
    /// What was found, as the server writes it, once all have been looked at.
    pub found: Option<String>,
}

impl Store {
    /// Somebody asks for the analysis of a table. If that was done before, nothing changes.
    pub async fn ask_for_analysis(&self, table: &str, decisions: u32, now: i64) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.worker
            .write(move |sql| {
                sql.execute(
                    "INSERT INTO analyses (table_id, decisions, asked) VALUES ($1, $2, $3)
                     ON CONFLICT (table_id) DO NOTHING",
                    values![&table, decisions, now],
                )?;
                Ok(())
            })
            .await
    }

    /// Keeps what was found.
    pub async fn keep_analysis(&self, table: &str, found: String) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.worker
            .write(move |sql| {
                sql.execute("UPDATE analyses SET found = $1 WHERE table_id = $2", values![&found, &table])?;
                Ok(())
            })
            .await
    }

    /// Forgets that somebody asked, unless something was found.
    pub async fn forget_analysis(&self, table: &str) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.worker
            .write(move |sql| {
                sql.execute("DELETE FROM analyses WHERE table_id = $1 AND found IS NULL", values![&table])?;
                Ok(())
            })
            .await
    }

    /// The analysis of a table, if somebody asked for one.
    pub async fn analysis(&self, table: &str) -> Result<Option<Analysis>, StoreError> {
        let table = table.to_owned();
        self.worker
            .read(move |sql| {
                let rows =
                    sql.query("SELECT decisions, found FROM analyses WHERE table_id = $1", values![&table])?;
                let row = rows.first().map(|row| {
                    Ok(Analysis { decisions: row.number(0)? as u32, found: row.optional_text(1)? })
                });
                row.transpose()
            })
            .await
    }

    /// The tables whose analysis was asked for and never finished, with the numbers of their decisions; the oldest first.
    pub async fn unfinished_analyses(&self, most: u32) -> Result<Vec<(String, u32)>, StoreError> {
        self.worker
            .read(move |sql| {
                let rows = sql.query(
                    "SELECT table_id, decisions FROM analyses WHERE found IS NULL ORDER BY asked LIMIT $1",
                    values![most],
                )?;
                rows.iter().map(|row| Ok((row.text(0)?, row.number(1)? as u32))).collect()
            })
            .await
    }
}
