//! The disk under a SQLite file fails: what was acknowledged is there afterwards, nothing is there twice, and the server does not go
//! on after a failed flush.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::database::Database;
use crate::faulty_disk::{self, Chance, FaultyDisk, Files, Line};
use crate::site::{Person, Response, Site};

/// So many entries by bots are a game or two.
const A_WHILE: i64 = 300;
/// At a time.
const TABLES_OF_BOTS: usize = 3;
/// So many bytes that were written hold several attempts to copy the log to its place.
const A_LOT: u64 = 30_000_000;
/// Places in the log of the disk at which the power is cut.
const CUTS: u64 = 48;
/// How many of these are opened with a server, too.
const CUTS_WITH_A_SERVER: u64 = 8;

/// Somebody who plays on both seats of a table, and remembers what was acknowledged.
struct Player {
    person: Person,
    table: String,
    /// The table, the entries that it had, and how long the log of the disk was.
    told: Vec<(String, u64, u64)>,
    count: u32,
    /// The command that was sent last.
    last: Value,
}

impl Player {
    fn new(site: &Site) -> Player {
        let mut person = site.guest("Anna");
        let table = person.open_for_two(json!(["me", "me"]));
        let table = table["id"].as_str().unwrap().to_owned();
        Player { person, table, told: Vec::new(), count: 0, last: Value::Null }
    }

    /// Makes a decision, if the server still answers.
    fn play(&mut self) -> Option<Response> {
        let table = self.person.try_send("GET", &format!("/tables/{}", self.table), &[], None)?;
        let seat = table.body["waiting"][0].as_u64()?;
        let path = format!("/tables/{}/state?seat={seat}", self.table);
        let state = self.person.try_send("GET", &path, &[], None)?.body["state"].clone();
        let action = state["choices"][0]["action"].clone();
        self.count += 1;
        let id = format!("{}-{}", state["entries"], self.count);
        self.last = json!({ "id": id, "seat": seat, "do": { "act": action } });
        self.send_again()
    }

    /// Sends the last command again.
    fn send_again(&mut self) -> Option<Response> {
        let path = format!("/tables/{}/commands", self.table);
        self.person.try_send("POST", &path, &[], Some(self.last.to_string()))
    }

    fn remember(&mut self, response: &Response, disk: &FaultyDisk) {
        if response.status == 200 {
            let entries = response.body["entries"].as_u64().unwrap();
            self.told.push((self.table.clone(), entries, disk.logged()));
        }
    }

    /// Makes decisions until the server is gone, or so many were made.
    fn play_on(&mut self, decisions: u32, disk: &FaultyDisk) {
        for _ in 0..decisions {
            let Some(response) = self.play() else { return };
            self.remember(&response, disk);
        }
    }

    /// Bots play until it is enough, or the server is gone; what is seen of them was acknowledged, too.
    fn let_bots_play(&mut self, disk: &FaultyDisk, is_enough: impl Fn() -> bool) {
        let began = Instant::now();
        let mut tables = Vec::new();
        while !is_enough() {
            assert!(began.elapsed() < Duration::from_mins(1), "the bots are slow");
            if tables.len() < TABLES_OF_BOTS {
                let terms = json!({ "players": 2 });
                let seats = json!([{ "bot": "random" }, { "bot": "random" }]);
                let body = json!({ "game": "settlement", "terms": terms, "seats": seats }).to_string();
                let Some(opened) = self.person.try_send("POST", "/tables", &[], Some(body)) else { return };
                tables.extend(opened.body["id"].as_str().map(str::to_owned));
            }
            thread::sleep(Duration::from_millis(20));
            let mut running = Vec::new();
            for table in tables {
                let path = format!("/tables/{table}/state");
                let Some(seen) = self.person.try_send("GET", &path, &[], None) else { return };
                let state = &seen.body["state"];
                if let Some(entries) = state["entries"].as_u64() {
                    self.told.push((table.clone(), entries, disk.logged()));
                }
                if !state["result"].is_object() {
                    running.push(table);
                }
            }
            tables = running;
        }
    }
}

