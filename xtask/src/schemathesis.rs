//! `cargo xtask schemathesis`: every address of the server against its own description.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::cargo::{self, program};

/// The version that this is known to work with.
const PACKAGE: &str = "schemathesis==4.32.5";
/// What every answer must fulfil.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
    response_schema_conformance,response_headers_conformance,unsupported_method,allow_header_conformance";
/// Makes a guest, a token and a table, and prints the last two.
const GUEST: &str = r#"
import json, sys, urllib.request
def post(path, body, headers={}):
    headers = {"Content-Type": "application/json", **headers}
    request = urllib.request.Request(sys.argv[1] + path, json.dumps(body).encode(), headers)
    response = urllib.request.urlopen(request)
    return json.load(response), (response.headers["Set-Cookie"] or "").split(";")[0]
_, cookie = post("/guests", {"name": "Schemathesis"})
token, _ = post("/me/tokens", {"label": "schemathesis"}, {"Cookie": cookie})
wish = {"game": "settlement", "terms": {"players": 2}, "seats": ["me", "me"]}
table, _ = post("/tables", wish, {"Cookie": cookie})
print(token["token"], table["id"])
"#;

/// Send the server everything that its description allows and forbids, and check every answer.
///
/// Starts a server of its own on this computer. Installs schemathesis into target/ if it is missing; that needs python3 and
/// the net.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How long to try
    #[arg(long, value_name = "N", default_value_t = 50)]
    seconds: u32,
}

impl Default for Args {
    fn default() -> Args {
        Args { seconds: 50 }
    }
}

/// Whether schemathesis could be run; an error if it found something.
pub(crate) fn try_run(args: &Args) -> Result<bool> {
    let folder = cargo::root().join("target/schemathesis");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let Some(python) = installed(&folder) else { return Ok(false) };
    let server = Server::start(&folder)?;
    let api = format!("{}/api/v1", server.address);
    let made = cargo::output(program(&text(&python), ["-c", GUEST]).arg(&api))?;
    let (token, table) = made.trim().split_once(' ').context("a token and a table")?;
    // Once with names of tables that are made up, once with the name of a table at which a game runs.
    fs::write(folder.join("made-up.toml"), "")?;
    fs::write(folder.join("running.toml"), format!("[parameters]\n\"path.table\" = \"{table}\"\n"))?;
    let tried = ["made-up.toml", "running.toml"].into_iter().try_for_each(|config| {
        let seconds = (args.seconds / 2).max(1).to_string();
        cargo::run(
            Command::new(python.with_file_name("schemathesis"))
                .current_dir(&folder)
                .args(["--config-file", config, "run", &format!("{api}/openapi.json")])
                .args(["--header", &format!("Authorization: Bearer {token}")])
                .args(["--checks", CHECKS, "--phases", "examples,coverage,fuzzing", "--max-time", &seconds])
                .args(["--seed", "1", "--no-shrink", "--continue-on-failure", "--warnings", "off"])
                // Signing out would take the token away that everything else needs.
                .args(["--exclude-name", "DELETE /api/v1/session"]),
        )
    });
    let log = server.stop()?;
    tried?;
    for line in log.lines() {
        ensure!(!line.contains("panicked") && !line.contains("a request failed"), "the server said: {line}");
    }
    Ok(true)
}

pub(crate) fn run(args: &Args) -> Result<()> {
    ensure!(try_run(args)?, "schemathesis cannot be installed: python3 with venv, and the net, are needed");
    Ok(())
}

/// The Python that has schemathesis, installed now if need be.
fn installed(folder: &Path) -> Option<PathBuf> {
    let python = folder.join("venv/bin/python");
    let works =
        |python: &Path| cargo::succeeds(Command::new(python.with_file_name("schemathesis")).arg("--version"));
    if works(&python) {
        return Some(python);
    }
    let venv = text(&folder.join("venv"));
    let made = cargo::succeeds(&mut program("python3", ["-m", "venv", &venv]))
        && cargo::succeeds(Command::new(&python).args(["-m", "pip", "install", "--quiet", PACKAGE]));
    (made && works(&python)).then_some(python)
}

/// A server with a new database that lets itself be asked a lot.
struct Server {
    child: Child,
    address: String,
    log: PathBuf,
}

impl Server {
    fn start(folder: &Path) -> Result<Server> {
        let (database, log) = (folder.join("games.db"), folder.join("server.log"));
        for end in ["", "-wal", "-shm"] {
            let _ = fs::remove_file(format!("{}{end}", database.display()));
        }
        let mut command = Command::new(cargo::binary("steading")?);
        command.args(["serve", "--no-browser"]).args([
            "--listen",
            "127.0.0.1:0",
            "--db",
            &format!("sqlite:{}", database.display()),
        ]);
        for limit in [
            "requests",
            "person_requests",
            "sign_ins",
            "login_sign_ins",
            "login_sign_ins_anywhere",
            "accounts",
            "words",
            "sockets",
        ] {
            command.args(["--limit", &format!("{limit}=1000000")]);
        }
        let mut child = command.stdout(Stdio::piped()).stderr(File::create(&log)?).spawn()?;
        let mut line = String::new();
        let out = child.stdout.take().context("the server has an output")?;
        BufReader::new(out).read_line(&mut line)?;
        let address = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        let address = address.with_context(|| format!("the server did not start: see {}", log.display()))?;
        Ok(Server { address: format!("http://{}", address.trim_end_matches(';')), child, log })
    }

    /// Ends the server; what it has logged.
    fn stop(mut self) -> Result<String> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(fs::read_to_string(&self.log)?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn text(path: &Path) -> String {
    path.display().to_string()
}
