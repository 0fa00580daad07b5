//! What the nomad tiles do (NO-9 to NO-13, AMB-11).

use crate::nomads::{NOMADS, nomads};
use crate::table::Table;

/// The tile lies ready before seat 0.
fn with(tile: &str, position: &str) -> Table {
    nomads(&format!("nomads 13,4:{tile}\ntiles seat0 13,4:ready\n{position}"))
}

/// NO-9: a Donation builds three settlements on its terrain, one after the other, beside own ones if possible.
#[test]
fn no_9_donation() {
    let mut table = with("donation_grass", "played desert\nsettlements seat0 4,4");
    assert_eq!(table.play("seat0 use donation_grass").can("build"), "4,3 5,3");
    assert_eq!(table.refused_by("seat0 build 7,2"), "KB-32");
    assert_eq!(table.refused_by("seat0 build 5,4"), "NO-9");
    table.clone().play("seat0 cancel").shows(&["phase turn", "tiles seat0 13,4:ready"]);
    table.play("seat0 build 4,3");
    assert_eq!(table.can("build"), "4,2 5,3");
    for (action, rule) in
        [("cancel", "KB-22"), ("done", "KB-22"), ("end", "KB-18"), ("use donation_grass", "KB-22")]
    {
        assert_eq!(table.refused_by(&format!("seat0 {action}")), rule, "{action}");
    }
    table.play_all(0, &["build 4,2", "build 5,3"]).shows(&[
        "phase turn",
        "supply seat0 36",
        "mandatory ahead",
    ]);
    assert!(table.line("tiles seat0").contains("13,4:used"));
}

/// NO-9: fewer only if the supply or the empty hexes run out; the last settlement triggers the end.
#[test]
fn no_9_fewer_settlements() {
    let desert = nomads("played grass").state.setting.board.all(steading_kingdom_builder::Terrain::Desert);
    let hexes: Vec<String> = desert.iter().map(|hex| hex.to_string()).take(38).collect();
    let mut table = with("donation_grass", &format!("played canyon\nsettlements seat0 {}", hexes.join(" ")));
    table.play("seat0 use donation_grass").build_anywhere(0, 2).shows(&[
        "phase turn",
        "supply seat0 0",
        "last-round",
    ]);
    assert!(table.line("tiles seat0").contains("13,4:used"));
    let mut none = with(
        "donation_grass",
        &format!("played canyon\nmandatory done 0\nsettlements seat0 {} 0,7 0,8", hexes.join(" ")),
    );
    assert_eq!(none.refused_by("seat0 use donation_grass"), "KB-24");
    // Six mountains on the board, five of them taken.
    let mountains =
        nomads("played grass").state.setting.board.all(steading_kingdom_builder::Terrain::Mountain);
    let hexes: Vec<String> = mountains.iter().map(|hex| hex.to_string()).skip(2).collect();
    let mut full =
        with("donation_mountain", &format!("played canyon\nsettlements seat1 {}", hexes.join(" ")));
    full.play_all(0, &["use donation_mountain", "build 0,6", "build 2,1"])
        .shows(&["phase turn", "supply seat0 38"]);
}

/// NO-9: settlements on water or mountains bring nothing for Fishermen and Miners.
#[test]
fn no_9_on_water_and_mountains() {
    let board = "players 2\nset sets=base,nomads\nboard quarry caravan village garden\ncards fishermen miners lords\n";
    let mut table = Table::set(&format!(
        "{board}played desert\nnomads 13,4:donation_water 5,2:donation_mountain\ntiles seat0 5,2:ready 13,4:ready"
    ));
    table.play_all(0, &["use donation_water", "build 0,3", "build 0,4", "build 0,5"]);
    assert_eq!((table.gold(0, "card-fishermen"), table.gold(0, "card-miners")), (0, 1));
    table.play_all(0, &["use donation_mountain", "build 0,6"]);
    assert_eq!((table.gold(0, "card-fishermen"), table.gold(0, "card-miners")), (1, 1));
}

/// NO-10, CR-27: four steps in all for any own settlements, which may alternate; each to an empty buildable hex beside it.
#[test]
fn no_10_resettlement() {
    let mut table = with("resettlement", "played desert\nsettlements seat0 4,4 0,17\nsettlements seat1 4,5");
    assert_eq!(table.play("seat0 use resettlement").can("lift"), "0,17 4,4");
    assert_eq!(table.play("seat0 lift 4,4").can("step"), "3,3 3,4 4,3 5,3 5,4");
    for (hex, rule) in [("4,5", "KB-30"), ("4,6", "NO-10"), ("5,2", "KB-4"), ("4,1", "KB-31")] {
        assert_eq!(table.refused_by(&format!("seat0 step {hex}")), rule, "{hex}");
    }
    assert_eq!(table.refused_by("seat0 done"), "KB-22");
    // Until the first step everything can be cancelled.
    table.play_all(0, &["cancel", "cancel"]).shows(&["phase turn"]);
    table.play_all(0, &["use resettlement", "lift 4,4", "step 3,4"]);
    assert_eq!(table.refused_by("seat0 cancel"), "KB-22");
    // Rule 3 does not apply, and a later step may go back.
    table.play_all(0, &["lift 0,17", "step 0,18", "step 0,17", "lift 3,4"]);
    table.shows(&["phase acting resettlement step 3,4 3"]);
    table.play("seat0 step 4,4").shows(&["phase turn", "settlements seat0 0,17 4,4"]);
    assert!(table.line("tiles seat0").contains("13,4:used"));
}

