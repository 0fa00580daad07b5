//! The vectors derived from the rules.

use steading_game::Seat;
use steading_settlement::{Monster, Phase};

use crate::table::Table;

/// TV-15: what the start is enough for.
#[test]
fn tv_15_start() {
    let market = "market warehouse bazaar trading_post diamond_mine bank quarry tavern jeweler cathedral";
    let mut table = Table::set(&format!("round 1 seat0\n{market}"));
    assert_eq!((table.has(0).as_str(), table.settlers(0)), ("1W1C1S", (6, 0)));
    table.play("trade WCS for D");
    assert_eq!(table.has(0), "1D");
    let spaces: Vec<String> =
        table.listed("build").into_iter().filter(|text| text.ends_with("upper")).collect();
    assert_eq!(spaces, ["build 0 upper", "build 1 upper", "build 2 upper"]);
    assert_eq!(table.refused("build 3 upper"), "SE-6.1.2");
}

/// TV-16: three wood are no diamond, five are.
#[test]
fn tv_16_five_wood() {
    let mut table = Table::set("round 1 seat0\nseat0 has 5W");
    assert_eq!(table.refused("trade WWW for D"), "SE-7.2");
    table.play_all(&["trade WW for C", "trade WW for S", "trade WCS for D"]);
    assert_eq!(table.has(0), "1D");
}

/// TV-17: diamonds to gold to a basic, never gold to diamond.
#[test]
fn tv_17_rare() {
    let mut table = Table::set("round 1 seat0\nseat0 has 4D");
    table.play_all(&["trade DD for G", "trade DD for G", "trade G for S"]);
    assert_eq!(table.has(0), "1S1G");
    assert_eq!(table.refused("trade G for D"), "SE-7.2");
}

/// TV-18: a red monster, with and without the Mace.
#[test]
fn tv_18_red() {
    for (artifact, reward) in [("living_chest", "1D2G"), ("mace_of_bravery", "2D2G")] {
        let mut table = Table::set(&format!(
            "round 1 seat0\nseat0 has 0 artifact {artifact}\nterrain seat0 I1 t1-01\nterrain seat0 II1 t2-11 monster"
        ));
        table.play("hunt II1");
        assert_eq!((table.has(0).as_str(), table.settlers(0)), (reward, (2, 0)));
    }
}

/// TV-19: how the row moves.
#[test]
fn tv_19_row() {
    for (place, rest) in [(2, "a01 a02 a04"), (3, "a01 a02 a03"), (0, "a02 a03 a04"), (1, "a01 a03 a04")] {
        let mut table = Table::set("round 1 seat0\nseat0 has 9W9C9S9D9G\nrow a01 a02 a03 a04");
        table.play(&format!("invite {place}"));
        assert!(table.line("row").ends_with(&format!(" {rest}")), "place {place}");
    }
    let mut table = Table::set("round 1 seat0\nseat1 has 0\npassed seat1\nmarker seat1\nrow a01 a02 a03 a04");
    table.play("pass");
    let choice = table.listed("take ")[0].clone();
    table.play(&choice);
    assert!(table.line("row").ends_with(" a01 a02 a03"));
}

/// TV-20: inviting the only green hero before exploring, or after.
#[test]
fn tv_20_order_matters() {
    let position = "round 1 seat0\nseat0 has 1W1D\nterrain seat0 I1 t1-12\nrow a04 a08 a12 a01";
    let green = |table: &Table| table.line("terrain seat0 II1").starts_with("t2-01");
    let mut first = Table::set(position);
    first.play_until("invite 3", |table| !table.state.heroes.shows(Monster::Green, table.state.data()));
    first.play_until("explore II", green);
    assert_eq!(first.monsters(), 0);
    let mut after = Table::set(position);
    after.play_until("explore II", green).play("invite 3");
    assert_eq!(after.monsters(), 1);
}

