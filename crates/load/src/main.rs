//! How much the server bears: WebSocket clients that play whole games against a server of their own, with every move on disk.
//!
//! `site.rs` starts the server and reads from the system what it costs. `http.rs` and `socket.rs` are the little of HTTP and
//! WebSockets that a client needs, by hand, so that the client takes little from the cores that it shares with the server.
//! `soloist.rs` plays, `busy.rs` and `idle.rs` are the two measurements, `compare.rs` measures boardgame.io beside them.

mod busy;
mod compare;
mod http;
mod idle;
mod progress;
mod report;
mod site;
mod socket;
mod soloist;

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::Parser;

use report::Report;
use site::Site;

/// Measure the server: moves a second, how long a move takes until it is on disk, and memory for each idle table
///
/// A server is started for this, on loopback and with a SQLite file of its own; both are gone afterwards. Server and clients
/// share the machine. On a shared machine only ratios within one run mean much.
#[derive(Parser)]
#[command(bin_name = "cargo xtask load")]
struct Load {
    /// How long to play
    #[arg(long, value_name = "S", default_value_t = 20.0)]
    seconds: f64,
    /// Tables that are played at the same time, one command under way at each
    #[arg(long, value_name = "N", default_value_t = 400)]
    tables: usize,
    /// The game
    #[arg(long, default_value = "settlement")]
    game: String,
    /// How many play it; the usual number if nothing is said
    #[arg(long)]
    players: Option<u8>,
    /// What clients ask the server to send, such as `actions` or `view,story,choices`
    #[arg(long, default_value = "actions")]
    want: String,
    /// Tables that are opened and left alone; 0 leaves this part out
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    idle: usize,
    /// Also install and measure boardgame.io
    #[arg(long)]
    compare: bool,
    /// Where to put the database; a folder for temporary files unless said otherwise
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
    /// The program to measure
    #[arg(long, value_name = "FILE", hide = true)]
    server: Option<PathBuf>,
}

fn main() -> Result<()> {
    let load = Load::parse();
    let server = load.server.clone().map_or_else(site::beside_us, Ok)?;
    let folder = load.folder.as_ref().map_or_else(tempfile::tempdir, tempfile::tempdir_in);
    let folder = folder.context("no folder for the database")?;
    let site = Site::start(&server, folder.path())?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let busy = runtime.block_on(busy::measure(&site, &load))?;
    // A fresh server: what the first one keeps in memory has nothing to do with idle tables.
    drop(site);
    let idle = if load.idle > 0 {
        let folder = load.folder.as_ref().map_or_else(tempfile::tempdir, tempfile::tempdir_in)?;
        let site = Site::start(&server, folder.path())?;
        Some(runtime.block_on(idle::measure(&site, &load))?)
    } else {
        None
    };
    let other = if load.compare { compare::measure(&load)? } else { compare::Comparison::NotAsked };
    let report = Report { busy, idle, boardgame_io: other };
    if load.json {
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        print!("{report}");
    }
    Ok(())
}
