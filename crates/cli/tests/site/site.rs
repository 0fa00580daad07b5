//! A running server, and people who use it through HTTP and WebSockets as any client does.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

use crate::database::Database;

/// Limits that no test reaches.
pub(crate) fn generous() -> [String; 15] {
    let names = [
        "requests",
        "sign_ins",
        "accounts",
        "messages",
        "words",
        "sockets",
        "connections",
        "login_sign_ins",
        "login_sign_ins_anywhere",
        "person_requests",
        "person_messages",
        "person_sockets",
        "tables",
        "lobby",
        "copies",
    ];
    names.map(|name| format!("{name}=1000000"))
}

/// A server in a process of its own.
pub(crate) struct Site {
    child: Child,
    pub(crate) address: String,
}

impl Site {
    /// Starts a server that lets tests ask a lot.
    pub(crate) fn start(database: &Database) -> Site {
        Site::start_at(database, "127.0.0.1:0", &generous())
    }

    /// Starts a server whose bots wait so many milliseconds between their moves.
    pub(crate) fn start_with_pause(database: &Database, pause: u32) -> Site {
        Site::launch(database, "127.0.0.1:0", &generous(), pause, Stdio::null())
    }

    /// Starts a server with an owner's data files.
    pub(crate) fn start_with_data(database: &Database, folder: &Path) -> Site {
        Site::await_address(Site::command(database, "127.0.0.1:0", &generous(), 0).arg("--data").arg(folder))
    }

    /// Starts a server that lets tests ask a lot; what it has logged can be read when it has ended.
    pub(crate) fn start_with_log(database: &Database) -> (Site, JoinHandle<String>) {
        let mut site = Site::launch(database, "127.0.0.1:0", &generous(), 0, Stdio::piped());
        let mut stderr = site.child.stderr.take().unwrap();
        let log = thread::spawn(move || {
            let mut text = String::new();
            stderr.read_to_string(&mut text).unwrap();
            text
        });
        (site, log)
    }

    /// Starts a server at an address, with these limits.
    pub(crate) fn start_at(database: &Database, listen: &str, limits: &[String]) -> Site {
        let quiet = std::env::var_os("RUST_LOG").is_none();
        let stderr = if quiet { Stdio::null() } else { Stdio::inherit() };
        Site::launch(database, listen, limits, 0, stderr)
    }

    fn launch(database: &Database, listen: &str, limits: &[String], bot_pause: u32, stderr: Stdio) -> Site {
        Site::await_address(Site::command(database, listen, limits, bot_pause).stderr(stderr))
    }

