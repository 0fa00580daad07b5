//! The task cards (CR-17 to CR-22, AMB-16, KB-56). The board stands in `crossroads.rs`.

use crate::crossroads::crossroads;
use crate::table::Table;

/// The gold of seat 0 for a task.
fn gold(task: &str, position: &str) -> i32 {
    let board = "set sets=base,crossroads\nboard lighthouse_foresters_lodge barracks_crossroads city_hall_fort monastery_wagon\n";
    let others: Vec<&str> = ["home_country", "fortress", "road", "place_of_refuge", "advance"]
        .into_iter()
        .filter(|other| *other != task)
        .take(3)
        .collect();
    let tasks = format!("cards lords hermits workers\ntasks {task} {}", others.join(" "));
    let table = Table::set(&format!("players 2\n{board}{tasks}\nplayed canyon\n{position}"));
    table.gold(0, &format!("task-{task}"))
}

fn check(task: &str, cases: &[(&str, i32)]) {
    for &(settlements, expected) in cases {
        assert_eq!(
            gold(task, &format!("settlements seat0 {settlements}")),
            expected,
            "{task}: {settlements}"
        );
    }
}

/// CR-17, AMB-16: 5 gold for one complete terrain area; water, mountains and single hexes count.
#[test]
fn cr_17_and_amb_16_home_country() {
    let cases = [
        ("8,10 8,11 9,10 9,11", 5),
        ("8,10 8,11 9,10", 0),
        ("1,15 1,16", 5),
        ("0,14 0,15 1,14", 5),
        ("0,14 1,14", 0),
        ("17,7", 5),
        ("7,1", 5),
        ("7,8", 0),
        // Twice pays once.
        ("17,7 7,1 1,15 1,16", 5),
    ];
    check("home_country", &cases);
    // A foreign settlement in it.
    assert_eq!(gold("home_country", "settlements seat0 1,15\nsettlements seat1 1,16"), 0);
    // A wagon on a lone mountain.
    assert_eq!(gold("home_country", "wagon seat0 17,9"), 5);
}

/// CR-18: 6 gold for a settlement with six own neighbours; a city hall has one.
#[test]
fn cr_18_fortress() {
    check(
        "fortress",
        &[("8,5 8,6 7,4 7,6 8,4 9,4 9,5 7,5", 6), ("8,5 8,6 7,4 8,4 9,4 9,5", 0), ("0,0 0,1 1,0", 0)],
    );
    assert_eq!(gold("fortress", "city-hall seat0 11,11"), 6);
    assert_eq!(gold("fortress", "settlements seat0 8,5 8,6 7,4 8,4 9,4\nsettlements seat1 7,5 9,5"), 0);
}

/// CR-19: 7 gold for at least seven in an unbroken diagonal line; a run of 8 pays 7, one of 6 nothing, a horizontal one
/// nothing.
#[test]
fn cr_19_road() {
    let falling = "10,6 11,6 12,7 13,7 14,8 15,8 16,9 17,9";
    let rising = "7,9 6,10 5,10 4,11 3,11 2,12 1,12";
    let cases = [
        (falling, 7),
        (&falling[..falling.len() - 5], 7),
        (&falling[..falling.len() - 10], 0),
        (rising, 7),
        ("10,6 11,6 12,7 14,8 15,8 16,9 17,9", 0),
        ("19,0 19,1 19,2 19,3 19,4 19,5 19,6 19,7", 0),
    ];
    check("road", &cases);
}

/// CR-20: 8 gold for a location, castle or nomad hex with six own neighbours.
#[test]
fn cr_20_place_of_refuge() {
    let barracks = "2,13 2,14 3,12 3,14 4,13 4,14";
    let castle = "1,6 1,7 2,6 2,8 3,6 3,7";
    check("place_of_refuge", &[(barracks, 8), (castle, 8), ("2,13 2,14 3,12 3,14 4,13", 0)]);
    assert_eq!(
        gold("place_of_refuge", &format!("settlements seat0 {}\nship seat0 5,5", "5,6 6,5 6,7 7,5 7,6")),
        8
    );
}

/// CR-20, AMB-33: palaces and silos are none of the three that the card names (booklet, Crossroads, task cards, Place of Refuge); as it is
/// commonly played, they count.
#[test]
fn amb_33_palaces_and_silos_as_a_refuge() {
    for (reading, gold) in [("", 0), ("set refuge_any_special=true\n", 8)] {
        let heading = format!(
            "players 2\n{reading}set sets=base,crossroads,marshlands,harvest\nboard lighthouse_foresters_lodge canoe bazaar_water_mill \
             paddock\ncards lords hermits workers\ntasks place_of_refuge\nplayed grass\n"
        );
        for special in ["palace", "silo"] {
            let hex = Table::set(&heading).hex_of(special);
            let around: Vec<String> = hex.neighbours().map(|hex| hex.to_string()).collect();
            let table = Table::set(&format!("{heading}settlements seat0 {}", around.join(" ")));
            assert_eq!(table.gold(0, "task-place_of_refuge"), gold, "{special}");
        }
        let castle = Table::set(&heading).hex_of("castle");
        let around: Vec<String> = castle.neighbours().map(|hex| hex.to_string()).collect();
        let table = Table::set(&format!("{heading}settlements seat0 {}", around.join(" ")));
        assert_eq!(table.gold(0, "task-place_of_refuge"), 8);
    }
}

/// CR-21: 9 gold for seven on one edge, touching or not; a corner counts for both: six on the top edge and its left corner.
#[test]
fn cr_21_advance() {
    let cases = [
        ("0,0 0,2 0,4 0,6 0,8 0,10 0,12", 9),
        ("0,2 0,4 0,6 0,8 0,10 0,12", 0),
        ("0,0 1,0 3,0 5,0 7,0 9,0 11,0", 9),
        ("0,19 2,19 4,19 6,19 8,19 10,19 19,19", 9),
        ("19,1 19,3 19,5 19,7 19,9 19,11 18,0", 0),
        ("19,1 19,3 19,5 19,7 19,9 19,11 19,0", 9),
        ("1,2 1,4 1,6 1,8 1,10 1,12 1,14", 0),
    ];
    check("advance", &cases);
}

/// CR-22: 10 gold for a settlement on each edge; two opposite corners are enough.
#[test]
fn cr_22_compass_points() {
    let cases = [
        ("0,0 19,19", 10),
        ("0,19 19,0", 10),
        ("0,0 0,19", 0),
        ("0,5 5,0 19,5 5,19", 10),
        ("0,5 5,0 19,5 5,18", 0),
    ];
    check("compass_points", &cases);
}

/// KB-56: tasks come after the three cards and before castles, and pay every player who fulfils them.
#[test]
fn kb_56_order_of_the_scoring() {
    let table = crossroads("played canyon\nsettlements seat0 17,7\nsettlements seat1 7,1");
    let tasks = ["task-home_country", "task-fortress", "task-road", "task-advance"];
    let sources =
        ["card-lords", "card-hermits", "card-workers"].into_iter().chain(tasks).chain(["score-castles"]);
    assert_eq!(table.sources(0), sources.collect::<Vec<_>>());
    assert_eq!([0, 1].map(|seat| table.gold(seat, "task-home_country")), [5, 5]);
}
