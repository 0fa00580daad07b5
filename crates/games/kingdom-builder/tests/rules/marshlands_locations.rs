//! Locations and bonus actions of Marshlands but the Canoe (MA-7, MA-8, MA-13 to MA-18, MA-26, MA-27, AMB-15, AMB-30, and
//! clauses of KB-21, KB-36, KB-54, KB-55). The board stands in `marshlands.rs`.

use crate::marshlands::marshlands;
use crate::table::Table;

/// 38 hexes of rows 0 and 1, which touch the Temple 2,18.
fn thirty_eight() -> String {
    let hexes = (0..20).flat_map(|column| [format!("0,{column}"), format!("1,{column}")]);
    hexes.skip(2).collect::<Vec<_>>().join(" ")
}

/// MA-7: the second tile of a location brings the bonus tile, which can be used from the next turn on.
#[test]
fn ma_7_bonus_tiles() {
    let mut table = marshlands("played grass\nsettlements seat0 2,1\ntiles seat0 2,2:ready");
    table.play("seat0 build 2,3");
    let position = "played grass\nsettlements seat0 2,1 6,6\ntiles seat0 2,2:ready\nhand seat1 desert";
    let mut table = marshlands(position);
    table.play("seat0 build 6,7");
    table.shows(&["tiles seat0 2,2:ready 7,7:new", "bonus seat0 refuge_bonus:new"]);
    table.build_anywhere(0, 2);
    assert_eq!(table.refused_by("seat0 use refuge_bonus"), "MA-7");
    table.play("seat0 end").shows(&["bonus seat0 refuge_bonus:ready"]);
    table.build_anywhere(1, 3).play("seat1 end");
    assert!(table.can("use").contains("refuge_bonus"));
    assert_eq!(marshlands("played grass").refused_by("seat0 use refuge_bonus"), "MA-7");
    // Two tiles without the bonus tile, or a bonus tile without them, cannot be.
    let wrong = "players 2\nset sets=marshlands\nboard refuge temple canoe fountain\ncards vassals captains messengers\n\
        played grass\nsettlements seat0 2,1 7,6\ntiles seat0 2,2:ready 7,7:ready";
    assert!(Table::try_set(wrong).is_err());
    assert!(Table::try_set(&format!("{wrong}\nbonus seat0 refuge_bonus:ready")).is_ok());
    assert!(Table::try_set(&format!("{wrong}\nbonus seat0 temple_bonus:ready")).is_err());
}

/// MA-8: a bonus action is used once in a turn, before or after the mandatory action; with one of the two tiles it is lost.
#[test]
fn ma_8_bonus_actions() {
    let position = "played grass\nsettlements seat0 2,1 7,6\ntiles seat0 2,2:ready 7,7:ready\nbonus seat0 refuge_bonus:ready";
    let mut table = marshlands(position);
    table.play_all(0, &["use refuge_bonus", "lift 2,1", "put 2,3"]);
    table.shows(&["bonus seat0 refuge_bonus:used", "tiles seat0 2,2:ready 7,7:ready"]);
    assert_eq!(table.refused_by("seat0 use refuge_bonus"), "MA-8");
    assert_eq!(table.play("seat0 build 2,4").refused_by("seat0 use refuge_bonus"), "KB-20");
    let mut lost = marshlands(position);
    lost.play_all(0, &["use refuge", "lift 2,1", "put 2,0"]);
    lost.shows(&["tiles seat0 2,2:lost 7,7:ready", "bonus seat0 refuge_bonus:lost"]);
    assert!(lost.told().contains(&"lost_bonus".to_owned()));
    assert_eq!(lost.refused_by("seat0 use refuge_bonus"), "MA-7");
}

