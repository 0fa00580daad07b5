//! Two servers on one database, and every command goes to one of them by chance: no game forks, and whatever was
//! acknowledged is in the log where it was said to be.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use steading_game::{GameRng, Seed};

use crate::database::Database;
use crate::site::{Person, Site, Socket};

/// Tables in the ordinary run, and for how long they are played; `STEADING_TABLES` and `STEADING_SECONDS` ask for more.
const TABLES: u32 = 6;
const SECONDS: u32 = 11;

fn number(name: &str, usual: u32) -> u32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Something that a server said was done.
struct Acknowledged {
    /// Who, and the name of the command, as the log has it.
    command: String,
    count: u64,
    deed: Value,
}

/// Somebody with a seat at a table, known to both servers.
struct Seated {
    at: [Person; 2],
    sockets: [Option<Socket>; 2],
    table: String,
    rng: GameRng,
    count: u32,
    acknowledged: Vec<Acknowledged>,
}

#[test]
fn two_servers_on_one_database_tell_one_story() {
    let Some(database) = Database::postgres() else { return };
    let mut sites = [Site::start(&database), Site::start(&database)];
    let idle = idle_table(&sites);
    let mut players = Vec::new();
    let games = Person::nobody(&sites[0].address).get("/games").expect(200);
    let games = games.as_array().unwrap();
    for number in 0..number("STEADING_TABLES", TABLES) {
        let game = games[number as usize % games.len()]["id"].as_str().unwrap();
        players.append(&mut seat_three(&sites, game, number));
    }
    let end = Instant::now() + Duration::from_secs(number("STEADING_SECONDS", SECONDS).into());
    let done = Arc::new(AtomicU32::new(0));
    let threads = players.into_iter().map(|mut player| {
        let done = Arc::clone(&done);
        thread::spawn(move || {
            while Instant::now() < end && player.do_one_thing() {
                done.fetch_add(1, Ordering::Relaxed);
            }
            player
        })
    });
    let threads: Vec<_> = threads.collect();
    let mut players: Vec<Seated> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
    let count: usize = players.iter().map(|player| player.acknowledged.len()).sum();
    assert!(count > 100, "hardly anything happened: {count}");

    // Bots go on until they wait for people; then nothing changes any more.
    settle(&mut players);
    let mut log = postgres::Client::connect(&database.address, postgres::NoTls).unwrap();
    for player in &players {
        check_log(&mut log, player);
    }
    check_idle(&mut log, &mut players[0], &idle);
    let before = told(&players);
    assert_eq!(before[0], before[1], "the servers tell different stories");
    sites.iter_mut().for_each(Site::kill);
    let fresh = [Site::start(&database), Site::start(&database)];
    for player in &mut players {
        player.at[0].address.clone_from(&fresh[0].address);
        player.at[1].address.clone_from(&fresh[1].address);
    }
    let after = told(&players);
    assert_eq!(after[0], before[0], "after a restart the first server tells another story");
    assert_eq!(after[1], before[0], "after a restart the second server tells another story");
    println!("{count} commands were acknowledged at {} tables", players.len() / 3);
}

/// A table at which nobody does anything until the time of somebody is over: both servers look after it.
fn idle_table(sites: &[Site; 2]) -> String {
    let mut anna = sites[0].guest("Anna");
    let terms = json!({ "players": 2, "clock": { "kind": "live", "main": 10, "increment": 0 } });
    let wish = json!({ "game": "settlement", "terms": terms, "seats": ["me", "me"] });
    anna.post("/tables", wish).expect(201)["id"].as_str().unwrap().to_owned()
}

