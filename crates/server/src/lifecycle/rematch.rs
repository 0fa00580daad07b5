//! Playing again with the same people and bots.

use steading_protocol::server::{ServerMsg, TableInfo};
use steading_store::Status;

use super::create::create_with;
use crate::app::Shared;
use crate::error::{Error, Result};
use crate::{ids, rooms};

/// Opens a table for the same people and bots, each one seat further. All who ask get the same table.
pub(crate) async fn rematch(app: &Shared, person: &str, table: &str) -> Result<TableInfo> {
    let mut open = rooms::open_latest(app, table).await?;
    if open.table().seats_of(person).is_empty() {
        return Err(Error::forbidden("only those who played can play again"));
    }
    if open.table().status() != Status::Finished {
        return Err(Error::conflict("the game is not over"));
    }
    // Everybody who knows the old table can find the new one, and nobody else can.
    let next: String = ids::digest(&format!("rematch {table}")).chars().take(26).collect();
    if app.store.load_table(&next).await?.is_none() {
        let (game, terms, row, mut sitters) = {
            let table = open.table();
            (table.game, table.terms.clone(), table.row.clone(), table.sitters.clone())
        };
        for sitter in sitters.iter_mut().filter(|sitter| sitter.person.is_some()) {
            sitter.bot = None;
        }
        sitters.rotate_right(1);
        // If two ask at the same moment, one of them fails here and finds the table below.
        if let Err(error) = create_with(app, next.clone(), game, &terms, &row.host, row.public, sitters).await
            && app.store.load_table(&next).await?.is_none()
        {
            return Err(error);
        }
        open.room.watchers.send_all(&ServerMsg::Rematch { table: next.clone() });
    }
    drop(open);
    Ok(rooms::open_latest(app, &next).await?.table().info())
}
