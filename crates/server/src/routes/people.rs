//! People: guests, accounts, sessions, and keys for programs.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use steading_protocol::client::{Credentials, NewGuest, NewToken, Rename};
use steading_protocol::problem::Problem;
use steading_protocol::server::{GameStatistics, Me, TableInfo, Token};
use steading_store::{Changed, Key, KeyKind, Person, Which};

use crate::app::{App, Shared};
use crate::error::{Error, Kind, Result};
use crate::extract::{Body, COOKIE, Caller, ClientAddress, Path, Secret, secret};
use crate::ids;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Browsers keep no cookie for longer.
const SESSION: i64 = 400 * DAY;
/// A session that is used begins anew so often, and so never ends for whoever comes back.
const RENEWAL: i64 = 30 * DAY;
const TOKEN: i64 = 3650 * DAY;
const MOST_TOKENS: usize = 20;

fn me_of(person: Person) -> Me {
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
    let secret = ids::random(32);
    app.store
        .add_person(person.clone(), key(app.clock.now(), &person.id, &secret, KeyKind::Session, ""))
        .await?;
    Ok((StatusCode::CREATED, cookie(&app, &secret, SESSION), Json(me_of(person))))
}

/// Makes an account of the guest who asks. Games and statistics stay.
#[utoipa::path(
    post, path = "/account", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = 409, body = Problem))
)]
pub(crate) async fn account(
    State(app): State<Shared>,
    ClientAddress(from): ClientAddress,
    Caller(person): Caller,
    Body(credentials): Body<Credentials>,
) -> Result<Json<Me>> {
    let login = login(&credentials.login)?;
    let password = credentials.password;
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Error::bad_request("a password has 8 to 200 characters"));
    }
    if person.login.is_some() {
        return Err(Error::conflict("you have an account already"));
    }
    // Whether a login is taken must be told to whoever wants it; nobody is told of many.
    app.limiters.account(from)?;
    let hash = app.hashers.hash(password).await;
    let hash = hash.ok_or_else(|| Error::internal(&"a password could not be hashed"))?;
    match app.store.make_account(&person.id, &login, &hash).await? {
        Changed::Done => Ok(Json(me_of(Person { login: Some(login), ..person }))),
        Changed::Refused => Err(Error::conflict("this login cannot be used: choose another")),
    }
}

/// Signs in to an account.
#[utoipa::path(
    post, path = "/session", tag = "people", security(()), request_body = Credentials,
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
    let right = app.hashers.verify(credentials.password, hash).await;
    let Some(person) = person.filter(|_| right) else {
        return Err(Error::new(Kind::WrongPassword, "login and password do not fit together"));
    };
    app.limiters.signed_in(login.as_deref().unwrap_or_default(), from);
    let secret = ids::random(32);
    app.store.add_key(key(app.clock.now(), &person.id, &secret, KeyKind::Session, "")).await?;
    Ok((cookie(&app, &secret, SESSION), Json(me_of(person))))
}

