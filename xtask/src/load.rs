//! `cargo xtask load`: how much the server bears.

use anyhow::Result;

use crate::cargo::{self, cargo};

/// Measure the server under load: moves a second, how long a move takes until it is on disk, memory for each idle table.
///
/// Builds the server and the load client with optimisations and runs them on this machine. `--compare` also installs and
/// measures boardgame.io. See docs/server-load.md.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Args {
    /// What the load client is told; `cargo xtask load --help` lists it
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    cargo::run(&mut cargo(["build", "--release", "-p", "steading-cli", "-p", "steading-load"]))?;
    let options = args.options.iter().map(String::as_str);
    cargo::run(&mut cargo(
        ["run", "--release", "--quiet", "-p", "steading-load", "--"].into_iter().chain(options),
    ))
}
