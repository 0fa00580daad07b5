//! Playing by requests, for programs that do not want a WebSocket.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use steading_game::Seat;
use steading_protocol::client::Command;
use steading_protocol::problem::Problem;
use steading_protocol::server::{Done, PersonInfo, SaidLine, ServerMsg};
use utoipa::ToSchema;

use crate::app::Shared;
use crate::error::{Error, Result};
use crate::extract::{Body, Caller, MaybeCaller, Path, Query};
use crate::look::{self, Look};
use crate::{chat, rooms};

/// Everything about a table, as the WebSocket sends it first.
#[utoipa::path(
    get, path = "/tables/{table}/state", tag = "play", security((), ("session" = []), ("token" = [])),
    params(("table" = String, Path), Look),
    responses((status = 200, body = ServerMsg))
)]
pub(crate) async fn state(
    State(app): State<Shared>,
    MaybeCaller(person): MaybeCaller,
    Path(id): Path<String>,
    Query(look): Query<Look>,
) -> Result<Json<ServerMsg>> {
    let wants = look.wants()?;
    let mut open = rooms::open_latest(&app, &id).await?;
    open.is_looked_at();
    let viewer = look::viewer(open.table(), person.as_ref(), look.seat())?;
    Ok(Json(open.hello(viewer, wants, look.page(), Vec::new())))
}

/// Does something that changes the game. Sent again with the same id, it does nothing more.
#[utoipa::path(
    post, path = "/tables/{table}/commands", tag = "play", params(("table" = String, Path)), request_body = Command,
    responses((status = 200, body = Done), (status = 409, body = Problem))
)]
pub(crate) async fn command(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path(id): Path<String>,
    Body(command): Body<Command>,
) -> Result<Json<Done>> {
    // A task of its own: whoever hangs up too early must not keep the others from being told.
    let read = app.clock.now();
    let carried_out = tokio::spawn(async move {
        let mut open = rooms::open(&app, &id).await?;
        let entries = open.command(&person.id, &command, read).await?;
        Ok(Json(Done { entries, ply: entries }))
    });
    carried_out.await.map_err(|error| Error::internal(&error))?
}

/// An action to be checked.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    /// For which own seat.
    seat: Seat,
    /// The action in its notation.
    action: String,
}

/// Whether an action is allowed, and why not. Nothing changes.
#[utoipa::path(
    post, path = "/tables/{table}/check", tag = "play", params(("table" = String, Path)), request_body = Question,
    responses((status = 204), (status = 409, body = Problem))
)]
pub(crate) async fn check(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path(id): Path<String>,
    Body(question): Body<Question>,
) -> Result<axum::http::StatusCode> {
    let open = rooms::open_latest(&app, &id).await?;
    open.check(&person.id, Some(question.seat), &question.action)?;
    Ok(axum::http::StatusCode::NO_CONTENT)
}

/// What was said last at a table.
#[utoipa::path(
    get, path = "/tables/{table}/chat", tag = "play", security(()), params(("table" = String, Path)),
    responses((status = 200, body = Vec<SaidLine>))
)]
pub(crate) async fn said(State(app): State<Shared>, Path(id): Path<String>) -> Result<Json<Vec<SaidLine>>> {
    rooms::open(&app, &id).await?;
    Ok(Json(chat::said(&app, &id).await?))
}

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Words {
    /// What: up to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    words: String,
}

/// Says something to everybody at the table.
#[utoipa::path(
    post, path = "/tables/{table}/chat", tag = "play", params(("table" = String, Path)), request_body = Words,
    responses((status = 200, body = SaidLine))
)]
pub(crate) async fn say(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path(id): Path<String>,
    Body(words): Body<Words>,
) -> Result<Json<SaidLine>> {
    rooms::open(&app, &id).await?;
    let person = PersonInfo { id: person.id, name: person.name };
    Ok(Json(chat::say(&app, &id, person, &words.words).await?))
}
