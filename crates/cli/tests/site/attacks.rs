//! One visitor who wants to stop the site for everybody else. All of it is bounded and stays on loopback.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::database::{Database, on_both};
use crate::site::{Person, Site};

/// A connection on which bytes are sent as they are.
struct Raw(BufReader<TcpStream>);

impl Raw {
    fn connect(site: &Site) -> Raw {
        let stream = TcpStream::connect(&site.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        Raw(BufReader::new(stream))
    }

    fn send(&mut self, bytes: &[u8]) -> bool {
        self.0.get_mut().write_all(bytes).is_ok()
    }

    /// The head of the next answer in small letters; its body is skipped.
    fn answer(&mut self) -> String {
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(self.0.read_line(&mut head).unwrap() > 0, "the connection is gone after {head}");
        }
        let head = head.to_lowercase();
        let length = head.split("content-length: ").nth(1).and_then(|rest| rest.split("\r\n").next());
        let mut body = vec![0; length.map_or(0, |length| length.parse().unwrap())];
        self.0.read_exact(&mut body).unwrap();
        head
    }
}

/// Who asks too often is told how long to wait, and the connection can be used again: the body of what was refused was read.
#[test]
fn a_refused_request_says_how_long_to_wait_and_keeps_its_connection() {
    let database = Database::sqlite();
    let site = Site::start_at(&database, "127.0.0.1:0", &["requests=2".to_owned()]);
    let mut raw = Raw::connect(&site);
    let body = json!({ "name": "x".repeat(200_000) }).to_string();
    let mut refused = 0;
    for _ in 0..6 {
        let head = format!(
            "POST /api/v1/guests HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
            site.address,
            body.len()
        );
        assert!(raw.send(head.as_bytes()) && raw.send(body.as_bytes()));
        let answer = raw.answer();
        if answer.starts_with("http/1.1 429") {
            refused += 1;
            let wait = answer.split("retry-after: ").nth(1).and_then(|rest| rest.split("\r\n").next());
            let wait: u64 = wait.unwrap_or_else(|| panic!("{answer}")).parse().unwrap();
            assert!((1..=60).contains(&wait), "{wait}");
        }
    }
    assert!(refused >= 3, "{refused}");
}

/// So does whoever is refused before anybody looks at the body, as somebody whom the server does not know, or who asks too often.
#[test]
fn a_refusal_before_the_body_keeps_the_connection() {
    let database = Database::sqlite();
    let site = Site::start_with_limits(&database, &["person_requests=3".to_owned()], &[]);
    let anna = site.guest("Anna");
    let body = json!({ "game": "x".repeat(400_000) }).to_string();
    for (cookie, refused) in
        [("steading=nobody", "http/1.1 401"), (anna.cookie.as_deref().unwrap(), "http/1.1 429")]
    {
        let mut raw = Raw::connect(&site);
        let answers: Vec<String> = (0..6)
            .map(|_| {
                let head = format!(
                    "POST /api/v1/tables HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
                     content-length: {}\r\n\r\n",
                    site.address,
                    body.len()
                );
                assert!(raw.send(head.as_bytes()) && raw.send(body.as_bytes()));
                raw.answer()
            })
            .collect();
        assert!(answers[5].starts_with(refused), "{}", answers[5]);
        assert_eq!(answers[5].contains("retry-after: "), refused.ends_with("429"), "{}", answers[5]);
    }
}

/// Forty connections begin messages of 15 MB each and never end them.
#[test]
fn unfinished_messages_take_no_memory() {
    let database = Database::sqlite();
    let site = Site::start(&database);
    let mut anna = site.guest("Anna");
    let table = anna.open("settlement", json!(["me", "me"]));
    let before = site.memory();
    let mut open = Vec::new();
    for _ in 0..40 {
        let mut raw = Raw::connect(&site);
        let request = format!(
            "GET /api/v1/tables/{}/socket HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            table["id"].as_str().unwrap(),
            site.address,
            anna.cookie.as_deref().unwrap(),
        );
        raw.send(request.as_bytes());
        assert!(raw.answer().starts_with("http/1.1 101"));
        // A masked text of 15 MB, of which a part comes.
        raw.send(&[0x81, 0xff, 0, 0, 0, 0, 0x00, 0xf0, 0x00, 0x00, 1, 2, 3, 4]);
        raw.send(&vec![0; 300_000]);
        open.push(raw);
    }
    thread::sleep(Duration::from_millis(500));
    let grown = site.memory().saturating_sub(before);
    assert!(grown < 60, "{grown} MB for unfinished messages");
    anna.get("/me").expect(200);
}

/// Sixty passwords at the same time, of 19 MiB each: 1,140 in all. The allocator keeps some more than the two that are hashed.
#[test]
fn passwords_are_hashed_two_at_a_time() {
    let database = Database::sqlite();
    let site = Site::start(&database);
    let before = site.memory();
    thread::scope(|scope| {
        for _ in 0..60 {
            let mut nobody = Person::nobody(&site.address);
            scope.spawn(move || {
                nobody.post("/session", json!({ "login": "anna", "password": "wrong password" })).expect(401)
            });
        }
    });
    let grown = site.memory().saturating_sub(before);
    assert!(grown < 400, "{grown} MB for passwords");
}

