//! Reads requests. Whatever is wrong with one is told as a problem, in one sentence.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use serde::de::DeserializeOwned;
use steading_store::{Key, KeyKind, Person, Scope};

use crate::app::{App, Shared};
use crate::connections::TooSlow;
use crate::error::{Error, Kind, Result};
use crate::ids;
use crate::open_keys::OpenKey;
use crate::turns::Account;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "steading";
/// How exactly it is known when a key was used.
const HOUR: i64 = 60 * 60 * 1000;

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Shared> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &Shared) -> Result<Body<T>> {
        match axum::Json::<T>::from_request(request, app).await {
            Ok(axum::Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(match too_slow(&rejection) {
                Some(error) => Error::new(Kind::BadBody(StatusCode::REQUEST_TIMEOUT), error.to_string()),
                None => Error::new(Kind::BadBody(rejection.status()), rejection.body_text()),
            }),
        }
    }
}

/// Whether a body could not be read because it came too slowly.
fn too_slow<'a>(error: &'a (dyn std::error::Error + 'static)) -> Option<&'a TooSlow> {
    let mut causes = std::iter::successors(Some(error), |error| error.source());
    causes.find_map(<dyn std::error::Error>::downcast_ref)
}

/// The variable parts of a path.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Shared> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Path<T>> {
        match axum::extract::Path::<T>::from_request_parts(parts, app).await {
            Ok(axum::extract::Path(path)) => Ok(Path(path)),
            Err(rejection) => Err(Error::bad_request(rejection.body_text())),
        }
    }
}

/// What stands behind the question mark.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Shared> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Query<T>> {
        match axum::extract::Query::<T>::from_request_parts(parts, app).await {
            Ok(axum::extract::Query(query)) => Ok(Query(query)),
            Err(rejection) => Err(Error::bad_request(rejection.body_text())),
        }
    }
}

/// The address that a request comes from.
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl FromRequestParts<Shared> for ClientAddress {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<ClientAddress> {
        Ok(ClientAddress(address(app, parts)))
    }
}

/// The address that a request comes from, as visitors are counted. Only proxies that we were told about are believed.
pub(crate) fn address(app: &App, parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
    let peer = peer.unwrap_or(IpAddr::from([0, 0, 0, 0]));
    app.limiters.household(app.settings.proxies.visitor(peer, &parts.headers))
}

/// Who sends a request. A token that may only look changes nothing.
pub(crate) struct Caller(pub(crate) Person);

impl FromRequestParts<Shared> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Caller> {
        let (person, key) = known(parts, app).await?;
        if key.kind == KeyKind::Token(Scope::Read) && !parts.method.is_safe() {
            return Err(only_looks());
        }
        Ok(Caller(person))
    }
}

/// Who sends a request in the browser where they are signed in: what is about the account is for nobody else.
pub(crate) struct Owner {
    pub(crate) person: Person,
    /// The digest of the session.
    pub(crate) session: String,
}

impl FromRequestParts<Shared> for Owner {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Owner> {
        let (person, key) = known(parts, app).await?;
        match key.kind {
            KeyKind::Session => Ok(Owner { person, session: key.digest }),
            KeyKind::Token(Scope::Play | Scope::Read) => Err(Error::forbidden(
                "a token is for playing, not for the account of its owner: do this where you are signed in, in a browser",
            )),
        }
    }
}

/// Who sends a request, and from where: on whose account it is carried out.
pub(crate) struct Payer(pub(crate) Account);

impl FromRequestParts<Shared> for Payer {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Payer> {
        let Caller(person) = Caller::from_request_parts(parts, app).await?;
        Ok(Payer(Account { origin: address(app, parts).to_string(), person: person.id }))
    }
}

/// Who wants a connection that stays open, for as long as the key is good.
pub(crate) struct Connecting {
    pub(crate) person: Person,
    pub(crate) kind: KeyKind,
    pub(crate) key: OpenKey,
}

impl FromRequestParts<Shared> for Connecting {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Connecting> {
        let Some(secret) = secret(&parts.headers) else { return Err(Error::signed_out()) };
        let open = app.open_keys.open(&ids::digest(&secret.secret));
        let (person, key) = known(parts, app).await?;
        Ok(Connecting { person, kind: key.kind, key: open })
    }
}

/// What a token says that may only look, and that is asked to do more.
pub(crate) fn only_looks() -> Error {
    Error::forbidden("this token may only look: make one for playing (scope `play`)")
}