/// MA-13: the Canoe bonus builds on swamp or water, in the own turn; rule 3 looks at both together.
#[test]
fn ma_13_canoe_bonus() {
    let tiles = "tiles seat0 12,8:ready 17,1:ready\nbonus seat0 canoe_bonus:ready";
    let mut table = marshlands(&format!("played grass\nsettlements seat0 12,9 17,0 9,5\n{tiles}"));
    // Water beside 9,5 rules out swamp elsewhere: 9,4 is swamp beside it, 9,6 water.
    assert_eq!(table.play("seat0 use canoe_bonus").can("build"), "8,5 8,6 9,4 9,6 10,6");
    assert_eq!(table.refused_by("seat0 build 19,19"), "KB-32");
    assert_eq!(table.refused_by("seat0 build 10,5"), "MA-13");
    table.play("seat0 build 9,6").shows(&["supply seat0 36", "bonus seat0 canoe_bonus:used"]);
    let mut free = marshlands(&format!("played grass\nsettlements seat0 12,9 17,0\n{tiles}"));
    free.play("seat0 use canoe_bonus");
    assert_eq!(free.ways("build"), 55 + 61);
    let empty = marshlands(&format!("played grass\nsettlements seat0 12,9 17,0\n{tiles}\nsupply seat0 38"));
    assert!(
        empty.can("use").contains("canoe_bonus")
            && !empty.can("use").split(' ').any(|extra| extra == "canoe")
    );
}

/// MA-14: the Fountain builds beside exactly one own and no foreign settlement; rule 3 is not asked (KB-36).
#[test]
fn ma_14_fountain() {
    let position =
        "played grass\nsettlements seat0 12,16 3,1 3,2\nsettlements seat1 11,15\ntiles seat0 12,17:ready";
    let mut table = marshlands(position);
    table.play("seat0 use fountain");
    // Around 12,16: 11,16, 12,15 and 11,15 touch seat 1; 13,15 and 13,16 do not. 2,2 is a location, 4,2 touches both own.
    assert_eq!(table.can("build"), "2,1 2,3 3,0 3,3 4,3 13,15 13,16");
    assert_eq!(table.refused_by("seat0 build 12,15"), "MA-14");
    assert_eq!(table.refused_by("seat0 build 19,10"), "MA-14");
    assert_eq!(table.refused_by("seat0 build 4,1"), "KB-31");
    table.play("seat0 build 13,15").shows(&["tiles seat0 12,17:used"]);
    let mut none = marshlands(
        "played grass\nsettlements seat0 12,16\nsettlements seat1 11,15 13,16 12,14\ntiles seat0 12,17:ready",
    );
    assert_eq!(none.refused_by("seat0 use fountain"), "MA-14");
}

/// MA-14: the example of the booklet: to draw level at a palace there is a single place, for the others touch the other player.
#[test]
fn ma_14_one_place_at_the_palace() {
    let position =
        "played grass\nsettlements seat0 12,16 6,5\nsettlements seat1 3,6\ntiles seat0 12,17:ready";
    let mut table = marshlands(position);
    assert_eq!([0, 1].map(|seat| table.gold(seat, "score-palaces")), [0, 5]);
    table.play("seat0 use fountain");
    let palace: steading_kingdom_builder::Hex = "4,6".parse().unwrap();
    let beside = |hex: &&str| palace.neighbours().any(|there| there == hex.parse().unwrap());
    let offered = table.can("build");
    assert_eq!(offered.split(' ').filter(beside).collect::<Vec<_>>(), ["5,5"]);
    table.play("seat0 build 5,5");
    assert_eq!([0, 1].map(|seat| table.gold(seat, "score-palaces")), [5, 5]);
}

/// MA-14: the Fountain bonus is no build of its own; both Fountains may then build on mountains.
#[test]
fn ma_14_fountain_bonus() {
    let position = |bonus: &str| {
        format!(
            "played grass\nsettlements seat0 12,16 16,12 4,19\ntiles seat0 12,17:ready 17,12:ready\nbonus seat0 fountain_bonus:{bonus}"
        )
    };
    let mut table = marshlands(&position("ready"));
    assert_eq!(table.refused_by("seat0 use fountain_bonus"), "MA-14");
    for hex in ["4,18", "11,15"] {
        table.play("seat0 use fountain");
        assert!(table.can("build").split(' ').any(|offered| offered == hex), "{hex}");
        table.play(&format!("seat0 build {hex}"));
    }
    let mut new = marshlands(&position("new"));
    new.play("seat0 use fountain");
    assert_eq!(new.refused_by("seat0 build 4,18"), "KB-31");
}

