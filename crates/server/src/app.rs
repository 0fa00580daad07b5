//! What all requests share.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

use steading_bus::{Bus, News};
use steading_store::{Store, StoreError, Trouble};
use tokio::sync::{Semaphore, watch};

use crate::ServeError;
use crate::analyses::Analyses;
use crate::answers::Answers;
use crate::bots;
use crate::data_sets::{self, DataSets};
use crate::error::Books;
use crate::ids;
use crate::limits::Limiters;
use crate::metrics::Metrics;
use crate::open_keys::OpenKeys;
use crate::outages::Outages;
use crate::password::{self, Hashers};
use crate::quotas::Quotas;
use crate::rooms::Rooms;
use crate::settings::Settings;
use crate::time::Clock;
use crate::turns::Turns;

/// What all requests share.
pub(crate) type Shared = Arc<App>;

/// The server without its sockets.
pub(crate) struct App {
    pub(crate) settings: Settings,
    pub(crate) books: Books,
    pub(crate) store: Store,
    pub(crate) rooms: Rooms,
    pub(crate) limiters: Limiters,
    pub(crate) answers: Answers,
    pub(crate) metrics: Metrics,
    pub(crate) quotas: Quotas,
    /// Bots that think.
    pub(crate) thinkers: Turns,
    /// Tables whose bots keep in memory what they thought of until their next move.
    pub(crate) minds: Arc<Semaphore>,
    pub(crate) analyses: Analyses,
    /// Decisions of finished games that bots look at.
    pub(crate) analysts: Turns,
    /// Long games that are gone through again.
    pub(crate) replays: Turns,
    pub(crate) hashers: Hashers,
    pub(crate) open_keys: OpenKeys,
    /// The hash of a password that nobody has: without an account, signing in takes as long as with one.
    pub(crate) nobody: String,
    /// The name of this server among those that share a database.
    pub(crate) node: String,
    /// How those are told.
    pub(crate) bus: Bus,
    pub(crate) clock: Clock,
    pub(crate) outages: Outages,
    /// Until when this server has said that it is there. After that, what it knows of outages may be old.
    pub(crate) pulse_due: AtomicI64,
    /// What kept it from saying so, if anything did: then nothing can be written.
    pub(crate) pulse_trouble: Mutex<Option<Trouble>>,
    pub(crate) data_sets: DataSets,
    stopping: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(settings: Settings, node: String, bus: Bus) -> Result<Shared, ServeError> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Arc::new(App {
            books: Books::new(&settings.data)?,
            store: Store::open(&settings.database)?,
            rooms: Rooms::default(),
            limiters: Limiters::new(settings.limits),
            answers: Answers::new(u64::from(settings.limits.answers) * 1024 * 1024),
            metrics: Metrics::new(),
            quotas: Quotas::default(),
            thinkers: Turns::new(cores),
            minds: Arc::new(Semaphore::new(bots::MOST_MINDS)),
            analyses: Analyses::default(),
            analysts: Turns::new(1),
            replays: Turns::new(cores),
            hashers: Hashers::start(),
            open_keys: OpenKeys::default(),
            nobody: password::hash(&ids::random(32)).unwrap_or_default(),
            node,
            bus,
            clock: Clock::new(),
            outages: Outages::default(),
            pulse_due: AtomicI64::new(0),
            pulse_trouble: Mutex::default(),
            data_sets: DataSets::default(),
            stopping: watch::Sender::new(false),
            settings,
        }))
    }

    /// Keeps the data files of this server, for the tables that will be played with them. Tables of older versions, which do not know
    /// theirs, were served with these.
    pub(crate) async fn keep_data(&self) -> Result<(), StoreError> {
        for game in steading_catalog::games() {
            let files = self.settings.data.get(game.info().id);
            let digest = data_sets::name(files);
            if let Some(text) = files.and_then(|files| serde_json::to_string(files).ok()) {
                self.store.keep_data(&digest, text).await?;
            }
            self.store.adopt_tables(game.info().id, &digest).await?;
        }
        Ok(())
    }

    /// Ends all connections that came with these keys, on whichever server.
    pub(crate) fn end_keys(&self, digests: &[String]) {
        self.open_keys.end(digests);
        if !digests.is_empty() {
            self.bus.tell(News::Keys { digests: digests.to_vec() });
        }
    }

    /// Whether all outages up to now are known, so that people's time can be judged.
    pub(crate) fn knows_outages(&self) -> bool {
        self.clock.now() < self.pulse_due.load(Ordering::Relaxed)
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
