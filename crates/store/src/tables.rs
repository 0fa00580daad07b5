//! Tables: terms of the game, seats and status.

use crate::log::{Append, Appended, append_now, read_entries};
use crate::sql::{Row, Sql, values};
use crate::{EntryRow, Standing, Store, StoreError};

/// A table without its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Its unguessable name.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The format that a reader of its log must know.
    pub format: u32,
    /// The digest of the data files that it is played with, empty for those of the game itself; nothing if it was opened by an older
    /// version.
    pub data: Option<String>,
    /// The terms of the game, in the server's format.
    pub terms: String,
    /// The sealed seed.
    pub seed: String,
    /// The person who opened it.
    pub host: String,
    /// The address that it was opened from, as long as its game is not over.
    pub origin: String,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Its standing.
    pub standing: Standing,
    /// When it was opened.
    pub created: i64,
    /// When it changed last.
    pub changed: i64,
}

/// The status of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// People are taking their seats.
    Open,
    /// The game runs.
    Running,
    /// The game is over.
    Finished,
    /// It was closed before its end.
    Closed,
}

/// The occupant of a seat. Without person and bot it is empty; with both, the bot plays for the person.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatRow {
    /// The number of the seat.
    pub seat: u8,
    /// The person.
    pub person: Option<String>,
    /// The bot.
    pub bot: Option<String>,
    /// The name of the person: read only.
    pub name: Option<String>,
}

/// A table with its seats and its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saved {
    /// The table.
    pub table: TableRow,
    /// Its seats, in order.
    pub seats: Vec<SeatRow>,
    /// Its log.
    pub entries: Vec<EntryRow>,
}

/// The outcome of a conditional change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Changed {
    /// The change was made.
    Done,
    /// The condition no longer held.
    Refused,
}

impl Changed {
    /// Whether a statement found what it was to change.
    pub(crate) fn if_any(rows: u64) -> Changed {
        if rows == 0 { Changed::Refused } else { Changed::Done }
    }
}

/// The tables without an end yet that one person, or all from one address, may have.
#[derive(Debug, Clone, Copy)]
pub struct MostTables {
    /// In all, of the host.
    pub of_host: u32,
    /// In all, from the address.
    pub of_origin: u32,
    /// Of those, in the lobby with empty seats, of the host.
    pub in_lobby_of_host: u32,
    /// The same, from the address.
    pub in_lobby_of_origin: u32,
}

/// Whether a table was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opened {
    /// It was.
    Done,
    /// Its host has too many tables without an end.
    TooMany,
    /// There are too many in the lobby.
    TooManyInLobby,
}

/// Which tables to list.
#[derive(Debug, Clone)]
pub enum Which {
    /// Public tables.
    Public(Status),
    /// Tables where this person sits, or that the person opened.
    Of(String),
    /// Tables that wait for this person.
    WaitingFor(String),
}

impl Status {
    /// The name in the database and on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Running => "running",
            Status::Finished => "finished",
            Status::Closed => "closed",
        }
    }

    fn parse(text: &str) -> Result<Status, StoreError> {
        let all = [Status::Open, Status::Running, Status::Finished, Status::Closed];
        all.into_iter()
            .find(|status| status.as_str() == text)
            .ok_or_else(|| StoreError::Unexpected(format!("a table is `{text}`")))
    }
}

/// The statement that selects whole tables; [`table`] reads its rows.
macro_rules! select_tables {
    ($which:literal) => {
        concat!(
            "SELECT id, game, rules, terms, seed, host, public, status, waiting, wake, created, changed, format, data,
             origin FROM tables ",
            $which
        )
    };
}

impl Store {
    /// Creates a table, unless there are too many already.
    pub async fn create_table(
        &self,
        table: TableRow,
        seats: Vec<SeatRow>,
        most: MostTables,
    ) -> Result<Opened, StoreError> {
        self.import_table(table, seats, Vec::new(), most).await
    }

    /// Creates a table with a log, unless there are too many already.
    pub async fn import_table(
        &self,
        table: TableRow,
        seats: Vec<SeatRow>,
        entries: Vec<Append>,
        most: MostTables,
    ) -> Result<Opened, StoreError> {
        self.worker
            .write(move |sql| {
                let opened = has_room(sql, &table, most)?;
                if opened == Opened::Done {
                    insert_table(sql, &table)?;
                    seats.iter().try_for_each(|seat| write_seat(sql, &table.id, seat))?;
                    entries.iter().try_for_each(|entry| append_now(sql, entry).map(|_| ()))?;
                }
                Ok(opened)
            })
            .await
    }

    /// A table with its seats and its log.
    pub async fn load_table(&self, id: &str) -> Result<Option<Saved>, StoreError> {
        let id = id.to_owned();
        self.worker
            .read(move |sql| {
                // The log is read last, so that it is never behind the rest.
                let Some(table) = read_table(sql, &id)? else { return Ok(None) };
                let seats = read_seats(sql, &id)?;
                Ok(Some(Saved { table, seats, entries: read_entries(sql, &id, 0)? }))
            })
            .await
    }

