//! What bots say about games of people: hints while one plays, an analysis when the game is over.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;
use std::time::Duration;
use steading_bots::{Budget, Level, Strength};
use steading_game::{AnyView, Choice, Seat};
use steading_protocol::advice::{AdvisedAction, AnalysisInfo, Hint};
use steading_protocol::problem::Problem;
use utoipa::IntoParams;

use crate::app::Shared;
use crate::error::{Error, Result};
use crate::extract::{Path, Payer, Query};
use crate::table::Table;
use crate::turns::Urgency;
use crate::{analyses, ids, rooms};

/// How long somebody waits for a hint.
const PATIENCE: Duration = Duration::from_millis(600);

/// How many actions a hint names.
const MOST_ADVICE: usize = 5;

/// For whom.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Whom {
    /// The seat; the one of one's own that must act if none is named.
    seat: Option<u8>,
}

/// What a good player would do. Only where nobody else is at the table: against other people one plays alone.
#[utoipa::path(
    get, path = "/tables/{table}/hint", tag = "play", params(("table" = String, Path), Whom),
    responses((status = 200, body = Hint), (status = 409, body = Problem))
)]
pub(crate) async fn hint(
    State(app): State<Shared>,
    Payer(account): Payer,
    Path(id): Path<String>,
    Query(whom): Query<Whom>,
) -> Result<Json<Hint>> {
    let _ticket = app.quotas.hint(&account)?;
    let (view, choices, players) = {
        let open = rooms::open_latest(&app, &id).await?;
        let table = open.table();
        alone(table, &account.person)?;
        let play = table.play.as_ref().ok_or_else(|| Error::conflict("the game has not begun"))?;
        let seats = table.seats_of(&account.person);
        let asked = table
            .must_act()
            .iter()
            .find(|&seat| seats.contains(seat) && whom.seat.is_none_or(|wanted| Seat(wanted) == seat));
        let seat = asked.ok_or_else(|| Error::conflict("it is not your turn: there is nothing to decide"))?;
        (play.engine.view_of(seat), play.engine.legal_actions(seat), table.setup.players)
    };
    let _turn = app.thinkers.take(&account, Urgency::People).await;
    let advised = tokio::task::spawn_blocking(move || advise(&view, &choices, players));
    let hint = advised.await.map_err(|error| Error::internal(&error))?;
    hint.map(Json).ok_or_else(|| Error::internal(&"a bot has nothing to say"))
}

/// Nobody else may be at the table who has not given up their seat.
fn alone(table: &Table, person: &str) -> Result<()> {
    if table.has_others(person) {
        return Err(Error::forbidden("there are no hints in a game with other people"));
    }
    if table.seats_of(person).is_empty() {
        return Err(Error::forbidden("you do not sit at this table"));
    }
    Ok(())
}

/// What the coach says, which knows no more than the seat may know.
fn advise(view: &AnyView, choices: &[Choice], players: u8) -> Option<Hint> {
    let coach = Strength { level: Level::Hard, budget: Some(Budget::Turn(2 * PATIENCE)) };
    let mut mind = steading_catalog::bots(view.info().id)?.mind(coach, ids::seed());
    let (advice, expected) = mind.advise(view)?;
    let advised = advice.into_iter().take(MOST_ADVICE).filter_map(|advice| {
        let choice = choices.iter().find(|choice| choice.action == advice.action)?;
        let (target, label) = (choice.target.clone(), choice.label.clone());
        Some(AdvisedAction { action: advice.action, target, label, share: advice.share })
    });
    let expected = expected[..usize::from(players)].to_vec();
    Some(Hint { seat: view.seat(), expected, advice: advised.collect() })
}

/// Lets a bot look at a finished game, in the background. What it finds is kept.
#[utoipa::path(
    post, path = "/tables/{table}/analysis", tag = "records", params(("table" = String, Path)),
    responses((status = 202, body = AnalysisInfo), (status = 409, body = Problem))
)]
pub(crate) async fn analyse(
    State(app): State<Shared>,
    Payer(account): Payer,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let decisions = rooms::open_latest(&app, &id).await?.finished()?.decisions() as u32;
    analyses::begin(&app, &account, id.clone(), decisions).await?;
    Ok((StatusCode::ACCEPTED, analysis(State(app), Path(id)).await?))
}

/// What a bot found in a finished game, as far as it has looked.
#[utoipa::path(
    get, path = "/tables/{table}/analysis", tag = "records", security(()), params(("table" = String, Path)),
    responses((status = 200, body = AnalysisInfo))
)]
pub(crate) async fn analysis(State(app): State<Shared>, Path(id): Path<String>) -> Result<impl IntoResponse> {
    let found = analyses::find(&app, &id).await?.ok_or_else(|| Error::not_found("analysis"))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], found))
}
