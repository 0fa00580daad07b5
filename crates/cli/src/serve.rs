//! `steading serve`: the site.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{IsTerminal as _, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use clap::{Args, ValueEnum};
use serde::Deserialize;
use steading_server::{Limits, Server, Settings};
use tracing_subscriber::EnvFilter;

use crate::data;

const LISTEN: &str = "127.0.0.1:7878";
/// In milliseconds.
const BOT_PAUSE: u64 = 400;
/// A bot that waits longer looks as if its server had died.
const LONGEST_BOT_PAUSE: u64 = 2000;

/// Start the site: play in the browser, against bots or with friends.
///
/// Everything has a sensible default. What is not said here is looked up in the environment (`STEADING_LISTEN`, …), then in
/// a TOML file with the same names (`listen = "0.0.0.0:80"`), `steading.toml` in the folder for settings unless --config
/// names another. Without a command, `steading` does the same.
#[derive(Args, Default)]
pub(crate) struct Serve {
    /// Where to listen; 127.0.0.1:7878 unless said otherwise, so that only this computer can reach it
    #[arg(long, value_name = "ADDRESS:PORT", env = "STEADING_LISTEN")]
    listen: Option<SocketAddr>,
    /// Where to keep everything: sqlite:PATH or postgres://…; a file in the folder for data unless said otherwise
    #[arg(long, value_name = "ADDRESS", env = "STEADING_DB")]
    db: Option<String>,
    /// A folder with data files of your own, in one folder for each game
    #[arg(long, value_name = "DIR", env = "STEADING_DATA")]
    data: Option<PathBuf>,
    /// A TOML file with settings
    #[arg(long, value_name = "FILE", env = "STEADING_CONFIG")]
    config: Option<PathBuf>,
    /// Believe the proxy in front of the server where requests come from
    #[arg(long, env = "STEADING_BEHIND_PROXY")]
    behind_proxy: bool,
    /// The site is reached by https
    #[arg(long, env = "STEADING_HTTPS")]
    https: bool,
    /// How long bots wait between their moves while people look on, in milliseconds; 400 unless said otherwise
    #[arg(long, value_name = "MS", env = "STEADING_BOT_PAUSE")]
    bot_pause: Option<u64>,
    /// How much one visitor may ask for: `requests` and `sign_ins` in a minute, `accounts` in an hour, `messages` in a
    /// second, `words` in a minute, `sockets` at a time, `tables` whose games are not over, those of them in the `lobby`, `copies`
    /// of games (records and branches) in an hour
    #[arg(long = "limit", value_name = "NAME=NUMBER")]
    limits: Vec<String>,
    /// Do not open a browser
    #[arg(long, env = "STEADING_NO_BROWSER")]
    no_browser: bool,
    /// How to write the log: for people or for programs
    #[arg(long, value_enum, env = "STEADING_LOG")]
    log: Option<Log>,
}

#[derive(Clone, Copy, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Log {
    Text,
    Json,
}

/// What can stand in the file.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct File {
    listen: Option<SocketAddr>,
    db: Option<String>,
    data: Option<PathBuf>,
    behind_proxy: Option<bool>,
    https: Option<bool>,
    no_browser: Option<bool>,
    log: Option<Log>,
    bot_pause: Option<u64>,
    limits: Option<BTreeMap<String, u32>>,
}

