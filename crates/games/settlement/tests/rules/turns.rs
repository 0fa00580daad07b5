//! Section 4: rounds, turns and settlers.

use steading_game::Seat;

use crate::table::{RICH, Table};

/// SE-4.1: the holder of the marker begins, then clockwise until everybody has passed, six times.
#[test]
fn turns_go_clockwise_from_the_marker() {
    let mut table = Table::set("players 3\nround 1 seat2\nmarker seat2");
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(table.state.active.0);
        assert_eq!(table.refused_for((table.state.active.0 + 1) % 3, "pass"), "SE-4.1");
        if table.state.passed.is_empty() && order.len() < 4 {
            table.play("explore I");
            let place = table.listed("place ");
            if let Some(first) = place.first() {
                table.play(&first.clone());
            }
            table.play("end");
        }
    }
    assert_eq!(order, [2, 0, 1, 2]);
    for round in 1..=6 {
        assert_eq!(table.state.round, round);
        for _ in 0..3 {
            table.play("pass");
            if round < 6 {
                let choice = table.listed("take ")[0].clone();
                table.play(&choice);
            }
        }
    }
    assert_eq!(table.must_act().to_string(), "nobody");
}

/// SE-4.2: one action and one hero in a turn, in either order, at least one of them; an action is finished first.
#[test]
fn one_action_and_one_hero() {
    let position =
        format!("round 1 seat0\n{RICH}\nbuilding seat0 upper1 lumber_mill\nbuilding seat0 upper2 quarry");
    for turn in [["invite 3", "explore I", "place I1"], ["explore I", "place I1", "invite 3"]] {
        let mut table = Table::set(&position);
        assert_eq!(table.refused("end"), "SE-4.2");
        table.play_all(&turn);
        assert_eq!(table.refused("fortify I1"), "SE-4.2");
        assert_eq!(table.refused("invite 3"), "SE-8.1");
        table.play("end");
        assert_eq!(table.state.active, Seat(1));
    }
    let mut table = Table::set(&position);
    table.play_all(&["activate upper", "use upper1"]);
    assert_eq!(table.refused("invite 3"), "SE-4.2");
    assert_eq!(table.refused("end"), "SE-4.2");
    table.play_all(&["stop", "invite 3"]);
}

/// SE-4.3: trading is free and no turn by itself.
#[test]
fn trading_is_not_a_turn() {
    let mut table = Table::set("round 1 seat0\nseat0 has 4W");
    table.play_all(&["trade WW for C", "trade WW for S"]);
    assert_eq!(table.refused("end"), "SE-4.2");
    table.play("explore I").play("place I1").play("trade CS for W");
    assert_eq!(table.has(0), "1W");
}

/// SE-4.4, AMB-17, AMB-18: passing is possible instead of a turn, with everything still possible, and right after one; it is
/// all that is left when nothing else can be done.
#[test]
fn passing_is_always_possible() {
    let mut table = Table::set(&format!("round 1 seat0\n{RICH}"));
    assert!(table.listed("").len() > 20 && table.allows("pass"));
    table.play("invite 3");
    assert!(table.allows("pass") && table.allows("end"));
    table.play("pass");
    assert!(table.state.passed.contains(Seat(0)));
    let poor = Table::set("round 1 seat0\nseat0 has 0\nplaced seat0 build 6");
    assert_eq!(poor.listed(""), ["pass"]);
}

/// SE-4.5: who has passed takes no more part in the round.
#[test]
fn passed_players_wait() {
    let mut table = Table::set("players 3\nround 2 seat0\nmarker seat2\npassed seat2\nseat2 has 0");
    assert_eq!(table.refused_for(2, "pass"), "SE-4.5");
    table.play_all(&["explore I", "place I1", "end"]);
    table.play_all(&["explore I", "place I1", "end"]);
    assert_eq!(table.state.active, Seat(0));
}

/// SE-4.6: without settlers a turn may be an invitation only.
#[test]
fn inviting_without_settlers() {
    let mut table = Table::set("round 1 seat0\nseat0 has 1W1D\nrow a04 a03 a02 a01\nplaced seat0 build 6");
    assert_eq!(table.listed(""), ["invite 3", "pass"]);
    table.play_all(&["invite 3", "end"]);
    assert_eq!((table.state.active, table.state.passed.is_empty()), (Seat(1), true));
}

/// SE-4.7.1: settlers are taken from the unused ones, of both kinds; without enough the action is refused.
#[test]
fn actions_cost_settlers() {
    let terrains = "terrain seat0 I1 t1-01\nterrain seat0 II1 t2-07";
    let mut table =
        Table::set(&format!("round 1 seat0\nseat0 has 0 bonus 2\n{terrains}\nplaced seat0 explore 5"));
    assert_eq!(table.settlers(0), (1, 2));
    table.play("explore III");
    assert_eq!(table.settlers(0), (0, 0));
    let mut table =
        Table::set(&format!("round 1 seat0\nseat0 has 0 bonus 1\n{terrains}\nplaced seat0 explore 5"));
    assert_eq!(table.refused("explore III"), "SE-4.7.1");
    let mut table = Table::set(&format!("round 1 seat0\nseat0 has 1C\n{terrains}\nplaced seat0 explore 6"));
    for action in ["build 2 upper", "explore I", "fortify I1", "activate I"] {
        assert_eq!(table.refused(action), "SE-4.7.1", "{action}");
    }
}

/// SE-4.7.2: a region, street or fortification is activated once per round; other actions can be repeated.
#[test]
fn areas_are_taken() {
    let mut table = Table::set(
        "players 1\nround 1 seat0\nseat0 has 0 bonus 9\nterrain seat0 I1 t1-01 fort\nterrain seat0 I2 t1-02 fort used\n\
        building seat0 upper1 quarry\nplaced seat0 I 1 upper 1\nrow a04 a08 a12 c01",
    );
    for action in ["activate I", "activate upper", "activate I2"] {
        assert_eq!(table.refused(action), "SE-4.7.2", "{action}");
    }
    table.play_all(&["activate I1", "end"]);
    assert_eq!(table.refused("activate I1"), "SE-4.7.2");
    table.play_all(&["explore I", "end", "explore II"]);
    assert_eq!(table.player(0).areas.explore, 3);
}

/// SE-4.7.3: bonus settlers can be used in the turn in which they are gained.
#[test]
fn bonus_settlers_at_once() {
    let mut table = Table::set("round 1 seat0\nseat0 has 2W1D\nrow a04 a03 a02 a08\nplaced seat0 build 6");
    assert_eq!(table.refused("explore I"), "SE-4.7.1");
    table.play_all(&["invite 3", "explore I", "place I2"]);
    assert_eq!(table.settlers(0), (0, 0));
}

/// SE-4.7.4: placed settlers stay until their owner passes.
#[test]
fn settlers_stay_until_the_pass() {
    let mut table = Table::set("round 1 seat0");
    table.play_all(&["explore I", "place I1", "end", "explore I", "place I1", "end"]);
    assert_eq!((table.settlers(0), table.settlers(1)), ((5, 0), (5, 0)));
    table.play("pass");
    assert_eq!((table.settlers(0), table.settlers(1)), ((6, 0), (5, 0)));
}
