//! People: guests, what they are called, and how they have done.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use steading_protocol::client::{NewGuest, Rename};
use steading_protocol::server::{GameStatistics, Me, TableInfo};
use steading_store::{Changed, Person, Statistics, Which};

use crate::app::Shared;
use crate::error::Result;
use crate::extract::{Body, Caller, ClientAddress, Place, Secret, secret};
use crate::person_name::name;
use crate::session::{RENEWAL, SESSION};
use crate::{ids, session};

pub(super) fn me_of(person: Person) -> Me {
    Me { id: person.id, name: person.name, login: person.login }
}

/// Plays at once: makes a guest, known by a cookie.
#[utoipa::path(
    post, path = "/guests", tag = "people", security(()), request_body = NewGuest,
    responses((status = 201, body = Me))
)]
pub(crate) async fn guest(
    State(app): State<Shared>,
    ClientAddress(from): ClientAddress,
    headers: HeaderMap,
    Body(guest): Body<NewGuest>,
) -> Result<impl IntoResponse> {
    crate::extract::same_site(&axum::http::Method::POST, &headers)?;
    app.limiters.sign_in(from)?;
    let person =
        Person { id: ids::random(16), name: name(&guest.name)?, login: None, created: app.clock.now() };
    let (key, cookie) = session::begin(&app, &person.id, &headers);
    app.store.add_person(person.clone(), key).await?;
    Ok((StatusCode::CREATED, cookie, Json(me_of(person))))
}

/// Who I am. A session that is some weeks old begins anew.
#[utoipa::path(get, path = "/me", tag = "people", responses((status = 200, body = Me)))]
pub(crate) async fn me(
    State(app): State<Shared>,
    Caller(person): Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse> {
    let mut renewed = None;
    if let Some(Secret { secret, from: Place::Cookie }) = secret(&headers) {
        let until = app.clock.now() + SESSION;
        let prolonged = app.store.prolong_session(&ids::digest(&secret), until - RENEWAL, until).await?;
        renewed = (prolonged == Changed::Done).then(|| session::cookie(&app, &secret, SESSION));
    }
    Ok((renewed, Json(me_of(person))))
}

/// Another name for other people.
#[utoipa::path(
    patch, path = "/me", tag = "people", request_body = Rename,
    responses((status = 200, body = Me))
)]
pub(crate) async fn rename(
    State(app): State<Shared>,
    Caller(person): Caller,
    Body(wish): Body<Rename>,
) -> Result<Json<Me>> {
    let name = name(&wish.name)?;
    app.store.rename(&person.id, &name).await?;
    Ok(Json(me_of(Person { name, ..person })))
}

/// The tables that wait for me, the longest first.
#[utoipa::path(get, path = "/me/turns", tag = "people", responses((status = 200, body = Vec<TableInfo>)))]
pub(crate) async fn turns(State(app): State<Shared>, Caller(person): Caller) -> Result<Json<Vec<TableInfo>>> {
    Ok(Json(app.list(Which::WaitingFor(person.id)).await?))
}

/// My tables, the latest first.
#[utoipa::path(get, path = "/me/tables", tag = "people", responses((status = 200, body = Vec<TableInfo>)))]
pub(crate) async fn tables(
    State(app): State<Shared>,
    Caller(person): Caller,
) -> Result<Json<Vec<TableInfo>>> {
    Ok(Json(app.list(Which::Of(person.id)).await?))
}

/// How I have done, by game.
#[utoipa::path(get, path = "/me/statistics", tag = "people", responses((status = 200, body = Vec<GameStatistics>)))]
pub(crate) async fn statistics(
    State(app): State<Shared>,
    Caller(person): Caller,
) -> Result<Json<Vec<GameStatistics>>> {
    let found = app.store.statistics(&person.id).await?;
    Ok(Json(found.into_iter().map(shown).collect()))
}

pub(super) fn shown(found: Statistics) -> GameStatistics {
    GameStatistics {
        mean_points: found.points as f64 / f64::from(found.games.max(1)),
        game: found.game,
        games: found.games,
        wins: found.wins,
        resigned: found.resigned,
        best_points: found.best,
    }
}
