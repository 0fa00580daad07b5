//! All addresses of the server.

mod account;
mod advice;
mod branches;
mod client;
pub(crate) mod figures;
mod games;
mod keys;
mod people;
mod play;
mod records;
mod site;
mod tables;
mod things;

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use futures_util::StreamExt as _;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::TraceLayer;
use utoipa::OpenApi;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use utoipa_swagger_ui::SwaggerUi;

use crate::app::Shared;
use crate::error::{self, Error, Kind};
use crate::extract::{COOKIE, address};
use crate::leftover::lend;
use crate::settings::Limits;
use crate::socket;

/// The longest body of a request.
const LONGEST_BODY: usize = 1024 * 1024;

/// What the document says of tokens.
const TOKENS: &str = "A token of `/me/tokens`, for programs. With the scope `play` it does all that asks for a token; with `read` only \
    what `GET` does, and its WebSockets take no commands and no words. What is about the account asks for a session.";

/// How much of a body is read that will be refused, in pieces as they come from the network.
const MOST_PIECES_READ_IN_VAIN: usize = 1024;

/// How long a body is read that will be refused.
const LONGEST_WAIT_IN_VAIN: Duration = Duration::from_secs(5);

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Steading",
        description = "Settlement-building board games: tables, play, records. \
            Sign in as a guest, open a table, then play over its WebSocket at `/api/v1/tables/{id}/socket` \
            (the messages are `ClientMsg` and `ServerMsg`) or with the requests below."
    ),
    components(schemas(steading_protocol::client::ClientMsg, steading_protocol::server::ServerMsg)),
    security(("session" = []), ("token" = []))
)]
struct Document;

/// The API and its description.
pub(crate) fn api() -> (Router<Shared>, utoipa::openapi::OpenApi) {
    let v1 = OpenApiRouter::new()
        .routes(routes!(games::list))
        .routes(routes!(games::one))
        .routes(routes!(games::rules))
        .routes(routes!(games::texts))
        .routes(routes!(games::words))
        .routes(routes!(games::check))
        .routes(routes!(things::of_setup))
        .routes(routes!(things::of_table))
        .routes(routes!(people::guest))
        .routes(routes!(people::me, people::rename))
        .routes(routes!(people::turns))
        .routes(routes!(people::tables))
        .routes(routes!(people::statistics))
        .routes(routes!(account::account))
        .routes(routes!(account::sign_in, account::sign_out))
        .routes(routes!(account::change_password))
        .routes(routes!(account::export))
        .routes(routes!(account::delete))
        .routes(routes!(keys::sessions, keys::end_other_sessions))
        .routes(routes!(keys::end_session))
        .routes(routes!(keys::tokens, keys::new_token))
        .routes(routes!(keys::remove_token))
        .routes(routes!(tables::lobby, tables::create))
        .routes(routes!(tables::one, tables::close))
        .routes(routes!(tables::start))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::take_seat, tables::leave_seat))
        .routes(routes!(tables::invite))
        .routes(routes!(tables::invitation))
        .routes(routes!(play::state))
        .routes(routes!(play::command))
        .routes(routes!(play::check))
        .routes(routes!(play::said, play::say))
        .routes(routes!(advice::hint))
        .routes(routes!(advice::analyse, advice::analysis))
        .routes(routes!(records::record))
        .routes(routes!(records::moment))
        .routes(routes!(records::import))
        .routes(routes!(branches::branch))
        .routes(routes!(site::health))
        .routes(routes!(site::alive));
    let (router, mut document) =
        OpenApiRouter::with_openapi(Document::openapi()).nest("/api/v1", v1).split_for_parts();
    let schemes = document.components.get_or_insert_default();
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(COOKIE)));
    schemes.add_security_scheme("session", cookie);
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(TOKENS)).build();
    schemes.add_security_scheme("token", SecurityScheme::Http(bearer));
    describe_problems(&mut document);
    (router, document)
}

/// Every address can refuse a request in the same few ways, and says so as a problem. Only what is particular to one stands
/// beside its handler.
fn describe_problems(document: &mut utoipa::openapi::OpenApi) {
    for (address, path) in &mut document.paths.paths {
        let operations = [&mut path.get, &mut path.put, &mut path.post, &mut path.delete, &mut path.patch];
        for operation in operations.into_iter().flatten() {
            let common = common_problems(address, operation);
            let described = &mut operation.responses.responses;
            let particular: Vec<String> =
                described.keys().filter(|status| status.starts_with('4')).cloned().collect();
            for status in common.iter().map(|status| status.as_str().to_owned()).chain(particular) {
                let reason = StatusCode::from_bytes(status.as_bytes()).ok();
                let reason = reason.and_then(|status| status.canonical_reason()).unwrap_or_default();
                let schema = utoipa::openapi::Ref::from_schema_name("Problem");
                let content = utoipa::openapi::Content::new(Some(schema));
                let response = utoipa::openapi::ResponseBuilder::new()
                    .description(format!("{reason}: `detail` says why"))
                    .content(error::MEDIA_TYPE, content);
                described.insert(status, response.build().into());
            }
        }
    }
}

