//! The Kingdom Builder cards of Harvest (HA-20 to HA-26, HA-32).

use crate::harvest::{with_cards, with_crossroads};
use crate::table::Table;

fn gold(card: &str, settlements: &str) -> i32 {
    let position = format!("played grass\nsettlements seat0 {settlements}");
    with_cards(2, &format!("{card} lords hermits"), &position).gold(0, &format!("card-{card}"))
}

fn block(top: u16, left: u16, count: u16) -> String {
    let hexes = (0..count).map(move |index| format!("{},{}", top + index / 4, left + index % 4));
    hexes.collect::<Vec<_>>().join(" ")
}

/// HA-20: Rangers: lines with 1, 1, 4 and 1 settlements are 6 gold.
#[test]
fn ha_20_rangers() {
    assert_eq!(gold("rangers", "0,0 2,4 8,3 8,5 8,12 8,18 19,19"), 6);
    assert_eq!(gold("rangers", "8,3 8,5"), 0);
}

/// HA-21: Chainers: a straight run of 5 is 3 gold; beside one or beside three is nothing.
#[test]
fn ha_21_chainers() {
    assert_eq!(gold("chainers", "8,3 8,4 8,5 8,6 8,7"), 3);
    assert_eq!(gold("chainers", "8,3 8,4"), 0);
    // Every settlement of a triangle has two others beside it; the middle of a star has three.
    assert_eq!(gold("chainers", "8,3 8,4 9,3"), 3);
    assert_eq!(gold("chainers", "8,4 8,5 7,3 9,3"), 0);
}

/// HA-22: Travellers: 4 settlements on the rim are 4 gold, a corner counts once; inner borders are no rim.
#[test]
fn ha_22_travellers() {
    assert_eq!(gold("travellers", "0,0 0,5 7,0 19,19 9,9 10,4 5,5"), 4);
}

/// HA-22: the picture of the booklet: two on the rim, one of them in a corner, are 2 gold.
#[test]
fn ha_22_the_picture_of_the_booklet() {
    assert_eq!(gold("travellers", "0,0 7,0 9,9 10,4 5,5"), 2);
}

/// HA-23: Homesteaders: 11, 12, 5 and 3 settlements in the quadrants are 12 gold.
#[test]
fn ha_23_homesteaders() {
    let four = [block(7, 2, 11), block(4, 13, 12), block(15, 7, 5), block(17, 15, 3)];
    assert_eq!(gold("homesteaders", &four.join(" ")), 12);
}

const MAYORS: &str = "mayors rovers lords";

/// HA-24: Mayors: whoever is first to have four on a line marks it with a settlement; gaps are allowed. 3 marks are 12 gold.
#[test]
fn ha_24_mayors() {
    let three = with_cards(2, MAYORS, "played grass\nsettlements seat0 8,3\nmarks seat0 0 8 17");
    assert_eq!((three.gold(0, "card-mayors"), three.gold(1, "card-mayors")), (12, 0));
    three.shows(&["supply seat0 36"]);
    let lines = "hand seat1 grass\nsettlements seat0 0,4 0,5 0,18 1,4\nsettlements seat1 0,7 0,11 0,12 0,13";
    let mut table = with_cards(2, MAYORS, &format!("played grass\n{lines}"));
    table.play("seat0 build 0,6").shows(&["marks seat0 0", "supply seat0 34"]);
    assert_eq!(table.told(), ["built", "scored", "marked"]);
    // One mark for each line: neither a fifth settlement nor somebody else's fourth brings another one.
    table.build_anywhere(0, 2).play("seat0 end");
    let mut other =
        with_cards(2, MAYORS, "turn 2 seat1\nplayed grass\nsettlements seat1 0,4 0,5 0,6\nmarks seat0 0");
    other.play("seat1 build 0,7");
    assert_eq!(other.line("marks seat1"), "");
}

/// HA-24: the example of the booklet: two, three and one marks are 8, 12 and 4 gold.
#[test]
fn ha_24_the_example_of_the_booklet() {
    let marks = "marks seat0 0 8\nmarks seat1 2 4 17\nmarks seat2 11";
    let table = with_cards(3, MAYORS, &format!("played grass\nsettlements seat0 8,3\n{marks}"));
    assert_eq!([0, 1, 2].map(|seat| table.gold(seat, "card-mayors")), [8, 12, 4]);
}

/// HA-24, HA-32: a move marks as well, and a mark stays when the settlements go away.
#[test]
fn ha_32_moves_mark_lines() {
    let position = "played grass\nsettlements seat0 9,3 9,4 9,5 8,5 17,17\ntiles seat0 17,18:ready";
    let mut table = with_cards(2, MAYORS, position);
    table.play_all(0, &["use palisade", "lift 8,5", "put 9,6"]).shows(&["marks seat0 9", "supply seat0 34"]);
    assert_eq!(table.told(), ["moved", "marked"]);
    let away =
        "played grass\nsettlements seat0 8,3 8,4 8,5 8,6 17,17\nmarks seat0 8\ntiles seat0 17,18:ready";
    let mut table = with_cards(2, MAYORS, away);
    table.play_all(0, &["use palisade", "lift 8,6", "put 9,5"]).shows(&["marks seat0 8"]);
    // Only lines of the piece just placed are looked at.
    let four = with_cards(2, MAYORS, "played grass\nsettlements seat0 8,3 8,4 8,5 8,6 0,4");
    assert_eq!(four.clone().play("seat0 build 0,5").line("marks seat0"), "");
}

