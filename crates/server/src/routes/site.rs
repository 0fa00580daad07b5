//! The server itself: its health and its figures.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use std::time::Duration;
use steading_protocol::server::Health;
use steading_store::Trouble;

use crate::app::Shared;
use crate::pulse;

/// How long the database has to answer.
const PATIENCE: Duration = Duration::from_millis(800);

/// Whether the server is well: the database answers, and the last pulse could be written, which comes every second while anybody
/// plays or anything is wrong, and every ten seconds otherwise.
#[utoipa::path(get, path = "/health", tag = "server", security(()), responses((status = 200, body = Health), (status = 503, body = Health)))]
pub(crate) async fn health(State(app): State<Shared>) -> impl IntoResponse {
    let alive = tokio::time::timeout(PATIENCE, app.store.is_alive()).await.unwrap_or(false);
    let trouble = if alive { pulse::trouble(&app) } else { Some(Trouble::Away) };
    let (status, words) = match trouble {
        None => (StatusCode::OK, "ok"),
        Some(trouble) => (StatusCode::SERVICE_UNAVAILABLE, what_is_wrong(trouble)),
    };
    let warnings = app.bus.cut().map(|wire| format!("no news from other servers over {wire}")).collect();
    (status, Json(Health { status: words, version: env!("CARGO_PKG_VERSION"), warnings }))
}

fn what_is_wrong(trouble: Trouble) -> &'static str {
    match trouble {
        Trouble::Away => "the database does not answer",
        Trouble::Busy => "the database is too busy to be written to in time",
        Trouble::Full => "there is no room left on the disk of the database",
        Trouble::ReadOnly => "the database can only be read",
        Trouble::Damaged => "the file of the database is damaged",
        Trouble::Lost => "the disk of the database has lost what was written",
        Trouble::Other => "the database cannot be written to: the log says why",
    }
}

/// Whether the process answers. The database is not asked: a restart would not mend it.
#[utoipa::path(get, path = "/alive", tag = "server", security(()), responses((status = 204)))]
pub(crate) async fn alive() -> StatusCode {
    StatusCode::NO_CONTENT
}
