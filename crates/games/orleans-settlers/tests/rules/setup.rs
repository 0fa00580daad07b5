//! Setting the table up (OR-10 to OR-22).

use std::collections::BTreeSet;

use steading_game::{Game, Seat, Setup};
use steading_orleans_settlers::{EventCard, OrleansSettlers, Terrain, Tile, builtin};

use crate::table::Table;

/// OR-10: 15, 22 or 29 spaces for 2, 3 or 4 players, and no other number of players.
#[test]
fn or_10_spaces_by_players() {
    for (players, spaces) in [(2, 15), (3, 22), (4, 29)] {
        let mut table = Table::start(players, 1);
        let used = table.state.board.tiles.iter().filter(|&&tile| tile != Tile::Unused).count();
        assert_eq!(used, spaces);
        assert_eq!(table.refused_by(&format!("seat{players} end")), "OR-10");
    }
    for players in [0, 1, 5] {
        assert!(OrleansSettlers::info().setup(Some(players), []).is_err());
    }
}

/// OR-11: a start village for everybody; the land tiles are shuffled, terrain side up, all of them.
#[test]
fn or_11_tiles_are_shuffled() {
    let mut seen = [0u32; 5];
    for seed in 0..2000 {
        let table = Table::start(3, seed);
        let board = &table.state.board;
        let tile = |id: &str| board.tiles[id.parse::<steading_orleans_settlers::Space>().unwrap().index()];
        assert_eq!([tile("A3"), tile("D1"), tile("D6")], [Tile::Start; 3]);
        let Tile::Land(first) = tile("A2") else { panic!("A2 is land") };
        seen[first.index()] += 1;
        let mut counts = [0; 5];
        for tile in board.tiles {
            if let Tile::Land(terrain) = tile {
                counts[terrain.index()] += 1;
            }
        }
        assert_eq!(counts, builtin().map.tiles[1]);
        assert_eq!(board.villages.len(), 3);
    }
    // 5, 4, 3, 4 and 3 of 19 tiles, up to five standard deviations.
    for (terrain, weight) in Terrain::ALL.into_iter().zip([5.0, 4.0, 3.0, 4.0, 3.0f64]) {
        let expected = 2000.0 * weight / 19.0;
        let off = (f64::from(seen[terrain.index()]) - expected).abs();
        assert!(off < 5.0 * expected.sqrt(), "{terrain}: {seen:?}");
    }
}

/// OR-12: goods, followers and technology tiles by number of players, before anybody takes some.
#[test]
fn or_12_the_market() {
    let goods = [
        (2, "20grain 18wood 12fish 15cheese 10wine 8bread 8brocade", 10, 9),
        (3, "30grain 27wood 18fish 22cheese 15wine 10bread 10brocade", 14, 14),
        (4, "40grain 36wood 24fish 30cheese 20wine 12bread 12brocade", 18, 18),
    ];
    for (players, goods, followers, technology) in goods {
        let table = Table::set(&format!("players {players}"));
        assert_eq!(table.line("market-goods"), goods);
        assert_eq!(table.state.market.followers.0, [followers; 7]);
        assert_eq!(table.state.market.technology, technology);
    }
}

/// OR-13: 12, 9 or 6 churches.
#[test]
fn or_13_churches() {
    for (players, churches) in [(2, 6), (3, 9), (4, 12)] {
        assert_eq!(Table::start(players, 3).state.market.churches, churches);
    }
}

/// OR-14: all 24 category cards are in stock, the deeds are empty.
#[test]
fn or_14_cards_and_deeds() {
    let table = Table::start(4, 1);
    assert_eq!(table.state.market.cards.len(), 24);
    assert!(table.state.deeds.filled.iter().flatten().all(|&filled| filled == 0));
    assert!(!table.state.hunger_eliminated());
}

/// OR-15: the fame tiles lie on these 13 spaces of a track of 100; a space without a tile brings no bonus.
#[test]
fn or_15_the_fame_track() {
    let tiles = [3, 6, 9, 12, 16, 20, 24, 28, 33, 38, 44, 51, 58];
    for space in 2..=100u8 {
        // One fame from building with Carpentry.
        let table = &mut Table::acting(&format!(
            "player seat0 fame {} era 5\nopen seat0 university carpentry\ngoods seat0 2wood\n\
             settlers seat0 on A2 A3\nslots seat0 village_founding farmer craftsman",
            space - 1
        ));
        table.play("seat0 activate village_founding");
        let asked = table.pending().contains(&format!("seat0 fame {space}"));
        assert_eq!(asked, tiles.contains(&space), "{space}");
    }
}

