//! Crossroads: set-up, what counts as a settlement, and warriors (CR-1 to CR-4, CR-13, CR-26, AMB-12).
//!
//! Most tests play on its four quadrants:
//! ```text
//!     0   1   2   3   4   5   6   7   8   9   10  11  12  13  14  15  16  17  18  19
//!  0  t   t   t   t   w   w   f   f   f   f   g   g   t   t   w   w   t   t   g   g
//!  1    t   t   t   t   w   d   f   f   f   f   g   g   t   t   w   g   g   c   g   g
//!  2  c   t   t   t   t   w   d   #   d   m   g   f   f   t   t   t   t   c   c   g
//!  3    c   c   @F  t   w   d   d   d   d   w   f   f   f   @B  d   t   t   c   c   c
//!  4  c   c   c   c   w   w   w   w   w   w   f   f   f   f   f   d   t   @X  m   c
//!  5    w   w   w   w   w   w   d   d   d   w   f   f   f   d   d   m   c   c   c   c
//!  6  f   f   f   f   w   g   @L  d   d   d   f   f   f   m   d   d   d   c   c   c
//!  7    f   m   g   w   g   g   g   g   m   c   f   f   d   d   #   d   d   c   m   c
//!  8  f   g   g   w   g   g   g   c   m   c   g   g   d   d   d   w   w   d   g   g
//!  9    g   g   g   w   w   w   c   c   c   c   g   g   d   w   w   w   d   d   g   g
//! 10  t   t   t   t   w   w   d   d   d   d   m   d   d   d   m   w   m   g   g   g
//! 11    t   t   f   f   f   g   g   d   d   d   d   d   d   m   w   f   f   f   g   g
//! 12  m   m   t   f   f   @H  g   m   c   d   d   d   d   d   w   f   f   @M  g   w
//! 13    t   t   m   m   g   g   g   c   c   m   m   c   d   d   w   f   f   g   w   w
//! 14  t   t   #   f   g   m   m   c   c   c   m   c   c   d   d   w   f   w   w   w
//! 15    t   t   t   f   m   m   c   c   m   c   m   c   c   g   g   w   w   c   c   c
//! 16  m   m   t   f   f   f   @O  c   c   c   c   c   c   #   g   t   t   t   c   c
//! 17    f   f   f   m   g   g   d   w   c   m   c   f   g   g   g   t   t   t   c   m
//! 18  f   f   w   g   g   g   d   d   d   d   f   f   f   g   t   t   t   t   @W  m
//! 19    f   g   g   g   g   g   g   d   d   d   f   f   t   t   t   t   m   m   m   m
//! ```
//! Forester's Lodge, Barracks, Crossroads (X), Lighthouse, City Hall (H), Monastery, Fort (O) and Wagon.

use std::collections::BTreeSet;

use steading_kingdom_builder::{Data, Location, Quadrant, Set, Task};

use crate::table::Table;

/// The four quadrants of Crossroads and four tasks.
pub(crate) const CROSSROADS: &str = "set sets=base,crossroads\nboard lighthouse_foresters_lodge barracks_crossroads \
    city_hall_fort monastery_wagon\ncards lords hermits workers\ntasks home_country fortress road advance\n";

/// Sets a position up on them, two players.
pub(crate) fn crossroads(position: &str) -> Table {
    Table::set(&format!("players 2\n{CROSSROADS}{position}"))
}

/// Paddock, Barracks, Harbor and Wagon.
fn mixed(position: &str) -> Table {
    let board = "board paddock barracks_crossroads harbor monastery_wagon\ncards lords hermits workers\ntasks road advance";
    Table::set(&format!("players 2\nset sets=base,crossroads\n{board}\n{position}"))
}

