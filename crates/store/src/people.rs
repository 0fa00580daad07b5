//! People: guests, accounts and their keys.

use crate::sql::{Row, Sql, values};
use crate::{Changed, Store, StoreError};

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

/// A secret that authenticates a person. Only its digest is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    /// The digest of the secret.
    pub digest: String,
    /// Its owner.
    pub person: String,
    /// Its kind.
    pub kind: KeyKind,
    /// The owner's label.
    pub label: String,
    /// When it was created.
    pub created: i64,
    /// When it expires.
    pub expires: i64,
}

/// The kind of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyKind {
    /// A session of a browser.
    Session,
    /// A token for a program.
    Token,
}

impl KeyKind {
    fn as_str(self) -> &'static str {
        match self {
            KeyKind::Session => "session",
            KeyKind::Token => "token",
        }
    }
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

    /// The owner of a key that has not expired.
    pub async fn person_with_key(
        &self,
        digest: &str,
        now: i64,
    ) -> Result<Option<(Person, KeyKind)>, StoreError> {
        let digest = digest.to_owned();
        self.worker
            .read(move |sql| {
                let rows = sql.query(
                    "SELECT people.id, name, login, people.created, kind FROM keys
                     JOIN people ON people.id = keys.person WHERE digest = $1 AND expires > $2",
                    values![&digest, now],
                )?;
                let found = |row: &Row| {
                    let session = row.text(4)? == KeyKind::Session.as_str();
                    Ok((person(row)?, if session { KeyKind::Session } else { KeyKind::Token }))
                };
                rows.first().map(found).transpose()
            })
            .await
    }

    /// Makes a guest an account; nothing else about the person changes. Refused if the login is taken, or the person already has
    /// one.
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
                    "UPDATE people SET login = $1, password = $2 WHERE id = $3 AND login IS NULL",
                    values![&login, &password, &person],
                )?;
                Ok(if changed == 0 { Changed::Refused } else { Changed::Done })
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

    /// Changes the displayed name.
    pub async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        let (person, name) = (person.to_owned(), name.to_owned());
        self.worker
            .write(move |sql| {
                sql.execute("UPDATE people SET name = $1 WHERE id = $2", values![&name, &person])?;
                Ok(())
            })
            .await
    }

    /// Adds a key.
    pub async fn add_key(&self, key: Key) -> Result<(), StoreError> {
        self.worker.write(move |sql| insert_key(sql, &key)).await
    }

    /// Removes a key.
    pub async fn remove_key(&self, person: &str, digest: &str) -> Result<Changed, StoreError> {
        let (person, digest) = (person.to_owned(), digest.to_owned());
        self.worker
            .write(move |sql| {
                let gone = sql.execute(
                    "DELETE FROM keys WHERE person = $1 AND digest = $2",
                    values![&person, &digest],
                )?;
                Ok(if gone == 0 { Changed::Refused } else { Changed::Done })
            })
            .await
    }

    /// Extends a session that expires before `before` to `until`.
    pub async fn prolong_session(
        &self,
        digest: &str,
        before: i64,
        until: i64,
    ) -> Result<Changed, StoreError> {
        let digest = digest.to_owned();
        self.worker
            .write(move |sql| {
                let prolonged = sql.execute(
                    "UPDATE keys SET expires = $1 WHERE digest = $2 AND kind = $3 AND expires < $4",
                    values![until, &digest, KeyKind::Session.as_str(), before],
                )?;
                Ok(if prolonged == 0 { Changed::Refused } else { Changed::Done })
            })
            .await
    }

    /// The tokens of a person.
    pub async fn tokens(&self, person: &str) -> Result<Vec<Key>, StoreError> {
        let person = person.to_owned();
        self.worker
            .read(move |sql| {
                let rows = sql.query(
                    "SELECT digest, label, created, expires FROM keys
                     WHERE person = $1 AND kind = 'token' ORDER BY created",
                    values![&person],
                )?;
                let key = |row: &Row| {
                    Ok(Key {
                        digest: row.text(0)?,
                        person: person.clone(),
                        kind: KeyKind::Token,
                        label: row.text(1)?,
                        created: row.number(2)?,
                        expires: row.number(3)?,
                    })
                };
                rows.iter().map(key).collect()
            })
            .await
    }
}

fn insert_key(sql: &mut dyn Sql, key: &Key) -> Result<(), StoreError> {
    sql.execute(
        "INSERT INTO keys (digest, person, kind, label, created, expires) VALUES ($1, $2, $3, $4, $5, $6)",
        values![&key.digest, &key.person, key.kind.as_str(), &key.label, key.created, key.expires],
    )?;
    Ok(())
}

fn person(row: &Row) -> Result<Person, StoreError> {
    Ok(Person { id: row.text(0)?, name: row.text(1)?, login: row.optional_text(2)?, created: row.number(3)? })
}
