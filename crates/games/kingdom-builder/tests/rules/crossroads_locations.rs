//! The locations of Crossroads (CR-5 to CR-8, CR-12, CR-14 to CR-16, CR-23, CR-27). The board stands in `crossroads.rs`.

use steading_game::{Seat, Undo};
use steading_kingdom_builder::{Phase, Terrain};

use crate::crossroads::{CROSSROADS, crossroads};
use crate::table::Table;

/// A position for three in which the others fill a terrain.
fn filled(terrain: Terrain, rest: &str) -> Table {
    let empty = crossroads("played grass");
    let hexes: Vec<String> =
        empty.state.setting.board.all(terrain).iter().map(|hex| hex.to_string()).collect();
    let (one, two) = hexes.split_at(hexes.len() / 2);
    let others = format!("settlements seat1 {}\nsettlements seat2 {}", one.join(" "), two.join(" "));
    Table::set(&format!("players 3\n{CROSSROADS}{others}\n{rest}"))
}

/// CR-5: the Forester's Lodge builds on forest, beside own settlements if possible; void if no forest is empty.
#[test]
fn cr_5_foresters_lodge() {
    let mut table = crossroads("played grass\nsettlements seat0 2,2\ntiles seat0 3,2:ready");
    assert_eq!(table.play("seat0 use foresters_lodge").can("build"), "1,1 1,2 2,1 2,3");
    assert_eq!(table.refused_by("seat0 build 3,1"), "CR-5");
    assert_eq!(table.refused_by("seat0 build 0,12"), "KB-32");
    table.play("seat0 build 1,1").shows(&["supply seat0 38", "tiles seat0 3,2:used", "mandatory ahead"]);
    let mut free = crossroads("played grass\nsettlements seat0 4,2\ntiles seat0 3,2:ready");
    assert_eq!(free.play("seat0 use foresters_lodge").ways("build"), 55);
    let mut full = filled(Terrain::Forest, "played grass\nsettlements seat0 4,2\ntiles seat0 3,2:ready");
    assert_eq!(full.refused_by("seat0 use foresters_lodge"), "CR-5");
}

/// CR-6: the Monastery builds on canyon, beside own settlements if possible; void if no canyon is empty.
#[test]
fn cr_6_monastery() {
    let mut table = crossroads("played grass\nsettlements seat0 12,18 15,18\ntiles seat0 12,17:ready");
    assert_eq!(table.play("seat0 use monastery").can("build"), "15,17 15,19 16,18 16,19");
    assert_eq!(table.refused_by("seat0 build 11,18"), "CR-6");
    table.play("seat0 build 16,18").shows(&["tiles seat0 12,17:used"]);
    let mut free = crossroads("played grass\nsettlements seat0 12,18\ntiles seat0 12,17:ready");
    assert_eq!(free.play("seat0 use monastery").ways("build"), 58);
    let mut full = filled(Terrain::Canyon, "played grass\nsettlements seat0 12,18\ntiles seat0 12,17:ready");
    assert_eq!(full.refused_by("seat0 use monastery"), "CR-6");
}

