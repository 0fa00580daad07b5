//! Bots at the tables.
//!
//! A bot thinks about a copy of the game while the table stays open to everybody; if something has happened meanwhile, it
//! thinks again. At most one bot of a table thinks at a time.

use std::sync::Arc;

use steading_game::{AnyTable, Seat};

use crate::app::Shared;
use crate::entry::Entry;
use crate::ids;
use crate::problem::{Answer, Trouble};
use crate::room::{Inner, Room};
use crate::table::Table;

/// What a bot has to think about.
pub(crate) struct Task {
    pub(crate) seat: Seat,
    pub(crate) level: String,
    pub(crate) ply: u32,
    pub(crate) engine: Box<dyn AnyTable>,
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
        if let Err(trouble) = play(&app, &room, task).await {
            // Somebody looks after the table again when its time has come.
            tracing::warn!(table = room.id, problem = trouble.0.detail, "a bot could not move");
            room.stop_thinking().await;
        }
    });
}

/// Moves until no bot must.
async fn play(app: &Shared, room: &Arc<Room>, mut task: Task) -> Answer<()> {
    loop {
        let (seat, ply) = (task.seat, task.ply);
        let permit = app.thinkers.acquire().await;
        let thought = tokio::task::spawn_blocking(move || {
            let action = Table::bot_action(&*task.engine, &task.level, seat, ids::seed());
            action.or_else(|| task.engine.timeout_action(seat))
        });
        let action = thought.await.ok().flatten();
        drop(permit);
        let mut open = room.open(app).await?;
        if open.table().ply() == ply {
            let Some(action) = action else { return Err(Trouble::internal(&"a bot found nothing to do")) };
            open.record(Entry::Act { seat, action }, "").await?;
        }
        let Some(next) = open.inner.bot_to_move() else {
            // While the room is still open, so that nobody's turn is overlooked.
            open.inner.bot_is_thinking = false;
            return Ok(());
        };
        task = next;
    }
}
