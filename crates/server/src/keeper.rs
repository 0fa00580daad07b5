//! Looks after tables whose time has come: clocks that run out, bots that another server left waiting. Tidies up, in memory and
//! in the store.

use std::sync::Arc;
use std::time::Duration;

use steading_game::SeatSet;

use crate::app::Shared;
use crate::complaints::complain;
use crate::entry::Why;
use crate::error::{Error, Result};
use crate::{lifecycle, news, rooms};

const EVERY: Duration = Duration::from_millis(250);
const TIDY_EVERY: u32 = 40;
/// Once an hour, and when the server starts.
const CLEAR_EVERY: u32 = 4 * 60 * 60;
/// A table that cannot be looked after is left alone for so long.
const PUT_OFF: Duration = Duration::from_mins(1);
/// Time is over a little later than the clock says: a move that was read before may still wait for its turn.
const LATE: i64 = 300;
/// The most tables that are looked after at a time.
const MOST: u32 = 500;

/// Looks after tables until the server ends.
pub(crate) async fn keep(app: Shared) {
    let mut ticks = tokio::time::interval(EVERY);
    let mut count = 0u32;
    loop {
        ticks.tick().await;
        if count.is_multiple_of(CLEAR_EVERY) {
            clear(&app).await;
        }
        count = count.wrapping_add(1);
        if count.is_multiple_of(TIDY_EVERY) {
            app.rooms.tidy();
            app.limiters.tidy();
            let app = Arc::clone(&app);
            tokio::spawn(async move {
                app.open_keys.check(&app).await;
                news::look_again(&app).await;
            });
        }
        match app.store.due_tables(app.clock.now(), MOST).await {
            Ok(due) => {
                let looks = due.into_iter().map(|(id, wake)| {
                    let app = Arc::clone(&app);
                    tokio::spawn(async move {
                        let outcome = look_after(&app, &id, wake).await;
                        outcome.map_err(|error| Broken { table: id, wake, error })
                    })
                });
                for look in looks.collect::<Vec<_>>() {
                    if let Ok(Err(broken)) = look.await {
                        put_off(&app, broken).await;
                    }
                }
            }
            Err(error) => complain("keeper", &error, "could not look for tables whose time has come"),
        }
    }
}

/// A table that could not be looked after.
struct Broken {
    table: String,
    wake: i64,
    error: Error,
}

/// Looks after a broken table again a while later, so that it does not stand in the way of others, and says so seldom.
async fn put_off(app: &Shared, broken: Broken) {
    let Broken { table, wake, error } = broken;
    complain(&table, &error.detail, "could not look after a table");
    let later = app.clock.now() + PUT_OFF.as_millis() as i64;
    if let Err(error) = app.store.postpone(&table, wake, Some(later)).await {
        complain(&table, &error, "could not put off a table");
    }
}

async fn clear(app: &Shared) {
    match app.store.clear_expired(app.clock.now()).await {
        Ok(cleared) => tracing::debug!(?cleared, "cleared away what has come to its end"),
        Err(error) => tracing::warn!(%error, "could not clear away what has come to its end"),
    }
    lifecycle::depart_at_last(app).await;
}

async fn look_after(app: &Shared, id: &str, due: i64) -> Result<()> {
    let mut open = rooms::open_latest(app, id).await?;
    while app.knows_outages() {
        let late = app.clock.now() - LATE;
        let over = open.table().play.as_ref().map(|play| play.clocks.over(late));
        let Some(seat) = over.and_then(SeatSet::first) else { break };
        let entry = open.table().stand_in(seat, Why::Clock);
        open.record(entry).await?;
    }
    open.wake_bots();
    open.postpone(due).await
}
