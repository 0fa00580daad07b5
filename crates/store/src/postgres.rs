//! PostgreSQL, for hosts with several servers.

use std::collections::HashMap;

use postgres::types::{IsNull, ToSql, Type, private::BytesMut};
use postgres::{Client, NoTls, Statement};

use crate::sql::{Row, Sql, Value};
use crate::tails::Tails;
use crate::{StoreError, tls};

/// A connection to a server.
pub(crate) struct Postgres {
    client: Client,
    prepared: HashMap<&'static str, Statement>,
}

impl Postgres {
    pub(crate) fn open(url: &str) -> Result<Postgres, StoreError> {
        let (config, tls) = tls::read(url)?;
        let client = match tls {
            Some(tls) => config.connect(tls)?,
            None => config.connect(NoTls)?,
        };
        Ok(Postgres { client, prepared: HashMap::new() })
    }

    fn prepared(&mut self, statement: &'static str) -> Result<Statement, StoreError> {
        if let Some(prepared) = self.prepared.get(statement) {
            return Ok(prepared.clone());
        }
        let prepared = self.client.prepare(statement)?;
        self.prepared.insert(statement, prepared.clone());
        Ok(prepared)
    }
}

impl Sql for Postgres {
    fn execute(&mut self, statement: &'static str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        let prepared = self.prepared(statement)?;
        Ok(self.client.execute(&prepared, &references(values))?)
    }

    fn query(&mut self, statement: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>, StoreError> {
        let prepared = self.prepared(statement)?;
        let rows = self.client.query(&prepared, &references(values))?;
        rows.iter().map(row).collect()
    }

    fn batch(&mut self, statements: &str) -> Result<(), StoreError> {
        Ok(self.client.batch_execute(statements)?)
    }

    fn begin(&mut self) -> Result<(), StoreError> {
        self.batch("BEGIN")
    }

    fn roll_back(&mut self) {
        // If even this fails, the connection is gone and with it the transaction.
        let _ = self.batch("ROLLBACK");
    }

    fn tails(&mut self) -> Option<&mut Tails> {
        // Other servers may write at any time.
        None
    }

    fn tidy(&mut self) -> Result<(), StoreError> {
        // PostgreSQL has background processes for that.
        Ok(())
    }

    fn clock(&mut self) -> Result<Option<i64>, StoreError> {
        let rows = self.query("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)", &[])?;
        rows.first().map(|row| row.number(0)).transpose()
    }

    fn clustered(&self) -> &'static str {
        ""
    }

    fn lock_migrations(&mut self) -> Result<(), StoreError> {
        self.batch("SELECT pg_advisory_xact_lock(7283764)")
    }
}

fn references<'a>(values: &'a [Value<'_>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

fn row(row: &postgres::Row) -> Result<Row, StoreError> {
    let value = |(column, kind): (usize, &Type)| -> Result<Value<'static>, StoreError> {
        Ok(if *kind == Type::INT8 {
            row.try_get::<_, Option<i64>>(column)?.map_or(Value::Null, Value::Number)
        } else if *kind == Type::INT4 {
            row.try_get::<_, Option<i32>>(column)?.map_or(Value::Null, |number| Value::Number(number.into()))
        } else {
            row.try_get::<_, Option<String>>(column)?.map_or(Value::Null, |text| Value::Text(text.into()))
        })
    };
    let kinds = row.columns().iter().map(postgres::Column::type_).enumerate();
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

    postgres::types::to_sql_checked!();
}
