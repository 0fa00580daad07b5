//! The event cards (chapter 10), one by one.

use steading_game::Seat;
use steading_orleans_settlers::Event;

use crate::table::Table;

/// Phase 5 with this event.
fn resolve(event: &str, more: &str) -> Table {
    let round = match &event[..1] {
        "A" => 1,
        "B" => 5,
        "C" => 9,
        _ => 13,
    };
    Table::set(&format!("round {round}\nevent {event}\nphase resolve 0 values 0 0\n{more}"))
}

/// OR-54: what each event brings when it is resolved.
#[test]
fn or_54_gifts() {
    let lands = "map A2:lake A4:field B2:field B3:lake B4:field\nsettlers seat0 on A2 A3 A4 B2 B3 B4";
    assert_eq!(resolve("A2", lands).goods(0), "2fish");
    assert_eq!(resolve("A3", lands).goods(0), "2grain", "at most two");
    assert_eq!(resolve("A4", "").goods(0), "1wood");
    assert_eq!(resolve("A4", "goods seat1 18wood").goods(0), "none");
    let villages = "map A2:field* B3:forest*+ A4:field*+\nsettlers seat0 on A2 A3 A4 B3";
    assert_eq!(resolve("B3", villages).coins(0), 4);
    assert_eq!(resolve("C5", villages).coins(0), 4);
    assert_eq!(resolve("C4", &format!("{villages}\nplayer seat0 fame 20 era 4")).fame(0), 24);
    assert_eq!(resolve("D3", villages).player(0).citizens, 1);
    assert_eq!(resolve("D3", "").player(0).citizens, 0);
    for (goods, coins) in
        [("1grain", 0), ("4grain 1fish", 1), ("1grain 1fish 1wood", 1), ("1grain 1fish 1wood 1wine", 2)]
    {
        assert_eq!(
            resolve("D7", &format!("goods seat0 {goods}\nplayer seat1 era 4")).coins(0),
            coins,
            "{goods}"
        );
    }
    let mut newcomers = resolve("A5", "");
    newcomers.play("seat0 recruit fisherman");
    assert_eq!(newcomers.bag(0), "1fisherman");
    let mut fair = resolve("C6", "goods seat0 2wine 2grain");
    fair.play_all(&["seat0 sell wine", "seat0 sell grain"]);
    assert_eq!((fair.coins(0), fair.goods(0).as_str()), (4 + 2, "1grain 1wine"));
    let mut technique = resolve("C7", "player seat0 coins 3");
    technique.play("seat0 technology fieldwork 1");
    assert_eq!((technique.coins(0), technique.line("slots seat0 fieldwork").as_str()), (1, "technology -"));
    let paid = Event::PaidCoins { seat: Seat(0), coins: 2 };
    assert!(technique.events.contains(&paid), "the log tells what the tile costs");
    // Whoever cannot pay is not asked.
    assert_eq!(resolve("C7", "player seat0 coins 1").state.round, 10);
}

/// OR-54: what each event demands when it is resolved.
#[test]
fn or_54_demands() {
    let harvest = resolve("A1", "goods seat0 1grain\ngoods seat1 1fish");
    assert_eq!((harvest.goods(0).as_str(), harvest.line("removed").as_str()), ("none", "1grain 1fish"));
    assert_eq!(resolve("D5", "goods seat0 1grain\ngoods seat1 1grain").line("removed"), "2grain");
    let famine = resolve("D5", "settlers seat0 on A2 A3 A4 B2\ngoods seat1 1grain");
    assert_eq!(famine.pending(), ["seat0 torture 2"]);
    let mut levy = resolve("A8", "goods seat0 1wine\nplayer seat0 coins 2\nplayer seat1 coins 1");
    levy.play("seat0 pay wine");
    assert_eq!((levy.goods(0).as_str(), levy.coins(0), levy.line("removed").as_str()), ("none", 2, "none"));
    let lakes = "map A2:lake B3:lake\nsettlers seat0 on A2 A3 B3\ngoods seat0 2brocade";
    assert_eq!(resolve("B6", lakes).goods(0), "none");
    assert_eq!(resolve("B6", "goods seat0 2brocade").goods(0), "2brocade");
    let knights =
        |more: &str| resolve("C3", &format!("player seat0 coins 5\nplayer seat1 coins 5\n{more}")).coins(0);
    assert_eq!(
        (knights(""), knights("bag seat0 1knight"), knights("slots seat0 town_hall knight")),
        (3, 5, 5)
    );
    // The plague takes from the bag only.
    let plague = resolve("C2", "bag seat0 7farmer\ngreen seat1 3farmer");
    assert_eq!(plague.player(0).followers(), 6);
    assert_eq!(plague.player(1).followers(), 3);
}

/// OR-31: what holds for a whole round.
#[test]
fn or_31_events_of_the_round() {
    let market = |event: &str| {
        let mut table =
            Table::acting(&format!("event {event}\ngoods seat0 1grain\nslots seat0 market fisherman trader"));
        table.play("seat0 activate market");
        table.coins(0)
    };
    assert_eq!((market("A1"), market("A6")), (1, 2));
    let monastery = "slots seat0 university farmer craftsman trader\nopen seat0 university monastery\nslots seat0 monastery scholar trader";
    let mut ban = Table::acting(&format!("round 5\nevent B5\n{monastery}"));
    assert_eq!(ban.refused_by("seat0 activate monastery"), "OR-50");
    assert!(Table::acting(&format!("round 5\nevent B3\n{monastery}")).allows("seat0 activate monastery"));
    let mut days =
        Table::acting("round 13\nevent D6\nslots seat0 expansion farmer trader -\nplayer seat0 fame 20");
    days.play_all(&["seat0 activate expansion", "seat0 expand B3"]);
    assert_eq!(days.fame(0), 22);
    // Prohibited: neither follower nor technology, until the end of the round.
    let mut interdict = Table::set("round 5\nevent B8\nprohibited seat0 market\ngreen seat0 1fisherman");
    assert_eq!(interdict.refused_by("seat0 put fisherman market 1"), "OR-49");
    interdict.play_all(&["seat0 end", "seat1 end"]);
    assert_eq!((interdict.state.round, interdict.player(0).prohibited), (6, None));
    let mut choosing =
        Table::set("round 5\nevent B8\nphase reveal\npending 1 seat1 prohibit\npending 2 seat0 prohibit");
    assert_eq!(choosing.refused_by("seat0 prohibit town_hall"), "OR-111");
    assert_eq!(choosing.refused_by("seat0 prohibit castle"), "OR-111");
}
