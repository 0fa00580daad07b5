//! What counts as what (EN-5), and clauses of KB-8 and KB-36 about the pieces of Crossroads.

use crate::crossroads::crossroads;
use crate::table::Table;

/// A piece of seat 0 on `hex`, which lies beside the location on `tile`, in a quadrant that lies top right.
struct Piece {
    kind: &'static str,
    quadrant: &'static str,
    hex: &'static str,
    tile: &'static str,
    /// Settlements that stand in line with it.
    run: &'static str,
}

impl Piece {
    /// The board with a quadrant, Temple and Tavern, the piece, settlements and tiles of seat 0, and further lines.
    fn set(&self, other: &str, settlements: &str, tiles: &str, lines: &str) -> Result<Table, String> {
        let Piece { kind, quadrant, hex, .. } = self;
        let (own, line) = match *kind {
            "settlement" => (*hex, String::new()),
            "scouts" | "walls" => ("", format!("{kind} {hex}\n")),
            // Its centre.
            "city-hall" => ("", "city-hall seat0 8,15\n".to_owned()),
            kind => ("", format!("{kind} seat0 {hex}\n")),
        };
        let tasks = if matches!(*kind, "scouts" | "walls") { "" } else { "tasks road\n" };
        // Scouts stand there in the turn of somebody who got the tile.
        let cabin = |seat: u8| {
            let active = lines.contains("turn 2 seat1") == (seat == 1);
            if *kind == "scouts" && active && !tiles.contains("7,12") { "7,12:lost" } else { "" }
        };
        Table::try_set(&format!(
            "players 2\nset sets=base,nomads,crossroads,marshlands,harvest\nboard {other} {quadrant} temple tavern\ncards lords \
             hermits workers\n{tasks}played grass\n{line}settlements seat0 {own} {settlements}\ntiles seat0 {tiles} {}\n{}",
            cabin(0),
            lines.replace("CABIN", cabin(1))
        ))
    }

    /// What is true of it: it `occupies` its hex, counts for `adjacency`, keeps `tiles`, `scores`, other actions `move` it, the
    /// Temple `lifts` it, a Sword `takes` it.
    fn counts(&self) -> String {
        let tools = format!("2,7 12,7 16,11 {}", self.run);
        let table = self.set("paddock", &tools, "2,8:ready 12,8:ready 16,12:ready", "").unwrap();
        let sword = "turn 2 seat1\nnomads 3,3:sword\ntiles seat1 3,3:ready CABIN";
        let struck = self.set("caravan", "12,7", "", sword).unwrap();
        let offered = |table: &Table, action: &str, word: &str| {
            let offered = table.clone().play(action).can(word);
            offered.split(' ').any(|hex| hex == self.hex)
        };
        let refused = table.clone().refused_by(&format!("seat0 build {}", self.hex));
        let columns = [
            ("occupies", ["KB-30", "KB-8"].contains(&refused)),
            ("adjacency", table.can("use").contains("tavern")),
            ("tiles", self.set("paddock", "", &format!("{}:ready", self.tile), "").is_ok()),
            ("scores", self.set("paddock", "", "", "").unwrap().gold(0, "card-hermits") == 1),
            ("move", offered(&table, "seat0 use paddock", "lift")),
            ("lifts", offered(&table, "seat0 use temple", "take")),
            ("takes", offered(&struck, "seat1 use sword", "take")),
        ];
        let found: Vec<&str> =
            columns.into_iter().filter(|(_, does)| *does).map(|(column, _)| column).collect();
        found.join(" ")
    }
}

/// EN-5: the table of what counts as what.
#[test]
fn en_5_what_counts_as_what() {
    let meeple = "occupies adjacency tiles scores move takes";
    let [barracks, lighthouse, wagon, hall, cabin] = [
        "barracks_crossroads",
        "lighthouse_foresters_lodge",
        "monastery_wagon",
        "city_hall_fort",
        "mountain_station_scout_cabin",
    ];
    let rows = [
        (
            "settlement",
            barracks,
            "4,13",
            "3,13",
            "4,12 4,14",
            "occupies adjacency tiles scores move lifts takes",
        ),
        ("warriors", barracks, "4,13", "3,13", "4,12 4,14", meeple),
        ("wagon", wagon, "1,16", "2,17", "1,15 1,17", meeple),
        ("ship", lighthouse, "7,16", "6,16", "7,15 7,17", meeple),
        ("city-hall", hall, "7,15", "6,16", "", "occupies adjacency tiles scores"),
        ("scouts", cabin, "6,12", "7,12", "6,11 6,13", "occupies adjacency"),
        ("walls", "quarry", "3,14", "2,14", "3,13 3,15", "occupies"),
    ];
    for (kind, quadrant, hex, tile, run, expected) in rows {
        assert_eq!(Piece { kind, quadrant, hex, tile, run }.counts(), expected, "{kind}");
    }
}

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
