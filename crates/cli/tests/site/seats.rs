//! Sitting down, inviting, leaving, giving up.

use serde_json::json;

use crate::database::on_both;
use crate::site::Site;

#[test]
fn friends_meet_at_a_private_table_by_a_link() {
    on_both(|database| {
        let site = Site::start(database);
        let (mut anna, mut ben, mut cleo) = (site.guest("Anna"), site.guest("Ben"), site.guest("Cleo"));
        let terms = json!({ "players": 2 });
        let table = anna.post("/tables", json!({ "game": "settlement", "terms": terms })).expect(201);
        let id = table["id"].as_str().unwrap();
        assert_eq!((table["status"].as_str(), table["public"].as_bool()), (Some("open"), Some(false)));
        assert_eq!(cleo.get("/tables").expect(200), json!([]), "private tables are not in the lobby");
        let mut watching = anna.socket(id, "");
        assert!(watching.next_of("hello")["state"].is_null());

        let seat = format!("/tables/{id}/seats/1");
        ben.put(&seat, json!({})).expect(403);
        let link = anna.post(&format!("/tables/{id}/invitations"), json!({ "seat": 1 })).expect(201);
        let token = link["token"].as_str().unwrap();
        assert_eq!(ben.get(&format!("/invitations/{token}")).expect(200)["table"], id);
        ben.put(&format!("/tables/{id}/seats/0"), json!({ "invitation": token })).expect(409);
        let full = ben.put(&seat, json!({ "invitation": token })).expect(200);
        assert_eq!(full["status"], "running", "the game begins when the last seat is taken");
        cleo.put(&seat, json!({ "invitation": token })).expect(409);
        assert_eq!(full["seats"][1]["person"]["name"], "Ben");
        let begun = watching.until(|message| message["state"].is_object());
        assert_eq!(begun["state"]["seat"], 0);

        let waiting = begun["state"]["must_act"][0].as_u64().unwrap();
        let (first, second) = if waiting == 0 { (&mut anna, &mut ben) } else { (&mut ben, &mut anna) };
        assert_eq!(first.get("/me/turns").expect(200)[0]["id"], id);
        assert_eq!(second.get("/me/turns").expect(200), json!([]));
        cleo.command(id, "x", json!({ "act": "end" })).expect(403);
        cleo.get(&format!("/tables/{id}/state?seat=0")).expect(403);
    });
}

#[test]
fn the_host_puts_bots_on_seats_and_clears_them_until_the_game_begins() {
    on_both(|database| {
        let site = Site::start(database);
        let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
        let wish = json!({ "game": "settlement", "public": true, "terms": { "players": 3 } });
        let table = anna.post("/tables", wish).expect(201);
        let seat = |number: u8| format!("/tables/{}/seats/{number}", table["id"].as_str().unwrap());
        assert_eq!(ben.get("/tables").expect(200)[0]["id"], table["id"]);
        anna.put(&seat(1), json!({ "occupant": { "bot": "genius" } })).expect(400);
        anna.put(&seat(1), json!({ "occupant": { "bot": "easy" } })).expect(200);
        ben.put(&seat(2), json!({ "occupant": { "bot": "easy" } })).expect(403);
        ben.put(&seat(1), json!({})).expect(409);
        ben.put(&seat(7), json!({})).expect(404);
        anna.put(&seat(1), json!({ "occupant": "open" })).expect(200);
        ben.put(&seat(1), json!({})).expect(200);
        ben.delete(&seat(1)).expect(200);
        anna.delete(&seat(1)).expect(403);
        ben.delete(&format!("/tables/{}", table["id"].as_str().unwrap())).expect(403);
        anna.delete(&format!("/tables/{}", table["id"].as_str().unwrap())).expect(204);
        ben.put(&seat(1), json!({})).expect(409);
    });
}

#[test]
fn a_stranger_takes_one_seat_of_a_public_table() {
    on_both(|database| {
        let site = Site::start(database);
        let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
        let wish = json!({ "game": "settlement", "public": true, "terms": { "players": 4 } });
        let table = anna.post("/tables", wish).expect(201);
        let id = table["id"].as_str().unwrap();
        let seat = |number: u8| format!("/tables/{id}/seats/{number}");
        ben.put(&seat(1), json!({})).expect(200);
        let told = ben.put(&seat(2), json!({})).expect(409);
        assert!(told["detail"].as_str().unwrap().contains("one seat each"), "{told}");
        let link = anna.post(&format!("/tables/{id}/invitations"), json!({})).expect(201);
        ben.put(&seat(2), json!({ "invitation": link["token"] })).expect(200);
        anna.put(&seat(3), json!({})).expect(200);
    });
}

