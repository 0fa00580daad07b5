//! What is in the box (OR-1 to OR-6).

use steading_game::{Game, Seat};
use steading_orleans_settlers::{Deed, Good, OrleansSettlers, PlaceKind, builtin};

use crate::table::Table;

/// OR-1: five eras, the Food Depot, 13 fame tiles, 32 events in four categories.
#[test]
fn or_1_story_material() {
    let data = builtin();
    assert_eq!((data.eras.len(), data.fame.tiles.len(), data.event_cards(None).count()), (5, 13, 32));
    for category in 0..4 {
        assert_eq!(data.event_cards(Some(category)).count(), 8);
    }
    let depot: Vec<Deed> = data.deeds_in_box().filter(|deed| data.deeds[deed.index()].ends_hunger).collect();
    assert_eq!(depot.iter().map(|deed| deed.id()).collect::<Vec<_>>(), ["food_depot"]);
}

/// OR-2: 12 settlers, 5 fortresses and 6 base place cards each; a position with more is no position.
#[test]
fn or_2_material_of_a_player() {
    let base = builtin().places.iter().filter(|place| place.kind == PlaceKind::Base).count();
    assert_eq!(base, 6);
    for players in 2..=4 {
        let table = Table::start(players, 1);
        for seat in table.state.seats() {
            let player = table.state.player(seat);
            let figures = 2;
            let map = table.state.board.areas(seat).len() as u8;
            assert_eq!(player.settlers + player.boxed_settlers + map + figures, 12);
            assert_eq!(player.fortresses + player.boxed_fortresses + 1, 5);
        }
    }
    assert!(Table::try_set("settlers seat0 9 box 1 on A3").is_err());
    assert!(Table::try_set("fortresses seat0 4 box 1 on A3").is_err());
}

/// OR-3: 25 land tiles and 4 start villages, 12 churches, 126 followers of 7 types, 18 technology tiles, 24 cards, eight
/// of each category.
#[test]
fn or_3_common_material() {
    let data = builtin();
    assert_eq!(data.map.used[2].len(), 29);
    assert_eq!(data.map.tiles[2].iter().sum::<u8>(), 25);
    assert_eq!(data.map.churches[2], 12);
    assert_eq!(data.followers.iter().map(|follower| follower.supply[2]).sum::<u8>(), 126);
    assert_eq!(data.technology[2], 18);
    for category in 0..3 {
        let cards = data.places.iter().filter(|place| place.kind == PlaceKind::Card(category));
        assert_eq!(cards.count(), 8);
    }
    assert_eq!(data.places.iter().filter(|place| place.kind != PlaceKind::Absent).count(), 8 + 6 + 24);
}

/// OR-4: coins are not limited; everything else is: a position with one more of anything is no position.
#[test]
fn or_4_coins_are_unlimited() {
    assert_eq!(Table::set("player seat0 coins 60000").coins(0), 60_000);
    assert!(Table::try_set("goods seat0 21grain").is_err());
    assert!(Table::try_set("bag seat0 11farmer").is_err());
    assert!(Table::try_set("technology 10").is_err());
    assert!(Table::try_set("churches 7").is_err());
    assert!(Table::try_set("open seat0 university bakery\nopen seat1 university bakery").is_err());
}

/// OR-5: what each kind of goods is worth at the end.
#[test]
fn or_5_values_of_goods() {
    for (good, value) in Good::ALL.into_iter().zip([1, 2, 2, 3, 3, 4, 5]) {
        let table = Table::set(&format!("goods seat0 1{good}"));
        let score = OrleansSettlers::score(&table.state, Seat(0));
        assert!(score.parts.contains(&("score-goods", value)), "{good}: {score:?}");
    }
}

/// OR-6: wood and brocade are no food.
#[test]
fn or_6_food() {
    for good in Good::ALL {
        let food = !matches!(good, Good::Wood | Good::Brocade);
        // Harvest demands one food; whoever has none is tortured.
        let table = Table::set(&format!("event A1\ngoods seat0 1{good}\nphase resolve 0 values 0 0"));
        let asked = table.pending().iter().any(|waiting| waiting == "seat0 torture 1");
        assert_eq!(asked, !food, "{good}");
    }
}
