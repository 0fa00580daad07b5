//! The numeric vectors of `data/vectors.toml`, all of them.

use std::fmt::Write;

use steading_game::Seat;
use steading_orleans_settlers::{Count, Happening, Space, builtin};
use toml::{Table as Toml, Value};

use crate::table::Table;

fn vectors(name: &str) -> Vec<Toml> {
    let all: Toml = include_str!("../../data/vectors.toml").parse().unwrap();
    all[name].as_array().unwrap().iter().map(|row| row.as_table().unwrap().clone()).collect()
}

fn number(row: &Toml, name: &str) -> i64 {
    row.get(name).and_then(Value::as_integer).unwrap_or_else(|| panic!("{name} in {row:?}"))
}

fn numbers(row: &Toml, name: &str) -> Vec<i64> {
    row[name].as_array().unwrap().iter().map(|value| value.as_integer().unwrap()).collect()
}

fn counts(row: &Toml, name: &str) -> String {
    let table = row[name].as_table().unwrap();
    table.iter().fold(String::new(), |mut text, (id, count)| {
        write!(text, " {}{id}", count.as_integer().unwrap()).unwrap();
        text
    })
}

/// OR-40: the number of followers drawn.
#[test]
fn or_40_draw_vectors() {
    for row in vectors("draw") {
        let position = format!(
            "players 4\nplayer seat0 era {}\ngreen seat0 {}monk\nbag seat0 {}farmer\nphase reveal",
            number(&row, "era"),
            number(&row, "green"),
            number(&row, "bag").min(18)
        );
        let table = Table::set(&position);
        let drawn = table.player(0).green.total() as i64 - number(&row, "green");
        assert_eq!(drawn, number(&row, "expect"), "{row:?}");
    }
}

/// OR-67: the tiles that one move passes.
#[test]
fn or_67_fame_vectors() {
    for row in vectors("fame") {
        // Settlers on the map give the fame of era I.
        let gain = number(&row, "gain") as usize;
        let spaces: Vec<&str> = Space::all().map(Space::id).filter(|id| *id != "A3").collect();
        let used = ["A2", "A4", "B2", "B3", "B4", "C3", "C4", "C5"];
        assert!(used.iter().all(|space| spaces.contains(space)));
        let areas = std::iter::once("A3").chain(used).take(gain).collect::<Vec<_>>().join(" ");
        let table = Table::set(&format!(
            "settlers seat0 on {areas}\nplayer seat0 fame {}\nplayer seat1 era 4\nphase bonus 0 areas {gain} 1",
            number(&row, "from")
        ));
        assert_eq!(i64::from(table.fame(0)), number(&row, "to"), "{row:?}");
        let tiles: Vec<String> = numbers(&row, "tiles_passed").iter().map(ToString::to_string).collect();
        let expected =
            if tiles.is_empty() { String::new() } else { format!("seat0 fame {}", tiles.join(" ")) };
        assert_eq!(table.line("pending 1"), expected, "{row:?}");
    }
}

/// OR-81: food due by areas, and the sole leader in areas.
#[test]
fn or_81_hunger_vectors() {
    let steps = builtin().eras[1].malus.unwrap();
    for row in vectors("hunger") {
        assert_eq!(i64::from(steps.due(number(&row, "areas") as u8)), number(&row, "due"), "{row:?}");
    }
    for row in vectors("sole_most") {
        let (areas, eras) = (numbers(&row, "areas"), numbers(&row, "eras"));
        let table = Table::set(&format!(
            "players 3\ndeeds food_depot 9\nplayer seat0 era {}\nplayer seat1 era {}\nplayer seat2 era {}\n\
             phase bonus 0 areas {} {} {}",
            eras[0], eras[1], eras[2], areas[0], areas[1], areas[2]
        ));
        for seat in 0..3 {
            let expected = if number(&row, "winner") == i64::from(seat) { 3 } else { 0 };
            assert_eq!(table.coins(seat), expected, "{row:?}");
        }
    }
}

