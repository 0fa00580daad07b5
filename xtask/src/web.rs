//! The web client: its checks, and the real site in a real browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::cargo::{self, program};
use crate::{apt, types};

/// What a browser is called on different systems.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const NO_NODE: &str = "Node is not installed: skipped (the web client needs Node 20 or newer)";
const NO_BROWSER: &str = "there is no browser: the game was not played on the site (install Chromium)";
const NO_CLIENT: &str = "web/package.json is missing, or has no such script: skipped";

/// Take pictures of every page and every table of the web client.
///
/// They go to `target/pictures`; those that `README.md` or a page in `docs` shows also go to `docs/pictures`.
/// Needs Node, and installs Chromium if it is missing and that needs no questions. The server is built and started for it.
#[derive(clap::Args)]
pub(crate) struct Screenshots {}

/// Why nothing could be done.
pub(crate) type Missing = Option<&'static str>;

/// Types, formatting and unit tests of the client.
pub(crate) fn check() -> Result<Missing> {
    let missing = prepare("check")?;
    if missing.is_none() {
        types::compare_with_games(&folder())?;
        cargo::run(&mut npm(["run", "check"]))?;
        cargo::run(&mut npm(["test"]))?;
    }
    Ok(missing)
}

/// The tests that play in a browser.
pub(crate) fn browser() -> Result<Missing> {
    with_site("test:browser")
}

pub(crate) fn screenshots(_: &Screenshots) -> Result<()> {
    let missing = with_site("screenshots")?;
    ensure!(missing.is_none(), "{}", missing.unwrap_or_default());
    Ok(())
}

/// A game that the client has no art for, at the plain table.
pub(crate) fn plain_table(steading: &Path, game: &str) -> Result<Missing> {
    const SCRIPT: &str = "test:plain";
    if let Some(missing) = prepare(SCRIPT)? {
        return Ok(Some(missing));
    }
    let Some(chromium) = chromium() else { return Ok(Some(NO_BROWSER)) };
    let mut script = npm(["run", SCRIPT]);
    cargo::run(script.env("STEADING", steading).env("CHROMIUM", chromium).env("GAME", game))?;
    Ok(None)
}

/// Runs a script that needs the binary and a browser.
fn with_site(script: &str) -> Result<Missing> {
    let missing = prepare(script)?;
    if missing.is_none() {
        let chromium = chromium().context("Chromium is not installed and apt-get cannot install it here")?;
        let steading = cargo::binary("steading")?;
        cargo::run(npm(["run", script]).env("STEADING", steading).env("CHROMIUM", chromium))?;
    }
    Ok(missing)
}

/// Installs what the client is built with; what is missing for a script of it.
fn prepare(script: &str) -> Result<Missing> {
    if !cargo::succeeds(&mut program("npm", ["--version"])) {
        return Ok(Some(NO_NODE));
    }
    let package = fs::read_to_string(folder().join("package.json")).unwrap_or_default();
    if !package.contains(&format!("\"{script}\":")) {
        return Ok(Some(NO_CLIENT));
    }
    if is_outdated() {
        cargo::run(&mut npm(["ci", "--no-audit", "--no-fund"]))?;
    }
    Ok(None)
}

/// Whether what is installed is older than the list of what should be.
fn is_outdated() -> bool {
    let changed = |file: &str| fs::metadata(folder().join(file)).and_then(|data| data.modified()).ok();
    changed("node_modules/.package-lock.json")
        .is_none_or(|installed| changed("package-lock.json").is_some_and(|wanted| wanted > installed))
}

/// Where a browser is, installed now if need be.
fn chromium() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Some(named.into());
    }
    on_path().or_else(|| {
        apt::install("chromium");
        on_path()
    })
}

fn on_path() -> Option<PathBuf> {
    let folders: Vec<PathBuf> =
        std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).collect();
    let places = BROWSERS.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    places.into_iter().find(|path| path.is_file())
}

fn npm<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = program("npm", args);
    command.current_dir(folder());
    command
}

fn folder() -> PathBuf {
    cargo::root().join("web")
}
