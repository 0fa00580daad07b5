//! People who delete everything about themselves.

use crate::sql::{Row, values};
use crate::{Store, StoreError};

/// The name of everybody who is gone. Nobody else may have it.
pub const DELETED: &str = "deleted";

impl Store {
    /// Deletes a person: name, login, password, keys, words and results. What stays is an empty row under an id that says nothing, so
    /// that the games of others stay whole. The digests of the keys that are gone; nothing happens if the hash of the password,
    /// where there is one, is another by now.
    pub async fn delete_person(
        &self,
        person: &str,
        password: Option<&str>,
    ) -> Result<Option<Vec<String>>, StoreError> {
        let (person, password) = (person.to_owned(), password.unwrap_or_default().to_owned());
        self.worker
            .write(move |sql| {
                let changed = sql.execute(
                    "UPDATE people SET name = $1, login = NULL, password = NULL, created = 0, deleted = 1
                     WHERE id = $2 AND deleted = 0 AND COALESCE(password, '') = $3",
                    values![DELETED, &person, &password],
                )?;
                if changed == 0 {
                    return Ok(None);
                }
                sql.execute("UPDATE chat SET words = '' WHERE person = $1", values![&person])?;
                sql.execute("UPDATE results SET person = NULL WHERE person = $1", values![&person])?;
                let gone =
                    sql.query("DELETE FROM keys WHERE person = $1 RETURNING digest", values![&person])?;
                gone.iter().map(|row| row.text(0)).collect::<Result<_, _>>().map(Some)
            })
            .await
    }

    /// Tables that still wait for somebody who is gone, with that person: as one who plays there, or as the host before the game.
    pub async fn tables_of_the_deleted(&self, most: u32) -> Result<Vec<(String, String)>, StoreError> {
        self.worker
            .read(move |sql| {
                let rows = sql.query(
                    "SELECT tables.id, people.id FROM people JOIN seats ON seats.person = people.id
                         JOIN tables ON tables.id = seats.table_id
                     WHERE people.deleted = 1 AND seats.bot IS NULL AND tables.status IN ('open', 'running')
                     UNION SELECT tables.id, people.id FROM people JOIN tables ON tables.host = people.id
                     WHERE people.deleted = 1 AND tables.status = 'open' LIMIT $1",
                    values![most],
                )?;
                rows.iter().map(|row: &Row| Ok((row.text(0)?, row.text(1)?))).collect()
            })
            .await
    }
}
