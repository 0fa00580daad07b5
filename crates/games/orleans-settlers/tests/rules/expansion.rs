//! Building and expansion (OR-70 to OR-73, OR-88 to OR-96).

use crate::table::Table;

/// A game of three: seat 0 on B2 and A3, seat 1 on C3 and D1, seat 2 on D6; `more` says the rest. Expansion of seat 0 is
/// activated, with a knight if `knight`.
fn expanding(knight: bool, more: &str) -> Table {
    let slot = if knight { "knight" } else { "-" };
    let mut table = Table::set(&format!(
        "players 3\nphase actions seat0\nslots seat0 expansion farmer trader {slot}\nopen seat1 university tavern\n\
         slots seat1 tavern monk\nsettlers seat0 on A3 B2\n{}\n{more}",
        if more.contains("settlers seat1") { "" } else { "settlers seat1 on C3 D1" }
    ));
    table.play("seat0 activate expansion");
    table
}

/// OR-70: two wood turn a controlled land to its village side; it gives no goods any more, and the wood goes back.
#[test]
fn or_70_village() {
    let position = "event A6\nsettlers seat0 on A2 A3 A4\ngoods seat0 2wood\nslots seat0 village_founding farmer craftsman\n\
                    slots seat0 fieldwork farmer fisherman";
    let mut table = Table::acting(position);
    table.play("seat0 activate village_founding");
    assert_eq!(table.listed(0), "build village A2, build village A4");
    assert_eq!(table.refused_by("seat0 build village A3"), "OR-70");
    assert_eq!(table.refused_by("seat0 build village B3"), "OR-88");
    table.play_all(&["seat0 build village A2", "seat1 pass", "seat0 activate fieldwork"]);
    assert!(table.line("map").contains("A2:field*"));
    assert_eq!(table.goods(0), "1grain", "only A4 gives something");
    let mut poor = Table::acting(&position.replace("2wood", "1wood"));
    assert_eq!(poor.refused_by("seat0 activate village_founding"), "OR-50");
}

/// OR-71: one wood and a fortress from the supply, where nobody else stands and no fortress does.
#[test]
fn or_71_fortress() {
    let position = "players 3\nphase actions seat0\nopen seat0 university fortress_works tavern\nslots seat0 tavern monk\n\
                    slots seat0 fortress_works craftsman knight\nsettlers seat0 on A2 A3 A4 B3\nplayer seat1 era 5\n\
                    settlers seat1 on D1 A4\ngoods seat0 1wood";
    let mut table = Table::set(position);
    table.play("seat0 activate fortress_works");
    assert_eq!(table.listed(0), "build fortress A2, build fortress B3");
    assert_eq!(table.refused_by("seat0 build fortress A4"), "OR-71");
    assert_eq!(table.refused_by("seat0 build fortress A3"), "OR-71");
    table.play("seat0 build fortress B3");
    assert_eq!(
        (table.line("fortresses seat0").as_str(), table.goods(0).as_str()),
        ("3 box 0 on A3 B3", "none")
    );
    let mut none = Table::set(&format!("{position}\nfortresses seat0 0 box 4 on A3"));
    assert_eq!(none.refused_by("seat0 activate fortress_works"), "OR-50");
    // A fortress stands with exactly one settler, its owner's.
    assert!(Table::try_set("settlers seat0 on A2 A3\nplayer seat1 era 5\nsettlers seat1 on E3 A3").is_err());
}

/// OR-72: one wood and one coin put a church on a controlled village without one.
#[test]
fn or_72_church() {
    let position = "map A2:field* A4:field*+\nsettlers seat0 on A2 A3 A4 B3\nopen seat0 university church_works\n\
                    slots seat0 church_works craftsman scholar\ngoods seat0 1wood\nplayer seat0 coins 1";
    let mut table = Table::acting(position);
    table.play("seat0 activate church_works");
    assert_eq!(table.listed(0), "build church A2, build church A3");
    assert_eq!(table.refused_by("seat0 build church A4"), "OR-72");
    assert_eq!(table.refused_by("seat0 build church B3"), "OR-72");
    table.play("seat0 build church A3");
    // Paid one coin, gained two.
    assert_eq!((table.goods(0).as_str(), table.coins(0), table.state.market.churches), ("none", 2, 4));
    for poor in ["player seat0 coins 0", "goods seat0 1grain"] {
        let keyword = poor.split(' ').next().unwrap();
        let kept: Vec<&str> = position.lines().filter(|line| !line.trim().starts_with(keyword)).collect();
        let mut table =
            Table::acting(&format!("{}\n{poor}\nslots seat0 farmhouse monk monk", kept.join("\n")));
        assert_eq!(table.refused_by("seat0 activate church_works"), "OR-50", "{poor}");
    }
}

/// OR-73: a fortress closes an area to all others: no expansion, no conquest, no peace.
#[test]
fn or_73_a_fortress_closes_an_area() {
    for (knight, more) in [(false, "player seat0 era 5"), (true, ""), (false, "player seat1 era 5")] {
        let mut table = expanding(knight, &format!("{more}\nfortresses seat1 on C3"));
        assert_eq!(table.refused_by("seat0 expand C3"), "OR-73", "{more}");
    }
}

