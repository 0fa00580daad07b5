//! Rooms: tables in memory, with the people who look at them.
//!
//! A room is only a cache. Whatever it holds can be dropped at any time and is loaded again when somebody asks.

use std::collections::HashMap;
use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use steading_game::{Seat, SeatSet};
use steading_protocol::client::Command;
use steading_protocol::server::PersonInfo;
use steading_store::{Append, Appended, Standing, Status};
use tokio::sync::{Mutex, MutexGuard, mpsc};

use crate::app::{App, Shared};
use crate::bots;
use crate::entry::{Entry, Sitter};
use crate::error::{Error, Result};
use crate::refusal::Refusal;
use crate::show::Wants;
use crate::table::{Happened, Table};
use crate::time::now;
use crate::watchers::{Eyes, Watchers};

/// How often somebody else may get in between before a command is given up.
const ATTEMPTS: usize = 20;
/// How long a game that nobody plays stays in memory.
const IDLE: Duration = Duration::from_secs(30);

/// All rooms, by the names of their tables.
#[derive(Default)]
pub(crate) struct Rooms(StdMutex<HashMap<String, Arc<Room>>>);

/// A room.
pub(crate) struct Room {
    pub(crate) id: String,
    inner: Mutex<Inner>,
}

/// What is in a room.
#[derive(Default)]
pub(crate) struct Inner {
    table: Option<Table>,
    /// An entry is on its way to the store. If this is still set when the room is opened again, its writer was interrupted, and
    /// the table in memory may be ahead of the log.
    writing: bool,
    pub(crate) watchers: Watchers,
    used: Option<Instant>,
    pub(crate) bot_is_thinking: bool,
}

impl Rooms {
    /// The room of a table, whether or not there is such a table.
    fn room(&self, id: &str) -> Arc<Room> {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || Arc::new(Room { id: id.to_owned(), inner: Mutex::default() });
        Arc::clone(rooms.entry(id.to_owned()).or_insert_with(fresh))
    }

    /// How many rooms there are.
    pub(crate) fn len(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Drops games that nobody has played for a while, and rooms that nobody is in.
    pub(crate) fn tidy(&self, absence: Duration) {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.retain(|_, room| {
            let Ok(mut inner) = room.inner.try_lock() else { return true };
            inner.forget_what_is_over();
            if inner.used.is_some_and(|used| used.elapsed() < IDLE) {
                return true;
            }
            inner.table = None;
            inner.watchers.tidy(absence) || Arc::strong_count(room) > 1
        });
        rooms.shrink_to_fit();
    }
}

/// An open room, with its table.
pub(crate) struct Open<'a> {
    app: &'a Shared,
    room: &'a Arc<Room>,
    pub(crate) inner: MutexGuard<'a, Inner>,
}

/// What came of an entry that was to be recorded.
enum Recorded {
    /// It stands in the log, which then has so many entries.
    Done(u32),
    /// Another server was faster: the table is as that one left it.
    Overtaken,
    /// It cannot be: nothing has changed.
    Refused(Refusal),
}

impl App {
    /// The room of a table, if there is such a table.
    pub(crate) async fn room(self: &Arc<App>, id: &str) -> Result<Arc<Room>> {
        let room = self.rooms.room(id);
        Open::new(self, &room).await?;
        Ok(room)
    }
}

impl Room {
    /// Opens the room; nobody else can until it is closed again.
    pub(crate) async fn open<'a>(self: &'a Arc<Room>, app: &'a Shared) -> Result<Open<'a>> {
        Open::new(app, self).await
    }

    /// Opens the room and looks whether another server has written to the log: for whoever wants to know how things stand,
    /// or to be refused only for good reasons.
    pub(crate) async fn open_latest<'a>(self: &'a Arc<Room>, app: &'a Shared) -> Result<Open<'a>> {
        let mut open = Open::new(app, self).await?;
        open.catch_up().await?;
        Ok(open)
    }
}

