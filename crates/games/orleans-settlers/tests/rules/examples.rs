//! The worked examples of chapter 15.

use crate::table::Table;

/// EX-1: the table after the set-up for three.
#[test]
fn ex_1_setup() {
    let table = Table::start(3, 1);
    assert_eq!(table.line("market-goods"), "27grain 27wood 15fish 22cheese 15wine 10bread 10brocade");
    assert_eq!(
        table.line("market-followers"),
        "8farmer 8fisherman 11craftsman 11trader 14knight 14scholar 14monk"
    );
    assert_eq!((table.line("technology").as_str(), table.line("churches").as_str()), ("14", "9"));
    assert_eq!(table.line("map").split(' ').count(), 22);
    assert_eq!(table.line("map").matches(":start").count(), 3);
    for (seat, start) in (0..3).zip(["A3", "D1", "D6"]) {
        assert_eq!(table.line(&format!("settlers seat{seat}")), format!("8 box 1 on {start}"));
        assert_eq!(table.line(&format!("fortresses seat{seat}")), format!("4 box 0 on {start}"));
        assert_eq!(table.line(&format!("player seat{seat}")), "era 1 fame 1 coins 0 citizens 0");
    }
}

/// EX-2: min(7, 5, 9) = 5, and min(4, 8, 3) = 3.
#[test]
fn ex_2_draw() {
    let first = Table::set("player seat0 era 2\ngreen seat0 3monk\nbag seat0 9farmer\nphase reveal");
    assert_eq!(first.green(0), "5farmer 3monk");
    assert_eq!(Table::set("bag seat0 3farmer\nphase reveal").green(0), "3farmer");
}

/// EX-3: from 16 to 26 two tiles are passed; after the advance only unlocking or a citizen is left.
#[test]
fn ex_3_fame() {
    let mut table = Table::acting(
        "player seat0 fame 16\nopen seat0 university tournament\nslots seat0 tournament knight",
    );
    table.play("seat0 activate tournament");
    assert_eq!((table.fame(0), table.line("pending 2").as_str()), (26, "seat0 fame 20 24"));
    table.play("seat0 advance");
    assert_eq!((table.player(0).era, table.player(0).lying), (2, true));
    assert!(!table.listed(0).contains("advance"));
    assert!(table.allows("seat0 citizen") && table.allows("seat0 unlock castle"));
}

/// EX-4: four settlers, marker from 7 to 11, advance to II: the malus comes in the next round, the draw is 7.
#[test]
fn ex_4_era_i_bonus_and_advance() {
    let mut table = Table::set(
        "settlers seat0 on A2 A3 A4 B3\nplayer seat0 fame 7\nplayer seat1 era 4\nbag seat0 9farmer\nphase bonus 0 areas 4 1",
    );
    assert_eq!((table.fame(0), table.pending()), (11, vec!["seat0 fame 9".to_owned()]));
    table.play("seat0 advance");
    assert_eq!((table.state.round, table.player(0).era), (2, 2));
    assert!(table.pending().is_empty(), "no malus in this round");
    assert_eq!(table.green(0), "7farmer");
}

/// EX-5: six areas: two food; one grain and torture, or with Granary just the grain.
#[test]
fn ex_5_hunger() {
    let position = "player seat0 era 2\ngoods seat0 1grain 1wood\nsettlers seat0 on A2 A3 A4 B2 B3 B4\nplayer seat1 era 4";
    let table = Table::set(&format!("{position}\nphase bonus 0 areas 6 1"));
    assert_eq!((table.goods(0).as_str(), table.pending()), ("1wood", vec!["seat0 torture 1".to_owned()]));
    let granary = Table::set(&format!("{position}\nopen seat0 university granary\nphase bonus 0 areas 6 1"));
    assert_eq!((granary.goods(0).as_str(), granary.state.round), ("1grain 1wood", 2));
}

/// EX-6: with a full depot only a sole leader in areas gets coins, and only in era II.
#[test]
fn ex_6_depot_full() {
    let coins = |areas: &str, era: u8| {
        let table = Table::set(&format!(
            "players 3\ndeeds food_depot 9\nplayer seat0 era {era}\nplayer seat1 era 2\nplayer seat2 era 2\nphase bonus 0 areas {areas}"
        ));
        [table.coins(0), table.coins(1), table.coins(2)]
    };
    assert_eq!(coins("5 5 3", 2), [0, 0, 0]);
    assert_eq!(coins("5 4 3", 2), [3, 0, 0]);
    assert_eq!(coins("5 4 3", 3), [0, 0, 0]);
}