/// NO-10: fewer steps are allowed; tiles are lost and gained after each step.
#[test]
fn no_10_tiles_step_by_step() {
    let position = "played desert\nsettlements seat0 6,11 4,4\nnomads 13,4:resettlement\ntiles seat0 13,4:ready 6,12:ready";
    let mut table = nomads(position);
    table.play_all(0, &["use resettlement", "lift 6,11", "step 6,10"]);
    table.shows(&["tiles seat0 6,12:lost 13,4:ready"]);
    table.play_all(0, &["lift 4,4", "step 5,3"]).shows(&["tiles seat0 5,2:new 6,12:lost 13,4:ready"]);
    table.play("seat0 done").shows(&["tiles seat0 5,2:new 6,12:lost 13,4:used", "phase turn"]);
    // The example of the rulebook: one piece goes to a nomad hex, another one to a location.
    let mut example = with("resettlement", "played desert\nsettlements seat0 4,5 2,6");
    example.play_all(0, &["use resettlement", "lift 4,5", "step 4,4", "step 4,3", "lift 2,6", "step 2,5"]);
    assert_eq!(example.line("tiles seat0"), "tiles seat0 2,4:new 5,2:new 13,4:ready");
}

/// NO-11, KB-20: with the Outpost one build of the mandatory action needs no own neighbour, but its terrain. The example of
/// the rulebook: two settlements beside a location, the third one at a nomad hex.
#[test]
fn no_11_outpost_in_the_mandatory_action() {
    let mut table = with("outpost", "played canyon\nsettlements seat0 5,11");
    // Everywhere is free: the Outpost would open nothing.
    assert_eq!(table.refused_by("seat0 use outpost"), "NO-11");
    table.play_all(0, &["build 7,12", "build 7,11"]);
    assert_eq!(table.can("use"), "outpost");
    assert_eq!(table.refused_by("seat0 build 6,6"), "KB-32");
    let beside = table.can("build");
    table.play("seat0 use outpost").shows(&["outpost"]);
    // Only hexes that need it, and only of the terrain.
    assert!(beside.split(' ').all(|hex| !table.can("build").split(' ').any(|open| open == hex)));
    assert_eq!(table.refused_by("seat0 build 8,12"), "NO-11");
    assert_eq!(table.refused_by("seat0 build 6,7"), "KB-19");
    assert_eq!(table.refused_by("seat0 end"), "NO-11");
    table.clone().play("seat0 cancel").shows(&["mandatory running 2", "tiles seat0 6,12:new 13,4:ready"]);
    table.play("seat0 build 6,6").shows(&["mandatory done 3", "tiles seat0 6,12:new 7,5:new 13,4:used"]);
    assert_eq!(table.told().iter().filter(|kind| *kind == "used_outpost").count(), 1);
    assert_eq!(table.line("outpost"), "");
}

/// NO-11, AMB-11: it helps one placement of an extra action, moves included, and one build of a series.
#[test]
fn no_11_and_amb_11_outpost_in_extra_actions() {
    let outpost = |set: &str, position: &str| {
        let tiles =
            "nomads 13,4:outpost\nboard quarry caravan village garden\ncards families shepherds ambassadors";
        Table::set(&format!("players 2\nset sets=nomads{set}\n{tiles}\n{position}"))
    };
    let mut garden =
        outpost("", "played desert\nsettlements seat0 11,15\ntiles seat0 11,14:ready 13,4:ready");
    garden.play("seat0 use garden");
    assert_eq!((garden.can("build"), garden.can("use")), ("12,16".to_owned(), "outpost".to_owned()));
    garden.play_all(0, &["use outpost", "build 0,17"]).shows(&["tiles seat0 11,14:used 13,4:used"]);
    // A move: the piece in the air is no neighbour (Tree House).
    let island = "island tree_house\nplayed desert\nsettlements seat0 i2,2 18,4 18,5\ntiles seat0 i3,2:ready 13,4:ready";
    let mut house = outpost(",island", island);
    house.play_all(0, &["use tree_house", "lift 18,5"]);
    assert_eq!(house.can("use"), "outpost");
    assert_eq!(house.refused_by("seat0 put 5,10"), "KB-32");
    house.play("seat0 use outpost");
    assert_eq!(house.refused_by("seat0 put 18,5"), "KB-35");
    // Laid down again the piece is still in the air.
    house.clone().play("seat0 cancel").shows(&["phase acting tree_house put 18,5"]);
    house
        .play("seat0 put 5,10")
        .shows(&["settlements seat0 5,10 18,4 i2,2", "tiles seat0 13,4:used i3,2:used"]);
    // One of three builds of a Donation.
    let tiles = "nomads 13,4:outpost 5,2:donation_grass\ntiles seat0 5,2:ready 13,4:ready";
    let mut series = nomads(&format!("settlements seat0 4,4\nplayed desert\n{tiles}"));
    series.play_all(0, &["use donation_grass", "build 4,3", "use outpost", "build 0,0"]);
    assert_eq!(series.refused_by("seat0 use outpost"), "NO-7");
    series.play("seat0 build 0,1").shows(&["phase turn", "tiles seat0 5,2:used 13,4:used"]);
}

