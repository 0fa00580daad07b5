//! Section 10: artifacts.

use steading_settlement::Phase;

use crate::table::Table;

const GREEN: &str = "row a01 a05 a09 c02";
const RED: &str = "row a04 a08 a12 c01";

fn with(artifact: &str, has: &str, rest: &str) -> Table {
    Table::set(&format!("round 1 seat0\nseat0 has {has} artifact {artifact}\n{rest}"))
}

/// SE-10.1: the new building may be used once, without a settler, although its street was activated; its area stays as it
/// is.
#[test]
fn the_eternity_clock() {
    let mut table = with("eternity_clock", "1S", "building seat0 upper1 bank\nplaced seat0 upper 1");
    table.play("build 0 upper");
    assert_eq!(table.refused("use upper1"), "SE-10.1");
    table.play("use upper2");
    assert_eq!((table.has(0).as_str(), table.settlers(0), table.state.phase), ("1W", (4, 0), Phase::Turn));
    table.shows(&["placed seat0 build 1 upper 1"]);
    let mut free = with("eternity_clock", "1S", "");
    free.play_all(&["build 0 upper", "stop"]);
    assert_eq!((free.has(0).as_str(), free.player(0).areas.streets), ("0", [0; 3]));
    let mut trading = with(
        "eternity_clock",
        "1C2D",
        "market bank clay_pit quarry diamond_mine tavern jeweler alchemist bazaar warehouse",
    );
    trading.play_all(&["build 0 upper", "trade DD for G", "use upper1"]);
    assert_eq!(trading.points(0), 5);
}

/// SE-10.2: exploring yields the tile's resource, then the check.
#[test]
fn the_astrolabe() {
    let mut table = with("explorers_astrolabe", "0", &format!("terrain seat0 I1 t1-12\n{GREEN}"));
    table.play_until("explore I", |table| table.monsters() == 1);
    assert_eq!(table.player(0).resources.total(), 1);
    assert_eq!(table.told(), ["explored", "laid", "artifact_paid", "monster_appeared"]);
}

/// SE-10.3: one more diamond for every monster.
#[test]
fn the_mace() {
    let mut table = with("mace_of_bravery", "0", "terrain seat0 I1 t1-03 monster");
    table.play("hunt I1");
    assert_eq!(table.has(0), "1D1G");
}

/// SE-10.4: a fortification yields its terrain's resource when built.
#[test]
fn the_potion() {
    let mut table = with("potion_of_power", "0", "terrain seat0 I1 t1-05\nrow a01 a05 a09 c02");
    table.play("fortify I1");
    assert_eq!((table.has(0).as_str(), table.monsters()), ("1C", 0));
}

/// SE-10.5, SE-10.9, SE-10.10: one bonus settler, one gold or one diamond when taken, and nothing later.
#[test]
fn on_take_artifacts() {
    for (artifact, has, bonus) in
        [("living_chest", "0", 1), ("magic_purse", "1G", 0), ("diamond_ring", "1D", 0)]
    {
        let mut table = Table::set(&format!(
            "players 1\nround 1 seat0\nseat0 has 0 artifact shamans_mask\nartifacts {artifact} guiding_star knowledge_key"
        ));
        table.play_all(&["pass", &format!("take {artifact}")]);
        assert_eq!((table.has(0).as_str(), table.settlers(0)), (has, (6, bonus)), "{artifact}");
        table.play("explore I").play("place I1").play("end").play("pass");
        assert_eq!((table.has(0).as_str(), table.settlers(0)), (has, (6, bonus)), "{artifact}");
    }
}

/// SE-10.6, AMB-10: one token more of a kind that the region shows, on a terrain with a monster or not; no check for it.
#[test]
fn the_scroll() {
    let mut table = with(
        "scroll_of_luck",
        "0",
        &format!("terrain seat0 I1 t1-01 monster\nterrain seat0 I2 t1-11\nterrain seat0 II1 t2-07\n{GREEN}"),
    );
    table.play("activate I");
    assert_eq!((table.refused("luck D"), table.refused("end")), ("SE-10.6", "SE-10.6"));
    table.play("luck W");
    assert_eq!((table.has(0).as_str(), table.monsters()), ("1W1S", 1));
    assert_eq!(table.refused("luck W"), "SE-10.6");
    // With one kind there is no choice, and it pays even if every terrain holds a monster.
    let mut one = with("scroll_of_luck", "0", &format!("terrain seat0 I1 t1-01 monster\n{GREEN}"));
    one.play("activate I");
    assert_eq!((one.has(0).as_str(), one.state.phase), ("1W", Phase::Turn));
}

/// SE-10.7: an activated fortification yields its resource twice.
#[test]
fn the_crown() {
    let mut table = with("leaders_crown", "0", "terrain seat0 I1 t1-05 fort");
    table.play("activate I1");
    assert_eq!(table.has(0), "2C");
}

