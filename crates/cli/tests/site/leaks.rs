//! Nobody is sent anything that the rules do not allow to know.
//!
//! Whole games with one socket for each seat and one for a spectator. Everything that arrives is kept; when the game is over,
//! it is rebuilt from its record without the server, and every frame and body must be exactly what the game itself shows that
//! viewer at that moment: no field more, no field less.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use serde_json::{Map, Value, json};
use steading_game::{AnyGame, AnyTable, Applied, GameRng, Seat, Seed, Viewer};
use steading_notation::Record;

use crate::database::{Database, on_both};
use crate::site::{Person, Site, Socket};

/// Whole games of each game in the ordinary run; `STEADING_LEAK_GAMES` asks for more, `STEADING_LEAK_GAME` names the only one.
const GAMES: u64 = 1;

/// Most of a game's time is spent waiting for the disk.
const TABLES_AT_ONCE: u64 = 8;

#[test]
fn nobody_is_sent_more_than_the_game_shows() {
    let games = std::env::var("STEADING_LEAK_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(GAMES);
    let database = Database::sqlite();
    let site = Site::start(&database);
    let only = std::env::var("STEADING_LEAK_GAME").ok();
    for game in steading_catalog::games().filter(|game| only.as_ref().is_none_or(|id| id == game.info().id)) {
        let next = AtomicU64::new(0);
        let play_on = || -> usize {
            let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
            numbers
                .take_while(|&number| number < games)
                .map(|number| play_and_check(&site, game, number, &json!({})).len())
                .sum()
        };
        let checked: usize = thread::scope(|scope| {
            let tables: Vec<_> = (0..games.min(TABLES_AT_ONCE)).map(|_| scope.spawn(play_on)).collect();
            tables.into_iter().map(|table| table.join().unwrap()).sum()
        });
        println!("{}: {games} games, {checked} frames and bodies", game.info().id);
    }
}

/// AMB-7 of Settlement: where heroes lie face down, no view, score or line of the story names a hero or a point of somebody else.
#[test]
fn heroes_that_lie_face_down_stay_on_the_server() {
    let database = Database::sqlite();
    let site = Site::start(&database);
    let game = steading_catalog::find("settlement").unwrap();
    let sent =
        (0..3).flat_map(|number| play_and_check(&site, game, number, &json!({ "heroes": "face_down" })));
    let sent: Vec<Sent> = sent.collect();
    let (mut hidden, mut invited) = (0, 0);
    for Sent { viewer, message, .. } in &sent {
        walk(message, &mut |part| {
            let others = |index: usize| *viewer != Viewer::Seat(Seat(index as u8));
            let is_over = part["view"]["phase"]["kind"] == "over" || part["result"].is_object();
            for (index, player) in part["view"]["players"].as_array().into_iter().flatten().enumerate() {
                if others(index) && !is_over {
                    hidden += player["face_down"].as_u64().unwrap();
                    let shown = (&player["heroes"], &player["points"], &part["scores"][index]);
                    assert_eq!(shown, (&json!([]), &Value::Null, &Value::Null), "{viewer} {part}");
                }
            }
            assert_ne!(part["kind"], "invited", "{part}");
            if part["kind"] == "invited_face_down" {
                let seat = part["seat"].as_u64().unwrap() as usize;
                assert_eq!(
                    part["hero"].is_null() && part["guild"].is_null(),
                    others(seat),
                    "{viewer} {part}"
                );
                invited += 1;
            }
        });
    }
    assert!(hidden > 100 && invited > 10, "{hidden} {invited}");
}

/// Visits every object of a message.
fn walk(value: &Value, visit: &mut impl FnMut(&Value)) {
    match value {
        Value::Object(fields) => {
            visit(value);
            fields.values().for_each(|field| walk(field, visit));
        }
        Value::Array(items) => items.iter().for_each(|item| walk(item, visit)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn whoever_gets_up_no_longer_sees_with_the_eyes_of_the_seat() {
    on_both(|database| {
        let site = Site::start(database);
        let (mut anna, mut ben, mut cleo) = (site.guest("Anna"), site.guest("Ben"), site.guest("Cleo"));
        let wish = json!({ "game": "orleans-settlers", "public": true, "terms": { "players": 2 } });
        let table = anna.post("/tables", wish).expect(201);
        let id = table["id"].as_str().unwrap();
        let seat = format!("/tables/{id}/seats/1");
        ben.put(&format!("/tables/{id}/seats/0"), json!({})).expect(409);
        anna.delete(&format!("/tables/{id}/seats/0")).expect(200);
        ben.put(&seat, json!({})).expect(200);
        let mut socket = ben.socket(id, "seat=1");
        socket.next_of("hello");
        ben.delete(&seat).expect(200);
        cleo.put(&seat, json!({})).expect(200);
        anna.put(&format!("/tables/{id}/seats/0"), json!({})).expect(200);
        let begun = socket.until(|message| message["state"].is_object());
        assert!(begun["state"]["seat"].is_null(), "{begun}");
        let spectator = Person::nobody(&site.address).get(&format!("/tables/{id}/state")).expect(200);
        assert_eq!(begun["state"]["view"], spectator["state"]["view"]);
    });
}

/// What somebody was sent.
struct Sent {
    viewer: Viewer,
    /// How many entries the log had.
    entries: u64,
    message: Value,
    what: What,
}

#[derive(Clone, Copy)]
enum What {
    /// After something happened.
    Update,
    /// Everything about the table.
    Hello,
    /// A past moment.
    Moment,
}

/// Something that somebody did.
enum Deed {
    Act(Seat, String),
    Undo(Seat),
}

/// A game that is being played.
struct Play<'a> {
    site: &'a Site,
    table: Value,
    path: String,
    people: Vec<Person>,
    /// One for each seat, then the one of the spectator.
    sockets: Vec<Socket>,
    latest: Vec<Value>,
    deeds: Vec<Deed>,
    sent: Vec<Sent>,
    /// Everything that arrived before the game was over, as it arrived.
    raw: Vec<String>,
    rng: GameRng,
    /// Whether heroes are invited as often as possible.
    invites: bool,
}

/// Plays a whole game; everything that was sent, and compared.
fn play_and_check(site: &Site, game: &'static dyn AnyGame, number: u64, options: &Value) -> Vec<Sent> {
    let mut play = Play::begin(site, game, number, options);
    while !play.is_over() {
        play.act_or_undo();
    }
    let record = play.people[0].get(&format!("{}/record", play.path)).expect(200);
    let record = Record::parse(record.as_str().unwrap(), steading_catalog::find).unwrap();
    let seed = record.seed.to_string();
    for text in &play.raw {
        assert!(!text.contains(&seed), "the seed was sent: {text}");
    }
    let mut again = Again::start(&record, game);
    let mut sent = play.sent.iter().peekable();
    let mut last = None;
    for (entries, deed) in (1..).zip([None].into_iter().chain(play.deeds.iter().map(Some))) {
        last = deed.and_then(|deed| again.follow(deed));
        while let Some(sent) = sent.next_if(|sent| sent.entries == entries) {
            let expected = again.expected(sent, last, &play.table);
            compare(game, sent, &expected);
        }
    }
    assert!(sent.next().is_none() && last.is_some());
    assert_eq!(again.engine.actions(), record.actions, "the record is of another game");
    play.sent
}

impl<'a> Play<'a> {
    fn begin(site: &'a Site, game: &'static dyn AnyGame, number: u64, options: &Value) -> Play<'a> {
        let info = game.info();
        let possible = |players: u8| {
            let setup = info.setup(Some(players), std::iter::empty());
            setup.is_ok_and(|setup| game.check_setup(&setup).is_ok())
        };
        let counts: Vec<u8> =
            info.players.clone().filter(|&players| players > 1 && possible(players)).collect();
        let players = counts[number as usize % counts.len()];
        let mut people: Vec<Person> =
            (0..=players).map(|person| site.guest(&format!("Person {person}"))).collect();
        let wish =
            json!({ "game": info.id, "public": true, "terms": { "players": players, "options": options } });
        let mut table = people[0].post("/tables", wish).expect(201);
        let path = format!("/tables/{}", table["id"].as_str().unwrap());
        for seat in 1..players {
            let person = &mut people[usize::from(seat)];
            table = person.put(&format!("{path}/seats/{seat}"), json!({})).expect(200);
        }
        let id = table["id"].as_str().unwrap().to_owned();
        let mut play = Play {
            site,
            path,
            latest: vec![Value::Null; people.len()],
            sockets: Vec::new(),
            deeds: Vec::new(),
            sent: Vec::new(),
            raw: Vec::new(),
            rng: GameRng::new(Seed::from_number(number).derive(info.id, 0)),
            people,
            table,
            invites: options["heroes"].is_string(),
        };
        for index in 0..play.people.len() {
            play.sockets.push(play.people[index].socket(&id, ""));
            play.pump(index, |_, message| message["type"] == "hello");
        }
        play
    }

    fn viewer(&self, index: usize) -> Viewer {
        if index + 1 == self.people.len() { Viewer::Spectator } else { Viewer::Seat(Seat(index as u8)) }
    }

    fn is_over(&self) -> bool {
        self.latest.iter().all(|state| state["result"].is_object())
    }

    fn entries(&self) -> u64 {
        self.deeds.len() as u64 + 1
    }

    /// Reads what somebody is sent until something has come.
    fn pump(&mut self, index: usize, mut come: impl FnMut(&Play<'_>, &Value) -> bool) {
        loop {
            let text = self.sockets[index].next_text().expect("another frame");
            let message: Value = serde_json::from_str(&text).unwrap();
            self.keep_frame(index, text, &message);
            if come(self, &message) {
                return;
            }
        }
    }

    fn keep_frame(&mut self, index: usize, text: String, message: &Value) {
        let what = match message["type"].as_str().unwrap() {
            "hello" => What::Hello,
            "update" => What::Update,
            kind => {
                let fields: &[&str] = match kind {
                    "done" => &["entries", "id", "ply", "type"],
                    "said" => &["at", "number", "person", "type", "words"],
                    "present" => &["people", "type", "watching"],
                    "allowed" => &["id", "type"],
                    "refused" => &["id", "problem", "type"],
                    _ => panic!("{message}"),
                };
                assert_eq!(keys(message), fields, "{message}");
                self.raw.push(text);
                return;
            }
        };
        self.latest[index] = message["state"].clone();
        self.keep(index, what, text, message.clone());
    }

    fn keep(&mut self, index: usize, what: What, text: String, message: Value) {
        if !text.contains("\"result\"") {
            self.raw.push(text);
        }
        let (viewer, entries) = (self.viewer(index), self.entries());
        self.sent.push(Sent { viewer, entries, message, what });
    }

    /// Somebody does something, and everybody is told.
    fn act_or_undo(&mut self) {
        let seats = self.people.len() - 1;
        let acting: Vec<usize> = (0..seats).filter(|&seat| self.latest[seat]["choices"].is_array()).collect();
        let index = *self.rng.pick(&acting).expect("somebody can act");
        let undoing = (0..seats).find(|&seat| self.latest[seat]["can_undo"] == true);
        let undoing = undoing.filter(|_| self.rng.below(10) == 0);
        let index = undoing.unwrap_or(index);
        let deed = if undoing.is_some() {
            json!("undo")
        } else {
            let choices = self.latest[index]["choices"].as_array().unwrap();
            let actions: Vec<&str> =
                choices.iter().map(|choice| choice["action"].as_str().unwrap()).collect();
            // At random heroes are seldom invited: whoever is to do so does, and does not pass or trade for nothing.
            let wanted = |wanted: &dyn Fn(&str) -> bool| -> Vec<&str> {
                actions.iter().copied().filter(|action| self.invites && wanted(action)).collect()
            };
            let invites = wanted(&|action| action.starts_with("invite"));
            let busy = wanted(&|action| action != "pass" && !action.starts_with("trade"));
            let among = [invites, busy, actions.clone()].into_iter().find(|among| !among.is_empty()).unwrap();
            json!({ "act": self.rng.pick(&among).unwrap() })
        };
        let (id, entries) = (format!("c{}", self.rng.below(u32::MAX)), self.entries());
        let command = json!({ "type": "command", "id": id, "entries": entries, "seat": index, "do": deed });
        assert!(self.sockets[index].send(&command));
        let seat = Seat(index as u8);
        self.deeds.push(match deed["act"].as_str() {
            Some(action) => Deed::Act(seat, action.to_owned()),
            None => Deed::Undo(seat),
        });
        let now = self.entries();
        let (mut told, mut done, mut refused) = (false, false, false);
        self.pump(index, |_, message| {
            told |= message["state"]["entries"] == now;
            done |= message["type"] == "done";
            refused |= message["type"] == "refused";
            assert!(!refused || undoing.is_some(), "{message}");
            told && done || refused
        });
        if refused {
            // Others have built on the decision since.
            self.deeds.pop();
            return;
        }
        for other in (0..self.people.len()).filter(|&other| other != index) {
            self.pump(other, |_, message| message["state"]["entries"] == now);
        }
        if self.rng.below(12) == 0 && !self.is_over() {
            self.look_around();
        }
    }

    /// Asks for everything that can be asked for by requests.
    fn look_around(&mut self) {
        let decisions = self.latest[0]["decisions"].as_u64().unwrap();
        let decision = self.rng.below(decisions as u32 + 1);
        let path = self.path.clone();
        self.sockets[0].send(&json!({ "type": "say", "words": format!("after {decisions}") }));
        for index in 0..self.people.len() {
            self.pump(index, |_, message| message["type"] == "said");
            let state = self.people[index].get(&format!("{path}/state")).expect(200);
            self.keep(index, What::Hello, state.to_string(), state);
            let moment = self.people[index].get(&format!("{path}/moments/{decision}")).expect(200);
            self.keep(index, What::Moment, moment.to_string(), moment);
            let person = &mut self.people[index];
            person.get(&format!("{path}/record")).expect(409);
            person.get(&format!("{path}/moments/{decision}?all=true")).expect(409);
            let other = u8::from(index == 0);
            person.get(&format!("{path}/moments/{decision}?seat={other}")).expect(403);
            person.get(&format!("{path}/state?seat={other}")).expect(403);
            assert!(
                person
                    .try_socket(path.trim_start_matches("/tables/"), &format!("seat={other}"), &[])
                    .is_err()
            );
            for body in ["", "/chat"].map(|what| person.get(&format!("{path}{what}")).expect(200)) {
                self.raw.push(body.to_string());
            }
        }
        // A stranger sees what the spectator sees.
        let (last, mut stranger) = (self.people.len() - 1, Person::nobody(&self.site.address));
        let state = stranger.get(&format!("{path}/state")).expect(200);
        self.keep(last, What::Hello, state.to_string(), state);
        for list in ["/tables?status=running", "/me/tables", "/me/turns"] {
            let body = self.people[0].get(list).expect(200);
            for table in body.as_array().unwrap() {
                assert!(table["seed"].is_null(), "{table}");
            }
            self.raw.push(body.to_string());
        }
    }
}

/// The game, played again from its record without the server.
struct Again<'a> {
    record: &'a Record,
    game: &'static dyn AnyGame,
    engine: Box<dyn AnyTable>,
    /// The decisions that count, with what came of them.
    steps: Vec<(Seat, Applied)>,
}

impl<'a> Again<'a> {
    fn start(record: &'a Record, game: &'static dyn AnyGame) -> Again<'a> {
        let engine = game.start(&record.setup, record.seed).unwrap();
        Again { record, game, engine, steps: Vec::new() }
    }

    /// Does the same again; the number of the decision, if it was one.
    fn follow(&mut self, deed: &Deed) -> Option<usize> {
        match deed {
            Deed::Act(seat, action) => {
                let applied = self.engine.apply(*seat, action).unwrap();
                self.steps.push((*seat, applied));
                Some(self.steps.len())
            }
            Deed::Undo(seat) => {
                // Not with what the engine keeps for it: from the beginning, without that decision.
                let last = self.steps.iter().rposition(|(other, _)| other == seat).unwrap();
                let mut actions = self.engine.actions();
                actions.remove(last);
                *self = Again::start(self.record, self.game);
                for (seat, action) in actions {
                    self.follow(&Deed::Act(seat, action));
                }
                None
            }
        }
    }

    /// What the viewer must have been sent, exactly.
    fn expected(&self, sent: &Sent, last: Option<usize>, table: &Value) -> Value {
        let viewer = sent.viewer;
        let mut expected = Map::new();
        match sent.what {
            What::Update => {
                expected.insert("type".into(), json!("update"));
                expected.insert("state".into(), self.state(viewer, sent.entries));
                if let Some(last) = last {
                    expected.insert("story".into(), json!([self.line(viewer, last)]));
                }
                if self.engine.outcome().is_some() {
                    expected.insert("table".into(), self.table(table, &sent.message["table"]));
                }
            }
            What::Hello => {
                // Of a long story come the last lines.
                let first = (self.steps.len() + 1).saturating_sub(250);
                let story: Vec<Value> =
                    (first..=self.steps.len()).map(|step| self.line(viewer, step)).collect();
                expected.insert("type".into(), json!("hello"));
                expected.insert("state".into(), self.state(viewer, sent.entries));
                expected.insert("story".into(), json!(story));
                expected.insert("table".into(), self.table(table, &sent.message["table"]));
                // Who is there and what was said has nothing to do with the game.
                for (field, is_right) in [
                    ("present", sent.message["present"].is_array()),
                    ("said", sent.message["said"].is_array()),
                    ("watching", sent.message["watching"].is_number()),
                ] {
                    assert!(is_right, "{field}");
                    expected.insert(field.into(), sent.message[field].clone());
                }
            }
            What::Moment => {
                let decision = sent.message["decision"].as_u64().unwrap() as usize;
                let mut then = Again::start(self.record, self.game);
                for (seat, action) in self.engine.actions().into_iter().take(decision) {
                    then.follow(&Deed::Act(seat, action));
                }
                expected.insert("decision".into(), json!(decision));
                expected.insert("of".into(), json!(self.steps.len()));
                expected.insert("view".into(), then.engine.view(viewer));
                expected.insert("line".into(), then.line(viewer, decision));
                expected.insert("must_act".into(), json!(seats(then.engine.must_act())));
                expected.insert("scores".into(), then.scores(viewer));
                if let Viewer::Seat(seat) = viewer
                    && then.engine.may_act().contains(seat)
                {
                    expected.insert("prompt".into(), json!(then.engine.prompt(seat)));
                }
            }
        }
        Value::Object(expected)
    }

    fn state(&self, viewer: Viewer, entries: u64) -> Value {
        let outcome = self.engine.outcome();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Host => None,
        };
        let acts = seat.filter(|&seat| outcome.is_none() && self.engine.may_act().contains(seat));
        let mut state = json!({
            "entries": entries,
            "ply": entries,
            "decisions": self.steps.len(),
            "seat": seat,
            "must_act": seats(self.engine.must_act()),
            "can_undo": seat.is_some_and(|seat| outcome.is_none() && self.engine.can_undo(seat)),
            "view": self.engine.view(viewer),
            "scores": self.scores(viewer),
        });
        if let Some(seat) = acts {
            state["prompt"] = json!(self.engine.prompt(seat));
            let choices = self.engine.legal_actions(seat);
            if !choices.is_empty() {
                state["choices"] = json!(choices);
            }
        }
        if let Some(outcome) = outcome {
            state["result"] =
                json!({ "places": outcome.places(), "scores": self.scores(Viewer::Host), "resigned": false });
        }
        state
    }

    /// Everybody's points as the viewer may know them. That they hold nothing hidden is a rule of the contract, which the test kit
    /// checks for every game.
    fn scores(&self, viewer: Viewer) -> Value {
        Seat::all(self.record.setup.players).map(|seat| json!(self.engine.score_seen(seat, viewer))).collect()
    }

    /// What a viewer is told of a decision: what happened, and the words of the decision only if it was one's own.
    fn line(&self, viewer: Viewer, decision: usize) -> Value {
        let Some((seat, applied)) = decision.checked_sub(1).map(|step| &self.steps[step]) else {
            return json!({ "decision": 0, "events": self.engine.opening().seen_by(viewer) });
        };
        let mut line =
            json!({ "decision": decision, "seat": seat, "events": applied.events.seen_by(viewer) });
        if viewer == Viewer::Seat(*seat) {
            line["action"] = json!(applied.action);
        }
        line
    }

    /// What everybody may know about the table: as at the beginning, except for what must change.
    fn table(&self, before: &Value, sent: &Value) -> Value {
        let mut table = before.clone();
        assert!(sent["changed"].as_i64() >= before["changed"].as_i64());
        table["changed"] = sent["changed"].clone();
        table["waiting"] = json!(seats(self.engine.must_act()));
        if self.engine.outcome().is_some() {
            table["status"] = json!("finished");
            table["seed"] = json!(self.record.seed.to_string());
        }
        table
    }
}

fn seats(set: steading_game::SeatSet) -> Vec<u8> {
    set.iter().map(|seat| seat.0).collect()
}

fn keys(message: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = message.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

#[track_caller]
fn compare(game: &dyn AnyGame, sent: &Sent, expected: &Value) {
    if sent.message == *expected {
        return;
    }
    let different = |field: &String| sent.message[field] != expected[field];
    let fields: Vec<&String> = sent
        .message
        .as_object()
        .unwrap()
        .keys()
        .chain(expected.as_object().unwrap().keys())
        .filter(|field| different(field))
        .collect();
    panic!(
        "{} entries {}: {} was sent something else in {fields:?}:\n{}\ninstead of\n{expected}",
        game.info().id,
        sent.entries,
        sent.viewer,
        sent.message
    );
}