/// MA-15, MA-26: the Temple takes a settlement off the board; it is built in the next turn after three of the supply.
#[test]
fn ma_15_temple() {
    let position = "played grass\nsettlements seat0 2,17 0,0 0,1\ntiles seat0 2,18:ready\nhand seat1 desert";
    let mut table = marshlands(position);
    assert_eq!(table.play("seat0 use temple").can("take"), "0,0 0,1 2,17");
    assert_eq!(table.refused_by("seat0 take 5,5"), "MA-15");
    table.play("seat0 cancel").play_all(0, &["use temple", "take 0,0"]);
    table.shows(&["set-aside seat0 1 lifted 1", "supply seat0 37", "settlements seat0 0,1 2,17"]);
    // Lifted before the mandatory action, it is still due in the next turn only.
    table.build_anywhere(0, 3).shows(&["mandatory done 3", "set-aside seat0 1 lifted 1"]);
    table.play("seat0 end").shows(&["set-aside seat0 1"]);
    table.build_anywhere(1, 3).play("seat1 end").shows(&["set-aside seat0 1", "mandatory ahead"]);
    if !table.can("choose").is_empty() {
        let terrain = table.can("choose").split(' ').find(|terrain| *terrain != "swamp").unwrap().to_owned();
        table.play(&format!("seat0 choose {terrain}"));
    }
    table.build_anywhere(0, 3).shows(&["mandatory running 3", "set-aside seat0 1", "supply seat0 31"]);
    table.build_anywhere(0, 1).shows(&["mandatory done 3", "supply seat0 31"]);
    assert_eq!(table.line("set-aside seat0"), "");
}

/// MA-15: on swamp it is two and those set aside; two Temples give two, even if the tiles are lost meanwhile.
#[test]
fn ma_15_two_more() {
    let position = "played grass+swamp\nsettlements seat0 0,0\ntiles seat0 2,18:lost 7,14:lost\nbonus seat0 \
        temple_bonus:lost\nset-aside seat0 2";
    let mut table = marshlands(position);
    table
        .play("seat0 choose swamp")
        .build_anywhere(0, 3)
        .shows(&["mandatory running 2", "set-aside seat0 1"]);
    table.build_anywhere(0, 1).shows(&["mandatory done 2", "supply seat0 35"]);
    let swamp = table.state.setting.board.all(steading_kingdom_builder::Terrain::Swamp);
    assert_eq!((table.state.pieces(steading_game::Seat(0)) & swamp).len(), 4);
}

/// MA-15, KB-54, AMB-34: the last settlement of the supply triggers the end, also while one is set aside (booklet, end of the game, 1st
/// sentence: as soon as somebody has built the last settlement of the *supply*). It is built nevertheless.
#[test]
fn amb_34_the_end_does_not_wait() {
    let position = format!(
        "played forest\nsettlements seat0 {}\ntiles seat0 2,18:ready\nset-aside seat0 1",
        thirty_eight()
    );
    let mut table = marshlands(&position);
    table.build_anywhere(0, 1).shows(&[
        "supply seat0 0",
        "mandatory running 1",
        "set-aside seat0 1",
        "last-round",
    ]);
    table.build_anywhere(0, 1).shows(&["mandatory done 1", "last-round"]);
}

/// MA-15, KB-54, AMB-34: as it is commonly played, the last settlement of the supply does not trigger the end while one is set aside.
/// Lifting one more before the last one of the supply is built delays it again.
#[test]
fn ma_15_the_end_waits() {
    let position = format!(
        "set temple_delays_end=true\nplayed forest\nsettlements seat0 {}\ntiles seat0 2,18:ready\nset-aside seat0 1",
        thirty_eight()
    );
    let mut table = marshlands(&position);
    table.build_anywhere(0, 1).shows(&["supply seat0 0", "mandatory running 1", "set-aside seat0 1"]);
    assert!(!table.state.last_round);
    table.build_anywhere(0, 1).shows(&["mandatory done 1", "last-round"]);
    let mut again = marshlands(&position);
    again.play_all(0, &["use temple", "take 0,5"]).build_anywhere(0, 2);
    again.shows(&["mandatory done 1", "supply seat0 0", "set-aside seat0 1 lifted 1"]);
    assert!(!again.state.last_round);
}

