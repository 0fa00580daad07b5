//! Sections 6.5 and 6.8: activating regions, and monsters.

use crate::table::Table;

const GREEN: &str = "row a01 a05 a09 c02";
const RED: &str = "row a04 a08 a12 c01";

/// SE-6.5.1: an empty area and an explored terrain are needed.
#[test]
fn what_a_region_needs() {
    let mut table = Table::set("round 1 seat0\nterrain seat0 I1 t1-01\nplaced seat0 I 1");
    assert_eq!(table.refused("activate II"), "SE-6.5.1");
    assert_eq!(table.refused("activate I"), "SE-4.7.2");
    assert_eq!(Table::set("round 1 seat0\nterrain seat0 I1 t1-01").offers("activate"), "I");
}

/// SE-6.5.2: each terrain without a monster gives one token, fortified and activated ones too.
#[test]
fn what_a_region_gives() {
    let mut table = Table::set(&format!(
        "round 1 seat0\nseat0 has 0\nterrain seat0 I1 t1-01 fort used\nterrain seat0 I2 t1-05 monster\nterrain seat0 I3 t1-09\n{RED}"
    ));
    table.play("activate I");
    assert_eq!((table.has(0).as_str(), table.settlers(0)), ("1W1S", (4, 0)));
    table.shows(&["placed seat0 I 1"]);
}

/// SE-6.5.3: after the tokens a check for each terrain that gave one and has no fortification.
#[test]
fn which_terrains_are_checked() {
    let mut table = Table::set(&format!(
        "round 1 seat0\nseat0 has 0\nterrain seat0 I1 t1-01 fort\nterrain seat0 I2 t1-05\nterrain seat0 I3 t1-09\n{GREEN}"
    ));
    table.play("activate I");
    assert_eq!(table.has(0), "1W1C1S");
    table.shows(&[
        "terrain seat0 I1 t1-01 fort",
        "terrain seat0 I2 t1-05 monster",
        "terrain seat0 I3 t1-09 monster",
    ]);
}

/// SE-6.5.4: settler, tokens, Scroll, checks from left to right.
#[test]
fn the_order_of_an_activation() {
    let mut table = Table::set(&format!(
        "round 1 seat0\nseat0 has 0 artifact scroll_of_luck\nterrain seat0 I1 t1-01\nterrain seat0 I3 t1-06\nterrain seat0 I2 t1-05\n{GREEN}"
    ));
    table.play("activate I");
    assert_eq!(
        (table.has(0).as_str(), table.monsters(), table.offers("luck")),
        ("1W2C", 0, "W, C".to_owned())
    );
    table.play("luck C");
    assert_eq!(
        table.told(),
        ["region_activated", "artifact_paid", "monster_appeared", "monster_appeared", "monster_appeared"]
    );
    let spaces: Vec<String> = table.events[2..]
        .iter()
        .map(|event| serde_json::to_value(event).unwrap()["space"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(spaces, ["I1", "I2", "I3"]);
}

/// SE-6.8.1: nothing but exploring and region tokens is checked.
#[test]
fn nothing_else_is_checked() {
    let base = "round 1 seat0\nseat0 has 2W1D artifact scroll_of_luck\nterrain seat0 I1 t1-01 fort\nterrain seat0 I2 t1-02\n\
        terrain seat0 I3 t1-05 monster\nbuilding seat0 upper1 trading_post\nrow a04 a01 a05 a08";
    for actions in [
        &["hunt I3"][..],
        &["fortify I2"],
        &["activate I1"],
        &["activate upper", "use upper1 W"],
        &["invite 3"],
    ] {
        let mut table = Table::set(base);
        table.play_all(actions);
        let before = usize::from(actions[0] != "hunt I3");
        assert_eq!(table.monsters(), before, "{actions:?}");
    }
    let mut ending = Table::set(&format!(
        "round 1 seat0\npassed seat1\nmarker seat1\nseat1 has 0\nterrain seat0 I1 t1-01\n{GREEN}"
    ));
    ending.play("pass");
    let choice = ending.listed("take ")[0].clone();
    ending.play(&choice);
    assert_eq!((ending.state.round, ending.monsters()), (2, 0));
}

/// SE-6.8.2: one match in the row is enough, on any place, and more still mean one monster.
#[test]
fn one_match_is_enough() {
    let cases = [
        ("a01 a04 a08 a12", 1),
        ("a04 a01 a08 a12", 1),
        ("a04 a08 a12 a01", 1),
        ("a01 a05 a09 c02", 1),
        ("a04 a08 a12 c01", 0),
    ];
    for (row, monsters) in cases {
        let mut table = Table::set(&format!("round 1 seat0\nterrain seat0 I1 t1-01\nrow {row}"));
        table.play("activate I");
        assert_eq!((table.monsters(), table.state.monsters[0]), (monsters, 9 - monsters as u8), "{row}");
    }
}

/// SE-6.8.3: the row at the moment of the check counts.
#[test]
fn the_row_at_that_moment() {
    let position = "round 1 seat0\nseat0 has 1W1D\nterrain seat0 I1 t1-02\nrow a04 a08 a12 a01";
    let mut after = Table::set(position);
    after.play("activate I");
    assert_eq!(after.monsters(), 1);
    let mut before = Table::set(position);
    let red =
        |table: &Table| !table.state.heroes.shows(steading_settlement::Monster::Green, table.state.data());
    before.play_until("invite 3", red).play("activate I");
    assert_eq!(before.monsters(), 0);
    let mut replaced = Table::set(position);
    replaced.play_until("invite 3", |table| !red(table)).play("activate I");
    assert_eq!(replaced.monsters(), 1);
}

/// SE-6.8.4: monsters stay until hunted; they block collecting and fortifying, but not adjacency and scoring.
#[test]
fn what_monsters_block() {
    let mut table = Table::set(&format!(
        "round 1 seat0\nseat0 has 0\npassed seat1\nmarker seat1\nseat1 has 0\nterrain seat0 I1 t1-01 monster\nheroes seat0 a03\n{GREEN}"
    ));
    assert_eq!(table.points(0), 1);
    assert_eq!(table.offers("explore"), "I, II");
    assert_eq!(table.refused("fortify I1"), "SE-6.4.1");
    table.play("activate I");
    assert_eq!((table.has(0).as_str(), table.monsters()), ("0", 1));
    table.play("pass");
    let choice = table.listed("take ")[0].clone();
    table.play(&choice);
    assert_eq!((table.state.round, table.monsters()), (2, 1));
}

/// SE-6.8.5, AMB-6: without a monster of the colour none appears, and no other takes its place; the Mask is not asked.
#[test]
fn monsters_run_out() {
    for artifact in ["living_chest", "shamans_mask"] {
        let mut table = Table::set(&format!(
            "round 1 seat0\nseat0 has 0 artifact {artifact}\nterrain seat0 I1 t1-01\n{GREEN}"
        ));
        table.state.monsters[0] = 0;
        let action = "activate I".parse().unwrap();
        perform_unaudited(&mut table, action);
        assert_eq!((table.monsters(), table.offers("monster")), (0, String::new()), "{artifact}");
        assert_eq!(table.state.monsters, [0, 9, 9, 9]);
    }
}

/// Carries out an action without the audit: with our terrains the monsters cannot really run out.
fn perform_unaudited(table: &mut Table, action: steading_settlement::Action) {
    use steading_game::{Game, Silent};
    steading_settlement::Settlement::perform(&mut table.state, steading_game::Seat(0), action, &mut Silent);
}