/// NO-11: it does nothing for actions with a target rule of their own or strict adjacency.
#[test]
fn no_11_what_the_outpost_does_not_change() {
    let quarry =
        "played desert\nsettlements seat0 2,5\nnomads 13,4:outpost\ntiles seat0 2,4:ready 13,4:ready";
    let mut table = nomads(quarry);
    table.play("seat0 use quarry");
    assert_eq!((table.can("use"), table.refused_by("seat0 use outpost")), (String::new(), "NO-11"));
    let village = "played desert\nsettlements seat0 13,7 13,8 15,7\nnomads 13,4:outpost\ntiles seat0 14,7:ready 13,4:ready";
    let mut table = nomads(village);
    assert_eq!(table.play("seat0 use village").refused_by("seat0 use outpost"), "NO-11");
    let caravan =
        "played desert\nsettlements seat0 7,15\nnomads 13,4:outpost\ntiles seat0 7,16:ready 13,4:ready";
    let mut table = nomads(caravan);
    assert_eq!(table.play_all(0, &["use caravan", "lift 7,15"]).refused_by("seat0 use outpost"), "NO-11");
}

/// NO-12: the Sword removes one settlement of every opponent in turn; tiles are lost with it.
#[test]
fn no_12_sword() {
    let position =
        "players 4\nplayed desert\nsettlements seat0 0,0\nsettlements seat1 7,15 0,17\ntiles seat1 7,16:ready
        settlements seat3 10,0\nnomads 13,4:sword\ntiles seat0 13,4:ready";
    let mut table = Table::set(&format!("{NOMADS}{position}"));
    assert_eq!(table.play("seat0 use sword").can("take"), "0,17 7,15");
    for hex in ["10,0", "0,0", "0,1"] {
        assert_eq!(table.refused_by(&format!("seat0 take {hex}")), "NO-12", "{hex}");
    }
    table.clone().play("seat0 cancel").shows(&["tiles seat0 13,4:ready"]);
    table.play("seat0 take 7,15").shows(&[
        "supply seat1 39",
        "settlements seat1 0,17",
        "tiles seat1 7,16:lost",
    ]);
    assert_eq!(table.told(), ["struck", "lost_tile"]);
    assert_eq!(table.refused_by("seat0 cancel"), "KB-22");
    // Seat 2 has nothing on the board and is skipped.
    assert_eq!(table.can("take"), "10,0");
    table.play("seat0 take 10,0").shows(&["supply seat3 40", "phase turn", "tiles seat0 13,4:used"]);
    let mut nobody = with("sword", "played desert\nsettlements seat0 0,0");
    assert_eq!(nobody.refused_by("seat0 use sword"), "NO-12");
}

/// NO-12, KB-55: the Sword does not undo the end trigger.
#[test]
fn no_12_the_end_stays() {
    let hexes = nomads("played grass").state.setting.board.all(steading_kingdom_builder::Terrain::Desert);
    let hexes: Vec<String> = hexes.iter().map(|hex| hex.to_string()).take(40).collect();
    let mut table = with(
        "sword",
        &format!("first seat1\nturn 9 seat0\nplayed grass\nsettlements seat1 {}", hexes.join(" ")),
    );
    table.play_all(0, &["use sword", &format!("take {}", hexes[0])]).shows(&["supply seat1 1", "last-round"]);
    table.build_anywhere(0, 3).play("seat0 end").shows(&["phase over"]);
}

/// NO-13: the Treasure brings 3 gold at once and leaves the game.
#[test]
fn no_13_treasure() {
    let mut table = nomads("played grass\nnomads 5,2:treasure");
    table.play("seat0 build 5,3").shows(&["tiles seat0 5,2:lost", "gold seat0 0 0 0 3"]);
    assert_eq!(table.told(), ["built", "took_nomad", "found_treasure"]);
    assert_eq!((table.gold(0, "score-treasures"), table.gold(1, "score-treasures")), (3, 0));
}
