//! PostgreSQL is away for a while, or only its answers are: everybody is told so soon, nothing is lost and nothing is done twice.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::database::Database;
use crate::proxy::{Proxy, Wire};
use crate::site::{Person, Site, Socket};

/// Everybody is told within this time: five seconds of patience, and what a connection that hangs takes.
const BOUND: Duration = Duration::from_secs(10);
/// People who play at the same time.
const PLAYERS: usize = 12;

/// A database behind a proxy: as the server reaches it, and as we do; nothing if PostgreSQL was said to be missing.
fn behind_a_proxy() -> Option<(Proxy, Database, Database)> {
    let direct = Database::postgres()?;
    let port = direct.address.rsplit_once(':').unwrap().1.split('/').next().unwrap().parse().unwrap();
    let proxy = Proxy::start(port);
    let through = Database::at(proxy.address(&direct.address));
    Some((proxy, through, direct))
}

/// Somebody at a table, with an open socket.
struct Seated {
    person: Person,
    table: String,
    socket: Socket,
    act: Value,
}

fn sit_down(site: &Site, number: usize) -> Seated {
    let mut person = site.guest(&format!("Player {number}"));
    let table = person.open_for_two(json!(["me", "me"]))["id"].as_str().unwrap().to_owned();
    let (seat, state) = person.turn(&table);
    let mut socket = person.socket(&table, &format!("seat={seat}"));
    socket.next_of("hello");
    let act = json!({ "id": "while-away", "seat": seat, "do": { "act": state["choices"][0]["action"] } });
    Seated { person, table, socket, act }
}

impl Seated {
    fn send(&mut self) -> Value {
        self.socket.try_command(&self.act).expect("the socket stays open")
    }
}

/// Waits until the server is well again.
fn await_health(person: &mut Person) {
    let began = Instant::now();
    while person.get("/health").status != 200 {
        assert!(began.elapsed() < BOUND, "the server does not recover");
        thread::sleep(Duration::from_millis(100));
    }
}

/// However many wait, each is told in time; health and liveness answer meanwhile; afterwards the same commands are done once.
#[test]
fn everybody_is_told_in_time_that_postgresql_is_away() {
    let away = [Wire::Cut, Wire::Frozen].map(|wire| {
        thread::spawn(move || {
            let Some((proxy, through, direct)) = behind_a_proxy() else { return };
            let site = Site::start(&through);
            let mut seated: Vec<Seated> = (0..PLAYERS).map(|number| sit_down(&site, number)).collect();
            proxy.set(wire);
            let began = Instant::now();
            thread::scope(|scope| {
                for player in &mut seated {
                    scope.spawn(|| {
                        let answer = player.send();
                        assert_eq!(answer["problem"]["status"], 503, "{answer}");
                        assert!(began.elapsed() < BOUND, "told after {:?}", began.elapsed());
                    });
                }
                for mut reader in [Person::nobody(&site.address), Person::nobody(&site.address)] {
                    scope.spawn(move || {
                        reader.cookie = Some("steading=nobody".to_owned());
                        reader.get("/me").expect(503);
                        assert!(began.elapsed() < BOUND, "told after {:?}", began.elapsed());
                    });
                }
                scope.spawn(|| {
                    let mut observer = Person::nobody(&site.address);
                    for _ in 0..5 {
                        let asked = Instant::now();
                        let health = observer.get("/health");
                        assert!(asked.elapsed() < Duration::from_secs(1), "{:?}", asked.elapsed());
                        assert_eq!(health.status, 503);
                        assert_eq!(health.body["status"], "the database does not answer");
                        let asked = Instant::now();
                        observer.get("/alive").expect(204);
                        assert!(asked.elapsed() < Duration::from_millis(500), "{:?}", asked.elapsed());
                        thread::sleep(Duration::from_millis(300));
                    }
                });
            });
            proxy.set(Wire::Open);
            await_health(&mut seated[0].person);
            for player in &mut seated {
                assert_eq!(player.send()["type"], "done");
                let entries = format!("SELECT COUNT(*) FROM entries WHERE table_id = '{}'", player.table);
                assert_eq!(direct.number(&entries), 2);
            }
        })
    });
    for test in away {
        test.join().unwrap();
    }
}

/// A short interruption is noticed by nobody.
#[test]
fn a_short_interruption_of_postgresql_is_waited_for() {
    let Some((proxy, through, direct)) = behind_a_proxy() else { return };
    let site = Site::start(&through);
    let mut player = sit_down(&site, 0);
    proxy.set(Wire::Cut);
    let mending = thread::spawn(move || {
        thread::sleep(Duration::from_millis(1500));
        proxy.set(Wire::Open);
    });
    assert_eq!(player.send()["type"], "done");
    mending.join().unwrap();
    assert_eq!(direct.number("SELECT COUNT(*) FROM entries"), 2);
}