/// TV-21: the Crown on gold.
#[test]
fn tv_21_crown() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 0 artifact leaders_crown\nterrain seat0 I1 t1-01\nterrain seat0 II1 t2-01\nterrain seat0 III1 t3-05 fort",
    );
    table.play("activate III1");
    assert_eq!(table.has(0), "2G");
}

/// TV-22: the ranks at their edges.
#[test]
fn tv_22_ranks() {
    let rank = |points| steading_settlement::Data::built_in().supply.rank(points).key();
    assert_eq!(
        [50, 51, 75, 76, 100, 101].map(rank),
        ["rank-settler", "rank-mayor", "rank-mayor", "rank-knight", "rank-knight", "rank-lord"]
    );
}

/// TV-23: stored gold does not break a tie.
#[test]
fn tv_23_tie() {
    let mut table = Table::set(
        "round 6 seat0\npassed seat1\nmarker seat1\nseat0 has 3D1G\nseat1 has 2D1G\nbuilding seat0 upper1 cathedral 20\n\
        building seat1 upper1 bank 2\nbuilding seat1 upper2 cathedral 15\nheroes seat1 c01 c02",
    );
    assert_eq!((table.points(0), table.points(1)), (80, 80));
    table.play("pass");
    assert_eq!(table.places(), Some(vec![1, 2]));
}

/// TV-24: 39 invitations and five round ends empty the deck.
#[test]
fn tv_24_the_whole_deck() {
    let mut table = Table::set("players 1\nround 1 seat0\nseat0 has 200W200C200S200D200G");
    let mut invitations = 0;
    for round in 1..=6 {
        for _ in 0..if round < 6 { 7 } else { 4 } {
            table.play("invite 3").play("end");
            invitations += 1;
        }
        table.state.players[0].resources = "200W200C200S200D200G".parse().unwrap();
        if round < 6 {
            table.play("pass");
            let choice = table.listed("take ")[0].clone();
            table.play(&choice);
            table.state.players[0].resources = "200W200C200S200D200G".parse().unwrap();
        }
    }
    assert_eq!((invitations, table.state.heroes.deck.len()), (39, 0));
    assert!(table.state.heroes.row.iter().all(Option::is_some));
    table.play("invite 3");
    assert_eq!(table.state.heroes.row[0], None);
}

/// TV-25: the guard of the Mirror.
#[test]
fn tv_25_mirror_guard() {
    let mut table = Table::set("round 1 seat0\nseat0 has 3W1G artifact transformation_mirror");
    let mirrored = |table: &Table| {
        let trades = table.listed("trade").into_iter().filter(|text| text.len() == 13 && !text.contains('G'));
        trades.map(|text| text.replace("trade ", "")).collect::<Vec<_>>().join(", ")
    };
    table.play("trade W for C");
    assert_eq!(mirrored(&table), "W for C, W for S");
    assert_eq!((table.refused("trade C for W"), table.refused("trade C for S")), ("SE-7.4", "SE-7.4"));
    table.play("trade G for S");
    assert_eq!(table.has(0), "2W1C1S");
    assert_eq!(mirrored(&table), "W for C, W for S, C for W, C for S, S for W, S for C");
}

/// TV-26: swaps.
#[test]
fn tv_26_swaps() {
    let swaps = |has: &str| Table::set(&format!("round 1 seat0\nseat0 has {has}")).offers("trade");
    assert_eq!((swaps("2W"), swaps("1W1C")), ("WW for C, WW for S".to_owned(), "WC for S".to_owned()));
    assert_eq!(swaps("2W2C2S").matches(" for ").count(), 9 + 1);
}

/// TV-27: what can be kept.
#[test]
fn tv_27_keeping() {
    let forts = |n| (1..=n).map(|n| format!("terrain seat0 I{n} t1-0{n} fort\n")).collect::<String>();
    let passed = |has: &str, n| {
        let mut table = Table::set(&format!("round 1 seat0\nseat0 has {has}\n{}", forts(n)));
        table.play("pass");
        (table.offers("keep"), table.has(0))
    };
    assert_eq!(passed("3W1C", 2).0, "1W1C, 2W");
    assert_eq!(passed("1C", 1), (String::new(), "1C".to_owned()));
    assert_eq!(passed("3W1C", 0), (String::new(), "0".to_owned()));
}

