//! Playing on from a moment of another game.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use steading_protocol::client::NewBranch;
use steading_protocol::problem::Problem;
use steading_protocol::server::TableInfo;

use crate::app::Shared;
use crate::error::Result;
use crate::extract::{Body, Path, Payer};
use crate::lifecycle;

/// Opens a table at which the game goes on from one of its moments, with bots on the other seats. The game must be over, or one
/// against bots alone: nobody can find out what other people still hide. What is drawn from there on is drawn anew, and the result
/// does not count.
#[utoipa::path(
    post, path = "/tables/{table}/branch", tag = "records", params(("table" = String, Path)), request_body = NewBranch,
    responses((status = 201, body = TableInfo), (status = 409, body = Problem))
)]
pub(crate) async fn branch(
    State(app): State<Shared>,
    Payer(account): Payer,
    Path(id): Path<String>,
    Body(wish): Body<NewBranch>,
) -> Result<(StatusCode, Json<TableInfo>)> {
    let table = lifecycle::branch(&app, &account, &id, wish).await?;
    Ok((StatusCode::CREATED, Json(table)))
}
