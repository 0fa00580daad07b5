//! Quarry, Caravan, Village and Garden (NO-14 to NO-17).

use steading_kingdom_builder::Terrain;

use crate::nomads::nomads;
use crate::table::Table;

/// NO-14: the Quarry puts one or two walls on the played terrain, each beside an own settlement; they stay.
#[test]
fn no_14_quarry() {
    let mut table = nomads(
        "played desert\nsettlements seat0 2,5 12,3\nsettlements seat1 2,7 3,6 11,4 12,4 12,2 11,2\ntiles seat0 2,4:ready",
    );
    assert_eq!(table.play("seat0 use quarry").can("build"), "1,4 2,6 13,3");
    assert_eq!(table.refused_by("seat0 build 0,17"), "NO-14");
    assert_eq!(table.refused_by("seat0 build 10,0"), "NO-14");
    assert_eq!(table.refused_by("seat0 build 2,7"), "KB-30");
    assert_eq!(table.can("cancel").len() + table.ways("done"), 0);
    table.play("seat0 build 2,6").shows(&["walls 2,6", "supply seat0 38", "tiles seat0 2,4:ready"]);
    assert_eq!(table.refused_by("seat0 cancel"), "KB-22");
    // One is enough, and the tile is used.
    table.clone().play("seat0 done").shows(&["phase turn", "tiles seat0 2,4:used"]);
    table.play("seat0 build 13,3").shows(&["walls 2,6 13,3", "phase turn", "tiles seat0 2,4:used"]);
    // Nobody builds there any more, and a wall is nobody's neighbour.
    assert_eq!(table.refused_by("seat0 build 2,6"), "KB-30");
    assert_eq!(table.can("build"), "1,4");
    assert_eq!(table.view(1).nomads.walls.len(), 2);
}

/// NO-14: the example of the booklet: beside three new settlements on desert there is room for a single wall; a second one is impossible.
#[test]
fn no_14_a_single_wall() {
    let mut table =
        nomads("played desert\nsettlements seat0 1,3\nsettlements seat1 2,7\ntiles seat0 2,4:ready");
    table.play_all(0, &["build 1,4", "build 2,5", "build 2,6"]).shows(&["mandatory done 3"]);
    assert_eq!(table.play("seat0 use quarry").can("build"), "3,6");
    table.play("seat0 build 3,6").shows(&["walls 3,6", "phase turn", "tiles seat0 2,4:used"]);
}

/// NO-14, KB-36: walls never go anywhere else, and there are 25 of them.
#[test]
fn no_14_strictly_beside_and_limited() {
    let mut away = nomads("played grass\nsettlements seat0 2,5\ntiles seat0 2,4:ready");
    assert_eq!(away.refused_by("seat0 use quarry"), "NO-14");
    let deserts = away.state.setting.board.all(Terrain::Desert);
    let walls: Vec<String> = deserts.iter().map(|hex| hex.to_string()).filter(|hex| hex != "1,4").collect();
    let position = |walls: &[String]| {
        nomads(&format!(
            "played desert\nsettlements seat0 1,3\ntiles seat0 2,4:ready\nwalls {}",
            walls.join(" ")
        ))
    };
    let mut last = position(&walls[10..34]);
    last.play_all(0, &["use quarry", "build 1,4"]).shows(&["phase turn", "tiles seat0 2,4:used"]);
    assert_eq!(position(&walls[10..35]).refused_by("seat0 use quarry"), "NO-14");
}

/// KB-71: a wall can fill the terrain; the second one goes on the terrain of the new card, which cannot be taken back.
#[test]
fn kb_71_walls_fill_the_terrain() {
    let empty = nomads("played grass");
    let desert = empty.state.setting.board.all(Terrain::Desert);
    let hexes: Vec<String> = desert.iter().map(|hex| hex.to_string()).filter(|hex| hex != "1,4").collect();
    let mut table = nomads(&format!(
        "played desert\nmandatory done\nsettlements seat0 1,3\nsettlements seat1 {}\nwalls {}\ntiles seat0 2,4:ready\npile \
         forest:5\ndiscard grass:5 canyon:5 desert:4 flowers:5",
        hexes[..35].join(" "),
        hexes[35..].join(" ")
    ));
    table.play_all(0, &["use quarry", "build 1,4"]);
    assert_eq!(table.told(), ["walled", "removed", "replaced"]);
    assert_eq!(table.undo, Some(steading_game::Undo::Barrier));
    table.shows(&["played forest", "mandatory done 3", "phase acting quarry build 1"]);
    assert_eq!(table.can("build"), "2,3");
}

