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
use steading_server::{
    Limits, MetricsAccess, NoNetwork, Proxies, ServeError, Server, Settings, Timeouts, Wire,
};
use steading_store::{Address, Trouble};
use tracing_subscriber::EnvFilter;

use crate::data;

const LISTEN: &str = "127.0.0.1:7878";
/// In milliseconds.
const BOT_PAUSE: u64 = 400;
/// A bot that waits longer looks as if its server had died.
const LONGEST_BOT_PAUSE: u64 = 2000;

const ALL_LIMITS: &str = "\
How much one visitor may ask for, such as words=5; can be given several times.

From one address:
  requests (600) and sign_ins (20) in a minute,
  login_sign_ins (20, to one login) and accounts (10) in an hour,
  connections (200) and sockets (100) at a time,
  answers (64) in MiB that wait to be read.
By one person, from wherever:
  person_requests (1200) and words (20) in a minute,
  person_messages (100) in a second, person_sockets (100) at a time.
Of one person, and four times as much from one address:
  tables (60) whose games are not over, lobby (5) of them that wait for players,
  copies (120) of games in an hour, by records and branches.
Over one socket:
  messages (30) in a second, send_buffer (512) in KiB that wait to be read.
In all:
  all_connections (4096) at a time, or as many as the system allows,
  login_sign_ins_anywhere (200, to one login) in an hour, from addresses
  that nobody has signed in to it from lately.
An IPv6 address counts as its network of ipv6_prefix (64) bits.";
const ALL_TIMEOUTS: &str = "\
How many seconds to wait for a visitor before the connection is closed, such as idle=30; can be given several times.

For the head of a request: head (10).
For the next part of a body: body (15); for all of it: whole_body (60).
For the next request: idle (75).
For anybody to read of what is sent: unread (20).";

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
    /// How servers that share a PostgreSQL tell each other what is new: nats://… or tls://…, several with commas between them, with
    /// ?credentials=FILE and ?ca=FILE; over PostgreSQL itself unless said otherwise
    #[arg(long, value_name = "ADDRESS", env = "STEADING_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// A folder with data files of your own, in one folder for each game
    #[arg(long, value_name = "DIR", env = "STEADING_DATA")]
    data: Option<PathBuf>,
    /// A TOML file with settings
    #[arg(long, value_name = "FILE", env = "STEADING_CONFIG")]
    config: Option<PathBuf>,
    /// Believe proxies in these networks when they say in X-Forwarded-For where requests come from, such as
    /// 10.0.0.0/8,192.0.2.7; without networks, proxies on this computer and in private networks
    #[arg(
        long,
        value_name = "NETWORKS",
        env = "STEADING_BEHIND_PROXY",
        num_args = 0..=1,
        default_missing_value = "private",
        value_parser = behind_proxy
    )]
    behind_proxy: Option<Proxies>,
    /// The site is reached by https
    #[arg(long, env = "STEADING_HTTPS")]
    https: bool,
    /// How long bots wait between their moves while people look on, in milliseconds; 400 unless said otherwise
    #[arg(long, value_name = "MS", env = "STEADING_BOT_PAUSE")]
    bot_pause: Option<u64>,
    /// How much one visitor may ask for, such as words=5; can be given several times
    #[arg(long = "limit", value_name = "NAME=NUMBER", long_help = ALL_LIMITS)]
    limits: Vec<String>,
    /// How long to wait for a visitor before the connection is closed, such as idle=30; can be given several times
    #[arg(long = "timeout", value_name = "NAME=SECONDS", long_help = ALL_TIMEOUTS)]
    timeouts: Vec<String>,
    /// Do not open a browser
    #[arg(long, env = "STEADING_NO_BROWSER")]
    no_browser: bool,
    /// How to write the log: for people or for programs
    #[arg(long, value_enum, env = "STEADING_LOG")]
    log: Option<Log>,
    /// An address of its own for `/metrics`, such as 127.0.0.1:9090; without it only programs on this machine may read the figures
    #[arg(long, value_name = "ADDRESS:PORT", env = "STEADING_METRICS_LISTEN")]
    metrics_listen: Option<SocketAddr>,
    /// What a program has to send (`Authorization: Bearer …`) to read `/metrics`; better in the environment, where others do not see it
    #[arg(long, value_name = "TOKEN", env = "STEADING_METRICS_TOKEN", hide_env_values = true)]
    metrics_token: Option<String>,
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
    bus: Option<String>,
    data: Option<PathBuf>,
    behind_proxy: Option<BehindProxy>,
    https: Option<bool>,
    no_browser: Option<bool>,
    log: Option<Log>,
    bot_pause: Option<u64>,
    metrics_listen: Option<SocketAddr>,
    metrics_token: Option<String>,
    limits: Option<BTreeMap<String, u32>>,
    timeouts: Option<BTreeMap<String, u32>>,
}

