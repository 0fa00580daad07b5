#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::time::{Duration, Instant};

use steading_game::GameRng;
use steading_store::{EntryRow, SeatRow};

use super::*;

/// A log of a game that one person plays alone with a bot.
struct Log {
    table: Table,
    entries: Vec<EntryRow>,
}

impl Log {
    fn begin(game: &str, clock: &str) -> Log {
        let game = steading_catalog::find(game).unwrap();
        let setup = Setup::new(game.info());
        let terms: Terms = serde_json::from_str(&format!(r#"{{"clock": {clock}}}"#)).unwrap();
        let agreed = Agreed { terms, game, setup: setup.clone() };
        let table = Table::load(saved(game, Vec::new()), agreed, Arc::default()).unwrap();
        let mut log = Log { table, entries: Vec::new() };
        let mut seats =
            vec![Sitter { person: None, bot: Some("easy".to_owned()) }; usize::from(setup.players)];
        seats[0] = Sitter { person: Some("anna".to_owned()), bot: None };
        log.add(&Entry::Start { seats, seed: None, branch: None, position: None });
        log
    }

    fn play(&self) -> &Play {
        self.table.play.as_ref().unwrap()
    }

    fn add(&mut self, entry: &Entry) {
        let number = self.entries.len() as u32;
        self.table.apply(entry, "", i64::from(number)).unwrap();
        let body = serde_json::to_string(entry).unwrap();
        self.entries.push(EntryRow { number, at: i64::from(number), command: String::new(), body });
    }

    /// Somebody who must act does something, what is `liked` if there is such a thing; whether anybody had to.
    fn act(&mut self, rng: &mut GameRng, liked: impl Fn(&str) -> bool) -> bool {
        let Some(seat) = self.table.must_act().first() else { return false };
        let actions = self.play().engine.legal_notations(seat);
        let preferred: Vec<String> = actions.iter().filter(|action| liked(action)).cloned().collect();
        let action = rng.pick(&preferred).or_else(|| rng.pick(&actions)).unwrap().clone();
        self.add(&Entry::Act { seat, action });
        true
    }

    fn load(&self) -> Table {
        self.try_load().unwrap_or_else(|refusal| panic!("{refusal}"))
    }

    fn try_load(&self) -> Result<Table, Refusal> {
        Table::load(saved(self.table.game, self.entries.clone()), self.table.agreed(), Arc::default())
    }

    /// What a person wants to do, as far as it is possible.
    fn wish(&mut self, person: &str, seat: Seat, deed: Deed) -> Entry {
        let command = Command { id: "1".to_owned(), entries: None, seat: Some(seat), deed };
        let entry = self.table.prepare(person, &command, 0, || SeatSet::EMPTY).unwrap();
        self.add(&entry);
        entry
    }
}

fn saved(game: &dyn AnyGame, entries: Vec<EntryRow>) -> Saved {
    let table = TableRow {
        id: "t".to_owned(),
        game: game.info().id.to_owned(),
        rules: game.info().rules_version,
        format: 1,
        data: None,
        terms: String::new(),
        seed: Seed::from_number(1).to_string(),
        host: "anna".to_owned(),
        origin: String::new(),
        public: false,
        standing: Standing { status: Status::Running, waiting: 0, wake: None },
        created: 0,
        changed: 0,
    };
    let seats = (0..game.info().default_players).map(|seat| SeatRow { seat, ..Default::default() });
    Saved { table, seats: seats.collect(), entries }
}

/// A long game with 25,254 decisions of which many were taken back, 600 times: the log is read in a time that grows with its
/// length, not with the number of take-backs times the length of the game.
#[test]
fn a_log_with_hundreds_of_take_backs_loads_quickly() {
    const DECISIONS: u32 = 25_254;
    const TAKE_BACKS: u32 = 600;
    let mut log = Log::begin("catan-cards", r#"{"kind": "none"}"#);
    let mut rng = GameRng::new(Seed::from_number(2));
    let mut taken_back = 0;
    for made in 0..DECISIONS {
        // People who talk a lot and never build: such a game takes long. When it is over all the same, they go back.
        if !log.act(&mut rng, |action| !action.starts_with("build")) || made % (DECISIONS / TAKE_BACKS) == 0 {
            taken_back += 1;
            let decisions = log.play().decisions();
            let decisions = decisions.saturating_sub(1 + rng.below(30));
            log.add(&Entry::Offer { seat: Seat(0), decisions, asked: None, chance: None });
        }
    }
    assert!(taken_back >= TAKE_BACKS);
    let began = Instant::now();
    let loaded = log.load();
    let took = began.elapsed();
    assert_eq!(loaded.play.unwrap().engine.position(), log.play().engine.position());
    // Far more than a slow machine needs, far less than playing everything again each time takes a fast one.
    assert!(took < Duration::from_secs(2), "{took:?}");
}

/// What the game does not allow is judged when it is applied, and leaves no trace.
#[test]
fn a_refused_action_leaves_table_clocks_and_offers_as_they_are() {
    let mut log = Log::begin("settlement", r#"{"kind": "live", "main": 60, "increment": 5}"#);
    let ben = Sitter { person: Some("ben".to_owned()), bot: None };
    log.table.sitters[1] = ben;
    let mut rng = GameRng::new(Seed::from_number(3));
    (0..10).for_each(|_| _ = log.act(&mut rng, |_| true));
    // Until it is somebody else's turn: then passing is against a rule.
    while log.play().engine.must_act().contains(Seat(0)) {
        log.act(&mut rng, |_| true);
    }
    log.add(&Entry::Offer { seat: Seat(0), decisions: 4, asked: None, chance: None });
    let shown = |table: &Table| {
        let play = table.play.as_ref().unwrap();
        let asked = play.offer.map(|offer| (offer.seat, offer.decisions, offer.waiting));
        assert!(asked.is_some());
        (
            table.entries(),
            play.engine.position(),
            play.engine.kept(),
            play.clocks.shown(5_000),
            asked,
            table.row.changed,
        )
    };
    let before = shown(&log.table);
    let own = Seat(0);
    for (deed, rule) in [("dance", false), ("construct 99", false), ("pass", true)] {
        let command =
            Command { id: "1".to_owned(), entries: None, seat: Some(own), deed: Deed::Act(deed.to_owned()) };
        let entry = log.table.prepare("anna", &command, 0, || SeatSet::EMPTY).unwrap();
        if let Err(refusal) = log.table.apply(&entry, "anna/1", 4_000) {
            let judged = matches!(refusal, Refusal::Game(steading_game::Refusal::Illegal(_)));
            let unread = matches!(refusal, Refusal::Game(steading_game::Refusal::Unreadable(_)));
            assert_eq!((judged, unread), (rule, !rule), "{refusal}");
            assert_eq!(shown(&log.table), before, "{deed}");
        } else {
            panic!("{deed} is allowed");
        }
    }
    for undo in [Entry::Undo { seat: Seat(1) }, Entry::RestartTurn { seat: Seat(1) }] {
        assert!(matches!(log.table.apply(&undo, "ben/1", 4_000), Err(Refusal::CannotUndo)));
        assert_eq!(shown(&log.table), before, "{undo:?}");
    }
}

/// Somebody draws, takes it back with everybody's consent and draws again: the same decision brings something else. The log says where
/// that comes from, nobody can choose it, and logs of older versions, which say nothing, mean what they meant.
#[test]
fn what_was_taken_back_is_not_drawn_again() {
    let (mut fresh, mut revealed) = (0, 0);
    for number in 0..20 {
        let mut log = Log::begin("kingdom-builder", r#"{"kind": "none"}"#);
        let mut rng = GameRng::new(Seed::from_number(number));
        (0..4 + number).for_each(|_| _ = log.act(&mut rng, |_| true));
        let before = log.play().decisions();
        let (kept, view) = (log.play().engine.kept(), log.play().engine.view(Viewer::Host));
        (0..12).for_each(|_| _ = log.act(&mut rng, |_| true));
        let reveals = log.play().engine.revealed_since(before as usize);
        let made: Vec<_> = log.play().engine.actions().split_off(before as usize);
        let replay = |log: &mut Log| {
            for (seat, action) in &made {
                let entry = Entry::Act { seat: *seat, action: action.clone() };
                if log.table.play.as_ref().unwrap().engine.check(*seat, action).is_err() {
                    break;
                }
                log.add(&entry);
            }
            log.play().engine.position()
        };
        let first = log.play().engine.position();
        let older = log.entries.len();
        let back = log.wish("anna", Seat(0), Deed::TakeBack(before));
        assert_eq!(log.play().engine.view(Viewer::Host), view, "what everybody together knows stays");
        let Entry::Offer { chance, .. } = &back else { panic!("{back:?}") };
        let derived = Seed::from_number(1).derive("take-back", older as u64);
        assert_eq!(*chance, reveals.then_some(derived));
        assert_eq!(log.table.row.format, 2);
        if !reveals {
            assert_eq!(log.play().engine.kept(), kept);
            continue;
        }
        revealed += 1;
        assert_ne!(replay(&mut log), first, "the same cards came again");
        assert_eq!(log.load().play.unwrap().engine.position(), log.play().engine.position());
        fresh += 1;

        // A log of an older version.
        let mut old = Log { table: log.load(), entries: log.entries[..older].to_vec() };
        old.table = old.load();
        old.add(&Entry::Offer { seat: Seat(0), decisions: before, asked: None, chance: None });
        assert_eq!(replay(&mut old), first, "an old log means something else now");
        // A log that somebody wrote who wants to choose.
        let chosen = Entry::Offer {
            seat: Seat(0),
            decisions: before,
            asked: None,
            chance: Some(Seed::from_number(5)),
        };
        log.entries.truncate(older);
        log.entries.push(EntryRow {
            number: older as u32,
            at: 0,
            command: String::new(),
            body: serde_json::to_string(&chosen).unwrap(),
        });
        assert!(matches!(log.try_load(), Err(Refusal::Broken(_))));
    }
    assert!(
        revealed >= 10 && fresh == revealed,
        "{revealed} times something was revealed, {fresh} times it changed"
    );
}

/// What only a newer server knows freezes a table; what no server can have written is a fault.
#[test]
fn a_table_that_a_newer_server_played_on_at_is_left_alone() {
    let mut log = Log::begin("settlement", r#"{"kind": "none"}"#);
    let mut row = |body: &str| {
        log.entries.truncate(1);
        log.entries.push(EntryRow { number: 1, at: 1, command: String::new(), body: body.to_owned() });
        log.try_load().err()
    };
    assert!(row(r#"{"resign":{"seat":1}}"#).is_none());
    for newer in [
        r#"{"dance":{"seat":1}}"#,
        r#"{"resign":{"seat":1,"why":"tired"}}"#,
        r#""pause""#,
        r#"{"start":{"seats":[{"person":"anna","team":1}]}}"#,
    ] {
        assert!(matches!(row(newer), Some(Refusal::Frozen)), "{newer}");
    }
    assert!(matches!(row(r#"{"resign":{"#), Some(Refusal::Broken(_))));
    log.entries.truncate(1);
    let mut saved = saved(log.table.game, log.entries.clone());
    saved.table.format = entry::FORMAT + 1;
    assert!(matches!(Table::load(saved, log.table.agreed(), Arc::default()), Err(Refusal::Frozen)));
}

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A game of Anna, Ben and Cleo at which nobody does anything from time 0 on.
fn three_people(clock: &str, terms: &str) -> Log {
    let mut log = Log::begin("settlement", clock);
    let more: Terms = serde_json::from_str(terms).unwrap();
    log.table.terms.absence = more.absence;
    for (seat, person) in ["anna", "ben", "cleo"].into_iter().enumerate() {
        log.table.sitters[seat] = Sitter { person: Some(person.to_owned()), bot: None };
    }
    let waits = log.table.must_act();
    let play = log.table.play.as_mut().unwrap();
    play.waits = (waits, vec![0; 3]);
    log
}

fn tries(log: &Log, person: &str, seat: Seat, deed: Deed, now: i64, away: SeatSet) -> Result<Entry, Refusal> {
    let command = Command { id: "x".to_owned(), entries: None, seat: Some(seat), deed };
    log.table.prepare(person, &command, now, || away)
}

/// Somebody who is away for a minute, or for days in a game with a clock, keeps the seat; so does who is not waited for.
#[test]
fn a_bot_plays_for_the_absent_only_after_what_was_agreed() {
    let log = three_people(r#"{"kind": "none"}"#, "{}");
    let late = log.table.must_act().first().unwrap();
    let other = Seat((late.0 + 1) % 3);
    let name = |seat: Seat| ["anna", "ben", "cleo"][seat.index()];
    let everybody = SeatSet::all(3);
    let call = |now, away| tries(&log, name(other), late, Deed::CallBot, now, away);
    assert!(matches!(call(7 * DAY - 1, everybody), Err(Refusal::NotAbsent { days: 7 })));
    assert!(
        matches!(call(7 * DAY, everybody.without(late)), Err(Refusal::NotAbsent { .. })),
        "who is there is not absent"
    );
    assert!(matches!(call(7 * DAY, everybody), Ok(Entry::StandIn { why: Why::Absent, .. })));
    let idle = Seat((late.0 + 2) % 3);
    assert!(matches!(
        tries(&log, name(other), idle, Deed::CallBot, 9 * DAY, everybody),
        Err(Refusal::NotAbsent { .. })
    ));

    let short = three_people(r#"{"kind": "none"}"#, r#"{"absence": 2}"#);
    assert!(matches!(
        tries(&short, name(other), late, Deed::CallBot, 2 * DAY, everybody),
        Ok(Entry::StandIn { .. })
    ));
    for clock in [r#"{"kind": "days", "days": 3}"#, r#"{"kind": "live", "main": 60, "increment": 5}"#] {
        let clocked = three_people(clock, "{}");
        for deed in [Deed::CallBot, Deed::Abandon] {
            let seat = if deed == Deed::CallBot { late } else { other };
            let tried = tries(&clocked, name(other), seat, deed, 99 * DAY, everybody);
            assert!(matches!(tried, Err(Refusal::ClockDecides)), "{clock}");
        }
    }
}

/// Whoever stayed alone may end the game; it is closed and counts for nobody.
#[test]
fn who_stayed_alone_may_end_the_game() {
    let mut log = three_people(r#"{"kind": "none"}"#, "{}");
    let late = log.table.must_act().first().unwrap();
    let stays = Seat((late.0 + 1) % 3);
    let third = Seat((late.0 + 2) % 3);
    let name = |seat: Seat| ["anna", "ben", "cleo"][seat.index()];
    let end = |log: &Log, now| tries(log, name(stays), stays, Deed::Abandon, now, SeatSet::one(late));
    assert!(matches!(end(&log, 7 * DAY - 1), Err(Refusal::NotAbsent { .. })));
    assert!(matches!(end(&log, 7 * DAY), Err(Refusal::OthersPlay)));
    log.add(&Entry::Resign { seat: third });
    let entry = end(&log, 7 * DAY).unwrap();
    log.add(&entry);
    assert_eq!((log.table.status(), log.table.must_act()), (Status::Closed, SeatSet::EMPTY));
    assert!(log.table.results().is_empty() && log.table.standing(0).wake.is_none());
}

/// Going back over what somebody did, or over what came to light, needs that person's yes, even if a bot plays for them.
#[test]
fn nobodys_decision_is_taken_back_without_them() {
    let mut log = three_people(r#"{"kind": "none"}"#, "{}");
    let mut rng = GameRng::new(Seed::from_number(8));
    (0..40).for_each(|_| _ = log.act(&mut rng, |_| true));
    let made = log.play().decisions();
    let all = |own: Seat| SeatSet::all(3).without(own);
    assert_eq!(log.table.asked(Seat(0), made - 20), all(Seat(0)));
    log.add(&Entry::StandIn { seat: Seat(1), bot: "easy".to_owned(), why: Why::Absent });
    assert_eq!(log.table.asked(Seat(0), made - 20), all(Seat(0)), "Ben is asked while a bot plays for him");
    // Nothing of Ben's and nothing that came to light: only those who play are asked.
    let quiet = (0..made).rev().take_while(|&left| !log.play().engine.revealed_since(left as usize)).last();
    if let Some(left) =
        quiet.filter(|&left| !log.play().engine.deciders_since(left as usize).contains(Seat(1)))
    {
        assert_eq!(log.table.asked(Seat(0), left), SeatSet::one(Seat(2)));
    }
    log.add(&Entry::Resign { seat: Seat(2) });
    assert_eq!(log.table.asked(Seat(0), made - 20), SeatSet::one(Seat(1)), "who gave up is not asked");

    let offer = log.wish("anna", Seat(0), Deed::TakeBack(made - 20));
    assert!(matches!(offer, Entry::Offer { chance: None, .. }), "{offer:?}");
    assert_eq!(log.play().decisions(), made, "nothing is taken back yet");
    let loaded = log.load();
    assert_eq!(loaded.play.unwrap().offer, log.play().offer);
    log.wish("ben", Seat(1), Deed::Answer(true));
    assert_eq!(log.play().decisions(), made - 20);

    // In logs of the first format, nobody was asked for whom a bot plays.
    let mut old = three_people(r#"{"kind": "none"}"#, "{}");
    (0..40).for_each(|_| _ = old.act(&mut rng, |_| true));
    for seat in [1, 2].map(Seat) {
        old.add(&Entry::StandIn { seat, bot: "easy".to_owned(), why: Why::Absent });
    }
    old.add(&Entry::Offer { seat: Seat(0), decisions: 10, asked: None, chance: None });
    assert_eq!(old.play().decisions(), 10);
}

/// Somebody decides and takes back for ever: some time the log only goes forward, and the game can be played to its end.
#[test]
fn a_log_does_not_grow_for_ever_by_taking_back() {
    let mut log = Log::begin("settlement", r#"{"kind": "none"}"#);
    let mut rng = GameRng::new(Seed::from_number(4));
    let undo = |log: &Log| {
        let seat = log.play().engine.must_act().first().unwrap();
        let command = Command { id: "1".to_owned(), entries: None, seat: Some(seat), deed: Deed::Undo };
        log.table.sitters[seat.index()]
            .bot
            .is_none()
            .then(|| log.table.prepare("anna", &command, 0, || SeatSet::EMPTY).map(|_| seat))
    };
    for _ in 0..100_000 {
        match undo(&log) {
            Some(Ok(seat)) if log.play().engine.can_undo(seat) => log.add(&Entry::Undo { seat }),
            Some(Err(Refusal::TooOften)) => break,
            _ => assert!(log.act(&mut rng, |action| action.starts_with("take")), "the game ended meanwhile"),
        }
    }
    assert!(matches!(undo(&log), Some(Err(Refusal::TooOften))));
    assert!((10_000..25_000).contains(&log.table.entries()), "{}", log.table.entries());
    for _ in 0..5_000 {
        let Some(seat) = log.table.must_act().first() else { return };
        let action = log.play().engine.legal_notations(seat).pop().unwrap();
        log.play().may_go_on(seat, &action).unwrap();
        log.act(&mut rng, |_| true);
    }
    panic!("the game does not end");
}
