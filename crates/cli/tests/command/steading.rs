//! Runs the real binary.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs `steading` with these arguments, separated by blanks.
pub(crate) fn run(arguments: &str) -> Output {
    command(arguments).output().expect("the binary runs")
}

/// Runs it with something on its standard input.
pub(crate) fn run_with(arguments: &str, input: &[u8]) -> Output {
    let mut child = command(arguments).stdin(Stdio::piped()).spawn().expect("the binary runs");
    // A command that stops reading early closes the pipe; that is its right.
    let _ = child.stdin.take().expect("it is piped").write_all(input);
    child.wait_with_output().expect("it ends")
}

fn command(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_steading"));
    command.args(arguments.split_ascii_whitespace());
    command.env_remove("RUST_BACKTRACE").stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What a successful run printed.
#[track_caller]
pub(crate) fn printed(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout.clone()).expect("it prints text")
}

/// The one sentence of a run that failed as it should: exit code 2, nothing printed, no panic.
#[track_caller]
pub(crate) fn complaint(output: &Output) -> String {
    let errors = String::from_utf8(output.stderr.clone()).expect("it prints text");
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(output.stdout.is_empty(), "it printed something before it failed");
    assert!(!errors.contains("panicked") && !errors.contains("backtrace"), "{errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    errors.trim_end().to_owned()
}

/// The record of one game.
pub(crate) fn record(seed: u64) -> String {
    printed(&run(&format!("record catan-cards --players 3 --seed {seed} --bots easy")))
}

/// A path as an argument.
pub(crate) fn argument(path: &Path) -> String {
    path.to_str().expect("test paths are text").to_owned()
}
