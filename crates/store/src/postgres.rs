//! PostgreSQL, for hosts with several servers.
//!
//! No call waits for ever: the server is told how long a statement may take and wait for locks, unless the host has settled that
//! already (in the address, for the role, for the database), and a server that says nothing at all is given up here. What the
//! system does about a connection that is dead is set in `tls.rs`.

use std::collections::{HashMap, HashSet};
use std::future::Future;
use std::time::Duration;

use tokio::runtime::Runtime;
use tokio_postgres::types::{IsNull, ToSql, Type, private::BytesMut};
use tokio_postgres::{Client, NoTls, SimpleQueryMessage, Statement};

use crate::log::Append;
use crate::sql::{Fate, Mark, Row, Sql, Value};
use crate::tails::Tails;
use crate::{StoreError, tls};

/// What a statement may take, in milliseconds: ours read or write a few rows by their keys. Waiting for somebody else's lock ends
/// earlier, so that the reason is told; a server of ours that froze inside a transaction gives its locks back.
const SETTINGS: [(&str, u32); 3] =
    [("statement_timeout", 5000), ("lock_timeout", 3000), ("idle_in_transaction_session_timeout", 10_000)];
/// A server that has not answered after so long answers no more: its own limit has passed.
const ANSWER: Duration = Duration::from_secs(6);
/// What a new connection may take at each host, beside the time-out for TCP: TLS, the password and the settings come after that.
const GREETING: Duration = Duration::from_secs(1);

/// A connection to a server.
pub(crate) struct Postgres {
    client: Client,
    /// Drives the connection while somebody waits; it is there until the end.
    runtime: Option<Runtime>,
    prepared: HashMap<&'static str, Statement>,
    /// How long an answer may take; as long as it takes, if nothing is said.
    patience: Option<Duration>,
}

/// Entries of different tables and what they change in the rows of these, in one way there and back. In the order of the tables, so
/// that servers that write at the same time never wait for each other in a circle. A row whose status stays the same keeps its
/// place in all indexes but that of clocks.
const ADD_ENTRIES: &str = "
    WITH new AS (
        SELECT * FROM unnest(
            CAST($1 AS TEXT[]), CAST($2 AS BIGINT[]), CAST($3 AS BIGINT[]), CAST($4 AS TEXT[]), CAST($5 AS TEXT[]),
            CAST($6 AS TEXT[]), CAST($7 AS BIGINT[]), CAST($8 AS BIGINT[])
        ) AS new (table_id, ply, at, command, body, status, waiting, wake)
    ), added AS (
        INSERT INTO entries (table_id, ply, at, command, body)
        SELECT table_id, ply, at, command, body FROM new
        WHERE ply = 0 OR EXISTS (
            SELECT 1 FROM entries WHERE entries.table_id = new.table_id AND entries.ply = new.ply - 1)
        ORDER BY table_id
        ON CONFLICT (table_id, ply) DO NOTHING
        RETURNING table_id
    ), stood AS (
        UPDATE tables SET
            waiting = new.waiting, wake = new.wake, changed = new.at, status = new.status,
            since = CASE WHEN tables.status = new.status THEN tables.since ELSE new.at END,
            origin = CASE WHEN new.status IN ('finished', 'closed') THEN '' ELSE tables.origin END
        FROM new JOIN added ON added.table_id = new.table_id
        WHERE tables.id = new.table_id AND new.status IS NOT NULL
    )
    SELECT table_id FROM added";