/// OR-88: a settler controls; at most one of each player in an area; those who share an area all control it.
#[test]
fn or_88_control() {
    let mut table = expanding(false, "");
    assert_eq!(table.refused_by("seat0 expand B2"), "OR-88");
    let shared = Table::set(
        "players 3\nmap C3:forest*+\nplayer seat0 era 5 fame 20\nsettlers seat0 on A3 C3\nplayer seat1 era 4\n\
         settlers seat1 on C3 D1\nphase bonus 0 areas 2 2 1",
    );
    // Both control the village and the church.
    assert_eq!((shared.fame(0), shared.coins(1)), (23, 2));
    assert_eq!((shared.points(0), shared.points(1)), (6, 6 + 2));
}

/// OR-90: onto an area next to an own one, from the supply.
#[test]
fn or_90_expand() {
    let mut table = expanding(false, "");
    assert_eq!(table.listed(0), "expand A2, expand A4, expand B1, expand B3, expand B4, expand C2");
    assert_eq!(table.refused_by("seat0 expand C4"), "OR-90");
    table.play("seat0 expand B4");
    assert_eq!(table.line("settlers seat0"), "6 box 1 on A3 B2 B4");
    let mut none = Table::acting(
        "settlers seat0 0 box 9 on A3\nslots seat0 expansion farmer trader -\nslots seat0 farmhouse fisherman craftsman",
    );
    assert_eq!(none.refused_by("seat0 activate expansion"), "OR-50");
}

/// OR-91: without a settler on the map one begins again on any space without a settler.
#[test]
fn or_91_beginning_again() {
    let mut table = Table::acting(
        "settlers seat0 8 box 2 on none\nslots seat0 expansion farmer trader knight\nsettlers seat1 on E3 C3",
    );
    table.play("seat0 activate expansion");
    assert_eq!(table.listed_as(0, "expand").len(), 13);
    assert_eq!(table.refused_by("seat0 expand C3"), "OR-91");
    table.play("seat0 expand A3");
    assert_eq!(table.line("settlers seat0"), "7 box 2 on A3");
}

/// OR-92: with a knight on its slot a settler is driven out, back to its owner's supply; village and church stay.
#[test]
fn or_92_conquest() {
    let map = "map C3:forest*+";
    assert_eq!(expanding(false, map).refused_by("seat0 expand C3"), "OR-92");
    let mut table = expanding(true, map);
    // It is allowed, not a must.
    assert!(table.listed(0).contains("expand B4") && table.listed(0).contains("expand C3"));
    table.play("seat0 expand C3");
    assert_eq!(
        (table.line("settlers seat0").as_str(), table.line("settlers seat1").as_str()),
        ("6 box 1 on A3 B2 C3", "8 box 1 on D1")
    );
    assert!(table.line("map").contains("C3:forest*+"));
    assert_eq!(table.bag(0), "1farmer 1trader 1knight");
    let mut truce = expanding(true, "round 9\nevent C8");
    assert_eq!(truce.refused_by("seat0 expand C3"), "OR-92");
}

/// OR-93: in era V nobody conquers or is conquered; of several settlers only the one not at peace is driven out.
#[test]
fn or_93_peace_and_war() {
    let mut peaceful = expanding(true, "player seat0 era 5");
    peaceful.play("seat0 expand C3");
    assert_eq!(peaceful.line("settlers seat1"), "7 box 1 on C3 D1", "shared, not conquered");
    let mut mixed = expanding(true, "player seat2 era 5\nsettlers seat2 on C3 D6");
    mixed.play("seat0 expand C3");
    assert_eq!(mixed.line("settlers seat1"), "8 box 1 on D1");
    assert_eq!(mixed.line("settlers seat2"), "7 box 1 on C3 D6");
    assert!(Table::try_set("players 3\nsettlers seat0 on A3 C3\nsettlers seat1 on D1 C3").is_err());
}

/// OR-95: without a knight one may enter beside others if oneself is at peace, or if all of them are.
#[test]
fn or_95_shared_entry() {
    assert!(expanding(false, "player seat0 era 5").allows("seat0 expand C3"));
    assert!(expanding(false, "player seat1 era 5").allows("seat0 expand C3"));
    assert!(!expanding(false, "").allows("seat0 expand C3"));
    let mixed = "player seat2 era 5\nsettlers seat2 on C3 D6";
    assert!(!expanding(false, mixed).allows("seat0 expand C3"));
    let both = "player seat1 era 5\nplayer seat2 era 5\nsettlers seat2 on C3 D6";
    assert!(expanding(false, both).allows("seat0 expand C3"));
}

/// OR-96: peace removes nobody, and nobody leaves era V.
#[test]
fn or_96_peace_lasts() {
    let mut table = Table::set(
        "players 3\nplayer seat0 era 5 fame 2\nsettlers seat0 on A3 C3\nsettlers seat1 on C3 D1\n\
                                map A3:start+\nphase bonus 0 areas 2 2 1",
    );
    assert_eq!(table.pending(), ["seat0 fame 3"]);
    assert_eq!(table.refused_by("seat0 advance"), "OR-67");
    table.play("seat0 citizen");
    assert_eq!((table.player(0).era, table.line("settlers seat0").as_str()), (5, "7 box 1 on A3 C3"));
}
