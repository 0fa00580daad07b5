//! The life of a table: how it is opened, filled, started, closed and played again, and how one comes from another game.

mod branch;
mod close;
mod create;
mod depart;
mod import;
mod invitations;
mod rematch;
mod seats;
mod start;

pub(crate) use branch::branch;
pub(crate) use close::close;
pub(crate) use create::create;
pub(crate) use depart::{depart, depart_at_last};
pub(crate) use import::import;
pub(crate) use invitations::invite;
pub(crate) use rematch::rematch;
pub(crate) use seats::{leave_seat, take_seat};
pub(crate) use start::start;

use crate::error::{Error, Result};
use crate::table::Table;

fn only_host(table: &Table, person: &str) -> Result<()> {
    if table.row.host == person {
        return Ok(());
    }
    Err(Error::forbidden("only the host of this table may do that"))
}
