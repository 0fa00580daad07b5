//! Clauses of KB-8 and KB-36 about the pieces of Crossroads.

use crate::crossroads::crossroads;

/// KB-8: a hex with a warrior, wagon, ship or city hall part is not empty.
#[test]
fn kb_8_empty_hexes() {
    let lines = "warriors seat0 4,10\nwagon seat0 6,10\nship seat0 8,15\ncity-hall seat0 11,11";
    let mut table = crossroads(&format!("turn 2 seat1\nplayed flowers\n{lines}"));
    for hex in ["4,10", "6,10", "8,15", "11,11", "10,11", "12,12"] {
        assert_eq!(table.refused_by(&format!("seat1 build {hex}")), "KB-30", "{hex}");
    }
}

/// KB-36: steps of wagon and ship need no own neighbour; the City Hall goes beside own settlements or nowhere.
#[test]
fn kb_36_own_rules_of_crossroads() {
    let mut wagon =
        crossroads("played grass\nsettlements seat0 18,17\nwagon seat0 8,12\ntiles seat0 18,18:ready");
    wagon.play("seat0 use wagon");
    assert_eq!(wagon.can("step"), "7,11 7,12 8,11 8,13 9,11 9,12");
    let mut ship = crossroads("played grass\nsettlements seat0 5,6\nship seat0 9,14\ntiles seat0 6,6:ready");
    assert_eq!(ship.play("seat0 use lighthouse").can("step"), "8,15 9,13 9,15 10,15");
    // There is room in many places, but none beside 13,5.
    let mut hall = crossroads("played grass\nsettlements seat0 13,5\ntiles seat0 12,5:ready");
    assert_eq!(hall.refused_by("seat0 use city_hall"), "CR-8");
}
