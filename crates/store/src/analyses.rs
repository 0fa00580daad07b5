//! Analyses of finished games by bots.

use crate::sql::values;
use crate::{Store, StoreError};

/// A requested analysis.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Analysis {
    /// The number of decisions to analyse.
    pub decisions: u32,
    /// The result in the server's format, once it is complete.
    pub found: Option<String>,
}

impl Store {
    /// Requests the analysis of a table (idempotent).
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

    /// Stores the result.
    pub async fn keep_analysis(&self, table: &str, found: String) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.worker
            .write(move |sql| {
                sql.execute("UPDATE analyses SET found = $1 WHERE table_id = $2", values![&found, &table])?;
                Ok(())
            })
            .await
    }

    /// Drops the request, unless there is a result.
    pub async fn forget_analysis(&self, table: &str) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.worker
            .write(move |sql| {
                sql.execute("DELETE FROM analyses WHERE table_id = $1 AND found IS NULL", values![&table])?;
                Ok(())
            })
            .await
    }

    /// The analysis of a table, if it was requested.
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

    /// The tables with a request and no result, with their number of decisions; the oldest request first.
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
