//! The rooms: a cache of tables, with the people who look at them.
//!
//! Whatever it holds can be dropped at any time and is loaded again with the next request.

use std::collections::HashMap;
use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::Duration;

use tokio::sync::{Mutex, OwnedMutexGuard};

use crate::app::Shared;
use crate::error::Result;
use crate::room::{OpenRoom, Room};

/// How long a game without commands stays in memory.
const IDLE: Duration = Duration::from_secs(30);

/// When a long game is loaded, games that nobody needs just now make room for it, if they have so many entries together.
const MOST_ENTRIES: usize = 500_000;

/// All rooms, by the ids of their tables.
#[derive(Default)]
pub(crate) struct Rooms(StdMutex<HashMap<String, Arc<Mutex<Room>>>>);

impl Rooms {
    /// The room of a table, whether or not there is such a table.
    pub(crate) fn door(&self, id: &str) -> Door {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(id) {
            return Door(Arc::clone(room));
        }
        let room = Arc::new(Mutex::new(Room::new(id)));
        rooms.insert(id.to_owned(), Arc::clone(&room));
        Door(room)
    }

    /// A game of so many entries is about to be loaded: if there are too many, those without people, bots and requests are dropped.
    pub(crate) fn make_room(&self, entries: usize) {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let of = |room: &Arc<Mutex<Room>>| room.try_lock().map_or(0, |open| open.entries());
        if rooms.values().map(of).sum::<usize>() + entries > MOST_ENTRIES {
            drop_unused(&mut rooms, Duration::ZERO);
        }
    }

    /// The room of a table that may be in memory.
    pub(crate) fn known(&self, id: &str) -> Option<Door> {
        let rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.get(id).map(|room| Door(Arc::clone(room)))
    }

    /// All rooms.
    pub(crate) fn all(&self) -> Vec<Door> {
        let rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.values().map(|room| Door(Arc::clone(room))).collect()
    }

    /// Whether a table may be in memory.
    pub(crate) fn is_known(&self, id: &str) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains_key(id)
    }

    /// The number of rooms.
    pub(crate) fn len(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Drops games without commands for a while, and rooms that are empty and that no request waits for.
    pub(crate) fn tidy(&self) {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        drop_unused(&mut rooms, IDLE);
        rooms.shrink_to_fit();
    }
}

/// Drops games without commands for `idle`, and rooms that are empty and that no request waits for.
fn drop_unused(rooms: &mut HashMap<String, Arc<Mutex<Room>>>, idle: Duration) {
    rooms.retain(|_, room| {
        let Ok(mut open) = room.try_lock() else { return true };
        open.tidy(idle) || Arc::strong_count(room) > 1
    });
}

/// The way into a room. The room stays as long as somebody has one.
pub(crate) struct Door(Arc<Mutex<Room>>);

impl Door {
    /// Waits for the room.
    pub(crate) async fn lock(&self) -> OwnedMutexGuard<Room> {
        Arc::clone(&self.0).lock_owned().await
    }

    /// Opens the room, if there is such a table; no other request can until it is closed again.
    pub(crate) async fn open<'a>(&self, app: &'a Shared) -> Result<OpenRoom<'a>> {
        OpenRoom::new(app, self.lock().await).await
    }

    /// Opens the room and looks whether another server has written to the log: for requests that ask how things stand, or that are
    /// to be refused only for good reasons.
    pub(crate) async fn open_latest<'a>(&self, app: &'a Shared) -> Result<OpenRoom<'a>> {
        let mut open = self.open(app).await?;
        open.catch_up().await?;
        Ok(open)
    }
}

/// Opens the room of a table ([`Door::open`]).
pub(crate) async fn open<'a>(app: &'a Shared, id: &str) -> Result<OpenRoom<'a>> {
    app.rooms.door(id).open(app).await
}

/// Opens the room of a table as it is now ([`Door::open_latest`]).
pub(crate) async fn open_latest<'a>(app: &'a Shared, id: &str) -> Result<OpenRoom<'a>> {
    app.rooms.door(id).open_latest(app).await
}