/// TV-28: a stack draws nothing, a single tile is replaced.
#[test]
fn tv_28_market_space() {
    let position = "round 1 seat0\nseat0 has 1G\nmarket tavern*2 bank quarry bazaar cathedral tavern jeweler warehouse clay_pit";
    let mut stack = Table::set(position);
    stack.play("build 0 upper");
    assert!(stack.line("market").starts_with("tavern bank quarry bazaar cathedral tavern"));
    assert_eq!(stack.told(), ["constructed"]);
    let mut single = Table::set(position);
    single.play("build 5 upper");
    assert_eq!(single.told(), ["constructed", "turned_up"]);
    assert!(single.state.market.spaces[5].is_some());
}

/// TV-29: the Clock with a Bank.
#[test]
fn tv_29_clock() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 1C2D artifact eternity_clock\nmarket bank clay_pit quarry diamond_mine tavern jeweler alchemist bazaar warehouse",
    );
    table.play("build 0 middle");
    assert!(matches!(table.state.phase, Phase::Clock { .. }) && table.state.market.spaces[0].is_some());
    table.play_all(&["trade DD for G", "use middle1"]);
    table.shows(&["building seat0 middle1 bank 1", "placed seat0 build 1"]);
    assert_eq!(table.points(0), 5);
}

/// TV-30: the Star twice, and never more; the Key likewise.
#[test]
fn tv_30_star() {
    let mut table = Table::set(
        "players 1\nround 1 seat0\nseat0 has 0 artifact guiding_star\nterrain seat0 I1 t1-01\nterrain seat0 II1 t2-01\nrow a04 a08 a12 c01",
    );
    table.play_all(&["activate I", "end", "activate II", "end", "activate I", "end"]);
    assert_eq!((table.has(0).as_str(), table.settlers(0)), ("3W", (3, 0)));
    assert_eq!((table.refused("activate I"), table.refused("activate II")), ("SE-4.7.2", "SE-4.7.2"));
    let mut key = Table::set(
        "players 1\nround 1 seat0\nseat0 has 0 artifact knowledge_key\nbuilding seat0 upper1 quarry\nbuilding seat0 lower1 clay_pit",
    );
    key.play_all(&[
        "activate upper",
        "use upper1",
        "end",
        "activate lower",
        "use lower1",
        "end",
        "activate upper",
        "use upper1",
        "end",
    ]);
    assert_eq!((key.has(0).as_str(), key.settlers(0)), ("1C2S", (3, 0)));
    assert_eq!((key.refused("activate upper"), key.refused("activate lower")), ("SE-4.7.2", "SE-4.7.2"));
}

/// TV-31: the Mask, check by check.
#[test]
fn tv_31_mask() {
    let position = "round 1 seat0\nseat0 has 0 artifact shamans_mask\nterrain seat0 I1 t1-01\nterrain seat0 I2 t1-05 fort\nterrain seat0 I3 t1-03\nrow a04 a08 a12 c01";
    let mut table = Table::set(position);
    table.play("activate I");
    table.shows(&["phase check I1 I3"]);
    table.play_all(&["monster yes", "monster no"]);
    table.shows(&["terrain seat0 I1 t1-01 monster", "terrain seat0 I3 t1-03", "phase turn"]);
    let mut fort = Table::set(&position.replace("t1-01", "t1-01 fort"));
    fort.play("activate I");
    fort.shows(&["phase check I3"]);
}

