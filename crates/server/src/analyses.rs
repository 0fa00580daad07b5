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
use crate::complaints::complain;
use crate::error::{Error, Result};
use crate::ids;
use crate::quotas::Ticket;
use crate::rooms;
use crate::turns::{Account, Urgency};

/// How many games a server that starts takes up.
const MOST_TAKEN_UP: u32 = 200;

/// Longer games are not looked at: it would take a day.
const LONGEST: u32 = 5_000;

/// So many decisions are looked at before it is the turn of somebody else's game.
const AT_A_TIME: usize = 8;

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
    fn queue(&self, table: &str) -> Option<Arc<AtomicU32>> {
        let mut queue = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if queue.contains_key(table) {
            return None;
        }
        let done = Arc::<AtomicU32>::default();
        queue.insert(table.to_owned(), Arc::clone(&done));
        Some(done)
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

/// Looks at a finished game of so many decisions in the background, unless that is going on or done.
pub(crate) async fn begin(app: &Shared, account: &Account, table: String, decisions: u32) -> Result<()> {
    if app.store.analysis(&table).await?.is_some_and(|known| known.found.is_some()) {
        return Ok(());
    }
    if decisions > LONGEST {
        return Err(Error::conflict(format!(
            "this game has {decisions} decisions: bots look at games of up to {LONGEST}"
        )));
    }
    if app.analyses.done(&table).is_some() {
        return Ok(());
    }
    let ticket = app.quotas.analysis(account)?;
    begin_with(app, account.clone(), Some(ticket), table, decisions).await
}

async fn begin_with(
    app: &Shared,
    account: Account,
    ticket: Option<Ticket>,
    table: String,
    decisions: u32,
) -> Result<()> {
    let Some(done) = app.analyses.queue(&table) else { return Ok(()) };
    if let Err(error) = app.store.ask_for_analysis(&table, decisions, app.clock.now()).await {
        app.analyses.leave(&table);
        return Err(error.into());
    }
    let app = Arc::clone(app);
    tokio::spawn(async move {
        if let Err(error) = look_and_keep(&app, &account, &table, &done).await {
            complain(&table, &error.detail, "a game could not be looked at");
        }
        app.analyses.leave(&table);
        drop(ticket);
    });
    Ok(())
}

/// Takes up what a server that has ended did not finish.
pub(crate) async fn take_up(app: Shared) {
    // Nobody knows any more who asked.
    let account = Account { origin: String::new(), person: String::new() };
    match app.store.unfinished_analyses(MOST_TAKEN_UP).await {
        Ok(unfinished) => {
            for (table, decisions) in unfinished {
                if let Err(error) = begin_with(&app, account.clone(), None, table, decisions).await {
                    complain("analyses", &error.detail, "an analysis could not be taken up");
                }
            }
        }
        Err(error) => tracing::warn!(%error, "could not look for unfinished analyses"),
    }
}

async fn look_and_keep(app: &Shared, account: &Account, table: &str, done: &AtomicU32) -> Result<()> {
    let game = {
        let _turn = app.analysts.take(account, Urgency::Background).await;
        rooms::open(app, table).await?.finished()?.boxed_clone()
    };
    match look(app, account, game, done).await {
        Ok(Some(found)) => Ok(app.store.keep_analysis(table, write(&found)?).await?),
        Ok(None) => Ok(()),
        Err(error) => {
            app.store.forget_analysis(table).await?;
            Err(error)
        }
    }
}

/// Looks at every decision, a few at a time; nothing if the server stops meanwhile.
async fn look(
    app: &Shared,
    account: &Account,
    mut game: Box<dyn AnyTable>,
    done: &AtomicU32,
) -> Result<Option<AnalysisInfo>> {
    let judge = Strength { level: Level::Hard, budget: Some(Budget::Iterations(ITERATIONS)) };
    let bots = steading_catalog::bots(game.info().id);
    let bots = bots.ok_or_else(|| Error::internal(&"a game without bots cannot be looked at"))?;
    let mut analysis = Analysis::new(bots.mind(judge, ids::seed()));
    let of = game.decisions();
    for first in (1..=of).step_by(AT_A_TIME) {
        let _turn = app.analysts.take(account, Urgency::Background).await;
        if *app.stopping().borrow() {
            return Ok(None);
        }
        let last = of.min(first + AT_A_TIME - 1);
        let looked = tokio::task::spawn_blocking(move || {
            game.walk(first..=last, &mut |visit| analysis.judge(&visit));
            (game, analysis)
        });
        (game, analysis) = looked.await.map_err(|error| Error::internal(&error))?;
        done.store(last as u32, Ordering::Relaxed);
    }
    let finished = tokio::task::spawn_blocking(move || analysis.finish(&*game));
    let judgements = finished.await.map_err(|error| Error::internal(&error))?;
    let decisions = judgements.into_iter().map(judged).collect();
    Ok(Some(AnalysisInfo { done: of as u32, of: of as u32, decisions }))
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