    /// Changes the occupant of a seat of an open table, if it is still `from` (compare and set).
    pub async fn change_seat(
        &self,
        table: &str,
        from: SeatRow,
        to: SeatRow,
        now: i64,
    ) -> Result<Changed, StoreError> {
        let table = table.to_owned();
        self.worker
            .write(move |sql| {
                let open = touch_open(sql, &table, now)?;
                let same = |seat: &SeatRow| {
                    (seat.seat, &seat.person, &seat.bot) == (from.seat, &from.person, &from.bot)
                };
                if !open || !read_seats(sql, &table)?.iter().any(same) {
                    return Ok(Changed::Refused);
                }
                write_seat(sql, &table, &to)?;
                Ok(Changed::Done)
            })
            .await
    }

    /// Starts the game of an open table. `begin` makes the first entry from the seats, or none if a seat is empty.
    pub async fn start_table(
        &self,
        table: &str,
        now: i64,
        begin: impl Fn(&[SeatRow]) -> Option<Append> + Send + 'static,
    ) -> Result<Changed, StoreError> {
        let table = table.to_owned();
        self.worker
            .write(move |sql| {
                if !touch_open(sql, &table, now)? {
                    return Ok(Changed::Refused);
                }
                let Some(first) = begin(&read_seats(sql, &table)?) else { return Ok(Changed::Refused) };
                Ok(match append_now(sql, &first)? {
                    Appended::Done => Changed::Done,
                    Appended::Taken | Appended::Gap => Changed::Refused,
                })
            })
            .await
    }

    /// Closes an open table.
    pub async fn close_table(&self, table: &str, now: i64) -> Result<Changed, StoreError> {
        let table = table.to_owned();
        self.worker
            .write(move |sql| {
                let closed = sql.execute(
                    "UPDATE tables SET status = 'closed', origin = '', changed = $1, since = $1
                     WHERE id = $2 AND status = 'open'",
                    values![now, &table],
                )?;
                Ok(if closed == 0 { Changed::Refused } else { Changed::Done })
            })
            .await
    }

    /// Tables with their seats. Public ones: those first that have their status since the shortest time; others: the latest change
    /// first, or last for those that wait.
    pub async fn list_tables(
        &self,
        which: Which,
        most: u32,
    ) -> Result<Vec<(TableRow, Vec<SeatRow>)>, StoreError> {
        self.worker
            .read(move |sql| {
                let rows = match &which {
                    Which::Public(status) => sql.query(
                        select_tables!("WHERE public = 1 AND status = $1 ORDER BY since DESC LIMIT $2"),
                        values![status.as_str(), most],
                    )?,
                    Which::Of(person) => sql.query(
                        select_tables!("WHERE id IN (SELECT id FROM tables WHERE host = $1
                                UNION SELECT table_id FROM seats WHERE person = $1)
                             ORDER BY changed DESC LIMIT $2"),
                        values![person, most],
                    )?,
                    Which::WaitingFor(person) => sql.query(
                        select_tables!("WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
                             AND status = 'running' AND EXISTS (
                                SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.person = $1
                                AND seats.bot IS NULL AND ((tables.waiting >> CAST(seats.seat AS INTEGER)) & 1) = 1)
                             ORDER BY changed LIMIT $2"),
                        values![person, most],
                    )?,
                };
                rows.iter()
                    .map(|row| {
                        let table = table(row)?;
                        let seats = read_seats(sql, &table.id)?;
                        Ok((table, seats))
                    })
                    .collect()
            })
            .await
    }

    /// Tables that are due, with their `wake`, which has passed.
    pub async fn due_tables(&self, now: i64, most: u32) -> Result<Vec<(String, i64)>, StoreError> {
        self.worker
            .read(move |sql| {
                let rows = sql.query(
                    "SELECT id, wake FROM tables WHERE wake <= $1 ORDER BY wake LIMIT $2",
                    values![now, most],
                )?;
                rows.iter().map(|row| Ok((row.text(0)?, row.number(1)?))).collect()
            })
            .await
    }

    /// Looks after a table later than it said: not `from`, but `to`. Nothing happens if it has moved on meanwhile.
    pub async fn postpone(&self, table: &str, from: i64, to: Option<i64>) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.worker
            .write(move |sql| {
                sql.execute(
                    "UPDATE tables SET wake = $1 WHERE id = $2 AND wake = $3",
                    values![to, &table, from],
                )?;
                Ok(())
            })
            .await
    }

    /// Invites to a table, or to one seat of it.
    pub async fn invite(
        &self,
        token: &str,
        table: &str,
        seat: Option<u8>,
        now: i64,
    ) -> Result<(), StoreError> {
        let (token, table) = (token.to_owned(), table.to_owned());
        self.worker
            .write(move |sql| {
                sql.execute(
                    "INSERT INTO invitations (token, table_id, seat, created) VALUES ($1, $2, $3, $4)",
                    values![&token, &table, seat, now],
                )?;
                Ok(())
            })
            .await
    }

