//! Lists of tables, without their games.

use steading_protocol::server::TableInfo;
use steading_store::{Saved, SeatRow, TableRow, Which};

use crate::app::App;
use crate::error::Result;
use crate::table::Table;

/// The most tables in a list.
const MOST: u32 = 100;

impl App {
    /// Tables, as everybody may know them.
    pub(crate) async fn list(&self, which: Which) -> Result<Vec<TableInfo>> {
        let found = self.store.list_tables(which, MOST).await?;
        let shown = found.into_iter().filter_map(|(row, seats)| self.summary(row, seats).ok());
        Ok(shown.collect())
    }

    fn summary(&self, row: TableRow, seats: Vec<SeatRow>) -> Result<TableInfo> {
        let (terms, game, setup) = self.terms_of(&row)?;
        let waiting = (0..8).filter(|seat| row.standing.waiting >> seat & 1 != 0).collect();
        let saved = Saved { table: row, seats, entries: Vec::new() };
        let table = Table::load(saved, terms, game, setup)
            .map_err(|refusal| self.books.refused(game.info(), refusal))?;
        Ok(TableInfo { waiting, ..table.info() })
    }
}
