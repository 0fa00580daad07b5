//! A server in a process of its own, and what the system says that it costs.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs};

use anyhow::{Context as _, Result};

/// Ticks of the processor clock in a second, as the system counts them for programs.
const TICKS: f64 = 100.0;

/// A running server; it is ended when this is dropped.
pub(crate) struct Site {
    child: Child,
    pub(crate) address: String,
}

/// The server that was built together with this program.
pub(crate) fn beside_us() -> Result<PathBuf> {
    let server = env::current_exe()?.with_file_name(format!("steading{}", env::consts::EXE_SUFFIX));
    anyhow::ensure!(server.exists(), "there is no {}: use cargo xtask load", server.display());
    Ok(server)
}

impl Site {
    /// Starts a server with a database of its own in `folder`, without limits for visitors.
    pub(crate) fn start(server: &Path, folder: &Path) -> Result<Site> {
        let database = format!("sqlite:{}", folder.join("steading.db").display());
        let mut command = Command::new(server);
        command.args([
            "serve",
            "--no-browser",
            "--listen",
            "127.0.0.1:0",
            "--db",
            &database,
            "--bot-pause",
            "0",
        ]);
        for limit in [
            "requests",
            "person_requests",
            "sign_ins",
            "messages",
            "person_messages",
            "words",
            "sockets",
            "person_sockets",
            "connections",
            "all_connections",
            "tables",
        ] {
            command.args(["--limit", &format!("{limit}=100000000")]);
        }
        let mut child = command.stdout(Stdio::piped()).spawn().context("the server cannot be started")?;
        let mut line = String::new();
        let out = child.stdout.take().context("the server has no output")?;
        BufReader::new(out).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(';').next());
        let address = address.with_context(|| format!("the server did not start: {line}"))?.to_owned();
        Ok(Site { child, address })
    }

    /// The processor time that it has taken so far, in seconds.
    pub(crate) fn cpu_seconds(&self) -> Option<f64> {
        cpu_seconds(&self.child.id().to_string())
    }

    /// The memory that it takes now, in bytes.
    pub(crate) fn memory(&self) -> Option<u64> {
        memory(&self.child.id().to_string())
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The processor time that this program has taken so far, in seconds.
pub(crate) fn own_cpu_seconds() -> Option<f64> {
    cpu_seconds("self")
}

fn cpu_seconds(process: &str) -> Option<f64> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program may have spaces; it ends with the last bracket.
    let fields: Vec<&str> = text.rsplit(')').next()?.split_whitespace().collect();
    let ticks = |place: usize| fields.get(place)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / TICKS)
}

fn memory(process: &str) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
}
