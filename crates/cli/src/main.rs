//! The `steading` command: one file per subcommand.

mod analyse;
mod arena;
mod balance;
mod bench;
mod data;
mod file;
mod games;
mod hint;
mod inspect;
mod learn;
mod perft;
mod plot;
mod progress;
mod record;
mod serve;
mod setup;
mod simulate;
mod table;
mod trace;
mod verify;

use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;

/// A move of the server takes 4 to 9 % less processor time with it than with the allocator of glibc (docs/server-load.md).
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Settlement-building board games with exact rules: play them with bots, study them, check recorded games.
///
/// Without a command it starts the site and opens it in a browser, as `steading serve` does.
#[derive(Parser)]
#[command(version, max_term_width = 110)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Games(games::Games),
    Simulate(simulate::Simulate),
    Record(record::Record),
    Inspect(inspect::Inspect),
    Trace(trace::Trace),
    Verify(verify::Verify),
    Perft(perft::Perft),
    Bench(bench::Bench),
    Hint(hint::Hint),
    Analyse(analyse::Analyse),
    Arena(arena::ArenaCommand),
    Balance(balance::BalanceCommand),
    Learn(learn::Learn),
}

/// How the process ends when the disk has lost what was written; the number is the one of `sysexits.h` for input and output.
const DISK_LOST: u8 = 74;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match &arguments.command {
        None => serve::Serve::default().run(&mut out),
        Some(Command::Serve(command)) => command.run(&mut out),
        Some(Command::Games(command)) => command.run(&mut out),
        Some(Command::Simulate(command)) => command.run(&mut out),
        Some(Command::Record(command)) => command.run(&mut out),
        Some(Command::Inspect(command)) => command.run(&mut out),
        Some(Command::Trace(command)) => command.run(&mut out),
        Some(Command::Verify(command)) => command.run(&mut out),
        Some(Command::Perft(command)) => command.run(&mut out),
        Some(Command::Bench(command)) => command.run(&mut out),
        Some(Command::Hint(command)) => command.run(&mut out),
        Some(Command::Analyse(command)) => command.run(&mut out),
        Some(Command::Arena(command)) => command.run(&mut out),
        Some(Command::Balance(command)) => command.run(&mut out),
        Some(Command::Learn(command)) => command.run(&mut out),
    };
    match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough, as `head` does.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("steading: {error:#}");
            ExitCode::from(if serve::has_lost(&error) { DISK_LOST } else { 2 })
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
