//! The figures about the server, for Prometheus, and who may read them.

use std::net::SocketAddr;

use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::routing::get;

use crate::app::{App, Shared};
use crate::error::{Error, Kind, Result};
use crate::ids;
use crate::settings::MetricsAccess;

/// What a proxy adds: the request comes from somewhere else.
const FORWARDED: [&str; 6] =
    ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

/// The figures at the address of the site.
pub(super) async fn of_site(
    State(app): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<String> {
    if !may_read(&app.settings.metrics, peer, &headers) {
        return Err(Error::new(
            Kind::Forbidden,
            "these figures are for the host: read them on the same machine, or see --metrics-listen and --metrics-token",
        ));
    }
    Ok(text(&app))
}

/// The figures at an address of their own.
pub(crate) fn alone(app: Shared) -> Router {
    let figures = async |State(app): State<Shared>, headers: HeaderMap| {
        let token = app.settings.metrics.token.as_ref();
        if token.is_some_and(|token| !is_sent(token, &headers)) {
            return Err(Error::new(
                Kind::Forbidden,
                "these figures are for whoever has the token of --metrics-token",
            ));
        }
        Ok(text(&app))
    };
    Router::new().route("/metrics", get(figures)).with_state(app)
}

fn text(app: &App) -> String {
    app.metrics.thoughts_waiting.set(app.thinkers.waiting() as i64);
    app.metrics.rooms.set(app.rooms.len() as i64);
    app.metrics.text()
}

fn may_read(access: &MetricsAccess, peer: SocketAddr, headers: &HeaderMap) -> bool {
    match access {
        MetricsAccess { listen: Some(_), .. } => false,
        MetricsAccess { token: Some(token), .. } => is_sent(token, headers),
        MetricsAccess { listen: None, token: None } => {
            peer.ip().to_canonical().is_loopback()
                && !FORWARDED.iter().any(|name| headers.contains_key(*name))
        }
    }
}

/// Whether a request has the token. Digests are compared, so that the time it takes tells nothing.
fn is_sent(token: &str, headers: &HeaderMap) -> bool {
    let sent =
        headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    sent.is_some_and(|sent| ids::digest(sent.trim()) == ids::digest(token))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_for_the_same_machine_or_for_the_token() {
        let near: SocketAddr = "127.0.0.1:5000".parse().unwrap();
        let far = "192.0.2.1:5000".parse().unwrap();
        let own = "[::ffff:127.0.0.1]:5000".parse().unwrap();
        let open = MetricsAccess::default();
        let token = MetricsAccess { token: Some("secret".to_owned()), ..MetricsAccess::default() };
        let alone = MetricsAccess { listen: Some(near), ..MetricsAccess::default() };
        for (access, peer, sent, may) in [
            (&open, near, None, true),
            (&open, own, None, true),
            (&open, far, None, false),
            (&open, near, Some(("x-forwarded-for", "127.0.0.1")), false),
            (&open, near, Some(("via", "1.1 proxy")), false),
            (&token, near, None, false),
            (&token, far, Some(("authorization", "Bearer secret")), true),
            (&token, near, Some(("authorization", "Bearer secre")), false),
            (&alone, near, None, false),
        ] {
            let headers = sent.map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
            assert_eq!(may_read(access, peer, &headers.into_iter().collect()), may, "{peer} {sent:?}");
        }
    }
}
