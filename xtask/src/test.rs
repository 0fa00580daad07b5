//! `cargo xtask test`: everything that CI runs.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::cargo::{self, cargo, program};
use crate::games::{self, Game};
use crate::{nats, postgres, recipe, rules, schemathesis, web};

const WASM: &str = "wasm32-unknown-unknown";
const NO_DENY: &str = "cargo-deny is not installed: skipped (cargo install cargo-deny)";

/// Run everything that CI runs, stopping at the first step that fails.
///
/// Formatting, lints, the rule ids that tests cite, all tests (those of the server with a PostgreSQL and a NATS of their own), the
/// web client and the games that it plays in a browser, a game made by the recipe in CONTRIBUTING.md, the server against
/// the description of its API, the examples in the documentation, the documentation itself, the engines as
/// WebAssembly, licences and known faults of what we depend on. A step that cannot run here says so. At the end stand the
/// seconds of each step.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Install cargo-deny if it is missing (some minutes) instead of skipping its steps
    #[arg(long)]
    with_deny: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut report = Report::default();
    let result = all_steps(args, &mut report);
    report.print();
    result
}

fn all_steps(args: &Args, report: &mut Report) -> Result<()> {
    report.step("postgresql", || Ok(postgresql()))?;
    report.step("nats", || Ok(nats_server()))?;
    report.step("formatting", || passes(["fmt", "--all", "--check"]))?;
    report.step("lints", || passes(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    report.step("rules", || rules::run(&rules::Args {}).map(|()| Verdict::Passed))?;
    report.step("tests", tests)?;
    report.step("web", || web::check().map(Verdict::from))?;
    report.step("browser", || web::browser().map(Verdict::from))?;
    report.step("recipe", || recipe::walk().map(Verdict::from))?;
    report.step("schemathesis", requests)?;
    report.step("examples", || passes(["test", "--workspace", "--doc"]))?;
    report.step("documentation", documentation)?;
    report.step("wasm", wasm)?;
    report.step("licences", || licences(args.with_deny))?;
    report.step("advisories", advisories)
}

fn passes<'a>(args: impl IntoIterator<Item = &'a str>) -> Result<Verdict> {
    cargo::run(&mut cargo(args))?;
    Ok(Verdict::Passed)
}

fn postgresql() -> Verdict {
    if postgres::is_there() || postgres::install() {
        return Verdict::Passed;
    }
    Verdict::Skipped("PostgreSQL is not installed: the server is tested on SQLite alone")
}

fn nats_server() -> Verdict {
    if nats::is_there() || nats::install() {
        return Verdict::Passed;
    }
    Verdict::Skipped("nats-server is not installed: news between servers are tested over PostgreSQL alone")
}

fn tests() -> Result<Verdict> {
    let mut command = cargo(["test", "--workspace", "--all-targets"]);
    if !postgres::is_there() {
        command.env("STEADING_NO_POSTGRES", "1");
    }
    if !nats::is_there() {
        command.env("STEADING_NO_NATS", "1");
    }
    cargo::run(&mut command)?;
    Ok(Verdict::Passed)
}

fn requests() -> Result<Verdict> {
    if schemathesis::try_run(&schemathesis::Args::default())? {
        return Ok(Verdict::Passed);
    }
    Ok(Verdict::Skipped(
        "schemathesis cannot be installed here: skipped (it needs python3 with venv, and the net)",
    ))
}

fn documentation() -> Result<Verdict> {
    cargo::run(cargo(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(Verdict::Passed)
}

/// An engine with no clock, file or thread in it compiles for a browser.
fn wasm() -> Result<Verdict> {
    if !has_wasm()? && cargo::run(&mut program("rustup", ["target", "add", WASM])).is_err() {
        return Ok(Verdict::Skipped("the target is not installed and rustup could not add it: skipped"));
    }
    let games = games::all(cargo::root())?;
    // A browser would also need records.
    let packages = games.iter().map(Game::package).chain(["steading-notation".to_owned()]);
    let packages: Vec<String> = packages.flat_map(|package| ["-p".to_owned(), package]).collect();
    passes(["check", "--target", WASM].into_iter().chain(packages.iter().map(String::as_str)))
}

/// Asks the compiler rather than rustup, which not everybody has.
fn has_wasm() -> Result<bool> {
    let folder = cargo::output(&mut program("rustc", ["--print", "target-libdir", "--target", WASM]))?;
    Ok(Path::new(folder.trim()).is_dir())
}

fn licences(install: bool) -> Result<Verdict> {
    if install && !cargo::has_subcommand("deny") {
        cargo::run(&mut cargo(["install", "cargo-deny", "--locked"]))?;
    }
    if !cargo::has_subcommand("deny") {
        return Ok(Verdict::Skipped(NO_DENY));
    }
    passes(["deny", "check", "bans", "licenses", "sources"])
}

/// Apart from the licences, since this needs the net and they do not.
fn advisories() -> Result<Verdict> {
    if !cargo::has_subcommand("deny") {
        return Ok(Verdict::Skipped(NO_DENY));
    }
    if !cargo::succeeds(&mut cargo(["deny", "fetch", "db"])) {
        return Ok(Verdict::Skipped(
            "the advisory database cannot be fetched: skipped (cargo deny fetch db)",
        ));
    }
    passes(["deny", "check", "advisories"])
}

/// How a step that did not fail ended.
enum Verdict {
    Passed,
    /// With the reason: a step is never left out silently.
    Skipped(&'static str),
}

impl From<web::Missing> for Verdict {
    fn from(missing: web::Missing) -> Verdict {
        missing.map_or(Verdict::Passed, Verdict::Skipped)
    }
}

/// The steps so far and how long each took.
#[derive(Default)]
struct Report {
    rows: Vec<(&'static str, Duration, &'static str)>,
}

impl Report {
    fn step(&mut self, name: &'static str, work: impl FnOnce() -> Result<Verdict>) -> Result<()> {
        println!("\n=== {name}");
        let start = Instant::now();
        let verdict = work();
        let words = match verdict {
            Ok(Verdict::Passed) => "passed",
            Ok(Verdict::Skipped(reason)) => {
                println!("{reason}");
                reason
            }
            Err(_) => "FAILED",
        };
        self.rows.push((name, start.elapsed(), words));
        verdict.map(drop).with_context(|| format!("the step `{name}` failed"))
    }

    fn print(&self) {
        println!("\n{:<14} {:>8}", "step", "seconds");
        for (name, time, words) in &self.rows {
            println!("{name:<14} {:>8.1}  {words}", time.as_secs_f64());
        }
    }
}
