//! Starting the game.

use std::sync::Arc;

use steading_protocol::server::TableInfo;
use steading_store::{Changed, Saved, SeatRow, Status};

use super::only_host;
use crate::app::Shared;
use crate::entry::{Entry, Sitter};
use crate::error::{Error, Result};
use crate::room::OpenRoom;
use crate::table::Table;
use crate::{append, rooms};

/// Starts the game for the host, if every seat is taken.
pub(crate) async fn start(app: &Shared, person: &str, table: &str) -> Result<TableInfo> {
    let mut open = rooms::open_latest(app, table).await?;
    only_host(open.table(), person)?;
    if !start_if_full(&mut open).await? {
        return Err(Error::conflict("a seat is still open, or the game has begun"));
    }
    Ok(open.table().info())
}

/// Starts the game if every seat is taken; whether it did.
pub(super) async fn start_if_full(open: &mut OpenRoom<'_>) -> Result<bool> {
    let table = open.table();
    if table.status() != Status::Open || table.sitters.contains(&Sitter::default()) {
        return Ok(false);
    }
    let at = open.app.clock.now();
    let (row, agreed, outages) = (table.row.clone(), table.agreed(), open.app.outages.known());
    let id = row.id.clone();
    // The store asks with the seats as they are then: a seat may have been cleared on another server.
    let begin = move |seats: &[SeatRow]| {
        let saved = Saved { table: row.clone(), seats: seats.to_vec(), entries: Vec::new() };
        let mut table = Table::load(saved, agreed.clone(), Arc::clone(&outages)).ok()?;
        if table.sitters.contains(&Sitter::default()) {
            return None;
        }
        let entry = Entry::Start { seats: table.sitters.clone(), seed: None, branch: None, position: None };
        let (_, append) = append::apply(&mut table, &entry, "", at).ok()?;
        Some(append)
    };
    let changed = open.app.store.start_table(&id, at, begin).await?;
    open.seats_changed().await?;
    open.wake_bots();
    Ok(changed == Changed::Done)
}
