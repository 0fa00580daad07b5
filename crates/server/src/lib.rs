//! The server: tables that never lose a move, live and over days.
//!
//! A table is the log of what happened at it ([`steading_store`]); the state of its game follows from the log and is only
//! a cache. An entry is on disk before anybody is told, and two servers on one database can never fork a game.
//!
//! The tour:
//!
//! 1. `entry.rs` is what can stand in a log, `table.rs` what it means, `refusal.rs` what it refuses: pure functions, no clock,
//!    no store. `clock.rs`, `outages.rs` and `show.rs` (what each viewer is shown) belong to it.
//! 2. `rooms.rs` is the cache of tables. `room.rs` is one of them and carries out commands: prepare, apply, append
//!    (`append.rs`), tell the people who look on (`watchers.rs`). `agreed.rs` finds the game and set-up that a table was opened
//!    with, `data_sets.rs` its data files; `bots.rs` lets bots move, `keeper.rs` looks after tables whose time has come. `time.rs` is
//!    the one clock, `pulse.rs` tells outages from time that passed.
//! 3. `lifecycle/` opens, fills, starts and closes tables, and makes new ones from games that were played.
//! 4. `connections.rs` lets visitors in and sees them off, `limits.rs` says how much each may ask for, `proxies.rs` where they come from.
//!    `routes/` has one file for each resource of the REST API, `socket.rs` is the WebSocket of a table; `extract.rs` and `look.rs`
//!    read requests, `error.rs` says why one is not carried out.
//! 5. `session.rs`, `password.rs` and `person_name.rs` are about people; `open_keys.rs` ends connections with the key that they
//!    came with.
//!
//! The wire format is in [`steading_protocol`]. Nothing here knows a rule of any game, and nothing hidden leaves the
//! server except through a game's `view` and `seen_by`.
//!
//! ```no_run
//! # async fn example(settings: steading_server::Settings) -> Result<(), steading_server::ServeError> {
//! let server = steading_server::Server::bind(settings).await?;
//! println!("http://{}", server.address());
//! server.run(async { tokio::signal::ctrl_c().await.unwrap_or_default() }).await?;
//! # Ok(())
//! # }
//! ```

mod agreed;
mod analyses;
mod answers;
mod app;
mod append;
mod bots;
mod browser;
mod chat;
mod clock;
mod commands;
mod complaints;
mod connections;
mod data_sets;
mod entry;
mod error;
mod extract;
mod familiar;
mod files;
mod frame;
mod headers;
mod holding;
mod ids;
mod keeper;
mod leftover;
mod length;
mod lifecycle;
mod limits;
mod list;
mod look;
mod metrics;
mod names;
mod news;
mod open_keys;
mod outages;
mod outbox;
mod password;
mod person_name;
mod proxies;
mod pulse;
mod quotas;
mod refusal;
mod replays;
mod room;
mod rooms;
mod routes;
mod session;
mod settings;
mod show;
mod socket;
mod table;
mod time;
mod turns;
mod watchers;

use std::future::Future;
use std::net::SocketAddr;

use steading_bus::{Bus, Ear};
use steading_store::StoreError;
use steading_text::TextError;
use tokio::net::TcpListener;

pub use settings::{BadWire, Limits, MetricsAccess, NoNetwork, Proxies, Settings, Timeouts, Wire};

use app::{App, Shared};

/// Connections at a time for those who ask for figures at an address of their own.
const CONNECTIONS_FOR_FIGURES: u32 = 32;

/// A server that is about to run.
pub struct Server {
    listener: TcpListener,
    /// So many at a time.
    connections: u32,
    /// Where the figures are, if they have an address of their own.
    figures: Option<TcpListener>,
    app: Shared,
    /// What other servers say.
    ear: Ear,
}

/// Why a server could not be started, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The names in an owner's data files cannot be read.
    #[error(transparent)]
    Words(#[from] TextError),
    /// The address cannot be listened at.
    #[error("cannot listen at {address}: {error}; choose another with {setting}")]
    Listen {
        /// The setting that it is from.
        setting: &'static str,
        /// The address.
        address: SocketAddr,
        /// What the system says.
        error: std::io::Error,
    },
    /// Something failed while running.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

impl Server {
    /// Opens the database and listens.
    pub async fn bind(settings: Settings) -> Result<Server, ServeError> {
        let files = files::raise_limit();
        let connections = files::connections(files, settings.limits.all_connections);
        let why = files.map(|files| format!(": {files} files may be open")).unwrap_or_default();
        let address = settings.listen;
        let listener = listen(address, "--listen").await?;
        let figures = match settings.metrics.listen {
            Some(address) => Some(listen(address, "--metrics-listen").await?),
            None => None,
        };
        let node = ids::random(16);
        let (bus, ear) = Bus::open(settings.wires(), &node);
        let app = tokio::task::spawn_blocking(move || App::new(settings, node, bus))
            .await
            .map_err(std::io::Error::other)??;
        pulse::begin(&app).await?;
        app.keep_data().await?;
        tracing::info!("at most {connections} connections at a time{why}");
        Ok(Server { listener, connections, figures, app, ear })
    }

    /// The address that it listens at.
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().unwrap_or(self.app.settings.listen)
    }

    /// Answers requests until `stop` comes true, then finishes what it has begun. If the disk of the database loses something, it
    /// ends at once: nothing that is in memory then can be relied on.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let keeper = tokio::spawn(keeper::keep(self.app.clone()));
        let pulse = tokio::spawn(pulse::keep(self.app.clone()));
        let news = tokio::spawn(news::listen(self.app.clone(), self.ear));
        tokio::spawn(analyses::take_up(self.app.clone()));
        let app = self.app.clone();
        let stop = async move {
            stop.await;
            app.stop();
        };
        if let Some(listener) = self.figures {
            let app = self.app.clone();
            tokio::spawn(async move {
                let router = routes::figures::alone(app.clone());
                connections::serve(&app, listener, CONNECTIONS_FOR_FIGURES, router, std::future::pending())
                    .await;
            });
        }
        let router = routes::router(self.app.clone());
        let serving = connections::serve(&self.app, self.listener, self.connections, router, stop);
        let outcome = tokio::select! {
            () = serving => Ok(()),
            lost = self.app.store.lost() => Err(ServeError::from(lost)),
        };
        keeper.abort();
        pulse.abort();
        news.abort();
        outcome
    }
}

async fn listen(address: SocketAddr, setting: &'static str) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| ServeError::Listen { setting, address, error })
}

/// The description of the API, as JSON.
pub fn openapi() -> String {
    routes::api().1.to_pretty_json().unwrap_or_default()
}
