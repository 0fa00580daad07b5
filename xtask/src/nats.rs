//! Whether a NATS server is there: the tests of several servers start one of their own.

use std::path::Path;

use crate::apt;
use crate::cargo::{self, program};

/// Whether it is there.
pub(crate) fn is_there() -> bool {
    // Debian keeps it where only root looks for programs.
    Path::new("/usr/sbin/nats-server").exists() || cargo::succeeds(&mut program("nats-server", ["--version"]))
}

/// Installs it where that needs no questions. Whether it is there then.
pub(crate) fn install() -> bool {
    apt::install("nats-server");
    is_there()
}
