//! Section 7: trading with the supply.

use crate::table::Table;

/// SE-7.1: every rate, before and after the action, between uses, and as often as wanted.
#[test]
fn every_rate() {
    let cases = [
        ("2W", "WW for C", "1C"),
        ("1W1S", "WS for C", "1C"),
        ("1W1C1S", "WCS for D", "1D"),
        ("2D", "DD for G", "1G"),
        ("1G", "G for S", "1S"),
        ("2D", "DD for W", "1W"),
    ];
    for (has, trade, then) in cases {
        let mut table = Table::set(&format!("round 1 seat0\nseat0 has {has}"));
        table.play(&format!("trade {trade}"));
        assert_eq!(table.has(0), then, "{trade}");
    }
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 9W\nbuilding seat0 upper1 quarry\nbuilding seat0 upper2 clay_pit",
    );
    table.play_all(&[
        "trade WW for C",
        "activate upper",
        "trade WW for C",
        "use upper1",
        "trade WW for C",
        "stop",
        "trade WW for C",
    ]);
    assert_eq!(table.has(0), "1W4C1S");
}

/// SE-7.2: no other rate exists.
#[test]
fn no_other_rate() {
    let mut table = Table::set("round 1 seat0\nseat0 has 9W9C9S9D9G");
    for trade in [
        "D for W",
        "G for D",
        "WWW for D",
        "W for C",
        "WC for D",
        "GG for D",
        "WW for G",
        "DD for D",
        "G for G",
        "CCC for S",
    ] {
        assert_eq!(table.refused(&format!("trade {trade}")), "SE-7.2", "{trade}");
    }
    assert_eq!(table.listed("trade").len(), 17);
}

/// SE-7.3: stored tokens and settlers cannot be traded, and nobody trades with another player.
#[test]
fn what_cannot_be_traded() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 0 bonus 9\nseat1 has 9W9C9S\nbuilding seat0 upper1 bank 5\nbuilding seat0 upper2 cathedral 5",
    );
    assert_eq!(table.offers("trade"), "");
    assert_eq!(table.refused("trade G for W"), "SE-7.7");
    let before = table.has(1);
    table.play_all(&["activate upper", "stop"]);
    assert_eq!(table.has(1), before);
}

/// SE-7.4, AMB-35: in a run of Mirror trades a given kind is not taken and a taken kind is not given; any other decision ends it.
#[test]
fn the_mirror_guard() {
    let mut table = Table::set("round 1 seat0\nseat0 has 3W1C1S2D artifact transformation_mirror");
    assert_eq!(table.offers("trade")[..].matches(" for ").count(), 2 + 3 + 1 + 1 + 3 + 6);
    table.play("trade W for C");
    table.shows(&["mirror W for C"]);
    for guarded in ["trade C for W", "trade C for S", "trade S for W"] {
        assert_eq!(table.refused(guarded), "SE-7.4", "{guarded}");
    }
    assert!(table.allows("trade S for C") && table.allows("trade W for S"));
    let copy = table.copy();
    assert_eq!(copy.state.mirror, table.state.mirror);
    table.play("trade DD for G");
    assert!(table.allows("trade C for W"));
    let mut table = copy;
    table.play("explore I").play("place I1");
    assert!(table.allows("trade C for W"));
    // A run has at most as many trades as there are basics.
    let mut table = Table::set("round 1 seat0\nseat0 has 4W artifact transformation_mirror");
    let mut trades = 0;
    while let Some(trade) = table.listed("trade").into_iter().find(|text| text.len() == 13) {
        table.play(&trade);
        trades += 1;
        assert!(trades <= 4, "a run without end");
    }
    assert_eq!(trades, 4);
}

