//! Servers that say that they are there, and the outages when none was: time that is nobody's.

use crate::sql::values;
use crate::{Store, StoreError};

/// How late a pulse may be before its server counts as gone.
const GRACE: i64 = 1000;
/// Servers that have been gone for so long are forgotten.
const FORGET_AFTER: i64 = 24 * 60 * 60 * 1000;

/// A time in which no server ran. No two of them overlap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outage {
    /// The last sign of a server.
    pub began: i64,
    /// The first sign of the next one.
    pub ended: i64,
}

impl Store {
    /// Says that the server `node` is there now and will say so again before `due`. If no server has been there until now, that was
    /// an outage, which is written down once, whoever comes first. Answers with the number of all outages.
    pub async fn beat(&self, node: &str, now: i64, due: i64) -> Result<u64, StoreError> {
        let node = node.to_owned();
        self.worker
            .write(move |sql| {
                let last = sql.query("SELECT MAX(at), MAX(due) FROM pulses", &[])?;
                let last =
                    last.first().ok_or_else(|| StoreError::Unexpected("no row of a maximum".into()))?;
                if let (Some(at), Some(due)) = (last.optional_number(0)?, last.optional_number(1)?)
                    && now > due + GRACE
                {
                    sql.execute("INSERT INTO outages (began, ended) VALUES ($1, $2)", values![at, now])?;
                }
                sql.execute("DELETE FROM pulses WHERE due < $1", values![now - FORGET_AFTER])?;
                sql.execute(
                    "INSERT INTO pulses (node, at, due) VALUES ($1, $2, $3)
                     ON CONFLICT (node) DO UPDATE SET at = excluded.at, due = excluded.due",
                    values![&node, now, due],
                )?;
                let count = sql.query("SELECT COUNT(*) FROM outages", &[])?;
                Ok(count.first().map_or(Ok(0), |row| row.number(0))? as u64)
            })
            .await
    }

    /// All outages, the earliest first.
    pub async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        self.worker
            .read(|sql| {
                let rows = sql.query("SELECT began, ended FROM outages ORDER BY began", &[])?;
                rows.iter().map(|row| Ok(Outage { began: row.number(0)?, ended: row.number(1)? })).collect()
            })
            .await
    }

    /// The clock of the database, if it has one of its own.
    pub async fn clock(&self) -> Result<Option<i64>, StoreError> {
        self.worker.read(|sql| sql.clock()).await
    }
}
