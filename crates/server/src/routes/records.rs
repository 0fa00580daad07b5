//! Games as they were played: records, and every moment of them.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;
use steading_game::{Seat, Viewer};
use steading_notation::Record;
use steading_protocol::client::NewRecord;
use steading_protocol::problem::Problem;
use steading_protocol::server::{Moment, TableInfo};
use utoipa::IntoParams;

use crate::app::Shared;
use crate::error::{Error, Result};
use crate::extract::{Body, MaybeCaller, Path, Payer, Query};
use crate::{lifecycle, look, rooms};

/// The record of a finished game, as text.
#[utoipa::path(
    get, path = "/tables/{table}/record", tag = "records", security(()), params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = Problem))
)]
pub(crate) async fn record(State(app): State<Shared>, Path(id): Path<String>) -> Result<impl IntoResponse> {
    let (game, account) = {
        let open = rooms::open_latest(&app, &id).await?;
        (open.finished()?.boxed_clone(), open.table().account())
    };
    let record = app.go_through(&account, move || Some(Record::of(&*game)?.to_string())).await?;
    let record = record
        .ok_or_else(|| Error::conflict("this game began in the middle of another: it has no record"))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}

/// With whose eyes to look.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct PastEyes {
    /// A seat: one's own while the game runs, any when it is over.
    seat: Option<u8>,
    /// Everything, hidden things too: only when the game is over.
    #[serde(default)]
    all: bool,
    /// The data files of an owner in the view: for programs that go on from it.
    #[serde(default)]
    data: bool,
}

/// A past moment of a game: what could be known after so many decisions.
#[utoipa::path(
    get, path = "/tables/{table}/moments/{decision}", tag = "records", security((), ("session" = []), ("token" = [])),
    params(("table" = String, Path), ("decision" = u32, Path), PastEyes),
    responses((status = 200, body = Moment), (status = 409, body = Problem))
)]
pub(crate) async fn moment(
    State(app): State<Shared>,
    MaybeCaller(person): MaybeCaller,
    Path((id, decision)): Path<(String, u32)>,
    Query(eyes): Query<PastEyes>,
) -> Result<Json<Moment>> {
    let open = rooms::open_latest(&app, &id).await?;
    let table = open.table();
    let over = table.is_over();
    let seat = eyes.seat.map(Seat);
    if seat.is_some_and(|seat| seat.index() >= table.sitters.len()) {
        return Err(Error::not_found("seat"));
    }
    let viewer = match seat {
        _ if eyes.all && over => Viewer::Host,
        _ if eyes.all => return Err(Error::conflict("hidden things are shown when the game is over")),
        Some(seat) if over => Viewer::Seat(seat),
        seat => look::viewer(table, person.as_ref(), seat)?,
    };
    let moment = table.moment(viewer, decision, eyes.data);
    moment.map(Json).ok_or_else(|| Error::not_found("moment"))
}

/// Puts a record on a table of its own, to be looked at by everybody who knows its name.
#[utoipa::path(
    post, path = "/records", tag = "records", request_body = NewRecord,
    responses((status = 201, body = TableInfo))
)]
pub(crate) async fn import(
    State(app): State<Shared>,
    Payer(account): Payer,
    Body(new): Body<NewRecord>,
) -> Result<(StatusCode, Json<TableInfo>)> {
    let table = lifecycle::import(&app, &account, new.record).await?;
    Ok((StatusCode::CREATED, Json(table)))
}
