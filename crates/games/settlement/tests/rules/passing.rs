//! Section 5: passing.

use steading_game::Seat;
use steading_settlement::{Phase, Resource};

use crate::table::{Table, count};

/// SE-5.1: the first to pass takes the marker at once, also from themselves, and begins the next round.
#[test]
fn the_first_to_pass_takes_the_marker() {
    let mut table = Table::set("players 3\nround 1 seat1\nmarker seat0");
    table.play("pass");
    assert_eq!(table.state.marker, Seat(1));
    let choice = table.listed("take ")[0].clone();
    table.play_all(&[&choice, "pass"]);
    assert_eq!(table.state.marker, Seat(1));
    let mut own = Table::set("round 1 seat0\nmarker seat0");
    own.play_all(&["pass", "take diamond_ring", "pass"]);
    let last = own.listed("take ")[0].clone();
    own.play(&last);
    assert_eq!((own.state.marker, own.state.active, own.state.round), (Seat(0), Seat(0), 2));
}

/// SE-5.2: basics go back except one per fortification, settlers come back, and another artifact is taken; the returned
/// one can be taken by the next to pass.
#[test]
fn the_three_steps() {
    let mut table = Table::set(
        "round 3 seat0\nseat0 has 2W1C3D2G bonus 2 artifact guiding_star\nseat1 has 1W\n\
        terrain seat0 I1 t1-01 fort used\nbuilding seat0 upper1 bank\nplaced seat0 build 4 explore 3 upper 1 I 1\n\
        artifacts diamond_ring magic_purse shamans_mask",
    );
    table.play("pass");
    assert_eq!((table.state.phase, table.offers("keep")), (Phase::Keeping, "1C, 1W".to_owned()));
    for action in ["pass", "explore I", "end"] {
        assert_eq!(table.refused(action), "SE-5.2", "{action}");
    }
    assert_eq!(table.refused("keep 1S"), "SE-5.2");
    assert_eq!(table.refused("keep 1D"), "SE-5.2");
    table.play("keep 1W");
    assert_eq!(table.has(0), "1W3D2G");
    assert_eq!(table.settlers(0), (6, 2));
    assert_eq!(table.player(0).areas.total(), 0);
    assert_eq!(table.offers("take"), "magic_purse, diamond_ring, shamans_mask");
    assert_eq!(table.refused("take guiding_star"), "SE-5.2");
    table.play("take magic_purse");
    assert_eq!(table.has(0), "1W3D3G");
    table.shows(&["artifacts diamond_ring guiding_star shamans_mask"]);
    table.play("pass").play("take guiding_star");
    assert_eq!(table.player(1).artifact.unwrap().id(), "guiding_star");
    assert_eq!(table.refused("take shamans_mask"), "SE-5.2");
}

/// SE-5.3: trading is possible right before passing, with the artifact still held, and not after.
#[test]
fn trading_before_passing() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 2W1C artifact transformation_mirror\nterrain seat0 I1 t1-01 fort\nplaced seat0 build 6",
    );
    table.play_all(&["trade W for S", "trade WCS for D"]);
    assert_eq!(table.has(0), "1D");
    let mut table = Table::set("round 1 seat0\nseat0 has 3W2C\nterrain seat0 I1 t1-01 fort");
    table.play("pass");
    assert_eq!(table.refused("trade WW for S"), "SE-7.6");
    table.play("keep 1C");
    assert_eq!(table.refused("trade DD for G"), "SE-7.6");
}

/// SE-5.4, AMB-38: in round 6 nothing is returned and no artifact is taken.
#[test]
fn passing_in_round_six() {
    let mut table =
        Table::set("round 6 seat0\nseat0 has 2W1C3D bonus 1 artifact guiding_star\nplaced seat0 build 7");
    table.play("pass");
    assert_eq!((table.has(0).as_str(), table.settlers(0)), ("2W1C3D", (0, 1)));
    assert_eq!(table.player(0).artifact.unwrap().id(), "guiding_star");
    assert_eq!((table.state.active, table.state.marker), (Seat(1), Seat(0)));
}

