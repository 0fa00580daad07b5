//! The Kingdom Builder cards of the base game (KB-58 to KB-67).

use crate::table::Table;

/// The gold of each seat for a card on the board of the first game.
fn gold(card: &str, settlements: &[&str]) -> Vec<i32> {
    let others = ["lords", "hermits", "workers"].into_iter().filter(|other| *other != card);
    let others: Vec<&str> = others.take(2).collect();
    let seats = settlements.len().max(2) as u8;
    let lines = (0..seats).zip(settlements).map(|(seat, hexes)| format!("settlements seat{seat} {hexes}\n"));
    let lines: String = lines.filter(|line| line.trim_end().contains(',')).collect();
    let table = Table::set(&format!(
        "players {seats}\nboard tavern paddock oasis farm\ncards {card} {}\nplayed grass\n{lines}",
        others.join(" ")
    ));
    (0..settlements.len() as u8).map(|seat| table.gold(seat, &format!("card-{card}"))).collect()
}

/// KB-58: Fishermen: six settlements on the shore and two on water are 6 gold.
#[test]
fn kb_58_fishermen() {
    assert_eq!(gold("fishermen", &["4,4 5,4 6,3 7,2 8,2 9,1 9,3 8,3 0,8"]), [6]);
}

/// KB-59: Merchants: one area touches A and B, another one B and C: 12 gold, not 16.
#[test]
fn kb_59_merchants() {
    assert_eq!(gold("merchants", &["6,3 6,4 6,5 6,6 6,8 6,9 6,10"]), [12]);
    assert_eq!(gold("merchants", &["6,3 6,4 6,5"]), [0]);
    // Two areas at the same two hexes: 8, not 16. An area is not joined through the location.
    assert_eq!(gold("merchants", &["6,3 6,4 6,5 6,6 7,1 8,1 8,2 8,3 8,4 8,5 7,5 7,6"]), [8]);
    assert_eq!(gold("merchants", &["6,8 6,6"]), [0]);
}

/// KB-59: the picture of the booklet: four special hexes that areas link bring 4 gold each, the fifth, touched by one alone, none.
#[test]
fn kb_59_the_picture_of_the_booklet() {
    // The castle 3,3 and the locations 6,2, 6,7 and 6,11 are linked; 2,18 is not.
    let linked = "4,3 5,2 6,3 6,4 6,5 6,6 6,8 6,9 6,10";
    assert_eq!(gold("merchants", &[&format!("{linked} 2,17")]), [4 + 4 + 4 + 4]);
    assert_eq!(gold("merchants", &["2,17"]), [0]);
}

/// KB-60: Discoverers: settlements on lines 2, 3 and 9 are 3 gold; there are 20 lines.
#[test]
fn kb_60_discoverers() {
    assert_eq!(gold("discoverers", &["2,0 2,5 3,4 9,9 9,19"]), [3]);
    let all: Vec<String> = (0..20).map(|row| format!("{row},{}", if row == 3 { 4 } else { 9 })).collect();
    assert_eq!(gold("discoverers", &[&all.join(" ")]), [20]);
}

/// KB-61: Hermits: areas of 7, 2, 1 and 1 settlements are 4 gold.
#[test]
fn kb_61_hermits() {
    assert_eq!(gold("hermits", &["0,0 0,1 0,2 1,0 1,1 1,2 2,0 5,5 5,6 9,9 19,19"]), [4]);
}

/// KB-62: Citizens: a largest area of 9 settlements is 4 gold.
#[test]
fn kb_62_citizens() {
    assert_eq!(
        gold("citizens", &["8,7 8,8 8,9 8,10 8,11 9,7 9,8 9,9 9,10 0,0 0,1 1,0", "19,19", "0,5 0,6"]),
        [4, 0, 1]
    );
}

/// KB-63: Miners: five settlements beside mountains and one on a mountain are 5 gold.
#[test]
fn kb_63_miners() {
    assert_eq!(gold("miners", &["0,2 0,5 2,6 3,7 4,8 2,9 8,8"]), [5]);
}

/// KB-64: Workers: four settlements around one castle and one at a location are 5 gold.
#[test]
fn kb_64_workers() {
    assert_eq!(gold("workers", &["3,2 3,4 2,3 2,4 6,3 0,8"]), [5]);
}

/// KB-65: Knights: lines with 6, 6 and 3 settlements are 12 gold.
#[test]
fn kb_65_knights() {
    assert_eq!(gold("knights", &["0,0 0,2 0,4 0,6 0,8 0,10 5,0 5,1 5,2 5,4 5,5 5,6 9,0 9,1 9,4"]), [12]);
}

/// KB-66: Lords: 8, 8, 6 and 2 settlements in a quadrant are 12, 12, 6 and 0 gold.
#[test]
fn kb_66_lords() {
    let row = |row: u16, count: u16| {
        (0..count).map(|column| format!("{row},{column}")).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(gold("lords", &[&row(0, 8), &row(1, 8), &row(2, 6), &row(4, 2)]), [12, 12, 6, 0]);
    // Every quadrant counts by itself, and everybody with the second-highest number is paid.
    let two = format!("{} 0,19", row(0, 8));
    assert_eq!(gold("lords", &[&two, "0,18 0,17", "2,0", "2,1"]), [12 + 6, 12, 6, 6]);
}

/// KB-67: Farmers: 10, 6, 6 and 4 settlements in the quadrants are 12 gold; nothing if one quadrant is empty.
#[test]
fn kb_67_farmers() {
    let block = |top: u16, left: u16, count: u16| {
        (0..count)
            .map(move |index| format!("{},{}", top + index / 5, left + index % 5))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let three = format!("{} {} {}", block(8, 5, 10), block(8, 15, 6), block(13, 5, 6));
    assert_eq!(gold("farmers", &[&format!("{three} {}", block(13, 15, 4))]), [12]);
    assert_eq!(gold("farmers", &[&three]), [0]);
}
