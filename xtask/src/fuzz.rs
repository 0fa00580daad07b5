//! `cargo xtask fuzz`: random bytes against everything that reads text or takes an action.

use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::cargo::{self, cargo};

/// Throw random input at the fuzz targets in fuzz/.
///
/// Installs cargo-fuzz if it is missing. Uses the nightly toolchain where there is one, and otherwise asks the stable
/// compiler for its unstable options. What crashes a target is kept in fuzz/artifacts/.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The target to run; all of them, one after the other, if none is named
    target: Option<String>,
    /// How long to run each target
    #[arg(long, value_name = "N", default_value_t = 60)]
    seconds: u32,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    ensure!(
        cargo::root().join("fuzz/Cargo.toml").exists(),
        "there are no fuzz targets: fuzz/Cargo.toml is missing"
    );
    if !cargo::has_subcommand("fuzz") {
        cargo::run(&mut cargo(["install", "cargo-fuzz", "--locked"]))?;
    }
    let nightly = cargo::succeeds(&mut cargo(["+nightly", "--version"]));
    for target in targets(args.target.as_deref())? {
        println!("\n=== {target}: {} seconds", args.seconds);
        let folders = folders(&target)?;
        cargo::run(&mut fuzzer(nightly, &target, &folders, args.seconds))
            .with_context(|| format!("the fuzz target `{target}` found something"))?;
    }
    Ok(())
}

/// The named target, or all there are.
fn targets(named: Option<&str>) -> Result<Vec<String>> {
    let all: Vec<String> = cargo::output(&mut cargo(["fuzz", "list"]))?.lines().map(str::to_owned).collect();
    let Some(named) = named else { return Ok(all) };
    ensure!(
        all.iter().any(|target| target == named),
        "there is no target `{named}`, only {}",
        all.join(", ")
    );
    Ok(vec![named.to_owned()])
}

/// Where inputs come from: what earlier runs found interesting, and the examples that the repository holds.
fn folders(target: &str) -> Result<Vec<String>> {
    let corpus = cargo::root().join("fuzz/corpus").join(target);
    std::fs::create_dir_all(&corpus).with_context(|| corpus.display().to_string())?;
    let seeds = cargo::root().join("fuzz/seeds").join(target);
    let folders = [corpus, seeds].into_iter().filter(|folder| folder.exists());
    Ok(folders.map(|folder| folder.display().to_string()).collect())
}

/// The sanitizers that libFuzzer wants are an unstable option of the compiler.
fn fuzzer(nightly: bool, target: &str, folders: &[String], seconds: u32) -> Command {
    let time = format!("-max_total_time={seconds}");
    let run =
        ["fuzz", "run", target].into_iter().chain(folders.iter().map(String::as_str)).chain(["--", &time]);
    if nightly {
        cargo(std::iter::once("+nightly").chain(run))
    } else {
        let mut command = cargo(run);
        command.env("RUSTC_BOOTSTRAP", "1");
        command
    }
}
