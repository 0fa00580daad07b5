//! The data files of owners of the boxes, by digest: a table is played with those that it was opened with.

use crate::sql::values;
use crate::{Store, StoreError};

impl Store {
    /// Keeps data files, as text; those with this digest may be there already.
    pub async fn keep_data(&self, digest: &str, files: String) -> Result<(), StoreError> {
        let digest = digest.to_owned();
        self.worker
            .write(move |sql| {
                sql.execute(
                    "INSERT INTO data_files (digest, files) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING",
                    values![&digest, &files],
                )?;
                Ok(())
            })
            .await
    }

    /// The data files with this digest.
    pub async fn data(&self, digest: &str) -> Result<Option<String>, StoreError> {
        let digest = digest.to_owned();
        self.worker
            .read(move |sql| {
                let rows = sql.query("SELECT files FROM data_files WHERE digest = $1", values![&digest])?;
                rows.first().map(|row| row.text(0)).transpose()
            })
            .await
    }

    /// Says of all tables of a game that know nothing about their data, as those of older versions, that these are theirs.
    pub async fn adopt_tables(&self, game: &str, digest: &str) -> Result<u64, StoreError> {
        let (game, digest) = (game.to_owned(), digest.to_owned());
        self.worker
            .write(move |sql| {
                sql.execute(
                    "UPDATE tables SET data = $1 WHERE data IS NULL AND game = $2",
                    values![&digest, &game],
                )
            })
            .await
    }
}
