//! Families, Shepherds and Ambassadors (NO-18 to NO-23, AMB-24).

use crate::nomads::nomads;
use crate::table::Table;

/// Gold for the three cards after these decisions of seat 0.
fn scored(position: &str, actions: &[&str]) -> [i32; 3] {
    let mut table = nomads(position);
    table.play_all(0, actions);
    ["card-families", "card-shepherds", "card-ambassadors"].map(|card| table.gold(0, card))
}

/// NO-18: the cards are checked after every build, also of an extra action; moving never scores, and neither does the end.
#[test]
fn no_18_after_every_build() {
    let garden = "played canyon\nsettlements seat0 11,15\nsettlements seat1 13,16\ntiles seat0 11,14:ready";
    assert_eq!(scored(garden, &["use garden", "build 12,16"]), [0, 2, 1]);
    let mut told = nomads(garden);
    told.play_all(0, &["use garden", "build 12,16"]).shows(&["gold seat0 0 2 1 0"]);
    assert_eq!(told.told(), ["built", "scored", "scored"]);
    // The same hexes reached by a move bring nothing.
    let moved = "played canyon\nsettlements seat0 11,15 7,15\nsettlements seat1 13,16\nnomads 13,4:resettlement\ntiles seat0 13,4:ready";
    assert_eq!(scored(moved, &["use resettlement", "lift 11,15", "step 12,16"]), [0, 0, 0]);
    let over = nomads("last-round\nphase over\nsettlements seat0 8,7 8,8\nsettlements seat1 8,9");
    assert_eq!(
        ["card-families", "card-shepherds", "card-ambassadors"].map(|card| over.gold(0, card)),
        [0; 3]
    );
}

/// NO-19: 2 gold if the three builds of the mandatory action lie side by side in a straight line, in any order.
#[test]
fn no_19_families() {
    let families = |builds: [&str; 3]| {
        let actions = builds.map(|hex| format!("build {hex}"));
        scored("played canyon", &actions.each_ref().map(String::as_str))[0]
    };
    assert_eq!(families(["4,4", "4,5", "3,4"]), 0);
    for line in [
        ["12,11", "12,12", "12,13"],
        ["12,12", "12,13", "12,11"],
        ["9,10", "10,11", "11,11"],
        ["9,12", "10,12", "11,11"],
    ] {
        assert_eq!(families(line), 2, "{line:?}");
    }
    // A bend, and a line with a gap that an older settlement fills.
    assert_eq!(families(["12,11", "12,12", "11,12"]), 0);
    let gap = "played canyon\nsettlements seat0 12,12";
    assert_eq!(scored(gap, &["build 12,11", "build 12,13", "build 12,14"])[0], 0);
    let two = "played canyon\nsettlements seat0 12,11\nmandatory running 1";
    assert_eq!(scored(two, &["build 12,12", "build 12,13"])[0], 0, "the first build is not known");
    let known = format!("{two}\nfamilies 12,11");
    assert_eq!(scored(&known, &["build 12,12", "build 12,13"])[0], 2);
    // Donations are no mandatory action.
    let donation = "played desert\nnomads 13,4:donation_canyon\ntiles seat0 13,4:ready";
    assert_eq!(scored(donation, &["use donation_canyon", "build 12,11", "build 12,12", "build 12,13"])[0], 0);
}

/// NO-19: with fewer than three builds there is no line.
#[test]
fn no_19_fewer_than_three_builds() {
    let desert = nomads("played grass").state.setting.board.all(steading_kingdom_builder::Terrain::Desert);
    let hexes: Vec<String> = desert.iter().map(|hex| hex.to_string()).take(38).collect();
    let position = format!("played canyon\nsettlements seat0 {}", hexes.join(" "));
    let mut table = nomads(&position);
    table.build_anywhere(0, 2).shows(&["mandatory done 2"]);
    assert_eq!((table.gold(0, "card-families"), table.line("families")), (0, String::new()));
}

/// AMB-24: the three builds count even if a full terrain was replaced between them.
#[test]
fn amb_24_families_on_two_terrains() {
    let canyon = nomads("played grass").state.setting.board.all(steading_kingdom_builder::Terrain::Canyon);
    let hexes: Vec<String> =
        canyon.iter().map(|hex| hex.to_string()).filter(|hex| hex != "13,10" && hex != "12,10").collect();
    let (one, two) = hexes.split_at(35);
    let mut table = Table::set(&format!(
        "players 3\n{}played canyon\nsettlements seat1 {}\nsettlements seat2 {}\npile grass:5\ndiscard canyon:4 desert:5 \
         flowers:5 forest:5",
        crate::nomads::NOMADS,
        one.join(" "),
        two.join(" ")
    ));
    table.play_all(0, &["build 12,10", "build 13,10"]).shows(&["played grass", "families 12,10 13,10"]);
    // 14,11 is the next hex down that line.
    table.play("seat0 build 14,11");
    assert_eq!(table.gold(0, "card-families"), 2);
}

/// NO-20: 2 gold for a settlement without an empty hex of its terrain beside it. The example: A, B, C brings 2, C, B, A 0.
#[test]
fn no_20_shepherds() {
    // 15,11, 16,12, 16,13 and 17,13 are a patch of flowers.
    assert_eq!(scored("played flowers", &["build 16,12", "build 16,13", "build 17,13"])[1], 2);
    assert_eq!(scored("played flowers", &["build 17,13", "build 16,13", "build 16,12"])[1], 0);
    // Foreign settlements close a patch as well, and every settlement is looked at by itself.
    let smaller = "played flowers\nsettlements seat1 16,13";
    assert_eq!(scored(smaller, &["build 15,11", "build 16,12", "build 17,13"])[1], 4);
}

/// NO-21: 1 gold for a settlement that is built beside a foreign one, however many there are.
#[test]
fn no_21_ambassadors() {
    let position = "played canyon\nsettlements seat1 11,12 12,13";
    assert_eq!(scored(position, &["build 12,12", "build 12,11", "build 12,10"])[2], 1);
    assert_eq!(scored(position, &["build 12,12", "build 11,11", "build 11,10"])[2], 2);
    assert_eq!(scored(position, &["build 9,10", "build 9,11", "build 10,10"])[2], 0);
}

/// NO-23, AMB-27: for Shepherds a hex with a stone wall is not empty.
#[test]
fn no_23_walls_close_a_patch() {
    let position = "played flowers\nwalls 12,16";
    assert_eq!(scored(position, &["build 11,15"])[1], 2);
    assert_eq!(scored("played flowers", &["build 11,15"])[1], 0);
}