/// An answer and what follows it are sent at once, not after the client has acknowledged the first.
#[test]
fn small_answers_do_not_wait_for_each_other() {
    let database = Database::sqlite();
    let site = Site::start(&database);
    let mut anna = site.guest("Anna");
    let table = anna.open("settlement", json!(["me", "me"]));
    let mut socket = anna.socket(table["id"].as_str().unwrap(), "");
    socket.next_of("hello");
    let mut times: Vec<Duration> = (0..21)
        .map(|_| {
            let began = Instant::now();
            for _ in 0..3 {
                socket.send(&json!({ "type": "ping" }));
                socket.next_of("pong");
                socket.send(&json!({ "type": "check", "id": "c", "action": "nonsense" }));
                socket.send(&json!({ "type": "ping" }));
                socket.next_raw("refused");
                socket.next_of("pong");
            }
            began.elapsed()
        })
        .collect();
    times.sort();
    assert!(times[10] < Duration::from_millis(60), "{:?}", times[10]);
}

/// With very many tables of others, one's own are found without reading all.
#[test]
fn lists_do_not_grow_slower_with_the_tables_of_others() {
    let database = Database::sqlite();
    let mut site = Site::start(&database);
    let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
    anna.open_for_two(json!(["me", "me"]));
    ben.open_for_two(json!(["me", "me"]));
    site.kill();
    let copies = format!(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150000)
         INSERT INTO tables SELECT 'copy' || i, game, rules, terms, seed, host, public, status, waiting, NULL, created, changed,
         format, data, '', changed FROM n, tables WHERE host = '{}'",
        ben.id
    );
    assert_eq!(database.execute(&copies), 150_000);
    let site = Site::start(&database);
    anna.address.clone_from(&site.address);
    for path in ["/me/tables", "/me/turns"] {
        let mut times: Vec<Duration> = (0..9)
            .map(|_| {
                let began = Instant::now();
                assert_eq!(anna.get(path).expect(200).as_array().unwrap().len(), 1, "{path}");
                began.elapsed()
            })
            .collect();
        times.sort();
        assert!(times[4] < Duration::from_millis(12), "{path}: {:?}", times[4]);
    }
}

/// Tables that cannot be read do not fill the log and do not stand in the way of those that can.
#[test]
fn broken_tables_are_put_off_and_complained_about_seldom() {
    on_both(|database| {
        let (mut site, log) = Site::start_with_log(database);
        let mut anna = site.guest("Anna");
        for _ in 0..25 {
            anna.open_for_two(json!(["me", "me"]));
        }
        database.execute("UPDATE entries SET body = '{'");
        database.execute("UPDATE tables SET wake = 1");
        site.kill();
        drop(log);
        let (mut site, log) = Site::start_with_log(database);
        let began = Instant::now();
        while database.number("SELECT COUNT(*) FROM tables WHERE wake = 1") > 0 {
            assert!(began.elapsed() < Duration::from_secs(10), "broken tables stay due");
            thread::sleep(Duration::from_millis(50));
        }
        thread::sleep(Duration::from_secs(1));
        site.kill();
        let lines = log.join().unwrap();
        let said = lines.lines().filter(|line| line.contains("table")).count();
        assert!((1..=12).contains(&said), "{said} lines:\n{lines}");
    });
}

/// What is somebody's own is not kept on the way, names show all that they are, and sites by https stay there.
#[test]
fn answers_and_names_keep_to_themselves() {
    let database = Database::sqlite();
    let site = Site::start_with(&database, &["--https"]);
    let me = site.page("POST", "/api/v1/guests", &[]);
    assert_eq!(me.header("cache-control"), "no-store");
    assert!(me.header("strict-transport-security").starts_with("max-age="));
    assert!(me.header("content-security-policy").contains("connect-src 'self';"));
    assert_eq!(site.page("GET", "/api/v1/games/settlement/texts/en", &[]).status, 200);
    let plain = Site::start(&Database::sqlite());
    assert!(plain.page("GET", "/", &[]).header("strict-transport-security").is_empty());
    let mut nobody = Person::nobody(&site.address);
    for name in ["An\u{200b}na", "An\u{202e}na", "\u{2066}Anna", "Anna\u{feff}", "\u{3164}", "a\u{ad}b"] {
        nobody.post("/guests", json!({ "name": name })).expect(400);
    }
    // A Cyrillic letter, a Greek one and an Armenian one among Latin ones, and one Latin among Cyrillic ones.
    for name in ["Аnna", "Οtto", "Ott\u{585}", "Ольгa"] {
        let told = nobody.post("/guests", json!({ "name": name })).expect(400);
        assert!(told["detail"].as_str().unwrap().contains("alphabets"), "{name}: {told}");
    }
    for name in ["Änne Müller-Lüdenscheidt", "José", "Ольга", "北京", "🐑"] {
        assert_eq!(nobody.post("/guests", json!({ "name": name })).expect(201)["name"], name);
    }
    assert_eq!(nobody.post("/guests", json!({ "name": "𝐀𝐧𝐧𝐚" })).expect(201)["name"], "Anna");
    nobody.get("/alive").expect(204);
}
