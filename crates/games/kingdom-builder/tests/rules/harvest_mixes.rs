//! Harvest together with the other sets: what scouts count for, the Bazaar, Cathedral, Palisade and silos (HA-6, HA-18, HA-27 to
//! HA-31).

use crate::table::Table;

const TAIL: &str = "university_palisade\ncards workers merchants lords\n";

/// The quadrants of `harvest.rs` with another one bottom left, and its first location held with a settlement beside it.
/// Seat 0 also stands on 7,13 and has the Scout Cabin.
fn with_scouts(set: &str, quadrant: &str, location: &str, rest: &str) -> Table {
    let tasks = if set == "crossroads" { "tasks road\n" } else { "" };
    let board = "board bazaar_water_mill mountain_station_scout_cabin";
    let heading =
        format!("players 2\nset sets=base,harvest,{set}\n{board} {quadrant} {TAIL}{tasks}played grass\n");
    let empty = Table::set(&heading);
    let place = empty.hex_of(location);
    let beside = place.neighbours().find(|hex| empty.state.setting.board.buildable.contains(*hex)).unwrap();
    Table::set(&format!(
        "{heading}settlements seat0 7,13 {beside} {rest}\ntiles seat0 7,12:ready {place}:ready"
    ))
}

fn offered(table: &Table, hex: &str) -> bool {
    table.can("build").split(' ').any(|offered| offered == hex)
}

/// HA-14, HA-30: scouts count for the Village and the Fountain.
#[test]
fn ha_30_scouts_are_counted() {
    let mut village = with_scouts("nomads", "village", "village", "6,13");
    assert_eq!(village.refused_by("seat0 use village"), "NO-16");
    village.play_all(0, &["use scout_cabin", "build 5,13", "done", "use village"]);
    assert_eq!(village.can("build"), "6,14");
    let mut fountain = with_scouts("marshlands", "fountain", "fountain", "");
    fountain.play("seat0 use fountain");
    assert!(offered(&fountain, "6,13") && !offered(&fountain, "6,15"));
    fountain.play_all(0, &["cancel", "use scout_cabin", "build 6,14", "done", "use fountain"]);
    assert!(!offered(&fountain, "6,13") && offered(&fountain, "6,15"));
}

/// HA-30: scouts count for the strict adjacency of Quarry and City Hall.
#[test]
fn ha_30_strict_adjacency() {
    let mut quarry = with_scouts("nomads", "quarry", "quarry", "");
    assert!(!offered(quarry.play("seat0 use quarry"), "7,15"));
    quarry.play_all(0, &["cancel", "use scout_cabin", "build 7,14", "done", "use quarry"]);
    assert!(offered(&quarry, "7,15"));
    let mut hall = with_scouts("crossroads", "city_hall_fort", "city_hall", "");
    let centres = |table: &Table| table.can("build").split(' ').map(str::to_owned).collect::<Vec<_>>();
    let before = centres(hall.play("seat0 use city_hall"));
    // The city hall around 4,14 touches the scout on 6,14 but not the settlement on 7,13.
    assert!(!before.contains(&"4,14".to_owned()));
    hall.play_all(0, &["cancel", "use scout_cabin", "build 6,14", "done", "use city_hall"]);
    assert!(centres(&hall).contains(&"4,14".to_owned()));
}

/// HA-18: nomad hexes and palaces are among the special hexes of the University.
#[test]
fn ha_18_nomads_and_palaces() {
    for (set, quadrant, kind) in [("nomads", "village", "nomad"), ("marshlands", "fountain", "palace")] {
        let board = "board bazaar_water_mill mountain_station_scout_cabin";
        let heading =
            format!("players 2\nset sets=base,harvest,{set}\n{board} {quadrant} {TAIL}played grass\n");
        let empty = Table::set(&heading);
        let buildable = empty.state.setting.board.buildable;
        let around: Vec<_> = empty.hex_of(kind).neighbours().filter(|hex| buildable.contains(*hex)).collect();
        let next = around.iter().find(|hex| hex.distance(around[0]) == Some(1)).unwrap();
        let own = format!("settlements seat0 12,11 {}\ntiles seat0 12,12:ready", around[0]);
        // A settlement beside a nomad hex has taken its tile.
        let own = if kind == "nomad" { format!("{own} {}:lost", empty.hex_of(kind)) } else { own };
        let mut table = Table::set(&format!("{heading}{own}"));
        table.play("seat0 use university");
        assert!(offered(&table, &next.to_string()), "{kind}");
    }
}