    fn command(database: &Database, listen: &str, limits: &[String], bot_pause: u32) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_steading"));
        command.args(["serve", "--no-browser", "--listen", listen, "--db", &database.address]);
        command.args(["--bot-pause", &bot_pause.to_string()]);
        for limit in limits {
            command.args(["--limit", limit]);
        }
        command
    }

    /// Starts a server in surroundings of its own; what it has logged can be read when it has ended.
    pub(crate) fn start_in(
        database: &Database,
        more: &[&str],
        prepare: impl FnOnce(&mut Command),
    ) -> (Site, JoinHandle<String>) {
        let mut command = Site::command(database, "127.0.0.1:0", &generous(), 0);
        command.args(more).stderr(Stdio::piped());
        prepare(&mut command);
        let mut site = Site::await_address(&mut command);
        let mut stderr = site.child.stderr.take().unwrap();
        let log = thread::spawn(move || {
            let mut text = String::new();
            stderr.read_to_string(&mut text).unwrap();
            text
        });
        (site, log)
    }

    /// What a server says that cannot start, with its exit code; nothing if it can.
    pub(crate) fn refusal(database: &Database, prepare: impl FnOnce(&mut Command)) -> Option<(i32, String)> {
        let mut command = Site::command(database, "127.0.0.1:0", &generous(), 0);
        command.stderr(Stdio::piped()).stdout(Stdio::piped());
        prepare(&mut command);
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let starts = line.contains("http://");
        if starts {
            child.kill().unwrap();
        }
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        (!starts).then(|| (output.status.code().unwrap_or(-1), said))
    }

    /// The exit code, if the server ends by itself in time.
    pub(crate) fn ends_within(&mut self, time: Duration) -> Option<i32> {
        let began = Instant::now();
        while began.elapsed() < time {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code();
            }
            thread::sleep(Duration::from_millis(20));
        }
        None
    }

    fn await_address(command: &mut Command) -> Site {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(';').next());
        let address = address.unwrap_or_else(|| panic!("the server did not start: {line}")).to_owned();
        Site { child, address }
    }

    /// Starts a server with more arguments.
    pub(crate) fn start_with(database: &Database, more: &[&str]) -> Site {
        Site::await_address(Site::command(database, "127.0.0.1:0", &generous(), 0).args(more))
    }

    /// Starts a server with these limits and more arguments.
    pub(crate) fn start_with_limits(database: &Database, limits: &[String], more: &[&str]) -> Site {
        Site::await_address(
            Site::command(database, "127.0.0.1:0", limits, 0).args(more).stderr(Stdio::null()),
        )
    }

    /// Starts a server with the usual limits and one of the system for its files, as a shell sets it; its log goes into a file.
    pub(crate) fn start_under(database: &Database, files: &str, more: &[&str], log: &Path) -> Site {
        let mut served = Site::command(database, "127.0.0.1:0", &[], 0);
        served.args(more);
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("ulimit {files}; exec \"$0\" \"$@\"")]);
        shell.arg(served.get_program()).args(served.get_args()).env_remove("RUST_LOG");
        Site::await_address(shell.stderr(std::fs::File::create(log).unwrap()))
    }

    /// How many files it may open, by the word of the system.
    pub(crate) fn file_limit(&self) -> u64 {
        let limits = std::fs::read_to_string(format!("/proc/{}/limits", self.child.id())).unwrap();
        let line = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap();
        line.split_whitespace().next().unwrap().parse().unwrap()
    }

    /// How many files it has open, connections among them.
    pub(crate) fn files(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.child.id())).unwrap().count()
    }

    /// The most memory that it has had, in megabytes.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        most.and_then(|most| most.trim().strip_suffix(" kB")).unwrap().trim().parse::<u64>().unwrap() / 1024
    }

    /// Kills the server at once, as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks the server to end; how long that took.
    pub(crate) fn stop(&mut self) -> Duration {
        let began = Instant::now();
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
        began.elapsed()
    }

    /// A new guest.
    pub(crate) fn guest(&self, name: &str) -> Person {
        let mut person = Person::nobody(&self.address);
        let me = person.post("/guests", json!({ "name": name })).expect(201);
        me["id"].as_str().unwrap().clone_into(&mut person.id);
        person
    }

    /// A new guest from elsewhere, at a server behind a proxy.
    pub(crate) fn guest_from(&self, from: &'static str, name: &str) -> Person {
        let mut person = Person { from: Some(from), ..Person::nobody(&self.address) };
        let me = person.post("/guests", json!({ "name": name })).expect(201);
        me["id"].as_str().unwrap().clone_into(&mut person.id);
        person
    }

    /// The processor time that it has taken, in seconds.
    pub(crate) fn cpu_seconds(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
        (fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap()) / 100.0
    }

    /// What a browser gets at a path.
    pub(crate) fn page(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Page {
        let uri = format!("http://{}{path}", self.address);
        let mut request = ureq::http::Request::builder().method(method).uri(uri);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let response = agent.run(request.body(()).unwrap()).unwrap();
        let (parts, mut body) = response.into_parts();
        Page { status: parts.status.as_u16(), headers: parts.headers, body: body.read_to_string().unwrap() }
    }
}

/// What a browser gets.
pub(crate) struct Page {
    pub(crate) status: u16,
    pub(crate) body: String,
    headers: ureq::http::HeaderMap,
}

impl Page {
    /// A header, empty if it is not there.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody with a browser or a program.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) address: String,
    pub(crate) id: String,
    pub(crate) cookie: Option<String>,
    pub(crate) token: Option<String>,
    /// Where a proxy says that they come from.
    pub(crate) from: Option<&'static str>,
    agent: ureq::Agent,
}

/// What a request came back with.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) kind: String,
    pub(crate) body: Value,
}

impl Response {
    /// The body, if the status is the expected one.
    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.body);
        if status >= 400 {
            assert_eq!(self.kind, "application/problem+json");
            let detail = self.body["detail"].as_str().unwrap_or_default();
            assert!(detail.len() > 5, "{}", self.body);
        }
        self.body
    }
}

