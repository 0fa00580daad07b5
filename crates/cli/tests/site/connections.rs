//! Connections that ask for nothing, say nothing or read nothing: they end in good time and keep nobody else out. All of it is
//! bounded and stays on loopback.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;
use socket2::{Domain, Socket, Type};

use crate::database::Database;
use crate::site::{Person, Site, generous};

const ALIVE: &str = "/api/v1/alive";
const GREEDY: Ipv4Addr = Ipv4Addr::LOCALHOST;
const MODEST: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// A connection from an address of this computer.
fn connect(site: &Site, from: Ipv4Addr) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
    socket.bind(&SocketAddr::from((from, 0)).into()).unwrap();
    socket.connect(&site.address.parse::<SocketAddr>().unwrap().into()).unwrap();
    let stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    stream
}

/// All that comes until the server closes the connection, and how long that took.
fn until_closed(stream: &mut TcpStream) -> (String, Duration) {
    let began = Instant::now();
    let (mut told, mut part) = (Vec::new(), [0; 4096]);
    loop {
        match stream.read(&mut part) {
            Ok(0) => break,
            Ok(length) => told.extend_from_slice(&part[..length]),
            Err(error) if error.kind() == ErrorKind::ConnectionReset => break,
            Err(error) => panic!("the connection stays open: {error}"),
        }
    }
    (String::from_utf8_lossy(&told).into_owned(), began.elapsed())
}

/// Asks once and closes the connection; the status line.
fn ask(site: &Site, from: Ipv4Addr, path: &str, headers: &str) -> String {
    let mut stream = connect(site, from);
    let host = &site.address;
    let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    until_closed(&mut stream).0.lines().next().unwrap_or_default().to_owned()
}

fn site_with(limits: &[&str], more: &[&str]) -> Site {
    let limits: Vec<String> = limits.iter().map(|&limit| limit.to_owned()).collect();
    Site::start_with_limits(&Database::sqlite(), &limits, more)
}

/// A thousand connections from one address begin a request and never end it. The server has files for half of them.
#[test]
fn half_sent_requests_lock_nobody_out() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let site = Site::start_under(&Database::sqlite(), "-n 600", &["--timeout", "head=3"], &log);
    let mut held: Vec<TcpStream> = (0..1000)
        .map(|_| {
            let mut stream = connect(&site, GREEDY);
            // It may have been refused already.
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n");
            stream
        })
        .collect();
    let began = Instant::now();
    assert_eq!(ask(&site, MODEST, ALIVE, ""), "HTTP/1.1 204 No Content");
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    for stream in &mut held {
        until_closed(stream);
    }
    assert!(began.elapsed() < Duration::from_secs(6), "{:?}", began.elapsed());
    assert_eq!(ask(&site, GREEDY, ALIVE, ""), "HTTP/1.1 204 No Content");
}

/// An address has so many connections. One more takes the place of one that waits, and is refused where all are in use.
#[test]
fn one_address_has_so_many_connections() {
    let site = site_with(&["connections=3"], &[]);
    let mut first = connect(&site, GREEDY);
    let mut others: Vec<TcpStream> = (0..3).map(|_| connect(&site, GREEDY)).collect();
    assert_eq!(until_closed(&mut first).0, "");
    for stream in &mut others {
        // The server has begun to answer: it says that it will read on.
        let head = "POST /api/v1/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n";
        stream.write_all(format!("{head}expect: 100-continue\r\n\r\n").as_bytes()).unwrap();
        let mut go_on = [0; 25];
        stream.read_exact(&mut go_on).unwrap();
    }
    assert_eq!(ask(&site, GREEDY, ALIVE, ""), "HTTP/1.1 503 Service Unavailable");
    assert_eq!(ask(&site, MODEST, ALIVE, ""), "HTTP/1.1 204 No Content");
}

/// Nothing said at all, half a head, a head that drips, a half body, one that drips, and nothing after an answer: each ends in time.
#[test]
fn whoever_is_too_slow_is_not_waited_for() {
    let timeouts = ["head=1", "body=1", "whole_body=3", "idle=4"].map(|timeout| ["--timeout", timeout]);
    let site = site_with(&[], timeouts.as_flattened());
    let post = "POST /api/v1/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n";
    thread::scope(|scope| {
        let ends = |first: &'static str, drip: bool, seconds: std::ops::Range<u64>, answer: &'static str| {
            let site = &site;
            scope.spawn(move || {
                let mut stream = connect(site, GREEDY);
                stream.write_all(first.as_bytes()).unwrap();
                let mut writer = stream.try_clone().unwrap();
                thread::spawn(move || {
                    while drip && writer.write_all(b"x").is_ok() {
                        thread::sleep(Duration::from_millis(300));
                    }
                });
                let (told, time) = until_closed(&mut stream);
                assert!(
                    told.starts_with(answer) && (answer.is_empty() == told.is_empty()),
                    "{first}: {told}"
                );
                assert!(seconds.contains(&time.as_secs()), "{first}: {time:?}");
            });
        };
        ends("", false, 1..4, "");
        ends("GET / HTT", false, 1..4, "");
        ends("GET / HTTP/1.1\r\nx: ", true, 1..4, "");
        ends(post, false, 1..3, "HTTP/1.1 408");
        ends(post, true, 3..7, "HTTP/1.1 408");
        ends("GET /api/v1/alive HTTP/1.1\r\nhost: x\r\n\r\n", false, 4..8, "HTTP/1.1 204");
    });
}