/// Red is seat 0 in era III on B2, Blue seat 1 in era II on C3.
fn red_and_blue(knight: &str, more: &str) -> Table {
    let red = if more.contains("player seat0") { "" } else { "player seat0 era 3\n" };
    let blue = if more.contains("player seat1") { "" } else { "player seat1 era 2\n" };
    let tower = if more.contains("open seat1") { "" } else { "open seat1 university tavern\n" };
    let mut table = Table::set(&format!(
        "players 3\nphase actions seat0\nslots seat0 expansion farmer trader {knight}\nsettlers seat0 on A3 B2\n\
         settlers seat1 on D1 C3\nslots seat1 farmhouse monk monk\n{red}{blue}{tower}{more}"
    ));
    table.play("seat0 activate expansion");
    table
}

/// EX-7: Red takes C3 with a knight; a fortress, no knight, Blue's peace, the truce and the watchtower prevent it.
#[test]
fn ex_7_conquest() {
    let mut table = red_and_blue("knight", "");
    table.play("seat0 expand C3");
    assert_eq!(
        (table.line("settlers seat0").as_str(), table.line("settlers seat1").as_str()),
        ("6 box 1 on A3 B2 C3", "8 box 1 on D1")
    );
    assert!(!red_and_blue("knight", "fortresses seat1 on C3").allows("seat0 expand C3"));
    assert!(!red_and_blue("-", "").allows("seat0 expand C3"));
    let mut beside = red_and_blue("knight", "player seat1 era 5");
    beside.play("seat0 expand C3");
    assert_eq!(beside.line("settlers seat1"), "7 box 1 on C3 D1");
    assert!(!red_and_blue("knight", "round 9\nevent C8").allows("seat0 expand C3"));
    let tower = "open seat1 university watchtower";
    assert!(
        !red_and_blue("knight", &format!("{tower}\nplayer seat0 era 3 coins 1")).allows("seat0 expand C3")
    );
    assert!(
        red_and_blue("knight", &format!("{tower}\nplayer seat0 era 3 coins 2")).allows("seat0 expand C3")
    );
}

/// EX-8: Red (V) enters beside Blue; Green (II) enters beside Red alone; beside both Green needs a knight, which drives out
/// Blue only.
#[test]
fn ex_8_peace() {
    let mut red = red_and_blue("-", "player seat0 era 5");
    red.play("seat0 expand C3");
    assert_eq!(red.line("settlers seat1"), "7 box 1 on C3 D1");
    let green = |knight: &str, blue: &str| {
        let mut table = Table::set(&format!(
            "players 3\nround 1 seat2\nphase actions seat2\nplayer seat0 era 5\nplayer seat1 era 2\nplayer seat2 era 2\n\
             settlers seat0 on A3 C3\nsettlers seat1 on D1 {blue}\nsettlers seat2 on D6 C4\nslots seat1 farmhouse monk monk\n\
             slots seat2 expansion farmer trader {knight}"
        ));
        table.play("seat2 activate expansion");
        table
    };
    let mut alone = green("-", "");
    alone.play("seat2 expand C3");
    assert_eq!(alone.line("settlers seat0"), "7 box 1 on A3 C3");
    assert!(!green("-", "C3").allows("seat2 expand C3"));
    let mut knight = green("knight", "C3");
    knight.play("seat2 expand C3");
    assert_eq!(
        (knight.line("settlers seat0").as_str(), knight.line("settlers seat1").as_str()),
        ("7 box 1 on A3 C3", "8 box 1 on D1")
    );
}

/// EX-9: neighbours, without those out of play.
#[test]
fn ex_9_adjacency() {
    let cases = [
        (4, "A1", "A2 B1 B2"),
        (4, "C4", "B3 B4 C3 C5 D3 D4"),
        (2, "A3", "A2 A4 B3 B4"),
        (3, "A3", "A2 A4 B3 B4"),
        (3, "D1", "C1 C2 D2"),
    ];
    for (players, space, neighbours) in cases {
        let table = Table::start(players, 1);
        assert_eq!(table.state.neighbours(space.parse().unwrap()).to_string(), neighbours, "{space}");
    }
}

