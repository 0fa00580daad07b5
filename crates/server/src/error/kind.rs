//! The kinds of errors, with the names and statuses that clients know them by.

use axum::http::StatusCode;

/// The kind of an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    BadRequest,
    /// The body cannot be read. Its status says whether it is too long, of the wrong type or malformed.
    BadBody(StatusCode),
    BadRecord,
    Setup,
    TooLong,
    SignedOut,
    WrongPassword,
    /// Whoever is signed in does not know the password.
    NotYourPassword,
    /// A password that is easily guessed.
    GuessablePassword,
    /// A name with letters of different alphabets.
    MixedName,
    Forbidden,
    NotFound,
    MethodNotAllowed,
    Conflict,
    TooManyRequests,
    /// The game forbids an action.
    Illegal,
    /// The decision was made before something else happened.
    Stale,
    NotYourSeat,
    NotStarted,
    GameOver,
    NotNow,
    /// The table needs a newer server.
    Frozen,
    /// A fault of ours.
    Unavailable,
}

impl Kind {
    /// The name for programs.
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::BadRequest => "bad-request",
            Kind::BadBody(_) => "bad-body",
            Kind::BadRecord => "bad-record",
            Kind::Setup => "set-up",
            Kind::TooLong => "too-long",
            Kind::SignedOut => "signed-out",
            Kind::WrongPassword => "wrong",
            Kind::NotYourPassword => "not-your-password",
            Kind::GuessablePassword => "guessable-password",
            Kind::MixedName => "mixed-name",
            Kind::Forbidden => "forbidden",
            Kind::NotFound => "not-found",
            Kind::MethodNotAllowed => "method-not-allowed",
            Kind::Conflict => "conflict",
            Kind::TooManyRequests => "too-many-requests",
            Kind::Illegal => "illegal",
            Kind::Stale => "stale",
            Kind::NotYourSeat => "not-your-seat",
            Kind::NotStarted => "not-started",
            Kind::GameOver => "game-over",
            Kind::NotNow => "not-now",
            Kind::Frozen => "frozen",
            Kind::Unavailable => "unavailable",
        }
    }

    /// The HTTP status.
    pub(super) fn status(self) -> StatusCode {
        match self {
            Kind::BadBody(status) => status,
            Kind::BadRequest | Kind::GuessablePassword | Kind::MixedName => StatusCode::BAD_REQUEST,
            Kind::SignedOut | Kind::WrongPassword => StatusCode::UNAUTHORIZED,
            Kind::Forbidden | Kind::NotYourSeat | Kind::NotYourPassword => StatusCode::FORBIDDEN,
            Kind::NotFound => StatusCode::NOT_FOUND,
            Kind::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Kind::Conflict
            | Kind::Stale
            | Kind::NotStarted
            | Kind::GameOver
            | Kind::NotNow
            | Kind::Frozen => StatusCode::CONFLICT,
            Kind::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Kind::BadRecord | Kind::Setup | Kind::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
            Kind::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
            Kind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}
