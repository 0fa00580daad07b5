//! Very long games: looking at them makes nobody else wait, they come in parts, and they end some time.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use steading_game::{AnyTable, Seat, Seed, Setup, Undo};
use steading_notation::{Record, write_position};

use crate::database::Database;
use crate::site::Site;

/// Two actions that lead back to the same position, without anything new.
fn pair(table: &dyn AnyTable, seat: Seat) -> Option<[String; 2]> {
    let before = write_position(table);
    table.legal_notations(seat).into_iter().find_map(|there| {
        let mut tried = table.boxed_clone();
        let went = tried.apply(seat, &there).is_ok_and(|applied| applied.undo == Undo::Allowed);
        if !went || !tried.must_act().contains(seat) {
            return None;
        }
        let back = tried.legal_notations(seat).into_iter().find(|back| {
            let mut tried = tried.boxed_clone();
            tried.apply(seat, back).is_ok() && write_position(&*tried) == before
        })?;
        Some([there, back])
    })
}

/// The record of a legal game in which somebody picks something up and puts it down for ever.
pub(crate) fn endless(decisions: usize) -> String {
    for game in steading_catalog::games() {
        let mut table = game.start(&Setup::new(game.info()), Seed::from_number(1)).unwrap();
        for _ in 0..60 {
            let Some(seat) = table.must_act().first() else { break };
            if let Some(pair) = pair(&*table, seat) {
                while table.decisions() + 2 <= decisions {
                    for action in &pair {
                        assert!(table.apply(seat, action).is_ok(), "{action}");
                    }
                }
                return Record::of(&*table).unwrap().to_string();
            }
            let action = table.legal_notations(seat).swap_remove(0);
            table.apply(seat, &action).unwrap_or_else(|_| panic!("a listed action is refused"));
        }
    }
    panic!("no game has such a pair of actions");
}

/// Whoever looks at a game of 25,000 decisions in all ways at once makes the others at their own tables wait for nothing.
#[test]
fn long_games_make_nobody_else_wait() {
    let database = Database::sqlite();
    let mut site = Site::start(&database);
    let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
    let table = anna.post("/records", json!({ "record": endless(25_254) })).expect(201);
    let id = table["id"].as_str().unwrap().to_owned();
    site.kill();
    site = Site::start(&database);
    anna.address.clone_from(&site.address);
    ben.address.clone_from(&site.address);
    let own = ben.open_for_two(json!(["me", "me"]));
    let own = own["id"].as_str().unwrap();
    let mut waits = Vec::new();
    let before = site.cpu_seconds();
    thread::scope(|scope| {
        let looks: Vec<_> = ["state", "record", "moments/25000", "state?want=story", "things", "record"]
            .into_iter()
            .map(|path| {
                let (mut somebody, id) = (anna.clone(), id.clone());
                scope.spawn(move || somebody.get(&format!("/tables/{id}/{path}")).expect(200))
            })
            .collect();
        while !looks.iter().all(thread::ScopedJoinHandle::is_finished) || waits.len() < 20 {
            let began = Instant::now();
            ben.turn(own);
            waits.push(began.elapsed());
        }
    });
    println!("{:.2} s of processor time", site.cpu_seconds() - before);
    waits.sort();
    // Two requests each, beside other tests.
    let slow = waits[waits.len() * 9 / 10];
    assert!(slow < Duration::from_secs(1), "{slow:?} of {waits:?}");
}

/// The story of a long game comes in parts, the last one first, and nothing is missing.
#[test]
fn a_long_story_comes_in_parts() {
    let database = Database::sqlite();
    let site = Site::start(&database);
    let mut anna = site.guest("Anna");
    let table = anna.post("/records", json!({ "record": endless(1_200) })).expect(201);
    let id = table["id"].as_str().unwrap();
    let lines = anna.story(id, None);
    let numbers: Vec<u64> = lines.iter().map(|line| line["decision"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (0..=1_200).collect::<Vec<u64>>());
    let some = anna.get(&format!("/tables/{id}/state?want=story&after=700&until=703")).expect(200);
    let some: Vec<&Value> = some["story"].as_array().unwrap().iter().map(|line| &line["decision"]).collect();
    assert_eq!(some, [701, 702, 703]);
}

/// A record longer than any game is refused with a number, and the same of a game that is played.
#[test]
fn records_longer_than_any_game_are_refused() {
    let site = Site::start(&Database::sqlite());
    let mut anna = site.guest("Anna");
    let told = anna.post("/records", json!({ "record": endless(30_100) })).expect(422);
    assert!(told["detail"].as_str().unwrap().contains("30000"), "{told}");
}
