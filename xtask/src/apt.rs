//! Installing programs where that needs no questions.

use std::process::Command;

use crate::cargo::{self, program};

/// Installs a package as root, on Debian and its kin; elsewhere nothing happens.
pub(crate) fn install(package: &str) {
    let root = cargo::output(&mut program("id", ["-u"])).is_ok_and(|id| id.trim() == "0");
    if root && cargo::succeeds(&mut program("apt-get", ["--version"])) {
        let apt = |args: &[&str]| {
            Command::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(args).status()
        };
        let _ = apt(&["update"]);
        let _ = apt(&["install", "-y", "--no-install-recommends", package]);
    }
}
