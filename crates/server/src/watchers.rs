//! The people who look at a table.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use steading_game::Viewer;
use steading_protocol::server::{PersonInfo, ServerMsg};

use crate::frame::frame;
use crate::look::{Eyes, Wants};
use crate::outbox::Outbox;
use crate::show::told_line;
use crate::table::{Happened, Play, Table};

/// The number of the next watcher. No two rooms give out the same one: a room can be dropped while a connection still knows its
/// number there.
static NEXT: AtomicU64 = AtomicU64::new(0);

/// What another server said about who is there holds for so long. It says it again every ten seconds.
const FRESH: Duration = Duration::from_secs(35);

/// Everybody who looks at a table.
#[derive(Default)]
pub(crate) struct Watchers {
    here: Vec<Watcher>,
    /// Those who look through other servers, by the names of these.
    elsewhere: BTreeMap<String, There>,
}

/// Who looks at a table through another server.
#[derive(Debug)]
pub(crate) struct There {
    /// Those who sit there.
    people: Vec<String>,
    /// How many others.
    watching: u32,
    until: Instant,
}

impl There {
    /// Another server says so now.
    pub(crate) fn now(people: Vec<String>, watching: u32) -> There {
        There { people, watching, until: Instant::now() + FRESH }
    }

    fn is_nobody(&self) -> bool {
        self.people.is_empty() && self.watching == 0
    }

    fn is_fresh(&self) -> bool {
        Instant::now() < self.until
    }
}

/// A connection that looks at a table.
struct Watcher {
    id: u64,
    person: PersonInfo,
    eyes: Eyes,
    wants: Wants,
    out: Outbox,
}

impl Watcher {
    /// Nobody looks from a seat that is not their own (any more). Whoever follows looks from the one that must act.
    fn turn_eyes(&mut self, table: &Table) {
        self.eyes.viewer = table.eyes(&self.person.id, self.eyes.viewer);
        if self.eyes.follow {
            let own = table.seats_of(&self.person.id);
            let asked = table.must_act().iter().find(|&seat| own.contains(seat));
            self.eyes.viewer = asked.map_or(self.eyes.viewer, Viewer::Seat);
        }
    }

    /// What this watcher is told.
    fn update(&self, table: &Table, happened: &Happened, at: i64) -> ServerMsg {
        let viewer = self.eyes.viewer;
        let decision = table.play.as_ref().map_or(0, Play::decisions);
        let told = happened.told.as_ref().filter(|_| self.wants.story);
        let line =
            told.map(|(seat, action, told)| told_line(viewer, decision, Some(*seat), Some(action), &**told));
        ServerMsg::Update {
            table: happened.table_changed.then(|| table.info()),
            state: table.state(viewer, self.wants, at),
            story: line.into_iter().collect(),
        }
    }
}

impl Watchers {
    /// Whether nobody looks through this server.
    pub(crate) fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Whether somebody looks through any server.
    pub(crate) fn are_anywhere(&self) -> bool {
        !self.here.is_empty() || self.elsewhere().next().is_some()
    }

    fn elsewhere(&self) -> impl Iterator<Item = &There> {
        self.elsewhere.values().filter(|there| there.is_fresh())
    }

    /// Another server says who looks through it.
    pub(crate) fn hear_of(&mut self, table: Option<&Table>, node: &str, there: There) {
        let before = table.map(|table| (self.present(table), self.watching(table)));
        if there.is_nobody() {
            self.elsewhere.remove(node);
        } else {
            self.elsewhere.insert(node.to_owned(), there);
        }
        self.elsewhere.retain(|_, there| there.is_fresh());
        if let Some(table) = table
            && before != Some((self.present(table), self.watching(table)))
        {
            self.tell_who_is_there(table);
        }
    }

    /// Who looks through this server: those who sit there, and how many others.
    pub(crate) fn through_here(&self, table: &Table) -> (Vec<String>, u32) {
        let people: BTreeSet<&str> = self.here.iter().map(|watcher| watcher.person.id.as_str()).collect();
        let (seated, others): (Vec<&str>, Vec<&str>) =
            people.into_iter().partition(|person| !table.seats_of(person).is_empty());
        (seated.into_iter().map(str::to_owned).collect(), others.len() as u32)
    }

