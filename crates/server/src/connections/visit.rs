//! What a connection does just now.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

/// A connection, as its task, its line and the crowd know it.
pub(super) struct Visit {
    phase: Mutex<Phase>,
    sent_away: Notify,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Nothing of a request has come; something must by then.
    Idle { until: Instant },
    /// A request has begun to come; its head must be whole by then.
    Head { until: Instant },
    /// A request is answered.
    Busy,
    /// It has become a WebSocket, which looks after itself.
    Socket,
}

impl Visit {
    /// Whoever comes is expected to ask for something soon.
    pub(super) fn new(head: Duration) -> Arc<Visit> {
        let phase = Mutex::new(Phase::Head { until: Instant::now() + head });
        Arc::new(Visit { phase, sent_away: Notify::new() })
    }

    fn phase(&self) -> MutexGuard<'_, Phase> {
        self.phase.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something has come; if it is the beginning of a request, its head must be whole after so long.
    pub(super) fn heard(&self, head: Duration) {
        let mut phase = self.phase();
        if let Phase::Idle { .. } = *phase {
            *phase = Phase::Head { until: Instant::now() + head };
        }
    }

    /// Until when it may wait for the visitor, if it does.
    pub(super) fn waits_until(&self) -> Option<Instant> {
        match *self.phase() {
            Phase::Idle { until } | Phase::Head { until } => Some(until),
            Phase::Busy | Phase::Socket => None,
        }
    }

    /// Whether it only takes up a place.
    pub(super) fn is_waiting(&self) -> bool {
        self.waits_until().is_some()
    }

    /// Its place is needed for somebody else.
    pub(super) fn send_away(&self) {
        self.sent_away.notify_one();
    }

    /// Comes true when it is sent away.
    pub(super) async fn sent_away(&self) {
        self.sent_away.notified().await;
    }
}

/// A request is answered until this is dropped.
pub(super) struct Busy {
    visit: Arc<Visit>,
    /// How long it may be idle then.
    idle: Duration,
}

impl Busy {
    pub(super) fn new(visit: Arc<Visit>, idle: Duration) -> Busy {
        *visit.phase() = Phase::Busy;
        Busy { visit, idle }
    }

    /// No request comes after this one.
    pub(super) fn go_on_as_socket(&self) {
        *self.visit.phase() = Phase::Socket;
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        let mut phase = self.visit.phase();
        if *phase == Phase::Busy {
            *phase = Phase::Idle { until: Instant::now() + self.idle };
        }
    }
}