/// The connection breaks at every COMMIT, before or after it has reached the database: whatever was to be done is done once, and is
/// said to be.
#[test]
fn a_transaction_that_may_have_been_committed_is_not_done_twice() {
    let Some((proxy, through, direct)) = behind_a_proxy() else { return };
    let site = Site::start(&through);
    let mut anna = site.guest("Anna");
    let mut told = 0;
    for cut in ["after", "before"] {
        let arm = || match cut {
            "after" => proxy.set(Wire::CutAfterCommit),
            _ => proxy.cut_before_commits(2),
        };
        arm();
        let table = anna.open_for_two(json!(["me"]))["id"].as_str().unwrap().to_owned();
        arm();
        anna.put(&format!("/tables/{table}/seats/1"), json!({ "occupant": "me" })).expect(200);
        arm();
        told += 1;
        let said = anna.post(&format!("/tables/{table}/chat"), json!({ "words": format!("hello {cut}") }));
        assert_eq!(said.status, 200, "{}", said.body);
        if anna.get(&format!("/tables/{table}")).expect(200)["status"] == "open" {
            arm();
            anna.post(&format!("/tables/{table}/start"), json!({})).expect(200);
        }
        let (seat, state) = anna.turn(&table);
        let act = json!({ "id": "once", "seat": seat, "do": { "act": state["choices"][0]["action"] } });
        arm();
        let done = anna.post(&format!("/tables/{table}/commands"), act).expect(200);
        assert_eq!(done["entries"], 2);
        let began = Instant::now();
        while proxy.cuts_left() > 0 {
            assert!(began.elapsed() < BOUND, "the next pulse is cut off");
            thread::sleep(Duration::from_millis(50));
        }
        proxy.set(Wire::Open);
        assert_eq!(direct.number("SELECT COUNT(*) FROM chat"), told);
        let entries = format!("SELECT COUNT(*) FROM entries WHERE table_id = '{table}'");
        assert_eq!(direct.number(&entries), 2);
    }
}

/// Somebody keeps a lock that everybody needs: they are told in time, too.
#[test]
fn a_lock_that_somebody_keeps_is_not_waited_for_without_end() {
    let Some(database) = Database::postgres() else { return };
    let site = Site::start(&database);
    let mut seated: Vec<Seated> = (0..PLAYERS).map(|number| sit_down(&site, number)).collect();
    let mut other = postgres::Client::connect(&database.address, postgres::NoTls).unwrap();
    other.batch_execute("BEGIN; LOCK TABLE entries IN EXCLUSIVE MODE").unwrap();
    let began = Instant::now();
    thread::scope(|scope| {
        for player in &mut seated {
            scope.spawn(|| {
                assert_eq!(player.send()["problem"]["status"], 503);
                assert!(began.elapsed() < BOUND, "told after {:?}", began.elapsed());
            });
        }
    });
    other.batch_execute("ROLLBACK").unwrap();
    await_health(&mut seated[0].person);
    for player in &mut seated {
        assert_eq!(player.send()["type"], "done");
    }
    assert_eq!(database.number("SELECT COUNT(*) FROM entries"), 2 * PLAYERS as i64);
}

/// PostgreSQL ends its connections, as at a restart or a failover: the next one is used, and nobody notices.
#[test]
fn connections_that_postgresql_ends_are_made_anew() {
    let Some(database) = Database::postgres() else { return };
    let site = Site::start(&database);
    let mut player = sit_down(&site, 0);
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()";
    for round in 0..3 {
        assert!(database.execute(end) > 0);
        let (seat, state) = player.person.turn(&player.table);
        player.act =
            json!({ "id": format!("{round}"), "seat": seat, "do": { "act": state["choices"][0]["action"] } });
        assert_eq!(player.send()["type"], "done");
    }
    assert_eq!(database.number("SELECT COUNT(*) FROM entries"), 4);
}

/// A server that was demoted only lets us read: this is told, and the next connection may lead to another one.
#[test]
fn a_postgresql_that_can_only_be_read_is_left_for_another() {
    let Some(database) = Database::postgres() else { return };
    let site = Site::start(&database);
    let mut player = sit_down(&site, 0);
    let name = database.address.rsplit_once('/').unwrap().1;
    let set = |value: &str| {
        database.execute(&format!("ALTER DATABASE {name} SET default_transaction_read_only = {value}"));
    };
    set("on");
    database.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    let began = Instant::now();
    let answer = player.send();
    assert_eq!(answer["problem"]["status"], 503, "{answer}");
    assert!(began.elapsed() < BOUND, "told after {:?}", began.elapsed());
    let began = Instant::now();
    loop {
        let health = player.person.get("/health");
        if health.status == 503 {
            assert_eq!(health.body["status"], "the database can only be read");
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(15), "nobody says what is wrong");
        thread::sleep(Duration::from_millis(100));
    }
    let mut off = postgres::Client::connect(&database.address, postgres::NoTls).unwrap();
    off.batch_execute("SET default_transaction_read_only = off").unwrap();
    off.batch_execute(&format!("ALTER DATABASE {name} SET default_transaction_read_only = off")).unwrap();
    await_health(&mut player.person);
    assert_eq!(player.send()["type"], "done");
    assert_eq!(database.number("SELECT COUNT(*) FROM entries"), 2);
}
