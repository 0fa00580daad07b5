//! `cargo xtask recipe`: whether "Add a game in nine steps" in CONTRIBUTING.md leads to a game.

mod document;
mod tree;

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::{cargo, rules, web};
use document::Recipe;
use tree::Tree;

/// Follow CONTRIBUTING.md in a copy of the tree, to a new game that is simulated, served, and played in a browser.
///
/// The copy lies in `target/recipe` and shares the target folder. What CONTRIBUTING says is done literally, so that it cannot
/// lie. If something fails, the part of the recipe that does not hold is named.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> Result<()> {
    if let Some(missing) = walk()? {
        println!("{missing}");
    }
    Ok(())
}

/// Walks the whole path; why the browser was left out, if it was.
pub(crate) fn walk() -> Result<web::Missing> {
    let recipe = Recipe::read(cargo::root())?;
    let tree = Tree::copy()?;
    let game = recipe.game();
    tree.shell(recipe.commands()).context("the commands that copy the example")?;
    for (file, line) in recipe.lines() {
        document::add(&tree.path(file), line).context("the table of lines")?;
    }
    rules::check(tree.root()).context("step 1, the rules in both languages with a test for every id")?;
    let steading = tree.build("steading").context("step 2, the crate, or the table of lines")?;
    is_listed(&steading, game).context("the table of lines")?;
    tree.test(game).context("step 9, the tests of the game")?;
    command_line(&steading, game, &tree).context("the commands of `steading` with the new game")?;
    web::plain_table(&steading, game).context("the plain table with the new game")
}

fn is_listed(steading: &Path, game: &str) -> Result<()> {
    let games = cargo::output(Command::new(steading).arg("games"))?;
    ensure!(games.contains(game), "`steading games` does not list {game}");
    Ok(())
}

/// Simulates, records and verifies the game, and lets bots play it.
fn command_line(steading: &Path, game: &str, tree: &Tree) -> Result<()> {
    let say = |args: &[&str]| cargo::output(Command::new(steading).args(args));
    say(&["simulate", game, "--games", "200"])?;
    let record = tree.path("game.txt");
    let file = record.display().to_string();
    fs::write(&record, say(&["record", game, "--seed", "7", "--bots", "easy"])?)?;
    say(&["verify", &file])?;
    say(&["inspect", &file, "--decision", "5", "--seat", "0"])?;
    say(&["arena", game, "--bots", "easy,random", "--games", "8"])?;
    let hint = say(&["hint", &file, "--decision", "5", "--bot", "medium"])?;
    ensure!(!hint.trim().is_empty(), "no bot has a hint");
    Ok(())
}
