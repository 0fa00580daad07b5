//! `cargo xtask types`: the types of the web client, from the Rust types.

use anyhow::Result;

use crate::cargo::{self, cargo};

/// Write web/src/types: everything that goes over the wire, as TypeScript.
///
/// Run it after a change to the protocol, or to a view or an event of a game; a test fails if you forget.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> Result<()> {
    cargo::run(&mut cargo(["run", "--quiet", "-p", "steading-typescript", "--", "types", "web/src/types"]))
}