/// A disk with a database in good order; nothing where there is no compiler.
fn prepared() -> Option<FaultyDisk> {
    let database = Database::sqlite();
    Site::start(&database).kill();
    FaultyDisk::new(database)
}

/// Whether the log of the database has been copied to its place.
fn has_checkpoint(disk: &FaultyDisk) -> bool {
    disk.log().iter().any(Line::is_checkpoint)
}

/// All logs in a file, in order; an error if the file is damaged.
fn logs(database: &Database) -> rusqlite::Result<Vec<(String, u64, String)>> {
    let path = database.address.strip_prefix("sqlite:").expect("a file");
    let connection = rusqlite::Connection::open(path)?;
    let sound: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if sound != "ok" {
        return Err(rusqlite::Error::InvalidQuery);
    }
    let mut all = connection.prepare("SELECT table_id, ply, body FROM entries ORDER BY table_id, ply")?;
    let rows = all.query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)? as u64, row.get(2)?)))?;
    rows.collect()
}

/// Every log is a beginning of what it was in the end: nothing is twice, nothing is missing between, nothing is different.
fn assert_no_fork(found: &[(String, u64, String)], whole: &[(String, u64, String)]) {
    for entry in found {
        assert!(whole.binary_search(entry).is_ok(), "{entry:?} never was");
    }
    for pair in found.windows(2) {
        assert_eq!(pair[1].1, if pair[0].0 == pair[1].0 { pair[0].1 + 1 } else { 0 }, "{pair:?}");
    }
}

/// Whether a log has so many entries.
fn has(found: &[(String, u64, String)], table: &str, entries: u64) -> bool {
    found.iter().filter(|(id, ..)| id == table).count() as u64 >= entries
}

/// A server on these files knows all that was told; the game goes on.
fn assert_goes_on(files: &Files, told: &[(String, u64, u64)], player: &Player) {
    let database = faulty_disk::put(files);
    let site = Site::start(&database);
    let mut person = player.person.clone();
    person.address.clone_from(&site.address);
    for (table, entries, _) in told {
        let state = person.get(&format!("/tables/{table}/state")).expect(200);
        assert!(state["state"]["entries"].as_u64().unwrap() >= *entries, "{table}: {entries} were told");
    }
    if !told.is_empty() {
        let table = player.table.clone();
        let mut player = Player { person, table, told: Vec::new(), count: player.count, last: Value::Null };
        player.play().expect("an answer").expect(200);
    }
}

/// The last that was told about each table.
fn latest(told: &[(String, u64, u64)]) -> Vec<(String, u64, u64)> {
    let mut latest: Vec<(String, u64, u64)> = Vec::new();
    for one in told.iter().rev() {
        if !latest.iter().any(|(table, ..)| *table == one.0) {
            latest.push(one.clone());
        }
    }
    latest
}

/// Power cuts at any time: of what was not flushed, any part may be missing.
#[test]
fn a_power_cut_loses_nothing_that_was_acknowledged() {
    let Some(disk) = prepared() else { return };
    disk.keep_log();
    let (mut site, _log) = Site::start_in(&disk.database, &[], |command| disk.under(command));
    let mut player = Player::new(&site);
    player.play_on(20, &disk);
    player.let_bots_play(&disk, || has_checkpoint(&disk));
    player.play_on(20, &disk);
    site.kill();
    let whole = logs(&disk.database).unwrap();
    let lines = disk.log();
    let mut chance = Chance(7);
    let first = player.told[0].2;
    for cut in 0..CUTS {
        let cut_at = chance.next() as usize % lines.len();
        let happened = &lines[..=cut_at];
        let end = happened.last().map_or(0, |line| line.end);
        let told: Vec<_> = player.told.iter().filter(|told| told.2 <= end).cloned().collect();
        let told = latest(&told);
        let files = disk.after_power_cut(happened, cut);
        if cut < CUTS_WITH_A_SERVER && end >= first {
            assert_goes_on(&files, &told, &player);
        }
        let found = logs(&faulty_disk::put(&files)).unwrap();
        assert_no_fork(&found, &whole);
        for (table, entries, _) in &told {
            assert!(has(&found, table, *entries), "cut {cut}: {table} had {entries} entries");
        }
    }
}

