//! Tables that began under earlier versions of the rules, on a server of today. Servers of their time wrote the databases:
//! `tests/fixtures/versions/README.md`.

use std::time::{Duration, Instant};
use std::{fs, thread};

use serde_json::{Value, json};

use crate::database::{Database, on_both};
use crate::site::{Person, Site};
use crate::whole_games::play_to_the_end;

/// A database that an old server left behind when it was killed, and the guest who played there.
fn left_behind(name: &str) -> (Database, Value) {
    let folder = format!("{}/tests/fixtures/versions/{name}", env!("CARGO_MANIFEST_DIR"));
    let database = Database::sqlite();
    let connection = rusqlite::Connection::open(database.address.strip_prefix("sqlite:").unwrap()).unwrap();
    // The dump fills tables before those that they name.
    connection.pragma_update(None, "foreign_keys", false).unwrap();
    connection.execute_batch(&fs::read_to_string(format!("{folder}/site.sql")).unwrap()).unwrap();
    // However long ago that was.
    connection.execute("UPDATE keys SET expires = 9000000000000000", []).unwrap();
    let facts = fs::read_to_string(format!("{folder}/site.json")).unwrap();
    (database, serde_json::from_str(&facts).unwrap())
}

/// A table, as the old server left it.
struct Left<'a> {
    id: &'a str,
    game: &'a str,
    rules: &'a Value,
    status: &'a str,
    mine: bool,
    entries: u64,
}

fn all_of(facts: &Value) -> Vec<Left<'_>> {
    let tables = facts["tables"].as_object().unwrap().iter();
    let left = tables.map(|(id, facts)| Left {
        id,
        game: facts["game"].as_str().unwrap(),
        rules: &facts["rules"],
        status: facts["status"].as_str().unwrap(),
        mine: facts["mine"].as_bool().unwrap(),
        entries: facts["entries"].as_u64().unwrap(),
    });
    left.collect()
}

/// All that one can do at a table of an earlier version: it is listed, opened, drawn and told; a finished game is reviewed, proved and
/// uploaded again; a running one is played to its end, by its own rules.
fn check(name: &str) {
    let (database, facts) = left_behind(name);
    let site = Site::start(&database);
    let mut anna = Person::nobody(&site.address);
    anna.cookie = facts["cookie"].as_str().map(str::to_owned);
    let listed = anna.get("/me/tables").expect(200);
    let games = anna.get("/games").expect(200);
    for left in all_of(&facts) {
        let found = listed.as_array().unwrap().iter().find(|table| table["id"] == left.id);
        assert_eq!(found.map(|table| &table["rules"]), Some(left.rules), "{listed}");
        let game = games.as_array().unwrap().iter().find(|game| game["id"] == left.game).unwrap();
        assert!(game["oldest_rules"].as_u64() <= left.rules.as_u64(), "{game}");
        let things = anna.get(&format!("/tables/{}/things", left.id)).expect(200);
        assert!(!things.as_array().unwrap().is_empty());
        match left.status {
            "open" => begin(&mut anna, &left),
            "running" => play_on(&mut anna, &left),
            "finished" => {}
            other => panic!("{other}"),
        }
        review(&mut anna, &left);
    }
}

/// An open table begins under the rules that people agreed to.
fn begin(anna: &mut Person, left: &Left<'_>) {
    let table = anna.get(&format!("/tables/{}", left.id)).expect(200);
    assert_eq!((&table["status"], &table["rules"]), (&json!("open"), left.rules));
    for seat in 1..table["seats"].as_array().unwrap().len() {
        let path = format!("/tables/{}/seats/{seat}", left.id);
        anna.put(&path, json!({ "occupant": { "bot": "random" } })).expect(200);
    }
    play_to_the_end(&mut anna.socket(left.id, ""));
}

fn play_on(anna: &mut Person, left: &Left<'_>) {
    let state = anna.get(&format!("/tables/{}/state", left.id)).expect(200)["state"].clone();
    assert!(state["entries"].as_u64() >= Some(left.entries) && state["view"].is_object(), "{state}");
    let mut socket = anna.socket(left.id, "");
    if left.mine {
        play_to_the_end(&mut socket);
        return;
    }
    let began = Instant::now();
    while anna.get(&format!("/tables/{}", left.id)).expect(200)["status"] == "running" {
        assert!(began.elapsed() < Duration::from_mins(2), "the bots stand still at {}", left.id);
        thread::sleep(Duration::from_millis(20));
    }
}