/// HA-28: a Canoe that reacted in the own turn cannot be repeated, a Temple can.
#[test]
fn ha_28_canoe_and_temple() {
    for (quadrant, location, can) in [("canoe", "canoe", false), ("temple", "temple", true)] {
        let table = with_scouts("marshlands", quadrant, location, "3,4");
        let place = table.hex_of(location);
        let text = table.text().replace(&format!("{place}:ready"), &format!("{place}:used"));
        let mut table = Table::set(&text.replace("tiles seat0 ", "tiles seat0 3,5:ready "));
        if can {
            assert_eq!(table.play("seat0 use bazaar").can("use"), location);
        } else {
            assert_eq!(table.refused_by("seat0 use bazaar"), "HA-9");
        }
    }
}

/// HA-31: an Outpost serves one of the Cathedral's builds.
#[test]
fn ha_31_outpost() {
    let board = "board bazaar_water_mill village cathedral_watchtower university_palisade\ncards workers merchants lords";
    let heading = format!("players 2\nset sets=base,harvest,nomads\n{board}\nplayed canyon\n");
    let nomad = Table::set(&heading).hex_of("nomad");
    let mut table = Table::set(&format!(
        "{heading}nomads {nomad}:outpost\nsettlements seat0 11,6\ntiles seat0 11,5:ready {nomad}:ready\ntokens seat0 2"
    ));
    table.play("seat0 use cathedral");
    assert_eq!(table.refused_by("seat0 build 0,0"), "KB-32");
    table
        .play_all(0, &["use outpost", "build 0,0"])
        .shows(&["phase acting cathedral build 1", "tokens seat0 1"]);
    assert_eq!(table.can("use"), "");
    assert_eq!(table.refused_by("seat0 build 12,10"), "KB-32");
    table.play("seat0 build 0,1").shows(&["phase turn"]);
}

/// HA-6, HA-19: other actions move warriors, wagons and ships if the option says so, and never a city hall.
#[test]
fn ha_6_which_pieces_move() {
    let board = "board bazaar_water_mill monastery_wagon city_hall_fort university_palisade\ncards workers merchants lords";
    for (option, pieces) in [("true", "5,7 6,7"), ("false", "6,7")] {
        let heading = format!(
            "players 2\nset sets=base,crossroads,harvest\nset moving_meeples={option}\n{board}\ntasks road fortress\nlast-round\n"
        );
        let wagon = "wagon seat0 5,7\nsettlements seat0 6,7";
        let silo = Table::set(&format!("{heading}phase silo seat0 5,8 build\n{wagon}"));
        assert_eq!(silo.can("lift"), pieces);
        let mut palisade =
            Table::set(&format!("{heading}played grass\n{wagon} 17,17\ntiles seat0 17,18:ready"));
        assert_eq!(palisade.play("seat0 use palisade").can("lift"), pieces);
        let hall = "city-hall seat0 8,4\nsettlements seat0 6,7 5,7";
        let silo = Table::set(&format!("{heading}phase silo seat0 5,8 build\n{hall}"));
        assert_eq!(silo.can("lift"), "5,7 6,7");
    }
}

/// HA-27: silo actions cause no Canoe reaction, and no Treasure pays.
#[test]
fn ha_27_no_reactions_and_no_treasure() {
    let board = "board bazaar_water_mill canoe village university_palisade\ncards workers merchants lords";
    let heading = format!("players 2\nset sets=base,harvest,marshlands,nomads\n{board}\n");
    let empty = Table::set(&format!("{heading}played grass"));
    let (canoe, nomad) = (empty.hex_of("canoe"), empty.hex_of("nomad"));
    let buildable = empty.state.setting.board.buildable;
    let beside = canoe.neighbours().find(|hex| buildable.contains(*hex)).unwrap();
    let rim: Vec<_> = nomad.neighbours().filter(|hex| buildable.contains(*hex)).collect();
    let apart =
        |hex: &steading_kingdom_builder::Hex| hex.distance(nomad) == Some(2) && buildable.contains(*hex);
    let (near, far) = rim.iter().find_map(|&near| Some((near, near.neighbours().find(apart)?))).unwrap();
    let mut table = Table::set(&format!(
        "{heading}last-round\nphase silo seat0 5,8 build\nnomads {nomad}:treasure\nsettlements seat0 5,7 {far}\nsettlements seat1 \
         {beside}\ntiles seat1 {canoe}:ready"
    ));
    table.play(&format!("seat0 build {near}")).play("seat0 build 6,7");
    assert_eq!((table.told(), table.line("gold seat0")), (vec!["silo_built".to_owned(); 2], String::new()));
}