/// Three people at a new table, who sit down through both servers, and bots on the other seats.
fn seat_three(sites: &[Site; 2], game: &str, number: u32) -> Vec<Seated> {
    let mut people: Vec<[Person; 2]> = Vec::new();
    for name in ["Anna", "Ben", "Cleo"] {
        let person = sites[0].guest(name);
        let mut there = person.clone();
        there.address.clone_from(&sites[1].address);
        people.push([person, there]);
    }
    let wish = json!({ "game": game, "public": true, "terms": { "players": 4 } });
    let table = people[0][0].post("/tables", wish).expect(201)["id"].as_str().unwrap().to_owned();
    let seat = |seat: usize| format!("/tables/{table}/seats/{seat}");
    // Two people want the same seat through different servers: one of them gets it.
    let (one, two) = (Mutex::new(people[1][0].clone()), Mutex::new(people[2][1].clone()));
    let (one, two) = thread::scope(|scope| {
        let one = scope.spawn(|| one.lock().unwrap().put(&seat(1), json!({})).status);
        let two = scope.spawn(|| two.lock().unwrap().put(&seat(1), json!({})).status);
        (one.join().unwrap(), two.join().unwrap())
    });
    assert_eq!(BTreeSet::from([one, two]), BTreeSet::from([200, 409]), "one of two gets the seat");
    let (first, second) = if one == 200 { (1, 2) } else { (2, 1) };
    // The first changes seats through the other server, the second takes the seat through the first one at once.
    people[first][1].delete(&seat(1)).expect(200);
    people[second][0].put(&seat(1), json!({})).expect(200);
    people[first][0].put(&seat(2), json!({})).expect(200);
    people[0][1].put(&seat(3), json!({ "occupant": { "bot": "random" } })).expect(200);
    let players = (0..).zip(people).map(|(person, at)| Seated {
        at,
        sockets: [None, None],
        table: table.clone(),
        rng: GameRng::new(Seed::from_number(7).derive("player", u64::from(number * 3 + person))),
        count: 0,
        acknowledged: Vec::new(),
    });
    players.collect()
}

impl Seated {
    fn chance(&mut self, one_in: u32) -> bool {
        self.rng.below(one_in) == 0
    }

    /// Looks at the table through a server chosen by chance.
    fn look(&mut self) -> Value {
        let server = self.rng.below(2) as usize;
        let path = format!("/tables/{}/state?want=choices", self.table);
        self.at[server].get(&path).expect(200)
    }

    /// Does one thing, if there is one to be done; whether the game still runs.
    fn do_one_thing(&mut self) -> bool {
        let seen = self.look();
        let state = &seen["state"];
        if state["result"].is_object() {
            return false;
        }
        let seat = state["seat"].as_u64().unwrap();
        let own = &seen["table"]["seats"][seat as usize];
        let asked =
            state["take_back"]["waiting"].as_array().is_some_and(|seats| seats.contains(&json!(seat)));
        let choices = state["choices"].as_array().map_or(0, Vec::len) as u32;
        let decisions = state["decisions"].as_u64().unwrap();
        let deed = if own["bot"].is_string() {
            json!("return")
        } else if asked {
            json!({ "answer": !self.chance(3) })
        } else if state["can_undo"] == true && self.chance(6) {
            json!("undo")
        } else if decisions > 3 && self.chance(150) {
            json!({ "take_back": decisions - 2 })
        } else if self.chance(200) {
            json!("leave")
        } else if choices > 0 {
            json!({ "act": state["choices"][self.rng.below(choices) as usize]["action"] })
        } else {
            thread::sleep(Duration::from_millis(3));
            return true;
        };
        self.count += 1;
        let id = format!("c{}", self.count);
        let command = json!({ "id": id, "entries": state["entries"], "seat": seat, "do": deed });
        let count = self.send(&command);
        // Now and then the answer is lost, and the same command goes to both servers again.
        if self.chance(8) {
            for server in 0..2 {
                let again = self.send_to(server, &command);
                assert!(count.is_none() || again == count, "{command} was done twice: {count:?}, {again:?}");
            }
        }
        if let Some(count) = count {
            assert_eq!(count, state["entries"].as_u64().unwrap() + 1, "{command}");
            let command = format!("{}/{id}", self.at[0].id);
            self.acknowledged.push(Acknowledged { command, count, deed });
        }
        true
    }

    /// Sends a command to a server chosen by chance; the number of entries after it, if it was done.
    fn send(&mut self, command: &Value) -> Option<u64> {
        let server = self.rng.below(2) as usize;
        self.send_to(server, command)
    }