/// SE-7.4: whatever the Mirror could reach without the guard, it reaches with it.
#[test]
fn the_guard_forbids_no_result() {
    let mut reached = std::collections::BTreeSet::new();
    let mut open = vec![Table::set("round 1 seat0\nseat0 has 2W1C1S artifact transformation_mirror")];
    while let Some(table) = open.pop() {
        for trade in table.listed("trade").into_iter().filter(|text| text.len() == 13) {
            let mut next = table.clone();
            next.play(&trade);
            reached.insert(next.has(0));
            open.push(next);
            assert!(open.len() < 1000, "runs without end");
        }
    }
    // All ways to split four tokens among three kinds, except the one it began with.
    assert_eq!(reached.len(), 15 - 1);
}

/// SE-7.5, AMB-32: a swap never takes a kind that it gives.
#[test]
fn no_swap_for_itself() {
    let mut table = Table::set("round 1 seat0\nseat0 has 1W1C artifact transformation_mirror");
    for trade in ["WC for W", "WC for C", "W for W"] {
        assert_eq!(table.refused(&format!("trade {trade}")), "SE-7.5", "{trade}");
    }
    assert_eq!(Table::set("round 1 seat0\nseat0 has 2C").offers("trade"), "CC for W, CC for S");
    let strict = Table::set("set supply=strict\nround 1 seat0\nseat0 has 1W1C");
    assert_eq!(strict.offers("trade"), "WC for S");
}

/// SE-7.6: trades at D2, D7 and D8 and nowhere else.
#[test]
fn when_trades_are_offered() {
    let rich = "has 9W9C9S9D9G bonus 9";
    let terrains = "terrain seat0 I1 t1-01\nterrain seat0 I2 t1-05";
    let never = [
        ("living_chest", "explore II"),
        ("scroll_of_luck", "activate I"),
        ("shamans_mask", "activate I"),
        ("living_chest", "pass"),
    ];
    for (artifact, action) in never {
        let mut table = Table::set(&format!("round 1 seat0\nseat0 {rich} artifact {artifact}\n{terrains}"));
        assert!(table.allows("trade WW for C"));
        table.play(action);
        assert_eq!(
            (table.offers("trade"), table.refused("trade WW for C")),
            (String::new(), "SE-7.6"),
            "{action}"
        );
    }
    let draft = "round 1 seat1\nmarker seat0\nphase draft";
    assert_eq!(Table::set(draft).refused("trade WCS for D"), "SE-7.6");
    let mut clock = Table::set(&format!("round 1 seat0\nseat0 {rich} artifact eternity_clock"));
    clock.play("build 0 upper");
    assert!(clock.allows("trade WW for C"));
    let mut street = Table::set(&format!("round 1 seat0\nseat0 {rich}\nbuilding seat0 upper1 bank"));
    street.play("activate upper");
    assert!(street.allows("trade WW for C"));
}

/// SE-7.7: prices must be held; what is missing is traded for first, as a decision of its own.
#[test]
fn prices_must_be_held() {
    let mut table = Table::set("round 1 seat0\nseat0 has 2W");
    assert_eq!((table.refused("build 0 upper"), table.refused("trade WCS for D")), ("SE-6.1.2", "SE-7.7"));
    table.play_all(&["trade WW for S", "build 0 upper"]);
}

/// AMB-15: nobody trades in another player's turn.
#[test]
fn not_in_another_turn() {
    let mut table = Table::set("round 1 seat0\nseat1 has 9W");
    assert_eq!(table.refused_for(1, "trade WW for C"), "AMB-15");
}

/// AMB-16: before the action, before, between and after uses, and after the action; in between what an action gains is one
/// block.
#[test]
fn trades_around_an_action() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 9W\nbuilding seat0 upper1 quarry\nbuilding seat0 upper2 clay_pit",
    );
    for step in ["activate upper", "use upper2", "use upper1", "end"] {
        assert!(table.allows("trade WW for C"), "before {step}");
        table.play(step);
    }
    let mut scroll = Table::set(
        "round 1 seat0\nseat0 has 9W artifact scroll_of_luck\nterrain seat0 I1 t1-01\nterrain seat0 I2 t1-05",
    );
    scroll.play("activate I");
    assert_eq!(scroll.listed(""), ["luck W", "luck C"]);
}