/// MA-29: with an empty supply the Temple cannot be used, so the end is put off once and not for ever.
#[test]
fn ma_29_no_temple_without_supply() {
    let position = format!(
        "played forest\nsettlements seat0 {}\ntiles seat0 2,18:ready\nset-aside seat0 1",
        thirty_eight()
    );
    let mut table = marshlands(&position);
    table.build_anywhere(0, 2).shows(&["supply seat0 0", "mandatory done 1"]);
    assert_eq!(table.refused_by("seat0 use temple"), "MA-29");
    assert!(!table.can("use").split(' ').any(|extra| extra == "temple"));
}

/// MA-16: with the Temple bonus the first settlement of the mandatory action may ignore rule 3; the other four may not.
#[test]
fn ma_16_temple_bonus() {
    let position = |bonus: &str| {
        format!(
            "players 3\nset sets=marshlands\nboard refuge temple canoe fountain\ncards vassals captains messengers\nplayed \
             desert\nsettlements seat0 2,17 7,15\nsettlements seat1 13,17\ntiles seat1 12,17:ready\ntiles seat0 2,18:ready \
             7,14:ready\nbonus seat0 temple_bonus:{bonus}\nset-aside seat0 2"
        )
    };
    let mut table = Table::set(&position("ready"));
    assert_eq!(table.refused_by("seat0 use temple_bonus"), "MA-16");
    // The first one takes the last tile of the Fountain; four more are built beside own settlements.
    table.play("seat0 build 12,16").shows(&["tiles seat0 2,18:ready 7,14:ready 12,17:new"]);
    assert_eq!(table.refused_by("seat0 build 0,5"), "KB-32");
    table
        .play_all(0, &["build 12,15", "build 12,14", "build 13,14", "build 13,15"])
        .shows(&["mandatory done 3"]);
    // Every terrain hex is offered for the first, the next only beside own ones; a new bonus tile does not help yet.
    let table = Table::set(&position("ready"));
    assert_eq!(table.ways("build"), 50);
    assert_eq!(Table::set(&position("new")).can("build"), "6,15 6,16");
}

/// MA-16, MA-27, NO-19: Families looks at the builds of the supply only, not at one that was set aside.
#[test]
fn ma_16_families() {
    let gold = |set_aside: &str| {
        let hexes =
            thirty_eight().replacen(" 0,5", "", 1).replacen("0,1 ", "", 1).replacen("1,1 ", "1,1 0,0 ", 1);
        let mut table = Table::set(&format!(
            "players 2\nset sets=nomads,marshlands\nboard refuge temple canoe fountain\ncards families vassals captains\nplayed \
             forest\nsettlements seat0 {hexes}\ntiles seat0 2,18:ready\n{set_aside}"
        ));
        table.play_all(0, &["build 1,0", "build 0,1", "build 2,0"]);
        table.gold(0, "card-families")
    };
    assert_eq!((gold(""), gold("set-aside seat0 1")), (2, 0));
}

/// MA-17, AMB-15, AMB-30: the Refuge moves to an adjacent hex; rule 3 does not apply.
#[test]
fn ma_17_refuge() {
    let mut table = marshlands("played grass\nsettlements seat0 2,1 5,5 5,3 7,5\ntiles seat0 2,2:ready");
    assert_eq!(table.play("seat0 use refuge").can("lift"), "2,1 5,3 5,5 7,5");
    // Away from all other settlements, onto swamp, but not onto the palace or water.
    assert_eq!(table.play("seat0 lift 5,5").can("put"), "4,5 5,4 5,6 6,5 6,6");
    assert_eq!(table.refused_by("seat0 put 7,6"), "MA-17");
    assert_eq!(table.refused_by("seat0 put 4,6"), "KB-4");
    table.play_all(0, &["cancel", "lift 7,5", "put 7,6"]);
    table.shows(&["settlements seat0 2,1 5,3 5,5 7,6", "tiles seat0 2,2:used 7,7:new"]);
    let mut alone = marshlands("played grass\nsettlements seat0 2,1\ntiles seat0 2,2:ready");
    assert_eq!(alone.play_all(0, &["use refuge", "lift 2,1"]).can("put"), "1,0 1,1 2,0 3,0 3,1");
}

