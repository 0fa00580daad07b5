//! Clocks: they run while a server does, and a bot takes the seat of whoever has no time left.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::database::{Database, on_both};
use crate::site::{Person, Site};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A table for two people with a clock, and its name.
fn table(anna: &mut Person, ben: &mut Person, clock: Value) -> String {
    let terms = json!({ "players": 2, "clock": clock });
    let wish = json!({ "game": "settlement", "public": true, "terms": terms });
    let id = anna.post("/tables", wish).expect(201)["id"].as_str().unwrap().to_owned();
    ben.put(&format!("/tables/{id}/seats/1"), json!({})).expect(200);
    id
}

/// Looks at the table until something is so.
#[track_caller]
fn wait_until(person: &mut Person, table: &str, so: impl Fn(&Value) -> bool) -> Value {
    let began = Instant::now();
    loop {
        let seen = person.get(&format!("/tables/{table}/state?want=choices")).expect(200);
        if so(&seen) {
            return seen;
        }
        assert!(began.elapsed() < Duration::from_secs(20), "it does not happen: {seen}");
        thread::sleep(Duration::from_millis(50));
    }
}

/// Lets time go by with no server, or with one.
fn pass(database: &Database, time: i64, served: bool) {
    database.execute(&format!("UPDATE entries SET at = at - {time}"));
    database.execute(&format!("UPDATE tables SET wake = wake - {time}, changed = changed - {time}"));
    database.execute(&format!("UPDATE outages SET began = began - {time}, ended = ended - {time}"));
    if !served {
        database.execute(&format!("UPDATE pulses SET at = at - {time}, due = due - {time}"));
    }
}

/// No server runs for 22 seconds, and everybody has ten: they still have what they had. Then a server runs and nobody moves.
#[test]
fn nobodys_live_clock_runs_while_no_server_does() {
    on_both(|database| {
        let mut site = Site::start(database);
        let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
        let id = table(&mut anna, &mut ben, json!({ "kind": "live", "main": 10, "increment": 0 }));
        let look = format!("/tables/{id}/state");
        let seen = anna.get(&look).expect(200);
        let late = seen["state"]["must_act"][0].as_u64().unwrap() as usize;
        assert_eq!(seen["state"]["clocks"]["running"], json!([late]));
        assert_eq!(seen["state"]["clocks"]["left"][1 - late], 10_000, "only one clock runs");
        for _ in 0..2 {
            site.kill();
            pass(database, 22_000, false);
            site = Site::start(database);
            anna.address.clone_from(&site.address);
            let seen = anna.get(&look).expect(200);
            let left = seen["state"]["clocks"]["left"][late].as_i64().unwrap();
            assert!((4000..=10_000).contains(&left), "{left}");
            // The server looks after tables four times a second.
            thread::sleep(Duration::from_millis(600));
            assert!(
                anna.get(&look).expect(200)["table"]["seats"][late]["bot"].is_null(),
                "a bot took the seat"
            );
        }
        assert_eq!(database.number("SELECT COUNT(*) FROM outages"), 2);
        assert!(database.number("SELECT MIN(ended - began) FROM outages") >= 22_000);
        site.kill();
        pass(database, 11_000, true);

        let site = Site::start(database);
        anna.address.clone_from(&site.address);
        ben.address.clone_from(&site.address);
        let (slow, other) = if late == 0 { (&mut anna, &mut ben) } else { (&mut ben, &mut anna) };
        let seen = wait_until(other, &id, |seen| {
            seen["state"]["must_act"] == json!([1 - late]) || !seen["state"]["result"].is_null()
        });
        assert_eq!(seen["table"]["seats"][late]["bot"], "easy", "a bot has taken over and moved");
        assert!(seen["table"]["seats"][1 - late]["bot"].is_null(), "{seen}");
        let refused = slow.command(&id, "back", json!("return")).expect(409);
        assert!(refused["detail"].as_str().unwrap().contains("time was over"), "{refused}");
        slow.command(&id, "act", json!({ "act": "end" })).expect(409);
        let action = seen["state"]["choices"][0]["action"].clone();
        other.command(&id, "on", json!({ "act": action })).expect(200);
    });
}

