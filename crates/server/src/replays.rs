//! Going through long games again, and reading records.
//!
//! A few hundred decisions are gone through where they are asked for. More are on threads of their own, with a copy of the game, so that
//! neither other requests nor the people at the table wait meanwhile; only the first look at a table that is not in memory waits for its
//! own game. Who asks for many of them waits for their own ones (`turns.rs`).

use crate::app::App;
use crate::error::{Error, Result};
use crate::turns::{Account, Urgency};

/// So many entries of a log are gone through at once where they are asked for.
pub(crate) const IN_PLACE: usize = 400;

impl App {
    /// Does something that may take long, on a thread of its own and when it is the turn of this account.
    pub(crate) async fn go_through<T: Send + 'static>(
        &self,
        account: &Account,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T> {
        let _turn = self.replays.take(account, Urgency::People).await;
        tokio::task::spawn_blocking(work).await.map_err(|error| Error::internal(&error))
    }
}
