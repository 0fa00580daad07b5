//! The account of a person: signing in and out, the password, everything about oneself, and the end of it.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use steading_protocol::account::{self, Deletion, Export, NewPassword};
use steading_protocol::client::Credentials;
use steading_protocol::problem::Problem;
use steading_protocol::server::Me;
use steading_store::{Changed, OwnResult, OwnWords, Person, Which};

use super::people::{me_of, shown};
use crate::app::{App, Shared};
use crate::error::{Error, Kind, Result};
use crate::extract::{Body, Caller, ClientAddress, Owner, secret};
use crate::{ids, lifecycle, password, session};

/// The form of an export.
const FORMAT: u32 = 1;

/// Makes an account of the guest who asks. Games and statistics stay.
#[utoipa::path(
    post, path = "/account", tag = "account", security(("session" = [])), request_body = Credentials,
    responses((status = 200, body = Me), (status = 409, body = Problem))
)]
pub(crate) async fn account(
    State(app): State<Shared>,
    ClientAddress(from): ClientAddress,
    Owner { person, .. }: Owner,
    Body(credentials): Body<Credentials>,
) -> Result<Json<Me>> {
    let login = login(&credentials.login)?;
    password::check(&credentials.password, &login, &person.name)?;
    if person.login.is_some() {
        return Err(Error::conflict("you have an account already"));
    }
    // Whether a login is taken must be told to whoever wants it; nobody is told of many.
    app.limiters.account(from)?;
    let hash = hash(&app, credentials.password).await?;
    match app.store.make_account(&person.id, &login, &hash).await? {
        Changed::Done => Ok(Json(me_of(Person { login: Some(login), ..person }))),
        Changed::Refused => Err(Error::conflict("this login cannot be used: choose another")),
    }
}

/// Signs in to an account.
#[utoipa::path(
    post, path = "/session", tag = "account", security(()), request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, body = Problem))
)]
pub(crate) async fn sign_in(
    State(app): State<Shared>,
    ClientAddress(from): ClientAddress,
    headers: HeaderMap,
    Body(credentials): Body<Credentials>,
) -> Result<impl IntoResponse> {
    crate::extract::same_site(&axum::http::Method::POST, &headers)?;
    app.limiters.sign_in(from)?;
    let login = login(&credentials.login).ok();
    let found = match &login {
        Some(login) => {
            app.limiters.login(login, from)?;
            app.store.account(login).await?
        }
        None => None,
    };
    // Without an account the same work is done for nothing, so that nobody can tell the difference.
    let (person, hash) =
        found.map_or_else(|| (None, app.nobody.clone()), |(person, hash)| (Some(person), hash));
    let right = app.hashers.verify(credentials.password, hash.clone()).await;
    let wrong = || Error::new(Kind::WrongPassword, "login and password do not fit together");
    let person = person.filter(|_| right).ok_or_else(wrong)?;
    app.limiters.signed_in(login.as_deref().unwrap_or_default(), from);
    let (key, cookie) = session::begin(&app, &person.id, &headers);
    match app.store.sign_in(key, &hash).await? {
        Changed::Done => Ok((cookie, Json(me_of(person)))),
        // It was changed at this moment.
        Changed::Refused => Err(wrong()),
    }
}

/// Signs out. WebSockets that were opened by this session end.
#[utoipa::path(delete, path = "/session", tag = "account", responses((status = 204)))]
pub(crate) async fn sign_out(
    State(app): State<Shared>,
    Caller(person): Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse> {
    if let Some(secret) = secret(&headers) {
        let digest = ids::digest(&secret.secret);
        app.store.remove_session(&person.id, &digest).await?;
        app.store.remove_token(&person.id, &digest).await?;
        app.end_keys(&[digest]);
    }
    Ok((StatusCode::NO_CONTENT, session::cookie(&app, "", 0)))
}

/// Another password. All other sessions of mine end; tokens stay until they are taken away.
#[utoipa::path(
    put, path = "/me/password", tag = "account", security(("session" = [])), request_body = NewPassword,
    responses((status = 204), (status = 409, body = Problem))
)]
pub(crate) async fn change_password(
    State(app): State<Shared>,
    ClientAddress(from): ClientAddress,
    Owner { person, session }: Owner,
    Body(wish): Body<NewPassword>,
) -> Result<StatusCode> {
    app.limiters.sign_in(from)?;
    let Some(login) = &person.login else {
        return Err(Error::conflict("a guest has no password: make an account first"));
    };
    password::check(&wish.new, login, &person.name)?;
    let Some(present) = prove(&app, &person, from, Some(wish.present)).await? else {
        return Err(not_your_password());
    };
    let new = hash(&app, wish.new).await?;
    let changed = app.store.change_password(&person.id, (&present, &new), &session).await?;
    app.end_keys(&changed.ok_or_else(not_your_password)?);
    Ok(StatusCode::NO_CONTENT)
}