/// Networks of proxies, as they can stand in the file.
#[derive(Deserialize)]
#[serde(untagged)]
enum BehindProxy {
    YesOrNo(bool),
    Text(String),
    List(Vec<String>),
}

impl BehindProxy {
    fn proxies(&self) -> Result<Proxies, NoNetwork> {
        match self {
            BehindProxy::YesOrNo(yes) => behind_proxy(&yes.to_string()),
            BehindProxy::Text(networks) => behind_proxy(networks),
            BehindProxy::List(networks) if networks.is_empty() => Ok(Proxies::none()),
            BehindProxy::List(networks) => networks.join(",").parse(),
        }
    }
}

/// Networks of proxies, or whether there are any.
fn behind_proxy(text: &str) -> Result<Proxies, NoNetwork> {
    match text.trim().to_ascii_lowercase().as_str() {
        "true" | "yes" | "on" | "1" => Ok(Proxies::private()),
        "false" | "no" | "off" | "0" | "" => Ok(Proxies::none()),
        networks => networks.parse(),
    }
}

impl Serve {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let file = self.file()?;
        let settings = self.settings(&file)?;
        start_log(self.log.or(file.log).unwrap_or(Log::Text));
        let browser = !self.no_browser && !file.no_browser.unwrap_or(false) && on_a_desktop();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let outcome = runtime.block_on(async {
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
        });
        if outcome.as_ref().is_err_and(has_lost) {
            // Whatever still thinks or writes is not waited for.
            runtime.shutdown_background();
            return outcome.context("the server has ended, and what was acknowledged before is on disk; mend the disk and start it again");
        }
        outcome
    }

    fn file(&self) -> Result<File> {
        let usual = || Some(folders()?.config_dir().join("steading.toml")).filter(|path| path.exists());
        let Some(path) = self.config.clone().or_else(usual) else { return Ok(File::default()) };
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        toml::from_str(&text).with_context(|| path.display().to_string())
    }

    fn settings(&self, file: &File) -> Result<Settings> {
        let listen = self.listen.or(file.listen).map_or_else(|| LISTEN.parse(), Ok)?;
        let database: Address = match self.db.as_ref().or(file.db.as_ref()) {
            Some(address) => address.parse()?,
            None => default_database()?,
        };
        let bus = self.bus.as_ref().or(file.bus.as_ref());
        let bus = bus.map(|address| address.parse::<Wire>()).transpose()?;
        if bus.is_some() && matches!(database, Address::Sqlite(_)) {
            bail!(
                "a bus is for servers that share a database: name it with --db postgres://…, or leave out --bus"
            );
        }
        let mut limits = Limits::default();
        for (name, number) in file.limits.iter().flatten() {
            limit(&mut limits, name, *number)?;
        }
        for text in &self.limits {
            let (name, number) = named(text).context("a limit is NAME=NUMBER, such as words=20")?;
            limit(&mut limits, name, number)?;
        }
        let mut timeouts = Timeouts::default();
        for (name, seconds) in file.timeouts.iter().flatten() {
            timeout(&mut timeouts, name, *seconds)?;
        }
        for text in &self.timeouts {
            let (name, seconds) = named(text).context("a time-out is NAME=SECONDS, such as idle=60")?;
            timeout(&mut timeouts, name, seconds)?;
        }
        let in_file = file.behind_proxy.as_ref().map(BehindProxy::proxies).transpose()?;
        let bot_pause = self.bot_pause.or(file.bot_pause).unwrap_or(BOT_PAUSE);
        if bot_pause > LONGEST_BOT_PAUSE {
            bail!("bots wait at most {LONGEST_BOT_PAUSE} milliseconds, not {bot_pause}");
        }
        Ok(Settings {
            listen,
            database,
            bus,
            data: self
                .data
                .as_ref()
                .or(file.data.as_ref())
                .map_or_else(|| Ok(BTreeMap::new()), |dir| own_data(dir))?,
            proxies: self.behind_proxy.clone().or(in_file).unwrap_or(Proxies::none()),
            https: self.https || file.https.unwrap_or(false),
            bot_pause: Duration::from_millis(bot_pause),
            limits,
            timeouts,
            metrics: MetricsAccess {
                listen: self.metrics_listen.or(file.metrics_listen),
                token: self.metrics_token.clone().or_else(|| file.metrics_token.clone()),
            },
        })
    }
}