/// KB-71, MA-3: if the new card shows two terrains, one of them is chosen before the second wall.
#[test]
fn kb_71_a_choice_between_two_walls() {
    let board = "players 2\nset sets=nomads,marshlands\nboard quarry caravan village canoe\ncards families shepherds ambassadors\n";
    let empty = Table::set(&format!("{board}played grass"));
    let desert = empty.state.setting.board.all(Terrain::Desert);
    let hexes: Vec<String> = desert.iter().map(|hex| hex.to_string()).filter(|hex| hex != "1,4").collect();
    let mut table = Table::set(&format!(
        "{board}played desert\nmandatory done\nsettlements seat0 1,3\nsettlements seat1 {}\nwalls {}\ntiles seat0 \
         2,4:ready\npile forest+swamp:1\ndiscard grass:5 canyon:5 desert:4 flowers:5 forest:5 grass+swamp:1 canyon+swamp:1 \
         desert+swamp:1 flowers+swamp:1",
        hexes[..35].join(" "),
        hexes[35..].join(" ")
    ));
    table.play_all(0, &["use quarry", "build 1,4"]).shows(&["phase acting quarry build 1"]);
    assert_eq!(
        (table.can("choose"), table.can("build"), table.ways("done")),
        ("forest swamp".to_owned(), String::new(), 0)
    );
    assert_eq!(table.refused_by("seat0 build 2,3"), "MA-3");
    table.clone().play("seat0 done").shows(&["phase turn", "tiles seat0 2,4:used"]);
    // No swamp lies beside the settlement: the action is over.
    table.clone().play("seat0 choose swamp").shows(&["phase turn", "tiles seat0 2,4:used"]);
    table.play_all(0, &["choose forest", "build 2,3"]).shows(&["phase turn", "tiles seat0 2,4:used"]);
}

/// NO-15: the Caravan slides in a straight line up to the hex before an obstacle, the whole way and at least one hex.
#[test]
fn no_15_caravan() {
    // The example of the rulebook: of six directions four are open; a nomad hex and a settlement bar the others.
    let position =
        "played desert\nsettlements seat0 6,7 7,15\nsettlements seat1 7,7\nwalls 8,6\ntiles seat0 7,16:ready";
    let mut table = nomads(position);
    assert_eq!(table.play("seat0 use caravan").can("lift"), "6,7 7,15");
    // Before water, before water again, before a location and before a stone wall.
    assert_eq!(table.play("seat0 lift 6,7").can("put"), "1,4 6,3 6,11 7,6");
    for (hex, rule) in [("6,8", "NO-15"), ("6,2", "KB-31"), ("5,7", "KB-4"), ("6,7", "KB-35")] {
        assert_eq!(table.refused_by(&format!("seat0 put {hex}")), rule, "{hex}");
    }
}

/// NO-16: the Village builds on an empty buildable hex beside at least three own settlements.
#[test]
fn no_16_village() {
    let village = |settlements: &str| {
        nomads(&format!("played desert\nsettlements seat0 {settlements}\ntiles seat0 14,7:ready"))
    };
    let mut table = village("13,7 12,8 13,8 15,6 15,7");
    assert_eq!(table.play("seat0 use village").can("build"), "14,8");
    let mut table = village("13,7 12,8 12,9 14,8 14,9");
    assert_eq!(table.play("seat0 use village").can("build"), "13,8");
    assert_eq!(table.refused_by("seat0 build 12,7"), "NO-16");
    assert_eq!(table.refused_by("seat0 build 12,6"), "KB-31");
    assert_eq!(village("13,7 12,8").refused_by("seat0 use village"), "NO-16");
}

/// NO-17: the Garden builds on flowers, beside own settlements if possible.
#[test]
fn no_17_garden() {
    let mut table = nomads("played desert\nsettlements seat0 11,15\ntiles seat0 11,14:ready");
    assert_eq!(table.play("seat0 use garden").can("build"), "12,16");
    assert_eq!(table.refused_by("seat0 build 11,16"), "NO-17");
    assert_eq!(table.refused_by("seat0 build 13,16"), "KB-32");
    table.play("seat0 build 12,16").shows(&["supply seat0 38", "tiles seat0 11,14:used"]);
    let mut free = nomads("played desert\nsettlements seat0 12,14\ntiles seat0 11,14:ready");
    let flowers = free.state.setting.board.all(Terrain::Flowers).len() as usize;
    assert_eq!(free.play("seat0 use garden").ways("build"), flowers);
}
