//! `cargo xtask types`: the types of the web client, from the Rust types.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::cargo::{self, root};

/// Write web/src/types: everything that goes over the wire, as TypeScript.
///
/// Run it after a change to the protocol, or to a view or an event of a game; a test fails if you forget.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> Result<()> {
    write("types", &root().join("web/src/types"))
}

/// Lets the TypeScript compiler compare real views and events of every game with the types.
pub(crate) fn compare_with_games(web: &Path) -> Result<()> {
    let folder = root().join("target/typescript");
    let _ = fs::remove_dir_all(&folder);
    write("examples", &folder)?;
    let files = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
    let files = files.map(|file| Ok(file?.path())).collect::<Result<Vec<_>>>()?;
    let compiler = web.join("node_modules/.bin/tsc");
    let exactly = ["--noEmit", "--strict", "--exactOptionalPropertyTypes"];
    cargo::run(Command::new(compiler).current_dir(&folder).args(exactly).args(files))
}

fn write(what: &str, folder: &Path) -> Result<()> {
    cargo::run(Command::new(cargo::binary("steading-typescript")?).arg(what).arg(folder).current_dir(root()))
}
