//! What becomes of the tables of somebody who is gone.

use steading_protocol::client::{Command, Deed};
use steading_store::{Changed, Status, Which};

use super::seats::change;
use crate::app::Shared;
use crate::entry::Sitter;
use crate::error::{Error, Result};
use crate::{ids, rooms};

/// How many tables are left in one go that were not left at once.
const MOST: u32 = 500;

/// Lets somebody who was deleted give up every game that runs, get up from tables at which none has begun and close those that they
/// opened. Everybody at all these tables is told the name that stands there now.
pub(crate) async fn depart(app: &Shared, person: &str) -> Result<()> {
    for (table, _) in app.store.list_tables(Which::Of(person.to_owned()), u32::MAX).await? {
        let waits = match table.standing.status {
            Status::Open | Status::Running => true,
            Status::Finished | Status::Closed => false,
        };
        if waits || app.rooms.is_known(&table.id) {
            depart_from(app, person, &table.id).await;
        }
    }
    Ok(())
}

/// The same where it could not be done at once, such as at tables that only a newer server knows.
pub(crate) async fn depart_at_last(app: &Shared) {
    match app.store.tables_of_the_deleted(MOST).await {
        Ok(found) => {
            for (table, person) in found {
                depart_from(app, &person, &table).await;
            }
        }
        Err(error) => tracing::warn!(%error, "could not look for tables of people who are gone"),
    }
}

async fn depart_from(app: &Shared, person: &str, table: &str) {
    if let Err(Error { detail, .. }) = try_to_depart(app, person, table).await {
        tracing::info!(table, detail, "somebody who is gone could not leave: tried again within the hour");
    }
}

async fn try_to_depart(app: &Shared, person: &str, table: &str) -> Result<()> {
    let mut open = rooms::open(app, table).await?;
    // The name in memory is the old one.
    open.reload().await?;
    match open.table().status() {
        Status::Open if open.table().row.host == person => {
            if app.store.close_table(table, app.clock.now()).await? == Changed::Refused {
                return Err(Error::conflict("the game has begun meanwhile"));
            }
            open.seats_changed().await
        }
        Status::Open => {
            for seat in open.table().seats_of(person).iter() {
                let sitting = open.table().sitters[seat.index()].clone();
                change(&mut open, seat.0, &sitting, &Sitter::default()).await?;
            }
            Ok(())
        }
        Status::Running => {
            for seat in open.table().seats_of(person).iter() {
                let gave_up = |play: &crate::table::Play| play.resigned.contains(seat);
                if open.table().is_over() || open.table().play.as_ref().is_some_and(gave_up) {
                    continue;
                }
                let resign =
                    Command { id: ids::random(16), entries: None, seat: Some(seat), deed: Deed::Resign };
                open.command(person, &resign, app.clock.now()).await?;
            }
            Ok(())
        }
        Status::Finished | Status::Closed => Ok(()),
    }
}
