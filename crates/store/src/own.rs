//! What a person takes along: words, results, addresses.

use crate::sql::{Row, values};
use crate::{Store, StoreError};

/// Something that a person said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnWords {
    /// The table.
    pub table: String,
    /// The number at the table, from 0.
    pub number: u32,
    /// The time.
    pub at: i64,
    /// The text.
    pub words: String,
}

/// How a person did in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnResult {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The place, 1 for the winner.
    pub place: u8,
    /// The points.
    pub points: i64,
    /// Whether the person gave up.
    pub resigned: bool,
    /// When the game ended.
    pub at: i64,
}

impl Store {
    /// The addresses from which a person opened tables whose games are not over.
    pub async fn addresses_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let person = person.to_owned();
        self.worker
            .read(move |sql| {
                let rows = sql.query(
                    "SELECT DISTINCT origin FROM tables WHERE host = $1 AND origin <> '' ORDER BY origin",
                    values![&person],
                )?;
                rows.iter().map(|row| row.text(0)).collect()
            })
            .await
    }

    /// All that a person said, in order.
    pub async fn words_of(&self, person: &str) -> Result<Vec<OwnWords>, StoreError> {
        let person = person.to_owned();
        self.worker
            .read(move |sql| {
                let rows = sql.query(
                    "SELECT table_id, number, at, words FROM chat WHERE person = $1 ORDER BY at, table_id, number",
                    values![&person],
                )?;
                let words = |row: &Row| {
                    Ok(OwnWords {
                        table: row.text(0)?,
                        number: row.number(1)? as u32,
                        at: row.number(2)?,
                        words: row.text(3)?,
                    })
                };
                rows.iter().map(words).collect()
            })
            .await
    }

    /// All results of a person, in order.
    pub async fn results_of(&self, person: &str) -> Result<Vec<OwnResult>, StoreError> {
        let person = person.to_owned();
        self.worker
            .read(move |sql| {
                let rows = sql.query(
                    "SELECT table_id, seat, game, players, place, points, resigned, at FROM results
                     WHERE person = $1 ORDER BY at, table_id, seat",
                    values![&person],
                )?;
                let result = |row: &Row| {
                    Ok(OwnResult {
                        table: row.text(0)?,
                        seat: row.number(1)? as u8,
                        game: row.text(2)?,
                        players: row.number(3)? as u8,
                        place: row.number(4)? as u8,
                        points: row.number(5)?,
                        resigned: row.number(6)? != 0,
                        at: row.number(7)?,
                    })
                };
                rows.iter().map(result).collect()
            })
            .await
    }
}