/// CR-1: four quadrants, each with two different locations and a castle; 16 tiles, six tasks.
#[test]
fn cr_1_components() {
    let facts = &Data::built_in().facts;
    let quadrants: Vec<&str> = Quadrant::ALL
        .iter()
        .filter(|quadrant| quadrant.set() == Set::Crossroads)
        .map(|known| known.id())
        .collect();
    assert_eq!(
        quadrants,
        ["lighthouse_foresters_lodge", "barracks_crossroads", "city_hall_fort", "monastery_wagon"]
    );
    let table = crossroads("played grass");
    for (number, pair) in
        ["lighthouse foresters_lodge", "barracks crossroads", "city_hall fort", "monastery wagon"]
            .into_iter()
            .enumerate()
    {
        let here = |hex: steading_kingdom_builder::Hex| {
            usize::from(hex.row() >= 10) * 2 + usize::from(hex.column() >= 10) == number
        };
        let specials = table.state.setting.board.specials().iter().filter(|special| here(special.hex));
        let found: BTreeSet<&str> = specials.map(|special| special.kind.id()).collect();
        assert_eq!(found, pair.split(' ').chain(["castle"]).collect());
    }
    let locations = Location::ALL.iter().filter(|location| location.set() == Set::Crossroads);
    assert_eq!(
        locations.map(|location| facts.location_hexes[location.index()] * 2).collect::<Vec<_>>(),
        [2; 8]
    );
    let tasks = Task::ALL.iter().filter(|task| task.set() == Set::Crossroads).count();
    assert_eq!((tasks, facts.numbers.warriors), (6, 2));
}

/// CR-2: one task for each quadrant of Crossroads; two warriors, a wagon, a ship and a city hall for everybody, besides the 40
/// settlements.
#[test]
fn cr_2_set_up() {
    let (mut numbers, mut tasks) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..300 {
        let table = Table::start(2, &["sets=base,crossroads"], seed).state.setting;
        let quadrants = table.layout.quadrants.iter().filter(|known| known.set() == Set::Crossroads).count();
        assert_eq!(table.tasks().count(), quadrants);
        numbers.insert(quadrants);
        tasks.extend(table.tasks());
    }
    assert_eq!((numbers.len(), tasks.len()), (5, 6));
    assert_eq!(Table::start(2, &["sets=base"], 1).state.setting.tasks, 0);
    let pieces = "warriors seat0 4,10 6,10\nwagon seat0 7,1\nship seat0 5,0\ncity-hall seat0 11,11";
    crossroads(&format!("played grass\n{pieces}")).shows(&["supply seat0 40", "warriors seat0 4,10 6,10"]);
    let refused =
        |lines: &str| Table::try_set(&format!("players 2\n{CROSSROADS}played grass\n{lines}")).is_err();
    assert!(refused("warriors seat0 4,10 6,10 8,10") && refused("wagon seat0 7,1 8,1"));
    // They do not end the game: one settlement is left when the last warrior is placed.
    let many: Vec<String> =
        (0..4).flat_map(|row| (0..9).map(move |column| format!("{},{column}", row + 16))).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).filter(|hex| *hex != "16,6").collect();
    let position = format!(
        "settlements seat0 {} 2,13 4,12 4,10 5,10\ntiles seat0 3,13:ready 16,6:ready",
        many.join(" ")
    );
    let mut table = crossroads(&format!("played grass\n{position}"));
    table.play_all(0, &["use barracks", "build 5,11"]).shows(&["supply seat0 1"]);
    assert!(!table.state.last_round);
}

/// CR-3: they count for adjacency, tiles, connection and scoring. They stay when the tile is lost, but cannot be used then.
#[test]
fn cr_3_they_count_as_settlements() {
    // A wagon alone: builds go beside it, and it takes the tile of the Wagon's neighbour, here the Fort.
    let mut table =
        crossroads("played grass\nwagon seat0 18,17\ntiles seat0 18,18:ready\nsettlements seat0 13,17");
    assert_eq!(table.can("build"), "12,18");
    let castle = crossroads("played grass\nwagon seat0 15,13\nwarriors seat0 15,14 7,13");
    // One area of two and one of one; two workers at castles beside the free one.
    assert_eq!((castle.gold(0, "card-hermits"), castle.gold(0, "score-castles")), (2, 6));
    assert_eq!(castle.gold(0, "card-workers"), 2);
    table.play_all(0, &["use wagon", "take 18,17"]).shows(&["tiles seat0 18,18:lost"]);
    // Placed beside a location they take a tile, and keep it when the settlement goes.
    let mut keeps = mixed("played grass\nsettlements seat0 2,7\nwagon seat0 1,8\ntiles seat0 2,8:ready");
    keeps
        .play_all(0, &["use paddock", "lift 2,7", "put 0,6"])
        .shows(&["tiles seat0 2,8:used", "wagon seat0 1,8"]);
    // The wagon stays without the tile.
    let mut lost =
        mixed("played grass\nsettlements seat0 2,7\nwagon seat0 12,12\ntiles seat0 2,8:ready 18,18:lost");
    assert_eq!(lost.refused_by("seat0 use wagon"), "KB-38");
    lost.shows(&["wagon seat0 12,12"]);
}

