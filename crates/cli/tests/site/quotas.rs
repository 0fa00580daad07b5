//! One guest, or many from one address, want everything for themselves: bots, tables, hints. Others go on as if they were not there.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::database::{Database, on_both};
use crate::site::{Person, Site, generous};

/// A server behind a proxy, so that people come from where they say; with usual limits where `tight` does not name them.
fn behind_proxy(database: &Database, tight: &[&str]) -> Site {
    let name = |limit: &str| limit.split('=').next().unwrap().to_owned();
    let tightened: Vec<String> = tight.iter().map(|limit| name(limit)).collect();
    let generous = generous().into_iter().filter(|limit| !tightened.contains(&name(limit)));
    let limits: Vec<String> = generous.chain(tight.iter().map(|&limit| limit.to_owned())).collect();
    Site::start_with_limits(database, &limits, &["--behind-proxy"])
}

/// Waits until the first seat must act, the only one of this person; how the game stands.
fn wait_for_turn(person: &mut Person, table: &str) -> Value {
    let began = Instant::now();
    while person.get(&format!("/tables/{table}")).expect(200)["waiting"][0] != 0 {
        assert!(began.elapsed() < Duration::from_secs(20), "the bot does not answer");
        thread::sleep(Duration::from_millis(5));
    }
    person.get(&format!("/tables/{table}/state")).expect(200)["state"].clone()
}

/// A table of Settlement with bots alone.
fn open_for_bots(person: &mut Person, level: &str) -> (u16, Value) {
    let bot = json!({ "bot": level });
    let wish = json!({ "game": "settlement", "terms": { "players": 4 }, "seats": [bot, bot, bot, bot] });
    let response = person.post("/tables", wish);
    (response.status, response.body)
}

/// A person has so many tables whose games are not over, all guests of one address four times as many; others are not concerned.
#[test]
fn tables_are_limited_by_person_and_by_address() {
    on_both(|database| {
        let site = behind_proxy(database, &["tables=3", "lobby=2"]);
        let open = |person: &mut Person, public: bool| {
            let wish = json!({ "game": "settlement", "public": public, "seats": ["me"] });
            let response = person.post("/tables", wish);
            if response.status == 429 {
                assert!(response.body["detail"].as_str().unwrap().contains("tables"), "{}", response.body);
            }
            response
        };
        let mut anna = site.guest_from("203.0.113.1", "Anna");
        let mut of_anna = Vec::new();
        for (public, status) in [(true, 201), (true, 201), (true, 429), (false, 201), (false, 429)] {
            let opened = open(&mut anna, public).expect(status);
            of_anna.extend(opened["id"].as_str().map(str::to_owned));
        }
        let mut opened = 3;
        for _ in 0..8 {
            let mut guest = site.guest_from("203.0.113.1", "Guest");
            opened += (0..4).filter(|_| open(&mut guest, false).status == 201).count();
        }
        assert_eq!(opened, 12, "all from one address");
        let mut ben = site.guest_from("203.0.113.2", "Ben");
        open(&mut ben, true).expect(201);
        anna.delete(&format!("/tables/{}", of_anna[0])).expect(204);
        open(&mut anna, false).expect(201);
        open(&mut anna, false).expect(429);
    });
}

/// One guest fills the site with experts that play among themselves, looked at or not: bots of others still answer at once, and
/// clocks run out in time.
#[test]
fn experts_of_one_guest_keep_nobody_waiting() {
    let database = Database::sqlite();
    let site = behind_proxy(&database, &["tables=60"]);
    let mut greedy = site.guest_from("203.0.113.1", "Greedy");
    let mut sockets = Vec::new();
    loop {
        let (status, table) = open_for_bots(&mut greedy, "expert");
        if status == 429 {
            break;
        }
        sockets.push(greedy.socket(table["id"].as_str().unwrap(), "want=actions"));
    }
    assert_eq!(sockets.len(), 60);
    let mut ben = site.guest_from("203.0.113.2", "Ben");
    let terms = json!({ "players": 2, "clock": { "kind": "live", "main": 10, "increment": 0 } });
    let wish = json!({ "game": "settlement", "terms": terms, "seats": ["me", { "bot": "easy" }] });
    let table = ben.post("/tables", wish).expect(201);
    let id = table["id"].as_str().unwrap();
    let mut slowest = Duration::ZERO;
    for count in 0..6 {
        // Until it is the bot's turn, and then until it is not.
        let began = Instant::now();
        let state = wait_for_turn(&mut ben, id);
        slowest = slowest.max(began.elapsed());
        let act = json!({ "act": state["choices"][0]["action"] });
        ben.command(id, &format!("c{count}"), act).expect(200);
    }
    assert!(slowest < Duration::from_secs(8), "{slowest:?}");
    let began = Instant::now();
    while ben.get(&format!("/tables/{id}")).expect(200)["seats"][0]["bot"].is_null() {
        assert!(began.elapsed() < Duration::from_secs(16), "the clock does not run out");
        thread::sleep(Duration::from_millis(50));
    }
    assert!(site.memory() < 500, "{} MB", site.memory());
}

