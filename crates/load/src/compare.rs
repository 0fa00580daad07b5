//! The same kind of load on a boardgame.io server, which keeps everything in memory and saves nothing.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, ensure};
use serde::{Deserialize, Serialize};

use crate::Load;

/// What came of it.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Comparison {
    NotAsked,
    /// It could not be measured here.
    Skipped {
        why: String,
    },
    Measured(Other),
}

/// The figures of boardgame.io, as its script prints them.
#[derive(Serialize, Deserialize)]
pub(crate) struct Other {
    version: String,
    matches: usize,
    seconds: f64,
    moves: u64,
    pub(crate) moves_per_second: f64,
    pub(crate) p50_ms: f64,
    pub(crate) p99_ms: f64,
    pub(crate) server_cpu_seconds: f64,
    pub(crate) client_cpu_seconds: f64,
}

impl Other {
    /// Processor time for each move.
    pub(crate) fn micros(&self, seconds: f64) -> f64 {
        seconds * 1e6 / self.moves as f64
    }
}

/// Installs boardgame.io where its script lies, and runs the script.
pub(crate) fn measure(load: &Load) -> Result<Comparison> {
    let answers = |program: &str| {
        Command::new(program)
            .arg("--version")
            .stdout(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    };
    if !answers("node") || !answers("npm") {
        let why = "Node.js with npm is not installed".to_owned();
        return Ok(Comparison::Skipped { why });
    }
    let folder = folder();
    let install = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
    let installed = Command::new("npm").args(install).current_dir(&folder).stdout(Stdio::null()).status()?;
    if !installed.success() {
        return Ok(Comparison::Skipped { why: "npm could not install it".to_owned() });
    }
    let script = Command::new("node")
        .arg("load.mjs")
        .arg(load.tables.to_string())
        .arg(load.seconds.to_string())
        .current_dir(&folder)
        .stderr(Stdio::inherit())
        .output()?;
    ensure!(script.status.success(), "the script for boardgame.io ended with {}", script.status);
    let other =
        serde_json::from_slice(&script.stdout).context("the figures of boardgame.io cannot be read")?;
    Ok(Comparison::Measured(other))
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../xtask/boardgame-io")
}