/// CR-4, AMB-12: other actions move warriors, wagons and ships as well, unless the option says no; a city hall never moves.
#[test]
fn cr_4_and_amb_12_other_actions_move_them() {
    let board = "board paddock barracks_crossroads lighthouse_foresters_lodge monastery_wagon\ncards lords hermits \
        workers\ntasks road advance fortress\n";
    let position = "played grass\nsettlements seat0 2,7\nwarriors seat0 4,10\nwagon seat0 5,14\nship seat0 15,0\ntiles seat0 \
        2,8:ready";
    let set = |options: &str| {
        Table::set(&format!("players 2\nset sets=base,crossroads\n{options}{board}{position}"))
    };
    let mut table = set("");
    assert_eq!(table.play("seat0 use paddock").can("lift"), "2,7 4,10 5,14 15,0");
    for (lift, put, line) in [
        ("4,10", "4,12", "warriors seat0 4,12"),
        ("5,14", "5,16", "wagon seat0 5,16"),
        ("15,0", "13,1", "ship seat0 13,1"),
    ] {
        let mut moved = table.clone();
        moved
            .play_all(0, &[&format!("lift {lift}"), &format!("put {put}")])
            .shows(&[line, "settlements seat0 2,7"]);
    }
    let mut table = set("set moving_meeples=false\n");
    assert_eq!(table.play("seat0 use paddock").can("lift"), "2,7");
    assert_eq!(table.refused_by("seat0 lift 5,14"), "KB-52");
    let hall = "board paddock barracks_crossroads city_hall_fort monastery_wagon\ncards lords hermits workers\ntasks road \
        advance fortress\nplayed grass\nsettlements seat0 2,7\ncity-hall seat0 13,12\ntiles seat0 2,8:ready";
    let mut table = Table::set(&format!("players 2\nset sets=base,crossroads\n{hall}"));
    assert_eq!(table.play("seat0 use paddock").can("lift"), "2,7");
}

/// CR-13, KB-8: nothing is built or moved beside a warrior, by anybody; what stands there stays and may leave. The block goes
/// with the warrior.
#[test]
fn cr_13_warriors_block() {
    let position = "played flowers\nhand seat1 flowers\nwarriors seat0 4,11\nsettlements seat0 4,10 4,13\nsettlements seat1 5,11 \
        6,12\ntiles seat0 3,13:ready";
    let mut table = crossroads(position);
    let around = ["3,10", "3,11", "4,12", "5,10"];
    for hex in around {
        assert_eq!(table.refused_by(&format!("seat0 build {hex}")), "CR-13");
    }
    assert!(around.iter().all(|hex| !table.can("build").split(' ').any(|offered| offered == *hex)));
    table.build_anywhere(0, 3).play("seat0 end");
    for hex in around {
        assert_eq!(table.refused_by(&format!("seat1 build {hex}")), "CR-13");
    }
    // The own warrior is taken back, and the hexes are free.
    let mut table = crossroads(position);
    table.play_all(0, &["use barracks", "take 4,11", "build 4,11", "build 3,10", "build 3,11"]);
    // Moves out of the block are allowed, moves into it are not.
    let mut table =
        mixed("played grass\nsettlements seat0 2,7 8,12 6,12\nwarriors seat1 5,12\ntiles seat0 2,8:ready");
    table.play_all(0, &["use paddock", "lift 8,12"]);
    assert!(!table.can("put").split(' ').any(|hex| hex == "6,13"));
    assert_eq!(table.refused_by("seat0 put 6,13"), "CR-13");
    table.play_all(0, &["cancel", "lift 6,12", "put 6,10"]);
}

