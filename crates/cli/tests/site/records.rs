//! Records and past moments.

use serde_json::json;

use crate::database::on_both;
use crate::site::{Person, Site};
use crate::whole_games::play_to_the_end;

#[test]
fn a_finished_game_is_downloaded_replayed_and_uploaded_again() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open("settlement", json!(["me", { "bot": "random" }, { "bot": "random" }]));
        let id = table["id"].as_str().unwrap();
        anna.get(&format!("/tables/{id}/moments/0?all=true")).expect(409);
        anna.get(&format!("/tables/{id}/moments/0?seat=1")).expect(403);
        anna.get(&format!("/tables/{id}/moments/0?seat=9")).expect(404);
        let last = play_to_the_end(&mut anna.socket(id, ""));
        let decisions = last["state"]["decisions"].as_u64().unwrap();
        let mut stranger = Person::nobody(&site.address);
        let moment = stranger.get(&format!("/tables/{id}/moments/{decisions}?all=true")).expect(200);
        assert_eq!((&moment["of"], &moment["must_act"]), (&json!(decisions), &json!([])));
        stranger.get(&format!("/tables/{id}/moments/{}", decisions + 1)).expect(404);

        let record = anna.get(&format!("/tables/{id}/record")).expect(200);
        stranger.post("/records", json!({ "record": record })).expect(401);
        let copy = anna.post("/records", json!({ "record": record })).expect(201);
        assert_eq!(copy["status"], "finished");
        let copied = copy["id"].as_str().unwrap();
        assert_eq!(anna.get(&format!("/tables/{copied}/record")).expect(200), record);
        let broken = record.as_str().unwrap().replacen("seat0", "seat1", 1);
        let problem = anna.post("/records", json!({ "record": broken })).expect(422);
        assert_eq!(problem["type"], "bad-record");
        anna.post("/records", json!({ "record": "" })).expect(422);
    });
}
