//! Builds the web client with npm, and writes a list of its files for `lib.rs` to embed.
//!
//! Without Node, without the folder `web/` or with `STEADING_NO_WEB=1` a page that says so takes its place.

mod embed;
mod npm;
mod sources;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};

use sources::Sources;

const NO_WEB: &str = "STEADING_NO_WEB";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("the web client could not be built: {error:#}");
            eprintln!("{NO_WEB}=1 builds Steading without it");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let root = folder("CARGO_MANIFEST_DIR")?.join("../..");
    let out = folder("OUT_DIR")?;
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-env-changed={NO_WEB}");
    let client = client(&root, &out)?;
    embed::write(client.as_deref(), &out)
}

/// The folder with the finished client, if there is one.
fn client(root: &Path, out: &Path) -> Result<Option<PathBuf>> {
    if std::env::var_os(NO_WEB).is_some_and(|value| !value.is_empty() && value != "0") {
        return Ok(None);
    }
    let sources = Sources::find(root)?;
    sources.watch();
    if !sources.has_package() {
        println!("cargo::warning=this tree has no web client: the server will say so on its first page");
        return Ok(None);
    }
    if !npm::is_there() {
        println!(
            "cargo::warning=npm is not there: Steading is built without its web client (install Node 20)"
        );
        return Ok(None);
    }
    let built = cache(out)?.join(sources.digest()?);
    if !built.is_dir() {
        npm::build(&sources.web, &built)?;
    }
    Ok(Some(built))
}

/// Where finished clients are kept for all profiles: what is built for debugging serves the release too.
fn cache(out: &Path) -> Result<PathBuf> {
    let build = out.ancestors().find(|folder| folder.ends_with("build"));
    let target = build.and_then(|build| build.parent()?.parent());
    Ok(target.context("OUT_DIR lies in the target folder")?.join("web-client"))
}

fn folder(variable: &str) -> Result<PathBuf> {
    Ok(std::env::var_os(variable).with_context(|| format!("cargo sets {variable}"))?.into())
}
