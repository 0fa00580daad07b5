//! Deletion of expired rows.

use crate::sql::values;
use crate::{Store, StoreError};

/// The lifetime of an invitation after the end of its game.
const INVITATIONS_LAST: i64 = 30 * 24 * 60 * 60 * 1000;

/// The number of deleted rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cleared {
    /// Expired sessions and tokens.
    pub keys: u64,
    /// Invitations to tables whose game ended long ago.
    pub invitations: u64,
}

impl Store {
    /// Deletes expired rows. Several servers may do so at once.
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