/// The first failed flush ends the server: what it wrote last is lost, though the next flush would say that all is well.
#[test]
fn a_failed_flush_ends_the_server_and_loses_nothing_that_was_acknowledged() {
    for (fault, bots) in [("fail-wal", 0), ("fail-wal", A_WHILE), ("fail-db", 0)] {
        let Some(disk) = prepared() else { return };
        disk.keep_log();
        let (mut site, log) = Site::start_in(&disk.database, &[], |command| disk.under(command));
        let mut player = Player::new(&site);
        player.play_on(5, &disk);
        if fault == "fail-wal" {
            player.let_bots_play(&disk, || disk.database.number("SELECT COUNT(*) FROM entries") >= bots);
            disk.order(fault);
            player.play_on(20, &disk);
        } else {
            disk.order(fault);
            player.let_bots_play(&disk, || false);
        }
        assert_eq!(site.ends_within(Duration::from_secs(5)), Some(74), "{fault}");
        let log = log.join().unwrap();
        // Others may still complain of the same while the program ends.
        let says_why = |line: &str| {
            line.starts_with("steading: ") && line.contains("the disk could not keep what was written")
        };
        assert!(log.lines().any(says_why), "{log}");
        let lines = disk.log();
        for seed in 0..6 {
            let files = disk.after_power_cut(&lines, seed);
            let found = logs(&faulty_disk::put(&files)).unwrap();
            for (table, entries, _) in latest(&player.told) {
                assert!(has(&found, &table, entries), "{fault}: {table} had {entries} entries");
            }
            if seed == 0 {
                assert_goes_on(&files, &latest(&player.told), &player);
            }
        }
    }
}

/// Waits until the health is as it should be; what it says.
fn await_health(person: &mut Person, status: u16) -> String {
    let began = Instant::now();
    loop {
        let health = person.get("/health");
        if health.status == status {
            return health.body["status"].as_str().unwrap().to_owned();
        }
        assert!(began.elapsed() < Duration::from_secs(15), "{}", health.body);
        thread::sleep(Duration::from_millis(100));
    }
}

/// A disk that cannot be written to, for a while: everybody is told so, and afterwards all goes on.
#[test]
fn a_full_or_read_only_disk_is_told_and_waited_for() {
    for (faults, words) in
        [(&["full"][..], "no room"), (&["short", "full"], "no room"), (&["readonly"], "cannot be written")]
    {
        let Some(disk) = prepared() else { return };
        let (mut site, _log) = Site::start_in(&disk.database, &[], |command| disk.under(command));
        let mut player = Player::new(&site);
        for _ in 0..3 {
            player.play().unwrap().expect(200);
        }
        for fault in faults {
            disk.order(fault);
        }
        for _ in 0..3 {
            let began = Instant::now();
            player.play().unwrap().expect(503);
            assert!(began.elapsed() < Duration::from_secs(2), "{faults:?}");
        }
        let said = await_health(&mut player.person, 503);
        assert!(said.contains(words), "{said}");
        player.person.get("/alive").expect(204);
        for fault in faults {
            disk.mend(fault);
        }
        // Done once, however often it is sent.
        let first = player.send_again().unwrap().expect(200);
        assert_eq!(first, player.send_again().unwrap().expect(200));
        assert_eq!(await_health(&mut player.person, 200), "ok");
        for _ in 0..3 {
            player.play().unwrap().expect(200);
        }
        assert_eq!(disk.database.number("SELECT COUNT(*) FROM entries"), 1 + 3 + 1 + 3);
        site.kill();
        let site = Site::start(&disk.database);
        player.person.address.clone_from(&site.address);
        player.play().unwrap().expect(200);
        assert_eq!(disk.database.number("SELECT COUNT(*) FROM entries"), 1 + 3 + 1 + 3 + 1);
    }
}