/// CR-7: the Fort draws a card and builds on its terrain at once; the card is discarded, and the played one stays.
#[test]
fn cr_7_fort() {
    let cards = "pile desert:1\ndiscard grass:4 canyon:5 desert:4 flowers:5 forest:5";
    let position = "played grass\nsettlements seat0 16,5 16,7\ntiles seat0 16,6:ready";
    let mut table = crossroads(&format!("{position}\n{cards}"));
    table.play("seat0 use fort").shows(&[
        "phase acting fort build",
        "fort desert",
        "pile none",
        "tiles seat0 16,6:used",
    ]);
    assert_eq!(table.undo, Some(Undo::Barrier));
    assert_eq!(table.can(""), "build 17,6");
    assert_eq!(table.refused_by("seat0 cancel"), "CR-7");
    assert_eq!(table.refused_by("seat0 end"), "KB-18");
    assert_eq!(table.refused_by("seat0 use fort"), "KB-22");
    assert_eq!(table.refused_by("seat0 build 17,5"), "CR-7");
    assert_eq!(table.refused_by("seat0 build 10,6"), "KB-32");
    table.play("seat0 build 17,6").shows(&[
        "supply seat0 37",
        "discard grass:4 canyon:5 desert:5 flowers:5 forest:5",
        "played grass",
        "mandatory ahead",
    ]);
    assert_eq!(table.refused_by("seat0 use fort"), "KB-23");
    // No empty hex of the terrain: the action is void, and the tile is used all the same.
    let cards = "pile forest:1\ndiscard grass:4 canyon:5 desert:5 flowers:5 forest:4";
    let mut void = filled(Terrain::Forest, &format!("{position}\n{cards}"));
    void.play("seat0 use fort").shows(&[
        "phase turn",
        "tiles seat0 16,6:used",
        "supply seat0 38",
        "removed none",
    ]);
    assert_eq!(
        (void.told(), void.undo),
        (vec!["fort_drew".to_owned(), "void".to_owned()], Some(Undo::Barrier))
    );
    // A dual card leaves the choice: desert beside own settlements, or swamp, of which none lies beside them.
    let marsh = "players 2\nset sets=base,crossroads,marshlands\nboard tavern paddock city_hall_fort temple\ncards lords hermits \
        workers\ntasks road\nplayed grass\nsettlements seat0 16,7\ntiles seat0 16,6:ready\npile desert+swamp:1\ndiscard grass:4 \
        canyon:5 desert:5 flowers:5 forest:5 grass+swamp:1 canyon+swamp:1 flowers+swamp:1 forest+swamp:1";
    let mut dual = Table::set(marsh);
    let swamp = dual.state.setting.board.all(Terrain::Swamp);
    let swamp: Vec<String> = swamp.iter().map(|hex| hex.to_string()).collect();
    let mut expected = [swamp.as_slice(), &["17,6".to_owned()]].concat();
    let mut offered: Vec<String> =
        dual.play("seat0 use fort").can("build").split(' ').map(str::to_owned).collect();
    expected.sort();
    offered.sort();
    assert_eq!(offered, expected);
    assert_eq!(dual.refused_by("seat0 build 18,7"), "KB-32");
    // Without a settlement nothing is drawn.
    let many: Vec<String> =
        (0..20).flat_map(|column| [format!("0,{column}"), format!("1,{column}")]).skip(1).collect();
    let hexes = format!("settlements seat0 {} 16,5", many.join(" "));
    let mut none = crossroads(&format!("played grass\nmandatory done 0\n{hexes}\ntiles seat0 16,6:ready"));
    assert_eq!(none.refused_by("seat0 use fort"), "KB-24");
}

/// CR-8: the City Hall goes once in a game on seven empty buildable hexes that touch an own settlement.
#[test]
fn cr_8_city_hall() {
    let position = "played grass\nsettlements seat0 11,5\ntiles seat0 12,5:ready";
    let mut table = crossroads(position);
    // Of three terrains and two quadrants.
    assert_eq!(table.play("seat0 use city_hall").can("build"), "10,7");
    assert_eq!(table.refused_by("seat0 build 11,6"), "CR-8");
    assert_eq!(table.refused_by("seat0 build 7,11"), "CR-8");
    assert_eq!(table.refused_by("seat0 build 12,7"), "KB-31");
    table.play("seat0 build 10,7").shows(&[
        "city-hall seat0 10,7",
        "supply seat0 39",
        "tiles seat0 12,5:used",
    ]);
    assert_eq!(table.state.pieces(Seat(0)).len(), 8);
    // It counts as seven settlements: one area of eight pieces on rows 9, 10 and 11, and grass beside it.
    assert_eq!(table.gold(0, "card-hermits"), 1);
    assert_eq!(table.can("build"), "8,6 12,6");
    // Once in a game, also with the tile ready.
    let again =
        crossroads("played grass\nsettlements seat0 11,5\ncity-hall seat0 7,11\ntiles seat0 12,5:ready");
    assert_eq!(again.clone().refused_by("seat0 use city_hall"), "CR-8");
    // Never anywhere: no room beside own settlements, and no foreign piece in the way.
    for (own, foreign) in [("13,5", "8,8"), ("11,5", "9,6"), ("11,5", "11,7")] {
        let position = format!(
            "played grass\nsettlements seat0 {own}\nsettlements seat1 {foreign}\ntiles seat0 12,5:ready"
        );
        assert_eq!(crossroads(&position).refused_by("seat0 use city_hall"), "CR-8", "{own} {foreign}");
    }
}