/// TV-32: four players, first player seat 2: 1, 0, 3, 2.
#[test]
fn tv_32_draft_order() {
    let mut table = Table::set("players 4\nround 1 seat1\nmarker seat2\nphase draft");
    let mut order = Vec::new();
    while table.state.phase == Phase::Draft {
        order.push(table.state.active.0);
        let choice = table.listed("take ")[0].clone();
        table.play(&choice);
    }
    assert_eq!((order, table.state.active), (vec![1, 0, 3, 2], Seat(2)));
}

/// TV-33: three players, seat 1 begins, seat 2 passes first.
#[test]
fn tv_33_turn_order() {
    let mut table = Table::set("players 3\nround 1 seat1\nmarker seat1");
    let turn = |table: &mut Table| {
        table.play("explore I");
        let place = table.listed("place");
        if let Some(first) = place.first() {
            table.play(&first.clone());
        }
        table.play("end");
    };
    let pass = |table: &mut Table| {
        table.play("pass");
        let choice = table.listed("take ")[0].clone();
        table.play(&choice);
    };
    turn(&mut table);
    assert_eq!(table.state.active, Seat(2));
    pass(&mut table);
    assert_eq!((table.state.marker, table.state.active), (Seat(2), Seat(0)));
    turn(&mut table);
    assert_eq!(table.state.active, Seat(1));
    turn(&mut table);
    assert_eq!(table.state.active, Seat(0));
    pass(&mut table);
    pass(&mut table);
    assert_eq!((table.state.round, table.state.active), (2, Seat(2)));
}

/// TV-34: a strict supply without gold and with one bonus settler.
#[test]
fn tv_34_strict() {
    let base = "set supply=strict\nset printing=english\nround 1 seat0\nseat1 has 16G bonus 23";
    let mut hunt = Table::set(&format!(
        "{base}\nseat0 has 1W2D\nterrain seat0 I1 t1-03 monster\nbuilding seat0 upper1 bazaar\nbuilding seat0 upper2 tavern"
    ));
    assert_eq!(
        (hunt.refused("trade DD for G"), hunt.offers("trade")),
        ("AMB-13", "DD for W, DD for C, DD for S".to_owned())
    );
    let mut street = hunt.clone();
    street.play("activate upper");
    assert_eq!(
        (street.offers("use"), street.refused("use upper1 W"), street.refused("use upper2")),
        (String::new(), "AMB-13", "AMB-13")
    );
    hunt.play("hunt I1");
    assert_eq!((hunt.has(0).as_str(), hunt.settlers(0)), ("1W2D", (4, 0)));
    let mut hero = Table::set(&format!("{base}\nseat0 has 2S1D\nrow a04 a08 a12 d11"));
    hero.play("invite 3");
    assert_eq!(hero.settlers(0), (6, 1));
}

/// TV-35: the Scroll with a monster on the wood.
#[test]
fn tv_35_scroll() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 0 artifact scroll_of_luck\nterrain seat0 I1 t1-01 monster\nterrain seat0 I2 t1-05\nrow a01 a05 a09 c02",
    );
    table.play("activate I");
    assert_eq!((table.has(0).as_str(), table.offers("luck")), ("1C", "W, C".to_owned()));
    table.play("luck W");
    assert_eq!((table.has(0).as_str(), table.monsters()), ("1W1C", 2));
    table.shows(&["terrain seat0 I2 t1-05 monster"]);
}

/// TV-36: the artifacts of a solo game.
#[test]
fn tv_36_solo() {
    let mut table = Table::start(1, &[], 8);
    assert_eq!((table.listed("take").len(), table.state.artifact_stack.len()), (4, 10));
    let mut stacks = Vec::new();
    for _ in 0..6 {
        let choice = table.listed("take")[0].clone();
        table.play(&choice);
        stacks.push((table.state.artifacts.len(), table.state.artifact_stack.len()));
        table.play("pass");
    }
    assert_eq!(stacks, [(3, 10), (3, 9), (3, 8), (3, 7), (3, 6), (3, 5)]);
    assert_eq!((table.state.phase, table.line("gone").split(' ').count()), (Phase::Over, 5));
}
