//! The error of this crate: why a request is not carried out. Its kind alone says how HTTP puts it; clients are sent a
//! [`Problem`]. Faults of ours are logged, not told.
//!
//! What the table itself refuses is a [`Refusal`](crate::refusal::Refusal), and [`Books`] make an error of it.

mod books;
mod kind;

use std::fmt::Display;
use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use steading_game::{Illegal, NotKept};
use steading_protocol::problem::Problem;
use steading_store::{StoreError, Trouble};

use crate::complaints::complain;

pub(crate) use books::Books;
pub(crate) use kind::Kind;

/// The media type of a problem.
pub(crate) const MEDIA_TYPE: &str = "application/problem+json";
/// A sentence is at most so long, even if it quotes what was sent.
const LONGEST: usize = 400;

/// Why a request is not carried out.
#[derive(Debug)]
pub(crate) struct Error {
    pub(crate) kind: Kind,
    /// One sentence: what is wrong, and how to mend it.
    pub(crate) detail: String,
    /// The rule of the game that forbids it, and the words of the game for that.
    law: Option<Box<Illegal>>,
    /// After so many seconds it may go through.
    wait: Option<u64>,
}

/// A result that can be an [`Error`].
pub(crate) type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    pub(crate) fn new(kind: Kind, detail: impl Into<String>) -> Error {
        Error { kind, detail: one_sentence(&detail.into()), law: None, wait: None }
    }

    pub(crate) fn bad_request(detail: impl Into<String>) -> Error {
        Error::new(Kind::BadRequest, detail)
    }

    pub(crate) fn not_found(what: &str) -> Error {
        Error::new(Kind::NotFound, format!("there is no such {what}"))
    }

    pub(crate) fn conflict(detail: impl Into<String>) -> Error {
        Error::new(Kind::Conflict, detail)
    }

    pub(crate) fn forbidden(detail: impl Into<String>) -> Error {
        Error::new(Kind::Forbidden, detail)
    }

    pub(crate) fn signed_out() -> Error {
        let how = "say who you are: POST a name to /api/v1/guests, sign in, or send a token";
        Error::new(Kind::SignedOut, how)
    }

    /// Somebody has too much going on. Nobody knows when that ends.
    pub(crate) fn too_many_at_once(detail: impl Into<String>) -> Error {
        Error::new(Kind::TooManyRequests, detail)
    }

    /// Somebody asks too often.
    pub(crate) fn too_many_for(wait: Duration) -> Error {
        let seconds = wait.as_secs() + 1;
        let unit = if seconds == 1 { "second" } else { "seconds" };
        let detail = format!("that was too much at once: wait {seconds} {unit}");
        Error { wait: Some(seconds), ..Error::new(Kind::TooManyRequests, detail) }
    }

    /// A fault of ours.
    pub(crate) fn internal(error: &dyn Display) -> Error {
        complain(&one_sentence(&error.to_string()), error, "a request failed");
        Error::new(
            Kind::Unavailable,
            "the server could not do that just now: nothing was changed; try again in a moment",
        )
    }
}

/// The text in one line, without anything that cannot be seen; a long one is cut.
fn one_sentence(text: &str) -> String {
    let plain = text.chars().map(|character| if character.is_control() { ' ' } else { character });
    let mut sentence: String = plain.take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        sentence.push('…');
    }
    sentence
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        let internal = Error::internal(&error);
        // Whoever sends the same command again finds out.
        match error.trouble() {
            Trouble::Away if matches!(error, StoreError::Uncertain) => Error {
                detail: "the connection to the database broke just then: it may have been done; look again"
                    .to_owned(),
                ..internal
            },
            Trouble::Full => Error {
                detail: "there is no room left on the server's disk: nothing was changed; try again later"
                    .to_owned(),
                ..internal
            },
            Trouble::Away
            | Trouble::Busy
            | Trouble::ReadOnly
            | Trouble::Damaged
            | Trouble::Lost
            | Trouble::Other => internal,
        }
    }
}

/// A table by rules that this server does not play. By newer ones it goes on elsewhere, like one with a log that only a newer server
/// reads.
impl From<NotKept> for Error {
    fn from(error: NotKept) -> Error {
        let NotKept { game, found, oldest, current } = error;
        let (kind, hope) = if error.is_newer() {
            (Kind::Frozen, "it goes on when this server is brought up to date")
        } else {
            (Kind::Conflict, "an older server can still play it")
        };
        Error::new(
            kind,
            format!(
                "this table is played by version {found} of the rules of {game}, and this server knows versions {oldest} to {current}: {hope}"
            ),
        )
    }
}

impl From<Error> for Problem {
    fn from(error: Error) -> Problem {
        let (rule, message) = error.law.map(|illegal| (illegal.rule.0.to_owned(), illegal.message)).unzip();
        Problem {
            kind: error.kind.name().to_owned(),
            title: error.kind.name().replace('-', " "),
            status: error.kind.status().as_u16(),
            detail: error.detail,
            rule,
            message,
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, wait) = (self.kind.status(), self.wait);
        let mut response = (status, Json(Problem::from(self))).into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(MEDIA_TYPE));
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}