impl Postgres {
    pub(crate) fn open(url: &str) -> Result<Postgres, StoreError> {
        let (config, tls) = tls::read(url)?;
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| StoreError::Unexpected(error.to_string()))?;
        let hosts = config.get_hosts().len().max(1) as u32;
        let limit = (config.get_connect_timeout().copied().unwrap_or_default() + GREETING) * hosts;
        let connect = async {
            let client = if let Some(tls) = tls {
                let (client, connection) = config.connect(tls).await?;
                tokio::spawn(connection);
                client
            } else {
                let (client, connection) = config.connect(NoTls).await?;
                tokio::spawn(connection);
                client
            };
            client.batch_execute(&settings()).await?;
            Ok(client)
        };
        let connected = wait(&runtime, Some(limit), connect);
        let client = match connected {
            Ok(client) => client,
            Err(error) => {
                // Somebody may still look for the address of the host.
                runtime.shutdown_background();
                return Err(error);
            }
        };
        Ok(Postgres { client, runtime: Some(runtime), prepared: HashMap::new(), patience: Some(ANSWER) })
    }

    /// Waits for an answer.
    fn wait<T>(&self, work: impl Future<Output = Result<T, tokio_postgres::Error>>) -> Result<T, StoreError> {
        wait(self.runtime.as_ref().expect("it is there until the end"), self.patience, work)
    }

    fn prepared(&mut self, statement: &'static str) -> Result<Statement, StoreError> {
        if let Some(prepared) = self.prepared.get(statement) {
            return Ok(prepared.clone());
        }
        let prepared = self.wait(self.client.prepare(statement))?;
        self.prepared.insert(statement, prepared.clone());
        Ok(prepared)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// The settings of a session, each only where nobody has chosen it.
fn settings() -> String {
    let set = |(name, milliseconds): (&str, u32)| {
        format!("SELECT set_config('{name}', '{milliseconds}', false) WHERE current_setting('{name}') = '0';")
    };
    // What is there already is no news.
    SETTINGS.map(set).concat() + "SET client_min_messages = warning"
}

fn wait<T>(
    runtime: &Runtime,
    patience: Option<Duration>,
    work: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, StoreError> {
    let Some(patience) = patience else { return Ok(runtime.block_on(work)?) };
    let answer = runtime.block_on(async { tokio::time::timeout(patience, work).await });
    Ok(answer.map_err(|_| StoreError::Silent { seconds: patience.as_secs() })??)
}

impl Sql for Postgres {
    fn execute(&mut self, statement: &'static str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        let prepared = self.prepared(statement)?;
        self.wait(self.client.execute(&prepared, &references(values)))
    }

    fn query(&mut self, statement: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>, StoreError> {
        let prepared = self.prepared(statement)?;
        let rows = self.wait(self.client.query(&prepared, &references(values)))?;
        rows.iter().map(row).collect()
    }

    fn batch(&mut self, statements: &str) -> Result<(), StoreError> {
        self.wait(self.client.batch_execute(statements))
    }

    fn begin(&mut self) -> Result<Option<Mark>, StoreError> {
        // One way there and back, so that the mark costs no time.
        let begin = "BEGIN; SELECT txid_current(), substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)";
        let answers = self.wait(self.client.simple_query(begin))?;
        let mark = answers.iter().find_map(|answer| {
            let SimpleQueryMessage::Row(row) = answer else { return None };
            Some(Mark { transaction: row.get(0)?.parse().ok()?, timeline: row.get(1)?.to_owned() })
        });
        mark.map(Some).ok_or_else(|| StoreError::Unexpected("a transaction without a number".to_owned()))
    }

    fn commit(&mut self) -> Result<(), StoreError> {
        self.batch("COMMIT")
    }

    fn rollback(&mut self) -> Result<(), StoreError> {
        self.batch("ROLLBACK")
    }

    fn fate(&mut self, mark: &Mark) -> Result<Fate, StoreError> {
        let rows = self.query(
            "SELECT txid_status($1) FROM (SELECT pg_walfile_name(pg_current_wal_lsn()) AS file) AS log
             WHERE substr(file, 1, 8) = $2",
            &[Value::Number(mark.transaction), Value::from(&mark.timeline)],
        )?;
        let told = rows.first().map(|row| row.optional_text(0)).transpose()?.flatten();
        Ok(match told.as_deref() {
            Some("committed") => Fate::Committed,
            Some("aborted") => Fate::Aborted,
            Some("in progress") => Fate::Running,
            _ => Fate::Unknown,
        })
    }

    fn add_entries(&mut self, appends: &[&Append]) -> Result<Option<Vec<bool>>, StoreError> {
        let entries = || appends.iter().map(|append| &append.entry);
        let tables: Vec<&str> = appends.iter().map(|append| append.table.as_str()).collect();
        let numbers: Vec<i64> = entries().map(|entry| entry.number.into()).collect();
        let times: Vec<i64> = entries().map(|entry| entry.at).collect();
        let commands: Vec<&str> = entries().map(|entry| entry.command.as_str()).collect();
        let bodies: Vec<&str> = entries().map(|entry| entry.body.as_str()).collect();
        let standings = || appends.iter().map(|append| append.standing);
        let statuses: Vec<Option<&str>> =
            standings().map(|standing| standing.map(|standing| standing.status.as_str())).collect();
        let waiting: Vec<Option<i64>> =
            standings().map(|standing| standing.map(|standing| standing.waiting.into())).collect();
        let wakes: Vec<Option<i64>> =
            standings().map(|standing| standing.and_then(|standing| standing.wake)).collect();
        let statement = self.prepared(ADD_ENTRIES)?;
        let rows = self.wait(self.client.query(
            &statement,
            &[&tables, &numbers, &times, &commands, &bodies, &statuses, &waiting, &wakes],
        ))?;
        let added: HashSet<String> =
            rows.iter().map(|row| Ok(row.try_get(0)?)).collect::<Result<_, StoreError>>()?;
        Ok(Some(tables.into_iter().map(|table| added.contains(table)).collect()))
    }

    fn tails(&mut self) -> Option<&mut Tails> {
        // Other servers may write at any time.
        None
    }

    fn tidy(&mut self) -> Result<u64, StoreError> {
        // PostgreSQL has background processes for that.
        Ok(0)
    }

    fn clock(&mut self) -> Result<Option<i64>, StoreError> {
        let rows = self.query("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)", &[])?;
        rows.first().map(|row| row.number(0)).transpose()
    }

    fn clustered(&self) -> &'static str {
        ""
    }

    fn lock_migrations(&mut self) -> Result<(), StoreError> {
        self.patience = None;
        self.batch("SET statement_timeout = 0; SET lock_timeout = 0; SELECT pg_advisory_xact_lock(7283764)")
    }
}

fn references<'a>(values: &'a [Value<'_>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

fn row(row: &tokio_postgres::Row) -> Result<Row, StoreError> {
    let value = |(column, kind): (usize, &Type)| -> Result<Value<'static>, StoreError> {
        Ok(if *kind == Type::INT8 {
            row.try_get::<_, Option<i64>>(column)?.map_or(Value::Null, Value::Number)
        } else if *kind == Type::INT4 {
            row.try_get::<_, Option<i32>>(column)?.map_or(Value::Null, |number| Value::Number(number.into()))
        } else {
            row.try_get::<_, Option<String>>(column)?.map_or(Value::Null, |text| Value::Text(text.into()))
        })
    };
    let kinds = row.columns().iter().map(tokio_postgres::Column::type_).enumerate();
    kinds.map(value).collect::<Result<_, _>>().map(Row)
}

impl ToSql for Value<'_> {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Number(number) => number.to_sql(kind, out),
            // Texts of PostgreSQL cannot contain NUL, so a search for one finds nothing.
            Value::Text(text) if text.contains('\0') => text.replace('\0', "\u{fffd}").to_sql(kind, out),
            Value::Text(text) => text.to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        <i64 as ToSql>::accepts(kind) || <String as ToSql>::accepts(kind)
    }

    tokio_postgres::types::to_sql_checked!();
}
