//! Bots at the tables.
//!
//! A bot thinks about what its seat may know while the table stays open to everybody; if something has happened meanwhile, it
//! thinks again. At most one bot of a table thinks at a time.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use steading_bots::{AnyMind, Level};
use steading_game::{AnyView, Seat};

use crate::app::Shared;
use crate::entry::Entry;
use crate::error::{Error, Result};
use crate::ids;
use crate::room::{Inner, Room};

/// What a bot has to think about.
pub(crate) struct Task {
    pub(crate) level: String,
    /// The number of entries in the log.
    pub(crate) entries: u32,
    /// All that it is told.
    pub(crate) view: AnyView,
    /// People look on while they wait for it.
    pub(crate) followed: bool,
}

/// The bots of a table while they move one after the other. What they remember only saves them time.
#[derive(Default)]
struct Minds(HashMap<(Seat, String), Box<dyn AnyMind>>);

impl Minds {
    /// What a bot does, if it finds something.
    fn choose(&mut self, task: &Task) -> Option<String> {
        let Task { level, view, .. } = task;
        let fresh = || {
            let level = Level::named(level).unwrap_or(Level::Easy);
            Some(steading_catalog::bots(view.info().id)?.mind(level.into(), ids::seed()))
        };
        let key = (view.seat(), level.clone());
        if !self.0.contains_key(&key) {
            self.0.insert(key.clone(), fresh()?);
        }
        self.0.get_mut(&key)?.choose(view)
    }
}

/// Lets a bot think if it is its turn and none of this table is thinking yet.
pub(crate) fn look(app: &Shared, room: &Arc<Room>, inner: &mut Inner) {
    if inner.bot_is_thinking {
        return;
    }
    let Some(task) = inner.bot_to_move() else { return };
    inner.bot_is_thinking = true;
    let (app, room) = (Arc::clone(app), Arc::clone(room));
    tokio::spawn(async move {
        if let Err(error) = play(&app, &room, task).await {
            // Somebody looks after the table again when its time has come.
            tracing::warn!(table = room.id, problem = error.detail, "a bot could not move");
            room.stop_thinking().await;
        }
    });
}

/// Moves until no bot must.
async fn play(app: &Shared, room: &Arc<Room>, mut task: Task) -> Result<()> {
    let mut minds = Minds::default();
    loop {
        let (seat, entries, followed) = (task.view.seat(), task.entries, task.followed);
        let began = Instant::now();
        let permit = app.thinkers.acquire().await;
        let thought = tokio::task::spawn_blocking(move || {
            let action = minds.choose(&task);
            (minds, action)
        });
        let (kept, action) = thought.await.map_err(|error| Error::internal(&error))?;
        minds = kept;
        drop(permit);
        if followed {
            // One move after the other, so that people can see what happens.
            tokio::time::sleep(app.settings.bot_pause.saturating_sub(began.elapsed())).await;
        }
        let mut open = room.open(app).await?;
        if open.table().entries() == entries {
            let timeout_action = || open.table().play.as_ref()?.engine.timeout_action(seat);
            let Some(action) = action.or_else(timeout_action) else {
                return Err(Error::internal(&"a bot found nothing to do"));
            };
            open.record(Entry::Act { seat, action }).await?;
        }
        let Some(next) = open.inner.bot_to_move() else {
            // While the room is still open, so that nobody's turn is overlooked.
            open.inner.bot_is_thinking = false;
            return Ok(());
        };
        task = next;
    }
}
