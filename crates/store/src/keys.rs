//! Keys: the sessions of browsers and the tokens of programs.

use crate::people::person;
use crate::sql::{Row, Sql, values};
use crate::{Changed, Person, Store, StoreError};

/// A secret that authenticates a person. Only its digest is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    /// The digest of the secret.
    pub digest: String,
    /// Its owner.
    pub person: String,
    /// Its kind.
    pub kind: KeyKind,
    /// The owner's label of a token; the browser of a session.
    pub label: String,
    /// When it was created.
    pub created: i64,
    /// When it was last used, as the server told ([`Store::use_key`]).
    pub used: i64,
    /// When it expires.
    pub expires: i64,
}

/// The kind of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyKind {
    /// A session of a browser.
    Session,
    /// A token for a program.
    Token(Scope),
}

/// What a token may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Play.
    Play,
    /// Look on, with the eyes of its owner.
    Read,
}

impl KeyKind {
    /// The columns `kind` and `scope`.
    fn columns(self) -> (&'static str, Option<&'static str>) {
        match self {
            KeyKind::Session => ("session", None),
            KeyKind::Token(Scope::Play) => ("token", Some("play")),
            KeyKind::Token(Scope::Read) => ("token", Some("read")),
        }
    }

    fn parse(kind: &str, scope: Option<&str>) -> Result<KeyKind, StoreError> {
        match (kind, scope) {
            ("session", _) => Ok(KeyKind::Session),
            ("token", None | Some("play")) => Ok(KeyKind::Token(Scope::Play)),
            ("token", Some("read")) => Ok(KeyKind::Token(Scope::Read)),
            _ => Err(StoreError::Unexpected(format!("a key is `{kind}`, for {scope:?}"))),
        }
    }
}

impl Store {
    /// A key that has not expired, and its owner.
    pub async fn person_with_key(&self, digest: &str, now: i64) -> Result<Option<(Person, Key)>, StoreError> {
        let digest = digest.to_owned();
        self.worker
            .read(move |sql| {
                let rows = sql.query(
                    "SELECT people.id, name, login, people.created,
                         digest, people.id, kind, scope, label, keys.created, used, expires
                     FROM keys JOIN people ON people.id = keys.person WHERE digest = $1 AND expires > $2",
                    values![&digest, now],
                )?;
                rows.first().map(|row| Ok((person(row)?, key(row, 4)?))).transpose()
            })
            .await
    }

    /// Whether somebody has that key, and it has not expired.
    pub async fn has_key(&self, digest: &str, now: i64) -> Result<bool, StoreError> {
        let digest = digest.to_owned();
        self.worker
            .read(move |sql| {
                let found = sql
                    .query("SELECT 1 FROM keys WHERE digest = $1 AND expires > $2", values![&digest, now])?;
                Ok(!found.is_empty())
            })
            .await
    }

    /// Adds a session for whoever knows the password with that hash. Refused if it is not the password any more.
    pub async fn sign_in(&self, session: Key, password: &str) -> Result<Changed, StoreError> {
        let password = password.to_owned();
        self.worker
            .write(move |sql| {
                let right = sql.query(
                    "SELECT 1 FROM people WHERE id = $1 AND password = $2",
                    values![&session.person, &password],
                )?;
                add_if(sql, !right.is_empty(), &session)
            })
            .await
    }

    /// Adds a token for whoever uses a session. Refused if the session has ended meanwhile.
    pub async fn add_token(&self, token: Key, session: &str) -> Result<Changed, StoreError> {
        let session = session.to_owned();
        self.worker
            .write(move |sql| {
                let there = sql.query("SELECT 1 FROM keys WHERE digest = $1", values![&session])?;
                add_if(sql, !there.is_empty(), &token)
            })
            .await
    }

    /// The keys of a person that have not expired, the latest first.
    pub async fn keys(&self, person: &str, now: i64) -> Result<Vec<Key>, StoreError> {
        let person = person.to_owned();
        self.worker
            .read(move |sql| {
                let rows = sql.query(
                    "SELECT digest, person, kind, scope, label, created, used, expires FROM keys
                     WHERE person = $1 AND expires > $2 ORDER BY created DESC, digest",
                    values![&person, now],
                )?;
                rows.iter().map(|row| key(row, 0)).collect()
            })
            .await
    }

    /// Removes a session.
    pub async fn remove_session(&self, person: &str, digest: &str) -> Result<Changed, StoreError> {
        self.remove_key(person, digest, "session").await
    }

    /// Removes a token.
    pub async fn remove_token(&self, person: &str, digest: &str) -> Result<Changed, StoreError> {
        self.remove_key(person, digest, "token").await
    }

    async fn remove_key(
        &self,
        person: &str,
        digest: &str,
        kind: &'static str,
    ) -> Result<Changed, StoreError> {
        let (person, digest) = (person.to_owned(), digest.to_owned());
        self.worker
            .write(move |sql| {
                let gone = sql.execute(
                    "DELETE FROM keys WHERE person = $1 AND digest = $2 AND kind = $3",
                    values![&person, &digest, kind],
                )?;
                Ok(Changed::if_any(gone))
            })
            .await
    }

    /// Removes all sessions of a person but one; the digests of those that are gone.
    pub async fn remove_other_sessions(&self, person: &str, kept: &str) -> Result<Vec<String>, StoreError> {
        let (person, kept) = (person.to_owned(), kept.to_owned());
        self.worker.write(move |sql| remove_other_sessions(sql, &person, &kept)).await
    }

    /// Notes that a key was used, if nothing later is known.
    pub async fn use_key(&self, digest: &str, at: i64) -> Result<(), StoreError> {
        let digest = digest.to_owned();
        self.worker
            .write(move |sql| {
                sql.execute(
                    "UPDATE keys SET used = $1 WHERE digest = $2 AND used < $1",
                    values![at, &digest],
                )?;
                Ok(())
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
                    "UPDATE keys SET expires = $1 WHERE digest = $2 AND kind = 'session' AND expires < $3",
                    values![until, &digest, before],
                )?;
                Ok(Changed::if_any(prolonged))
            })
            .await
    }
}

pub(crate) fn insert_key(sql: &mut dyn Sql, key: &Key) -> Result<(), StoreError> {
    let (kind, scope) = key.kind.columns();
    sql.execute(
        "INSERT INTO keys (digest, person, kind, scope, label, created, used, expires)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        values![&key.digest, &key.person, kind, scope, &key.label, key.created, key.used, key.expires],
    )?;
    Ok(())
}

pub(crate) fn remove_other_sessions(
    sql: &mut dyn Sql,
    person: &str,
    kept: &str,
) -> Result<Vec<String>, StoreError> {
    let gone = sql.query(
        "DELETE FROM keys WHERE person = $1 AND kind = 'session' AND digest <> $2 RETURNING digest",
        values![person, kept],
    )?;
    gone.iter().map(|row| row.text(0)).collect()
}

fn add_if(sql: &mut dyn Sql, allowed: bool, key: &Key) -> Result<Changed, StoreError> {
    if !allowed {
        return Ok(Changed::Refused);
    }
    insert_key(sql, key)?;
    Ok(Changed::Done)
}

/// The key whose columns begin at `first`.
fn key(row: &Row, first: usize) -> Result<Key, StoreError> {
    Ok(Key {
        digest: row.text(first)?,
        person: row.text(first + 1)?,
        kind: KeyKind::parse(&row.text(first + 2)?, row.optional_text(first + 3)?.as_deref())?,
        label: row.text(first + 4)?,
        created: row.number(first + 5)?,
        used: row.number(first + 6)?,
        expires: row.number(first + 7)?,
    })
}
