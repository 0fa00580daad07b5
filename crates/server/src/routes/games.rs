//! The games.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use steading_bots::Level;
use steading_game::AnyGame;
use steading_protocol::server::GameSummary;
use steading_protocol::terms::Terms;
use steading_text::Language;

use crate::app::Shared;
use crate::error::{Error, Result};
use crate::extract::{Body, Path};
use crate::headers::unless_known;

fn find(id: &str) -> Result<&'static dyn AnyGame> {
    steading_catalog::find(id).ok_or_else(|| Error::not_found("game"))
}

fn language(name: &str) -> Result<Language> {
    name.parse().map_err(|_| Error::not_found("language: there are en and de"))
}

fn summary(game: &dyn AnyGame) -> GameSummary {
    let info = game.info();
    GameSummary {
        id: info.id,
        rules_version: info.rules_version,
        oldest_rules: info.oldest_rules,
        min_players: *info.players.start(),
        max_players: *info.players.end(),
        default_players: info.default_players,
        first_players: info.first_players,
        first_game: info.first_game.iter().copied().collect(),
        minutes: info.minutes,
        options: info.options,
        bots: Level::OFFERED.iter().map(ToString::to_string).collect(),
        action_space: info.action_space,
    }
}

/// All games, with their options.
#[utoipa::path(get, path = "/games", tag = "games", security(()), responses((status = 200, body = Vec<GameSummary>)))]
pub(crate) async fn list() -> Json<Vec<GameSummary>> {
    Json(steading_catalog::games().map(summary).collect())
}

/// One game.
#[utoipa::path(
    get, path = "/games/{game}", tag = "games", security(()), params(("game" = String, Path)),
    responses((status = 200, body = GameSummary))
)]
pub(crate) async fn one(Path(id): Path<String>) -> Result<Json<GameSummary>> {
    Ok(Json(summary(find(&id)?)))
}

/// The rules of a game in a language, in Markdown; every rule has an id.
#[utoipa::path(
    get, path = "/games/{game}/rules/{language}", tag = "games", security(()),
    params(("game" = String, Path), ("language" = String, Path, description = "`en` or `de`")),
    responses((status = 200, body = String, content_type = "text/markdown"))
)]
pub(crate) async fn rules(Path((id, name)): Path<(String, String)>) -> Result<impl IntoResponse> {
    let rules = language(&name)?.of(find(&id)?.info().rules);
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], rules))
}

/// Our words of a game in a language, as a Fluent file.
#[utoipa::path(
    get, path = "/games/{game}/texts/{language}", tag = "games", security(()),
    params(("game" = String, Path), ("language" = String, Path, description = "`en` or `de`")),
    responses((status = 200, body = String, content_type = "text/plain"))
)]
pub(crate) async fn texts(Path((id, name)): Path<(String, String)>) -> Result<impl IntoResponse> {
    let text = language(&name)?.of(find(&id)?.info().texts);
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// The words of a game as it is played here, as a Fluent file: those of the game, with the names that an owner's data files have for
/// components.
#[utoipa::path(
    get, path = "/games/{game}/words/{language}", tag = "games", security(()),
    params(("game" = String, Path), ("language" = String, Path, description = "`en` or `de`")),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = 304, description = "Nothing has changed")
    )
)]
pub(crate) async fn words(
    State(app): State<Shared>,
    Path((id, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response> {
    let info = find(&id)?.info();
    let words = steading_text::words(info, app.settings.data.get(info.id), language(&name)?);
    let words = words.map_err(|error| Error::internal(&error))?;
    Ok(unless_known(&headers, "text/plain; charset=utf-8", words.into_owned()))
}

/// Whether a game can be set up like that.
#[utoipa::path(
    post, path = "/games/{game}/check", tag = "games", security(()), params(("game" = String, Path)), request_body = Terms,
    responses((status = 204))
)]
pub(crate) async fn check(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Body(terms): Body<Terms>,
) -> Result<StatusCode> {
    app.check_terms(find(&id)?, &terms)?;
    Ok(StatusCode::NO_CONTENT)
}
