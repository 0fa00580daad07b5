//! People: guests, accounts, and the keys that they are known by.

use crate::sql::{Row, Sql, values};
use crate::{Changed, Store, StoreError};

/// Somebody who plays here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// An unguessable name for the server.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// What the account signs in with; a guest has none.
    pub login: Option<String>,
    /// When the person came here first.
    pub created: i64,
}

/// A secret that somebody is known by. Only its digest is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    /// The digest of the secret.
    pub digest: String,
    /// Whose it is.
    pub person: String,
    /// What it is for.
    pub kind: KeyKind,
    /// What the owner calls it.
    pub label: String,
    /// When it was made.
    pub created: i64,
    /// When it stops working.
    pub expires: i64,
}

/// What a key is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyKind {
    /// A browser.
    Session,
    /// A program.
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
    /// Somebody new.
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

    /// Whose key this is, if it still works.
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

    /// Makes an account of a guest; nothing else about the person changes. Refused if the login is taken, or the person
    /// has one already.
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

    /// Changes the name for people.
    pub async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        let (person, name) = (person.to_owned(), name.to_owned());
        self.worker
            .write(move |sql| {
                sql.execute("UPDATE people SET name = $1 WHERE id = $2", values![&name, &person])?;
                Ok(())
            })
            .await
    }

    /// A new key.
    pub async fn add_key(&self, key: Key) -> Result<(), StoreError> {
        self.worker.write(move |sql| insert_key(sql, &key)).await
    }

    /// Takes a key away.
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

    /// Lets a session that would end before `before` work until `until`.
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

    /// The keys of a person for programs.
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
