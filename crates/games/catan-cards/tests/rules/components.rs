//! What is in the box (CA-1 to CA-7).
//!
//! The numbers are those of the rulebook; they are held against the data and against a table that was just set up.

use steading_catan_cards::{Building, Cards, EventCard, Face, State};
use steading_game::Seat;

use crate::table::Table;

/// The rows of one sort of card in the data.
fn rows(sort: &str) -> Vec<toml::Table> {
    let data: toml::Table = include_str!("../../data/cards.toml").parse().unwrap();
    data[sort].as_array().unwrap().iter().map(|row| row.as_table().unwrap().clone()).collect()
}

/// The named part of the data.
fn part(name: &str) -> toml::Table {
    let data: toml::Table = include_str!("../../data/cards.toml").parse().unwrap();
    data[name].as_table().unwrap().clone()
}

fn number(row: &toml::Table, key: &str) -> i64 {
    row[key].as_integer().unwrap()
}

/// The special victory point cards.
fn specials() -> Vec<toml::Table> {
    part("special").values().map(|row| row.as_table().unwrap().clone()).collect()
}

/// The number of cards in those rows.
fn total(rows: &[toml::Table]) -> i64 {
    rows.iter().map(|row| number(row, "count")).sum()
}

/// All resource cards on the table.
fn resources(state: &State) -> Cards {
    let piles = state.seats().map(|seat| state.player(seat).hand).chain([state.supply, state.discard]);
    piles.fold(Cards::NONE, Cards::plus)
}

/// CA-1: 120 cards of seven sorts.
#[test]
fn ca_1_the_box_holds_120_cards() {
    let sorts = [
        ("resources", total(&rows("resource")), 61),
        ("start_cards", total(&rows("start_card")), 8),
        ("buildings", total(&rows("building")), 34),
        ("metropolises", number(&part("metropolis"), "count"), 4),
        ("events", total(&rows("event")), 7),
        ("aids", total(&rows("aid")), 4),
        ("specials", total(&specials()), 2),
    ];
    for (sort, cards, printed) in sorts {
        assert_eq!(cards, printed, "{sort}");
    }
    assert_eq!(sorts.iter().map(|(_, cards, _)| cards).sum::<i64>(), 120);

    let state = Table::start(4, &[], 1).state;
    let on_the_table = [
        resources(&state).total(),
        state.players.iter().map(|player| player.built.roads + player.built.settlements).sum(),
        state.market.display.total() + state.market.pile.total(),
        state.market.metropolises.total(),
        state.events.pile.total() + state.events.discard.total(),
    ];
    assert_eq!(on_the_table, [61, 8, 34, 4, 7]);
}

/// CA-2: brick 11, lumber 11, wool 14, grain 12, ore 13.
#[test]
fn ca_2_wool_is_common_brick_and_lumber_are_rare() {
    let counts: Vec<(String, i64)> = rows("resource")
        .iter()
        .map(|row| (row["id"].as_str().unwrap().to_owned(), number(row, "count")))
        .collect();
    let printed = [("brick", 11), ("lumber", 11), ("wool", 14), ("grain", 12), ("ore", 13)];
    assert_eq!(counts, printed.map(|(id, count)| (id.to_owned(), count)));
    for players in [3, 4] {
        assert_eq!(resources(&Table::start(players, &[], 5).state).to_string(), "11B11L14W12G13O");
    }
}

/// CA-3: four start roads, four start settlements, and exactly one of those names the first player.
#[test]
fn ca_3_one_start_settlement_names_the_first_player() {
    let starts = rows("start_card");
    let of = |kind: &str| -> Vec<toml::Table> {
        starts.iter().filter(|row| row["kind"].as_str() == Some(kind)).cloned().collect()
    };
    assert_eq!((total(&of("road")), total(&of("settlement"))), (4, 4));
    let naming: Vec<_> = of("settlement")
        .into_iter()
        .filter(|row| row.get("determines_first_player").is_some_and(|names| names.as_bool() == Some(true)))
        .collect();
    assert_eq!(total(&naming), 1);

    let table = Table::start(4, &[], 8);
    assert_eq!(table.told().iter().filter(|kind| *kind == "began").count(), 1);
    assert!(
        table.state.players.iter().all(|player| (player.built.roads, player.built.settlements) == (1, 1))
    );
}

/// CA-4: road 10, settlement 11, city 5, knight 8.
#[test]
fn ca_4_the_building_cards() {
    let market = Table::start(4, &[], 2).state.market;
    let printed =
        [(Building::Road, 10), (Building::Settlement, 11), (Building::City, 5), (Building::Knight, 8)];
    for (building, count) in printed {
        assert_eq!(market.display.count(building) + market.pile.count(building), count, "{building:?}");
    }
    assert_eq!(total(&rows("building")), 34);
}

/// CA-5: side A is the same on all four metropolises, side B is different on each.
#[test]
fn ca_5_the_metropolises_have_two_sides() {
    let stack = |side: &str| Vec::from(Table::start(4, &[side], 3).state.market.metropolises);
    assert_eq!(stack("metropolis_side=A"), [Face::A; 4]);
    assert_eq!(
        stack("metropolis_side=B"),
        [Face::Roads, Face::LongestRoute, Face::Knights, Face::LargestKnights]
    );
    let side_b = part("metropolis")["side_b"]["card"].as_array().unwrap().clone();
    let cards: i64 = side_b.iter().map(|card| card["count"].as_integer().unwrap()).sum();
    assert_eq!((side_b.len(), cards), (4, 4));
}

/// CA-6: robber 3, donation 1, harvest festival 1, subsidy 1, new year 1.
#[test]
fn ca_6_three_of_seven_events_are_robbers() {
    let pile = Table::start(3, &[], 4).state.events.pile;
    let printed = [
        (EventCard::Robber, 3),
        (EventCard::Donation, 1),
        (EventCard::HarvestFestival, 1),
        (EventCard::Subsidy, 1),
        (EventCard::NewYear, 1),
    ];
    for (event, count) in printed {
        assert_eq!(pile.count(event), count, "{event:?}");
    }
    assert_eq!(pile.total(), 7);
}

/// CA-7: each special card is worth two points; an overview card is a name and a number, nothing that could have an
/// effect.
#[test]
fn ca_7_special_cards_and_overview_cards() {
    let table = Table::set(
        "turn 9 seat0 busy
         seat1 hand 0 built 3R1S
         seat2 hand 0 built 1R1S2K
         seat3 hand 0 built 1R1S1K
         display 1R2S1C1K",
    );
    assert_eq!([0, 1, 2, 3].map(|seat| table.points(seat)), [1, 3, 3, 1]);
    assert_eq!(table.state.specials.longest_trade_route, Some(Seat(1)));
    assert_eq!(table.state.specials.largest_knight_force, Some(Seat(2)));

    for row in specials() {
        assert_eq!(number(&row, "vp"), 2);
    }
    let overview = rows("aid");
    assert_eq!(overview.len(), 1);
    assert_eq!(overview[0].keys().collect::<Vec<_>>(), ["count", "id"]);
}