/// OR-80, OR-82, OR-83, OR-84: the round bonus of each era.
#[test]
fn or_80_round_bonus_vectors() {
    // Seven areas, three villages and two of them with churches, as far as the row wants them.
    let spaces = ["A3", "A2", "A4", "B2", "B3", "B4", "C3"];
    for row in vectors("round_bonus") {
        let (settlers, villages, churches) =
            (number(&row, "settlers"), number(&row, "villages"), number(&row, "churches"));
        let terrains = ["start", "field", "field", "field", "forest", "forest", "forest"];
        let map = spaces.iter().zip(terrains).enumerate().map(|(place, (space, terrain))| {
            let place = place as i64;
            let village = if place > 0 && place < villages { "*" } else { "" };
            let church = if place < churches { "+" } else { "" };
            format!("{space}:{terrain}{village}{church}")
        });
        let map = map.collect::<Vec<_>>().join(" ");
        let table = Table::set(&format!(
            "map {map}\nsettlers seat0 on {}\nplayer seat0 era {} fame 83\nphase bonus 0 areas {settlers} 1",
            spaces[..settlers as usize].join(" "),
            number(&row, "era"),
        ));
        assert_eq!(i64::from(table.fame(0)) - 83, number(&row, "fame"), "{row:?}");
        assert_eq!(i64::from(table.coins(0)), number(&row, "coins"), "{row:?}");
    }
}

/// EX-14: land tax.
#[test]
fn ex_14_land_tax_vectors() {
    let tax = builtin().events.iter().find_map(|event| match event.happening {
        Happening::PayCoinsPer(Count::Areas, every) => Some(i64::from(every)),
        _ => None,
    });
    for row in vectors("land_tax") {
        assert_eq!(
            (number(&row, "areas") as u64).div_ceil(tax.unwrap() as u64) as i64,
            number(&row, "coins")
        );
    }
}

/// OR-103: scores.
#[test]
fn or_103_score_vectors() {
    let spaces = ["A3", "A2", "A4", "B2", "B3", "B4", "C3", "C4", "C5"];
    let terrains = ["start", "field", "field", "field", "forest", "forest", "forest", "lake", "lake"];
    for row in vectors("score") {
        let villages = number(&row, "villages") as usize;
        let map = spaces.iter().zip(terrains).enumerate().map(|(place, (space, terrain))| {
            format!("{space}:{terrain}{}", if place > 0 && place < villages { "*" } else { "" })
        });
        let table = Table::set(&format!(
            "map {}\nsettlers seat0 on {}\ngoods seat0 {}\nplayer seat0 coins {} citizens {}",
            map.collect::<Vec<_>>().join(" "),
            spaces[..number(&row, "areas") as usize].join(" "),
            counts(&row, "goods"),
            number(&row, "coins"),
            number(&row, "citizens")
        ));
        assert_eq!(i64::from(table.points(0)), number(&row, "expect"), "{row:?}");
    }
}

/// EX-1, EX-9: set-ups and neighbours.
#[test]
fn ex_1_setup_vectors() {
    for row in vectors("setup") {
        let table = Table::start(number(&row, "players") as u8, 4);
        let map = table.line("map");
        assert_eq!(map.split(' ').count() as i64, number(&row, "spaces"));
        assert_eq!(
            map.split(' ').filter(|tile| !tile.ends_with("start")).count() as i64,
            number(&row, "land_tiles")
        );
        for (name, line) in [("goods", "market-goods"), ("followers", "market-followers")] {
            let right = row[name].as_table().unwrap();
            let found = table.line(line);
            for (id, count) in right {
                assert!(
                    found.split(' ').any(|word| word == format!("{}{id}", count.as_integer().unwrap())),
                    "{id}: {found}"
                );
            }
        }
    }
    for row in vectors("adjacent") {
        let players = row.get("players").map_or(4, |players| players.as_integer().unwrap()) as u8;
        let space: Space = row["space"].as_str().unwrap().parse().unwrap();
        let expected: Vec<&str> =
            row["expect"].as_array().unwrap().iter().map(|id| id.as_str().unwrap()).collect();
        assert_eq!(Table::start(players, 1).state.neighbours(space).to_string(), expected.join(" "));
    }
}

