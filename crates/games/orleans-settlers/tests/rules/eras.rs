//! The eras (OR-80 to OR-87).

use crate::table::Table;

/// OR-80: era I gives one fame for every own settler on an area, not for those that mark fame and era.
#[test]
fn or_80_settlement() {
    let table = Table::set(
        "settlers seat0 on A2 A3 A4 B3\nplayer seat0 fame 20\nplayer seat1 era 4\nphase bonus 0 areas 4 1",
    );
    assert_eq!(table.fame(0), 24);
}

/// OR-81: hunger: 1, 2 or 3 food by areas; with a full depot 3 coins for whoever alone has the most areas.
#[test]
fn or_81_hunger() {
    for (areas, due) in [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)] {
        let position = format!("player seat0 era 2\ngoods seat0 4grain 4fish\nphase bonus 0 areas {areas} 1");
        let table = Table::set(&position);
        assert_eq!(table.pending(), [format!("seat0 pay {due} grain fish cheese wine bread")], "{areas}");
    }
    let short = Table::set("player seat0 era 2\ngoods seat0 1grain\nphase bonus 0 areas 7 1");
    assert_eq!((short.goods(0).as_str(), short.pending()), ("none", vec!["seat0 torture 2".to_owned()]));
    for (areas, coins) in [("5 5", 0), ("5 4", 3), ("4 5", 0)] {
        let full = format!("player seat0 era 2\ndeeds food_depot 6\nphase bonus 0 areas {areas}");
        assert_eq!(Table::set(&full).coins(0), coins, "{areas}");
    }
}

/// OR-82: era III gives one fame for every controlled village.
#[test]
fn or_82_expansion() {
    let map = "map A2:field* A4:field*+\nsettlers seat0 on A2 A3 A4 B3";
    let table = Table::set(&format!("{map}\nplayer seat0 era 3 fame 20\nphase bonus 0 areas 4 1"));
    assert_eq!((table.fame(0), table.coins(0)), (23, 0));
}

/// OR-83: era IV gives one coin for every controlled village.
#[test]
fn or_83_trade() {
    let map = "map A2:field* A4:field*+\nsettlers seat0 on A2 A3 A4 B3";
    let table = Table::set(&format!("{map}\nplayer seat0 era 4 fame 20\nphase bonus 0 areas 4 1"));
    assert_eq!((table.fame(0), table.coins(0)), (20, 3));
}

/// OR-84: era V gives three fame for every controlled church, and peace.
#[test]
fn or_84_peace() {
    let map = "map A2:field*+ A3:start+ A4:field*\nsettlers seat0 on A2 A3 A4 B3";
    let table = Table::set(&format!("{map}\nplayer seat0 era 5 fame 20\nphase bonus 0 areas 4 1"));
    assert_eq!((table.fame(0), table.coins(0)), (20 + 6, 0));
    assert!(table.state.at_peace(steading_game::Seat(0)) && !table.state.at_peace(steading_game::Seat(1)));
}

/// OR-85: seven followers in era II.
#[test]
fn or_85_seven_in_era_2() {
    assert_eq!(Table::set("player seat0 era 2\nbag seat0 9monk\nphase reveal").green(0), "7monk");
}

/// OR-86: food of the malus goes back to the market, not out of the game.
#[test]
fn or_86_food_goes_back_to_the_market() {
    let table = Table::set("player seat0 era 2\ngoods seat0 1grain\nphase bonus 0 areas 1 1");
    assert_eq!((table.goods(0).as_str(), table.line("removed").as_str()), ("none", "none"));
    assert_eq!(table.state.market.goods.0[0], 20);
}

/// OR-87: the start village is an area and a village.
#[test]
fn or_87_the_start_village_counts() {
    let settled = Table::set("player seat0 fame 20\nphase bonus 0 areas 1 1");
    assert_eq!(settled.fame(0), 21);
    assert_eq!(Table::set("player seat0 era 4\nphase bonus 0 areas 1 1").coins(0), 1);
    assert_eq!(Table::set("player seat0 citizens 5").points(0), 3 + 5);
}