#[test]
fn a_bot_plays_for_somebody_who_left_and_hands_back() {
    on_both(|database| {
        let site = Site::start(database);
        let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
        let table = anna.open_for_two(json!(["me"]));
        let id = table["id"].as_str().unwrap();
        ben.put(&format!("/tables/{id}/seats/1"), json!({})).expect(200);
        anna.command(id, "a", json!("call_bot")).expect(404);
        anna.command(id, "b", json!("return")).expect(409);
        anna.command(id, "c", json!("leave")).expect(200);
        let gone = ben.get(&format!("/tables/{id}")).expect(200);
        assert_eq!(
            (&gone["seats"][0]["bot"], &gone["seats"][0]["person"]["name"]),
            (&json!("easy"), &json!("Anna"))
        );
        anna.command(id, "d", json!({ "act": "end" })).expect(409);
        // The bot moves by itself, until it is Ben's turn.
        let mut socket = ben.socket(id, "");
        let mut message = socket.next_of("hello");
        while message["state"]["must_act"] != json!([1]) {
            message = socket.next_of("update");
        }
        anna.command(id, "e", json!("return")).expect(200);
        let back = ben.get(&format!("/tables/{id}")).expect(200);
        assert!(back["seats"][0]["bot"].is_null(), "{back}");
    });
}

#[test]
fn whoever_gives_up_loses_and_two_can_play_again() {
    on_both(|database| {
        let site = Site::start(database);
        let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
        let table = anna.open_for_two(json!(["me"]));
        let id = table["id"].as_str().unwrap();
        ben.put(&format!("/tables/{id}/seats/1"), json!({})).expect(200);
        anna.post(&format!("/tables/{id}/rematch"), json!({})).expect(409);
        let mut socket = ben.socket(id, "");
        ben.command(id, "a", json!("resign")).expect(200);
        let last = socket.until(|message| message["state"]["result"].is_object());
        assert_eq!(last["state"]["result"]["places"], json!([1, 2]));
        assert_eq!(last["state"]["result"]["resigned"], true);
        anna.command(id, "b", json!({ "act": "end" })).expect(409);
        assert_eq!(anna.get("/me/statistics").expect(200)[0]["wins"], 1);
        assert_eq!(ben.get("/me/statistics").expect(200)[0]["resigned"], 1);

        let again = anna.post(&format!("/tables/{id}/rematch"), json!({})).expect(200);
        assert_eq!(again["status"], "open", "nobody plays again without having said so");
        assert_eq!(again["seats"][1]["person"]["name"], "Anna", "everybody sits one seat further");
        assert!(again["seats"][0]["person"].is_null(), "{again}");
        assert_eq!(again["public"], false, "nobody else takes Ben's seat");
        let asked_twice = anna.post(&format!("/tables/{id}/rematch"), json!({})).expect(200);
        assert_eq!(asked_twice["status"], "open");
        let both = ben.post(&format!("/tables/{id}/rematch"), json!({})).expect(200);
        assert_eq!((&both["id"], &both["status"]), (&again["id"], &json!("running")));
        assert_eq!(both["seats"][0]["person"]["name"], "Ben");
        assert_eq!(socket.next_of("rematch")["table"], again["id"]);
        assert_ne!(again["commitment"], table["commitment"]);
        let mut cleo = site.guest("Cleo");
        cleo.post(&format!("/tables/{id}/rematch"), json!({})).expect(403);
    });
}

#[test]
fn friends_at_one_screen_look_with_the_eyes_of_whoever_must_act() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open_for_two(json!(["me", "me"]));
        let id = table["id"].as_str().unwrap();
        let mut socket = anna.socket(id, "follow=true&want=actions");
        let mut message = socket.next_of("hello");
        let mut seats = std::collections::BTreeSet::new();
        for _ in 0..60 {
            let state = &message["state"];
            if state["result"].is_object() {
                break;
            }
            assert_eq!(state["seat"], state["must_act"][0], "{state}");
            assert!(
                state["choices"].is_null() && state["view"].is_null(),
                "only the notation is wanted: {state}"
            );
            seats.insert(state["seat"].as_u64());
            let action = state["actions"].as_array().unwrap().last().unwrap().clone();
            let answer = socket.command(json!({ "act": action }), state["entries"].as_u64());
            assert_eq!(answer["type"], "done", "{answer}");
            message = socket.latest();
        }
        assert_eq!(seats.len(), 2, "both seats had a turn");

        // Whoever names a seat stays there.
        socket.send(&json!({ "type": "watch", "seat": 1 }));
        assert_eq!(socket.next_of("hello")["state"]["seat"], 1);
        assert!(anna.try_socket(id, "want=nonsense", &[]).is_err());
    });
}