impl Serve {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let file = self.file()?;
        let settings = self.settings(&file)?;
        start_log(self.log.or(file.log).unwrap_or(Log::Text));
        let browser = !self.no_browser && !file.no_browser.unwrap_or(false) && on_a_desktop();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            let database = settings.database.to_string();
            let server = Server::bind(settings).await?;
            let address = format!("http://{}", server.address());
            writeln!(out, "Steading is at {address}; everything is kept in {database}.")?;
            writeln!(out, "Press Ctrl+C to stop.")?;
            out.flush()?;
            if browser && webbrowser::open(&address).is_err() {
                writeln!(out, "Open that address in a browser.")?;
                out.flush()?;
            }
            server.run(stopped()).await?;
            Ok(())
        })
    }

    fn file(&self) -> Result<File> {
        let usual = || Some(folders()?.config_dir().join("steading.toml")).filter(|path| path.exists());
        let Some(path) = self.config.clone().or_else(usual) else { return Ok(File::default()) };
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        toml::from_str(&text).with_context(|| path.display().to_string())
    }

    fn settings(&self, file: &File) -> Result<Settings> {
        let listen = self.listen.or(file.listen).map_or_else(|| LISTEN.parse(), Ok)?;
        let database = match self.db.as_ref().or(file.db.as_ref()) {
            Some(address) => address.parse()?,
            None => default_database()?,
        };
        let mut limits = Limits::default();
        for (name, number) in file.limits.iter().flatten() {
            limit(&mut limits, name, *number)?;
        }
        for text in &self.limits {
            let (name, number) = text.split_once('=').context("a limit is NAME=NUMBER, such as words=20")?;
            let number = number.parse().with_context(|| format!("`{number}` is no whole number"))?;
            limit(&mut limits, name, number)?;
        }
        let bot_pause = self.bot_pause.or(file.bot_pause).unwrap_or(BOT_PAUSE);
        if bot_pause > LONGEST_BOT_PAUSE {
            bail!("bots wait at most {LONGEST_BOT_PAUSE} milliseconds, not {bot_pause}");
        }
        Ok(Settings {
            listen,
            database,
            data: self
                .data
                .as_ref()
                .or(file.data.as_ref())
                .map_or_else(|| Ok(BTreeMap::new()), |dir| own_data(dir))?,
            behind_proxy: self.behind_proxy || file.behind_proxy.unwrap_or(false),
            https: self.https || file.https.unwrap_or(false),
            bot_pause: Duration::from_millis(bot_pause),
            limits,
        })
    }
}

fn limit(limits: &mut Limits, name: &str, number: u32) -> Result<()> {
    let place = match name {
        "requests" => &mut limits.requests,
        "sign_ins" => &mut limits.sign_ins,
        "accounts" => &mut limits.accounts,
        "messages" => &mut limits.messages,
        "words" => &mut limits.words,
        "sockets" => &mut limits.sockets,
        "tables" => &mut limits.tables,
        "lobby" => &mut limits.lobby,
        "copies" => &mut limits.copies,
        // Agreed at every table now; older settings name it.
        "absence" => return Ok(()),
        _ => bail!(
            "there is no limit `{name}`: there are requests, sign_ins, accounts, messages, words, sockets, tables, lobby and copies"
        ),
    };
    *place = number;
    Ok(())
}

/// The data files in the folder of each game.
fn own_data(folder: &Path) -> Result<BTreeMap<String, steading_game::DataFiles>> {
    let mut found = BTreeMap::new();
    for game in steading_catalog::games() {
        let folder = folder.join(game.info().id);
        if folder.is_dir() {
            let files = data::read(game, &folder)?;
            let mut setup = steading_game::Setup::new(game.info());
            setup.data = Some(files.clone());
            game.check_setup(&setup).with_context(|| folder.display().to_string())?;
            found.insert(game.info().id.to_owned(), files);
        }
    }
    if found.is_empty() {
        bail!("{} holds no folder named after a game", folder.display());
    }
    Ok(found)
}

fn folders() -> Option<directories::ProjectDirs> {
    directories::ProjectDirs::from("", "", "steading")
}

fn default_database() -> Result<steading_store::Address> {
    let folders =
        folders().context("there is no home folder: say where to keep everything, --db sqlite:PATH")?;
    Ok(steading_store::Address::Sqlite(folders.data_dir().join("steading.db")))
}

fn on_a_desktop() -> bool {
    let screen = cfg!(any(windows, target_os = "macos"))
        || env::var_os("DISPLAY").is_some()
        || env::var_os("WAYLAND_DISPLAY").is_some();
    screen && std::io::stdout().is_terminal()
}

fn start_log(log: Log) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Only the first log of a process counts.
    let _ = match log {
        Log::Text => lines.try_init(),
        Log::Json => lines.json().try_init(),
    };
}

/// Comes true when somebody wants the server to end.
async fn stopped() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
