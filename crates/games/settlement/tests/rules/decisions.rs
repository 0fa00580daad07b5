//! Section 15: which decisions are asked, and in which order.

use steading_settlement::Phase;

use crate::table::Table;

/// SE-15.1: the order inside every action, as the events tell it.
#[test]
fn the_order_inside_actions() {
    let terrains = "terrain seat0 I1 t1-01\nterrain seat0 I2 t1-06 fort\nterrain seat0 II1 t2-07 monster";
    let cases: [(&str, &[&str], &[&str]); 9] = [
        ("eternity_clock", &["build 0 upper", "use upper1"], &["constructed", "turned_up", "used"]),
        ("explorers_astrolabe", &["explore I"], &["explored", "laid", "artifact_paid"]),
        ("mace_of_bravery", &["hunt II1"], &["hunted", "artifact_paid"]),
        ("potion_of_power", &["fortify I1"], &["fortified", "artifact_paid"]),
        (
            "scroll_of_luck",
            &["activate I", "luck C"],
            &["region_activated", "artifact_paid", "monster_appeared"],
        ),
        ("shamans_mask", &["activate I", "monster no"], &["region_activated", "monster_kept_away"]),
        ("leaders_crown", &["activate I2"], &["fortification_activated", "artifact_paid"]),
        ("cheerful_mug", &["invite 3"], &["invited", "artifact_paid", "hero_arrived"]),
        (
            "living_chest",
            &["pass", "keep 1W", "take diamond_ring"],
            &["passed", "kept", "artifact_taken", "artifact_paid"],
        ),
    ];
    for (artifact, actions, told) in cases {
        let mut table = Table::set(&format!(
            "round 1 seat0\nseat0 has 9W9C9S9D9G artifact {artifact}\n{terrains}\nrow a04 a08 a12 a01"
        ));
        table.play_all(actions);
        let mut found = table.told();
        found.truncate(told.len());
        assert_eq!(found, told, "{artifact}");
    }
    let mut last = Table::set(
        "round 1 seat0\npassed seat1\nmarker seat1\nseat1 has 0\nseat0 has 1W\nmarket bank bank quarry tavern jeweler bazaar cathedral clay_pit warehouse",
    );
    last.play("pass").play("take diamond_ring");
    assert_eq!(
        last.told(),
        [
            "passed",
            "kept",
            "artifact_taken",
            "artifact_paid",
            "hero_left",
            "hero_arrived",
            "stacked",
            "turned_up",
            "round_began"
        ]
    );
}

/// SE-15.2: the reference list of decisions at D2, counted.
#[test]
fn the_reference_list() {
    let table = Table::set(
        "round 1 seat0\nseat0 has 2W2C2S2D2G bonus 9 artifact transformation_mirror\nterrain seat0 I1 t1-01 fort\n\
        terrain seat0 I2 t1-05\nterrain seat0 I3 t1-06\nterrain seat0 II1 t2-07 monster\nterrain seat0 II2 t2-08 monster\n\
        building seat0 upper1 bank\nbuilding seat0 upper2 bank\nbuilding seat0 upper3 bank\nbuilding seat0 lower1 tavern\n\
        row a01 a03 d01 d06",
    );
    let counts = [
        ("build", 18),
        ("explore", 2),
        ("hunt", 2),
        ("fortify", 2),
        ("activate", 2 + 2 + 1),
        ("invite", 2),
        ("trade", 9 + 1 + 1 + 3 + 3 + 6),
        ("pass", 1),
        ("end", 0),
    ];
    for (kind, count) in counts {
        assert_eq!(table.listed(kind).len(), count, "{kind}");
    }
    let mut street = table.copy();
    street.play("activate upper");
    assert_eq!(street.offers("use"), "upper1, upper2, upper3");
    assert_eq!(street.refused("use upper1 G"), "SE-15.2");
    let mut choice = Table::set(
        "round 1 seat0\nseat0 has 1W1S\nbuilding seat0 upper1 bazaar\nbuilding seat0 upper2 warehouse",
    );
    choice.play("activate upper");
    assert_eq!(choice.offers("use"), "upper1 W, upper1 S, upper2 W, upper2 C, upper2 S");
    assert_eq!(choice.refused("use upper2"), "SE-15.2");
    assert_eq!(choice.refused("use upper2 D"), "SE-15.2");
}

/// SE-15.3: what is asked with one option and what is not.
#[test]
fn when_decisions_are_asked() {
    let mut one_space = Table::set("round 1 seat0\nterrain seat0 I1 t1-01");
    one_space.play("explore II");
    assert_eq!(one_space.state.phase, Phase::Turn);
    let mut scroll = Table::set(
        "round 1 seat0\nseat0 has 0 artifact scroll_of_luck\nterrain seat0 I1 t1-01\nterrain seat0 I2 t1-02",
    );
    scroll.play("activate I");
    assert_eq!((scroll.state.phase, scroll.has(0).as_str()), (Phase::Turn, "3W"));
    let mut street =
        Table::set("round 1 seat0\nseat0 has 0\nbuilding seat0 upper1 quarry\nbuilding seat0 upper2 bank");
    street.play_all(&["activate upper", "use upper1"]);
    assert_eq!(street.listed(""), ["stop"]);
    let mut clock = Table::set(
        "round 1 seat0\nseat0 has 1C artifact eternity_clock\nmarket bank clay_pit quarry diamond_mine tavern jeweler alchemist bazaar warehouse",
    );
    clock.play("build 0 upper");
    assert_eq!(clock.listed(""), ["stop"]);
    let mut pass = Table::set("round 1 seat0\nseat0 has 0");
    pass.play("pass");
    assert_eq!(pass.state.phase, Phase::NewArtifact);
    let mut all_used = Table::set("round 1 seat0\nseat0 has 0\nbuilding seat0 upper1 quarry");
    all_used.play_all(&["activate upper", "use upper1"]);
    assert_eq!(all_used.state.phase, Phase::Turn);
}

/// SE-15.4: the turn never ends by itself.
#[test]
fn the_turn_waits_for_its_end() {
    let mut table = Table::set("round 1 seat0\nseat0 has 1W1D\nrow a04 a08 a12 a01\nplaced seat0 build 5");
    table.play_all(&["explore I", "place I1", "invite 3"]);
    assert_eq!((table.state.active.0, table.listed("")), (0, vec!["end".to_owned(), "pass".to_owned()]));
}
