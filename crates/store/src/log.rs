//! The log of a table: entries that are only ever added, one after the other.

use crate::sql::{Row, Sql, values};
use crate::tables::{Seat, Status, write_seat};
use crate::{Store, StoreError};

/// One entry of a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 0.
    pub ply: u32,
    /// When it was made.
    pub at: i64,
    /// The command that it came from: who, and the name that the client gave it. Empty if the server made it.
    pub command: String,
    /// What happened, as text.
    pub body: String,
}

/// An entry to be added, and what it changes about the table.
#[derive(Debug, Clone)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The entry. Its ply must follow the last one.
    pub entry: Entry,
    /// How the table stands then, if that is not as before.
    pub standing: Option<Standing>,
    /// Seats that somebody else sits on then.
    pub seats: Vec<Seat>,
    /// The results, if the game is over.
    pub results: Vec<GameResult>,
}

/// How a table stands: what can be asked about it without its log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Whether it is running.
    pub status: Status,
    /// Seats that the game waits for, as bits.
    pub waiting: u8,
    /// When somebody must look after it.
    pub wake: Option<i64>,
}

/// What came of an attempt to add an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// It is in the log, on disk.
    Done,
    /// Somebody else added an entry with that number before: look at the log again.
    Taken,
}

/// How a game ended for one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// The seat.
    pub seat: u8,
    /// Who sat there; nobody if it was a bot.
    pub person: Option<String>,
    /// The game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// The place, 1 for the winner.
    pub place: u8,
    /// The points.
    pub points: i32,
    /// Whether the person gave up.
    pub resigned: bool,
}

impl Store {
    /// Adds an entry to the log of a table. When this returns [`Appended::Done`], the entry is on disk.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.worker.write(move |sql| append_now(sql, &append)).await
    }

    /// The entries of a table, from a number on.
    pub async fn entries(&self, table: &str, from: u32) -> Result<Vec<Entry>, StoreError> {
        let table = table.to_owned();
        self.worker.read(move |sql| read_entries(sql, &table, from)).await
    }
}

pub(crate) fn append_now(sql: &mut dyn Sql, append: &Append) -> Result<Appended, StoreError> {
    let Append { table, entry, standing, seats, results } = append;
    let added = sql.execute(
        "INSERT INTO entries (table_id, ply, at, command, body) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (table_id, ply) DO NOTHING",
        values![table, entry.ply, entry.at, &entry.command, &entry.body],
    )?;
    if added == 0 {
        return Ok(Appended::Taken);
    }
    if let Some(standing) = standing {
        sql.execute(
            "UPDATE tables SET status = $1, waiting = $2, wake = $3, changed = $4 WHERE id = $5",
            values![standing.status.as_str(), standing.waiting, standing.wake, entry.at, table],
        )?;
    }
    for seat in seats {
        write_seat(sql, table, seat)?;
    }
    for result in results {
        sql.execute(
            "INSERT INTO results (table_id, seat, person, game, players, place, points, resigned, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (table_id, seat) DO NOTHING",
            values![
                table,
                result.seat,
                result.person.as_ref(),
                &result.game,
                result.players,
                result.place,
                i64::from(result.points),
                result.resigned,
                entry.at
            ],
        )?;
    }
    Ok(Appended::Done)
}

pub(crate) fn read_entries(sql: &mut dyn Sql, table: &str, from: u32) -> Result<Vec<Entry>, StoreError> {
    let rows = sql.query(
        "SELECT ply, at, command, body FROM entries WHERE table_id = $1 AND ply >= $2 ORDER BY ply",
        values![table, from],
    )?;
    rows.iter().map(entry).collect()
}

fn entry(row: &Row) -> Result<Entry, StoreError> {
    Ok(Entry { ply: row.number(0)? as u32, at: row.number(1)?, command: row.text(2)?, body: row.text(3)? })
}