/// OR-16: fame 1, era I standing, 8 settlers in supply, 1 in the box, 1 on the own start village.
#[test]
fn or_16_settlers() {
    let table = Table::start(4, 5);
    for (seat, start) in (0..).zip(["A1", "E1", "E5", "A5"]) {
        assert_eq!(table.line(&format!("player seat{seat}")), "era 1 fame 1 coins 0 citizens 0");
        assert_eq!(table.line(&format!("settlers seat{seat}")), format!("8 box 1 on {start}"));
    }
}

/// OR-17: a fortress on the start village, 4 in supply, with two players only 3.
#[test]
fn or_17_fortresses() {
    assert_eq!(Table::start(3, 5).line("fortresses seat1"), "4 box 0 on D1");
    assert_eq!(Table::start(2, 5).line("fortresses seat1"), "3 box 1 on E3");
}

/// OR-18: six followers on the green, an empty bag.
#[test]
fn or_18_followers() {
    let table = Table::start(3, 5);
    for seat in 0..3 {
        assert_eq!(table.green(seat), "2farmer 2fisherman 1craftsman 1trader");
        assert_eq!(table.bag(seat), "none");
    }
    assert_eq!(
        table.line("market-followers"),
        "8farmer 8fisherman 11craftsman 11trader 14knight 14scholar 14monk"
    );
}

/// OR-19: one grain and one fish from the market, no coins.
#[test]
fn or_19_goods() {
    let table = Table::start(2, 5);
    assert_eq!((table.goods(0).as_str(), table.coins(0)), ("1grain 1fish", 0));
    assert_eq!(table.line("market-goods"), "18grain 18wood 10fish 15cheese 10wine 8bread 8brocade");
}

/// OR-20: University is open, the other five base cards are closed.
#[test]
fn or_20_university() {
    let table = Table::start(2, 5);
    assert_eq!(table.line("open seat0"), "university");
    for card in ["castle", "monastery", "laboratory", "fortress_works", "church_works"] {
        assert!(table.listed_as(0, "put").iter().all(|put| !put.contains(card)));
    }
}

/// OR-21: four of each category, in the order A, B, C, D; every card is equally likely, and none comes twice.
#[test]
fn or_21_the_event_deck() {
    let mut first = [0u32; 8];
    for seed in 0..2000 {
        first[Table::start(2, seed).state.event.index()] += 1;
    }
    assert!(first.iter().all(|&seen| (180..320).contains(&seen)), "{first:?}");
    let mut orders = BTreeSet::new();
    for seed in 0..12 {
        let mut table = Table::start(2, seed);
        let mut seen = vec![table.state.event];
        while !table.must_act().starts_with("nobody") {
            let seat = OrleansSettlers::must_act(&table.state).first().unwrap();
            let action = OrleansSettlers::timeout_action(&table.state, seat).unwrap();
            table.play(&format!("{seat} {action}"));
            if *seen.last().unwrap() != table.state.event {
                seen.push(table.state.event);
            }
        }
        let letters: String = seen.iter().map(|card: &EventCard| &card.id()[..1]).collect();
        assert_eq!(letters, "AAAABBBBCCCCDDDD");
        let different: BTreeSet<&str> = seen.iter().map(|card| card.id()).collect();
        assert_eq!(different.len(), 16);
        orders.insert(seen.iter().map(|card| card.id()).collect::<String>());
    }
    assert!(orders.len() > 9);
}

/// OR-22: seat 0 is the first start player, or a random seat if wanted.
#[test]
fn or_22_first_start_player() {
    assert!((0..50).all(|seed| Table::start(4, seed).state.start == Seat(0)));
    let setup = Setup::new(OrleansSettlers::info()).players(4).with("first_player", "random").unwrap();
    let mut seen = [0; 4];
    for seed in 0..400 {
        seen[Table::start_with(&setup, seed).state.start.index()] += 1;
    }
    assert!(seen.iter().all(|&seen| seen > 60), "{seen:?}");
}
