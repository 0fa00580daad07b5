//! Playing again with the same people and bots.

use steading_bus::News;
use steading_protocol::server::{ServerMsg, TableInfo};
use steading_store::Status;

use super::create::create_with;
use super::seats::change;
use crate::app::Shared;
use crate::entry::Sitter;
use crate::error::{Error, Result};
use crate::table::Table;
use crate::turns::Account;
use crate::{ids, rooms};

/// Opens a table for the same people and bots, each one seat further, and seats who asks. All who ask get the same table; the game
/// begins when everybody has.
pub(crate) async fn rematch(app: &Shared, account: &Account, table: &str) -> Result<TableInfo> {
    let person = account.person.as_str();
    let mut open = rooms::open_latest(app, table).await?;
    if open.table().seats_of(person).is_empty() {
        return Err(Error::forbidden("only those who played can play again"));
    }
    if open.table().status() != Status::Finished {
        return Err(Error::conflict("the game is not over"));
    }
    // Everybody who knows the old table can find the new one, and nobody else can.
    let next: String = ids::digest(&format!("rematch {table}")).chars().take(26).collect();
    let seats = seats_for_all(open.table());
    if app.store.load_table(&next).await?.is_none() {
        let (game, terms) = (open.table().game, open.table().terms.clone());
        let sits = |sitter: &Sitter| sitter.person.as_deref().is_none_or(|other| other == person);
        let sitters = seats
            .iter()
            .map(|sitter| Some(sitter).filter(|sitter| sits(sitter)).cloned().unwrap_or_default());
        // Only the seats of those who played are open, so it does not stand in the lobby. If two ask at the same moment, one of them
        // fails here and finds the table below.
        let created = create_with(app, next.clone(), game, &terms, account, false, sitters.collect()).await;
        if let Err(error) = created
            && app.store.load_table(&next).await?.is_none()
        {
            return Err(error);
        }
        open.room.watchers.send_all(&ServerMsg::Rematch { table: next.clone() });
        open.tell_others(|table| News::Rematch { table, next: next.clone() });
    }
    drop(open);
    let mut open = rooms::open_latest(app, &next).await?;
    for (seat, sitter) in (0..).zip(&seats).filter(|(_, sitter)| sitter.person.as_deref() == Some(person)) {
        if open.table().sitters.get(usize::from(seat)) == Some(&Sitter::default()) {
            change(&mut open, seat, &Sitter::default(), sitter).await?;
        }
    }
    Ok(open.table().info())
}

/// The people of a table and its bots, each one seat further.
fn seats_for_all(table: &Table) -> Vec<Sitter> {
    let mut seats = table.sitters.clone();
    for sitter in seats.iter_mut().filter(|sitter| sitter.person.is_some()) {
        sitter.bot = None;
    }
    seats.rotate_right(1);
    seats
}
