//! Clearing away what has come to its end.

use crate::sql::values;
use crate::{Store, StoreError};

/// How long an invitation still shows the way to a table whose game is over.
const INVITATIONS_LAST: i64 = 30 * 24 * 60 * 60 * 1000;

/// How much was cleared away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cleared {
    /// Sessions and tokens that had stopped working.
    pub keys: u64,
    /// Invitations to tables whose game was over long ago.
    pub invitations: u64,
}

impl Store {
    /// Clears away what nobody can use any more. Several servers may do so at once.
    pub async fn clear_expired(&self, now: i64) -> Result<Cleared, StoreError> {
        self.worker
            .write(move |sql| {
                Ok(Cleared {
                    keys: sql.execute("DELETE FROM keys WHERE expires <= $1", values![now])?,
                    invitations: sql.execute(
                        "DELETE FROM invitations WHERE table_id IN (
                            SELECT id FROM tables WHERE status IN ('finished', 'closed') AND changed <= $1)",
                        values![now - INVITATIONS_LAST],
                    )?,
                })
            })
            .await
    }
}