/// CR-23: all seven parts lie at once; then one tile is taken from each hex that any of them touches.
#[test]
fn cr_23_one_placement_of_seven() {
    let mut table = crossroads("played grass\nsettlements seat0 6,11 11,5\ntiles seat0 12,5:ready");
    // 3,12 and 4,13 touch the Barracks.
    table.play_all(0, &["use city_hall", "build 4,12"]).shows(&["tiles seat0 3,13:new 12,5:used"]);
    assert_eq!(table.told(), ["built", "took_tile"]);
    // Each part is looked at by itself, on the finished board: 10,6 and 10,7 have no empty desert beside them, 9,7 and 10,8 lie
    // beside the opponent, and there are two quadrants.
    let cards = CROSSROADS
        .replace("sets=base,crossroads", "sets=base,nomads,crossroads,harvest")
        .replace("lords hermits workers", "shepherds ambassadors rovers");
    let position = "played grass\nsettlements seat0 11,5\nsettlements seat1 9,8\ntiles seat0 12,5:ready";
    let mut table = Table::set(&format!("players 2\n{cards}{position}"));
    table.play_all(0, &["use city_hall", "build 10,7"]).shows(&["gold seat0 4 2 2 0"]);
}

/// CR-12: the Barracks place one of two warriors by rule 3, or take one back.
#[test]
fn cr_12_barracks() {
    let mut table = crossroads("played grass\nsettlements seat0 2,13\ntiles seat0 3,13:ready");
    table.play("seat0 use barracks");
    assert_eq!(
        (table.can("build"), table.can("take")),
        ("1,12 1,13 2,12 2,14 3,12".to_owned(), String::new())
    );
    assert_eq!(table.refused_by("seat0 build 8,8"), "KB-31");
    assert_eq!(table.refused_by("seat0 build 8,9"), "KB-32");
    table.play("seat0 build 3,12").shows(&[
        "warriors seat0 3,12",
        "supply seat0 39",
        "tiles seat0 3,13:used",
    ]);
    let mut two =
        crossroads("played grass\nsettlements seat0 2,13\nwarriors seat0 6,10 8,10\ntiles seat0 3,13:ready");
    two.play("seat0 use barracks");
    assert_eq!((two.can("build"), two.can("take")), (String::new(), "6,10 8,10".to_owned()));
    assert_eq!(two.refused_by("seat0 build 2,12"), "CR-12");
    assert_eq!(two.refused_by("seat0 take 2,13"), "CR-12");
    two.play("seat0 take 6,10").shows(&["warriors seat0 8,10", "supply seat0 39", "phase turn"]);
    assert_eq!((two.told(), two.undo), (vec!["took_back".to_owned()], Some(Undo::Allowed)));
    // It can be placed again later; nobody takes a foreign one.
    two.build_anywhere(0, 3).play("seat0 end");
    let mut one =
        crossroads("played grass\nsettlements seat0 2,13\nwarriors seat1 6,10\ntiles seat0 3,13:ready");
    assert_eq!(one.play("seat0 use barracks").can("take"), "");
    // Without an own neighbour anywhere on buildable terrain.
    let free = "played grass\nsettlements seat0 2,14\nsettlements seat1 1,13 1,14 2,13 2,15 3,14\ntiles seat0 3,13:ready";
    let mut free = crossroads(free);
    assert!(free.play("seat0 use barracks").ways("build") > 200);
}

/// CR-14: the wagon is placed on buildable terrain or a mountain, goes up to three steps, or is taken back.
#[test]
fn cr_14_wagon() {
    let mut table = crossroads("played grass\nsettlements seat0 17,18\ntiles seat0 18,18:ready");
    assert_eq!(table.play("seat0 use wagon").can("build"), "16,18 16,19 17,17 17,19 18,19");
    assert_eq!(table.refused_by("seat0 build 13,19"), "KB-31");
    assert_eq!(table.refused_by("seat0 build 15,10"), "KB-32");
    table.play("seat0 build 17,19").shows(&["wagon seat0 17,19", "supply seat0 39", "phase turn"]);
    let position = "played grass\nsettlements seat0 17,18\nwagon seat0 17,17\ntiles seat0 18,18:ready";
    let mut drives = crossroads(position);
    drives.play("seat0 use wagon");
    assert_eq!(
        (drives.can("step"), drives.can("take")),
        ("16,17 16,18 17,16 18,17".to_owned(), "17,17".to_owned())
    );
    assert_eq!(drives.refused_by("seat0 step 17,18"), "KB-30");
    assert_eq!(drives.refused_by("seat0 step 15,17"), "CR-14");
    assert_eq!(drives.refused_by("seat0 build 16,18"), "KB-22");
    assert_eq!(drives.refused_by("seat0 take 17,18"), "CR-14");
    drives.clone().play("seat0 cancel").shows(&["tiles seat0 18,18:ready"]);
    // One step is enough; what was begun is not cancelled and nothing is taken back then.
    drives.play("seat0 step 18,17").shows(&["phase acting wagon step 18,17 1", "wagon seat0 18,17"]);
    assert_eq!(drives.refused_by("seat0 cancel"), "KB-22");
    assert_eq!(drives.can("take"), "");
    drives.clone().play("seat0 done").shows(&["phase turn", "tiles seat0 18,18:used"]);
    // Over mountains, and after three steps it is over.
    drives.play_all(0, &["step 19,17", "step 19,18"]).shows(&["phase turn", "wagon seat0 19,18"]);
    assert_eq!(drives.refused_by("seat0 use wagon"), "KB-23");
    let mut back = crossroads(position);
    back.play_all(0, &["use wagon", "take 17,17"]).shows(&[
        "phase turn",
        "supply seat0 39",
        "tiles seat0 18,18:used",
    ]);
    assert_eq!(back.line("wagon"), "");
}

