//! News from the other servers: what they wrote is read in the store, and told here as if it had happened here.
//!
//! Only tables that somebody has in memory here are looked at. Whatever is missed is found when tables are looked at from time to
//! time ([`look_again`]).

use std::sync::Arc;

use steading_bus::{Ear, Heard, News};
use steading_protocol::server::ServerMsg;

use crate::app::Shared;
use crate::complaints::complain;
use crate::error::Result;
use crate::rooms::Door;
use crate::{chat, watchers};

/// Listens until the server ends.
pub(crate) async fn listen(app: Shared, mut ear: Ear) {
    loop {
        let app = Arc::clone(&app);
        match ear.next().await {
            Heard::News { from, news } => hear(app, from, news),
            Heard::Missed => drop(tokio::spawn(async move { look_again(&app).await })),
        }
    }
}

fn hear(app: Shared, from: String, news: News) {
    let table = match &news {
        News::Keys { digests } => return app.open_keys.end(digests),
        News::Log { table, .. }
        | News::Seats { table }
        | News::Said { table, .. }
        | News::Rematch { table, .. }
        | News::Present { table, .. } => table.clone(),
    };
    let Some(door) = app.rooms.known(&table) else { return };
    tokio::spawn(async move {
        if let Err(error) = take_note(&app, &door, &from, news).await {
            complain(&table, &error.detail, "news of another server could not be told");
        }
    });
}

async fn take_note(app: &Shared, door: &Door, from: &str, news: News) -> Result<()> {
    match news {
        News::Log { entries, .. } => {
            if !door.lock().await.is_needed_after(entries) {
                return Ok(());
            }
            let mut open = door.open(app).await?;
            if open.table().entries() < entries {
                open.catch_up().await?;
            }
        }
        News::Seats { .. } => {
            if door.lock().await.is_needed_after(0) {
                door.open_latest(app).await?;
            }
        }
        News::Said { table, number } => {
            if door.lock().await.watchers.is_empty() {
                return Ok(());
            }
            let said = chat::said(app, &table).await?;
            if let Some(line) = said.into_iter().find(|line| line.number == number) {
                door.lock().await.watchers.send_all(&ServerMsg::Said(line));
            }
        }
        News::Rematch { next, .. } => {
            door.lock().await.watchers.send_all(&ServerMsg::Rematch { table: next });
        }
        News::Present { people, watching, .. } => {
            door.lock().await.hear_who_is_there(from, watchers::There::now(people, watching));
        }
        News::Keys { digests } => app.open_keys.end(&digests),
    }
    Ok(())
}

/// Says who is here, and looks whether any table in memory has changed without our hearing of it.
pub(crate) async fn look_again(app: &Shared) {
    if !app.bus.is_shared() {
        return;
    }
    for door in app.rooms.all() {
        let watched = {
            let room = door.lock().await;
            room.say_who_is_here(app);
            !room.watchers.is_empty()
        };
        if watched && let Err(error) = door.open_latest(app).await {
            complain("bus", &error.detail, "could not look whether tables have changed");
            return;
        }
    }
}
