//! The server itself: its health and its figures.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use steading_protocol::server::Health;

use crate::app::Shared;

/// Whether the server is well.
#[utoipa::path(get, path = "/health", tag = "server", security(()), responses((status = 200, body = Health), (status = 503, body = Health)))]
pub(crate) async fn health(State(app): State<Shared>) -> impl IntoResponse {
    let alive = app.store.is_alive().await;
    let status = if alive { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let words = if alive { "ok" } else { "the database does not answer" };
    (status, Json(Health { status: words, version: env!("CARGO_PKG_VERSION") }))
}

/// Figures for Prometheus.
pub(crate) async fn metrics(State(app): State<Shared>) -> String {
    app.metrics.rooms.set(app.rooms.len() as i64);
    app.metrics.text()
}