/// Whether the disk of the database has lost what it was to keep.
pub(crate) fn has_lost(error: &anyhow::Error) -> bool {
    matches!(error.downcast_ref(), Some(ServeError::Store(error)) if error.trouble() == Trouble::Lost)
}

fn limit(limits: &mut Limits, name: &str, number: u32) -> Result<()> {
    let place = match name {
        "requests" => &mut limits.requests,
        "person_requests" => &mut limits.person_requests,
        "sign_ins" => &mut limits.sign_ins,
        "login_sign_ins" => &mut limits.login_sign_ins,
        "login_sign_ins_anywhere" => &mut limits.login_sign_ins_anywhere,
        "accounts" => &mut limits.accounts,
        "messages" => &mut limits.messages,
        "person_messages" => &mut limits.person_messages,
        "words" => &mut limits.words,
        "sockets" => &mut limits.sockets,
        "person_sockets" => &mut limits.person_sockets,
        "tables" => &mut limits.tables,
        "lobby" => &mut limits.lobby,
        "copies" => &mut limits.copies,
        "connections" => &mut limits.connections,
        "all_connections" => &mut limits.all_connections,
        "answers" => &mut limits.answers,
        "send_buffer" => &mut limits.send_buffer,
        "ipv6_prefix" if number > 128 => bail!("an IPv6 address has 128 bits, not {number}"),
        "ipv6_prefix" => &mut limits.ipv6_prefix,
        // Agreed at every table now; older settings name it.
        "absence" => return Ok(()),
        _ => bail!("there is no limit `{name}`: `steading serve --help` names all"),
    };
    *place = number;
    Ok(())
}

fn timeout(timeouts: &mut Timeouts, name: &str, seconds: u32) -> Result<()> {
    if seconds == 0 {
        bail!("a time-out is at least a second");
    }
    let place = match name {
        "head" => &mut timeouts.head,
        "body" => &mut timeouts.body,
        "whole_body" => &mut timeouts.whole_body,
        "idle" => &mut timeouts.idle,
        "unread" => &mut timeouts.unread,
        _ => bail!("there is no time-out `{name}`: there are head, body, whole_body, idle and unread"),
    };
    *place = Duration::from_secs(seconds.into());
    Ok(())
}

