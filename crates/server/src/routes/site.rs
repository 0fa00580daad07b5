//! The server itself: its health and its figures.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use std::time::Duration;
use steading_protocol::server::Health;

use crate::app::Shared;

/// How long the database has to answer.
const PATIENCE: Duration = Duration::from_millis(800);

/// Whether the server is well.
#[utoipa::path(get, path = "/health", tag = "server", security(()), responses((status = 200, body = Health), (status = 503, body = Health)))]
pub(crate) async fn health(State(app): State<Shared>) -> impl IntoResponse {
    let alive = tokio::time::timeout(PATIENCE, app.store.is_alive()).await.unwrap_or(false);
    let status = if alive { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let words = if alive { "ok" } else { "the database does not answer" };
    (status, Json(Health { status: words, version: env!("CARGO_PKG_VERSION") }))
}

/// Whether the process answers. The database is not asked: a restart would not mend it.
#[utoipa::path(get, path = "/alive", tag = "server", security(()), responses((status = 204)))]
pub(crate) async fn alive() -> StatusCode {
    StatusCode::NO_CONTENT
}

/// Figures for Prometheus.
pub(crate) async fn metrics(State(app): State<Shared>) -> String {
    app.metrics.thoughts_waiting.set(app.thinkers.waiting() as i64);
    app.metrics.rooms.set(app.rooms.len() as i64);
    app.metrics.text()
}