    /// The table and the seat of an invitation.
    pub async fn invitation(&self, token: &str) -> Result<Option<(String, Option<u8>)>, StoreError> {
        let token = token.to_owned();
        self.worker
            .read(move |sql| {
                let rows =
                    sql.query("SELECT table_id, seat FROM invitations WHERE token = $1", values![&token])?;
                let invitation =
                    |row: &Row| Ok((row.text(0)?, row.optional_number(1)?.map(|seat| seat as u8)));
                rows.first().map(invitation).transpose()
            })
            .await
    }
}

/// Whether another table of the same host and from the same address is not one too many.
fn has_room(sql: &mut dyn Sql, table: &TableRow, most: MostTables) -> Result<Opened, StoreError> {
    match table.standing.status {
        Status::Open | Status::Running => {}
        Status::Finished | Status::Closed => return Ok(Opened::Done),
    }
    let of_host = sql.query(
        "SELECT COUNT(*), COUNT(CASE WHEN public = 1 AND status = 'open' THEN 1 END) FROM tables
         WHERE host = $1 AND status IN ('open', 'running')",
        values![&table.host],
    )?;
    let of_origin = sql.query(
        "SELECT COUNT(*), COUNT(CASE WHEN public = 1 AND status = 'open' THEN 1 END) FROM tables
         WHERE origin = $1 AND status IN ('open', 'running')",
        values![&table.origin],
    )?;
    let reached = |rows: &[Row], column: usize, most: u32| -> Result<bool, StoreError> {
        Ok(rows.first().map_or(Ok(0), |row| row.number(column))? >= i64::from(most))
    };
    if reached(&of_host, 0, most.of_host)? || reached(&of_origin, 0, most.of_origin)? {
        return Ok(Opened::TooMany);
    }
    let in_lobby =
        reached(&of_host, 1, most.in_lobby_of_host)? || reached(&of_origin, 1, most.in_lobby_of_origin)?;
    Ok(if table.public && in_lobby { Opened::TooManyInLobby } else { Opened::Done })
}

fn insert_table(sql: &mut dyn Sql, table: &TableRow) -> Result<(), StoreError> {
    sql.execute(
        "INSERT INTO tables
             (id, game, rules, terms, seed, host, public, status, waiting, wake, created, changed, format, data,
              origin, since)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $12)",
        values![
            &table.id,
            &table.game,
            table.rules,
            &table.terms,
            &table.seed,
            &table.host,
            table.public,
            table.standing.status.as_str(),
            table.standing.waiting,
            table.standing.wake,
            table.created,
            table.changed,
            table.format,
            table.data.as_ref(),
            &table.origin
        ],
    )?;
    Ok(())
}

/// Updates the row of a table if it is still open. Taking a seat and starting the game both write this row, so the database
/// serialises them.
fn touch_open(sql: &mut dyn Sql, table: &str, now: i64) -> Result<bool, StoreError> {
    let changed =
        sql.execute("UPDATE tables SET changed = $1 WHERE id = $2 AND status = 'open'", values![now, table])?;
    Ok(changed > 0)
}

pub(crate) fn write_seat(sql: &mut dyn Sql, table: &str, seat: &SeatRow) -> Result<(), StoreError> {
    sql.execute(
        "INSERT INTO seats (table_id, seat, person, bot) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, bot = excluded.bot",
        values![table, seat.seat, seat.person.as_ref(), seat.bot.as_ref()],
    )?;
    Ok(())
}

fn read_table(sql: &mut dyn Sql, id: &str) -> Result<Option<TableRow>, StoreError> {
    let rows = sql.query(select_tables!("WHERE id = $1"), values![id])?;
    rows.first().map(table).transpose()
}

fn read_seats(sql: &mut dyn Sql, table: &str) -> Result<Vec<SeatRow>, StoreError> {
    let rows = sql.query(
        "SELECT seat, person, bot, name FROM seats LEFT JOIN people ON people.id = seats.person
         WHERE table_id = $1 ORDER BY seat",
        values![table],
    )?;
    let seat = |row: &Row| {
        Ok(SeatRow {
            seat: row.number(0)? as u8,
            person: row.optional_text(1)?,
            bot: row.optional_text(2)?,
            name: row.optional_text(3)?,
        })
    };
    rows.iter().map(seat).collect()
}

fn table(row: &Row) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.text(0)?,
        game: row.text(1)?,
        rules: row.number(2)? as u32,
        terms: row.text(3)?,
        seed: row.text(4)?,
        host: row.text(5)?,
        public: row.number(6)? != 0,
        standing: Standing {
            status: Status::parse(&row.text(7)?)?,
            waiting: row.number(8)? as u8,
            wake: row.optional_number(9)?,
        },
        created: row.number(10)?,
        changed: row.number(11)?,
        format: row.number(12)? as u32,
        data: row.optional_text(13)?,
        origin: row.text(14)?,
    })
}
