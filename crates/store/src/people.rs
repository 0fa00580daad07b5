//! People: guests and accounts.

use crate::keys::{insert_key, remove_other_sessions};
use crate::sql::{Row, values};
use crate::{Changed, Key, Store, StoreError};

/// A guest or an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// An unguessable id.
    pub id: String,
    /// The displayed name.
    pub name: String,
    /// The login of the account; none for a guest.
    pub login: Option<String>,
    /// When the person was created.
    pub created: i64,
}

impl Store {
    /// Adds a person with a first key.
    pub async fn add_person(&self, person: Person, key: Key) -> Result<(), StoreError> {
        self.worker
            .write(move |sql| {
                sql.execute(
                    "INSERT INTO people (id, name, login, password, created) VALUES ($1, $2, $3, NULL, $4)",
                    values![&person.id, &person.name, person.login.as_ref(), person.created],
                )?;
                insert_key(sql, &key)
            })
            .await
    }

    /// The person with that id.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let id = id.to_owned();
        self.worker
            .read(move |sql| {
                let rows =
                    sql.query("SELECT id, name, login, created FROM people WHERE id = $1", values![&id])?;
                rows.first().map(person).transpose()
            })
            .await
    }

    /// Makes a guest an account; nothing else about the person changes. Refused if the login is taken, or the person already has
    /// one, or is gone.
    pub async fn make_account(
        &self,
        person: &str,
        login: &str,
        password: &str,
    ) -> Result<Changed, StoreError> {
        let (person, login, password) = (person.to_owned(), login.to_owned(), password.to_owned());
        self.worker
            .write(move |sql| {
                let taken = sql.query("SELECT 1 FROM people WHERE login = $1", values![&login])?;
                if !taken.is_empty() {
                    return Ok(Changed::Refused);
                }
                let changed = sql.execute(
                    "UPDATE people SET login = $1, password = $2 WHERE id = $3 AND login IS NULL AND deleted = 0",
                    values![&login, &password, &person],
                )?;
                Ok(Changed::if_any(changed))
            })
            .await
    }

    /// The account with that login, and the hash of its password.
    pub async fn account(&self, login: &str) -> Result<Option<(Person, String)>, StoreError> {
        let login = login.to_owned();
        self.worker
            .read(move |sql| {
                let rows = sql.query(
                    "SELECT id, name, login, created, password FROM people
                     WHERE login = $1 AND password IS NOT NULL",
                    values![&login],
                )?;
                rows.first().map(|row| Ok((person(row)?, row.text(4)?))).transpose()
            })
            .await
    }

    /// Changes the password from one hash to another and removes all sessions but one; the digests of those that are gone. Nothing
    /// happens if the hash is another one by now.
    pub async fn change_password(
        &self,
        person: &str,
        (from, to): (&str, &str),
        kept: &str,
    ) -> Result<Option<Vec<String>>, StoreError> {
        let (person, kept) = (person.to_owned(), kept.to_owned());
        let (from, to) = (from.to_owned(), to.to_owned());
        self.worker
            .write(move |sql| {
                let changed = sql.execute(
                    "UPDATE people SET password = $1 WHERE id = $2 AND password = $3",
                    values![&to, &person, &from],
                )?;
                if changed == 0 {
                    return Ok(None);
                }
                remove_other_sessions(sql, &person, &kept).map(Some)
            })
            .await
    }

    /// Changes the displayed name.
    pub async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        let (person, name) = (person.to_owned(), name.to_owned());
        self.worker
            .write(move |sql| {
                sql.execute(
                    "UPDATE people SET name = $1 WHERE id = $2 AND deleted = 0",
                    values![&name, &person],
                )?;
                Ok(())
            })
            .await
    }
}

pub(crate) fn person(row: &Row) -> Result<Person, StoreError> {
    Ok(Person { id: row.text(0)?, name: row.text(1)?, login: row.optional_text(2)?, created: row.number(3)? })
}