/// EX-25: who is the highest and who the lowest.
#[test]
fn ex_25_compare_vectors() {
    for row in vectors("compare") {
        let card: steading_orleans_settlers::EventCard = row["event"].as_str().unwrap().parse().unwrap();
        let Happening::Compare(comparison) = builtin().events[card.index()].happening else {
            panic!("{card}")
        };
        let values: Vec<u8> = numbers(&row, "values").iter().map(|&value| value as u8).collect();
        let found = |right: &dyn Fn(usize) -> bool| {
            (0..values.len()).filter(|&seat| right(seat)).map(|seat| seat as i64).collect::<Vec<_>>()
        };
        assert_eq!(found(&|seat| comparison.is_most(&values, seat)), numbers(&row, "most"), "{row:?}");
        assert_eq!(found(&|seat| comparison.is_least(&values, seat)), numbers(&row, "least"), "{row:?}");
    }
}

/// OR-70, OR-72: what builds cost.
#[test]
fn or_70_build_cost_vectors() {
    for row in vectors("build_cost") {
        let what = row["what"].as_str().unwrap();
        let event = if row.contains_key("event") { "round 5\nevent B4" } else { "round 5\nevent B3" };
        let discount = row.get("discount").map_or(0, |discount| discount.as_integer().unwrap());
        let (wood, coins) = (number(&row, "wood"), number(&row, "coins"));
        let position = |wood: i64, coins: i64| {
            Table::set(&format!(
                "phase actions seat0\nslots seat0 farmhouse monk monk\n{event}\nsettlers seat0 on A2 A3 A4\n\
                 goods seat0 {wood}wood\nplayer seat0 coins {coins}\nmap B2:field\n\
                 pending 1 seat0 effects village_founding - 2\npending 2 seat0 build {what} {discount}"
            ))
        };
        // Exactly enough leaves nothing; the site is the first offered.
        let mut table = position(wood, coins);
        if let Some(build) =
            table.listed(0).split(", ").find(|action| action.starts_with("build")).map(str::to_owned)
        {
            table.play(&format!("seat0 {build}"));
        }
        let built = table.line("map").contains('*') || table.line("map").contains('+');
        assert!(built, "{row:?}");
        if wood > 0 {
            let poor = position(wood - 1, coins).line("map");
            assert!(!poor.contains('*') && !poor.contains('+'), "{row:?}");
        }
    }
}

/// OR-60c: Toll House.
#[test]
fn or_60c_coins_per_vectors() {
    for row in vectors("coins_per") {
        let villages = number(&row, "villages") as usize;
        let spaces = ["A3", "A2", "A4", "B2", "B3", "B4"];
        let terrains = ["start", "field", "field", "field", "forest", "forest"];
        let map = spaces.iter().zip(terrains).enumerate().map(|(place, (space, terrain))| {
            format!("{space}:{terrain}{}", if place > 0 && place < villages { "*" } else { "" })
        });
        let mut table = Table::acting(&format!(
            "map {}\nsettlers seat0 on {}\nopen seat0 university toll_house\nslots seat0 toll_house fisherman trader",
            map.collect::<Vec<_>>().join(" "),
            spaces.join(" ")
        ));
        assert_eq!(table.state.count(Seat(0), Count::Villages) as usize, villages);
        table.play("seat0 activate toll_house");
        assert_eq!(i64::from(table.coins(0)), number(&row, "coins"));
    }
}

/// EX-10: what sales bring.
#[test]
fn ex_10_sell_vectors() {
    for row in vectors("sell") {
        let event = row.get("event").map_or("A1", |event| event.as_str().unwrap());
        let goods = counts(&row, "goods");
        let mut table = Table::acting(&format!(
            "event {event}\ngoods seat0 {goods}\nslots seat0 market fisherman trader"
        ));
        table.play("seat0 activate market");
        while let Some(sale) = table.listed_as(0, "sell").first().cloned() {
            table.play(&format!("seat0 {sale}"));
        }
        assert_eq!(i64::from(table.coins(0)), number(&row, "coins"), "{row:?}");
    }
}