    /// A person comes in; the number of the watcher, to leave with.
    pub(crate) fn enter(
        &mut self,
        table: &Table,
        person: PersonInfo,
        eyes: Eyes,
        wants: Wants,
        out: Outbox,
    ) -> u64 {
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        let mut watcher = Watcher { id, person, eyes, wants, out };
        watcher.turn_eyes(table);
        let is_new = !self.is_there(&watcher.person.id);
        let person = watcher.person.id.clone();
        self.here.push(watcher);
        if is_new {
            self.tell_presence(table, &person);
        }
        id
    }

    /// A watcher goes. Nobody is told at a table that is not in memory.
    pub(crate) fn leave(&mut self, table: Option<&Table>, id: u64) {
        if let Some(place) = self.here.iter().position(|watcher| watcher.id == id) {
            let watcher = self.here.swap_remove(place);
            if let Some(table) = table.filter(|_| !self.is_there(&watcher.person.id)) {
                self.tell_presence(table, &watcher.person.id);
            }
        }
    }

    /// Sets with whose eyes a watcher looks.
    pub(crate) fn look_with(&mut self, id: u64, eyes: Eyes) {
        if let Some(watcher) = self.here.iter_mut().find(|watcher| watcher.id == id) {
            watcher.eyes = eyes;
        }
    }

    /// With whose eyes a watcher looks.
    pub(crate) fn eyes(&self, id: u64) -> Eyes {
        let watcher = self.here.iter().find(|watcher| watcher.id == id);
        watcher.map_or(Eyes { viewer: Viewer::Spectator, follow: false }, |watcher| watcher.eyes)
    }

    /// Nobody looks from a seat that is not their own (any more).
    pub(crate) fn turn_eyes(&mut self, table: &Table) {
        for watcher in &mut self.here {
            watcher.turn_eyes(table);
        }
    }

    /// Who is there of those who sit here.
    pub(crate) fn present(&self, table: &Table) -> Vec<String> {
        let seated: BTreeSet<&String> =
            table.sitters.iter().filter_map(|sitter| sitter.person.as_ref()).collect();
        seated.into_iter().filter(|person| self.is_there(person)).cloned().collect()
    }

    /// How many look on who do not sit here.
    pub(crate) fn watching(&self, table: &Table) -> u32 {
        self.through_here(table).1 + self.elsewhere().map(|there| there.watching).sum::<u32>()
    }

    /// Tells everybody what happened, each as they may know it.
    pub(crate) fn tell(&mut self, table: &Table, happened: &Happened, at: i64) {
        let mut written: Vec<((Viewer, Wants), Utf8Bytes)> = Vec::new();
        self.here.retain_mut(|watcher| {
            watcher.turn_eyes(table);
            let key = (watcher.eyes.viewer, watcher.wants);
            let found = written.iter().find(|(known, _)| *known == key).map(|(_, text)| text.clone());
            let text = found.unwrap_or_else(|| {
                let text = frame(&watcher.update(table, happened, at));
                written.push((key, text.clone()));
                text
            });
            watcher.out.try_send(text).is_ok()
        });
    }

    /// Sends everybody the same message.
    pub(crate) fn send_all(&mut self, message: &ServerMsg) {
        let text = frame(message);
        self.here.retain(|watcher| watcher.out.try_send(text.clone()).is_ok());
    }

    /// A person came or went. Only those who sit here are announced: with very many who look on, everybody would be told of
    /// everybody.
    fn tell_presence(&mut self, table: &Table, person: &str) {
        if !table.seats_of(person).is_empty() {
            self.tell_who_is_there(table);
        }
    }

    fn tell_who_is_there(&mut self, table: &Table) {
        let (people, watching) = (self.present(table), self.watching(table));
        self.send_all(&ServerMsg::Present { people, watching });
    }

    /// Whether a person looks, through whichever server.
    pub(crate) fn is_there(&self, person: &str) -> bool {
        self.here.iter().any(|watcher| watcher.person.id == person)
            || self.elsewhere().any(|there| there.people.iter().any(|other| other == person))
    }
}