/// HA-32: a city hall marks its lines from top to bottom, while the supply lasts.
#[test]
fn ha_32_city_hall() {
    let heading = with_crossroads("city_hall_fort", MAYORS);
    let empty = Table::set(&format!("{heading}played grass"));
    let hall = empty.hex_of("city_hall");
    let own = hall.neighbours().find(|hex| empty.state.setting.board.buildable.contains(*hex)).unwrap();
    // The city hall around 16,1 has two, three and two parts on the lines 15, 16 and 17.
    let lines = "15,8 15,9 16,9 17,8 17,9 15,2";
    let marked = |supply: usize| {
        let ground = empty.state.setting.board.ground;
        let far: Vec<String> =
            ground.iter().filter(|hex| hex.row() < 12 && *hex != own).map(|hex| hex.to_string()).collect();
        let position = format!(
            "played grass\nsettlements seat0 {own} {lines} {}\ntiles seat0 {hall}:ready\nmarks seat1 0 1",
            far[..33 - supply].join(" ")
        );
        let mut table = Table::set(&format!("{heading}{position}"));
        table.play_all(0, &["use city_hall", "build 16,1"]).line("marks seat0")
    };
    assert_eq!(marked(5), "marks seat0 15 16 17");
    assert_eq!(marked(2), "marks seat0 15 16");
}

/// 38 settlements of which three are on line 17.
fn thirty_eight() -> String {
    let rows = (0..10).map(|column| format!("9,{column} 8,{} 10,{column} 6,{}", column + 10, column + 10));
    let hexes: Vec<String> =
        rows.flat_map(|row| row.split(' ').map(str::to_owned).collect::<Vec<_>>()).collect();
    let hexes: Vec<String> = hexes.into_iter().take(35).collect();
    format!("{} 17,7 17,8 17,9", hexes.join(" "))
}

/// HA-25, AMB-20: a mark uses up supply and can trigger the end; without supply there is no mark.
#[test]
fn ha_25_marks_and_supply() {
    let card = "mayors fishermen workers";
    let marks = "marks seat1 6 8 9 10";
    let position = |more: &str| format!("played desert\n{marks}\nsettlements seat0 {}{more}", thirty_eight());
    let mut table = with_cards(2, card, &position(""));
    table.shows(&["supply seat0 2"]);
    table.play("seat0 build 17,10").shows(&[
        "marks seat0 17",
        "supply seat0 0",
        "last-round",
        "mandatory done 1",
    ]);
    assert_eq!(table.told(), ["built", "marked", "last_round"]);
    let mut table = with_cards(2, card, &position(" 0,4"));
    table.play("seat0 build 17,10").shows(&["supply seat0 0", "last-round"]);
    assert_eq!(
        (table.line("marks seat0"), table.told()),
        (String::new(), vec!["built".to_owned(), "last_round".to_owned()])
    );
}

/// HA-26, AMB-21: Rovers: builds in two quadrants are 2 gold, in a single one 1; every turn anew, and not for moves.
#[test]
fn ha_26_rovers() {
    let rovers = "rovers lords hermits";
    let mut two = with_cards(2, rovers, "played forest\nhand seat1 grass\nsettlements seat0 9,8 10,9");
    two.play_all(0, &["build 9,9"]).shows(&["gold seat0 1 0 0 0", "roved 0"]);
    assert_eq!(two.told(), ["built", "scored"]);
    two.play_all(0, &["build 8,8", "build 9,7"]).shows(&["gold seat0 1 0 0 0"]);
    assert_eq!(two.gold(0, "card-rovers"), 1);
    two.play_all(0, &["use farmland", "build 8,10"]).shows(&["gold seat0 2 0 0 0", "roved 0 1"]);
    two.play("seat0 end").build_anywhere(1, 3);
    two.play("seat1 end").build_anywhere(0, 1);
    assert_eq!(two.gold(0, "card-rovers"), 3);
    let mut moved =
        with_cards(2, rovers, "played grass\nsettlements seat0 9,9 9,8 17,17\ntiles seat0 17,18:ready");
    moved.play_all(0, &["use palisade", "lift 9,8", "put 9,10"]);
    assert_eq!((moved.gold(0, "card-rovers"), moved.line("roved")), (0, String::new()));
}

/// EN-2: after a build come gains, cards scored during play, marks and the end trigger, in this order.
#[test]
fn en_2_the_order_with_harvest() {
    let settlements = thirty_eight().replacen("17,7 17,8 17,9", "17,12 17,13 17,15", 1);
    let mut table = with_cards(
        2,
        "mayors rovers lords",
        &format!("played canyon\nmarks seat1 6 8 9 10\nsettlements seat0 {settlements}"),
    );
    table.play("seat0 build 17,16");
    assert_eq!(table.told(), ["built", "scored", "marked", "last_round"]);
}
