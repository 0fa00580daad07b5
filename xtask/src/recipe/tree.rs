//! A copy of the tree to try things in.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::cargo::{self, cargo, program};
use crate::games;

/// The copy; it is gone when this is dropped.
pub(super) struct Tree {
    root: PathBuf,
    target: PathBuf,
}

impl Tree {
    /// Copies what git knows and does not ignore. Files keep their times and the target folder is the same, so that cargo builds
    /// only what the changes in the copy ask for: it tells crates of a workspace apart by their paths below its root.
    pub(super) fn copy() -> Result<Tree> {
        // What the copy shares with the tree is built here, the client with the packages that npm has installed here.
        cargo::binary("steading")?;
        let target = cargo::target()?;
        let tree = Tree { root: target.join("recipe"), target };
        let _ = fs::remove_dir_all(&tree.root);
        let listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
        let listed =
            cargo::output(&mut program("git", listed)).context("the copy is made of what git lists")?;
        // A file that was deleted is listed until that is committed.
        for name in listed.split_terminator('\0').filter(|name| cargo::root().join(name).is_file()) {
            copy(&cargo::root().join(name), &tree.path(name))
                .with_context(|| format!("cannot copy {name}"))?;
        }
        Ok(tree)
    }

    pub(super) fn root(&self) -> &Path {
        &self.root
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    /// Runs commands as if somebody typed them.
    pub(super) fn shell(&self, commands: &str) -> Result<()> {
        cargo::run(Command::new("bash").current_dir(&self.root).args(["-euc", commands]))
    }

    /// Builds a program as [`cargo::binary`] does.
    pub(super) fn build(&self, name: &str) -> Result<PathBuf> {
        self.cargo(&["build", "--quiet", "--workspace", "--bin", name])?;
        let built = cargo::beside_this(name)?;
        // The next build of the real tree puts its own program there.
        let kept = self.path(name).with_extension(std::env::consts::EXE_EXTENSION);
        fs::copy(&built, &kept).with_context(|| built.display().to_string())?;
        Ok(kept)
    }

    /// Runs the integration tests of one game. The others are left out one by one, since cargo would build what they share anew
    /// if only one were named: for fewer crates it turns on fewer features.
    pub(super) fn test(&self, game: &str) -> Result<()> {
        let others = games::all(&self.root)?.into_iter().filter(|other| other.name != game);
        let others = others.flat_map(|other| ["--exclude".to_owned(), other.package()]);
        let others: Vec<String> = others.collect();
        let mut args = vec!["test", "--quiet", "--workspace"];
        args.extend(others.iter().map(String::as_str));
        args.extend([
            "--test",
            "conformance",
            "--test",
            "rules",
            "--test",
            "playthroughs",
            "--test",
            "insight",
        ]);
        self.cargo(&args)
    }

    fn cargo(&self, args: &[&str]) -> Result<()> {
        let mut command = cargo(args.iter().copied());
        // Whole games as text are sought below the outermost `Cargo.toml`, unless this says otherwise.
        command.env("CARGO_WORKSPACE_DIR", &self.root);
        cargo::run(command.current_dir(&self.root).env("CARGO_TARGET_DIR", &self.target))
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.root);
    }
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    fs::copy(from, to)?;
    let changed = fs::metadata(from)?.modified()?;
    Ok(File::options().write(true).open(to)?.set_modified(changed)?)
}
