//! Whether the programs of PostgreSQL are there: the tests of the server start one of their own.

use std::fs;

use crate::apt;
use crate::cargo::{self, program};

/// Whether they are there.
pub(crate) fn is_there() -> bool {
    // Debian keeps them outside the path.
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut debian = versions.map(|version| version.path().join("bin/initdb"));
    debian.any(|path| path.exists()) || cargo::succeeds(&mut program("initdb", ["--version"]))
}

/// Installs them where that needs no questions. Whether they are there then.
pub(crate) fn install() -> bool {
    apt::install("postgresql");
    is_there()
}
