//! The fame track and its bonuses (OR-66 to OR-69).

use crate::table::Table;

/// OR-66: fame goes forward, at most to 100, and is never lost.
#[test]
fn or_66_at_most_to_100() {
    let mut table = Table::acting(
        "player seat0 fame 97\nopen seat0 university village_well\nslots seat0 village_well fisherman",
    );
    table.play("seat0 activate village_well");
    assert_eq!((table.fame(0), table.must_act().as_str()), (100, "seat1"));
    assert!(Table::try_set("player seat0 fame 101").is_err());
}

/// OR-67: one of three bonuses for each tile, from the lowest up, after the marker has moved to its end; declining is
/// allowed, a closed base card is needed to unlock one.
#[test]
fn or_67_bonuses() {
    let position = "player seat0 fame 16\nopen seat0 university tournament\nslots seat0 tournament knight";
    let mut table = Table::acting(position);
    table.play("seat0 activate tournament");
    assert_eq!((table.fame(0), table.line("pending 2").as_str()), (26, "seat0 fame 20 24"));
    assert_eq!(
        table.listed(0),
        "unlock castle, unlock monastery, unlock laboratory, unlock fortress_works, unlock church_works, advance, \
         citizen, decline"
    );
    assert_eq!(table.refused_by("seat0 unlock university"), "OR-67");
    assert_eq!(table.refused_by("seat0 unlock bakery"), "OR-67");
    table.play("seat0 unlock castle");
    assert_eq!(table.line("pending 2"), "seat0 fame 24");
    assert_eq!(table.refused_by("seat0 unlock castle"), "OR-67");
    table.play("seat0 citizen");
    assert_eq!(
        (table.player(0).citizens, table.line("open seat0").as_str()),
        (1, "university castle tournament")
    );
    let mut declined = Table::acting(position);
    declined.play_all(&["seat0 activate tournament", "seat0 decline", "seat0 decline"]);
    assert_eq!((declined.player(0).citizens, declined.player(0).era), (0, 1));
    // The other player can still use the same tile: it stays.
    let mut other = Table::set("player seat0 fame 30\nplayer seat1 fame 2\nphase bonus 1 areas 1 1");
    other.play("seat1 citizen");
    assert_eq!(other.player(1).citizens, 1);
    // Beyond Peace there is nothing.
    let mut last = Table::acting(&format!("{position}\n").replace("fame 16", "fame 16 era 5"));
    last.play("seat0 activate tournament");
    assert_eq!(last.refused_by("seat0 advance"), "OR-67");
}

/// OR-68: the figure lies after an advance and cannot advance again; the bonus of the new era stands it up, a malus when it is paid.
#[test]
fn or_68_the_figure_lies() {
    let mut table = Table::acting(
        "player seat0 fame 16\nopen seat0 university tournament\nslots seat0 tournament knight",
    );
    table.play_all(&["seat0 activate tournament", "seat0 advance"]);
    assert_eq!((table.player(0).era, table.player(0).lying), (2, true));
    assert_eq!(table.refused_by("seat0 advance"), "OR-68");
    // A figure that stood may advance by the fame of its bonus, and then lies until the next one.
    let mut bonus = Table::set("player seat0 era 3 fame 15\nphase bonus 0 areas 1 1\nplayer seat1 era 4");
    bonus.play("seat0 advance");
    assert_eq!((bonus.player(0).era, bonus.player(0).lying, bonus.coins(0)), (4, true, 0));
    // A malus: still lying while it is paid, standing afterwards, also by torture.
    let mut malus = Table::set("player seat0 era 2 lying\nphase bonus 0 areas 1 1");
    assert_eq!((malus.player(0).lying, malus.pending()), (true, vec!["seat0 torture 1".to_owned()]));
    malus.play("seat0 give settler");
    assert!(!malus.player(0).lying);
    // A bonus that brings nothing counts, and so does a malus of nothing.
    assert!(!Table::set("player seat0 era 5 lying\nphase bonus 0 areas 1 1").player(0).lying);
    let granary = "open seat0 university granary\nplayer seat0 era 2 lying\nphase bonus 0 areas 1 1";
    assert!(!Table::set(granary).player(0).lying);
}

/// OR-69: an unlocked card is open at once: it takes a technology tile or can be given; followers come in planning only.
#[test]
fn or_69_unlocked_cards_are_open_at_once() {
    let mut table = Table::acting(
        "player seat0 fame 2\nslots seat0 university farmer craftsman trader\nopen seat0 university laboratory\n\
         slots seat0 laboratory craftsman scholar",
    );
    table.play_all(&[
        "seat0 activate university",
        "seat0 unlock castle",
        "seat1 pass",
        "seat0 activate laboratory",
    ]);
    assert!(table.allows("seat0 technology castle 1"));
    assert_eq!(Table::start(2, 1).refused_by("seat0 put farmer castle 1"), "OR-43");
    let mut given =
        Table::set("round 13\nevent D1\nopen seat0 university castle\nphase resolve 0 values 0 0");
    given.play("seat0 give card castle");
    assert_eq!(given.line("open seat0"), "university");
    // 13 tiles are exactly 4 advances, 5 unlocked cards and 4 citizens.
    assert_eq!(steading_orleans_settlers::builtin().fame.tiles.len(), 4 + 5 + 4);
}