/// A system that writes only a part of what it is given, each time.
#[test]
fn short_writes_are_completed() {
    let Some(disk) = prepared() else { return };
    disk.order("short");
    let (mut site, _log) = Site::start_in(&disk.database, &[], |command| disk.under(command));
    let mut player = Player::new(&site);
    for _ in 0..10 {
        player.play().unwrap().expect(200);
    }
    site.kill();
    assert_eq!(logs(&disk.database).unwrap().len(), 11);
    let site = Site::start(&disk.database);
    player.person.address.clone_from(&site.address);
    player.play().unwrap().expect(200);
}

/// No server starts on a file that it cannot write.
#[test]
fn a_file_that_cannot_be_written_is_refused_at_the_start() {
    let Some(disk) = prepared() else { return };
    disk.order("readonly");
    let (code, said) = Site::refusal(&disk.database, |command| disk.under(command)).expect("a refusal");
    assert_eq!(code, 2, "{said}");
    assert!(
        said.contains("cannot write to") && said.contains("steading.db") && said.lines().count() == 1,
        "{said}"
    );
}

/// A disk that says that all is flushed when it is not, and then the power goes: what was acknowledged since may be lost. Still the file
/// opens or is found to be damaged, and what stands in it is a beginning of what was.
#[test]
fn a_disk_that_lies_loses_only_what_it_lied_about() {
    let Some(disk) = prepared() else { return };
    disk.keep_log();
    let (mut site, _log) = Site::start_in(&disk.database, &[], |command| disk.under(command));
    let mut player = Player::new(&site);
    player.play_on(10, &disk);
    let honest = player.told.clone();
    disk.order("lie");
    player.play_on(30, &disk);
    site.kill();
    let whole = logs(&disk.database).unwrap();
    assert_eq!(whole.len(), 41);
    let lines = disk.log();
    let mut lost = 0;
    for seed in 0..24 {
        let files = disk.after_power_cut(&lines, seed);
        let found = logs(&faulty_disk::put(&files)).expect("without a checkpoint nothing can be damaged");
        assert_no_fork(&found, &whole);
        assert!(found.len() > honest.len(), "what came before the lie is there");
        lost += u32::from(found.len() < whole.len());
        if seed < 3 {
            assert_goes_on(&files, &latest(&honest), &player);
        }
    }
    assert!(lost > 0, "the lie had no consequences");
}

/// The same while the log is copied to its place: then the file itself may be damaged, which is said.
#[test]
fn a_disk_that_lies_while_the_file_is_written_leaves_no_fork() {
    let Some(disk) = prepared() else { return };
    disk.keep_log();
    let (mut site, _log) = Site::start_in(&disk.database, &[], |command| disk.under(command));
    let mut player = Player::new(&site);
    player.play_on(10, &disk);
    disk.order("lie");
    let lied_to = disk.logged() + A_LOT;
    player.let_bots_play(&disk, || disk.logged() > lied_to);
    site.kill();
    let whole = logs(&disk.database).unwrap();
    let lines = disk.log();
    for seed in 0..12 {
        let files = disk.after_power_cut(&lines, seed);
        let database = faulty_disk::put(&files);
        if let Ok(found) = logs(&database) {
            assert_no_fork(&found, &whole);
        } else if let Some((code, said)) = Site::refusal(&faulty_disk::put(&files), |_| {}) {
            assert_eq!(code, 2, "{said}");
            assert!(said.contains("damaged"), "{said}");
        }
    }
}
