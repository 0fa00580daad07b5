//! Finished games that bots look at in the background.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::database::{Database, on_both};
use crate::site::{Person, Site};

/// A game of two people that the second gives up after so many decisions; the address of its analysis.
fn short_game(site: &Site, anna: &mut Person, decisions: u32) -> String {
    let mut ben = site.guest("Ben");
    let table = anna.open_for_two(json!(["me"]));
    let id = table["id"].as_str().unwrap();
    ben.put(&format!("/tables/{id}/seats/1"), json!({})).expect(200);
    for count in 0..decisions {
        let waiting = anna.get(&format!("/tables/{id}")).expect(200)["waiting"][0].clone();
        let mover = if waiting == 0 { &mut *anna } else { &mut ben };
        let action = mover.turn(id).1["choices"][0]["action"].clone();
        mover.command(id, &format!("a{count}"), json!({ "act": action })).expect(200);
    }
    ben.command(id, "r", json!("resign")).expect(200);
    format!("/tables/{id}/analysis")
}

/// Asks again until all decisions have been looked at.
fn finished(person: &mut Person, path: &str) -> Value {
    let began = Instant::now();
    loop {
        let info = person.get(path).expect(200);
        if !info["decisions"].as_array().unwrap().is_empty() {
            return info;
        }
        assert!(began.elapsed() < Duration::from_mins(2), "{info}");
        thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn what_a_bot_finds_is_kept_and_what_was_cut_off_is_taken_up_again() {
    on_both(|database| {
        let mut site = Site::start(database);
        let mut anna = site.guest("Anna");
        let path = short_game(&site, &mut anna, 8);
        anna.get(&path).expect(404);
        Person::nobody(&site.address).post(&path, json!({})).expect(401);
        assert_eq!(anna.post(&path, json!({})).expect(202)["of"], 8);
        site.kill();

        let mut site = Site::start(database);
        anna.address.clone_from(&site.address);
        let found = finished(&mut anna, &path);
        assert_eq!((&found["done"], &found["of"]), (&json!(8), &json!(8)));
        assert_eq!(found["decisions"].as_array().unwrap().len(), 8);
        let last = &found["decisions"][7];
        assert_eq!(last["decision"], 8);
        assert!(last["label"]["key"].is_string() && last["best_label"]["key"].is_string(), "{last}");
        site.kill();

        let site = Site::start(database);
        anna.address.clone_from(&site.address);
        assert_eq!(anna.get(&path).expect(200), found);
        assert_eq!(anna.post(&path, json!({})).expect(202), found, "nobody looks twice");
    });
}

#[test]
fn a_database_of_the_version_before_is_brought_up_to_date() {
    on_both(|database| {
        let mut site = Site::start(database);
        let mut anna = site.guest("Anna");
        let path = short_game(&site, &mut anna, 1);
        site.kill();
        for table in ["analyses", "data_files", "pulses", "outages"] {
            database.execute(&format!("DROP TABLE {table}"));
        }
        for index in [
            "tables_by_host",
            "tables_alive_by_host",
            "tables_alive_by_origin",
            "people_deleted",
            "chat_by_person",
            "tables_by_status",
            "tables_by_wake",
        ] {
            database.execute(&format!("DROP INDEX {index}"));
        }
        for (table, column) in [
            ("tables", "format"),
            ("tables", "data"),
            ("tables", "origin"),
            ("tables", "since"),
            ("keys", "scope"),
            ("keys", "used"),
            ("people", "deleted"),
        ] {
            database.execute(&format!("ALTER TABLE {table} DROP COLUMN {column}"));
        }
        database.execute("CREATE INDEX tables_by_status ON tables (public, status, changed)");
        database.execute("CREATE INDEX tables_by_wake ON tables (wake)");
        assert_eq!(database.execute("UPDATE version SET number = 1"), 1);

        let site = Site::start(database);
        anna.address.clone_from(&site.address);
        anna.post(&path, json!({})).expect(202);
        finished(&mut anna, &path);
    });
}

#[test]
fn a_server_that_is_asked_to_end_does_not_wait_for_its_analysts() {
    let database = Database::sqlite();
    let mut site = Site::start(&database);
    let mut anna = site.guest("Anna");
    let path = short_game(&site, &mut anna, 100);
    anna.post(&path, json!({})).expect(202);
    while anna.get(&path).expect(200)["done"] == 0 {
        thread::sleep(Duration::from_millis(20));
    }
    assert!(site.stop() < Duration::from_secs(5));
    let unfinished = "SELECT COUNT(*) FROM analyses WHERE found IS NULL";
    assert_eq!(database.number(unfinished), 1, "it is taken up when the server starts again");
}
