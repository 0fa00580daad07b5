//! Sessions of browsers: how long they last, and the cookies that they are known by.

use axum::http::{HeaderMap, header};
use steading_store::{Key, KeyKind};

use crate::app::App;
use crate::browser::browser;
use crate::extract::COOKIE;
use crate::ids;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Browsers keep no cookie for longer.
pub(crate) const SESSION: i64 = 400 * DAY;
/// A session that is used begins anew so often, and so never ends for whoever comes back.
pub(crate) const RENEWAL: i64 = 30 * DAY;
const TOKEN: i64 = 3650 * DAY;

/// A header of an answer.
pub(crate) type Header = [(header::HeaderName, String); 1];

/// A new session of a person, in the browser that these headers came from, and its cookie.
pub(crate) fn begin(app: &App, person: &str, headers: &HeaderMap) -> (Key, Header) {
    let secret = ids::random(32);
    (key(app, person, &secret, KeyKind::Session, &browser(headers)), cookie(app, &secret, SESSION))
}

/// A new key of a person.
pub(crate) fn key(app: &App, person: &str, secret: &str, kind: KeyKind, label: &str) -> Key {
    let created = app.clock.now();
    let life = match kind {
        KeyKind::Session => SESSION,
        KeyKind::Token(_) => TOKEN,
    };
    Key {
        digest: ids::digest(secret),
        person: person.to_owned(),
        kind,
        label: label.to_owned(),
        created,
        used: 0,
        expires: created + life,
    }
}

/// The cookie of a session; an empty one takes it away.
pub(crate) fn cookie(app: &App, secret: &str, life: i64) -> Header {
    let secure = if app.settings.https { "; Secure" } else { "" };
    let seconds = life / 1000;
    let cookie = format!("{COOKIE}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    [(header::SET_COOKIE, cookie)]
}