/// SE-10.8: one bonus settler for every invitation.
#[test]
fn the_mug() {
    let mut table = with("cheerful_mug", "1W1D", "row a04 a08 a12 a01");
    table.play("invite 3");
    assert_eq!(table.settlers(0), (6, 1));
}

/// SE-10.11, AMB-11: once per round one region a second time, as an ordinary action with checks; never a third time, and no
/// other region twice.
#[test]
fn the_star() {
    let mut table = Table::set(&format!(
        "players 1\nround 1 seat0\nseat0 has 0 artifact guiding_star\nterrain seat0 I1 t1-01 fort\nterrain seat0 II1 t2-01\n\
        building seat0 upper1 quarry\nplaced seat0 I 1 II 1 upper 1\n{GREEN}"
    ));
    assert_eq!(
        (table.offers("activate"), table.refused("activate upper")),
        ("I, II, I1".to_owned(), "SE-4.7.2")
    );
    table.play("activate II");
    assert_eq!((table.has(0).as_str(), table.monsters(), table.settlers(0)), ("1W", 1, (2, 0)));
    assert_eq!(table.refused("activate I"), "SE-4.2");
    table.play("end");
    assert_eq!((table.refused("activate II"), table.refused("activate I")), ("SE-4.7.2", "SE-4.7.2"));
}

/// SE-10.12: the same for one street.
#[test]
fn the_key() {
    let mut table = Table::set(
        "players 1\nround 1 seat0\nseat0 has 0 artifact knowledge_key\nterrain seat0 I1 t1-01\nbuilding seat0 upper1 quarry\n\
        building seat0 lower1 clay_pit\nplaced seat0 I 1 upper 1 lower 1",
    );
    assert_eq!(
        (table.offers("activate"), table.refused("activate I")),
        ("upper, lower".to_owned(), "SE-4.7.2")
    );
    table.play_all(&["activate upper", "use upper1", "end"]);
    assert_eq!((table.has(0).as_str(), table.settlers(0)), ("1S", (2, 0)));
    assert_eq!((table.refused("activate upper"), table.refused("activate lower")), ("SE-4.7.2", "SE-4.7.2"));
}

/// SE-10.13: basics one for one in the own turn, also right before passing, and only while the Mirror is held.
#[test]
fn the_mirror() {
    let mut table = with("transformation_mirror", "1W1D1G", "placed seat0 build 6");
    assert_eq!(table.offers("trade"), "G for W, G for C, G for S, W for C, W for S");
    table.play_all(&["trade W for S", "pass"]);
    let mut other = with("living_chest", "1W", "");
    assert_eq!((other.offers("trade"), other.refused("trade W for S")), (String::new(), "SE-7.2"));
}

/// SE-10.14, AMB-12: the Mask decides each check by itself, both ways, and never where no check takes place.
#[test]
fn the_mask() {
    for (row, decision, monsters) in [(RED, "yes", 1), (RED, "no", 0), (GREEN, "yes", 1), (GREEN, "no", 0)] {
        let mut table =
            with("shamans_mask", "0", &format!("terrain seat0 I1 t1-01 fort\nterrain seat0 I2 t1-02\n{row}"));
        table.play("activate I");
        assert_eq!((table.listed("").len(), table.refused("end")), (2, "SE-10.14"));
        table.play(&format!("monster {decision}"));
        assert_eq!(
            (table.monsters(), table.state.monsters[0]),
            (monsters, 9 - monsters as u8),
            "{row} {decision}"
        );
    }
    let mut table = with(
        "shamans_mask",
        "0",
        &format!("terrain seat0 I1 t1-01\nterrain seat0 I2 t1-03\nterrain seat0 I3 t1-05\n{RED}"),
    );
    table.play_all(&["activate I", "monster yes", "monster no", "monster yes"]);
    table.shows(&[
        "terrain seat0 I1 t1-01 monster",
        "terrain seat0 I2 t1-03",
        "terrain seat0 I3 t1-05 monster",
    ]);
    let mut quiet = with("shamans_mask", "0", "terrain seat0 I1 t1-01");
    assert_eq!(quiet.refused("monster yes"), "SE-10.14");
    quiet.play("fortify I1");
    assert_eq!(quiet.state.phase, Phase::Turn);
    let mut exploring = with("shamans_mask", "0", GREEN);
    exploring.play_all(&["explore I", "place I2", "monster no"]);
    assert_eq!(exploring.monsters(), 0);
}

/// AMB-9: one use of the new building, not of its street; the market is refilled before the choice.
#[test]
fn the_clock_after_the_refill() {
    let mut table = with("eternity_clock", "1S", "building seat0 upper1 quarry");
    table.play("build 0 upper");
    assert_eq!(table.told(), ["constructed", "turned_up"]);
    assert_eq!((table.offers("use"), table.offers("stop")), ("upper2".to_owned(), String::new()));
    assert_eq!(table.listed("stop"), ["stop"]);
}
