//! Tables: opening them, sitting down, starting.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use steading_protocol::client::{NewInvitation, NewTable, TakeSeat};
use steading_protocol::problem::Problem;
use steading_protocol::server::{Invitation, TableInfo};
use steading_store::{Status, Which};
use utoipa::IntoParams;

use crate::app::Shared;
use crate::error::{Error, Result};
use crate::extract::{Body, Caller, Path, Payer, Query};
use crate::{lifecycle, rooms};

/// Which tables to list.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Lobby {
    /// `open` (the usual), `running` or `finished`.
    status: Option<String>,
}

/// Public tables: open ones to sit down at, running ones to watch.
#[utoipa::path(get, path = "/tables", tag = "tables", security(()), params(Lobby), responses((status = 200, body = Vec<TableInfo>)))]
pub(crate) async fn lobby(
    State(app): State<Shared>,
    Query(lobby): Query<Lobby>,
) -> Result<Json<Vec<TableInfo>>> {
    let status = match lobby.status.as_deref() {
        None | Some("open") => Status::Open,
        Some("running") => Status::Running,
        Some("finished") => Status::Finished,
        Some(_) => return Err(Error::bad_request("status is open, running or finished")),
    };
    Ok(Json(app.list(Which::Public(status)).await?))
}

/// Opens a table. If no seat stays open, the game begins at once.
#[utoipa::path(
    post, path = "/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = TableInfo), (status = 404, body = Problem))
)]
pub(crate) async fn create(
    State(app): State<Shared>,
    Payer(account): Payer,
    Body(wish): Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>)> {
    let table = lifecycle::create(&app, &account, wish).await?;
    Ok((StatusCode::CREATED, Json(table)))
}

/// A table.
#[utoipa::path(
    get, path = "/tables/{table}", tag = "tables", security(()), params(("table" = String, Path)),
    responses((status = 200, body = TableInfo))
)]
pub(crate) async fn one(State(app): State<Shared>, Path(id): Path<String>) -> Result<Json<TableInfo>> {
    let mut open = rooms::open_latest(&app, &id).await?;
    open.is_looked_at();
    Ok(Json(open.table().info()))
}

/// Closes a table that has not begun. Only its host may.
#[utoipa::path(
    delete, path = "/tables/{table}", tag = "tables", params(("table" = String, Path)),
    responses((status = 204), (status = 409, body = Problem))
)]
pub(crate) async fn close(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path(id): Path<String>,
) -> Result<StatusCode> {
    lifecycle::close(&app, &person.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts the game, if every seat is taken. It starts by itself when the last one is.
#[utoipa::path(
    post, path = "/tables/{table}/start", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = Problem))
)]
pub(crate) async fn start(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>> {
    Ok(Json(lifecycle::start(&app, &person.id, &id).await?))
}

/// The same people and bots play again, each one seat further. Whoever asks second gets the same table.
#[utoipa::path(
    post, path = "/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = Problem))
)]
pub(crate) async fn rematch(
    State(app): State<Shared>,
    Payer(account): Payer,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>> {
    Ok(Json(lifecycle::rematch(&app, &account, &id).await?))
}

/// Sits down on an open seat, or as the host puts a bot there or clears it.
#[utoipa::path(
    put, path = "/tables/{table}/seats/{seat}", tag = "tables",
    params(("table" = String, Path), ("seat" = u8, Path)), request_body = TakeSeat,
    responses((status = 200, body = TableInfo), (status = 409, body = Problem))
)]
pub(crate) async fn take_seat(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path((id, seat)): Path<(String, u8)>,
    Body(wish): Body<TakeSeat>,
) -> Result<Json<TableInfo>> {
    Ok(Json(lifecycle::take_seat(&app, &person.id, &id, seat, wish).await?))
}

/// Gets up from a seat before the game.
#[utoipa::path(
    delete, path = "/tables/{table}/seats/{seat}", tag = "tables", params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = Problem))
)]
pub(crate) async fn leave_seat(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<Json<TableInfo>> {
    Ok(Json(lifecycle::leave_seat(&app, &person.id, &id, seat).await?))
}

/// A link for somebody else, to the table or to one seat.
#[utoipa::path(
    post, path = "/tables/{table}/invitations", tag = "tables", params(("table" = String, Path)), request_body = NewInvitation,
    responses((status = 201, body = Invitation))
)]
pub(crate) async fn invite(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path(id): Path<String>,
    Body(wish): Body<NewInvitation>,
) -> Result<(StatusCode, Json<Invitation>)> {
    let invitation = lifecycle::invite(&app, &person.id, id, wish.seat).await?;
    Ok((StatusCode::CREATED, Json(invitation)))
}

/// Where an invitation leads.
#[utoipa::path(
    get, path = "/invitations/{token}", tag = "tables", security(()), params(("token" = String, Path)),
    responses((status = 200, body = Invitation))
)]
pub(crate) async fn invitation(
    State(app): State<Shared>,
    Path(token): Path<String>,
) -> Result<Json<Invitation>> {
    let found = app.store.invitation(&token).await?;
    let (table, seat) = found.ok_or_else(|| Error::not_found("invitation"))?;
    Ok(Json(Invitation { token, table, seat }))
}
