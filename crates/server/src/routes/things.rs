//! The components of games, with all that is printed on them.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use steading_game::{AnyGame, Setup, Thing};
use steading_protocol::problem::Problem;
use steading_protocol::terms::Terms;

use crate::app::{App, Shared};
use crate::error::{Error, Result};
use crate::extract::{Path, Query};
use crate::headers::unless_known;
use crate::rooms;

/// Every component of a game in a set-up: `players` and the game's options, by name, as the query. What nobody names is as usual.
#[utoipa::path(
    get, path = "/games/{game}/things", tag = "games", security(()),
    params(("game" = String, Path), ("options" = BTreeMap<String, String>, Query, style = Form, explode)),
    responses((status = 200, body = Vec<Thing>), (status = 304, description = "Nothing has changed"), (status = 422, body = Problem))
)]
pub(crate) async fn of_setup(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Query(mut options): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response> {
    let game = steading_catalog::find(&id).ok_or_else(|| Error::not_found("game"))?;
    let players = options.remove("players").map(|players| players.parse()).transpose();
    let players = players.map_err(|_| Error::bad_request("`players` is a number, such as 3"))?;
    let setup = app.setup(game, &Terms { players, options, ..Terms::default() })?;
    answer(&app, game, &setup, &headers)
}

/// Every component of the game at a table.
#[utoipa::path(
    get, path = "/tables/{table}/things", tag = "tables", security(()), params(("table" = String, Path)),
    responses((status = 200, body = Vec<Thing>), (status = 304, description = "Nothing has changed"), (status = 409, body = Problem))
)]
pub(crate) async fn of_table(
    State(app): State<Shared>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response> {
    let open = rooms::open(&app, &id).await?;
    let (game, setup) = (open.table().game, open.table().setup.clone());
    drop(open);
    answer(&app, game, &setup, &headers)
}

fn answer(app: &App, game: &dyn AnyGame, setup: &Setup, headers: &HeaderMap) -> Result<Response> {
    let things = game.things(setup).map_err(|error| app.books.setup(game.info(), error))?;
    let body = serde_json::to_string(&things).map_err(|error| Error::internal(&error))?;
    Ok(unless_known(headers, "application/json", body))
}
