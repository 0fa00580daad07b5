//! Checks and chores of the workspace: `cargo xtask --help`.

mod apt;
mod bless;
mod cargo;
mod fuzz;
mod games;
mod load;
mod nats;
mod postgres;
mod recipe;
mod rules;
mod schemathesis;
mod test;
mod types;
mod web;

use std::process::ExitCode;

use clap::Parser;

/// Checks and chores of the Steading workspace.
///
/// `cargo xtask test` before you push is all that most people need.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", disable_help_subcommand = true)]
enum Xtask {
    Test(test::Args),
    Rules(rules::Args),
    Bless(bless::Args),
    Fuzz(fuzz::Args),
    Load(load::Args),
    Recipe(recipe::Args),
    Schemathesis(schemathesis::Args),
    Types(types::Args),
    Screenshots(web::Screenshots),
}

fn main() -> ExitCode {
    let result = match Xtask::parse() {
        Xtask::Test(args) => test::run(&args),
        Xtask::Rules(args) => rules::run(&args),
        Xtask::Bless(args) => bless::run(&args),
        Xtask::Fuzz(args) => fuzz::run(&args),
        Xtask::Load(args) => load::run(&args),
        Xtask::Recipe(args) => recipe::run(&args),
        Xtask::Schemathesis(args) => schemathesis::run(&args),
        Xtask::Types(args) => types::run(&args),
        Xtask::Screenshots(args) => web::screenshots(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