/// EX-10: 3 + 3 + 1 coins for two wine and a grain, 3 for a wood; 10 with the merchants.
#[test]
fn ex_10_market() {
    for (event, coins) in [("A1", 7), ("A6", 10)] {
        let mut table = Table::acting(&format!(
            "event {event}\ngoods seat0 2wine 1grain\nslots seat0 market fisherman trader"
        ));
        table.play_all(&["seat0 activate market", "seat0 sell wine", "seat0 sell wine"]);
        // The third good is the only one left, but one could stop.
        table.play("seat0 sell grain");
        assert_eq!(table.coins(0), coins);
        table.play("seat0 buy wood");
        assert_eq!((table.coins(0), table.goods(0).as_str()), (coins - 3, "1wood"));
    }
}

/// EX-11: farmer to the Hospice, fish for the trader to the depot; the last slot brings a citizen and ends hunger.
#[test]
fn ex_11_town_hall() {
    for (filled, citizens) in [(0, 0), (5, 1)] {
        let mut table = Table::acting(&format!(
            "slots seat0 town_hall farmer trader\nbag seat0 7fisherman\ngoods seat0 1fish\ndeeds food_depot {filled}\n\
             player seat0 fame 20"
        ));
        table.play_all(&["seat0 activate town_hall", "seat0 send farmer hospice 1"]);
        assert_eq!(table.fame(0), 21);
        table.play("seat0 send trader fish food_depot 1");
        assert_eq!((table.fame(0), table.bag(0).as_str()), (22, "7fisherman 1trader"));
        assert_eq!((table.player(0).citizens, table.state.hunger_eliminated()), (citizens, citizens == 1));
    }
}

/// EX-12: in the builders' summer a village costs one wood; one fame from Carpentry, then two coins.
#[test]
fn ex_12_build() {
    let mut table = Table::acting(
        "round 5\nevent B4\nopen seat0 university carpentry\ngoods seat0 1wood\nplayer seat0 fame 20\n\
         settlers seat0 on A2 A3\nslots seat0 village_founding farmer craftsman",
    );
    table.play("seat0 activate village_founding");
    assert_eq!((table.goods(0).as_str(), table.fame(0), table.coins(0)), ("none", 21, 2));
}

/// EX-13: four villages and one coin: pay it, torture for three.
#[test]
fn ex_13_village_tax() {
    let mut table = Table::set(
        "round 13\nevent D2\nmap A2:field* A4:field* B3:forest*\nsettlers seat0 on A2 A3 A4 B3\nplayer seat0 era 4 coins 1\n\
         player seat1 coins 1\nphase resolve 0 values 0 0",
    );
    assert_eq!((table.coins(0), table.pending()), (0, vec!["seat0 torture 3".to_owned()]));
    table.play_all(&["seat0 give fortress", "seat0 give fortress", "seat0 give settler"]);
    assert_eq!(
        (table.line("fortresses seat0").as_str(), table.line("settlers seat0").as_str()),
        ("1 box 3 on A3", "4 box 2 on A2 A3 A4 B3")
    );
    assert_eq!(table.state.round, 14);
}

/// EX-14: one coin for every four areas, rounded up.
#[test]
fn ex_14_land_tax() {
    let spaces = ["A3", "A2", "A4", "B2", "B3", "B4", "C3", "C4", "C5"];
    for (areas, tax) in [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3)] {
        let table = Table::set(&format!(
            "round 5\nevent B2\nsettlers seat0 on {}\nplayer seat0 coins 9 era 4\nplayer seat1 coins 1\nphase resolve 0 values 0 0",
            spaces[..areas].join(" ")
        ));
        // One coin for the village in phase 6.
        assert_eq!(table.coins(0), 9 - tax + 1, "{areas}");
    }
}

/// EX-15: 7 + 18 + 18 + 12 = 55.
#[test]
fn ex_15_score() {
    let table = Table::set(
        "map A2:field* A4:field*\nsettlers seat0 on A2 A3 A4 B2 B3 B4\nplayer seat0 coins 7 citizens 4\n\
         goods seat0 2grain 1wood 3cheese 1brocade",
    );
    assert_eq!(table.points(0), 55);
}

/// EX-16: an advance to III in phase 4 counts in phase 6 of the same round, and the next advance is possible from there on.
#[test]
fn ex_16_era_rounds() {
    let mut table = Table::acting(
        "round 6\nevent B4\nmap A2:field* A4:field*\nsettlers seat0 on A2 A3 A4\nplayer seat0 era 2 fame 29\n\
         open seat0 university village_well\nslots seat0 village_well fisherman\nbag seat0 8monk\nplayer seat1 era 4",
    );
    table.play_all(&["seat0 activate village_well", "seat0 advance"]);
    assert_eq!((table.player(0).era, table.player(0).lying, table.fame(0)), (3, true, 34));
    table.play("seat1 pass");
    // Three villages: three fame. The figure stands again.
    assert_eq!((table.state.round, table.fame(0), table.player(0).lying), (7, 37, false));
    assert_eq!(table.player(0).green.total(), 5);
}

