//! Calling cargo and its neighbours from the root of the workspace.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// The folder that holds the workspace's `Cargo.toml`.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root of the workspace")
}

/// A cargo command, run in the root.
///
/// The `cargo` of the search path rather than the one in `$CARGO`: only rustup's own understands `+nightly`.
pub(crate) fn cargo<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    program("cargo", args)
}

/// Any program, run in the root.
pub(crate) fn program<'a>(name: &str, args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(name);
    command.args(args).current_dir(root());
    command
}

/// Runs a command in full view; anything but success is an error that quotes the command.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let text = written(command);
    let status = command.status().with_context(|| format!("`{text}` could not be started"))?;
    ensure!(status.success(), "`{text}` ended with {status}");
    Ok(())
}

/// A program of the workspace, built as the tests build it, so that little is built twice: with the features of all members.
pub(crate) fn binary(name: &str) -> Result<PathBuf> {
    run(&mut cargo(["build", "--quiet", "--workspace", "--bin", name]))?;
    beside_this(name)
}

/// Where cargo puts a program of the workspace.
pub(crate) fn beside_this(name: &str) -> Result<PathBuf> {
    Ok(this()?.with_file_name(name).with_extension(std::env::consts::EXE_EXTENSION))
}

/// The target folder: xtask itself lies in a profile of it.
pub(crate) fn target() -> Result<PathBuf> {
    let target = this()?.ancestors().nth(2).map(Path::to_owned);
    target.context("cargo builds programs into a folder of the target folder")
}

fn this() -> Result<PathBuf> {
    std::env::current_exe().context("xtask does not know where it lies")
}

/// Whether a command succeeds, without showing what it prints.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// What a command prints, if it succeeds.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let text = written(command);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("`{text}` could not be started"))?;
    ensure!(output.status.success(), "`{text}` ended with {}", output.status);
    String::from_utf8(output.stdout).with_context(|| format!("`{text}` printed something that is no text"))
}

/// Whether `cargo NAME` exists on this machine.
pub(crate) fn has_subcommand(name: &str) -> bool {
    succeeds(&mut cargo([name, "--version"]))
}

/// The command as one would type it.
fn written(command: &Command) -> String {
    let variables = command
        .get_envs()
        .map(|(name, value)| format!("{}={:?}", lossy(name), lossy(value.unwrap_or_default())));
    let words = std::iter::once(command.get_program()).chain(command.get_args()).map(lossy);
    variables.chain(words).collect::<Vec<_>>().join(" ")
}

fn lossy(text: &OsStr) -> String {
    text.to_string_lossy().into_owned()
}