/// SE-5.5: a round starts with six basic settlers, saved bonus settlers and basics, and all rare resources.
#[test]
fn what_a_round_starts_with() {
    let mut table = Table::set(
        "players 1\nround 2 seat0\nseat0 has 1W4D5G bonus 3\nterrain seat0 I1 t1-01 fort\nplaced seat0 build 6 hunt 2",
    );
    table.play("pass").play_until("take magic_purse", |_| true);
    assert_eq!(table.state.round, 3);
    assert_eq!((table.has(0).as_str(), table.settlers(0)), ("1W4D6G", (6, 3)));
}

/// SE-5.6: the marker changes nothing in the running round.
#[test]
fn the_order_goes_on_after_the_marker_moved() {
    let mut table = Table::set("players 4\nround 1 seat2\nmarker seat0");
    table.play("pass");
    let choice = table.listed("take ")[0].clone();
    table.play(&choice);
    assert_eq!((table.state.marker, table.state.active), (Seat(2), Seat(3)));
    // The second to pass: on from there, and not from the marker.
    let mut second = Table::set("players 4\nround 1 seat3\nmarker seat1\npassed seat1\nseat1 has 0");
    second.play("pass");
    let choice = second.listed("take ")[0].clone();
    second.play(&choice);
    assert_eq!((second.state.marker, second.state.active), (Seat(1), Seat(0)));
}

/// AMB-29: any basics may be kept; they need not match the fortified terrains.
#[test]
fn any_kind_can_be_kept() {
    let mut table =
        Table::set("round 1 seat0\nseat0 has 2C2S\nterrain seat0 I1 t1-01 fort\nterrain seat0 I2 t1-02 fort");
    table.play("pass");
    assert_eq!(table.offers("keep"), "2S, 1C1S, 2C");
    table.play("keep 2S");
    assert_eq!(count(&table, 0, Resource::Stone), 2);
}

/// AMB-33: exactly as many basics are kept as possible; nothing is asked if there is no choice.
#[test]
fn as_many_as_possible() {
    let mut table =
        Table::set("round 1 seat0\nseat0 has 3W2C\nterrain seat0 I1 t1-01 fort\nterrain seat0 I2 t1-02 fort");
    table.play("pass");
    for fewer in ["keep 1W", "keep 0", "keep 2W1C"] {
        assert_eq!(table.refused(fewer), "AMB-33", "{fewer}");
    }
    for (has, forts, kept) in [("2W", 2, "2W"), ("1W", 2, "1W"), ("3W1C", 0, "0"), ("0", 1, "0")] {
        let terrains: String = (1..=forts).map(|n| format!("terrain seat0 I{n} t1-0{n} fort\n")).collect();
        let mut table = Table::set(&format!("round 1 seat0\nseat0 has {has}\n{terrains}"));
        table.play("pass");
        assert_eq!((table.state.phase, table.has(0).as_str()), (Phase::NewArtifact, kept), "{has} {forts}");
    }
}

/// AMB-19: the new artifact is taken before the old one is returned.
#[test]
fn take_first_then_return() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 0 artifact magic_purse\nartifacts diamond_ring living_chest shamans_mask",
    );
    table.play("pass");
    assert_eq!(table.offers("take"), "living_chest, diamond_ring, shamans_mask");
    assert_eq!(table.refused("take magic_purse"), "SE-5.2");
}

/// AMB-20: in the last round trades come before the pass; after it nothing can be done.
#[test]
fn no_trade_after_the_last_pass() {
    let mut table = Table::set("round 6 seat0\nseat0 has 1W1C1S");
    assert!(table.allows("trade WCS for D"));
    table.play("pass");
    assert_eq!(table.refused_for(0, "trade WCS for D"), "SE-4.5");
}

/// AMB-21: basic settlers are used first.
#[test]
fn basic_settlers_first() {
    let mut table = Table::set("round 1 seat0\nseat0 has 1W1C1S bonus 2\nterrain seat0 I2 t1-01");
    table.play("explore II");
    assert_eq!(table.settlers(0), (4, 2));
    assert!(Table::try_set("round 1 seat0\nseat0 has 0 bonus 2\nplaced seat0 build 5").is_ok());
}