/// EX-17: the first tile on the farmer slot of Expansion; a knight may still be added; not on its knight slot, not twice; the next
/// also on the knight slot of Fortress Works, and on Laboratory itself.
#[test]
fn ex_17_technology() {
    let mut table = Table::acting(
        "open seat0 university laboratory\nslots seat0 laboratory craftsman scholar\nslots seat0 expansion - trader -",
    );
    table.play("seat0 activate laboratory");
    for wrong in ["expansion 2", "expansion 3", "town_hall 1", "laboratory 1"] {
        assert_eq!(table.refused_by(&format!("seat0 technology {wrong}")), "OR-63");
    }
    table.play_all(&["seat0 technology expansion 1", "seat1 pass"]);
    assert!(table.allows("seat0 activate expansion"));
    let next = Table::set("green seat0 1trader 1knight\nslots seat0 expansion technology - -");
    assert!(next.allows("seat0 put trader expansion 2") && next.allows("seat0 put knight expansion 3"));
    assert!(!next.allows("seat0 put trader expansion 1"));
    let mut second = Table::acting(
        "open seat0 university laboratory fortress_works\nslots seat0 laboratory craftsman scholar\n\
         slots seat0 expansion - technology -",
    );
    second.play("seat0 activate laboratory");
    assert_eq!(second.refused_by("seat0 technology expansion 1"), "OR-63");
    assert!(second.allows("seat0 technology fortress_works 2"));
    second.play("seat0 technology laboratory 2");
    assert_eq!(
        (second.line("slots seat0 laboratory").as_str(), second.bag(0).as_str()),
        ("- technology", "1craftsman 1scholar")
    );
}

/// EX-18: a monk fills the scholar slot of Monastery, but no scholar slot of a deed.
#[test]
fn ex_18_monk() {
    assert!(
        Table::set("green seat0 1monk\nopen seat0 university monastery").allows("seat0 put monk monastery 1")
    );
    let mut table = Table::acting("slots seat0 town_hall monk -\nbag seat0 8farmer\ngoods seat0 1grain");
    table.play("seat0 activate town_hall");
    assert_eq!(table.refused_by("seat0 send monk hospice 3"), "OR-97");
}

/// EX-19: four half-filled places and one on the green: all six come back; a Town Hall that can be activated prevents it.
#[test]
fn ex_19_safety_valve() {
    let mut stuck = Table::set(
        "slots seat0 farmhouse fisherman -\nslots seat0 hamlet farmer fisherman -\nslots seat0 fieldwork farmer -\n\
         slots seat0 market - trader\ngreen seat0 1craftsman",
    );
    stuck.play("seat0 recall");
    assert_eq!(stuck.green(0), "2farmer 2fisherman 1craftsman 1trader");
    let mut hall = Table::set(
        "slots seat0 farmhouse fisherman -\nslots seat0 hamlet farmer fisherman -\nslots seat0 fieldwork farmer -\n\
         slots seat0 town_hall trader -\ngreen seat0 1craftsman\ngoods seat0 1grain",
    );
    assert_eq!(hall.refused_by("seat0 recall"), "OR-45a");
}

/// EX-20: giving the settler of A3 sends its fortress along and pays one; the settler of A2 is then the last.
#[test]
fn ex_20_torture_on_the_map() {
    let mut table = Table::set(
        "round 13\nevent D2\nphase resolve 0 values 0 0\nsettlers seat0 0 box 8 on A2 A3\nplayer seat1 coins 1",
    );
    assert_eq!(table.pending(), ["seat0 torture 1"]);
    table.play("seat0 give settler A3");
    assert_eq!(
        (table.line("settlers seat0").as_str(), table.line("fortresses seat0").as_str()),
        ("0 box 9 on A2", "3 box 2 on none")
    );
    assert!(table.pending().is_empty(), "one coin was due, and it is paid");
    let mut last = Table::set(
        "round 13\nevent D1\nphase resolve 0 values 0 0\nsettlers seat0 0 box 9 on A2\nfortresses seat0 3 box 2 on none",
    );
    assert_eq!(last.refused_by("seat0 give settler A2"), "OR-102b");
}

