//! Playing on from a moment of another game.

use serde_json::{Value, json};

use crate::database::on_both;
use crate::site::{Person, Site};
use crate::whole_games::play_to_the_end;

fn id(table: &Value) -> &str {
    table["id"].as_str().unwrap()
}

fn bots(number: usize) -> Value {
    let bots = vec![json!({ "bot": "random" }); number];
    [vec![json!("me")], bots].concat().into()
}

#[test]
fn a_finished_game_is_played_on_from_any_moment() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let wish = json!({ "game": "catan-cards", "terms": { "players": 3 }, "seats": bots(2) });
        let table = anna.post("/tables", wish).expect(201);
        let path = format!("/tables/{}", id(&table));
        let last = play_to_the_end(&mut anna.socket(id(&table), ""));
        let decisions = last["state"]["decisions"].as_u64().unwrap();
        let statistics = anna.get("/me/statistics").expect(200);

        let branch = anna.post(&format!("{path}/branch"), json!({ "decision": 9 })).expect(201);
        assert_eq!((&branch["status"], &branch["public"]), (&json!("running"), &json!(false)));
        assert_eq!(branch["seats"][0]["person"]["id"], anna.id.as_str());
        assert_eq!(
            (&branch["seats"][1]["bot"], &branch["seats"][2]["bot"]),
            (&json!("random"), &json!("random"))
        );
        assert!(branch["seed"].is_null(), "{branch}");
        for decision in 0..=9 {
            let then = |person: &mut Person, table: &Value| {
                let moment = person.get(&format!("/tables/{}/moments/{decision}?seat=0", id(table)));
                let mut moment = moment.expect(200);
                moment["of"] = Value::Null;
                moment
            };
            assert_eq!(then(&mut anna, &branch), then(&mut anna, &table));
        }
        let twin = anna.post(&format!("{path}/branch"), json!({ "decision": 9 })).expect(201);
        assert_ne!(branch["commitment"], twin["commitment"], "every branch has chance of its own");
        assert_ne!(branch["commitment"], table["commitment"]);
        let end = play_to_the_end(&mut anna.socket(id(&branch), ""));
        assert!(end["state"]["decisions"].as_u64().unwrap() > 9);
        assert_eq!(anna.get("/me/statistics").expect(200), statistics, "a branch does not count");
        assert_eq!(anna.get(&format!("{path}/state")).expect(200)["state"]["decisions"], decisions);

        let record = anna.get(&format!("/tables/{}/record", id(&branch))).expect(200);
        let text = record.as_str().unwrap();
        let seed = anna.get(&format!("/tables/{}", id(&branch))).expect(200)["seed"].clone();
        assert!(text.contains(&format!("\nchance 9 {}\n10 seat", seed.as_str().unwrap())), "{text}");
        let copy = anna.post("/records", json!({ "record": record })).expect(201);
        assert_eq!((&copy["seed"], &copy["commitment"]), (&seed, &branch["commitment"]));
        assert_eq!(anna.get(&format!("/tables/{}/record", id(&copy))).expect(200), record);
        let wish = json!({ "decision": 12 });
        let second = anna.post(&format!("/tables/{}/branch", id(&copy)), wish).expect(201);
        let last = play_to_the_end(&mut anna.socket(id(&second), ""));
        assert!(last["state"]["decisions"].as_u64().unwrap() > 12);
        let record = anna.get(&format!("/tables/{}/record", id(&second))).expect(200);
        assert!(record.as_str().unwrap().contains("\nchance 12 "), "{record}");
        anna.post("/records", json!({ "record": record })).expect(201);

        let wish = json!({ "decision": 5, "seat": 2, "bot": "easy" });
        let mut ben = site.guest("Ben");
        let other = ben.post(&format!("{path}/branch"), wish).expect(201);
        assert_eq!(other["seats"][2]["person"]["id"], ben.id.as_str());
        assert_eq!((&other["seats"][0]["bot"], &other["seats"][1]["bot"]), (&json!("easy"), &json!("easy")));
    });
}

#[test]
fn an_uploaded_record_is_played_on_by_whoever_must_act() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open("settlement", bots(2));
        play_to_the_end(&mut anna.socket(id(&table), ""));
        let record = anna.get(&format!("/tables/{}/record", id(&table))).expect(200);
        let copy = anna.post("/records", json!({ "record": record })).expect(201);
        let moment = anna.get(&format!("/tables/{}/moments/12?all=true", id(&copy))).expect(200);
        assert!(
            moment["prompt"]["key"].is_string() && moment["scores"].as_array().unwrap().len() == 3,
            "{moment}"
        );
        let acts = moment["must_act"][0].as_u64().unwrap() as usize;
        let branch =
            anna.post(&format!("/tables/{}/branch", id(&copy)), json!({ "decision": 12 })).expect(201);
        assert_eq!(branch["seats"][acts]["person"]["id"], anna.id.as_str());
        assert_eq!(branch["waiting"], json!([acts]));
        play_to_the_end(&mut anna.socket(id(&branch), ""));
    });
}