impl Person {
    /// Somebody the server does not know.
    pub(crate) fn nobody(address: &str) -> Person {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(Duration::from_secs(30)));
        Person {
            address: address.to_owned(),
            id: String::new(),
            cookie: None,
            token: None,
            from: None,
            agent: config.build().into(),
        }
    }

    pub(crate) fn get(&mut self, path: &str) -> Response {
        self.send("GET", path, &[], None)
    }

    /// The answer, unless the server is away.
    pub(crate) fn try_get(&mut self, path: &str) -> Option<Response> {
        std::net::TcpStream::connect(&self.address).ok()?;
        Some(self.get(path))
    }

    pub(crate) fn post(&mut self, path: &str, body: Value) -> Response {
        self.send("POST", path, &[], Some(body.to_string()))
    }

    pub(crate) fn put(&mut self, path: &str, body: Value) -> Response {
        self.send("PUT", path, &[], Some(body.to_string()))
    }

    pub(crate) fn delete(&mut self, path: &str) -> Response {
        self.send("DELETE", path, &[], None)
    }

    /// Sends a request and keeps the cookie that comes back.
    pub(crate) fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<String>,
    ) -> Response {
        self.try_send(method, path, headers, body).expect("an answer")
    }

    /// The same, unless the server goes away meanwhile.
    pub(crate) fn try_send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<String>,
    ) -> Option<Response> {
        let mut request = ureq::http::Request::builder()
            .method(method)
            .uri(format!("http://{}/api/v1{path}", self.address));
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if let Some(from) = self.from {
            request = request.header("x-forwarded-for", from);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if body.is_some() {
            request = request.header("content-type", "application/json");
        }
        let request = request.body(body.unwrap_or_default()).unwrap();
        let mut response = self.agent.run(request).ok()?;
        let text = |response: &ureq::http::Response<ureq::Body>, name: &str| {
            response.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
        };
        let cookie = text(&response, "set-cookie");
        if let Some(pair) = cookie.split(';').next().filter(|pair| !pair.is_empty()) {
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            self.cookie = Some(pair.to_owned());
        }
        let (status, kind) = (response.status().as_u16(), text(&response, "content-type"));
        let body = response.body_mut().read_to_string().ok()?;
        let body = serde_json::from_str(&body).unwrap_or(Value::String(body));
        Some(Response { status, kind, body })
    }

    /// Opens a table.
    pub(crate) fn open(&mut self, game: &str, seats: Value) -> Value {
        self.post("/tables", json!({ "game": game, "seats": seats })).expect(201)
    }

    /// Opens a table of Settlement for two.
    pub(crate) fn open_for_two(&mut self, seats: Value) -> Value {
        let terms = json!({ "players": 2 });
        self.post("/tables", json!({ "game": "settlement", "public": true, "terms": terms, "seats": seats }))
            .expect(201)
    }

    /// The seat that must act, and what can be done there; it must be one of one's own.
    pub(crate) fn turn(&mut self, table: &str) -> (u64, Value) {
        let seat = self.get(&format!("/tables/{table}")).expect(200)["waiting"][0].as_u64().unwrap();
        (seat, self.get(&format!("/tables/{table}/state?seat={seat}")).expect(200)["state"].clone())
    }

    /// The whole story of a table, as an own seat or everybody knows it; it comes in parts, the last one first.
    pub(crate) fn story(&mut self, table: &str, seat: Option<u8>) -> Vec<Value> {
        let eyes = seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        let (mut story, mut until) = (Vec::new(), String::new());
        loop {
            let part = self.get(&format!("/tables/{table}/state?want=story{eyes}{until}")).expect(200);
            let part = part["story"].as_array().unwrap();
            assert!((1..=250).contains(&part.len()), "{} lines", part.len());
            story.splice(0..0, part.iter().cloned());
            match part[0]["decision"].as_u64().unwrap() {
                0 => return story,
                first => until = format!("&until={}", first - 1),
            }
        }
    }

    /// Does something at a table by REST; the number of entries after it.
    pub(crate) fn command(&mut self, table: &str, id: &str, deed: Value) -> Response {
        self.post(&format!("/tables/{table}/commands"), json!({ "id": id, "do": deed }))
    }

    /// Opens the WebSocket of a table.
    pub(crate) fn socket(&self, table: &str, query: &str) -> Socket {
        self.try_socket(table, query, &[]).unwrap_or_else(|error| panic!("{error}"))
    }

    pub(crate) fn try_socket(
        &self,
        table: &str,
        query: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Box<tungstenite::Error>> {
        let url = format!("ws://{}/api/v1/tables/{table}/socket?{query}", self.address);
        let mut request = url.into_client_request().map_err(Box::new)?;
        let sent = request.headers_mut();
        if let Some(cookie) = &self.cookie {
            sent.insert("cookie", cookie.parse().unwrap());
        }
        if let Some(token) = &self.token {
            sent.insert("authorization", format!("Bearer {token}").parse().unwrap());
        }
        for (name, value) in headers {
            sent.insert(*name, value.parse().unwrap());
        }
        let (socket, _) = tungstenite::connect(request).map_err(Box::new)?;
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        }
        Ok(Socket { stream: socket, count: 0, latest: None })
    }
}

