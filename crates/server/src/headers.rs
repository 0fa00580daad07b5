//! What the headers of a request say, and what follows from it.

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use steading_game::Digest;

/// Whether a header names something, and does not say that it is unwanted.
pub(crate) fn mentions(headers: &HeaderMap, name: &header::HeaderName, what: &str) -> bool {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    let mut named = values.flat_map(|value| value.split(',')).map(str::trim);
    named.any(|value| {
        let (value, weight) = value.split_once(';').unwrap_or((value, ""));
        value.trim() == what && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
    })
}

/// An answer that stays the same for as long as the data of the server do. It is marked with its digest, so that nobody is sent it
/// twice.
pub(crate) fn unless_known(headers: &HeaderMap, content_type: &'static str, body: String) -> Response {
    let tag = format!("\"{}\"", Digest::of_text(&body));
    let known = [(header::CACHE_CONTROL, "no-cache".to_owned()), (header::ETAG, tag.clone())];
    if mentions(headers, &header::IF_NONE_MATCH, &tag) {
        return (StatusCode::NOT_MODIFIED, known).into_response();
    }
    (known, [(header::CONTENT_TYPE, content_type)], body).into_response()
}
