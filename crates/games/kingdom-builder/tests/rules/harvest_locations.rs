//! The locations of Harvest that build one settlement or move one, and the Bazaar (HA-9 to HA-12, HA-17 to HA-19, HA-28).

use steading_game::Seat;

use crate::harvest::{harvest, with_crossroads};
use crate::table::Table;

/// HA-11: the Water Mill builds beside water, beside own settlements if possible.
#[test]
fn ha_11_water_mill() {
    let mut table = harvest("played grass\nsettlements seat0 7,5 8,3\ntiles seat0 7,6:ready");
    assert_eq!(table.play("seat0 use water_mill").can("build"), "7,3 9,3");
    for (hex, rule) in [("8,4", "HA-11"), ("2,1", "KB-32"), ("7,2", "KB-31"), ("5,8", "KB-4")] {
        assert_eq!(table.refused_by(&format!("seat0 build {hex}")), rule, "{hex}");
    }
    table.play("seat0 build 9,3").shows(&["supply seat0 37", "tiles seat0 7,6:used"]);
}

/// HA-12: the Mountain Station builds beside a mountain, beside own settlements if possible.
#[test]
fn ha_12_mountain_station() {
    let mut table = harvest("played grass\nsettlements seat0 1,16\ntiles seat0 2,17:ready");
    assert_eq!(table.play("seat0 use mountain_station").can("build"), "0,16 2,16");
    for (hex, rule) in [("1,17", "HA-12"), ("8,8", "KB-32"), ("1,15", "KB-31")] {
        assert_eq!(table.refused_by(&format!("seat0 build {hex}")), rule, "{hex}");
    }
    let mut free = harvest("played grass\nsettlements seat0 2,18\ntiles seat0 2,17:ready");
    let free = free.play("seat0 use mountain_station").can("build");
    assert!(free.split(' ').any(|hex| hex == "8,8") && !free.split(' ').any(|hex| hex == "1,17"));
}

/// HA-17: the Watchtower builds beside a foreign settlement, of those beside own ones if possible.
#[test]
fn ha_17_watchtower() {
    let own = "played grass\nsettlements seat0 18,6\ntiles seat0 17,6:ready\nsettlements seat1 8,8";
    let mut table = harvest(&format!("{own} 18,4"));
    assert_eq!(table.play("seat0 use watchtower").can("build"), "18,5");
    for (hex, rule) in [("18,7", "HA-17"), ("8,7", "KB-32"), ("18,3", "KB-31"), ("18,4", "KB-30")] {
        assert_eq!(table.refused_by(&format!("seat0 build {hex}")), rule, "{hex}");
    }
    assert_eq!(harvest(own).play("seat0 use watchtower").can("build"), "7,7 7,8 8,7 9,7 9,8");
    let mut alone = harvest("played grass\nsettlements seat0 18,6\ntiles seat0 17,6:ready");
    assert_eq!(alone.refused_by("seat0 use watchtower"), "HA-17");
}

/// HA-18: the University builds beside a location, castle or silo, beside own settlements if possible.
#[test]
fn ha_18_university() {
    let mut table = harvest("played grass\nsettlements seat0 5,12 12,11 13,1\ntiles seat0 12,12:ready");
    // The castle, the Scout Cabin, the University itself and a silo.
    assert_eq!(table.play("seat0 use university").can("build"), "4,13 5,11 6,12 6,13 11,11 13,2 13,11 14,1");
    for (hex, rule) in [("12,10", "HA-18"), ("5,7", "KB-32"), ("11,10", "KB-31")] {
        assert_eq!(table.refused_by(&format!("seat0 build {hex}")), rule, "{hex}");
    }
}

/// HA-19: the Palisade moves a settlement beside another one of its own area; one that stands alone cannot move.
#[test]
fn ha_19_palisade() {
    let mut table = harvest("played grass\nsettlements seat0 8,8 16,17 17,17\ntiles seat0 17,18:ready");
    assert_eq!(table.play("seat0 use palisade").can("lift"), "16,17 17,17");
    assert_eq!(table.refused_by("seat0 lift 8,8"), "HA-19");
    table.play("seat0 lift 16,17");
    assert_eq!(table.can("put"), "16,18 17,16 18,17 18,18");
    for (hex, rule) in [("8,7", "HA-19"), ("16,16", "HA-19"), ("17,14", "KB-31"), ("16,17", "KB-35")] {
        assert_eq!(table.refused_by(&format!("seat0 put {hex}")), rule, "{hex}");
    }
    table.play("seat0 put 18,17").shows(&["settlements seat0 8,8 17,17 18,17", "tiles seat0 17,18:used"]);
    // An area that falls apart while the piece is in the air is still its area.
    let mut apart = harvest("played grass\nsettlements seat0 6,3 6,4 6,5 17,17\ntiles seat0 17,18:ready");
    apart.play_all(0, &["use palisade", "lift 6,4"]);
    assert_eq!(apart.can("put"), "5,2 5,3 5,4 5,5 6,6 7,3 7,4 7,5");
    let mut alone = harvest("played grass\nsettlements seat0 8,8 17,17\ntiles seat0 17,18:ready");
    assert_eq!(alone.refused_by("seat0 use palisade"), "HA-19");
}