    fn send_to(&mut self, server: usize, command: &Value) -> Option<u64> {
        let problem = if self.chance(2) {
            let response = self.at[server].post(&format!("/tables/{}/commands", self.table), command.clone());
            if response.status == 200 {
                return response.body["entries"].as_u64();
            }
            response.body
        } else {
            let answer = loop {
                let (person, table) = (&self.at[server], &self.table);
                let socket = self.sockets[server].get_or_insert_with(|| person.socket(table, "want=choices"));
                match socket.try_command(command) {
                    Some(answer) => break answer,
                    // Nobody read for too long: come back and send it again.
                    None => self.sockets[server] = None,
                }
            };
            if answer["type"] == "done" {
                return answer["entries"].as_u64();
            }
            answer["problem"].clone()
        };
        let kind = problem["type"].as_str().unwrap();
        // Others may have built on a decision, which then stays.
        let stays = command["do"] == "undo" && kind == "not-now";
        assert!(stays || ["stale", "game-over"].contains(&kind), "{command}: {problem}");
        if kind == "stale" {
            let detail = problem["detail"].as_str().unwrap();
            let counts: Vec<u64> = detail
                .split(|character: char| !character.is_ascii_digit())
                .filter_map(|word| word.parse().ok())
                .collect();
            assert!(counts[0] < counts[1], "a server that is behind refuses what is not too late: {detail}");
        }
        None
    }
}

/// Waits until nothing has happened anywhere for a while.
fn settle(players: &mut [Seated]) {
    let counts = |players: &mut [Seated]| -> Vec<Value> {
        players.iter_mut().map(|player| player.look()["state"]["entries"].clone()).collect()
    };
    let mut before = counts(players);
    loop {
        thread::sleep(Duration::from_millis(500));
        let now = counts(players);
        if now == before {
            return;
        }
        before = now;
    }
}

/// Everything that both servers tell everybody.
fn told(players: &[Seated]) -> [Vec<Value>; 2] {
    [0, 1].map(|server| {
        let mut all = Vec::new();
        for player in players {
            let (mut person, table) = (player.at[server].clone(), &player.table);
            let mut state = person.get(&format!("/tables/{table}/state")).expect(200);
            state["present"] = Value::Null;
            let decisions = state["state"]["decisions"].as_u64().unwrap();
            all.push(state);
            all.push(person.get(&format!("/tables/{table}")).expect(200));
            all.push(person.get(&format!("/tables/{table}/moments/{}", decisions / 2)).expect(200));
        }
        all
    })
}

/// The log has no gaps and no command twice, and every acknowledged one where it was said to be.
fn check_log(log: &mut postgres::Client, player: &Seated) {
    let entries = entries(log, &player.table);
    let mut commands = BTreeSet::new();
    for (number, (stored, command, _)) in entries.iter().enumerate() {
        assert_eq!(*stored, number as i64);
        assert!(command.is_empty() || commands.insert(command), "{command} is in the log twice");
    }
    for Acknowledged { command, count, deed } in &player.acknowledged {
        let (_, found, body) = &entries[*count as usize - 1];
        assert_eq!(found, command, "entry {} of table {}", count - 1, player.table);
        let action = deed["act"].as_str().map(|action| json!(action).to_string());
        assert!(action.is_none_or(|action| body.contains(&action)), "{deed} became {body}");
    }
    let own = format!("{}/", player.at[0].id);
    let logged = commands.iter().filter(|command| command.starts_with(&own)).count();
    assert_eq!(logged, player.acknowledged.len(), "everything in the log was acknowledged");
}

fn entries(log: &mut postgres::Client, table: &str) -> Vec<(i64, String, String)> {
    let rows = log.query(
        "SELECT CAST(ply AS BIGINT), command, body FROM entries WHERE table_id = $1 ORDER BY ply",
        &[&table],
    );
    rows.unwrap().iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect()
}

/// The clock of whoever had to begin ran out once, although two servers looked after it.
fn check_idle(log: &mut postgres::Client, player: &mut Seated, table: &str) {
    let began = Instant::now();
    let over = loop {
        let entries = entries(log, table);
        let over = entries.iter().filter(|(_, _, body)| body.contains("\"why\":\"clock\"")).count();
        if over > 0 || began.elapsed() > Duration::from_secs(20) {
            break over;
        }
        thread::sleep(Duration::from_millis(100));
    };
    assert_eq!(over, 1);
    let info = player.at[1].get(&format!("/tables/{table}")).expect(200);
    let bots = info["seats"].as_array().unwrap().iter().filter(|seat| seat["bot"].is_string()).count();
    assert_eq!(bots, 1, "{info}");
}
