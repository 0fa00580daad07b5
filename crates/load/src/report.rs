//! The figures, for people and for programs.

use std::fmt;

use serde::Serialize;

use crate::Load;
use crate::compare::Comparison;
use crate::site::{Site, own_cpu_seconds};

/// Everything that was measured.
#[derive(Serialize)]
pub(crate) struct Report {
    pub(crate) busy: Busy,
    pub(crate) idle: Option<Idle>,
    pub(crate) boardgame_io: Comparison,
}

/// Many tables at once.
#[derive(Serialize)]
pub(crate) struct Busy {
    game: String,
    players: u8,
    tables: usize,
    want: String,
    seconds: f64,
    games: u64,
    moves: usize,
    pub(crate) moves_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    costs: Costs,
}

/// What the machine spent, in seconds of processor time and bytes; nothing where the system does not tell.
#[derive(Serialize, Clone, Copy)]
pub(crate) struct Costs {
    server_cpu_seconds: Option<f64>,
    client_cpu_seconds: Option<f64>,
    server_memory: Option<u64>,
}

/// Tables that nobody plays at, in bytes for each.
#[derive(Serialize)]
pub(crate) struct Idle {
    tables: usize,
    empty_server: Option<u64>,
    just_played: Option<f64>,
    with_open_socket: Option<f64>,
    without_socket: Option<f64>,
}

impl Costs {
    /// What has been spent so far.
    pub(crate) fn now(site: &Site) -> Costs {
        Costs {
            server_cpu_seconds: site.cpu_seconds(),
            client_cpu_seconds: own_cpu_seconds(),
            server_memory: site.memory(),
        }
    }

    /// What was spent in between.
    pub(crate) fn since(self, before: Costs) -> Costs {
        let between = |after: Option<f64>, before: Option<f64>| Some(after? - before?);
        Costs {
            server_cpu_seconds: between(self.server_cpu_seconds, before.server_cpu_seconds),
            client_cpu_seconds: between(self.client_cpu_seconds, before.client_cpu_seconds),
            server_memory: self.server_memory,
        }
    }
}

impl Busy {
    /// `took` is how long each move took, in microseconds.
    pub(crate) fn new(
        load: &Load,
        players: u8,
        seconds: f64,
        games: u64,
        mut took: Vec<u32>,
        costs: Costs,
    ) -> Busy {
        took.sort_unstable();
        let at = |part: f64| {
            let place = (took.len() as f64 * part) as usize;
            took.get(place).map_or(f64::NAN, |&micros| f64::from(micros) / 1000.0)
        };
        Busy {
            game: load.game.clone(),
            players,
            tables: load.tables,
            want: load.want.clone(),
            seconds,
            games,
            moves: took.len(),
            moves_per_second: took.len() as f64 / seconds,
            p50_ms: at(0.5),
            p99_ms: at(0.99),
            costs,
        }
    }
}

impl Idle {
    /// From the memory of the server before, after, and later.
    pub(crate) fn new(
        tables: usize,
        empty: Option<u64>,
        played: Option<u64>,
        with_sockets: Option<u64>,
        without: Option<u64>,
    ) -> Idle {
        let each = |memory: Option<u64>| Some(memory?.saturating_sub(empty?) as f64 / tables as f64);
        Idle {
            tables,
            empty_server: empty,
            just_played: each(played),
            with_open_socket: each(with_sockets),
            without_socket: each(without),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.busy)?;
        if let Some(idle) = &self.idle {
            write!(f, "{idle}")?;
        }
        match &self.boardgame_io {
            Comparison::NotAsked => Ok(()),
            Comparison::Skipped { why } => writeln!(f, "boardgame.io was not measured: {why}"),
            Comparison::Measured(other) => {
                let times = self.busy.moves_per_second / other.moves_per_second;
                writeln!(f, "boardgame.io, in memory and unsaved:")?;
                writeln!(
                    f,
                    "  {:>9.0} moves/s; Steading does {times:.1} times as many",
                    other.moves_per_second
                )?;
                writeln!(
                    f,
                    "  {:>9.1} ms for half of the moves, {:.1} ms for 99 in 100",
                    other.p50_ms, other.p99_ms
                )?;
                writeln!(
                    f,
                    "  {:>9.1} µs of processor time a move in the server, {:.1} µs in the clients",
                    other.micros(other.server_cpu_seconds),
                    other.micros(other.client_cpu_seconds)
                )
            }
        }
    }
}

impl fmt::Display for Busy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Busy { game, players, tables, want, seconds, games, moves, .. } = self;
        writeln!(f, "{tables} tables of {game} with {players} players, want={want}, for {seconds:.1} s:")?;
        writeln!(
            f,
            "  {:>9.0} moves/s, every one on disk ({moves} moves, {games} whole games)",
            self.moves_per_second
        )?;
        writeln!(
            f,
            "  {:>9.1} ms until half of the moves were on disk, {:.1} ms for 99 in 100",
            self.p50_ms, self.p99_ms
        )?;
        let Costs {
            server_cpu_seconds: Some(server),
            client_cpu_seconds: Some(client),
            server_memory: Some(memory),
        } = self.costs
        else {
            return writeln!(f, "  what it cost is only known on Linux");
        };
        let micros = |cpu: f64| cpu * 1e6 / *moves as f64;
        writeln!(
            f,
            "  {:>9.1} µs of processor time a move in the server ({:.2} cores), {:.1} µs in the clients ({:.2} cores)",
            micros(server),
            server / seconds,
            micros(client),
            client / seconds
        )?;
        writeln!(f, "  {:>9.0} MB of memory in the server", memory as f64 / 1e6)
    }
}

impl fmt::Display for Idle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Some(empty), Some(played), Some(with), Some(without)) =
            (self.empty_server, self.just_played, self.with_open_socket, self.without_socket)
        else {
            return writeln!(f, "memory is only known on Linux");
        };
        writeln!(f, "{} idle tables, beside {:.0} MB for an empty server:", self.tables, empty as f64 / 1e6)?;
        writeln!(f, "  {:>9.1} KB a table just after play", played / 1e3)?;
        writeln!(f, "  {:>9.1} KB a table when idle, with an open WebSocket", with / 1e3)?;
        writeln!(f, "  {:>9.1} KB a table when everybody has gone", without / 1e3)
    }
}
