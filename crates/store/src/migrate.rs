//! Migrations: from any older version of a database to the present one.

use crate::StoreError;
use crate::sql::{Sql, values};

/// All migrations, in order. Never change one: add another.
const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/1.sql"),
    include_str!("../migrations/2.sql"),
    include_str!("../migrations/3.sql"),
    include_str!("../migrations/4.sql"),
    include_str!("../migrations/5.sql"),
    include_str!("../migrations/6.sql"),
];

/// Runs the missing migrations. Several servers may try at once; a lock lets one do it.
pub(crate) fn migrate(sql: &mut dyn Sql) -> Result<(), StoreError> {
    sql.begin()?;
    let outcome = run(sql);
    if outcome.is_ok() { sql.commit() } else { sql.rollback() }?;
    outcome
}

fn run(sql: &mut dyn Sql) -> Result<(), StoreError> {
    sql.lock_migrations()?;
    sql.batch("CREATE TABLE IF NOT EXISTS version (number BIGINT NOT NULL)")?;
    let rows = sql.query("SELECT number FROM version", &[])?;
    let found = rows.first().map_or(Ok(0), |row| row.number(0))?;
    let known = MIGRATIONS.len() as i64;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    for migration in &MIGRATIONS[found as usize..] {
        sql.batch(&migration.replace("{clustered}", sql.clustered()))?;
    }
    if found < known {
        sql.execute("DELETE FROM version", &[])?;
        sql.execute("INSERT INTO version (number) VALUES ($1)", values![known])?;
    }
    Ok(())
}