/// The disk is slow and others keep the table: what somebody did counts from when it came in.
#[test]
fn a_move_counts_from_when_it_was_read() {
    let database = Database::sqlite();
    let site = Site::start(&database);
    let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
    let terms = json!({ "players": 2, "clock": { "kind": "live", "main": 60, "increment": 0 } });
    let wish = json!({ "game": "orleans-settlers", "public": true, "terms": terms });
    let id = anna.post("/tables", wish).expect(201)["id"].as_str().unwrap().to_owned();
    ben.put(&format!("/tables/{id}/seats/1"), json!({})).expect(200);
    let first = |person: &mut Person| {
        let state = person.get(&format!("/tables/{id}/state")).expect(200)["state"].clone();
        assert_eq!(state["must_act"], json!([0, 1]), "both plan at the same time");
        json!({ "act": state["choices"][0]["action"] })
    };
    let (annas, bens) = (first(&mut anna), first(&mut ben));
    let path = database.address.strip_prefix("sqlite:").unwrap();
    let disk = rusqlite::Connection::open(path).unwrap();
    disk.execute_batch("BEGIN IMMEDIATE").unwrap();
    thread::scope(|scope| {
        let id = &id;
        scope.spawn(move || anna.command(id, "1", annas).expect(200));
        scope.spawn(move || {
            thread::sleep(Duration::from_millis(300));
            ben.command(id, "1", bens).expect(200);
        });
        thread::sleep(Duration::from_millis(2500));
        disk.execute_batch("COMMIT").unwrap();
    });
    let between = database.number("SELECT MAX(at) - MIN(at) FROM entries WHERE ply > 0");
    assert!((200..1500).contains(&between), "{between} ms lie between two moves that came 300 ms apart");
}

/// The server is only asked again about a table when its clocks, which stood still for a while, run out.
#[test]
fn a_table_whose_clocks_stood_still_is_due_later() {
    on_both(|database| {
        let mut site = Site::start(database);
        let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
        table(&mut anna, &mut ben, json!({ "kind": "live", "main": 3600, "increment": 0 }));
        site.kill();
        pass(database, 2 * 3_600_000, false);
        let _site = Site::start(database);
        let began = Instant::now();
        while database.number("SELECT MAX(wake) - MAX(at) FROM tables, pulses") < 3_500_000 {
            assert!(began.elapsed() < Duration::from_secs(20), "it stays due");
            thread::sleep(Duration::from_millis(50));
        }
    });
}

#[test]
fn a_clock_of_days_shows_the_time_left_and_lets_people_return() {
    let Some(database) = Database::postgres() else { return };
    let mut site = Site::start(&database);
    let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
    let id = table(&mut anna, &mut ben, json!({ "kind": "days", "days": 2 }));
    let late = anna.get(&format!("/tables/{id}")).expect(200)["waiting"][0].as_u64().unwrap() as usize;
    let left = |person: &mut Person| {
        let seen = person.get(&format!("/tables/{id}/state")).expect(200);
        (seen["state"]["clocks"]["left"][late].as_i64().unwrap(), seen["table"]["seats"][late]["bot"].clone())
    };
    let (time, _) = left(&mut anna);
    assert!((2 * DAY - 30_000..=2 * DAY).contains(&time), "{time}");

    // A day and a half go by while another server runs, then another one.
    site.kill();
    pass(&database, DAY * 3 / 2, true);
    let mut site = Site::start(&database);
    anna.address.clone_from(&site.address);
    ben.address.clone_from(&site.address);
    let (time, bot) = left(&mut anna);
    assert!((DAY / 2 - 60_000..=DAY / 2).contains(&time) && bot.is_null(), "{time} {bot}");
    site.kill();
    pass(&database, DAY, true);
    let site = Site::start(&database);
    anna.address.clone_from(&site.address);
    ben.address.clone_from(&site.address);
    wait_until(&mut anna, &id, |seen| seen["table"]["seats"][late]["bot"] == "easy");
    wait_until(&mut anna, &id, |seen| seen["state"]["must_act"] == json!([1 - late]));
    let (slow, other) = if late == 0 { (&mut anna, &mut ben) } else { (&mut ben, &mut anna) };
    slow.command(&id, "back", json!("return")).expect(200);
    // With a new period: the next turn has two whole days again.
    let mut count = 0;
    let seen = loop {
        let seen = other.get(&format!("/tables/{id}/state?want=choices")).expect(200);
        if seen["state"]["must_act"] == json!([late]) {
            break seen;
        }
        count += 1;
        let action = seen["state"]["choices"][0]["action"].clone();
        other.command(&id, &format!("on{count}"), json!({ "act": action })).expect(200);
    };
    let time = seen["state"]["clocks"]["left"][late].as_i64().unwrap();
    assert!((2 * DAY - 60_000..=2 * DAY).contains(&time), "{time}");
    assert!(seen["table"]["seats"][late]["bot"].is_null());
}

