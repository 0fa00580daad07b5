//! Finished games that bots look at in the background.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use steading_bots::{Analysis, Budget, Judgement, Level, Mistake, Player};
use steading_game::AnyGame;
use steading_notation::Record;
use steading_protocol::advice::{AnalysisInfo, JudgedDecision};

use crate::app::Shared;
use crate::ids;

/// How many analyses are kept. A forgotten one is made again when somebody asks.
const KEPT: usize = 200;

/// How closely a decision is looked at: iterations of the search.
const ITERATIONS: u32 = 400;

/// All analyses, by table.
#[derive(Default)]
pub(crate) struct Analyses(Mutex<Shelf>);

#[derive(Default)]
struct Shelf {
    by_table: HashMap<String, Arc<Mutex<AnalysisInfo>>>,
    /// The oldest first.
    order: VecDeque<String>,
}

impl Analyses {
    /// The analysis of a table, as far as it has come.
    pub(crate) fn get(&self, table: &str) -> Option<AnalysisInfo> {
        let shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.by_table.get(table).map(|info| info.lock().unwrap_or_else(PoisonError::into_inner).clone())
    }

    /// A place for a new analysis, unless there is one.
    fn begin(&self, table: &str, of: u32) -> Option<Arc<Mutex<AnalysisInfo>>> {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if shelf.by_table.contains_key(table) {
            return None;
        }
        if shelf.order.len() >= KEPT
            && let Some(oldest) = shelf.order.pop_front()
        {
            shelf.by_table.remove(&oldest);
        }
        let info = Arc::new(Mutex::new(AnalysisInfo { done: 0, of, decisions: Vec::new() }));
        shelf.by_table.insert(table.to_owned(), Arc::clone(&info));
        shelf.order.push_back(table.to_owned());
        Some(info)
    }

    fn forget(&self, table: &str) {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.by_table.remove(table);
        shelf.order.retain(|known| known != table);
    }
}

/// Looks at a game in the background, unless that is going on or done. One game at a time has a bot's attention.
pub(crate) fn begin(app: &Shared, table: String, record: Record) {
    let Some(info) = app.analyses.begin(&table, record.actions.len() as u32) else { return };
    let app = Arc::clone(app);
    tokio::spawn(async move {
        let _turn = app.analysts.acquire().await;
        let looked = tokio::task::spawn_blocking(move || look(&record, &info)).await;
        if !looked.unwrap_or(false) {
            tracing::warn!(table, "a game could not be looked at");
            app.analyses.forget(&table);
        }
    });
}

/// Looks at every decision; whether the whole record could be played again.
fn look(record: &Record, info: &Mutex<AnalysisInfo>) -> bool {
    let Some(bots) = steading_catalog::bots(record.game) else { return false };
    let judge = Player { level: Level::Hard, budget: Some(Budget::Iterations(ITERATIONS)) };
    let mut analysis = Analysis::new(bots.mind(judge, ids::seed()));
    let find = |id: &str| -> Option<&'static dyn AnyGame> { steading_catalog::find(id) };
    let walked = record.walk(find, |step| {
        analysis.judge(step.before, step.seat, &step.applied.action);
        info.lock().unwrap_or_else(PoisonError::into_inner).done = step.ply as u32;
    });
    let (Ok(()), Ok(end)) = (walked, record.replay(find, None)) else { return false };
    let decisions = analysis.finish(&*end).into_iter().map(judged).collect();
    info.lock().unwrap_or_else(PoisonError::into_inner).decisions = decisions;
    true
}

fn judged(judgement: Judgement) -> JudgedDecision {
    let Judgement { decision, seat, action, best, before, after, cost, luck, mistake } = judgement;
    let mistake = match mistake {
        Mistake::None => "none",
        Mistake::Small => "small",
        Mistake::Big => "big",
        Mistake::Blunder => "blunder",
    };
    JudgedDecision { decision: decision as u32, seat, action, best, before, after, cost, luck, mistake }
}
