//! Everything that can go wrong for a client, as one type with one mapping to HTTP. Faults of ours are logged, not told.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use steading_game::{GameInfo, Message, SetupError};
use steading_protocol::problem::Problem;
use steading_store::StoreError;
use steading_text::{Language, Phrasebook};

use crate::refusal::Refusal;

/// The kind of body that tells of a problem.
pub(crate) const KIND: &str = "application/problem+json";
/// A sentence is at most so long, even if it quotes what was sent.
const LONGEST: usize = 400;

/// Why a request is refused.
#[derive(Debug)]
pub(crate) struct Trouble(pub(crate) Box<Problem>);

/// A request that is refused, or answered with `T`.
pub(crate) type Answer<T> = Result<T, Trouble>;

impl Trouble {
    pub(crate) fn new(status: StatusCode, kind: &str, detail: impl Into<String>) -> Trouble {
        Trouble(Box::new(Problem {
            kind: kind.to_owned(),
            title: kind.replace('-', " "),
            status: status.as_u16(),
            detail: one_sentence(&detail.into()),
            rule: None,
            message: None,
        }))
    }

    pub(crate) fn bad_request(detail: impl Into<String>) -> Trouble {
        Trouble::new(StatusCode::BAD_REQUEST, "bad-request", detail)
    }

    pub(crate) fn not_found(what: &str) -> Trouble {
        Trouble::new(StatusCode::NOT_FOUND, "not-found", format!("there is no such {what}"))
    }

    pub(crate) fn conflict(detail: impl Into<String>) -> Trouble {
        Trouble::new(StatusCode::CONFLICT, "conflict", detail)
    }

    pub(crate) fn forbidden(detail: impl Into<String>) -> Trouble {
        Trouble::new(StatusCode::FORBIDDEN, "forbidden", detail)
    }

    pub(crate) fn signed_out() -> Trouble {
        let how = "say who you are: POST a name to /api/v1/guests, sign in, or send a token";
        Trouble::new(StatusCode::UNAUTHORIZED, "signed-out", how)
    }

    pub(crate) fn too_many() -> Trouble {
        Trouble::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too-many-requests",
            "that was too much at once: wait a moment",
        )
    }

    /// A fault of ours.
    pub(crate) fn internal(error: &dyn std::fmt::Display) -> Trouble {
        tracing::error!(%error, "a request failed");
        Trouble::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "unavailable",
            "the server could not do that just now: nothing was changed; try again in a moment",
        )
    }

    /// What the rules of a game say.
    pub(crate) fn refused(info: &GameInfo, refusal: Refusal) -> Trouble {
        let (status, kind) = match &refusal {
            Refusal::Broken(what) => return Trouble::internal(what),
            Refusal::Illegal { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "illegal"),
            Refusal::Stale { .. } => (StatusCode::CONFLICT, "stale"),
            Refusal::NoSuchSeat => (StatusCode::NOT_FOUND, "not-found"),
            Refusal::NotYourSeat => (StatusCode::FORBIDDEN, "not-your-seat"),
            Refusal::NotStarted => (StatusCode::CONFLICT, "not-started"),
            Refusal::Over => (StatusCode::CONFLICT, "game-over"),
            Refusal::TakenOver
            | Refusal::NotTakenOver
            | Refusal::Resigned
            | Refusal::OutOfTime
            | Refusal::NotAbsent
            | Refusal::CannotUndo
            | Refusal::NothingToTakeBack { .. }
            | Refusal::NothingAsked => (StatusCode::CONFLICT, "not-now"),
        };
        let mut trouble = Trouble::new(status, kind, refusal.to_string());
        if let Refusal::Illegal { rule, message, .. } = refusal {
            trouble.0.rule = rule.map(str::to_owned);
            if let Some(message) = message {
                trouble.0.detail = sentence(info, &message);
                trouble.0.message = Some(message);
            }
        }
        trouble
    }

    /// A set-up that the game does not allow.
    pub(crate) fn setup(info: &GameInfo, error: SetupError) -> Trouble {
        let mut trouble = Trouble::new(StatusCode::UNPROCESSABLE_ENTITY, "set-up", error.to_string());
        if let SetupError::Impossible(illegal) = error {
            trouble.0.detail = sentence(info, &illegal.message);
            trouble.0.rule = Some(illegal.rule.0.to_owned());
            trouble.0.message = Some(illegal.message);
        }
        trouble
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

/// A message of a game in English.
fn sentence(info: &GameInfo, message: &Message) -> String {
    static BOOKS: LazyLock<BTreeMap<&str, Phrasebook>> = LazyLock::new(|| {
        let infos = steading_catalog::games().map(steading_game::AnyGame::info);
        infos.filter_map(|info| Some((info.id, Phrasebook::new(info, Language::En).ok()?))).collect()
    });
    BOOKS.get(info.id).map_or_else(|| message.key.to_owned(), |book| book.render(message))
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::internal(&error)
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(*self.0)).into_response();
        let kind = HeaderValue::from_static(KIND);
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        response
    }
}
