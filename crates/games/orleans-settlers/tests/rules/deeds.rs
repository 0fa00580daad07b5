//! Beneficial deeds (OR-97 to OR-101).

use crate::table::Table;

/// Town Hall of seat 0 is activated; nine followers in all.
fn hall(slots: &str, more: &str) -> Table {
    let mut table = Table::acting(&format!("slots seat0 town_hall {slots}\nbag seat0 7farmer\n{more}"));
    table.play("seat0 activate town_hall");
    table
}

/// OR-97: each follower is sent itself, or goes back to the bag for a good; monks are no wild cards; one may stop after one.
#[test]
fn or_97_town_hall() {
    let mut table = hall("trader monk", "goods seat0 1wood 1fish 1brocade\nopen seat0 university school");
    let listed = table.listed(0);
    for send in [
        "send trader market_charter 1",
        "send trader wood town_wall 4",
        "send monk fish food_depot 1",
        "send monk abbey 2",
    ] {
        assert!(listed.contains(send), "{listed}");
    }
    // Neither monk nor scholar stand in, and brocade goes nowhere.
    assert_eq!(table.refused_by("seat0 send monk market_charter 1"), "OR-97");
    assert_eq!(table.refused_by("seat0 send trader brocade food_depot 1"), "OR-97");
    assert_eq!(table.refused_by("seat0 send trader wine abbey 3"), "OR-97");
    assert_eq!(table.refused_by("seat0 send farmer road 1"), "OR-97");
    assert_eq!(table.refused_by("seat0 stop"), "OR-50a");
    table.play("seat0 send trader fish food_depot 1");
    assert_eq!((table.goods(0).as_str(), table.bag(0).as_str()), ("1wood 1brocade", "7farmer 1trader"));
    assert_eq!(table.line("deed-food"), "1fish");
    // After one it may be enough; the monk goes back.
    table.play("seat0 stop");
    assert_eq!(table.bag(0), "7farmer 1trader 1monk");
    // It ends by itself when nothing more can be sent.
    let mut one = hall("knight -", "");
    assert_eq!((one.fame(0), one.listed(0).is_empty()), (5, false));
    one.play("seat0 decline");
    assert_eq!(one.must_act(), "seat1");
}

/// OR-98: every tile pays its own slot at once, and never comes back; alike slots are one.
#[test]
fn or_98_rewards() {
    let mut table = hall("craftsman craftsman", "player seat0 fame 2");
    let crafts: Vec<String> = table.listed_as(0, "send craftsman");
    assert_eq!(
        crafts,
        [
            "send craftsman canal 3",
            "send craftsman road 3",
            "send craftsman town_wall 1",
            "send craftsman town_wall 2"
        ]
    );
    table.play("seat0 send craftsman canal 3");
    // The fame bonus comes before the next tile.
    assert_eq!((table.fame(0), table.pending().last().unwrap().as_str()), (5, "seat0 fame 3"));
    table.play_all(&["seat0 citizen", "seat0 send craftsman town_wall 2"]);
    assert_eq!((table.coins(0), table.bag(0).as_str()), (1, "7farmer"));
    assert_eq!(
        table.line("deeds"),
        "food_depot 0 canal 0 0 1 road 0 0 0 hospice 0 0 0 town_wall 0 1 0 0 market_charter 0 0 abbey 0 0 0"
    );
    assert_eq!(table.state.market.followers.0[2], 8, "two of ten are in the deeds");
}

/// OR-99: whoever fills the last slot gains a citizen as well.
#[test]
fn or_99_completion() {
    let mut table = hall("scholar -", "deeds hospice 1 1 0\nplayer seat0 fame 20");
    table.play("seat0 send scholar hospice 3");
    assert_eq!((table.player(0).citizens, table.fame(0)), (1, 24));
    let mut early = hall("scholar -", "deeds hospice 1 0 0\nplayer seat0 fame 20");
    early.play("seat0 send scholar hospice 3");
    assert_eq!(early.player(0).citizens, 0);
}

/// OR-100: nobody sends a follower, or loses one to the plague, with only six left.
#[test]
fn or_100_six_followers() {
    let hall = |bag: u8| {
        Table::acting(&format!(
            "slots seat0 town_hall trader -\ngoods seat0 1grain\nbag seat0 {bag}farmer\nslots seat0 farmhouse monk monk"
        ))
    };
    let mut few = hall(3);
    few.play("seat0 activate town_hall");
    // Only the good goes: the follower would be the sixth.
    assert_eq!((few.goods(0).as_str(), few.bag(0).as_str()), ("none", "3farmer 1trader"));
    let mut enough = hall(4);
    enough.play("seat0 activate town_hall");
    assert!(enough.allows("seat0 send trader market_charter 1"));
    let plague = |bag: u8| {
        Table::set(&format!(
            "round 9\nevent C2\nphase resolve 0 values 0 0\nbag seat0 {bag}farmer\nplayer seat1 era 1"
        ))
    };
    assert_eq!(plague(6).player(0).followers(), 6);
    assert_eq!(plague(7).player(0).followers(), 6);
}

/// OR-101: a full depot ends hunger for all, for good; 12, 9 or 6 slots, one fame each.
#[test]
fn or_101_hunger_eliminated() {
    for (players, slots) in [(2, 6), (3, 9), (4, 12)] {
        let full = |filled: u8| {
            Table::set(&format!("players {players}\ndeeds food_depot {filled}")).state.hunger_eliminated()
        };
        assert!(full(slots) && !full(slots - 1));
        assert!(Table::try_set(&format!("players {players}\ndeeds food_depot {}", slots + 1)).is_err());
    }
    let mut table = hall("trader -", "goods seat0 1grain\ndeeds food_depot 5\nplayer seat0 fame 20 era 2");
    table.play("seat0 send trader grain food_depot 1");
    assert!(table.state.hunger_eliminated());
    assert_eq!((table.fame(0), table.player(0).citizens), (21, 1));
    // Nobody gives food in phase 6 any more.
    let done =
        Table::set("deeds food_depot 6\nplayer seat0 era 2\nplayer seat1 era 2\nphase bonus 0 areas 3 2");
    assert_eq!((done.state.round, done.coins(0)), (2, 3));
}
