//! Games as they were played: records, and every moment of them.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;
use steading_game::{AnyTable, DataFiles, GameInfo, Kept, Seat, Viewer};
use steading_notation::{Record, Shelf};
use steading_protocol::client::NewRecord;
use steading_protocol::problem::Problem;
use steading_protocol::server::{Moment, TableInfo};
use steading_protocol::terms::Terms;
use steading_store::{Append, Standing, Status};
use utoipa::IntoParams;

use crate::app::{App, Shared};
use crate::entry::{Entry, Sitter};
use crate::error::{Error, Kind, Result};
use crate::extract::{Body, Caller, MaybeCaller, Path, Query};
use crate::ids;
use crate::socket;
use crate::table::Table;
use crate::time::now;

/// The games of this server, with the data files of its owner.
struct Shelved<'a>(&'a App);

impl Shelf for Shelved<'_> {
    fn find(&self, id: &str) -> Option<&'static dyn steading_game::AnyGame> {
        steading_catalog::find(id)
    }

    fn data(&self, info: &GameInfo) -> Result<Option<DataFiles>, String> {
        Ok(self.0.settings.data.get(info.id).cloned())
    }
}

/// The record of a finished game, as text.
#[utoipa::path(
    get, path = "/tables/{table}/record", tag = "records", security(()), params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem), (status = 409, body = Problem))
)]
pub(crate) async fn record(State(app): State<Shared>, Path(id): Path<String>) -> Result<impl IntoResponse> {
    let room = app.room(&id).await?;
    let open = room.open_latest(&app).await?;
    let record = record_of(open.table())?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()))
}

/// The record of a finished game.
fn record_of(table: &Table) -> Result<Record> {
    Record::of(finished(table)?).ok_or_else(|| Error::internal(&"a table began with a position"))
}

/// The game, if it is over.
pub(crate) fn finished(table: &Table) -> Result<&dyn AnyTable> {
    if !matches!(table.status(), Status::Finished | Status::Closed) {
        // The record holds the seed, and with it everything hidden.
        return Err(Error::conflict("there is no record before the game is over"));
    }
    let play = table.play.as_ref().ok_or_else(|| Error::conflict("the game never began"))?;
    Ok(&*play.engine)
}

/// With whose eyes to look.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Eyes {
    /// A seat: one's own while the game runs, any when it is over.
    seat: Option<u8>,
    /// Everything, hidden things too: only when the game is over.
    #[serde(default)]
    all: bool,
}

/// A past moment of a game: what could be known after so many decisions.
#[utoipa::path(
    get, path = "/tables/{table}/moments/{decision}", tag = "records", security((), ("session" = []), ("token" = [])),
    params(("table" = String, Path), ("decision" = u32, Path), Eyes),
    responses((status = 200, body = Moment), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem))
)]
pub(crate) async fn moment(
    State(app): State<Shared>,
    MaybeCaller(person): MaybeCaller,
    Path((id, decision)): Path<(String, u32)>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Moment>> {
    let room = app.room(&id).await?;
    let open = room.open_latest(&app).await?;
    let table = open.table();
    let over = matches!(table.status(), Status::Finished | Status::Closed);
    let seat = eyes.seat.map(Seat);
    if seat.is_some_and(|seat| seat.index() >= table.sitters.len()) {
        return Err(Error::not_found("seat"));
    }
    let viewer = match (seat, &person) {
        (_, _) if eyes.all && over => Viewer::Host,
        (_, _) if eyes.all => return Err(Error::conflict("hidden things are shown when the game is over")),
        (Some(seat), _) if over => Viewer::Seat(seat),
        (seat, Some(person)) => socket::viewer(&open, person, seat, true)?,
        (Some(_), None) => return Err(Error::forbidden("say who you are to look from a seat")),
        (None, None) => Viewer::Spectator,
    };
    let moment = table.moment(viewer, decision);
    moment.map(Json).ok_or_else(|| Error::not_found("moment"))
}

/// Puts a record on a table of its own, to be looked at by everybody who knows its name.
#[utoipa::path(
    post, path = "/records", tag = "records", request_body = NewRecord,
    responses((status = 201, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem))
)]
pub(crate) async fn import(
    State(app): State<Shared>,
    Caller(person): Caller,
    Body(new): Body<NewRecord>,
) -> Result<(StatusCode, Json<TableInfo>)> {
    let wrong = |error: String| Error::new(Kind::BadRecord, error);
    let record = Record::parse(&new.record, Shelved(&app)).map_err(|error| wrong(error.to_string()))?;
    let played = record.verify(Shelved(&app)).map_err(|error| wrong(error.to_string()))?;
    let at = now();
    let id = ids::random(16);
    let options = record.setup.changed().map(|(name, value)| (name.to_owned(), value.to_string()));
    let terms = Terms { players: Some(record.setup.players), options: options.collect(), ..Terms::default() };
    let status = if played.outcome().is_some() { Status::Finished } else { Status::Closed };
    let standing = Standing { status, waiting: 0, wake: None };
    let table = steading_store::Table {
        id: id.clone(),
        game: record.game.to_owned(),
        rules: record.rules_version,
        terms: serde_json::to_string(&terms).map_err(|error| Error::internal(&error))?,
        seed: record.reseeds.last().map_or(record.seed, |(_, seed)| *seed).to_string(),
        host: person.id,
        public: false,
        standing,
        created: at,
        changed: at,
    };
    let players = usize::from(record.setup.players);
    let first =
        Entry::Start { seats: vec![Sitter::default(); players], seed: Some(record.seed), branch: None };
    let entries = written(first, played.kept(), at)?;
    let seats = (0..players as u8).map(|seat| steading_store::Seat { seat, ..Default::default() });
    app.store.import_table(table, seats.collect(), appended(&id, entries)).await?;
    let room = app.room(&id).await?;
    let open = room.open(&app).await?;
    Ok((StatusCode::CREATED, Json(open.table().info())))
}

/// A log of a beginning and everything that counts since.
pub(super) fn written(first: Entry, kept: Vec<Kept<String>>, at: i64) -> Result<Vec<steading_store::Entry>> {
    let entries = [first].into_iter().chain(kept.into_iter().map(Entry::from));
    let entries = (0..).zip(entries).map(|(number, entry)| {
        let body = serde_json::to_string(&entry).map_err(|error| Error::internal(&error))?;
        Ok(steading_store::Entry { number, at, command: String::new(), body })
    });
    entries.collect()
}

/// The same for the store.
pub(super) fn appended(table: &str, entries: Vec<steading_store::Entry>) -> Vec<Append> {
    let append = |entry| Append {
        table: table.to_owned(),
        entry,
        standing: None,
        seats: Vec::new(),
        results: Vec::new(),
    };
    entries.into_iter().map(append).collect()
}
