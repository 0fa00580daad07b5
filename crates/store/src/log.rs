//! The append-only log of a table.

use crate::sql::{Row, Sql, values};
use crate::tables::{SeatRow, Status, write_seat};
use crate::{Store, StoreError};

/// One entry of a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryRow {
    /// Its number, from 0. The column is called `ply`, as it was in the first version.
    pub number: u32,
    /// When it was made.
    pub at: i64,
    /// The command that it came from: the person, and the client's id of the command. Empty if the server made it.
    pub command: String,
    /// The content, as text.
    pub body: String,
}

/// An entry to append, with the changes that it makes to the table.
#[derive(Debug, Clone)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The entry. Its number must follow the last one.
    pub entry: EntryRow,
    /// The format that a reader of the log must know from now on, if it is a later one.
    pub format: Option<u32>,
    /// The new standing, if it changes.
    pub standing: Option<Standing>,
    /// The seats whose occupant changes.
    pub seats: Vec<SeatRow>,
    /// The results, if the game is over.
    pub results: Vec<GameResult>,
}

/// The state of a table that can be queried without its log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// The status.
    pub status: Status,
    /// Seats that the game waits for, as bits.
    pub waiting: u8,
    /// When a server must attend to it: the deadline of a clock, or of a bot's grace period.
    pub wake: Option<i64>,
}

/// The outcome of an append.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// It is in the log, on disk.
    Done,
    /// Another writer has appended an entry with that number: read the log again.
    Taken,
    /// The entry before it is not there: the writer knows more than was ever stored, or the log was put back.
    Gap,
}

/// The result of one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// The seat.
    pub seat: u8,
    /// The person; none for a bot. Those who are deleted have no results.
    pub person: Option<String>,
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The place, 1 for the winner.
    pub place: u8,
    /// The points.
    pub points: i32,
    /// Whether the person gave up.
    pub resigned: bool,
}

impl Store {
    /// Appends an entry to the log of a table. When this returns [`Appended::Done`], the entry is on disk.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.worker.append(append).await
    }

    /// The entries of a table, from a number on.
    pub async fn entries(&self, table: &str, from: u32) -> Result<Vec<EntryRow>, StoreError> {
        let table = table.to_owned();
        self.worker.read(move |sql| read_entries(sql, &table, from)).await
    }
}

/// Appends entries to the logs of different tables.
pub(crate) fn append_all(sql: &mut dyn Sql, appends: &[&Append]) -> Result<Vec<Appended>, StoreError> {
    let Some(added) = sql.add_entries(appends)? else {
        return appends.iter().map(|append| append_now(sql, append)).collect();
    };
    let outcome = |(append, added): (&&Append, bool)| {
        if !added {
            return why_not(sql, append);
        }
        write_rest(sql, append)?;
        Ok(Appended::Done)
    };
    appends.iter().zip(added).map(outcome).collect()
}

pub(crate) fn append_now(sql: &mut dyn Sql, append: &Append) -> Result<Appended, StoreError> {
    let Append { table, entry, standing, .. } = append;
    if !add_entry(sql, table, entry)? {
        return why_not(sql, append);
    }
    if let Some(standing) = standing {
        write_standing(sql, table, standing, entry.at)?;
    }
    write_rest(sql, append)?;
    Ok(Appended::Done)
}

/// Why an entry was not added.
fn why_not(sql: &mut dyn Sql, append: &Append) -> Result<Appended, StoreError> {
    let taken = read_entries(sql, &append.table, append.entry.number)?;
    Ok(match taken.first() {
        None => Appended::Gap,
        // Our own, which was written although nobody heard of it.
        Some(found) if *found == append.entry => Appended::Done,
        Some(_) => Appended::Taken,
    })
}

/// What few entries bring with them.
fn write_rest(sql: &mut dyn Sql, append: &Append) -> Result<(), StoreError> {
    let Append { table, entry, format, standing: _, seats, results } = append;
    if let Some(format) = format {
        sql.execute("UPDATE tables SET format = $1 WHERE id = $2", values![*format, table])?;
    }
    for seat in seats {
        write_seat(sql, table, seat)?;
    }
    for result in results {
        sql.execute(
            "INSERT INTO results (table_id, seat, person, game, players, place, points, resigned, at)
             VALUES ($1, $2, (SELECT id FROM people WHERE id = $3 AND deleted = 0), $4, $5, $6, $7, $8, $9)
             ON CONFLICT (table_id, seat) DO NOTHING",
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
    Ok(())
}

fn write_standing(sql: &mut dyn Sql, table: &str, standing: &Standing, at: i64) -> Result<(), StoreError> {
    let status = standing.status.as_str();
    // Most entries leave the status as it is. Indexes of running tables are not written again then.
    let same = sql.execute(
        "UPDATE tables SET waiting = $1, wake = $2, changed = $3 WHERE id = $4 AND status = $5",
        values![standing.waiting, standing.wake, at, table, status],
    )?;
    if same > 0 {
        return Ok(());
    }
    sql.execute(
        "UPDATE tables SET status = $1, waiting = $2, wake = $3, changed = $4, since = $4 WHERE id = $5",
        values![status, standing.waiting, standing.wake, at, table],
    )?;
    match standing.status {
        Status::Open | Status::Running => {}
        Status::Finished | Status::Closed => {
            sql.execute("UPDATE tables SET origin = '' WHERE id = $1", values![table])?;
        }
    }
    Ok(())
}

/// Adds an entry after the one before it; whether it could.
fn add_entry(sql: &mut dyn Sql, table: &str, entry: &EntryRow) -> Result<bool, StoreError> {
    // Looking for the one before costs SQLite as much as the rest of an append, and is seldom needed.
    let follows =
        entry.number == 0 || sql.tails().is_some_and(|tails| tails.end_with(table, entry.number - 1));
    let statement = if follows {
        "INSERT INTO entries (table_id, ply, at, command, body) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (table_id, ply) DO NOTHING"
    } else {
        "INSERT INTO entries (table_id, ply, at, command, body)
         SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS TEXT), CAST($5 AS TEXT)
         WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND ply = $2 - 1)
         ON CONFLICT (table_id, ply) DO NOTHING"
    };
    let added =
        sql.execute(statement, values![table, entry.number, entry.at, &entry.command, &entry.body])?;
    if added > 0
        && let Some(tails) = sql.tails()
    {
        tails.append(table, entry.number);
    }
    Ok(added > 0)
}

pub(crate) fn read_entries(sql: &mut dyn Sql, table: &str, from: u32) -> Result<Vec<EntryRow>, StoreError> {
    let rows = sql.query(
        "SELECT ply, at, command, body FROM entries WHERE table_id = $1 AND ply >= $2 ORDER BY ply",
        values![table, from],
    )?;
    rows.iter().map(entry).collect()
}

fn entry(row: &Row) -> Result<EntryRow, StoreError> {
    Ok(EntryRow {
        number: row.number(0)? as u32,
        at: row.number(1)?,
        command: row.text(2)?,
        body: row.text(3)?,
    })
}
