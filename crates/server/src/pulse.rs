//! The pulse of the server: it says to the others, and to itself after a restart, that it is there. What passes without a pulse of
//! any server is an outage. The clock is looked after here as well.

use std::sync::atomic::Ordering;
use std::sync::{MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use steading_store::{StoreError, Trouble};

use crate::app::{App, Shared};
use crate::time::Step;

/// From pulse to pulse while there are tables in memory.
const BUSY: Duration = Duration::from_secs(1);
/// From pulse to pulse of a server that nobody plays at: each is a write.
const IDLE: Duration = Duration::from_secs(10);
/// The same trouble is complained about so often.
const COMPLAIN_EVERY: Duration = Duration::from_mins(1);
/// So many pulses from one measurement of the database's clock to the next.
const MEASURE_EVERY: u32 = 30;

/// Begins with the time of the database and all outages, the one that ends now included.
pub(crate) async fn begin(app: &App) -> Result<(), StoreError> {
    measure(app).await?;
    beat(app, BUSY).await
}

/// Beats until the server ends.
pub(crate) async fn keep(app: Shared) {
    let mut pause = BUSY;
    let mut count = 0u32;
    let mut complained: Option<(Trouble, Instant)> = None;
    loop {
        tokio::time::sleep(pause).await;
        pause = if app.rooms.len() == 0 && trouble(&app).is_none() { IDLE } else { BUSY };
        count = count.wrapping_add(1);
        let stepped = app.clock.step();
        if let Some(step) = stepped {
            say(step);
        }
        let beaten = async {
            if stepped.is_some() || count.is_multiple_of(MEASURE_EVERY) {
                measure(&app).await?;
            }
            beat(&app, pause).await
        };
        let beaten = beaten.await;
        if let Err(error) = &beaten
            && complained.is_none_or(|(about, at)| about != error.trouble() || at.elapsed() > COMPLAIN_EVERY)
        {
            complained = Some((error.trouble(), Instant::now()));
            tracing::warn!(%error, "the server could not say that it is there");
        }
        let found = beaten.err().map(|error| error.trouble());
        let before = std::mem::replace(&mut *lock(&app), found);
        if before.is_some() && found.is_none() {
            tracing::info!("the database can be written to again");
        }
    }
}

/// What kept the last beat from being written, if anything did: it is a write like any other, so it shows whether others would do.
pub(crate) fn trouble(app: &App) -> Option<Trouble> {
    *lock(app)
}

fn lock(app: &App) -> MutexGuard<'_, Option<Trouble>> {
    app.pulse_trouble.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One beat; the next one comes after `pause`.
async fn beat(app: &App, pause: Duration) -> Result<(), StoreError> {
    let now = app.clock.now();
    let due = now + pause.as_millis() as i64;
    let count = app.store.beat(&app.node, now, due).await?;
    if count != app.outages.known().len() as u64 {
        app.outages.replace(app.store.outages().await?);
    }
    app.pulse_due.store(due, Ordering::Relaxed);
    Ok(())
}

/// What the machine slept through is an outage like any other: no pulse came meanwhile.
fn say(step: Step) {
    match step {
        Step::Forward { by } => {
            tracing::warn!(seconds = by / 1000, "the machine slept, or its clock was set forward");
        }
        Step::Back { by } => {
            tracing::warn!(
                seconds = by / 1000,
                "the clock of the machine was set back: the server keeps its own time"
            );
        }
    }
}

async fn measure(app: &App) -> Result<(), StoreError> {
    let asked = Instant::now();
    if let Some(told) = app.store.clock().await? {
        app.clock.follow(asked, told);
        if !app.clock.is_precise() {
            tracing::warn!(
                "the clocks of machine and database differ: live clocks are refused until NTP mends it"
            );
        }
    }
    Ok(())
}
