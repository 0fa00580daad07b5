//! The connections of visitors: who gets in, one task for each, and an end in good time for those that say or read nothing.

mod crowd;
mod line;
mod upload;
mod visit;

use std::convert::Infallible;
use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::StatusCode;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::app::Shared;
use crate::holding::Holding;
use crate::settings::Timeouts;
use crowd::{Caps, Crowd, Place};
use line::Line;
use upload::Upload;
use visit::{Busy, Visit};

pub(crate) use upload::TooSlow;

/// The longest head of a request, in bytes, and the most that is read ahead.
const LONGEST_HEAD: usize = 32 * 1024;
/// How long what has begun may take when the server ends.
const LONGEST_FAREWELL: Duration = Duration::from_secs(8);
/// When the system has no file left for another connection, we ask again after this.
const PAUSE: Duration = Duration::from_millis(200);
/// How often we say so.
const COMPLAIN_EVERY: Duration = Duration::from_mins(1);
/// What somebody is sent for whom there is no place.
const NO_PLACE: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// Answers requests until `stop` comes true, then finishes what has begun. There are at most `most` connections.
pub(crate) async fn serve(
    app: &Shared,
    listener: TcpListener,
    most: u32,
    router: Router,
    stop: impl Future<Output = ()>,
) {
    let crowd = Arc::new(Crowd::new(Caps { all: most, of_address: app.settings.limits.connections }));
    let stopping = watch::Sender::new(false);
    let server = Server::new(app.settings.timeouts, router, stopping.subscribe());
    let mut complained = None;
    let mut stop = pin!(stop);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    wait_after(&error, &mut complained).await;
                    continue;
                }
            },
            () = &mut stop => break,
        };
        // A proxy brings many people: the limits for each of them count by what it tells.
        let address = (!app.settings.proxies.trust(peer.ip())).then(|| app.limiters.household(peer.ip()));
        let visit = Visit::new(server.timeouts.head);
        match crowd.enter(address, &visit) {
            Some(place) => drop(tokio::spawn(server.clone().attend(stream, peer, visit, place))),
            // Whoever does not read it at once does not get it.
            None => drop(stream.try_write(NO_PLACE)),
        }
    }
    drop((listener, server));
    stopping.send_replace(true);
    if tokio::time::timeout(LONGEST_FAREWELL, stopping.closed()).await.is_err() {
        tracing::warn!("some connections had not come to an end when the server stopped");
    }
}

/// There is no connection: the visitor has gone already, or the system has no file left. That would come up again at once.
async fn wait_after(error: &io::Error, complained: &mut Option<Instant>) {
    if matches!(
        error.kind(),
        ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset | ErrorKind::ConnectionRefused
    ) {
        return;
    }
    if complained.is_none_or(|at| at.elapsed() > COMPLAIN_EVERY) {
        tracing::error!(%error, "no connection can be taken just now");
        *complained = Some(Instant::now());
    }
    tokio::time::sleep(PAUSE).await;
}

/// What every connection needs.
#[derive(Clone)]
struct Server {
    http: http1::Builder,
    router: TowerToHyperService<Router>,
    timeouts: Timeouts,
    stopping: watch::Receiver<bool>,
}

impl Server {
    fn new(timeouts: Timeouts, router: Router, stopping: watch::Receiver<bool>) -> Server {
        let mut http = http1::Builder::new();
        // The line is stricter; this is for the beginning of a head that came while another request was answered.
        let longest = timeouts.idle + timeouts.head;
        http.timer(TokioTimer::new()).header_read_timeout(longest).max_buf_size(LONGEST_HEAD);
        Server { http, router: TowerToHyperService::new(router), timeouts, stopping }
    }

    /// Answers what comes over one connection.
    async fn attend(mut self, stream: TcpStream, peer: SocketAddr, visit: Arc<Visit>, place: Place) {
        // The line lives on in a WebSocket, and the place with it.
        let line = Line::new(stream, Arc::clone(&visit), place, self.timeouts, self.stopping.clone());
        let service = service_fn(|mut request: Request<Incoming>| {
            let busy = Busy::new(Arc::clone(&visit), self.timeouts.idle);
            request.extensions_mut().insert(ConnectInfo(peer));
            let request = request.map(|body| Body::new(Upload::new(body, self.timeouts)));
            let answer = self.router.call(request);
            async {
                let answer = answer.await?;
                if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
                    busy.go_on_as_socket();
                }
                Ok::<_, Infallible>(answer.map(|body| Holding::new(body, busy)))
            }
        });
        let connection = self.http.serve_connection(TokioIo::new(line), service).with_upgrades();
        let mut connection = pin!(connection);
        let mut is_told = false;
        loop {
            tokio::select! {
                biased;
                () = visit.sent_away() => break,
                ended = connection.as_mut() => {
                    if let Err(error) = ended {
                        tracing::trace!(%error, "a connection ended");
                    }
                    break;
                }
                _ = self.stopping.wait_for(|stops| *stops), if !is_told => {
                    if visit.is_waiting() {
                        break;
                    }
                    is_told = true;
                    connection.as_mut().graceful_shutdown();
                }
            }
        }
    }
}