impl<'a> Open<'a> {
    async fn new(app: &'a Shared, room: &'a Arc<Room>) -> Result<Open<'a>> {
        let inner = room.inner.lock().await;
        let mut open = Open { app, room, inner };
        let interrupted = std::mem::take(&mut open.inner.writing);
        if interrupted {
            open.inner.table = None;
        }
        open.inner.used = Some(Instant::now());
        open.load().await?;
        if interrupted {
            // Whether or not the entry came through, nobody was told.
            open.tell(&Happened { table_changed: true, ..Happened::default() });
            open.wake_bots();
        }
        Ok(open)
    }

    async fn load(&mut self) -> Result<()> {
        if self.inner.table.is_some() {
            return Ok(());
        }
        let saved =
            self.app.store.load_table(&self.room.id).await?.ok_or_else(|| Error::not_found("table"))?;
        let (terms, game, setup) = self.app.terms_of(&saved.table)?;
        let info = game.info();
        let table =
            Table::load(saved, terms, game, setup).map_err(|refusal| Error::refused(info, refusal))?;
        // Before the game, somebody else may have taken the seat of a person who still looks with its eyes.
        self.inner.watchers.turn_eyes(&table);
        self.inner.table = Some(table);
        Ok(())
    }

    /// The table. It is there as long as the room is open.
    pub(crate) fn table(&self) -> &Table {
        self.inner.table.as_ref().expect("an open room has a table")
    }

    /// Carries out a command of a person, or finds that it was carried out before; the number of entries after it.
    pub(crate) async fn command(&mut self, person: &str, command: &Command) -> Result<u32> {
        let plain = command.id.bytes().all(|byte| byte.is_ascii_graphic());
        if !plain || !(1..=64).contains(&command.id.len()) {
            return Err(Error::bad_request(
                "the id of a command has 1 to 64 plain characters, without spaces",
            ));
        }
        let key = format!("{person}/{}", command.id);
        let mut looked = false;
        self.look_in(person);
        for _ in 0..ATTEMPTS {
            let info = self.table().game.info();
            if let Some(entries) = self.table().done_before(&key) {
                return Ok(entries);
            }
            let tried = match self.table().prepare(person, command, || self.absent()) {
                Ok(entry) => self.try_to_record(entry, &key).await?,
                Err(refusal) => Recorded::Refused(refusal),
            };
            match tried {
                Recorded::Done(entries) => return Ok(entries),
                Recorded::Overtaken => {}
                // Another server may have written since this one looked last: then the command may be right.
                Recorded::Refused(refusal) => {
                    if std::mem::replace(&mut looked, true) || !self.catch_up().await? {
                        return Err(Error::refused(info, refusal));
                    }
                }
            }
        }
        Err(Error::conflict("others were faster too often: try again"))
    }

    /// Whether an action is allowed for a seat of the person's own. Nothing changes.
    pub(crate) fn check(&self, person: &str, seat: Option<Seat>, action: &str) -> Result<()> {
        let table = self.table();
        let seat = seat.filter(|&seat| table.seats_of(person).contains(seat));
        let seat = seat.ok_or_else(|| Error::forbidden("you do not sit there: name a seat of your own"))?;
        let play = table.play.as_ref().ok_or_else(|| Error::conflict("the game has not begun"))?;
        play.engine
            .check(seat, action)
            .map_err(|refusal| Error::refused(table.game.info(), Refusal::Game(refusal)))
    }

    /// Adds an entry that no command made to the log, unless another server was faster.
    pub(crate) async fn record(&mut self, entry: Entry) -> Result<()> {
        let info = self.table().game.info();
        match self.try_to_record(entry, "").await? {
            Recorded::Done(_) | Recorded::Overtaken => Ok(()),
            Recorded::Refused(refusal) => Err(Error::refused(info, refusal)),
        }
    }

    /// Adds an entry to the log.
    async fn try_to_record(&mut self, entry: Entry, key: &str) -> Result<Recorded> {
        let at = now();
        let before = self.table().standing(self.table().row.changed);
        let seats_before = entry.changes_seats().then(|| self.table().sitters.clone());
        let number = self.table().entries();
        let body = serde_json::to_string(&entry).map_err(|error| Error::internal(&error))?;
        let table = self.inner.table.as_mut().expect("an open room has a table");
        let happened = match table.apply(&entry, key, at) {
            Ok(happened) => happened,
            Err(refusal) => return Ok(Recorded::Refused(refusal)),
        };
        let append = Append {
            table: self.room.id.clone(),
            entry: steading_store::Entry { number, at, command: key.to_owned(), body },
            standing: Some(table.standing(at)).filter(|standing| differs(before, *standing)),
            seats: seats_before.map_or_else(Vec::new, |before| changed_seats(&before, &table.sitters)),
            results: table.results(),
        };
        self.inner.writing = true;
        let appended = self.app.store.append(append).await;
        self.inner.writing = false;
        match appended {
            Ok(Appended::Done) => {
                self.app.metrics.entries.inc();
                self.tell(&happened);
                bots::look(self.app, self.room, &mut self.inner);
                Ok(Recorded::Done(number + 1))
            }
            Ok(Appended::Taken) => {
                self.reload().await?;
                Ok(Recorded::Overtaken)
            }
            Err(error) => {
                self.inner.table = None;
                Err(error.into())
            }
        }
    }

    /// Looks at the log again and tells everybody what has changed.
    pub(crate) async fn reload(&mut self) -> Result<()> {
        self.inner.table = None;
        self.load().await?;
        self.tell(&Happened { table_changed: true, ..Happened::default() });
        Ok(())
    }

    /// Looks whether another server has changed the table; whether it has.
    pub(crate) async fn catch_up(&mut self) -> Result<bool> {
        if self.table().play.is_some() {
            let newer = self.app.store.entries(&self.room.id, self.table().entries()).await?;
            if !newer.is_empty() {
                self.reload().await?;
            }
            return Ok(!newer.is_empty());
        }
        // Before the game, people come and go without an entry.
        let before = self.table().info();
        self.inner.table = None;
        self.load().await?;
        let changed = self.table().info() != before;
        if changed {
            self.tell(&Happened { table_changed: true, ..Happened::default() });
        }
        Ok(changed)
    }

    /// Lets bots move, if it is their turn.
    pub(crate) fn wake_bots(&mut self) {
        bots::look(self.app, self.room, &mut self.inner);
    }

    /// The seats of people who have been away for a while.
    fn absent(&self) -> SeatSet {
        let away = |person: &String| {
            let away = self.inner.watchers.away(person, self.app.started);
            away.is_some_and(|away| away >= self.app.absence())
        };
        let seats = (0..).map(Seat).zip(&self.table().sitters);
        seats.filter(|(_, sitter)| sitter.person.as_ref().is_some_and(away)).map(|(seat, _)| seat).collect()
    }

    /// Tells everybody what happened.
    fn tell(&mut self, happened: &Happened) {
        let Inner { table: Some(table), watchers, .. } = &mut *self.inner else { return };
        watchers.tell(table, happened);
    }

    /// Somebody comes in; the number to leave with.
    pub(crate) fn enter(
        &mut self,
        person: PersonInfo,
        eyes: Eyes,
        wants: Wants,
        out: mpsc::Sender<Utf8Bytes>,
    ) -> u64 {
        let Inner { table, watchers, .. } = &mut *self.inner;
        let table = table.as_ref().expect("an open room has a table");
        watchers.enter(table, person, eyes, wants, out)
    }

    /// Somebody looks without staying, as programs do that ask again and again.
    pub(crate) fn look_in(&mut self, person: &str) {
        if !self.table().seats_of(person).is_empty() {
            self.inner.watchers.see(person.to_owned());
        }
    }
}

