//! A room: a table in memory, with the people who look at it. Commands are carried out while it is open.

use std::time::{Duration, Instant};

use steading_bus::News;
use steading_game::{AnyTable, Seat, SeatSet, Viewer};
use steading_protocol::client::Command;
use steading_protocol::server::{PersonInfo, SaidLine, ServerMsg};
use steading_store::{Appended, EntryRow};
use tokio::sync::OwnedMutexGuard;

use crate::app::Shared;
use crate::entry::Entry;
use crate::error::{Error, Result};
use crate::look::{Eyes, Page, Wants};
use crate::outbox::Outbox;
use crate::refusal::Refusal;
use crate::replays::IN_PLACE;
use crate::table::{BOT_PATIENCE, Happened, Table};
use crate::turns::{Account, Urgency};
use crate::watchers::{There, Watchers};
use crate::{append, bots};

/// How often another server may be faster before a command is given up.
const ATTEMPTS: usize = 20;
/// Bots go on among themselves for so long after somebody looked on.
const UNWATCHED: Duration = Duration::from_mins(10);
/// A clock that runs out now is looked at again after so many milliseconds.
const SOON: i64 = 250;

/// What is kept in memory about a table.
#[derive(Default)]
pub(crate) struct Room {
    /// The id of the table.
    id: String,
    table: Option<Table>,
    /// An entry is on its way to the store. If this is still set when the room is opened again, its writer was interrupted, and
    /// the table in memory may be ahead of the log.
    writing: bool,
    pub(crate) watchers: Watchers,
    used: Option<Instant>,
    /// When somebody looked on last.
    looked_at: Option<Instant>,
    /// The entries that those who look on have been told of.
    told: u32,
    pub(crate) bot_is_thinking: bool,
}

/// An open room, with its table. No other request can open it until this is dropped.
pub(crate) struct OpenRoom<'a> {
    pub(crate) app: &'a Shared,
    pub(crate) room: OwnedMutexGuard<Room>,
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