/// A name and its number.
fn named(text: &str) -> Result<(&str, u32)> {
    let (name, number) = text.split_once('=').with_context(|| format!("`{text}` has no `=`"))?;
    Ok((name, number.parse().with_context(|| format!("`{number}` is no whole number"))?))
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
    // The library of NATS tells of every try to connect; what matters is told by our own.
    let usual = || EnvFilter::new("info,async_nats=off");
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| usual());
    // Colours are for people who look on, not for files.
    let colours =
        std::io::stderr().is_terminal() && env::var_os("NO_COLOR").is_none_or(|said| said.is_empty());
    let lines =
        tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr);
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

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        serve: Serve,
    }

    fn settings(arguments: &[&str], file: &str) -> Result<Settings> {
        let always = ["steading", "--db", "sqlite:x.db"];
        let line = Line::try_parse_from(always.iter().chain(arguments))?;
        line.serve.settings(&toml::from_str(file)?)
    }

    #[test]
    fn proxies_are_named_or_private_or_not_there() {
        let named: Proxies = "10.0.0.0/8,192.0.2.7".parse().unwrap();
        for (arguments, file, proxies) in [
            (&[][..], "", Proxies::none()),
            (&["--behind-proxy"], "", Proxies::private()),
            (&["--behind-proxy", "--https"], "", Proxies::private()),
            (&["--behind-proxy", "10.0.0.0/8,192.0.2.7"], "", named.clone()),
            (&["--behind-proxy=true"], "", Proxies::private()),
            (&["--behind-proxy", "1"], "", Proxies::private()),
            (&["--behind-proxy", "false"], "behind_proxy = true", Proxies::none()),
            (&[], "behind_proxy = true", Proxies::private()),
            (&[], "behind_proxy = false", Proxies::none()),
            (&[], "behind_proxy = '10.0.0.0/8,192.0.2.7'", named.clone()),
            (&[], "behind_proxy = ['10.0.0.0/8', '192.0.2.7']", named.clone()),
            (&[], "behind_proxy = []", Proxies::none()),
            (&["--behind-proxy", "10.0.0.0/8,192.0.2.7"], "behind_proxy = true", named.clone()),
        ] {
            assert_eq!(settings(arguments, file).unwrap().proxies, proxies, "{arguments:?} {file}");
        }
        assert!(settings(&["--behind-proxy", "everybody"], "").is_err());
        assert!(settings(&[], "behind_proxy = 'everybody'").is_err());
    }

    #[test]
    fn limits_and_timeouts_come_from_the_line_before_the_file() {
        let file = "limits = { words = 7, sockets = 8 }\ntimeouts = { idle = 9 }";
        let found = settings(&["--limit", "words=3", "--timeout", "head=4"], file).unwrap();
        assert_eq!((found.limits.words, found.limits.sockets), (3, 8));
        assert_eq!((found.timeouts.head.as_secs(), found.timeouts.idle.as_secs()), (4, 9));
        for wrong in ["words", "words=", "words=-1", "wards=1", "ipv6_prefix=129"] {
            assert!(settings(&["--limit", wrong], "").is_err(), "{wrong}");
        }
        for wrong in ["head=0", "feet=1", "head"] {
            assert!(settings(&["--timeout", wrong], "").is_err(), "{wrong}");
        }
    }

    /// What the help names exists, and the number beside it is the one that counts when nothing is said.
    #[test]
    fn the_help_names_all_limits_and_timeouts() {
        let help = <Serve as Args>::augment_args(clap::Command::new("serve")).render_long_help().to_string();
        let said = |names: &str, number: String| {
            assert!(help.contains(&format!("{names} ({number}")), "{names} {number}\n{help}");
        };
        let Limits {
            requests,
            person_requests,
            sign_ins,
            login_sign_ins,
            login_sign_ins_anywhere,
            accounts,
            messages,
            person_messages,
            words,
            sockets,
            person_sockets,
            tables,
            lobby,
            copies,
            connections,
            all_connections,
            answers,
            send_buffer,
            ipv6_prefix,
        } = Limits::default();
        for (name, number) in [
            ("requests", requests),
            ("person_requests", person_requests),
            ("sign_ins", sign_ins),
            ("login_sign_ins", login_sign_ins),
            ("login_sign_ins_anywhere", login_sign_ins_anywhere),
            ("accounts", accounts),
            ("messages", messages),
            ("person_messages", person_messages),
            ("words", words),
            ("sockets", sockets),
            ("person_sockets", person_sockets),
            ("tables", tables),
            ("lobby", lobby),
            ("copies", copies),
            ("connections", connections),
            ("all_connections", all_connections),
            ("answers", answers),
            ("send_buffer", send_buffer),
            ("ipv6_prefix", ipv6_prefix),
        ] {
            said(name, number.to_string());
            limit(&mut Limits::default(), name, 1).unwrap();
        }
        let Timeouts { head, body, whole_body, idle, unread } = Timeouts::default();
        for (name, time) in
            [("head", head), ("body", body), ("whole_body", whole_body), ("idle", idle), ("unread", unread)]
        {
            said(name, time.as_secs().to_string());
            timeout(&mut Timeouts::default(), name, 1).unwrap();
        }
    }
}
