//! Two servers on one database, and people who look at the same table through different ones: what happens through one is told
//! through the other at once, over PostgreSQL alone and over NATS.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::broker::Broker;
use crate::database::Database;
use crate::site::{Person, Site, Socket};

/// A piece of news that takes longer has waited for a look from time to time, which come every ten seconds.
const AT_ONCE: Duration = Duration::from_secs(3);
/// The decisions of a game that are watched.
const DECISIONS: u32 = 120;

/// Two servers that hear of each other, and Anna and Ben, each known to both.
struct Two {
    sites: [Site; 2],
    anna: Person,
    ben: Person,
    table: String,
    _database: Database,
}

impl Two {
    fn start(bus: Option<&Broker>) -> Option<Two> {
        let database = Database::postgres()?;
        let url = bus.map(Broker::url);
        let more: Vec<&str> = url.iter().flat_map(|url| ["--bus", url]).collect();
        let sites = [0, 1].map(|_| Site::start_with(&database, &more));
        let mut anna = sites[0].guest("Anna");
        let mut ben = sites[0].guest("Ben");
        ben.address.clone_from(&sites[1].address);
        let table = anna.open_for_two(json!(["me", "open"]))["id"].as_str().unwrap().to_owned();
        let two = Two { sites, anna, ben: ben.clone(), table, _database: database };
        // Both wires carry before anything happens.
        two.await_warnings(0);
        let mut waiting = two.anna.socket(&two.table, "want=choices");
        waiting.next_of("hello");
        let began = Instant::now();
        ben.put(&format!("/tables/{}/seats/1", two.table), json!({})).expect(200);
        let begun = waiting.until(|message| message["table"]["status"] == "running");
        assert!(begun["state"].is_object() && began.elapsed() < AT_ONCE, "the start was told late");
        Some(two)
    }

    /// Waits until both servers have so many warnings.
    fn await_warnings(&self, count: usize) {
        let end = Instant::now() + Duration::from_secs(20);
        let warned = |site: &Site| {
            Person::nobody(&site.address).get("/health").expect(200)["warnings"].as_array().unwrap().len()
        };
        while !self.sites.iter().all(|site| warned(site) == count) {
            assert!(Instant::now() < end, "{:?}", self.sites.each_ref().map(warned));
            thread::sleep(Duration::from_millis(50));
        }
    }

    fn sockets(&self, want: &str) -> [Socket; 2] {
        let mut sockets = [self.anna.socket(&self.table, want), self.ben.socket(&self.table, want)];
        for socket in &mut sockets {
            socket.next_of("hello");
        }
        sockets
    }
}

/// Over PostgreSQL, then over NATS.
fn over_both(test: impl Fn(Two)) {
    Two::start(None).into_iter().for_each(&test);
    if let Some(broker) = Broker::start() {
        Two::start(Some(&broker)).into_iter().for_each(&test);
    }
}

/// Whoever must act does so through the own server; how long it took until the other one told it.
fn decide(sockets: &mut [Socket; 2], states: &mut [Value; 2]) -> Option<Duration> {
    let actor = (0..2).find(|&seat| {
        states[seat]["choices"].as_array().is_some_and(|choices| !choices.is_empty())
            && states[seat]["must_act"].as_array().is_none_or(|seats| seats.contains(&json!(seat)))
    })?;
    let choices = states[actor]["choices"].as_array().unwrap();
    let entries = states[actor]["entries"].as_u64().unwrap();
    let action = choices[entries as usize % choices.len()]["action"].clone();
    let done = sockets[actor].command(json!({ "act": action }), Some(entries));
    assert_eq!(done["entries"], entries + 1, "{done}");
    let told = Instant::now();
    let update = sockets[1 - actor].next_of("update");
    let took = told.elapsed();
    let story = update["story"].as_array().unwrap();
    assert_eq!(story.len(), 1, "one decision, with what happened: {update}");
    assert_eq!(update["state"]["entries"], entries + 1, "{update}");
    states[1 - actor] = update["state"].clone();
    states[actor] = sockets[actor].latest()["state"].clone();
    Some(took)
}

#[test]
fn a_decision_is_told_through_the_other_server_with_its_events() {
    over_both(|two| {
        let mut sockets = [&two.anna, &two.ben].map(|person| person.socket(&two.table, "want=story,choices"));
        let mut states = [0, 1].map(|index: usize| sockets[index].next_of("hello")["state"].clone());
        let mut times = Vec::new();
        while times.len() < DECISIONS as usize
            && let Some(took) = decide(&mut sockets, &mut states)
        {
            times.push(took);
        }
        assert!(times.len() > 40, "only {} decisions were made", times.len());
        times.sort();
        let [middle, last] = [times[times.len() / 2], times[times.len() * 99 / 100]];
        println!("{} decisions were told after {middle:?}, 99 of 100 within {last:?}", times.len());
        assert!(middle < Duration::from_millis(250) && last < AT_ONCE, "{middle:?}, {last:?}");
    });
}

#[test]
fn words_presence_and_the_end_of_a_session_are_told_through_the_other_server() {
    over_both(|mut two| {
        let [mut anna, ben] = two.sockets("want=choices");
        let began = Instant::now();
        two.ben.post(&format!("/tables/{}/chat", two.table), json!({ "words": "Hello" })).expect(200);
        let said = anna.next_of("said");
        assert_eq!(said["words"], "Hello");
        drop(ben);
        let who = |anna: &mut Socket, count: usize| {
            anna.until(|message| {
                message["type"] == "present" && message["people"].as_array().unwrap().len() == count
            });
        };
        who(&mut anna, 1);
        let mut ben = two.ben.socket(&two.table, "want=choices");
        let hello = ben.next_of("hello");
        assert_eq!(hello["present"].as_array().unwrap().len(), 2, "who comes in knows who is there: {hello}");
        who(&mut anna, 2);
        // Ben signs out through the first server; what is open at the second ends.
        two.ben.address.clone_from(&two.sites[0].address);
        two.ben.delete("/session").expect(204);
        assert_eq!(ben.goodbye(), Some(1008));
        assert!(began.elapsed() < 2 * AT_ONCE, "{:?}", began.elapsed());
    });
}

#[test]
fn when_the_broker_is_gone_news_go_over_postgresql() {
    let Some(mut broker) = Broker::start() else { return };
    let Some(two) = Two::start(Some(&broker)) else { return };
    let mut sockets = [&two.anna, &two.ben].map(|person| person.socket(&two.table, "want=story,choices"));
    let mut states = [0, 1].map(|index: usize| sockets[index].next_of("hello")["state"].clone());
    broker.kill();
    two.await_warnings(1);
    assert!(decide(&mut sockets, &mut states).unwrap() < AT_ONCE);
    broker.come_back();
    two.await_warnings(0);
    for _ in 0..5 {
        assert!(decide(&mut sockets, &mut states).unwrap() < AT_ONCE);
    }
}