impl<'a> OpenRoom<'a> {
    /// Loads the table, unless it is in memory.
    pub(crate) async fn new(app: &'a Shared, room: OwnedMutexGuard<Room>) -> Result<OpenRoom<'a>> {
        let mut open = OpenRoom { app, room };
        let interrupted = std::mem::take(&mut open.room.writing);
        let is_behind = |table: &Table| table.is_behind(&app.outages.known());
        if interrupted || open.room.table.as_ref().is_some_and(is_behind) {
            open.room.table = None;
        }
        open.room.used = Some(Instant::now());
        open.load().await?;
        if interrupted {
            // Whether or not the entry came through, nobody was told.
            open.tell(&Happened { table_changed: true, ..Happened::default() });
            open.wake_bots();
        }
        Ok(open)
    }

    async fn load(&mut self) -> Result<()> {
        if self.room.table.is_some() {
            return Ok(());
        }
        let mut saved =
            self.app.store.load_table(&self.room.id).await?.ok_or_else(|| Error::not_found("table"))?;
        let unheard = self.take_unheard(&mut saved.entries);
        let agreed = self.app.agreed(&saved.table).await?;
        let info = agreed.game.info();
        let outages = self.app.outages.known();
        let table = if saved.entries.len() <= IN_PLACE {
            Table::load(saved, agreed, outages)
        } else {
            self.app.rooms.make_room(saved.entries.len());
            let account = Account { origin: saved.table.origin.clone(), person: saved.table.host.clone() };
            self.app.go_through(&account, move || Table::load(saved, agreed, outages)).await?
        };
        let table = table.map_err(|refusal| self.app.books.refused(info, refusal))?;
        // Before the game, a person may have lost the seat whose eyes they still look with.
        self.room.watchers.turn_eyes(&table);
        self.room.table = Some(table);
        // A table that is behind its log must not stay.
        self.hear_of(&unheard).inspect_err(|_| self.room.table = None)
    }

    /// Those who look on have not been told of these entries yet: they are taken from what is loaded, to be told one by one.
    fn take_unheard(&self, entries: &mut Vec<EntryRow>) -> Vec<EntryRow> {
        let told = self.room.told as usize;
        if self.room.watchers.is_empty() || told == 0 || told > entries.len() {
            return Vec::new();
        }
        entries.split_off(told)
    }

    /// Entries that another server wrote: they are told as if they had been made here.
    fn hear_of(&mut self, entries: &[EntryRow]) -> Result<()> {
        for entry in entries {
            let table = self.room.table.as_mut().expect("an open room has a table");
            let info = table.game.info();
            let heard = Entry::read(&entry.body)
                .and_then(|read| table.apply(&read, &entry.command, entry.at))
                .map_err(|refusal| self.app.books.refused(info, refusal))?;
            self.tell(&heard);
        }
        Ok(())
    }

    /// The table. It is there as long as the room is open.
    pub(crate) fn table(&self) -> &Table {
        self.room.table.as_ref().expect("an open room has a table")
    }

    /// The game, if it is over.
    pub(crate) fn finished(&self) -> Result<&dyn AnyTable> {
        let table = self.table();
        table.finished().map_err(|refusal| self.app.books.refused(table.game.info(), refusal))
    }

    /// Carries out a command of a person, or finds that it was carried out before; the number of entries after it.
    ///
    /// It counts from when it was `read`, however long others kept the room.
    pub(crate) async fn command(&mut self, person: &str, command: &Command, read: i64) -> Result<u32> {
        let plain = command.id.bytes().all(|byte| byte.is_ascii_graphic());
        if !plain || !(1..=64).contains(&command.id.len()) {
            return Err(Error::bad_request(
                "the id of a command has 1 to 64 plain characters, without spaces",
            ));
        }
        let key = format!("{person}/{}", command.id);
        let mut is_latest = false;
        for _ in 0..ATTEMPTS {
            let info = self.table().game.info();
            if let Some(entries) = self.table().done_before(&key) {
                return Ok(entries);
            }
            let tried = match self.table().prepare(person, command, read, || self.away()) {
                Ok(entry) => self.try_to_record(entry, &key, read).await?,
                Err(refusal) => Recorded::Refused(refusal),
            };
            match tried {
                Recorded::Done(entries) => return Ok(entries),
                Recorded::Overtaken => {}
                // Another server may have written since this one looked last: then the command may be right.
                Recorded::Refused(refusal) => {
                    if std::mem::replace(&mut is_latest, true) || !self.catch_up().await? {
                        return Err(self.app.books.refused(info, refusal));
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
            .map_err(|refusal| self.app.books.refused(table.game.info(), Refusal::Game(refusal)))
    }

    /// Adds an entry that no command made to the log, unless another server was faster.
    pub(crate) async fn record(&mut self, entry: Entry) -> Result<()> {
        let info = self.table().game.info();
        match self.try_to_record(entry, "", self.app.clock.now()).await? {
            Recorded::Done(_) | Recorded::Overtaken => Ok(()),
            Recorded::Refused(refusal) => Err(self.app.books.refused(info, refusal)),
        }
    }

    /// Adds an entry to the log.
    async fn try_to_record(&mut self, entry: Entry, key: &str, at: i64) -> Result<Recorded> {
        let table = self.room.table.as_mut().expect("an open room has a table");
        // Entries stand in the order of their times.
        let at = at.max(table.row.changed);
        let (happened, append) = match append::apply(table, &entry, key, at) {
            Ok(applied) => applied,
            Err(refusal) => return Ok(Recorded::Refused(refusal)),
        };
        let entries = table.entries();
        self.room.writing = true;
        let appended = self.app.store.append(append).await;
        self.room.writing = false;
        match appended {
            Ok(Appended::Done) => {
                self.app.metrics.entries.inc();
                self.tell(&happened);
                self.tell_others(|table| News::Log { table, entries });
                self.wake_bots();
                Ok(Recorded::Done(entries))
            }
            Ok(Appended::Taken) => {
                self.reload().await?;
                Ok(Recorded::Overtaken)
            }
            Ok(Appended::Gap) => {
                let known = entries - 1;
                tracing::error!(
                    table = self.room.id,
                    known,
                    "the log is shorter than it was: it is read again"
                );
                self.reload().await?;
                Err(Error::conflict(
                    "the log of this table is shorter than it was, as after a backup was put back: nothing was done; look again",
                ))
            }
            Err(error) => {
                self.room.table = None;
                Err(error.into())
            }
        }
    }

    /// Tells the other servers.
    pub(crate) fn tell_others(&self, news: impl FnOnce(String) -> News) {
        if self.app.bus.is_shared() {
            self.app.bus.tell(news(self.room.id.clone()));
        }
    }

    /// The seats or the state of a table before its game have changed in the store: everybody is told, here and elsewhere.
    pub(crate) async fn seats_changed(&mut self) -> Result<()> {
        self.reload().await?;
        self.tell_others(|table| News::Seats { table });
        Ok(())
    }

    /// Looks at the log again and tells everybody what has changed.
    pub(crate) async fn reload(&mut self) -> Result<()> {
        self.room.table = None;
        self.load().await?;
        self.tell(&Happened { table_changed: true, ..Happened::default() });
        Ok(())
    }

    /// Looks whether another server has changed the table; whether it has.
    pub(crate) async fn catch_up(&mut self) -> Result<bool> {
        if self.table().play.is_some() {
            let newer = self.app.store.entries(&self.room.id, self.table().entries()).await?;
            if let Err(error) = self.hear_of(&newer) {
                // What it says does not follow from what is in memory: the log decides.
                tracing::error!(table = self.room.id, detail = error.detail, "the log is read again");
                self.reload().await?;
            }
            return Ok(!newer.is_empty());
        }
        // Before the game, people come and go without an entry.
        let before = self.table().info();
        self.room.table = None;
        self.load().await?;
        let changed = self.table().info() != before;
        if changed {
            self.tell(&Happened { table_changed: true, ..Happened::default() });
        }
        Ok(changed)
    }

    /// The store is to ask later for a table that was `due` and was looked after: when a clock runs out, or when this server has had
    /// time to let a bot move. Bots among themselves that nobody looks at are not asked for again.
    pub(crate) async fn postpone(&mut self, due: i64) -> Result<()> {
        let table = self.table();
        let now = self.app.clock.now();
        let bots = (table.bot_must_act() && self.room.bots_may_move()).then_some(now + BOT_PATIENCE);
        let deadline = table.deadline().map(|deadline| deadline.max(now + SOON));
        let later = bots.into_iter().chain(deadline).min();
        Ok(self.app.store.postpone(self.room.id(), due, later).await?)
    }

    /// Lets bots move, if it is their turn.
    pub(crate) fn wake_bots(&mut self) {
        bots::wake(self);
    }

    /// Somebody looks on: bots that play among themselves go on.
    pub(crate) fn is_looked_at(&mut self) {
        self.room.looked_at = Some(Instant::now());
        self.wake_bots();
    }

    /// The seats of people who are not there.
    fn away(&self) -> SeatSet {
        let away = |person: &String| !self.room.watchers.is_there(person);
        let seats = (0..).map(Seat).zip(&self.table().sitters);
        seats.filter(|(_, sitter)| sitter.person.as_ref().is_some_and(away)).map(|(seat, _)| seat).collect()
    }

    /// Tells everybody what happened.
    fn tell(&mut self, happened: &Happened) {
        let Room { table: Some(table), watchers, told, .. } = &mut *self.room else { return };
        *told = table.entries();
        watchers.tell(table, happened, self.app.clock.now());
    }

    /// A person comes in; the number of the watcher, to leave with.
    pub(crate) fn enter(&mut self, person: PersonInfo, eyes: Eyes, wants: Wants, out: Outbox) -> u64 {
        self.is_looked_at();
        let Room { table, watchers, told, .. } = &mut *self.room;
        let table = table.as_ref().expect("an open room has a table");
        *told = table.entries();
        let id = watchers.enter(table, person, eyes, wants, out);
        self.room.say_who_is_here(self.app);
        id
    }

    /// Everything about the table, for a client that comes in.
    pub(crate) fn hello(&self, viewer: Viewer, wants: Wants, page: Page, said: Vec<SaidLine>) -> ServerMsg {
        let table = self.table();
        ServerMsg::Hello {
            table: table.info(),
            state: table.state(viewer, wants, self.app.clock.now()),
            story: if wants.story { table.story(viewer, page) } else { Vec::new() },
            said,
            present: self.room.watchers.present(table),
            watching: self.room.watchers.watching(table),
        }
    }
}

impl Room {
    pub(crate) fn new(id: &str) -> Room {
        Room { id: id.to_owned(), ..Room::default() }
    }

    /// The id of the table.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// The entries that are in memory.
    pub(crate) fn entries(&self) -> usize {
        self.table.as_ref().map_or(0, |table| table.entries() as usize)
    }

    /// A watcher goes. That needs no table.
    pub(crate) fn leave(&mut self, app: &Shared, id: u64) {
        self.watchers.leave(self.table.as_ref(), id);
        self.say_who_is_here(app);
        self.forget_what_is_over();
    }

    /// Whether somebody here is to know of so many entries. If nobody is, what is in memory is dropped.
    pub(crate) fn is_needed_after(&mut self, entries: u32) -> bool {
        if self.watchers.is_empty() && !self.bot_is_thinking && !self.writing {
            self.table = None;
        }
        let known = self.table.as_ref().map_or(self.told, Table::entries);
        (self.table.is_some() || !self.watchers.is_empty()) && (entries == 0 || known < entries)
    }

    /// Tells the other servers who is at this table through this one.
    pub(crate) fn say_who_is_here(&self, app: &Shared) {
        let Some(table) = self.table.as_ref().filter(|_| app.bus.is_shared()) else { return };
        let (people, watching) = self.watchers.through_here(table);
        app.bus.tell(News::Present { table: self.id.clone(), people, watching });
    }

    /// Another server says who is at this table through it.
    pub(crate) fn hear_who_is_there(&mut self, node: &str, there: There) {
        self.watchers.hear_of(self.table.as_ref(), node, there);
    }

    /// Forgets a table without commands for `idle`; whether the room is still needed.
    pub(crate) fn tidy(&mut self, idle: Duration) -> bool {
        self.forget_what_is_over();
        if self.used.is_some_and(|used| used.elapsed() < idle) {
            return true;
        }
        self.table = None;
        !self.watchers.is_empty()
    }

    /// A game that is over and that nobody looks at needs no place in memory.
    fn forget_what_is_over(&mut self) {
        if self.watchers.is_empty() && self.table.as_ref().is_some_and(Table::is_over) {
            self.table = None;
        }
    }

    /// Whether a bot has to move now, on whose account, and how urgent that is.
    pub(crate) fn bot_has_to_move(&self) -> Option<(Account, Urgency)> {
        let table = self.table.as_ref().filter(|table| table.bot_must_act() && self.bots_may_move())?;
        let urgency = if table.has_people() { Urgency::People } else { Urgency::Background };
        Some((table.account(), urgency))
    }

    /// Whether bots go on: always where a person sits, among themselves for as long as somebody looks on, and a while after.
    fn bots_may_move(&self) -> bool {
        let looked_at = || self.looked_at.is_some_and(|looked| looked.elapsed() < UNWATCHED);
        self.table.as_ref().is_some_and(Table::has_people) || self.watchers.are_anywhere() || looked_at()
    }

    /// A bot that must move: its level, the number of entries and what its seat may know.
    pub(crate) fn bot_to_move(&self) -> Option<bots::Task> {
        let table = self.table.as_ref().filter(|_| self.bots_may_move())?;
        let (seat, level) = table.bot_to_move()?;
        let view = table.play.as_ref()?.engine.view_of(seat);
        let waits_for_people = table.must_act().iter().any(|seat| !table.bots().contains(seat));
        let followed = table.has_people() && !waits_for_people && self.watchers.are_anywhere();
        Some(bots::Task { level, entries: table.entries(), view, followed })
    }
}