/// Everything that the server knows about me, as one file.
#[utoipa::path(
    get, path = "/me/export", tag = "account", security(("session" = [])),
    responses((status = 200, body = Export))
)]
pub(crate) async fn export(
    State(app): State<Shared>,
    ClientAddress(from): ClientAddress,
    Owner { person, session }: Owner,
) -> Result<impl IntoResponse> {
    app.limiters.sign_in(from)?;
    let id = &person.id;
    let (sessions, tokens) = super::keys::of(&app, id, &session).await?;
    let export = Export {
        format: FORMAT,
        at: app.clock.now(),
        created: person.created,
        sessions,
        tokens,
        addresses: app.store.addresses_of(id).await?,
        tables: app.list_all(Which::Of(id.clone())).await?,
        results: app.store.results_of(id).await?.into_iter().map(result).collect(),
        statistics: app.store.statistics(id).await?.into_iter().map(shown).collect(),
        said: app.store.words_of(id).await?.into_iter().map(words).collect(),
        me: me_of(person),
    };
    let file = [(header::CONTENT_DISPOSITION, "attachment; filename=\"steading.json\"")];
    Ok((file, Json(export)))
}

/// Deletes everything about me, for good: name, login, password, sessions, tokens, statistics and all words. I give up games that
/// run, a bot goes on where others play, and tables that I opened for a game that has not begun are closed. Games that were played
/// stay with the others; I am called `deleted` there.
#[utoipa::path(
    post, path = "/me/deletion", tag = "account", security(("session" = [])), request_body = Deletion,
    responses((status = 204))
)]
pub(crate) async fn delete(
    State(app): State<Shared>,
    ClientAddress(from): ClientAddress,
    Owner { person, .. }: Owner,
    Body(wish): Body<Deletion>,
) -> Result<impl IntoResponse> {
    app.limiters.sign_in(from)?;
    let password = prove(&app, &person, from, wish.password).await?;
    let ended = app.store.delete_person(&person.id, password.as_deref()).await?;
    app.end_keys(&ended.ok_or_else(not_your_password)?);
    let none = session::cookie(&app, "", 0);
    // A task of its own: whoever hangs up too early must not keep the others from being told.
    let left = tokio::spawn(async move { lifecycle::depart(&app, &person.id).await });
    left.await.map_err(|error| Error::internal(&error))??;
    Ok((StatusCode::NO_CONTENT, none))
}

/// The hash of the password that somebody has proven to know; none for a guest.
async fn prove(app: &App, person: &Person, from: IpAddr, password: Option<String>) -> Result<Option<String>> {
    let Some(login) = &person.login else { return Ok(None) };
    app.limiters.login(login, from)?;
    let (_, hash) = app.store.account(login).await?.ok_or_else(not_your_password)?;
    if app.hashers.verify(password.unwrap_or_default(), hash.clone()).await {
        return Ok(Some(hash));
    }
    Err(not_your_password())
}

fn not_your_password() -> Error {
    Error::new(Kind::NotYourPassword, "this is not your password: nothing was changed")
}

async fn hash(app: &App, password: String) -> Result<String> {
    let hash = app.hashers.hash(password).await;
    hash.ok_or_else(|| Error::internal(&"a password could not be hashed"))
}

fn login(wish: &str) -> Result<String> {
    let login = wish.to_ascii_lowercase();
    let right = login.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
    if right && (3..=30).contains(&login.len()) {
        return Ok(login);
    }
    Err(Error::bad_request("a login has 3 to 30 letters, digits, - and _"))
}

fn result(found: OwnResult) -> account::OwnResult {
    let OwnResult { table, seat, game, players, place, points, resigned, at } = found;
    account::OwnResult { table, seat, game, players, place, points, resigned, at }
}

fn words(found: OwnWords) -> account::OwnWords {
    let OwnWords { table, number, at, words } = found;
    account::OwnWords { table, number, at, words }
}