/// CR-15: the ship is placed on water by rule 3, goes up to three steps over water, or is taken back.
#[test]
fn cr_15_lighthouse() {
    let mut table = crossroads("played grass\nsettlements seat0 5,6\ntiles seat0 6,6:ready");
    assert_eq!(table.play("seat0 use lighthouse").can("build"), "4,6 4,7 5,5");
    assert_eq!(table.refused_by("seat0 build 5,7"), "CR-15");
    assert_eq!(table.refused_by("seat0 build 4,9"), "KB-32");
    table.play("seat0 build 4,7").shows(&["ship seat0 4,7", "supply seat0 39"]);
    let mut free = crossroads("played grass\nsettlements seat0 7,6\ntiles seat0 6,6:ready");
    assert_eq!(free.play("seat0 use lighthouse").ways("build"), 50);
    let position = "played grass\nsettlements seat0 5,6 4,8\nship seat0 4,7\ntiles seat0 6,6:ready";
    let mut sails = crossroads(position);
    sails.play("seat0 use lighthouse");
    assert_eq!((sails.can("step"), sails.can("take")), ("4,6".to_owned(), "4,7".to_owned()));
    assert_eq!(sails.refused_by("seat0 step 3,7"), "CR-15");
    sails.play_all(0, &["step 4,6", "step 4,5", "step 4,4"]).shows(&["ship seat0 4,4", "phase turn"]);
    crossroads(position)
        .play_all(0, &["use lighthouse", "take 4,7"])
        .shows(&["supply seat0 38", "phase turn"]);
}

/// CR-16: tiles are gained and lost after each step; an action under way goes on without its tile.
#[test]
fn cr_16_each_step() {
    // Past the Crossroads, whose tile comes and goes again.
    let mut table =
        crossroads("played grass\nsettlements seat0 18,17\nwagon seat0 6,17\ntiles seat0 18,18:ready");
    table.play_all(0, &["use wagon", "step 5,17"]).shows(&["tiles seat0 4,17:new 18,18:ready"]);
    table.play("seat0 step 5,18").shows(&["tiles seat0 4,17:lost 18,18:ready"]);
    assert_eq!(table.told(), ["moved", "took_tile", "moved", "lost_tile"]);
    // The wagon alone keeps its own tile; it loses it with the first step and goes on.
    let mut table = crossroads("played grass\nwagon seat0 17,17\ntiles seat0 18,18:ready");
    table
        .play_all(0, &["use wagon", "step 16,17"])
        .shows(&["tiles seat0 18,18:lost", "phase acting wagon step 16,17 1"]);
    table.play_all(0, &["step 15,17", "step 15,18"]).shows(&["phase turn", "wagon seat0 15,18"]);
    assert_eq!(table.refused_by("seat0 use wagon"), "KB-38");
}

/// CR-27: each step is a move of its own: the hex just left is no target, an earlier one is.
#[test]
fn cr_27_back_to_an_earlier_hex() {
    let mut table =
        crossroads("played grass\nsettlements seat0 18,17\nwagon seat0 16,16\ntiles seat0 18,18:ready");
    table.play_all(0, &["use wagon", "step 16,17", "step 17,16"]);
    assert!(table.can("step").split(' ').any(|hex| hex == "16,16"));
    table.play("seat0 step 16,16").shows(&["wagon seat0 16,16", "phase turn"]);
    assert_eq!(table.state.phase, Phase::Turn);
    let mut back =
        crossroads("played grass\nsettlements seat0 18,17\nwagon seat0 16,16\ntiles seat0 18,18:ready");
    back.play_all(0, &["use wagon", "step 16,17", "step 16,16", "done"]).shows(&["wagon seat0 16,16"]);
}
