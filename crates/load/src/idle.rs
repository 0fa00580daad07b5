//! The second measurement: games that were begun and left alone, and the memory that each takes.

use std::rc::Rc;
use std::time::Duration;

use anyhow::Result;
use tokio::sync::Semaphore;
use tokio::task::LocalSet;

use crate::Load;
use crate::progress;
use crate::report::Idle;
use crate::site::Site;
use crate::soloist::{Plan, Soloist};

/// Moves that are made at each table before it is left alone.
const MOVES: u32 = 5;
/// Tables that are opened at the same time.
const TOGETHER: usize = 100;
/// The server forgets a game that nobody has played for 30 seconds, and looks every 10.
const PATIENCE: Duration = Duration::from_secs(45);

/// Opens the tables, waits, and looks at the memory: while everybody is still there, and when they have gone.
pub(crate) async fn measure(site: &Site, load: &Load) -> Result<Idle> {
    LocalSet::new().run_until(leave_alone(site, load)).await
}

async fn leave_alone(site: &Site, load: &Load) -> Result<Idle> {
    let plan = Rc::new(Plan::new(&site.address, load).await?);
    let places = Rc::new(Semaphore::new(TOGETHER));
    let empty = site.memory();
    let begin = |_| tokio::task::spawn_local(begin(Rc::clone(&plan), Rc::clone(&places)));
    let begun: Vec<_> = (0..load.idle).map(begin).collect();
    let bar = progress::bar(load.idle as u64, "tables");
    let mut soloists = Vec::new();
    for table in begun {
        soloists.push(table.await??);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let played = site.memory();
    wait(PATIENCE, "until games are forgotten").await;
    let with_sockets = site.memory();
    drop(soloists);
    wait(PATIENCE, "until rooms are empty").await;
    Ok(Idle::new(load.idle, empty, played, with_sockets, site.memory()))
}

async fn begin(plan: Rc<Plan>, places: Rc<Semaphore>) -> Result<Soloist> {
    let _place = places.acquire().await?;
    let mut person = plan.guest().await?;
    let mut soloist = Soloist::sit_down(&plan, &mut person).await?;
    for _ in 0..MOVES {
        soloist.play().await?;
    }
    Ok(soloist)
}

async fn wait(time: Duration, what: &str) {
    let bar = progress::bar(time.as_secs(), &format!("seconds {what}"));
    for _ in 0..time.as_secs() {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    bar.finish_and_clear();
}
