//! Sections 6.6 and 9: streets and buildings.

use steading_game::Undo;
use steading_settlement::Phase;

use crate::table::Table;

/// SE-6.6.1: an empty area and a building are needed.
#[test]
fn what_a_street_needs() {
    let mut table = Table::set(
        "round 1 seat0\nbuilding seat0 upper1 quarry\nbuilding seat0 lower1 bank\nplaced seat0 lower 1",
    );
    assert_eq!((table.refused("activate middle"), table.refused("activate lower")), ("SE-6.6.1", "SE-4.7.2"));
    table.play("activate upper");
    assert_eq!(table.refused("use upper2"), "SE-6.6.1");
}

/// SE-6.6.2: each building of the street at most once, in any order; buildings of other streets not at all.
#[test]
fn each_building_once() {
    let position = "round 1 seat0\nseat0 has 0\nbuilding seat0 upper1 lumber_mill\nbuilding seat0 upper2 clay_pit\n\
        building seat0 upper3 quarry\nbuilding seat0 lower1 diamond_mine";
    for order in [["use upper1", "use upper2", "use upper3"], ["use upper3", "use upper1", "use upper2"]] {
        let mut table = Table::set(position);
        assert_eq!(table.refused("use upper1"), "SE-6.6.2");
        table.play("activate upper");
        assert_eq!(table.refused("use lower1"), "SE-6.6.2");
        table.play(order[0]);
        assert_eq!(table.refused(order[0]), "SE-6.6.2");
        table.play(order[1]).play(order[2]);
        assert_eq!((table.has(0).as_str(), table.state.phase), ("1W1C1S", Phase::Turn));
    }
}

/// SE-6.6.3: what one building yields, the next can use.
#[test]
fn yields_can_be_used() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 0\nbuilding seat0 upper1 bank\nbuilding seat0 upper2 bazaar\nbuilding seat0 upper3 quarry",
    );
    table.play("activate upper");
    assert_eq!(table.offers("use"), "upper3");
    table.play_all(&["use upper3", "use upper2 S", "use upper1"]);
    assert_eq!((table.has(0).as_str(), table.points(0)), ("0", 5));
}

/// SE-6.6.4: every use is optional; its price must be held, and trades are possible in between.
#[test]
fn uses_are_optional_and_paid() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 1W1C1S1D\nbuilding seat0 upper1 bank\nbuilding seat0 upper2 alchemist",
    );
    table.play("activate upper");
    assert_eq!(table.refused("use upper1"), "SE-6.6.4");
    table.play_all(&["trade WCS for D", "trade DD for G", "use upper1"]);
    assert_eq!((table.has(0).as_str(), table.points(0)), ("0", 5));
    table.play("stop");
    assert_eq!((table.state.phase, table.undo), (Phase::Turn, Some(Undo::Allowed)));
    assert_eq!(table.refused("stop"), "SE-6.6.2");
}

/// SE-9.1: each use stores one token, any number over time, and stored tokens are gone for good.
#[test]
fn storing_tokens() {
    let mut table = Table::set(
        "players 1\nround 1 seat0\nseat0 has 1D2G\nbuilding seat0 upper1 bank 3\nbuilding seat0 upper2 cathedral",
    );
    table.play_all(&["activate upper", "use upper1"]);
    assert_eq!(table.refused("use upper1"), "SE-6.6.2");
    table.shows(&["building seat0 upper1 bank 4"]);
    table.play("use upper2");
    assert_eq!((table.has(0).as_str(), table.points(0)), ("1G", 24));
    table.play("pass");
    table.shows(&["building seat0 upper1 bank 4", "building seat0 upper2 cathedral 1"]);
}

/// SE-9.2: the Trading Post takes the resource of an own fortified terrain, activated or not, without a check.
#[test]
fn the_trading_post() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 0\nterrain seat0 I1 t1-05 fort used\nterrain seat0 I2 t1-02\nterrain seat0 I3 t1-11 fort\n\
        terrain seat1 I1 t1-01 fort\nbuilding seat0 upper1 trading_post\nbuilding seat0 lower1 trading_post\nrow a01 a05 a09 c02",
    );
    table.play("activate upper");
    assert_eq!(table.offers("use"), "upper1 C, upper1 S");
    assert_eq!(table.refused("use upper1 W"), "SE-9.2");
    table.play("use upper1 C");
    assert_eq!((table.has(0).as_str(), table.monsters()), ("1C", 0));
    let mut none = Table::set("round 1 seat0\nterrain seat0 I1 t1-05\nbuilding seat0 upper1 trading_post");
    none.play("activate upper");
    assert_eq!(
        none.listed(""),
        none.listed("trade").into_iter().chain(["stop".to_owned()]).collect::<Vec<_>>()
    );
}

/// SE-9.3, AMB-34: the stored token is the player's own, not one of the supply.
#[test]
fn the_stored_token_is_the_own_one() {
    let mut table = Table::set(
        "set supply=strict\nround 1 seat0\nseat0 has 1G\nbuilding seat0 upper1 bank\nbuilding seat0 upper2 cathedral",
    );
    let steading_settlement::Supply::Strict { resources: before, .. } = table.state.supply else { panic!() };
    table.play("activate upper");
    assert_eq!(table.refused("use upper2"), "SE-6.6.4");
    table.play("use upper1");
    let steading_settlement::Supply::Strict { resources: after, .. } = table.state.supply else { panic!() };
    assert_eq!((table.has(0).as_str(), before), ("0", after));
}

/// Every building does what its row in the table of section 9 says.
#[test]
fn all_twelve_buildings() {
    let cases = [
        ("lumber_mill", "0", "use upper1", "1W", 0),
        ("clay_pit", "0", "use upper1", "1C", 0),
        ("quarry", "0", "use upper1", "1S", 0),
        ("diamond_mine", "0", "use upper1", "1D", 0),
        ("bazaar", "1W1C", "use upper1 C", "1W1G", 0),
        ("jeweler", "1D", "use upper1", "1W1C1S", 0),
        ("alchemist", "1G", "use upper1", "2D", 0),
        ("warehouse", "0", "use upper1 S", "1S", 0),
        ("tavern", "1D", "use upper1", "0", 2),
        ("bank", "2G", "use upper1", "1G", 0),
        ("cathedral", "2D", "use upper1", "1D", 0),
        ("trading_post", "0", "use upper1 G", "1G", 0),
    ];
    for (building, has, action, then, settlers) in cases {
        let mut table = Table::set(&format!(
            "round 1 seat0\nseat0 has {has}\nbuilding seat0 upper1 {building}\nterrain seat0 I1 t1-01\nterrain seat0 II1 t2-01\n\
            terrain seat0 III1 t3-05 fort"
        ));
        table.play_all(&["activate upper", action]);
        assert_eq!((table.has(0).as_str(), table.settlers(0)), (then, (5, settlers)), "{building}");
    }
}
