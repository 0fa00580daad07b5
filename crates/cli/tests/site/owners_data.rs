//! The data files of an owner of the box stay on the server, unless a program asks for them.

use std::fs;

use serde_json::{Value, json};

use crate::database::on_both;
use crate::site::Site;

#[test]
fn data_files_are_sent_only_to_who_asks() {
    let folder = tempfile::tempdir().unwrap();
    let owned =
        || steading_catalog::games().map(steading_game::AnyGame::info).filter(|info| !info.data.is_empty());
    for info in owned() {
        fs::create_dir(folder.path().join(info.id)).unwrap();
        for (name, text) in info.data {
            fs::write(folder.path().join(info.id).join(name), text).unwrap();
        }
    }
    on_both(|database| {
        let site = Site::start_with_data(database, folder.path());
        let mut anna = site.guest("Anna");
        for info in owned() {
            let seats = json!(["me", { "bot": "random" }]);
            let wish = json!({ "game": info.id, "terms": { "players": 2 }, "seats": seats });
            let table = anna.post("/tables", wish).expect(201);
            let id = table["id"].as_str().unwrap();
            let holds = |message: &Value| {
                let message = message.to_string();
                info.data.iter().any(|(_, text)| message.contains(&json!(text).to_string()))
            };
            for (query, wanted) in [("", false), ("want=view,choices", false), ("want=view,data", true)] {
                let mut socket = anna.socket(id, query);
                let hello = socket.next_of("hello");
                assert_eq!(holds(&hello), wanted, "{}: the socket with `{query}`", info.id);
                let state = anna.get(&format!("/tables/{id}/state?{query}")).expect(200);
                assert_eq!(holds(&state), wanted, "{}: the state with `{query}`", info.id);
            }
            for (query, wanted) in [("", false), ("data=true", true)] {
                let moment = anna.get(&format!("/tables/{id}/moments/0?{query}")).expect(200);
                assert_eq!(holds(&moment), wanted, "{}: the moment with `{query}`", info.id);
            }
            let mut socket = anna.socket(id, "want=view,story,actions");
            let actions = socket.next_of("hello")["state"]["actions"].clone();
            if let Some(action) = actions[0].as_str() {
                anna.command(id, "one", json!({ "act": action })).expect(200);
                assert!(!holds(&socket.next_of("update")), "{}: an update", info.id);
            }
        }
    });
}