/// Signs out.
#[utoipa::path(delete, path = "/session", tag = "people", responses((status = 204)))]
pub(crate) async fn sign_out(
    State(app): State<Shared>,
    Caller(person): Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse> {
    if let Some(secret) = secret(&headers) {
        app.store.remove_key(&person.id, &ids::digest(&secret.secret)).await?;
    }
    Ok((StatusCode::NO_CONTENT, cookie(&app, "", 0)))
}

/// Who I am. A session that is some weeks old begins anew.
#[utoipa::path(get, path = "/me", tag = "people", responses((status = 200, body = Me)))]
pub(crate) async fn me(
    State(app): State<Shared>,
    Caller(person): Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse> {
    let mut renewed = None;
    if let Some(Secret { secret, kind: KeyKind::Session }) = secret(&headers) {
        let until = app.clock.now() + SESSION;
        let prolonged = app.store.prolong_session(&ids::digest(&secret), until - RENEWAL, until).await?;
        renewed = (prolonged == Changed::Done).then(|| cookie(&app, &secret, SESSION));
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
    let shown = found.into_iter().map(|found| GameStatistics {
        mean_points: found.points as f64 / f64::from(found.games.max(1)),
        game: found.game,
        games: found.games,
        wins: found.wins,
        resigned: found.resigned,
        best_points: found.best,
    });
    Ok(Json(shown.collect()))
}

/// My keys for programs.
#[utoipa::path(get, path = "/me/tokens", tag = "people", responses((status = 200, body = Vec<Token>)))]
pub(crate) async fn tokens(State(app): State<Shared>, Caller(person): Caller) -> Result<Json<Vec<Token>>> {
    let tokens = app.store.tokens(&person.id).await?;
    let shown = |key: Key| Token { id: key.digest, label: key.label, token: None, created: key.created };
    Ok(Json(tokens.into_iter().map(shown).collect()))
}

/// A new key for a program, such as a bot. It is shown once.
#[utoipa::path(
    post, path = "/me/tokens", tag = "people", request_body = NewToken,
    responses((status = 201, body = Token), (status = 409, body = Problem))
)]
pub(crate) async fn new_token(
    State(app): State<Shared>,
    Caller(person): Caller,
    Body(wish): Body<NewToken>,
) -> Result<(StatusCode, Json<Token>)> {
    let label = text(&wish.label, 60).ok_or_else(|| Error::bad_request("a label has 1 to 60 characters"))?;
    if app.store.tokens(&person.id).await?.len() >= MOST_TOKENS {
        return Err(Error::conflict(format!("you have {MOST_TOKENS} tokens: take one away first")));
    }
    let secret = ids::random(32);
    let key = key(app.clock.now(), &person.id, &secret, KeyKind::Token, &label);
    let shown = Token { id: key.digest.clone(), label, token: Some(secret), created: key.created };
    app.store.add_key(key).await?;
    Ok((StatusCode::CREATED, Json(shown)))
}

/// Takes a key away.
#[utoipa::path(
    delete, path = "/me/tokens/{token}", tag = "people", params(("token" = String, Path)),
    responses((status = 204))
)]
pub(crate) async fn remove_token(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path(token): Path<String>,
) -> Result<StatusCode> {
    match app.store.remove_key(&person.id, &token).await? {
        Changed::Done => Ok(StatusCode::NO_CONTENT),
        Changed::Refused => Err(Error::not_found("token")),
    }
}

/// A text of 1 to `most` characters, without anything that cannot be seen.
fn text(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    let fits = (1..=most).contains(&text.chars().count()) && !text.chars().any(is_unseen);
    fits.then(|| text.to_owned())
}

/// Characters that nobody sees, or that turn the direction of others around: a name with them can look like another one.
fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

fn name(wish: &str) -> Result<String> {
    text(wish, 30).ok_or_else(|| Error::bad_request("a name has 1 to 30 characters that can be seen"))
}

fn login(wish: &str) -> Result<String> {
    let login = wish.to_ascii_lowercase();
    let right = login.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
    if right && (3..=30).contains(&login.len()) {
        return Ok(login);
    }
    Err(Error::bad_request("a login has 3 to 30 letters, digits, - and _"))
}

fn key(created: i64, person: &str, secret: &str, kind: KeyKind, label: &str) -> Key {
    let life = if kind == KeyKind::Session { SESSION } else { TOKEN };
    Key {
        digest: ids::digest(secret),
        person: person.to_owned(),
        kind,
        label: label.to_owned(),
        created,
        expires: created + life,
    }
}

fn cookie(app: &App, secret: &str, life: i64) -> [(header::HeaderName, String); 1] {
    let secure = if app.settings.https { "; Secure" } else { "" };
    let seconds = life / 1000;
    let cookie = format!("{COOKIE}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    [(header::SET_COOKIE, cookie)]
}