/// Says how much one visitor may ask for; lengths stand beside the fields.
fn state_limits(document: &mut utoipa::openapi::OpenApi, limits: &Limits) {
    let description = document.info.description.get_or_insert_default();
    description.push_str(&format!(
        "\n\nThere are limits. {limits} Who asks for more gets 429, and `Retry-After` says when to come back. A body has at most \
         {LONGEST_BODY} bytes, a message over a WebSocket {}.",
        socket::LONGEST
    ));
}

/// How any request of this kind can be refused.
fn common_problems(address: &str, operation: &Operation) -> Vec<StatusCode> {
    let mut statuses = vec![StatusCode::BAD_REQUEST, StatusCode::FORBIDDEN, StatusCode::TOO_MANY_REQUESTS];
    if operation.request_body.is_some() {
        statuses.extend([
            StatusCode::REQUEST_TIMEOUT,
            StatusCode::PAYLOAD_TOO_LARGE,
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            StatusCode::UNPROCESSABLE_ENTITY,
        ]);
    }
    // Where nothing else is said, the document asks for a session or a token.
    let nobody = SecurityRequirement::default();
    if operation.security.as_ref().is_none_or(|security| !security.contains(&nobody)) {
        statuses.push(StatusCode::UNAUTHORIZED);
    }
    if address.contains('{') {
        statuses.push(StatusCode::NOT_FOUND);
    }
    statuses
}

/// Everything that the server answers.
pub(crate) fn router(app: Shared) -> Router {
    let (api, mut document) = api();
    state_limits(&mut document, &app.settings.limits);
    let docs: Router<Shared> = SwaggerUi::new("/docs").url("/api/v1/openapi.json", document).into();
    // Answers are for whoever asked; those that may be kept say so.
    let api = api.layer(set(header::CACHE_CONTROL, "no-store"));
    let strict = app.settings.https.then(|| HeaderValue::from_static("max-age=31536000; includeSubDomains"));
    let strict =
        SetResponseHeaderLayer::if_not_present(header::STRICT_TRANSPORT_SECURITY, move |_: &Response| {
            strict.clone()
        });
    api.route("/api/v1/tables/{id}/socket", get(socket::connect))
        .route("/metrics", get(figures::of_site))
        .route("/", get(client::page))
        .merge(docs)
        .fallback(client::file)
        .method_not_allowed_fallback(async || {
            let how = "this address does not take that kind of request: see /docs";
            Error::new(Kind::MethodNotAllowed, how)
        })
        .layer(middleware::from_fn(refuse_what_is_too_long))
        .layer(middleware::from_fn_with_state(app.clone(), count))
        .layer(CompressionLayer::new())
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            Error::internal(&"a request handler panicked").into_response()
        }))
        .layer(strict)
        .layer(set(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(set(header::REFERRER_POLICY, "same-origin"))
        .layer(set(header::X_FRAME_OPTIONS, "DENY"))
        .layer(set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(set(HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"))
        .layer(set(
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
             connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        ))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

fn set(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}

/// Refuses a body that says that it is too long.
async fn refuse_what_is_too_long(request: Request, next: Next) -> Response {
    let said =
        request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if said.is_none_or(|length: usize| length <= LONGEST_BODY) {
        return next.run(request).await;
    }
    read_in_vain(request.into_body()).await;
    let how = format!("the request is longer than {LONGEST_BODY} bytes: send less at a time");
    Error::new(Kind::TooLong, how).into_response()
}

/// Reads what is sent of a body that nobody needs, within bounds: a client that is still sending when the connection closes never
/// sees the answer, and its next request fails.
async fn read_in_vain(body: Body) {
    let mut body = body.into_data_stream().take(MOST_PIECES_READ_IN_VAIN);
    let _ = tokio::time::timeout(LONGEST_WAIT_IN_VAIN, async { while body.next().await.is_some() {} }).await;
}

/// Counts requests, and refuses those that are too many.
async fn count(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let from = address(&app, &parts);
    if let Err(error) = app.limiters.request(from) {
        read_in_vain(body).await;
        return error.into_response();
    }
    // The files of the client are in memory once, for everybody.
    let is_api = parts.uri.path().starts_with("/api/");
    let (body, leftover) = lend(body);
    let answer = next.run(Request::from_parts(parts, body)).await;
    if let Some(unread) = leftover.take() {
        read_in_vain(unread).await;
    }
    if is_api { app.answers.count(from, answer) } else { answer }
}