/// CR-26: no piece of any kind comes beside a warrior, and steps do not enter there; a lifted warrior does not block itself.
#[test]
fn cr_26_no_piece_of_any_kind() {
    // Wagon: 17,16 is beside the warrior, 18,16 is free.
    let mut table =
        crossroads("played grass\nwagon seat0 17,17\nwarriors seat1 16,16\ntiles seat0 18,18:ready");
    table.play("seat0 use wagon");
    assert_eq!(
        (table.can("step"), table.refused_by("seat0 step 17,16")),
        ("16,18 17,18 18,17".to_owned(), "CR-13")
    );
    // A second warrior keeps away from the first one, whoever owns it.
    let mut table =
        crossroads("played grass\nsettlements seat0 2,13\nwarriors seat1 2,15\ntiles seat0 3,13:ready");
    assert_eq!(table.play("seat0 use barracks").can("build"), "1,12 1,13 2,12 3,12");
    assert_eq!(table.refused_by("seat0 build 2,14"), "CR-13");
    // The city hall needs seven hexes away from it.
    let mut table =
        crossroads("played grass\nsettlements seat0 11,5\nwarriors seat1 10,9\ntiles seat0 12,5:ready");
    assert_eq!(table.refused_by("seat0 use city_hall"), "CR-8");
    // Harbor: the warrior blocks 17,5 for others, but not for itself.
    let mut table =
        mixed("played grass\nwarriors seat0 16,6\nsettlements seat0 16,5 17,7\ntiles seat0 17,6:ready");
    assert_eq!(table.play_all(0, &["use harbor", "lift 17,7"]).can("put"), "16,4 17,4");
    assert_eq!(table.refused_by("seat0 put 17,5"), "CR-13");
    assert_eq!(table.play_all(0, &["cancel", "lift 16,6"]).can("put"), "16,4 17,4 17,5");
    table.play("seat0 put 17,5").shows(&["warriors seat0 17,5"]);
}

/// CR-13, CR-26: walls and scouts keep away from warriors too; the Caravan stops before a blocked hex, the Refuge bonus jumps it.
#[test]
fn cr_26_actions_of_other_sets() {
    let sets = "players 2\nset sets=base,nomads,crossroads,marshlands,harvest\n";
    let cards = "cards lords hermits workers\ntasks road\nplayed canyon\n";
    let board =
        format!("{sets}board caravan barracks_crossroads refuge mountain_station_scout_cabin\n{cards}");
    let mut table = Table::set(&format!(
        "{board}settlements seat0 4,10 6,1 12,1 17,8\nwarriors seat1 3,15\ntiles seat0 6,2:ready 12,2:ready 17,7:ready\nbonus seat0 \
         refuge_bonus:ready"
    ));
    let has = |table: &Table, hex: &str| table.can("put").split(' ').any(|offered| offered == hex);
    table.play_all(0, &["use caravan", "lift 4,10"]);
    assert!(has(&table, "4,14") && !has(&table, "4,15") && !has(&table, "4,16"));
    table.play_all(0, &["put 4,14", "use refuge_bonus", "lift 4,14"]);
    assert!(has(&table, "4,19") && !has(&table, "4,15"));
    let scouts = "settlements seat0 17,11\nwarriors seat1 16,10\ntiles seat0 17,12:ready";
    let mut table = Table::set(&format!("{board}{scouts}"));
    assert_eq!(table.play("seat0 use scout_cabin").can("build"), "16,12 18,11 18,12");
    assert_eq!(table.refused_by("seat0 build 17,10"), "CR-13");
    let walls = "settlements seat0 3,4\nwarriors seat1 3,6\ntiles seat0 2,4:ready";
    let mut table =
        Table::set(&format!("{sets}board quarry barracks_crossroads tavern paddock\n{cards}{walls}"));
    assert_eq!(table.play("seat0 use quarry").can("build"), "4,4 4,5");
    assert_eq!(table.refused_by("seat0 build 3,5"), "CR-13");
}
