//! Sitting down and getting up before the game.

use steading_protocol::client::TakeSeat;
use steading_protocol::server::TableInfo;
use steading_protocol::terms::Occupant;
use steading_store::Changed;

use super::only_host;
use super::start::start_if_full;
use crate::agreed::bot_level;
use crate::app::Shared;
use crate::entry::Sitter;
use crate::error::{Error, Result};
use crate::room::OpenRoom;
use crate::rooms;

/// Lets a person sit down on an open seat, or the host put a bot there or clear it.
pub(crate) async fn take_seat(
    app: &Shared,
    person: &str,
    table: &str,
    seat: u8,
    wish: TakeSeat,
) -> Result<TableInfo> {
    let mut open = rooms::open_latest(app, table).await?;
    let is_host = open.table().row.host == person;
    let found = sitting(&open, seat)?;
    match wish.occupant {
        Occupant::Open | Occupant::Bot(_) => only_host(open.table(), person)?,
        Occupant::Me if found != Sitter::default() => {
            return Err(Error::conflict("this seat is taken: choose an open one"));
        }
        Occupant::Me if is_host => {}
        Occupant::Me => {
            let token = wish.invitation.as_deref().unwrap_or_default();
            let invited = app.store.invitation(token).await?;
            let invited =
                invited.is_some_and(|(to, only)| to == table && only.is_none_or(|only| only == seat));
            if !invited && !open.table().row.public {
                return Err(Error::forbidden("this table is private: ask its host for an invitation"));
            }
            if !invited && !open.table().seats_of(person).is_empty() {
                return Err(Error::conflict(
                    "one seat each: you sit here already; its host may invite you to more",
                ));
            }
        }
    }
    let to = sitter(&wish.occupant, person)?;
    change(&mut open, seat, &found, &to).await?;
    Ok(open.table().info())
}

/// Lets a person get up.
pub(crate) async fn leave_seat(app: &Shared, person: &str, table: &str, seat: u8) -> Result<TableInfo> {
    let mut open = rooms::open_latest(app, table).await?;
    let found = sitting(&open, seat)?;
    if found.person.as_deref() != Some(person) {
        return Err(Error::forbidden("you do not sit there"));
    }
    change(&mut open, seat, &found, &Sitter::default()).await?;
    Ok(open.table().info())
}

fn sitting(open: &OpenRoom<'_>, seat: u8) -> Result<Sitter> {
    open.table().sitters.get(usize::from(seat)).cloned().ok_or_else(|| Error::not_found("seat"))
}

pub(super) async fn change(open: &mut OpenRoom<'_>, seat: u8, from: &Sitter, to: &Sitter) -> Result<()> {
    let id = open.table().row.id.clone();
    let changed = open.app.store.change_seat(&id, from.row(seat), to.row(seat), open.app.clock.now()).await?;
    open.seats_changed().await?;
    if changed == Changed::Refused {
        return Err(Error::conflict("somebody was faster, or the game has begun: look again"));
    }
    start_if_full(open).await?;
    Ok(())
}

/// The sitter that a person asks for.
pub(super) fn sitter(occupant: &Occupant, person: &str) -> Result<Sitter> {
    Ok(match occupant {
        Occupant::Open => Sitter::default(),
        Occupant::Me => Sitter { person: Some(person.to_owned()), bot: None },
        Occupant::Bot(name) => Sitter { person: None, bot: Some(bot_level(name)?.to_string()) },
    })
}