/// EX-21: Fieldwork on a lake without fish in the market is passed at once, also if fish comes later.
#[test]
fn ex_21_automatic_pass() {
    let mut table = Table::set(
        "phase actions seat1\nround 1 seat1\nmap A2:lake\nsettlers seat0 on A2 A3\nslots seat0 fieldwork farmer fisherman\n\
         goods seat1 12fish\nslots seat1 market fisherman trader\nslots seat1 farmhouse monk monk\n\
         slots seat1 university monk monk monk",
    );
    table.play("seat1 activate farmhouse");
    assert_eq!(table.line("phase"), "actions seat1 passed seat0");
    table.play_all(&["seat1 activate market", "seat1 sell fish", "seat1 stop", "seat1 stop"]);
    assert_eq!(table.line("phase"), "actions seat1 passed seat0", "there is fish now, and seat 0 stays out");
}

/// EX-22: with start player 1 of three: 1 chooses for 2, 2 for 0, 0 for 1.
#[test]
fn ex_22_interdict() {
    let mut table = Table::set(
        "players 3\nround 5 seat1\nevent B8\nphase reveal\npending 1 seat0 prohibit\npending 2 seat2 prohibit\npending 3 seat1 prohibit",
    );
    table.play_all(&["seat1 prohibit market", "seat2 prohibit hamlet", "seat0 prohibit farmhouse"]);
    assert_eq!(
        [table.line("prohibited seat0"), table.line("prohibited seat1"), table.line("prohibited seat2")],
        ["hamlet", "farmhouse", "market"]
    );
    // The game itself asks in this order, too.
    let drawn = (0..200).map(|seed| {
        let mut table = Table::set("players 3\nround 4 seat0\nphase plan done seat0 seat1");
        table.reseed(seed).play("seat2 end");
        while table.state.round == 4 {
            let seat = table.must_act();
            let thing = table.listed(seat[4..].parse().unwrap());
            table.play(&format!("{seat} {}", thing.split(", ").next().unwrap()));
        }
        table
    });
    let table = drawn.into_iter().find(|table| table.state.event.id() == "B8").unwrap();
    assert_eq!(table.pending(), ["seat0 prohibit", "seat2 prohibit", "seat1 prohibit"]);
}

/// EX-23: whoever owns nothing but the last settler owes nothing more.
#[test]
fn ex_23_forgiven() {
    let table = Table::set(
        "round 13\nevent D2\nphase resolve 0 values 0 0\nsettlers seat0 0 box 9 on A3\nfortresses seat0 0 box 5 on none\n\
         open seat0 none\nplayer seat1 coins 1",
    );
    assert_eq!((table.state.round, table.line("settlers seat0").as_str()), (14, "0 box 9 on A3"));
}

/// EX-24: Market: something must be sold, or bought; with neither it cannot be activated.
#[test]
fn ex_24_no_empty_activation() {
    let market = |more: &str| {
        let mut table = Table::acting(&format!(
            "slots seat0 market fisherman trader\nslots seat0 farmhouse monk monk\n{more}"
        ));
        table.play("seat0 activate market");
        table
    };
    assert_eq!(market("goods seat0 1grain 1wood 1wine").refused_by("seat0 stop"), "OR-50a");
    let mut buying = market("player seat0 coins 3");
    assert_eq!(buying.listed(0), "buy grain, buy wood, buy fish");
    assert_eq!(buying.refused_by("seat0 stop"), "OR-50a");
    let mut neither = Table::acting("slots seat0 market fisherman trader\nslots seat0 farmhouse monk monk");
    assert_eq!(neither.refused_by("seat0 activate market"), "OR-50");
}

/// EX-25: Census 9, 9, 7, 6: nobody gets coins, the fourth pays; Royal Favour 6, 4, 4, 5: second and third get coins.
#[test]
fn ex_25_compare() {
    let coins = |round: u8, event: &str, values: &str| {
        let table = Table::set(&format!(
            "players 4\nround {round}\nevent {event}\nplayer seat0 coins 5\nplayer seat1 coins 5\nplayer seat2 coins 5\n\
             player seat3 coins 5\nphase resolve 0 values {values}"
        ));
        [0, 1, 2, 3].map(|seat| table.coins(seat))
    };
    assert_eq!(coins(5, "B7", "9 9 7 6"), [5, 5, 5, 4]);
    assert_eq!(coins(13, "D8", "6 4 4 5"), [5, 8, 8, 5]);
    assert_eq!(coins(13, "D8", "4 4 4 4"), [5, 5, 5, 5]);
}