#[test]
fn nobody_looks_into_a_running_game_of_others_by_branching() {
    on_both(|database| {
        let site = Site::start(database);
        let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
        let table = anna.open_for_two(json!(["me"]));
        let path = format!("/tables/{}/branch", id(&table));
        anna.post(&path, json!({ "decision": 0 })).expect(409);
        ben.put(&format!("/tables/{}/seats/1", id(&table)), json!({})).expect(200);
        for person in [&mut anna, &mut ben, &mut site.guest("Cleo")] {
            person.post(&path, json!({ "decision": 0 })).expect(409);
        }
        Person::nobody(&site.address).post(&path, json!({ "decision": 0 })).expect(401);

        let alone = anna.open("settlement", bots(2));
        let path = format!("/tables/{}/branch", id(&alone));
        anna.post(&path, json!({ "decision": 0 })).expect(201);
        anna.post(&path, json!({ "decision": 0, "seat": 1 })).expect(403);
        ben.post(&path, json!({ "decision": 0 })).expect(409);
    });
}

#[test]
fn moments_that_are_none_cannot_be_played_on_from() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open("settlement", bots(2));
        let last = play_to_the_end(&mut anna.socket(id(&table), ""));
        let decisions = last["state"]["decisions"].as_u64().unwrap();
        let path = format!("/tables/{}/branch", id(&table));
        anna.post(&path, json!({ "decision": decisions })).expect(409);
        anna.post(&path, json!({ "decision": decisions + 1 })).expect(404);
        anna.post(&path, json!({ "decision": 0, "seat": 4 })).expect(404);
        anna.post(&path, json!({ "decision": 0, "bot": "genius" })).expect(400);
        anna.post(&path, json!({ "decision": 0, "x": 1 })).expect(422);
        anna.post("/tables/nothing/branch", json!({ "decision": 0 })).expect(404);
    });
}

#[test]
fn going_back_behind_the_beginning_of_a_branch_keeps_its_chance() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open("catan-cards", bots(3));
        let path = format!("/tables/{}", id(&table));
        play_to_the_end(&mut anna.socket(id(&table), ""));
        let branch = anna.post(&format!("{path}/branch"), json!({ "decision": 9 })).expect(201);
        let mut socket = anna.socket(id(&branch), "");
        let waits_for_anna = |seats: &Vec<Value>| seats.contains(&json!(0));
        socket.until(|message| message["state"]["must_act"].as_array().is_some_and(waits_for_anna));
        anna.command(id(&branch), "back", json!({ "take_back": 3 })).expect(200);
        play_to_the_end(&mut anna.socket(id(&branch), ""));
        let record = anna.get(&format!("/tables/{}/record", id(&branch))).expect(200);
        assert!(record.as_str().unwrap().contains("\nchance 3 "), "{record}");
        anna.post("/records", json!({ "record": record })).expect(201);
    });
}

/// Somebody tries things out while the game goes on, gives up there and looks at everything: the bots of the game itself keep their
/// secrets, since a branch was only imagined from what its player knows.
#[test]
fn nothing_hidden_leaves_a_running_game_through_its_branches() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let wish = json!({ "game": "catan-cards", "terms": { "players": 3 }, "seats": bots(2) });
        let table = anna.post("/tables", wish).expect(201);
        let path = format!("/tables/{}", id(&table));
        anna.socket(id(&table), "").until(|message| {
            message["state"]["must_act"].as_array().is_some_and(|seats| seats.contains(&json!(0)))
        });
        let now = anna.get(&format!("{path}/state?seat=0")).expect(200)["state"].clone();
        let decision = now["decisions"].clone();
        let mut imagined = Vec::new();
        for _ in 0..3 {
            let branch = anna.post(&format!("{path}/branch"), json!({ "decision": decision })).expect(201);
            let look = format!("/tables/{}", id(&branch));
            let seen = anna.get(&format!("{look}/state?seat=0")).expect(200)["state"].clone();
            assert_eq!(seen["view"], now["view"], "the same to her own eyes");
            anna.get(&format!("{look}/moments/0?all=true")).expect(409);
            anna.command(id(&branch), "r", json!("resign")).expect(200);
            imagined.push(anna.get(&format!("{look}/moments/0?all=true")).expect(200)["view"].clone());
            let told = anna.get(&format!("{look}/record")).expect(409);
            assert!(told["detail"].as_str().unwrap().contains("no record"), "{told}");
            // Also a branch of the branch.
            let second = anna.post(&format!("{look}/branch"), json!({ "decision": 0 })).expect(201);
            let again =
                anna.get(&format!("/tables/{}/state?seat=0", id(&second))).expect(200)["state"].clone();
            assert_eq!(again["view"], now["view"]);
        }
        let last = play_to_the_end(&mut anna.socket(id(&table), ""));
        assert!(last["state"]["result"].is_object());
        let truth = anna.get(&format!("{path}/moments/{decision}?all=true")).expect(200)["view"].clone();
        assert!(imagined.iter().any(|view| *view != truth), "the hidden cards of the game were shown");
        assert!(imagined.iter().any(|view| *view != imagined[0]), "{truth}");
    });
}
