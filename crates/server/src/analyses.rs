//! Finished games that bots look at in the background.
//!
//! What is asked for and what is found stand in the store; only the queue is here. A server that starts takes up what was cut
//! off.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use steading_bots::{Analysis, Budget, Judgement, Level, Mistake, Strength};
use steading_game::AnyTable;
use steading_protocol::advice::{AnalysisInfo, JudgedDecision};

use crate::app::Shared;
use crate::error::{Error, Result};
use crate::ids;
use crate::rooms;

/// How many games may wait for a bot's attention.
const MOST_WAITING: usize = 200;

/// How closely a decision is looked at: iterations of the search.
const ITERATIONS: u32 = 400;

/// The games that wait for a bot's attention or have it, by table, with how many decisions were looked at.
#[derive(Default)]
pub(crate) struct Analyses(Mutex<HashMap<String, Arc<AtomicU32>>>);

impl Analyses {
    fn done(&self, table: &str) -> Option<u32> {
        let queue = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        queue.get(table).map(|done| done.load(Ordering::Relaxed))
    }

    /// A place in the queue, unless the game has one.
    fn queue(&self, table: &str) -> Result<Option<Arc<AtomicU32>>> {
        let mut queue = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if queue.contains_key(table) {
            return Ok(None);
        }
        if queue.len() >= MOST_WAITING {
            return Err(Error::too_many());
        }
        let done = Arc::<AtomicU32>::default();
        queue.insert(table.to_owned(), Arc::clone(&done));
        Ok(Some(done))
    }

    fn leave(&self, table: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }
}

/// The analysis of a table as JSON, as far as it has come.
pub(crate) async fn find(app: &Shared, table: &str) -> Result<Option<String>> {
    let Some(stored) = app.store.analysis(table).await? else { return Ok(None) };
    if let Some(found) = stored.found {
        return Ok(Some(found));
    }
    let done = app.analyses.done(table).unwrap_or(0);
    Ok(Some(write(&AnalysisInfo { done, of: stored.decisions, decisions: Vec::new() })?))
}

/// Looks at a finished game of so many decisions in the background, unless that is going on or done. One game at a time has a
/// bot's attention.
pub(crate) async fn begin(app: &Shared, table: String, decisions: u32) -> Result<()> {
    if app.store.analysis(&table).await?.is_some_and(|known| known.found.is_some()) {
        return Ok(());
    }
    let Some(done) = app.analyses.queue(&table)? else { return Ok(()) };
    if let Err(error) = app.store.ask_for_analysis(&table, decisions, app.clock.now()).await {
        app.analyses.leave(&table);
        return Err(error.into());
    }
    let app = Arc::clone(app);
    tokio::spawn(async move {
        if let Err(error) = look_in_turn(&app, &table, done).await {
            tracing::warn!(table, problem = error.detail, "a game could not be looked at");
        }
        app.analyses.leave(&table);
    });
    Ok(())
}

/// Takes up what a server that has ended did not finish.
pub(crate) async fn take_up(app: Shared) {
    match app.store.unfinished_analyses(MOST_WAITING as u32).await {
        Ok(unfinished) => {
            for (table, decisions) in unfinished {
                if let Err(error) = begin(&app, table, decisions).await {
                    tracing::warn!(problem = error.detail, "an analysis could not be taken up");
                }
            }
        }
        Err(error) => tracing::warn!(%error, "could not look for unfinished analyses"),
    }
}

async fn look_in_turn(app: &Shared, table: &str, done: Arc<AtomicU32>) -> Result<()> {
    let _turn = app.analysts.acquire().await;
    let game = {
        let open = rooms::open(app, table).await?;
        open.finished()?.boxed_clone()
    };
    let stops = app.stopping();
    let looked = tokio::task::spawn_blocking(move || look(&*game, &done, || *stops.borrow())).await;
    if *app.stopping().borrow() {
        return Ok(());
    }
    let Ok(Some(found)) = looked else {
        app.store.forget_analysis(table).await?;
        return Err(Error::internal(&"a game could not be looked at"));
    };
    app.store.keep_analysis(table, write(&found)?).await?;
    Ok(())
}

/// Looks at every decision until the server stops; nothing if the game has no bots.
fn look(game: &dyn AnyTable, done: &AtomicU32, stops: impl Fn() -> bool) -> Option<AnalysisInfo> {
    let judge = Strength { level: Level::Hard, budget: Some(Budget::Iterations(ITERATIONS)) };
    let mut analysis = Analysis::new(steading_catalog::bots(game.info().id)?.mind(judge, ids::seed()));
    game.walk(1..=game.decisions(), &mut |visit| {
        if !stops() {
            analysis.judge(&visit);
            done.store(visit.decision as u32, Ordering::Relaxed);
        }
    });
    let of = game.decisions() as u32;
    Some(AnalysisInfo { done: of, of, decisions: analysis.finish(game).into_iter().map(judged).collect() })
}

fn judged(judgement: Judgement) -> JudgedDecision {
    let Judgement { decision, seat, action, label, best, best_label, before, after, cost, luck, mistake } =
        judgement;
    let mistake = match mistake {
        Mistake::None => "none",
        Mistake::Small => "small",
        Mistake::Big => "big",
        Mistake::Blunder => "blunder",
    };
    let decision = decision as u32;
    JudgedDecision { decision, seat, action, label, best, best_label, before, after, cost, luck, mistake }
}

fn write(info: &AnalysisInfo) -> Result<String> {
    serde_json::to_string(info).map_err(|error| Error::internal(&error))
}