/// Bots that play among themselves go on for somebody who looks on, not for nobody after a restart.
#[test]
fn bots_among_themselves_wait_for_somebody_to_look_on() {
    on_both(|database| {
        let mut site = behind_proxy(database, &[]);
        let mut anna = site.guest_from("203.0.113.1", "Anna");
        let (_, table) = open_for_bots(&mut anna, "hard");
        let id = table["id"].as_str().unwrap();
        let entries = || database.number("SELECT COUNT(*) FROM entries");
        let began = Instant::now();
        while entries() < 3 {
            assert!(began.elapsed() < Duration::from_secs(20), "the bots do not begin");
            thread::sleep(Duration::from_millis(20));
        }
        site.kill();
        database.execute("UPDATE tables SET wake = 1");
        site = behind_proxy(database, &[]);
        let before = entries();
        let began = Instant::now();
        while database.number("SELECT COUNT(*) FROM tables WHERE wake IS NOT NULL") > 0 {
            assert!(began.elapsed() < Duration::from_secs(10), "the table stays due");
            thread::sleep(Duration::from_millis(20));
        }
        assert_eq!(entries(), before);
        anna.address.clone_from(&site.address);
        anna.get(&format!("/tables/{id}")).expect(200);
        let began = Instant::now();
        while entries() < before + 2 {
            assert!(began.elapsed() < Duration::from_secs(20), "the bots do not go on");
            thread::sleep(Duration::from_millis(20));
        }
    });
}

/// Whoever asks for many hints at once gets one after the other.
#[test]
fn one_hint_at_a_time() {
    let site = Site::start(&Database::sqlite());
    let mut anna = site.guest("Anna");
    let table = anna.open_for_two(json!(["me", { "bot": "easy" }]));
    let id = table["id"].as_str().unwrap();
    wait_for_turn(&mut anna, id);
    let path = format!("/tables/{id}/hint");
    let statuses: Vec<u16> = thread::scope(|scope| {
        let asked: Vec<_> = (0..4)
            .map(|_| {
                let (mut anna, path) = (anna.clone(), &path);
                scope.spawn(move || anna.get(path).status)
            })
            .collect();
        asked.into_iter().map(|asked| asked.join().unwrap()).collect()
    });
    assert_eq!(statuses.iter().filter(|&&status| status == 200).count(), 1, "{statuses:?}");
    assert_eq!(statuses.iter().filter(|&&status| status == 429).count(), 3, "{statuses:?}");
    anna.get(&path).expect(200);
}

/// Very many look on: everybody is told of those who sit there, nobody of everybody.
#[test]
fn presence_does_not_grow_with_the_square_of_those_who_look_on() {
    let site = Site::start(&Database::sqlite());
    let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
    let table = anna.open_for_two(json!(["me"]));
    let id = table["id"].as_str().unwrap();
    let mut watching = anna.socket(id, "");
    assert_eq!(watching.next_of("hello")["present"], json!([anna.id]));
    let spectators: Vec<_> = (0..40).map(|_| site.guest("Spectator").socket(id, "want=actions")).collect();
    ben.put(&format!("/tables/{id}/seats/1"), json!({ "occupant": "me" })).expect(200);
    let of_ben = ben.socket(id, "");
    let mut told = Vec::new();
    let both = watching.until(|message| {
        told.extend((message["type"] == "present").then(|| message.clone()));
        message["people"].as_array().is_some_and(|people| people.len() == 2)
    });
    assert_eq!(both["watching"], 40);
    // Of herself, and of Ben.
    assert!(told.len() <= 2, "{told:?}");
    drop(spectators);
    drop(of_ben);
    watching.until(|message| message["type"] == "present" && message["people"] == json!([anna.id]));
}