/// An open WebSocket.
pub(crate) struct Socket {
    stream: WebSocket<MaybeTlsStream<TcpStream>>,
    count: u32,
    /// The last update that came while something else was waited for.
    latest: Option<Value>,
}

impl Socket {
    /// Sends a command with a name of one's own; its answer, unless the connection is lost.
    pub(crate) fn try_command(&mut self, command: &Value) -> Option<Value> {
        let mut message = command.clone();
        message["type"] = json!("command");
        if !self.send(&message) {
            return None;
        }
        loop {
            let answer = self.next()?;
            if answer["id"] == command["id"] {
                return Some(answer);
            }
        }
    }

    /// The next message, whatever it is; nothing if the connection is gone.
    pub(crate) fn next(&mut self) -> Option<Value> {
        self.next_text().map(|text| serde_json::from_str(&text).unwrap())
    }

    /// The next message as it was sent.
    pub(crate) fn next_text(&mut self) -> Option<String> {
        loop {
            match self.stream.read() {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Reads on until the server says goodbye; with which code.
    pub(crate) fn goodbye(&mut self) -> Option<u16> {
        loop {
            match self.stream.read() {
                Ok(Message::Close(close)) => return close.map(|close| close.code.into()),
                Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of a kind.
    #[track_caller]
    pub(crate) fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().unwrap_or_else(|| panic!("no {kind} came"));
            if message["type"] == kind {
                return message;
            }
            assert_ne!(message["type"], "problem", "{message}");
        }
    }

    /// The next message of a kind, even if it is a problem.
    #[track_caller]
    pub(crate) fn next_raw(&mut self, kind: &str) -> Value {
        self.until(|message| message["type"] == kind)
    }

    /// The next message that fulfils a condition.
    #[track_caller]
    pub(crate) fn until(&mut self, mut wanted: impl FnMut(&Value) -> bool) -> Value {
        loop {
            let message = self.next().expect("another message");
            if wanted(&message) {
                return message;
            }
        }
    }

    /// The latest state that was sent.
    pub(crate) fn latest(&mut self) -> Value {
        self.latest.take().unwrap_or_else(|| self.next_of("update"))
    }

    pub(crate) fn send_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).unwrap();
    }

    /// Sends any kind of message; whether it could be sent.
    pub(crate) fn send_raw(&mut self, message: Message) -> bool {
        self.stream.send(message).is_ok()
    }

    /// Sends a message; whether it could be sent.
    pub(crate) fn send(&mut self, message: &Value) -> bool {
        self.stream.send(Message::text(message.to_string())).is_ok()
    }

    /// Sends a command and returns its answer; what else comes meanwhile is skipped.
    #[track_caller]
    pub(crate) fn command(&mut self, deed: Value, entries: Option<u64>) -> Value {
        self.count += 1;
        let id = format!("c{}", self.count);
        self.send(&json!({ "type": "command", "id": id, "entries": entries, "do": deed }));
        loop {
            let message = self.next().expect("an answer");
            if message["id"] == id.as_str() {
                return message;
            }
            if message["type"] == "update" {
                self.latest = Some(message);
            }
        }
    }
}
