//! Decisions (OR-110 to OR-114).

use steading_game::{Game, Undo};
use steading_orleans_settlers::{OrleansSettlers, Phase};

use crate::table::Table;

/// OR-110: what a decision sets off lies on top of it and is answered first.
#[test]
fn or_110_a_stack_of_decisions() {
    let mut table = Table::acting(
        "slots seat0 town_hall craftsman trader\nbag seat0 7farmer\nplayer seat0 fame 1\ngoods seat0 1wood",
    );
    table.play_all(&["seat0 activate town_hall", "seat0 send craftsman canal 3"]);
    assert_eq!(
        table.pending(),
        ["seat0 effects town_hall - 1 done", "seat0 deeds town_hall begun", "seat0 fame 3"]
    );
    assert_eq!(table.refused_by("seat1 pass"), "OR-110");
    assert_eq!(table.refused_by("seat0 send trader market_charter 1"), "OR-111");
    table.play("seat0 decline");
    assert_eq!(table.pending().last().unwrap(), "seat0 deeds town_hall begun");
    // Torture lies below the payment that it follows.
    let short = Table::set("round 9\nevent C1\nphase resolve 0 values 0 0\ngoods seat1 1wood");
    assert_eq!(short.pending(), ["seat0 torture 2"]);
}

/// OR-111: every decision has its answers, and others are refused.
#[test]
fn or_111_decisions_and_answers() {
    let cases = [
        (
            "round 5\nevent B8\nphase reveal\npending 1 seat1 prohibit\npending 2 seat0 prohibit",
            "prohibit farmhouse, prohibit hamlet, prohibit fieldwork, prohibit expansion, prohibit building_yard, prohibit village_founding, prohibit market, prohibit university",
        ),
        (
            "green seat0 1monk\nopen seat0 none",
            "put monk farmhouse 1, put monk farmhouse 2, put monk hamlet 1, put monk hamlet 2, put monk hamlet 3, put monk fieldwork 1, put monk fieldwork 2, put monk expansion 1, put monk expansion 2, put monk expansion 3, put monk building_yard 1, put monk building_yard 2, put monk village_founding 1, put monk village_founding 2, put monk market 1, put monk market 2, put monk town_hall 1, end",
        ),
        ("phase actions seat0\nslots seat0 farmhouse monk monk", "activate farmhouse, pass"),
        (
            "phase actions seat0\nslots seat0 market monk monk\ngoods seat0 2grain 1fish\npending 1 seat0 effects market - 1 done\npending 2 seat0 sell 2 0 begun buy 1 1",
            "sell grain, sell fish, stop",
        ),
        (
            "phase actions seat0\nslots seat0 market monk monk\nplayer seat0 coins 3\npending 1 seat0 effects market - 1 done\npending 2 seat0 buy 1 1 free",
            "buy grain, buy wood, buy fish, stop",
        ),
        ("round 9\nevent C6\nphase resolve 0 values 0 0\ngoods seat0 1grain", "sell grain, stop"),
        (
            "round 9\nevent C7\nphase resolve 0 values 0 0\nplayer seat0 coins 2\nopen seat0 none\nslots seat0 farmhouse monk monk\nslots seat0 hamlet monk monk monk\nslots seat0 fieldwork monk -\nslots seat0 expansion monk technology\nslots seat0 market monk technology\nslots seat0 building_yard monk technology\nslots seat0 village_founding technology",
            "technology fieldwork 2, decline",
        ),
        ("event A5\nphase resolve 0 values 0 0", "recruit farmer, recruit fisherman, decline"),
        (
            "event A8\nphase resolve 0 values 0 0\ngoods seat0 1wood\nplayer seat0 coins 1",
            "pay wood, pay coin",
        ),
    ];
    for (position, answers) in cases {
        let mut table = Table::set(position);
        assert_eq!(table.listed(0), answers, "{position}");
        assert_eq!(table.refused_by("seat0 harvest A2"), "OR-111", "{position}");
    }
}

/// OR-112: what has one answer, or takes everything, is not asked; coins alone are paid without asking.
#[test]
fn or_112_no_questions_with_one_answer() {
    let tax = Table::set(
        "round 5\nevent B2\nphase resolve 0 values 0 0\nplayer seat0 coins 3\nplayer seat1 coins 3",
    );
    assert_eq!((tax.coins(0), tax.state.round), (2, 6));
    let all = Table::set(
        "round 9\nevent C1\nphase resolve 0 values 0 0\ngoods seat0 1grain 1fish\ngoods seat1 2grain",
    );
    assert_eq!((all.goods(0).as_str(), all.goods(1).as_str(), all.state.round), ("none", "none", 10));
    // In random games nobody is ever asked with fewer than two answers, planning aside.
    let mut rng = steading_game::GameRng::new(steading_game::Seed::from_number(8));
    for seed in 0..9 {
        let mut table = Table::start(3, seed);
        while let Some(seat) = OrleansSettlers::must_act(&table.state).first() {
            let answers = table.listed(seat.0).split(", ").count();
            assert!(answers > 1 || matches!(table.state.phase, Phase::Plan { .. }), "{}", table.text());
            let action =
                OrleansSettlers::random_action(&table.state, seat, &mut rng, &mut Vec::new()).unwrap();
            OrleansSettlers::perform(&mut table.state, seat, action, &mut steading_game::Silent);
        }
    }
}

/// OR-113: of alike free slots only the first is offered, of places and of deeds.
#[test]
fn or_113_alike_slots() {
    let mut table = Table::set("green seat0 2farmer\nopen seat0 university dairy county_fair");
    let dairy: Vec<String> = table.listed_as(0, "put farmer dairy");
    assert_eq!(dairy, ["put farmer dairy 1"]);
    assert_eq!(table.refused_by("seat0 put farmer dairy 2"), "OR-113");
    assert_eq!(table.refused_by("seat0 put farmer town_hall 2"), "OR-113");
    table.play("seat0 put farmer dairy 1");
    assert!(table.allows("seat0 put farmer dairy 2"));
    let mut hall = Table::acting("slots seat0 town_hall fisherman fisherman\nbag seat0 8farmer");
    hall.play("seat0 activate town_hall");
    assert_eq!(hall.listed_as(0, "send fisherman canal"), ["send fisherman canal 1"]);
    hall.play_all(&["seat0 send fisherman canal 1", "seat0 send fisherman canal 1"]);
    assert!(hall.line("deeds").contains("canal 2 0 0"));
}

/// OR-114: chance is used in the set-up, when events are turned up, in phase 2 and by the plague, and nowhere else; only
/// there a decision cannot be taken back for it.
#[test]
fn or_114_chance() {
    let mut rng = steading_game::GameRng::new(steading_game::Seed::from_number(8));
    for seed in 0..12 {
        let mut table = Table::start(2 + (seed % 3) as u8, seed);
        while let Some(seat) = OrleansSettlers::must_act(&table.state).first() {
            let (round, generator) = (table.state.round, table.state.rng.clone());
            let plague = table.state.event.id() == "C2";
            let revealing = table.state.phase == Phase::Reveal;
            let action =
                OrleansSettlers::random_action(&table.state, seat, &mut rng, &mut Vec::new()).unwrap();
            table.play(&format!("{seat} {action}"));
            if table.state.rng != generator {
                assert!(table.state.round != round || plague || revealing, "{}", table.text());
                assert_eq!(table.undo, Some(Undo::Barrier));
            }
        }
    }
}
