//! Whether the programs of PostgreSQL are there: the tests of the server start one of their own.

use std::fs;
use std::process::Command;

use crate::cargo::{self, program};

/// Whether they are there.
pub(crate) fn is_there() -> bool {
    // Debian keeps them outside the path.
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut debian = versions.map(|version| version.path().join("bin/initdb"));
    debian.any(|path| path.exists()) || cargo::succeeds(&mut program("initdb", ["--version"]))
}

/// Installs them where that needs no questions: as root, on Debian and its kin. Whether they are there then.
pub(crate) fn install() -> bool {
    let root = cargo::output(&mut program("id", ["-u"])).is_ok_and(|id| id.trim() == "0");
    if root && cargo::succeeds(&mut program("apt-get", ["--version"])) {
        let apt = |args: &[&str]| {
            Command::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(args).status()
        };
        let _ = apt(&["update"]);
        let _ = apt(&["install", "-y", "--no-install-recommends", "postgresql"]);
    }
    is_there()
}
