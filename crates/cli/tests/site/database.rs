//! The two databases that every test runs on: a SQLite file, and a PostgreSQL server that is started for it.

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// How many databases there have been on the server.
static COUNT: AtomicU32 = AtomicU32::new(0);

/// A database of its own for one test.
pub(crate) struct Database {
    pub(crate) address: String,
    /// The file lives as long as this.
    _folder: Option<TempDir>,
}

/// Runs a test on both databases.
pub(crate) fn on_both(test: impl Fn(&Database)) {
    test(&Database::sqlite());
    if let Some(database) = Database::postgres() {
        test(&database);
    }
}

impl Database {
    pub(crate) fn sqlite() -> Database {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("sqlite:{}", folder.path().join("steading.db").display());
        Database { address, _folder: Some(folder) }
    }

    /// A database that is there already.
    pub(crate) fn at(address: String) -> Database {
        Database { address, _folder: None }
    }

    /// A new database on the server that all tests of this run share; nothing if PostgreSQL was said to be missing.
    pub(crate) fn postgres() -> Option<Database> {
        if std::env::var_os("STEADING_NO_POSTGRES").is_some() {
            return None;
        }
        let server = postgres();
        let name = format!("test{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let mut client = postgres::Client::connect(&server.url("postgres"), postgres::NoTls).unwrap();
        client.batch_execute(&format!("CREATE DATABASE {name}")).unwrap();
        Some(Database::at(server.url(&name)))
    }

    /// Changes something behind the back of the server; how many rows.
    pub(crate) fn execute(&self, statement: &str) -> u64 {
        if let Some(path) = self.address.strip_prefix("sqlite:") {
            let connection = rusqlite::Connection::open(path).unwrap();
            connection.busy_timeout(Duration::from_secs(10)).unwrap();
            return connection.execute(statement, []).unwrap() as u64;
        }
        let mut client = postgres::Client::connect(&self.address, postgres::NoTls).unwrap();
        client.execute(statement, &[]).unwrap()
    }

    /// A number that the database holds.
    pub(crate) fn number(&self, question: &str) -> i64 {
        if let Some(path) = self.address.strip_prefix("sqlite:") {
            let connection = rusqlite::Connection::open(path).unwrap();
            return connection.query_row(question, [], |row| row.get(0)).unwrap();
        }
        let mut client = postgres::Client::connect(&self.address, postgres::NoTls).unwrap();
        client.query_one(question, &[]).unwrap().get(0)
    }
}

/// A PostgreSQL server on loopback, in a folder of its own.
pub(crate) struct Postgres {
    port: u16,
    /// Where it lives.
    pub(crate) folder: PathBuf,
}

impl Postgres {
    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://steading@127.0.0.1:{}/{database}", self.port)
    }
}

/// What must be stopped when the tests are over. Statics are never dropped, so the server watches us instead: see below.
static SERVER: OnceLock<Postgres> = OnceLock::new();
static STARTING: Mutex<()> = Mutex::new(());

fn postgres() -> &'static Postgres {
    let _alone = STARTING.lock().unwrap();
    SERVER.get_or_init(|| start(&[], |_, _| {}))
}

/// Starts a server with these settings. `prepare` may change its folder for data before; it is given a way to run programs
/// as the owner of that.
#[expect(clippy::zombie_processes, reason = "the guard stops it when this process is gone")]
pub(crate) fn start(settings: &[&str], prepare: impl FnOnce(&Path, &dyn Fn(&str) -> Command)) -> Postgres {
    let folder = tempfile::tempdir().unwrap().keep();
    let (user, group) = owner(&folder);
    let data = folder.join("data");
    let as_owner = |program: &str| {
        let mut command = Command::new(find(program));
        command.stdout(Stdio::null()).stderr(Stdio::null()).current_dir(&folder);
        if let (Some(user), Some(group)) = (user, group) {
            command.uid(user).gid(group);
        }
        command
    };
    let mut made = as_owner("initdb");
    made.args(["-A", "trust", "-U", "steading", "-E", "UTF8", "--no-sync", "-D"]).arg(&data);
    assert!(made.status().expect("initdb runs").success(), "initdb failed");
    prepare(&data, &as_owner);
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    // A guard stops the server when this process ends, however it ends, and clears the folder.
    let postgres = as_owner("postgres")
        .arg("-D")
        .arg(&data)
        .args([
            "-p",
            &port.to_string(),
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            "max_connections=200",
            "-k",
        ])
        .arg(&folder)
        .args(settings.iter().flat_map(|setting| ["-c", setting]))
        .spawn()
        .expect("postgres runs");
    guard(&postgres, &folder);
    let server = Postgres { port, folder };
    let began = Instant::now();
    while !answers(&server) {
        assert!(began.elapsed() < Duration::from_mins(1), "PostgreSQL does not answer");
        std::thread::sleep(Duration::from_millis(50));
    }
    server
}

/// Whether it lets us in, or says that it will not.
fn answers(server: &Postgres) -> bool {
    match postgres::Client::connect(&server.url("postgres"), postgres::NoTls) {
        Ok(_) => true,
        Err(error) => error.code() == Some(&postgres::error::SqlState::INVALID_AUTHORIZATION_SPECIFICATION),
    }
}

/// A shell that waits until this process is gone and then stops the server.
#[expect(clippy::zombie_processes, reason = "it outlives this process on purpose")]
fn guard(postgres: &Child, folder: &Path) {
    let script = "while kill -0 $1 2>/dev/null; do sleep 0.3; done; kill -QUIT $2; sleep 0.5; rm -rf \"$3\"";
    Command::new("sh")
        .args(["-c", script, "guard", &std::process::id().to_string(), &postgres.id().to_string()])
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
        .expect("sh runs");
}

/// PostgreSQL refuses to run as root: then somebody else owns its folder.
fn owner(folder: &Path) -> (Option<u32>, Option<u32>) {
    let id = |args: &[&str]| {
        let output = Command::new("id").args(args).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse::<u32>().ok()
    };
    if id(&["-u"]) != Some(0) {
        return (None, None);
    }
    let user =
        ["postgres", "nobody"].into_iter().find(|user| id(&["-u", user]).is_some()).unwrap_or("nobody");
    let ids = (id(&["-u", user]), id(&["-g", user]));
    std::os::unix::fs::chown(folder, ids.0, ids.1).unwrap();
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).unwrap();
    ids
}

/// Debian keeps the programs of PostgreSQL outside the path.
fn find(program: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin").join(program));
    debian.filter(|path| path.exists()).max().unwrap_or_else(|| PathBuf::from(program))
}
