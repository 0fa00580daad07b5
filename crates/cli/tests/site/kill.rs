//! The server is killed again and again while people play: nothing that was acknowledged is ever lost.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use crate::database::{Database, on_both};
use crate::site::{Person, Site, generous};

/// In the ordinary run; `STEADING_KILLS` and `STEADING_TABLES` ask for more.
const KILLS: u32 = 6;
const TABLES: usize = 24;

fn number(name: &str, usual: u32) -> u32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[test]
fn no_acknowledged_move_is_ever_lost() {
    on_both(|database| {
        kill_again_and_again(
            database,
            number("STEADING_KILLS", KILLS),
            number("STEADING_TABLES", TABLES as u32),
        );
    });
}

/// What one player was told.
#[derive(Default)]
struct Witness {
    /// Every acknowledged action with the number of entries after it.
    acknowledged: Vec<(u64, String)>,
}

fn kill_again_and_again(database: &Database, kills: u32, tables: u32) {
    let mut site = Site::start(database);
    let listen = site.address.clone();
    let over = Arc::new(AtomicBool::new(false));
    let moves = Arc::new(AtomicU32::new(0));
    let mut players = Vec::new();
    for number in 0..tables {
        let mut person = site.guest(&format!("Player {number}"));
        let games = ["catan-cards", "settlement", "orleans-settlers", "kingdom-builder"];
        let table = person.open(games[number as usize % games.len()], json!(["me", "me"]));
        let table = table["id"].as_str().unwrap().to_owned();
        for seat in 2..5 {
            person.put(&format!("/tables/{table}/seats/{seat}"), json!({ "occupant": { "bot": "random" } }));
        }
        let witness = Arc::new(Mutex::new(Witness::default()));
        let (over, moves) = (Arc::clone(&over), Arc::clone(&moves));
        let (me, at, seen) = (person.clone(), table.clone(), Arc::clone(&witness));
        let thread = thread::spawn(move || play(&me, &at, &seen, &over, &moves));
        players.push((person, table, witness, thread));
    }
    for kill in 0..kills {
        let so_far = moves.load(Ordering::Relaxed);
        // At a moment that nobody chose, but never before something happened.
        thread::sleep(Duration::from_millis(u64::from(kill * 37 % 211) + 50));
        while moves.load(Ordering::Relaxed) == so_far {
            thread::sleep(Duration::from_millis(5));
        }
        site.kill();
        site = Site::start_at(database, &listen, &generous());
    }
    over.store(true, Ordering::Relaxed);
    for (mut person, table, witness, thread) in players {
        thread.join().unwrap();
        check(&mut person, &table, &witness.lock().unwrap());
    }
    assert!(moves.load(Ordering::Relaxed) > kills * 10, "hardly anything happened");
}

/// Plays until the test is over, and comes back whenever the connection is lost.
fn play(person: &Person, table: &str, witness: &Mutex<Witness>, over: &AtomicBool, moves: &AtomicU32) {
    let mut pending: Option<(String, Value, String)> = None;
    let mut count = 0u32;
    while !over.load(Ordering::Relaxed) {
        let Ok(mut socket) = person.try_socket(table, "want=choices", &[]) else {
            thread::sleep(Duration::from_millis(20));
            continue;
        };
        let mut resent = false;
        while let Some(message) = socket.next() {
            if message["type"] == "done" {
                let (_, _, action) = pending.take().expect("an answer to a command");
                witness.lock().unwrap().acknowledged.push((message["entries"].as_u64().unwrap(), action));
                moves.fetch_add(1, Ordering::Relaxed);
            } else if message["type"] == "refused" {
                let (_, _, action) = pending.take().expect("an answer to a command");
                let problem = &message["problem"];
                // Where servers are quick, some go round in circles until the table has enough of it.
                if problem["detail"].as_str().is_some_and(|detail| detail.starts_with("so much was decided"))
                {
                    return;
                }
                assert_eq!(problem["type"], "stale", "{action}: {message}");
            }
            if over.load(Ordering::Relaxed) {
                return;
            }
            if let Some((_, command, _)) = &pending {
                // What was on its way when the connection broke is sent again; a later hello answers `watch`.
                if !std::mem::replace(&mut resent, true) && !socket.send(command) {
                    break;
                }
                continue;
            }
            // One person sits on both seats, and looks with the eyes of whoever must act.
            let state = if message["state"].is_object() { &message["state"] } else { continue };
            if state["result"].is_object() {
                return;
            }
            let must: Vec<u64> =
                state["must_act"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
            let seen = state["seat"].as_u64();
            let Some(own) = must.iter().copied().find(|&seat| seat < 2) else { continue };
            if seen != Some(own) {
                if !socket.send(&json!({ "type": "watch", "seat": own })) {
                    break;
                }
                continue;
            }
            let choices = state["choices"].as_array().cloned().unwrap_or_default();
            if choices.is_empty() {
                continue;
            }
            count += 1;
            let action = choices[count as usize * 5 % choices.len()]["action"].as_str().unwrap().to_owned();
            let id = format!("{}-{count}", state["entries"]);
            let command = json!({ "type": "command", "id": id, "entries": state["entries"], "seat": own, "do": { "act": action } });
            resent = true;
            let sent = socket.send(&command);
            pending = Some((id, command, action));
            if !sent {
                break;
            }
        }
    }
}

/// Every acknowledged move is in the story of the game, where it was said to be.
fn check(person: &mut Person, table: &str, witness: &Witness) {
    let response = (0..100).find_map(|_| {
        let response = person.try_get(&format!("/tables/{table}/state"));
        if response.is_none() {
            thread::sleep(Duration::from_millis(50));
        }
        response
    });
    let state = response.expect("the server answers").expect(200);
    // Nothing was undone, so the decision of an entry is one less than the number of entries after it: the first entry is the start.
    let decisions = state["state"]["decisions"].as_u64().unwrap();
    assert_eq!(state["state"]["entries"].as_u64().unwrap(), decisions + 1);
    let stories: Vec<Vec<Value>> = (0..2).map(|seat| person.story(table, Some(seat))).collect();
    for (count, action) in &witness.acknowledged {
        let number = (count - 1) as usize;
        let told = stories.iter().any(|story| story[number]["action"] == action.as_str());
        assert!(
            told,
            "decision {number} of table {table} was `{action}`: {} {}",
            stories[0][number], stories[1][number]
        );
    }
}