/// Answers that nobody reads are thrown away with their connections.
#[test]
fn answers_that_nobody_reads_are_dropped() {
    let site = site_with(&[], &["--timeout", "unread=1"]);
    let before = site.files();
    let many = "GET /api/v1/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(100);
    let mut held: Vec<TcpStream> = (0..40)
        .map(|_| {
            let mut stream = connect(&site, GREEDY);
            stream.write_all(many.as_bytes()).unwrap();
            // The first answer has begun.
            stream.read_exact(&mut [0; 8]).unwrap();
            stream
        })
        .collect();
    let began = Instant::now();
    while site.files() > before {
        assert!(began.elapsed() < Duration::from_secs(8), "{} connections stay", site.files() - before);
        thread::sleep(Duration::from_millis(100));
    }
    // Whoever reads gets everything, also a while later.
    let mut stream = connect(&site, MODEST);
    let last = "GET /api/v1/alive HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    stream.write_all(format!("{many}{last}").as_bytes()).unwrap();
    thread::sleep(Duration::from_millis(500));
    let told = until_closed(&mut stream).0;
    assert_eq!((told.matches("HTTP/1.1 200").count(), told.matches("HTTP/1.1 204").count()), (100, 1));
    held.clear();
}

/// One address has so much of the answers that wait to be read; others are not concerned.
#[test]
fn one_address_keeps_only_so_many_answers_waiting() {
    let site = site_with(&["answers=1", "requests=100000"], &["--timeout", "unread=2"]);
    let path = "/api/v1/openapi.json";
    let many = format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n").repeat(20);
    let held: Vec<TcpStream> = (0..60)
        .map(|_| {
            let mut stream = connect(&site, GREEDY);
            stream.write_all(many.as_bytes()).unwrap();
            stream.read_exact(&mut [0; 8]).unwrap();
            stream
        })
        .collect();
    assert_eq!(ask(&site, GREEDY, path, ""), "HTTP/1.1 429 Too Many Requests");
    assert_eq!(ask(&site, GREEDY, ALIVE, ""), "HTTP/1.1 204 No Content");
    assert_eq!(ask(&site, MODEST, path, ""), "HTTP/1.1 200 OK");
    drop(held);
    thread::sleep(Duration::from_millis(300));
    assert_eq!(ask(&site, GREEDY, path, ""), "HTTP/1.1 200 OK");
}

/// Sockets that are never read: the server keeps little for each, drops it in the end, and whoever comes back plays on.
#[test]
fn sockets_that_nobody_reads_are_dropped_and_resumed() {
    let limits = [&generous()[..], &["send_buffer=64".to_owned()]].concat();
    let site = Site::start_with_limits(&Database::sqlite(), &limits, &["--timeout", "unread=2"]);
    let mut anna = site.guest("Anna");
    let ids: Vec<String> =
        (0..20).map(|_| anna.open_for_two(json!(["me", "me"]))["id"].as_str().unwrap().to_owned()).collect();
    let mut reading = anna.socket(&ids[0], "");
    reading.next_of("hello");
    let before = (site.files(), site.memory());
    let mut unread: Vec<_> = ids.iter().map(|id| anna.socket(id, "want=view,choices,story,data")).collect();
    // Whoever looks on asks again and again how things stand, and reads nothing of it.
    for socket in &mut unread {
        for _ in 0..400 {
            socket.send(&json!({ "type": "watch", "seat": 0 }));
        }
    }
    let began = Instant::now();
    while site.files() > before.0 {
        assert!(began.elapsed() < Duration::from_secs(20), "{} sockets stay", site.files() - before.0);
        thread::sleep(Duration::from_millis(100));
    }
    let grown = site.memory() - before.1;
    assert!(grown < 60, "{grown} MB for sockets that nobody reads");
    reading.send(&json!({ "type": "ping" }));
    reading.next_of("pong");
    anna.socket(&ids[1], "").next_of("hello");
}

/// Who falls behind is told to come back, and is sent how things stand.
#[test]
fn who_reads_too_slowly_is_told_to_come_back() {
    let limits = [&generous()[..], &["send_buffer=16".to_owned()]].concat();
    let site = Site::start_with_limits(&Database::sqlite(), &limits, &[]);
    let mut anna = site.guest("Anna");
    let table = anna.open_for_two(json!(["me", "me"]));
    let id = table["id"].as_str().unwrap();
    let mut slow = anna.socket(id, "want=view,choices,story");
    slow.next_of("hello");
    for count in 0..120 {
        let (seat, state) = anna.turn(id);
        let act = json!({ "act": state["choices"][0]["action"] });
        let command = json!({ "id": format!("c{count}"), "seat": seat, "do": act });
        anna.post(&format!("/tables/{id}/commands"), command).expect(200);
    }
    assert_eq!(slow.goodbye(), Some(1013));
    let hello = anna.socket(id, "").next_of("hello");
    assert_eq!(hello["state"]["entries"], anna.turn(id).1["entries"]);
}