/// MA-18: the Refuge bonus moves in a straight line to the first empty buildable hex, over everything in between. Here it
/// jumps a location and foreign settlements and takes the second Temple.
#[test]
fn ma_18_refuge_bonus() {
    let tiles = "tiles seat0 2,2:ready 7,7:ready\nbonus seat0 refuge_bonus:ready";
    let position = format!("played grass\nsettlements seat0 2,1 7,6\nsettlements seat1 2,3 2,4\n{tiles}");
    let mut table = marshlands(&position);
    table.play_all(0, &["use refuge_bonus", "lift 2,1"]);
    // East over the Refuge and two settlements; south-east is 3,1, then no further.
    assert_eq!(table.can("put"), "1,0 1,1 2,0 2,5 3,0 3,1");
    assert_eq!(table.refused_by("seat0 put 2,6"), "MA-18");
    assert_eq!(table.refused_by("seat0 put 4,1"), "KB-31");
    table.play("seat0 cancel").play("seat0 lift 7,6");
    // East over the Refuge, north-west over nothing, south-west over water.
    assert_eq!(table.can("put"), "6,6 6,7 7,5 7,8 8,7 9,5");
    let temples = "settlements seat0 2,1 7,6 8,14 2,16\nsettlements seat1 2,17\ntiles seat0 2,2:ready 7,7:ready \
        7,14:ready\nbonus seat0 refuge_bonus:ready";
    let mut table = marshlands(&format!("played grass\n{temples}"));
    table.play_all(0, &["use refuge_bonus", "lift 2,16", "put 2,19"]);
    table.shows(&["bonus seat0 temple_bonus:new refuge_bonus:used"]);
}

/// MA-26: the Temple takes no warrior, wagon, ship or city hall part.
#[test]
fn ma_26_only_settlements() {
    let pieces = [
        ("barracks_crossroads", "warriors seat0 12,3", "12,3"),
        ("monastery_wagon", "wagon seat0 12,3", "12,3"),
        ("lighthouse_foresters_lodge", "ship seat0 15,0", "15,0"),
        ("city_hall_fort", "city-hall seat0 11,8", "11,9"),
    ];
    for (quadrant, piece, hex) in pieces {
        let mut table = Table::set(&format!(
            "players 2\nset sets=base,crossroads,marshlands\nboard refuge temple {quadrant} tower\ncards lords hermits \
             workers\ntasks road\nplayed grass\nsettlements seat0 2,17 0,0\n{piece}\ntiles seat0 2,18:ready"
        ));
        assert_eq!(table.play("seat0 use temple").can("take"), "0,0 2,17", "{piece}");
        assert_eq!(table.refused_by(&format!("seat0 take {hex}")), "MA-26", "{piece}");
    }
}

/// MA-27, KB-21: with an empty supply those set aside are the mandatory action; with none it is void.
#[test]
fn ma_27_the_order_of_builds() {
    let hexes = thirty_eight();
    let position =
        format!("played forest\nsettlements seat0 {hexes}\ntiles seat0 2,18:ready\nset-aside seat0 2");
    let mut table = marshlands(&position);
    table.shows(&["supply seat0 0", "mandatory ahead"]).view(0);
    table.build_anywhere(0, 1).shows(&["mandatory running 0", "set-aside seat0 1"]);
    table.build_anywhere(0, 1).shows(&["mandatory done 0", "last-round"]);
    // Those of the supply come first: after them it is not over.
    let one = hexes.split_once(' ').unwrap().1;
    let mut table = marshlands(&format!(
        "played forest\nsettlements seat0 {one}\ntiles seat0 2,18:ready\nset-aside seat0 2"
    ));
    table.build_anywhere(0, 1).shows(&["mandatory running 1", "supply seat0 0", "set-aside seat0 2"]);
    // What is still set aside at the end scores nothing.
    let mut end = marshlands(&format!(
        "first seat1\nturn 2 seat0\nplayed forest\nmandatory done\nlast-round\nsettlements seat0 {one} 9,8\nset-aside seat0 1 lifted 1\ntiles seat0 2,18:used"
    ));
    let before = end.gold(0, "card-vassals");
    end.play("seat0 end").shows(&["phase over", "set-aside seat0 1"]);
    assert_eq!(end.gold(0, "card-vassals"), before);
}