fn review(anna: &mut Person, left: &Left<'_>) {
    let id = left.id;
    let state = anna.get(&format!("/tables/{id}/state")).expect(200)["state"].clone();
    let places = state["result"]["places"].as_array().unwrap_or_else(|| panic!("{id}: {state}"));
    assert!(places.contains(&json!(1)));
    let decisions = state["decisions"].as_u64().unwrap();
    let hello = anna.socket(id, "after=0").next_of("hello");
    assert!(!hello["story"].as_array().unwrap().is_empty());
    assert_eq!(anna.story(id, None).len() as u64, decisions + 1);
    for decision in [0, decisions / 2, decisions] {
        let moment = anna.get(&format!("/tables/{id}/moments/{decision}?all=true")).expect(200);
        assert!(moment["view"].is_object() && moment["of"] == decisions, "{moment}");
    }
    let record = anna.get(&format!("/tables/{id}/record")).expect(200);
    assert!(record.as_str().unwrap().contains(&format!("\nrules {}\n", left.rules)));
    let copy = anna.post("/records", json!({ "record": record })).expect(201);
    assert_eq!((&copy["status"], &copy["rules"]), (&json!("finished"), left.rules));
    let copied = copy["id"].as_str().unwrap();
    assert_eq!(anna.get(&format!("/tables/{copied}/record")).expect(200), record);
    let branch = anna.post(&format!("/tables/{id}/branch"), json!({ "decision": decisions / 2 })).expect(201);
    assert_eq!((&branch["status"], &branch["rules"]), (&json!("running"), left.rules));
    // Rated by bots that know these rules, too.
    if left.status == "running" && left.mine {
        assert_eq!(anna.post(&format!("/tables/{id}/analysis"), json!({})).expect(202)["of"], decisions);
        let branch = branch["id"].as_str().unwrap();
        let mut socket = anna.socket(branch, "");
        if !socket.next_of("hello")["state"]["choices"].is_array() {
            socket.until(|message| message["state"]["choices"].is_array());
        }
        let hint = anna.get(&format!("/tables/{branch}/hint")).expect(200);
        assert!(hint["advice"][0]["action"].is_string(), "{hint}");
    }
}

#[test]
fn tables_of_settlement_1_and_of_the_first_kingdom_builder_and_catan_go_on() {
    check("4b861fe");
}

#[test]
fn tables_of_orleans_5_and_settlement_2_go_on() {
    check("a26ff56");
}

#[test]
fn tables_from_before_the_letter_of_the_booklets_go_on() {
    check("bf28730");
}

/// What is printed at an old table is what was printed when it began; the next table of the same people is one of today.
#[test]
fn old_tables_show_old_numbers_and_new_tables_are_begun_by_new_rules() {
    for (name, game, thing) in
        [("4b861fe", "settlement", "b01"), ("a26ff56", "orleans-settlers", "shipping_line")]
    {
        let (database, facts) = left_behind(name);
        let site = Site::start(&database);
        let mut anna = Person::nobody(&site.address);
        anna.cookie = facts["cookie"].as_str().map(str::to_owned);
        let tables = all_of(&facts);
        let old =
            tables.iter().find(|left| left.game == game && left.mine && left.status == "finished").unwrap();
        let shown = |things: Value| {
            let found = things.as_array().unwrap().iter().find(|shown| shown["id"] == thing).cloned();
            found.unwrap_or_else(|| panic!("no {thing}"))
        };
        let before = shown(anna.get(&format!("/tables/{}/things", old.id)).expect(200));
        let now = shown(anna.get(&format!("/games/{game}/things")).expect(200));
        assert_ne!(before, now);
        let next = anna.post(&format!("/tables/{}/rematch", old.id), json!({})).expect(200);
        let current = steading_catalog::find(game).unwrap().info().rules_version;
        assert_eq!(next["rules"], json!(current));
        assert!(old.rules.as_u64() < next["rules"].as_u64());
        // The table says so where what is told about the game is not what it is played by.
        let told = anna.get(&format!("/tables/{}", old.id)).expect(200);
        assert_eq!((&told["current_rules"], &next["current_rules"]), (&next["rules"], &Value::Null));
        let things = format!("/tables/{}/things", next["id"].as_str().unwrap());
        assert_eq!(shown(anna.get(&things).expect(200)), now);
    }
}

/// A server that was set back finds tables by rules that it does not know: it lists them, says why it cannot open them, and leaves
/// them as they are.
#[test]
fn tables_by_rules_that_are_not_known_yet_are_listed_and_left_alone() {
    on_both(|database| {
        let mut site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open_for_two(json!(["me", { "bot": "easy" }]));
        let id = table["id"].as_str().unwrap();
        site.kill();
        for (rules, kind, word) in [(9, "frozen", "brought up to date"), (0, "conflict", "older server")] {
            assert_eq!(database.execute(&format!("UPDATE tables SET rules = {rules}")), 1);
            let mut site = Site::start(database);
            anna.address.clone_from(&site.address);
            for path in ["/me/tables", "/tables?status=running"] {
                let listed = anna.get(path).expect(200);
                let told = ["id", "game", "rules", "status"].map(|name| listed[0][name].clone());
                assert_eq!(told, [json!(id), json!("settlement"), json!(rules), json!("running")], "{path}");
                assert_eq!(listed[0]["seats"][0]["person"]["name"], "Anna");
                assert_eq!(listed[0]["seats"][1]["bot"], "easy");
                assert_eq!(
                    (&listed[0]["commitment"], &listed[0]["seed"]),
                    (&table["commitment"], &Value::Null)
                );
            }
            for path in ["", "/state", "/record", "/things"] {
                let told = anna.get(&format!("/tables/{id}{path}")).expect(409);
                assert_eq!(told["type"], kind, "{told}");
                let detail = told["detail"].as_str().unwrap();
                assert!(detail.contains(&format!("version {rules} ")) && detail.contains(word), "{detail}");
            }
            anna.command(id, "1", json!("resign")).expect(409);
            site.kill();
        }
    });
}
