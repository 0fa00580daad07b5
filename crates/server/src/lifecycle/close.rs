//! Closing a table at which no game has begun.

use steading_store::Changed;

use super::only_host;
use crate::app::Shared;
use crate::error::{Error, Result};
use crate::rooms;

/// Closes a table for its host.
pub(crate) async fn close(app: &Shared, person: &str, table: &str) -> Result<()> {
    let mut open = rooms::open_latest(app, table).await?;
    only_host(open.table(), person)?;
    if app.store.close_table(table, app.clock.now()).await? == Changed::Refused {
        return Err(Error::conflict("the game has begun: give up instead"));
    }
    open.seats_changed().await
}
