//! `cargo xtask bless`: the output of today becomes the expectation of tomorrow.

use anyhow::Result;

use crate::cargo::{self, cargo, program};

/// Rewrite the expected outputs in tests, then show what changed.
///
/// Runs all tests with `UPDATE_EXPECT=1`. Read the difference before you commit it: a changed expectation is a changed
/// behaviour, and somebody's saved game may depend on the old one.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> Result<()> {
    // Every expectation shall be refreshed, also those behind a test that fails for another reason.
    let tests = cargo::run(cargo(["test", "--workspace", "--no-fail-fast"]).env("UPDATE_EXPECT", "1"));
    println!("\nChanged files (git status):");
    cargo::run(&mut program("git", ["status", "--short"]))?;
    tests
}
