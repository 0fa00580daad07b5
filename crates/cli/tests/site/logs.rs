//! What a log means: on a server that remembers more than stands there, on one that is older than what stands there, and with the
//! data files that the table was opened with.

use std::fs;

use serde_json::{Value, json};

use crate::database::on_both;
use crate::site::{Person, Site};

/// Some decisions at a table, whoever must make them.
fn play(anna: &mut Person, id: &str, decisions: u32) {
    for count in 0..decisions {
        let (seat, state) = anna.turn(id);
        let act = json!({ "act": state["choices"][0]["action"] });
        let name = format!("{}-{count}", state["entries"]);
        anna.post(&format!("/tables/{id}/commands"), json!({ "id": name, "seat": seat, "do": act }))
            .expect(200);
    }
}

/// A backup is put back while the server runs. What it remembered beyond that never happened; the first who notices is told, nothing
/// is acknowledged that has a gap before it, and the game goes on from what stands in the log.
#[test]
fn a_server_that_knows_more_than_the_log_says_so_and_reads_it_again() {
    on_both(|database| {
        let mut site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open_for_two(json!(["me", "me"]));
        let id = table["id"].as_str().unwrap();
        play(&mut anna, id, 4);
        assert_eq!(database.number("SELECT COUNT(*) FROM entries"), 5);
        assert_eq!(database.execute("DELETE FROM entries WHERE ply > 2"), 2);
        let (seat, before) = anna.turn(id);
        let act = json!({ "id": "ahead", "seat": seat, "do": { "act": before["choices"][0]["action"] } });
        let told = anna.post(&format!("/tables/{id}/commands"), act).expect(409);
        assert!(told["detail"].as_str().unwrap().contains("shorter"), "{told}");
        assert_eq!(database.number("SELECT COUNT(*) FROM entries"), 3);
        play(&mut anna, id, 2);
        assert_eq!(database.number("SELECT COUNT(*) FROM entries"), 5);
        let (_, seen) = anna.turn(id);
        site.kill();
        let site = Site::start(database);
        anna.address.clone_from(&site.address);
        let (_, again) = anna.turn(id);
        assert_eq!((&again["view"], &again["entries"]), (&seen["view"], &json!(5)));
    });
}

/// A newer server has played on at a table: an older one leaves it alone and says why, and still lists it.
#[test]
fn a_table_that_a_newer_server_played_on_at_is_frozen() {
    on_both(|database| {
        let mut site = Site::start(database);
        let mut anna = site.guest("Anna");
        for newer in [
            "INSERT INTO entries (table_id, ply, at, command, body) SELECT id, 1, changed, '', '{\"dance\":{}}' FROM tables",
            "UPDATE tables SET format = 1000",
        ] {
            database.execute("DELETE FROM entries");
            database.execute("DELETE FROM seats");
            database.execute("DELETE FROM tables");
            let table = anna.open_for_two(json!(["me", "me"]));
            let id = table["id"].as_str().unwrap().to_owned();
            site.kill();
            assert_eq!(database.execute(newer), 1);
            site = Site::start(database);
            anna.address.clone_from(&site.address);
            for path in ["state", "things", "record"] {
                let told = anna.get(&format!("/tables/{id}/{path}")).expect(409);
                assert_eq!(told["type"], "frozen", "{told}");
                assert!(told["detail"].as_str().unwrap().contains("newer version"), "{told}");
            }
            anna.command(&id, "1", json!("undo")).expect(409);
            let listed = anna.get("/me/tables").expect(200);
            assert_eq!((&listed[0]["id"], &listed[0]["status"]), (&json!(id), &json!("running")));
        }
    });
}

/// A table is played with the data files that it was opened with, whatever the server is started with later.
#[test]
fn a_table_keeps_the_data_files_it_was_opened_with() {
    on_both(|database| {
        let folder = tempfile::tempdir().unwrap();
        let own = folder.path().join("settlement");
        fs::create_dir(&own).unwrap();
        let printed = include_str!("../../../games/settlement/data/supply.toml");
        let changed = printed.replacen("bonus_settlers = ", "bonus_settlers = 1", 1);
        assert_ne!(printed, changed);
        fs::write(own.join("supply.toml"), changed).unwrap();

        let mut site = Site::start(database);
        let mut anna = site.guest("Anna");
        let things = |anna: &mut Person, id: &str| anna.get(&format!("/tables/{id}/things")).expect(200);
        let open =
            |anna: &mut Person| anna.open_for_two(json!(["me", "me"]))["id"].as_str().unwrap().to_owned();
        let ours = open(&mut anna);
        play(&mut anna, &ours, 3);
        let shown: Value = things(&mut anna, &ours);
        site.kill();
        // As an older version has left it.
        assert_eq!(database.execute("UPDATE tables SET data = NULL"), 1);
        site = Site::start(database);
        site.kill();

        site = Site::start_with_data(database, folder.path());
        anna.address.clone_from(&site.address);
        assert_eq!(things(&mut anna, &ours), shown);
        play(&mut anna, &ours, 1);
        let theirs = open(&mut anna);
        play(&mut anna, &theirs, 3);
        let shown_theirs = things(&mut anna, &theirs);
        assert_ne!(shown, shown_theirs);
        site.kill();

        fs::remove_dir_all(folder.path()).unwrap();
        let site = Site::start(database);
        anna.address.clone_from(&site.address);
        assert_eq!((things(&mut anna, &ours), things(&mut anna, &theirs)), (shown, shown_theirs));
        play(&mut anna, &theirs, 2);
        assert_eq!(anna.get("/me/tables").expect(200).as_array().unwrap().len(), 2);
    });
}
