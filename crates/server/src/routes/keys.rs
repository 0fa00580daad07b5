//! The keys of a person: sessions of browsers, tokens for programs.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use steading_protocol::account::{NewToken, Scope, Session, Token};
use steading_protocol::problem::Problem;
use steading_store::{Changed, Key, KeyKind};

use crate::app::{App, Shared};
use crate::error::{Error, Result};
use crate::extract::{Body, Owner, Path};
use crate::person_name::text;
use crate::{ids, session};

const MOST_TOKENS: usize = 20;

/// The sessions and the tokens of a person.
pub(super) async fn of(app: &App, person: &str, current: &str) -> Result<(Vec<Session>, Vec<Token>)> {
    let (mut sessions, mut tokens) = (Vec::new(), Vec::new());
    for key in app.store.keys(person, app.clock.now()).await? {
        let Key { digest: id, label, created, used, .. } = key;
        match key.kind {
            KeyKind::Session => {
                sessions.push(Session { current: id == current, id, browser: label, created, used });
            }
            KeyKind::Token(scope) => {
                tokens.push(Token { id, label, scope: shown(scope), token: None, created, used });
            }
        }
    }
    Ok((sessions, tokens))
}

fn shown(scope: steading_store::Scope) -> Scope {
    match scope {
        steading_store::Scope::Play => Scope::Play,
        steading_store::Scope::Read => Scope::Read,
    }
}

fn stored(scope: Scope) -> steading_store::Scope {
    match scope {
        Scope::Play => steading_store::Scope::Play,
        Scope::Read => steading_store::Scope::Read,
    }
}

/// The browsers in which I am signed in, the latest first.
#[utoipa::path(
    get, path = "/me/sessions", tag = "account", security(("session" = [])),
    responses((status = 200, body = Vec<Session>))
)]
pub(crate) async fn sessions(
    State(app): State<Shared>,
    Owner { person, session }: Owner,
) -> Result<Json<Vec<Session>>> {
    Ok(Json(of(&app, &person.id, &session).await?.0))
}

/// Ends a session, with the WebSockets that it opened.
#[utoipa::path(
    delete, path = "/me/sessions/{session}", tag = "account", security(("session" = [])),
    params(("session" = String, Path)), responses((status = 204))
)]
pub(crate) async fn end_session(
    State(app): State<Shared>,
    Owner { person, .. }: Owner,
    Path(id): Path<String>,
) -> Result<StatusCode> {
    match app.store.remove_session(&person.id, &id).await? {
        Changed::Done => app.end_keys(&[id]),
        Changed::Refused => return Err(Error::not_found("session")),
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all my sessions but this one, with the WebSockets that they opened.
#[utoipa::path(
    delete, path = "/me/sessions", tag = "account", security(("session" = [])), responses((status = 204))
)]
pub(crate) async fn end_other_sessions(
    State(app): State<Shared>,
    Owner { person, session }: Owner,
) -> Result<StatusCode> {
    let ended = app.store.remove_other_sessions(&person.id, &session).await?;
    app.end_keys(&ended);
    Ok(StatusCode::NO_CONTENT)
}

/// My keys for programs, the latest first.
#[utoipa::path(
    get, path = "/me/tokens", tag = "account", security(("session" = [])),
    responses((status = 200, body = Vec<Token>))
)]
pub(crate) async fn tokens(
    State(app): State<Shared>,
    Owner { person, session }: Owner,
) -> Result<Json<Vec<Token>>> {
    Ok(Json(of(&app, &person.id, &session).await?.1))
}

/// A new key for a program, such as a bot. It is shown once.
#[utoipa::path(
    post, path = "/me/tokens", tag = "account", security(("session" = [])), request_body = NewToken,
    responses((status = 201, body = Token), (status = 409, body = Problem))
)]
pub(crate) async fn new_token(
    State(app): State<Shared>,
    Owner { person, session }: Owner,
    Body(wish): Body<NewToken>,
) -> Result<(StatusCode, Json<Token>)> {
    let label = text(&wish.label, 60).ok_or_else(|| Error::bad_request("a label has 1 to 60 characters"))?;
    if of(&app, &person.id, &session).await?.1.len() >= MOST_TOKENS {
        return Err(Error::conflict(format!("you have {MOST_TOKENS} tokens: take one away first")));
    }
    let secret = ids::random(32);
    let kind = KeyKind::Token(stored(wish.scope));
    let key = session::key(&app, &person.id, &secret, kind, &label);
    let (id, created) = (key.digest.clone(), key.created);
    match app.store.add_token(key, &session).await? {
        Changed::Done => {}
        Changed::Refused => return Err(Error::signed_out()),
    }
    let shown = Token { id, label, scope: wish.scope, token: Some(secret), created, used: 0 };
    Ok((StatusCode::CREATED, Json(shown)))
}

/// Takes a key away. WebSockets that were opened with it end.
#[utoipa::path(
    delete, path = "/me/tokens/{token}", tag = "account", security(("session" = [])),
    params(("token" = String, Path)), responses((status = 204))
)]
pub(crate) async fn remove_token(
    State(app): State<Shared>,
    Owner { person, .. }: Owner,
    Path(id): Path<String>,
) -> Result<StatusCode> {
    match app.store.remove_token(&person.id, &id).await? {
        Changed::Done => app.end_keys(&[id]),
        Changed::Refused => return Err(Error::not_found("token")),
    }
    Ok(StatusCode::NO_CONTENT)
}
