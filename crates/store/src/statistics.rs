//! Statistics of people.

use crate::sql::{Row, values};
use crate::{Store, StoreError};

/// A person's results in one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statistics {
    /// The game.
    pub game: String,
    /// Games played to the end.
    pub games: u32,
    /// Games won, shared victories among them.
    pub wins: u32,
    /// Games given up.
    pub resigned: u32,
    /// The sum of all points.
    pub points: i64,
    /// The most points.
    pub best: i64,
}

impl Store {
    /// The statistics of a person, by game.
    pub async fn statistics(&self, person: &str) -> Result<Vec<Statistics>, StoreError> {
        let person = person.to_owned();
        self.worker
            .read(move |sql| {
                let rows = sql.query(
                    "SELECT game, COUNT(*), CAST(SUM(CASE WHEN place = 1 AND resigned = 0 THEN 1 ELSE 0 END) AS BIGINT),
                         CAST(SUM(resigned) AS BIGINT), CAST(SUM(points) AS BIGINT), MAX(points)
                     FROM results WHERE person = $1 GROUP BY game ORDER BY game",
                    values![&person],
                )?;
                let statistics = |row: &Row| {
                    Ok(Statistics {
                        game: row.text(0)?,
                        games: row.number(1)? as u32,
                        wins: row.number(2)? as u32,
                        resigned: row.number(3)? as u32,
                        points: row.number(4)?,
                        best: row.number(5)?,
                    })
                };
                rows.iter().map(statistics).collect()
            })
            .await
    }
}
