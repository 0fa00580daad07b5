//! Bots at the tables.
//!
//! A bot thinks about what its seat may know while the table stays open to everybody; if something has happened meanwhile, it
//! thinks again. At most one bot of a table thinks at a time.

use std::collections::HashMap;
use std::collections::hash_map::Entry as MindEntry;
use std::sync::Arc;
use std::time::Instant;

use steading_bots::{AnyMind, Level};
use steading_game::{AnyView, Seat};
use tokio::sync::OwnedMutexGuard;

use crate::app::Shared;
use crate::complaints::complain;
use crate::entry::Entry;
use crate::error::{Error, Result};
use crate::ids;
use crate::room::OpenRoom;
use crate::rooms;
use crate::turns::{Account, Urgency};

/// Tables whose bots keep in memory what they thought of until their next move: some ten megabytes for each bot. Those of others
/// begin anew each time, and so do bots that play among themselves.
pub(crate) const MOST_MINDS: usize = 8;

/// What a bot has to think about.
pub(crate) struct Task {
    pub(crate) level: Level,
    /// The number of entries in the log.
    pub(crate) entries: u32,
    /// All that it is told.
    pub(crate) view: AnyView,
    /// People look on while they wait for it.
    pub(crate) followed: bool,
}

/// The bots of a table while they move one after the other. What they remember only saves them time.
#[derive(Default)]
struct Minds(HashMap<(Seat, Level), Box<dyn AnyMind>>);

impl Minds {
    /// What a bot does, if it finds something.
    fn choose(&mut self, task: &Task) -> Option<String> {
        let key = (task.view.seat(), task.level);
        let mind = match self.0.entry(key) {
            MindEntry::Occupied(known) => known.into_mut(),
            MindEntry::Vacant(new) => {
                let bots = steading_catalog::bots(task.view.info().id)?;
                new.insert(bots.mind(task.level.into(), ids::seed()))
            }
        };
        mind.choose(&task.view)
    }
}

/// Lets a bot think if it is its turn and none of this table is thinking yet.
pub(crate) fn wake(open: &mut OpenRoom<'_>) {
    if open.room.bot_is_thinking {
        return;
    }
    let Some((account, urgency)) = open.room.bot_has_to_move() else { return };
    open.room.bot_is_thinking = true;
    let (app, table) = (Arc::clone(open.app), open.room.id().to_owned());
    // Held so that the room stays the same for as long as its bot thinks.
    let room = Arc::clone(OwnedMutexGuard::mutex(&open.room));
    tokio::spawn(async move {
        if let Err(error) = play(&app, &table, account, urgency).await {
            // The keeper looks after the table again when its time has come.
            complain(&table, &error.detail, "a bot could not move");
            room.lock().await.bot_is_thinking = false;
        }
    });
}

/// Moves until no bot must.
async fn play(app: &Shared, table: &str, mut account: Account, mut urgency: Urgency) -> Result<()> {
    let mut minds = Minds::default();
    let place = match urgency {
        Urgency::People => Arc::clone(&app.minds).try_acquire_owned().ok(),
        Urgency::Background => None,
    };
    loop {
        let began = Instant::now();
        let turn = app.thinkers.take(&account, urgency).await;
        let task = {
            // Something may have happened while it waited.
            let mut open = rooms::open(app, table).await?;
            let Some(task) = open.room.bot_to_move() else {
                // While the room is still open, so that nobody's turn is overlooked.
                open.room.bot_is_thinking = false;
                return Ok(());
            };
            task
        };
        let (seat, entries, followed) = (task.view.seat(), task.entries, task.followed);
        let thought = tokio::task::spawn_blocking(move || {
            let action = minds.choose(&task);
            (minds, action)
        });
        let (kept, action) = thought.await.map_err(|error| Error::internal(&error))?;
        minds = if place.is_some() { kept } else { Minds::default() };
        drop(turn);
        if followed {
            // One move after the other, so that people can see what happens.
            tokio::time::sleep(app.settings.bot_pause.saturating_sub(began.elapsed())).await;
        }
        let mut open = rooms::open(app, table).await?;
        if open.table().entries() == entries {
            let Some(action) = open.table().action_of_bot(seat, action) else {
                return Err(Error::internal(&"a bot found nothing to do"));
            };
            open.record(Entry::Act { seat, action }).await?;
        }
        let Some(next) = open.room.bot_has_to_move() else {
            open.room.bot_is_thinking = false;
            return Ok(());
        };
        (account, urgency) = next;
    }
}
