//! The first measurement: many tables, each with one command under way all the time.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::Result;
use tokio::task::LocalSet;

use crate::Load;
use crate::progress;
use crate::report::{Busy, Costs};
use crate::site::Site;
use crate::soloist::{Plan, Soloist};

/// Play that is not counted: until games are at different stages and everything is in memory.
const WARM_UP: Duration = Duration::from_secs(3);
const STEP: Duration = Duration::from_millis(250);

/// What all players have counted together.
#[derive(Default)]
struct Count {
    counting: bool,
    over: bool,
    games: u64,
    /// How long each move took, in microseconds.
    took: Vec<u32>,
}

/// Plays for the asked time.
pub(crate) async fn measure(site: &Site, load: &Load) -> Result<Busy> {
    LocalSet::new().run_until(play(site, load)).await
}

async fn play(site: &Site, load: &Load) -> Result<Busy> {
    let plan = Rc::new(Plan::new(&site.address, load).await?);
    let count = Rc::new(RefCell::new(Count::default()));
    let sit = |_| tokio::task::spawn_local(keep_playing(Rc::clone(&plan), Rc::clone(&count)));
    let tables: Vec<_> = (0..load.tables).map(sit).collect();
    tokio::time::sleep(WARM_UP).await;

    let time = Duration::from_secs_f64(load.seconds);
    let bar = progress::bar(time.as_secs(), "seconds of play");
    count.borrow_mut().counting = true;
    let (before, began) = (Costs::now(site), Instant::now());
    while began.elapsed() < time && !tables.iter().any(tokio::task::JoinHandle::is_finished) {
        tokio::time::sleep(STEP.min(time.saturating_sub(began.elapsed()))).await;
        bar.set_position(began.elapsed().as_secs());
    }
    let (costs, seconds) = (Costs::now(site).since(before), began.elapsed().as_secs_f64());
    let counted = std::mem::replace(&mut *count.borrow_mut(), Count { over: true, ..Count::default() });
    bar.finish_and_clear();
    for table in tables {
        table.await??;
    }
    Ok(Busy::new(load, plan.players, seconds, counted.games, counted.took, costs))
}

/// Plays one game after the other at one table after the other, until all is over.
async fn keep_playing(plan: Rc<Plan>, count: Rc<RefCell<Count>>) -> Result<()> {
    let mut person = plan.guest().await?;
    while !count.borrow().over {
        let mut soloist = Soloist::sit_down(&plan, &mut person).await?;
        while let Some(took) = soloist.play().await? {
            let mut count = count.borrow_mut();
            if count.over {
                return Ok(());
            }
            if count.counting {
                count.took.push(took.as_micros() as u32);
            }
        }
        count.borrow_mut().games += 1;
    }
    Ok(())
}
