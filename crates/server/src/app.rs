//! What all requests share.

use std::sync::Arc;
use std::time::{Duration, Instant};

use steading_store::Store;
use tokio::sync::{Semaphore, watch};

use crate::ServeError;
use crate::analyses::Analyses;
use crate::error::Books;
use crate::ids;
use crate::limits::Limiters;
use crate::metrics::Metrics;
use crate::password;
use crate::rooms::Rooms;
use crate::settings::Settings;

/// What all requests share.
pub(crate) type Shared = Arc<App>;

/// The server without its sockets.
pub(crate) struct App {
    pub(crate) settings: Settings,
    pub(crate) books: Books,
    pub(crate) store: Store,
    pub(crate) rooms: Rooms,
    pub(crate) limiters: Limiters,
    pub(crate) metrics: Metrics,
    /// Bots that may think at the same time.
    pub(crate) thinkers: Semaphore,
    pub(crate) analyses: Analyses,
    /// Games that may be looked at at the same time.
    pub(crate) analysts: Semaphore,
    /// The hash of a password that nobody has: without an account, signing in takes as long as with one.
    pub(crate) nobody: String,
    pub(crate) started: Instant,
    stopping: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(settings: Settings) -> Result<Shared, ServeError> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Arc::new(App {
            books: Books::new(&settings.data)?,
            store: Store::open(&settings.database)?,
            rooms: Rooms::default(),
            limiters: Limiters::new(settings.limits),
            metrics: Metrics::new(),
            thinkers: Semaphore::new(cores),
            analyses: Analyses::default(),
            analysts: Semaphore::new(1),
            nobody: password::hash(&ids::random(32)).unwrap_or_default(),
            started: Instant::now(),
            stopping: watch::Sender::new(false),
            settings,
        }))
    }

    /// How long somebody must be away before others may call a bot.
    pub(crate) fn absence(&self) -> Duration {
        Duration::from_secs(self.settings.limits.absence.into())
    }

    /// The server is to end: open WebSockets are closed, and their clients come back later.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Comes true when the server is to end.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }
}
