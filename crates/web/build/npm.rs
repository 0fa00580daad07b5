//! Calling npm.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

pub(crate) fn is_there() -> bool {
    let asked = Command::new(NPM).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

/// Builds the client into `folder`, which appears only when all went well.
pub(crate) fn build(web: &Path, folder: &Path) -> Result<()> {
    if is_outdated(web) {
        run(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    let shelf = folder.parent().context("clients lie in a folder")?;
    // Only the client of today is kept.
    let _ = fs::remove_dir_all(shelf);
    fs::create_dir_all(shelf).with_context(|| shelf.display().to_string())?;
    let unfinished = folder.with_extension("unfinished");
    let to = unfinished.display().to_string();
    run(web, &["run", "build", "--", "--outDir", &to, "--emptyOutDir"])?;
    fs::rename(&unfinished, folder).with_context(|| to)
}

/// Whether what is installed is older than the list of what should be.
fn is_outdated(web: &Path) -> bool {
    let changed = |file: &str| fs::metadata(web.join(file)).and_then(|data| data.modified()).ok();
    changed("node_modules/.package-lock.json")
        .is_none_or(|installed| changed("package-lock.json").is_some_and(|wanted| wanted > installed))
}

/// Runs npm; if it fails, everything that it said is told.
fn run(web: &Path, args: &[&str]) -> Result<()> {
    let mut npm = Command::new(NPM);
    // What cargo means by it is not what programs for Node do.
    npm.env_remove("DEBUG");
    let said = npm.args(args).current_dir(web).stdin(Stdio::null()).output();
    let said = said.context("npm could not be started")?;
    if said.status.success() {
        return Ok(());
    }
    let words = [said.stdout, said.stderr].map(|words| String::from_utf8_lossy(&words).into_owned());
    bail!("`npm {}` ended with {}\n{}", args.join(" "), said.status, words.concat());
}
