//! What the headers of a request say.

use axum::http::{HeaderMap, header};

/// Whether a header names something, and does not say that it is unwanted.
pub(crate) fn mentions(headers: &HeaderMap, name: &header::HeaderName, what: &str) -> bool {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    let mut named = values.flat_map(|value| value.split(',')).map(str::trim);
    named.any(|value| {
        let (value, weight) = value.split_once(';').unwrap_or((value, ""));
        value.trim() == what && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
    })
}
