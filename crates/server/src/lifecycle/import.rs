//! A table from a record, to be looked at by everybody who knows its id.

use std::sync::Arc;

use steading_game::{AnyGame, AnyTable, DataFiles, GameInfo};
use steading_notation::{Record, Shelf};
use steading_protocol::server::TableInfo;
use steading_protocol::terms::Terms;
use steading_store::{SeatRow, Standing, Status, TableRow};

use crate::app::{App, Shared};
use crate::entry::{Entry, Sitter};
use crate::error::{Error, Kind, Result};
use crate::length::MOST_DECISIONS;
use crate::turns::Account;
use crate::{append, data_sets, ids, quotas, rooms};

/// The games of this server, with the data files of its owner.
struct Shelved<'a>(&'a App);

impl Shelf for Shelved<'_> {
    fn find(&self, id: &str) -> Option<&'static dyn AnyGame> {
        steading_catalog::find(id)
    }

    fn data(&self, info: &GameInfo) -> Result<Option<DataFiles>, String> {
        Ok(self.0.settings.data.get(info.id).cloned())
    }
}

/// Reads a record and plays it again.
fn read(app: &App, text: &str) -> Result<(Record, Box<dyn AnyTable>)> {
    let wrong = |error: String| Error::new(Kind::BadRecord, error);
    let record = Record::parse(text, Shelved(app)).map_err(|error| wrong(error.to_string()))?;
    if record.actions.len() > MOST_DECISIONS {
        return Err(wrong(format!(
            "this record has {} decisions, a game here at most {MOST_DECISIONS}",
            record.actions.len()
        )));
    }
    let played = record.verify(Shelved(app)).map_err(|error| wrong(error.to_string()))?;
    Ok((record, played))
}

/// Puts a record on a table of its own.
pub(crate) async fn import(app: &Shared, account: &Account, text: String) -> Result<TableInfo> {
    app.limiters.copy(account)?;
    let shelf = Arc::clone(app);
    let (record, played) = app.go_through(account, move || read(&shelf, &text)).await??;
    let at = app.clock.now();
    let id = ids::random(16);
    let options = record.setup.changed().map(|(name, value)| (name.to_owned(), value.to_string()));
    let terms = Terms { players: Some(record.setup.players), options: options.collect(), ..Terms::default() };
    let status = if played.outcome().is_some() { Status::Finished } else { Status::Closed };
    let row = TableRow {
        id: id.clone(),
        game: record.game.to_owned(),
        rules: record.setup.rules(),
        format: 1,
        data: Some(data_sets::name(record.setup.data.as_ref())),
        terms: serde_json::to_string(&terms).map_err(|error| Error::internal(&error))?,
        seed: record.reseeds.last().map_or(record.seed, |(_, seed)| *seed).to_string(),
        host: account.person.clone(),
        // Its game is over.
        origin: String::new(),
        public: false,
        standing: Standing { status, waiting: 0, wake: None },
        created: at,
        changed: at,
    };
    let players = record.setup.players;
    let seats = vec![Sitter::default(); usize::from(players)];
    let start = Entry::Start { seats, seed: Some(record.seed), branch: None, position: None };
    let log = append::copied(&id, start, played.kept(), at).map_err(|error| Error::internal(&error))?;
    let seats = (0..players).map(|seat| SeatRow { seat, ..SeatRow::default() }).collect();
    let most = quotas::most_tables(app.settings.limits);
    quotas::opened(app.store.import_table(row, seats, log, most).await?)?;
    Ok(rooms::open(app, &id).await?.table().info())
}