const TWO_TILES: &str = "played grass\nsettlements seat0 3,3 3,4 7,5 8,3\ntiles seat0 3,5:ready 7,6:ready";

/// HA-9: the Bazaar lets another location tile be used a second time in the turn, and nothing else.
#[test]
fn ha_9_bazaar() {
    let mut table = harvest(TWO_TILES);
    table.play_all(0, &["use water_mill", "build 9,3", "use farmland", "build 4,3"]);
    assert_eq!(table.can("use"), "bazaar");
    table.play("seat0 use bazaar").shows(&["phase acting bazaar repeat"]);
    assert_eq!(table.can("use"), "water_mill");
    assert_eq!(table.refused_by("seat0 use farmland"), "HA-9");
    assert_eq!(table.refused_by("seat0 use resettlement"), "HA-9");
    assert_eq!(table.refused_by("seat0 use temple_bonus"), "HA-9");
    assert_eq!(table.refused_by("seat0 use bazaar"), "HA-28");
    assert_eq!(table.refused_by("seat0 end"), "KB-18");
    // As long as nothing is chosen it can be cancelled.
    table.play("seat0 cancel").shows(&["phase turn", "tiles seat0 3,5:ready 7,6:used"]);
    table
        .play_all(0, &["use bazaar", "use water_mill"])
        .shows(&["tiles seat0 3,5:used 7,6:ready", "phase turn"]);
    table.play_all(0, &["use water_mill", "build 7,3"]).shows(&["tiles seat0 3,5:used 7,6:used"]);
    assert_eq!((table.can("use"), table.refused_by("seat0 use bazaar")), (String::new(), "KB-23"));
}

/// HA-28: only a tile that was used in this turn and is still held, at any later moment outside the mandatory action.
#[test]
fn ha_28_what_the_bazaar_repeats() {
    // Nothing was used yet.
    let mut table = harvest(TWO_TILES);
    assert_eq!(
        (table.can("use"), table.refused_by("seat0 use bazaar")),
        ("water_mill farmland".to_owned(), "HA-9")
    );
    table.play_all(0, &["use water_mill", "build 9,3"]).build_anywhere(0, 1);
    assert_eq!(table.refused_by("seat0 use bazaar"), "KB-20");
    table.build_anywhere(0, 2).play_all(0, &["use bazaar", "use water_mill", "use water_mill"]);
    // A tile that was used and lost, and one that was gained in this turn.
    let mut lost = harvest(
        "played grass\nsettlements seat0 3,4 16,17 17,17 1,16\ntiles seat0 3,5:ready 17,18:ready 2,17:ready",
    );
    lost.play_all(0, &["use palisade", "lift 17,17", "put 15,17"])
        .shows(&["tiles seat0 2,17:ready 3,5:ready 17,18:lost"]);
    assert_eq!(lost.refused_by("seat0 use bazaar"), "HA-9");
    lost.play_all(0, &["use mountain_station", "build 2,16", "use bazaar"]);
    assert_eq!(lost.refused_by("seat0 use palisade"), "KB-38");
    let mut fresh =
        harvest("played flowers\nsettlements seat0 3,4 1,16 8,5\ntiles seat0 3,5:ready 2,17:ready");
    fresh.play_all(
        0,
        &["build 7,5", "build 7,4", "build 7,3", "use mountain_station", "build 2,16", "use bazaar"],
    );
    fresh.shows(&["tiles seat0 2,17:used 3,5:ready 7,6:new"]);
    assert_eq!(
        (fresh.can("use"), fresh.refused_by("seat0 use water_mill")),
        ("mountain_station".to_owned(), "HA-28")
    );
}

/// HA-10: on a Crossroads the Bazaar draws one more card at the end of the turn, three in all.
#[test]
fn ha_10_bazaar_and_crossroads() {
    let heading = with_crossroads("barracks_crossroads", "workers merchants lords");
    let empty = Table::set(&format!("{heading}played grass"));
    let crossroads = empty.hex_of("crossroads");
    let own = crossroads.neighbours().find(|hex| empty.state.setting.board.buildable.contains(*hex)).unwrap();
    let table = Table::set(&format!(
        "{heading}played grass\nmandatory done\nhand seat1 desert\nsettlements seat0 3,4 {own}\ntiles seat0 3,5:ready \
         {crossroads}:ready"
    ));
    let hand = |table: &Table| table.state.player(Seat(0)).hand.len();
    let mut two = table.clone();
    two.play("seat0 end");
    assert_eq!(hand(&two), 2);
    let mut three = table.clone();
    three.play("seat0 use bazaar");
    assert_eq!(three.can("use"), "crossroads");
    three.play("seat0 use crossroads").shows(&["third-card"]);
    assert_eq!(three.refused_by("seat0 use bazaar"), "KB-23");
    three.play("seat0 end");
    assert_eq!((hand(&three), three.line("third-card")), (3, String::new()));
}
