//! The web client: its files, and its page at every other address that a person can open.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use steading_web::File;

use crate::error::{Error, Result};
use crate::headers::mentions;

/// Addresses of the server itself: nothing below them is a page.
const NO_PAGES: [&str; 4] = ["/api", "/docs", "/metrics", "/assets"];

/// The first page.
pub(crate) async fn page(headers: HeaderMap) -> Response {
    answer(steading_web::page(), &headers)
}

/// Any address that nothing else answers.
pub(crate) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Result<Response> {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Err(Error::not_found("page"));
    }
    if let Some(file) = steading_web::find(uri.path().trim_start_matches('/')) {
        return Ok(answer(file, &headers));
    }
    let below = |root: &str| {
        uri.path().strip_prefix(root).is_some_and(|rest| matches!(rest.get(..1), None | Some("/")))
    };
    if NO_PAGES.into_iter().any(below) || !mentions(&headers, &header::ACCEPT, "text/html") {
        return Err(Error::not_found("page"));
    }
    Ok(answer(steading_web::page(), &headers))
}

fn answer(file: &'static File, headers: &HeaderMap) -> Response {
    let cache = if file.is_immutable() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known =
        [(header::CACHE_CONTROL, cache), (header::ETAG, file.tag), (header::VARY, "accept, accept-encoding")];
    if mentions(headers, &header::IF_NONE_MATCH, file.tag) {
        return (StatusCode::NOT_MODIFIED, known).into_response();
    }
    let zipped = file.gzip.filter(|_| mentions(headers, &header::ACCEPT_ENCODING, "gzip"));
    let body = Bytes::from_static(zipped.unwrap_or(file.bytes));
    let mut response = (known, [(header::CONTENT_TYPE, file.kind())], body).into_response();
    if zipped.is_some() {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}