/// The server raises the limit of files as far as it may, says so, and takes no more connections than that.
#[test]
fn the_limit_of_files_is_raised_and_said() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    for (ulimit, files, connections) in [("-Sn 256", None, 4096), ("-n 300", Some(300), 200)] {
        let site = Site::start_under(&Database::sqlite(), ulimit, &[], &log);
        let most = site.file_limit();
        assert!(files.is_none_or(|files| files == most) && most > 256, "{most}");
        let said = std::fs::read_to_string(&log).unwrap();
        let connections = connections.min(most - 100);
        assert!(
            said.contains(&format!("at most {connections} connections at a time: {most} files")),
            "{said}"
        );
    }
}

/// Behind a proxy everybody is counted by the address that it tells, and only where it is believed. The proxy itself may have as many
/// connections as it likes.
#[test]
fn only_proxies_that_were_named_are_believed() {
    let limits = ["requests=5", "connections=2"];
    let served = |from, address: &str, site: &Site| {
        let answers = (0..8).map(|_| ask(site, from, ALIVE, &format!("x-forwarded-for: {address}\r\n")));
        answers.filter(|answer| answer.contains("204")).count()
    };
    let site = site_with(&limits, &["--behind-proxy", "127.0.0.2,10.0.0.0/8"]);
    for (from, address, count) in [
        (MODEST, "198.51.100.1", 5),
        (MODEST, "6.6.6.6, 198.51.100.1", 0),
        (MODEST, "198.51.100.2, 10.0.0.9", 5),
        (MODEST, "2001:db8:1:2::1", 5),
        (MODEST, "2001:db8:1:2:ffff::", 0),
        (MODEST, "2001:db8:1:3::1", 5),
        (GREEDY, "198.51.100.3", 5),
        (GREEDY, "198.51.100.4", 0),
    ] {
        assert_eq!(served(from, address, &site), count, "{from} {address}");
    }
    let open: Vec<TcpStream> = (0..20).map(|_| connect(&site, MODEST)).collect();
    assert_eq!(ask(&site, MODEST, ALIVE, "x-forwarded-for: 198.51.100.5\r\n"), "HTTP/1.1 204 No Content");
    for mut stream in open {
        stream.write_all(b"GET /api/v1/alive HTTP/1.1\r\nx-forwarded-for: 198.51.100.6\r\n\r\n").unwrap();
        assert!(stream.read(&mut [0; 100]).unwrap() > 0);
    }

    let site = site_with(&limits, &["--behind-proxy"]);
    assert_eq!(served(GREEDY, "198.51.100.1", &site), 5);
    assert_eq!(served(GREEDY, "198.51.100.2", &site), 5, "a proxy on this computer is believed");
    let site = site_with(&limits, &[]);
    assert_eq!(served(GREEDY, "198.51.100.1", &site), 5);
    assert_eq!(served(GREEDY, "198.51.100.2", &site), 0, "nobody is believed");
}

/// The limit of a person holds wherever the requests come from, and a login cannot be guessed from everywhere.
#[test]
fn people_have_limits_besides_addresses() {
    let limits = ["person_requests=30", "sign_ins=1000", "login_sign_ins=3", "login_sign_ins_anywhere=10"];
    let site = site_with(&limits, &["--behind-proxy"]);
    let mut anna = site.guest("Anna");
    let from = |address: u32| format!("198.51.{}.{}", address / 100, address % 100 + 1);
    let sign_in = |nobody: &mut Person, address: u32, password: &str| {
        let body = json!({ "login": "anna", "password": password }).to_string();
        nobody.send("POST", "/session", &[("x-forwarded-for", &from(address))], Some(body)).status
    };
    anna.post("/account", json!({ "login": "anna", "password": "correct horse" })).expect(200);
    let mut nobody = Person::nobody(&site.address);
    assert_eq!(sign_in(&mut nobody, 0, "correct horse"), 200);
    let mut guesses = [0; 2];
    for address in 1..9 {
        for _ in 0..4 {
            guesses
                [usize::from(sign_in(&mut Person::nobody(&site.address), address, "wrong horse") == 429)] +=
                1;
        }
    }
    assert!(guesses[0] <= 11 && guesses[1] >= 21, "{guesses:?}");
    let mut elsewhere = Person::nobody(&site.address);
    assert_eq!(sign_in(&mut elsewhere, 0, "correct horse"), 200, "where the owner has been before");
    let served = (0..60).filter(|&count| {
        let address = from(500 + count);
        anna.send("GET", "/me", &[("x-forwarded-for", &address)], None).status == 200
    });
    let served = served.count();
    assert!((20..45).contains(&served), "{served}");
    nobody.get("/me").expect(429);
    site.guest("Ben").get("/me").expect(200);
}