/// The person behind a request, and the key that it came with.
async fn known(parts: &Parts, app: &App) -> Result<(Person, Key)> {
    let Some(Secret { secret, from }) = secret(&parts.headers) else { return Err(Error::signed_out()) };
    if from == Place::Cookie {
        same_site(&parts.method, &parts.headers)?;
    }
    let now = app.clock.now();
    let known = app.store.person_with_key(&ids::digest(&secret), now).await?;
    let Some((person, key)) = known.filter(|(_, key)| from.brings(key.kind)) else {
        return Err(Error::signed_out());
    };
    app.limiters.person_request(&person.id)?;
    let hour = now - now % HOUR;
    if key.used < hour {
        let (store, digest) = (app.store.clone(), key.digest.clone());
        // Nobody waits for that, and nothing else depends on it.
        tokio::spawn(async move { store.use_key(&digest, hour).await });
    }
    Ok((person, key))
}

/// Who sends a request, if anybody we know.
pub(crate) struct MaybeCaller(pub(crate) Option<Person>);

impl FromRequestParts<Shared> for MaybeCaller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<MaybeCaller> {
        match Caller::from_request_parts(parts, app).await {
            Ok(Caller(person)) => Ok(MaybeCaller(Some(person))),
            Err(error) if error.kind == Kind::SignedOut => Ok(MaybeCaller(None)),
            Err(error) => Err(error),
        }
    }
}

/// A secret that came with a request.
pub(crate) struct Secret {
    pub(crate) secret: String,
    pub(crate) from: Place,
}

/// Where a secret stood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// In the cookie, which only browsers send.
    Cookie,
    /// In the header for programs.
    Bearer,
}

impl Place {
    /// Whether a key of that kind belongs there.
    fn brings(self, kind: KeyKind) -> bool {
        match kind {
            KeyKind::Session => self == Place::Cookie,
            KeyKind::Token(Scope::Play | Scope::Read) => self == Place::Bearer,
        }
    }
}

/// The token or the cookie of a request.
pub(crate) fn secret(headers: &HeaderMap) -> Option<Secret> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(Secret { secret: token.trim().to_owned(), from: Place::Bearer });
    }
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, session) = pairs.find(|(name, _)| *name == COOKIE)?;
    Some(Secret { secret: session.to_owned(), from: Place::Cookie })
}

/// A request that changes something and is known by its cookie must come from our own pages. Browsers say where a request
/// comes from; programs say nothing and are let through.
pub(crate) fn same_site(method: &Method, headers: &HeaderMap) -> Result<()> {
    if method.is_safe() && !headers.contains_key(header::UPGRADE) {
        return Ok(());
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let fetched = text("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
    let host = text("host").unwrap_or_default();
    let origin = text("origin").is_none_or(|origin| {
        origin.split_once("://").is_some_and(|(_, rest)| rest.eq_ignore_ascii_case(host))
    });
    if fetched && origin {
        return Ok(());
    }
    Err(Error::forbidden("this request comes from another site: open the table on this one"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn only_our_own_pages_may_change_things_by_cookie() {
        for (allowed, sent) in [
            (true, &[("host", "a.org")][..]),
            (true, &[("host", "a.org"), ("origin", "https://a.org")]),
            (true, &[("host", "a.org:80"), ("origin", "http://a.org:80"), ("sec-fetch-site", "same-origin")]),
            (false, &[("host", "a.org"), ("origin", "https://b.org")]),
            (false, &[("host", "a.org"), ("origin", "null")]),
            (false, &[("host", "a.org"), ("sec-fetch-site", "cross-site")]),
            (false, &[("host", "a.org"), ("sec-fetch-site", "same-site"), ("origin", "https://a.org")]),
        ] {
            assert_eq!(same_site(&Method::POST, &headers(sent)).is_ok(), allowed, "{sent:?}");
            assert!(same_site(&Method::GET, &headers(sent)).is_ok(), "{sent:?}");
        }
    }

    #[test]
    fn a_secret_is_a_token_or_a_cookie() {
        let found = |pairs| secret(&headers(pairs)).map(|secret| (secret.secret, secret.from));
        assert_eq!(found(&[("authorization", "Bearer x")]), Some(("x".to_owned(), Place::Bearer)));
        assert_eq!(found(&[("cookie", "a=b; steading=y")]), Some(("y".to_owned(), Place::Cookie)));
        assert_eq!(found(&[("cookie", "steadings=y")]), None);
        assert_eq!(found(&[]), None);
    }
}
