//! Lists of tables, without their games.

use std::sync::Arc;

use steading_game::{Seat, Seed};
use steading_protocol::server::{PersonInfo, SeatInfo, TableInfo};
use steading_protocol::terms::Terms;
use steading_store::{Saved, SeatRow, Status, TableRow, Which};

use crate::app::App;
use crate::error::Result;
use crate::table::Table;
use crate::{entry, ids, names, show};

/// The most tables in a list.
const MOST: u32 = 100;

impl App {
    /// Tables, as everybody may know them.
    pub(crate) async fn list(&self, which: Which) -> Result<Vec<TableInfo>> {
        self.list_most(which, MOST).await
    }

    /// The same without an end, for what somebody takes along.
    pub(crate) async fn list_all(&self, which: Which) -> Result<Vec<TableInfo>> {
        self.list_most(which, u32::MAX).await
    }

    async fn list_most(&self, which: Which, most: u32) -> Result<Vec<TableInfo>> {
        let found = self.store.list_tables(which, most).await?;
        let mut shown = Vec::with_capacity(found.len());
        for (row, seats) in found {
            // A table that this server cannot open is listed as far as its row tells.
            let bare = bare(&row, &seats);
            shown.push(self.summary(row, seats).await.unwrap_or(bare));
        }
        Ok(shown)
    }

    async fn summary(&self, row: TableRow, seats: Vec<SeatRow>) -> Result<TableInfo> {
        let agreed = self.agreed(&row).await?;
        let info = agreed.game.info();
        let waiting = waiting(&row);
        // A table that needs a newer server is listed all the same.
        let row = TableRow { format: entry::FORMAT, ..row };
        let saved = Saved { table: row, seats, entries: Vec::new() };
        let table = Table::load(saved, agreed, Arc::default());
        let table = table.map_err(|refusal| self.books.refused(info, refusal))?;
        Ok(TableInfo { waiting, ..table.info() })
    }
}

/// The seats that the game waits for.
fn waiting(row: &TableRow) -> Vec<u8> {
    (0..8).filter(|seat| row.standing.waiting >> seat & 1 != 0).collect()
}

/// What a row tells by itself: of a game, or by rules, that this server does not know.
fn bare(row: &TableRow, seats: &[SeatRow]) -> TableInfo {
    let person = |id: &String, seat: &SeatRow| PersonInfo {
        id: id.clone(),
        name: seat.name.clone().unwrap_or_default(),
    };
    let seats = seats.iter().map(|seat| SeatInfo {
        person: seat.person.as_ref().map(|id| person(id, seat)),
        bot: seat.bot.clone(),
        bot_name: (seat.bot.is_some() && seat.person.is_none())
            .then(|| names::of_bot(&row.id, Seat(seat.seat))),
        resigned: false,
    });
    let seed: Option<Seed> = row.seed.parse().ok();
    let finished = row.standing.status == Status::Finished;
    let terms: Terms = serde_json::from_str(&row.terms).unwrap_or_default();
    TableInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        rules: row.rules,
        current_rules: show::current_rules(row),
        status: row.standing.status.as_str(),
        public: row.public,
        host: row.host.clone(),
        readings: show::readings(row, &terms),
        terms,
        seats: seats.collect(),
        waiting: waiting(row),
        commitment: seed.map(ids::commitment).unwrap_or_default(),
        seed: finished.then(|| row.seed.clone()),
        created: row.created,
        changed: row.changed,
    }
}