impl Room {
    /// No bot of this table is thinking any more.
    pub(crate) async fn stop_thinking(&self) {
        self.inner.lock().await.bot_is_thinking = false;
    }

    /// Somebody goes. That needs no table.
    pub(crate) async fn leave(&self, id: u64) {
        let mut inner = self.inner.lock().await;
        let gone = inner.watchers.leave(id);
        let over = inner.forget_what_is_over();
        if let Some(person) = gone.filter(|_| !over) {
            inner.watchers.see(person);
        }
    }
}

impl Inner {
    /// A game that is over and that nobody looks at needs no place in memory; whether it was such a one.
    fn forget_what_is_over(&mut self) -> bool {
        let over = |table: &Table| matches!(table.status(), Status::Finished | Status::Closed);
        let forgotten = self.watchers.is_empty() && self.table.as_ref().is_some_and(over);
        if forgotten {
            self.table = None;
        }
        forgotten
    }

    /// A bot that must move: its level, the number of entries and what its seat may know.
    pub(crate) fn bot_to_move(&self) -> Option<bots::Task> {
        let table = self.table.as_ref()?;
        let (seat, level) = table.bot_to_move()?;
        let view = table.play.as_ref()?.engine.view_of(seat);
        let people = table.sitters.iter().any(|sitter| sitter.person.is_some());
        let waits_for_people = table.must_act().iter().any(|seat| !table.bots().contains(seat));
        let followed = people && !waits_for_people && !self.watchers.is_empty();
        Some(bots::Task { level: level.to_owned(), entries: table.entries(), view, followed })
    }
}

/// Whether the store must be told. When bots move one after the other, the time to look after them may stay as it is.
fn differs(before: Standing, after: Standing) -> bool {
    before.status != after.status
        || before.waiting != after.waiting
        || before.wake.is_some() != after.wake.is_some()
        || after.wake.is_some_and(|wake| before.wake.is_some_and(|old| old > wake || wake - old > 1000))
}

fn changed_seats(before: &[Sitter], after: &[Sitter]) -> Vec<steading_store::Seat> {
    let changed = (0..).zip(after).filter(|(seat, sitter)| before.get(usize::from(*seat)) != Some(*sitter));
    changed
        .map(|(seat, sitter)| steading_store::Seat {
            seat,
            person: sitter.person.clone(),
            bot: sitter.bot.clone(),
            name: None,
        })
        .collect()
}
