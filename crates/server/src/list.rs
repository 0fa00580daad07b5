//! Lists of tables, without their games.

use std::sync::Arc;

use steading_protocol::server::TableInfo;
use steading_store::{Saved, SeatRow, TableRow, Which};

use crate::app::App;
use crate::entry;
use crate::error::Result;
use crate::table::Table;

/// The most tables in a list.
const MOST: u32 = 100;

impl App {
    /// Tables, as everybody may know them.
    pub(crate) async fn list(&self, which: Which) -> Result<Vec<TableInfo>> {
        let found = self.store.list_tables(which, MOST).await?;
        let mut shown = Vec::with_capacity(found.len());
        for (row, seats) in found {
            shown.extend(self.summary(row, seats).await.ok());
        }
        Ok(shown)
    }

    async fn summary(&self, row: TableRow, seats: Vec<SeatRow>) -> Result<TableInfo> {
        let agreed = self.agreed(&row).await?;
        let info = agreed.game.info();
        let waiting = (0..8).filter(|seat| row.standing.waiting >> seat & 1 != 0).collect();
        // A table that needs a newer server is listed all the same.
        let row = TableRow { format: entry::FORMAT, ..row };
        let saved = Saved { table: row, seats, entries: Vec::new() };
        let table = Table::load(saved, agreed, Arc::default());
        let table = table.map_err(|refusal| self.books.refused(info, refusal))?;
        Ok(TableInfo { waiting, ..table.info() })
    }
}