/// A game of days is not lost by a minute's absence: the clock decides, and without one a week of waiting.
#[test]
fn a_bot_plays_for_the_absent_only_after_a_long_wait() {
    on_both(|database| {
        let mut site = Site::start(database);
        let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
        let patient = table(&mut anna, &mut ben, json!({ "kind": "days", "days": 3 }));
        let open = table(&mut anna, &mut ben, json!({ "kind": "none" }));
        let late =
            |person: &mut Person| person.get(&format!("/tables/{open}")).expect(200)["waiting"][0].as_u64();
        let late = late(&mut anna).unwrap();
        let call = |person: &mut Person, id: &str, name: &str, deed: &str| {
            let seat = if deed == "abandon" { 1 - late } else { late };
            person.post(&format!("/tables/{id}/commands"), json!({ "id": name, "seat": seat, "do": deed }))
        };
        let (slow, other) = if late == 0 { (&mut anna, &mut ben) } else { (&mut ben, &mut anna) };
        for (number, deed) in ["call_bot", "abandon"].into_iter().enumerate() {
            call(other, &open, &format!("soon{number}"), deed).expect(409);
            let told = call(other, &patient, &format!("clock{number}"), deed).expect(409);
            assert!(told["detail"].as_str().unwrap().contains("clock"), "{told}");
        }
        let absent = |person: &mut Person| {
            person.get(&format!("/tables/{open}/state")).expect(200)["state"]["absent"].clone()
        };
        assert!(absent(other).is_null());
        site.kill();
        pass(database, 7 * DAY, false);
        site = Site::start(database);
        other.address.clone_from(&site.address);
        call(other, &open, "down", "call_bot").expect(409);
        site.kill();
        pass(database, 7 * DAY, true);
        site = Site::start(database);
        other.address.clone_from(&site.address);
        slow.address.clone_from(&site.address);
        assert_eq!(absent(other), json!([late]));
        let mut socket = slow.socket(&open, "");
        socket.next_of("hello");
        call(other, &open, "there", "call_bot").expect(409);
        drop(socket);
        let began = Instant::now();
        while call(other, &open, "gone", "call_bot").status != 200 {
            assert!(began.elapsed() < Duration::from_secs(10), "Ben is gone");
            thread::sleep(Duration::from_millis(100));
        }
        let seats = other.get(&format!("/tables/{open}")).expect(200)["seats"].clone();
        assert_eq!(seats[late as usize]["bot"], "easy");
        slow.command(&open, "back", json!("return")).expect(200);

        let second = table(other, slow, json!({ "kind": "none" }));
        let waits = other.get(&format!("/tables/{second}")).expect(200)["waiting"][0].as_u64().unwrap();
        site.kill();
        pass(database, 8 * DAY, true);
        let site = Site::start(database);
        let (ends, own) = if waits == 0 { (&mut *slow, 1) } else { (&mut *other, 0) };
        ends.address.clone_from(&site.address);
        let end = json!({ "id": "end", "seat": own, "do": "abandon" });
        ends.post(&format!("/tables/{second}/commands"), end).expect(200);
        assert_eq!(ends.get(&format!("/tables/{second}")).expect(200)["status"], "closed");
        assert_eq!(database.number("SELECT COUNT(*) FROM results"), 0);
    });
}
