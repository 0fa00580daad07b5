//! The course of a turn (KB-18 to KB-29, KB-71).

use steading_game::{Seat, Undo};
use steading_kingdom_builder::{HandView, Mandatory, Phase, Terrain};

use crate::table::{FIRST_GAME, Table};

/// A position for three in which the others fill a terrain except for these hexes. Seat 0 stands nowhere.
fn filled(terrain: Terrain, except: &[&str], rest: &str) -> String {
    let empty = Table::set(&format!("players 3\n{FIRST_GAME}played grass"));
    let hexes = empty.state.setting.board.all(terrain).iter().map(|hex| hex.to_string());
    let hexes: Vec<String> = hexes.filter(|hex| !except.contains(&hex.as_str())).collect();
    let (one, other) = hexes.split_at(hexes.len() / 2);
    let lines = format!("settlements seat1 {}\nsettlements seat2 {}", one.join(" "), other.join(" "));
    format!("players 3\n{FIRST_GAME}{lines}\n{rest}")
}

/// KB-18: the card is laid open, the mandatory action is done once, then the card is discarded and a new one drawn.
#[test]
fn kb_18_the_course_of_a_turn() {
    let mut table = Table::first("played grass\nhand seat1 desert");
    assert_eq!(table.view(1).turn.cards.get(0).unwrap().to_string(), "grass");
    table.play_all(0, &["build 8,7", "build 8,8", "build 8,9"]);
    assert_eq!((table.ways("build"), table.refused_by("seat0 build 8,10")), (0, "KB-19"));
    table.play("seat0 end").shows(&["turn 2 seat1", "played desert", "discard grass:1"]);
    assert_eq!(table.state.player(Seat(0)).hand.len(), 1);
}

/// KB-19: three settlements are built, one after the other, on the terrain of the card.
#[test]
fn kb_19_three_builds_on_the_terrain() {
    let mut table = Table::first("played grass");
    for (hex, line) in
        [("8,7", "mandatory running 1"), ("8,8", "mandatory running 2"), ("8,9", "mandatory done 3")]
    {
        for other in ["5,1", "0,1", "2,0", "9,5"] {
            assert_eq!(table.refused_by(&format!("seat0 build {other}")), "KB-19");
        }
        table.play(&format!("seat0 build {hex}")).shows(&[line]);
    }
    table.shows(&["supply seat0 37", "settlements seat0 8,7 8,8 8,9"]);
}

/// KB-20: no extra action comes between the three builds.
#[test]
fn kb_20_builds_are_consecutive() {
    let mut table = Table::first("played grass\nsettlements seat0 11,18\ntiles seat0 11,17:ready");
    for _ in 0..2 {
        table.build_anywhere(0, 1);
        assert_eq!((table.can("use"), table.refused_by("seat0 use farm")), (String::new(), "KB-20"));
    }
}

/// KB-21: the mandatory action cannot be skipped, and ends early only when the supply does.
#[test]
fn kb_21_as_large_as_possible() {
    let mut table = Table::first("played grass");
    assert_eq!((table.can("end"), table.refused_by("seat0 end")), (String::new(), "KB-21"));
    table.play("seat0 build 8,7");
    assert_eq!(table.refused_by("seat0 end"), "KB-21");
    let many = (0..19).map(|column| format!("0,{column} 1,{column}")).filter(|hex| !hex.contains(",15"));
    let many: Vec<String> = many.collect();
    let settlements = |more: &str| format!("settlements seat0 {} 2,0 2,1 {more}", many.join(" "));
    // 38 on the board: two builds.
    let mut table = Table::first(&format!("played grass\n{}", settlements("")));
    table.play_all(0, &["build 8,7", "build 8,8"]).shows(&["mandatory done 2", "supply seat0 0"]);
    // None left: nothing to build.
    let mut table =
        Table::first(&format!("turn 2 seat1\nplayed grass\nhand seat0 forest\n{}", settlements("2,2 2,3")));
    table.play_all(1, &["build 8,7", "build 8,8", "build 8,9"]);
    assert_eq!(table.state.phase, Phase::Turn);
    let first = Table::first(&format!("played grass\nmandatory done 0\n{}", settlements("2,2 2,3")));
    assert_eq!((first.ways("build"), first.can("end").is_empty()), (0, true));
    assert_eq!(first.clone().play("seat0 end").state.turn.active, Seat(1));
}

/// KB-22: an extra action comes before or after the mandatory one, once per tile, and never overlaps another.
#[test]
fn kb_22_extra_actions() {
    let position = "played grass\nsettlements seat0 11,18 17,6\ntiles seat0 11,17:ready 17,5:ready";
    let mut before = Table::first(position);
    assert_eq!(before.can("use"), "farm oasis");
    before.play("seat0 use farm");
    assert_eq!(before.refused_by("seat0 use oasis"), "KB-22");
    assert_eq!(before.refused_by("seat0 end"), "KB-18");
    before.play("seat0 build 10,18");
    assert_eq!(before.can("use"), "oasis");
    let mut after = Table::first(position);
    after.play_all(0, &["build 11,19", "build 10,19", "build 10,18", "use oasis", "build 17,7", "use farm"]);
    after.build_anywhere(0, 1);
    assert_eq!(after.can("use"), "");
    // Extra actions are optional, and can be cancelled as long as nothing was built.
    let mut optional = Table::first(position);
    optional
        .play_all(0, &["use farm", "cancel"])
        .shows(&["phase turn", "tiles seat0 11,17:ready 17,5:ready"]);
    assert_eq!(optional.refused_by("seat0 cancel"), "KB-22");
}

/// KB-23: a used tile is turned over, and turned back at the end of the turn.
#[test]
fn kb_23_used_tiles() {
    let mut table = Table::first("played grass\nsettlements seat0 11,18\ntiles seat0 11,17:ready");
    table.play_all(0, &["use farm", "build 10,18"]).shows(&["tiles seat0 11,17:used"]);
    assert_eq!(table.refused_by("seat0 use farm"), "KB-23");
    table.build_anywhere(0, 3).play("seat0 end").shows(&["tiles seat0 11,17:ready"]);
}

/// KB-24: without a supply pieces can still be moved, but not built.
#[test]
fn kb_24_empty_supply() {
    let row = |row: u16| (0..19).map(move |column| format!("{row},{column}"));
    let many: Vec<String> = row(0).chain(row(1)).collect();
    let position = format!(
        "played grass\nmandatory done 0\nsettlements seat0 {} 2,17 11,18\ntiles seat0 2,18:ready 11,17:ready",
        many.join(" ")
    );
    let mut table = Table::first(&position);
    assert_eq!((table.can("use"), table.refused_by("seat0 use farm")), ("paddock".to_owned(), "KB-24"));
    table.play_all(0, &["use paddock", "lift 2,17", "put 4,18"]).shows(&["supply seat0 0"]);
}

/// KB-25: an empty pile is made anew from the discards at the moment a card is needed.
#[test]
fn kb_25_shuffling() {
    let others = "played grass\nhand seat1 desert\npile forest:1\ndiscard grass:4 canyon:5 desert:4 flowers:5 forest:4";
    let mut table = Table::first(others);
    table.play_all(0, &["build 8,7", "build 8,8", "build 8,9"]).play("seat0 end");
    // The last card of the pile was drawn; nothing is shuffled yet.
    table.shows(&["hand seat0 forest", "pile none", "discard grass:5 canyon:5 desert:4 flowers:5 forest:4"]);
    table.play_all(1, &["build 0,1", "build 0,2", "build 1,2"]).play("seat1 end");
    assert_eq!(table.state.deck.discard.total(), 0);
    // 24 discards and the one just played are the new pile, less the card drawn; the hand of seat 0 is older now.
    assert_eq!(table.state.deck.pile.total(), 23);
    assert!(table.told().contains(&"shuffled".to_owned()));
}

/// KB-26: when the terrain of the card is full, the card leaves the game and another one is drawn; builds made so far count.
#[test]
fn kb_26_full_terrain() {
    // During the mandatory action.
    let mut table = Table::set(&filled(
        Terrain::Desert,
        &["0,1"],
        "played desert\npile grass:5 forest:5\ndiscard \
        canyon:5 desert:4 flowers:5",
    ));
    assert_eq!(table.can("build"), "0,1");
    table.play("seat0 build 0,1").shows(&["removed desert:1", "mandatory running 1"]);
    let terrain = table.state.turn.terrain.unwrap();
    assert!([Terrain::Grass, Terrain::Forest].contains(&terrain));
    assert_eq!(
        (table.undo, table.line("mandatory")),
        (Some(Undo::Barrier), "mandatory running 1".to_owned())
    );
    for _ in 0..2 {
        let hex = table.can("build").split(' ').next().unwrap().to_owned();
        assert_eq!(table.state.setting.board.terrain_at(hex.parse().unwrap()), Some(terrain));
        table.play(&format!("seat0 build {hex}"));
    }
    table.shows(&["mandatory done 3"]);
    // An unplayable replacement leaves the game too, until one can be played.
    let mut table = Table::set(&filled(
        Terrain::Desert,
        &["0,1"],
        "played desert\npile grass:1 desert:4\ndiscard grass:4 canyon:5 flowers:5 forest:5",
    ));
    table.play_until("seat0 build 0,1", |table| table.line("removed") == "removed desert:4");
    table.shows(&["played grass", "pile desert:1"]);
    // At the start of a turn.
    let mut table = Table::set(&filled(
        Terrain::Desert,
        &[],
        "turn 3 seat2\nplayed grass\nhand seat0 desert\npile forest:5\ndiscard grass:4 canyon:5 desert:4 flowers:5",
    ));
    table.build_anywhere(2, 3).play("seat2 end");
    table.shows(&["turn 4 seat0", "played forest", "removed desert:1", "mandatory ahead"]);
}

/// KB-27: if no card can be played any more, the rest of the mandatory action and card-dependent actions are void.
#[test]
fn kb_27_no_card_left() {
    let none = "pile none\ndiscard none\nremoved grass:5 canyon:5 desert:4 flowers:5 forest:5";
    let mut table = Table::set(&filled(Terrain::Desert, &["0,1"], &format!("played desert\n{none}")));
    table.play("seat0 build 0,1").shows(&["mandatory done 1", "terrain none 0"]);
    assert_eq!((table.line("played"), table.ways("build")), (String::new(), 0));
}

/// KB-27, KB-25: whoever has no card when the own turn begins draws one then, if there are cards again, and plays it like any other.
#[test]
fn kb_27_cards_again_by_the_own_turn() {
    let left = "pile none\nremoved grass:5 canyon:5 desert:4 flowers:5 forest:5";
    let mut table = Table::first(&format!("played desert\n{left}"));
    table.build_anywhere(0, 3).shows(&["mandatory done 3"]);
    assert_eq!((table.line("hand seat1"), table.line("pile")), (String::new(), "pile none".to_owned()));
    // Seat 0 discards the only card and draws it again, seat 1 has none and does nothing.
    table.play("seat0 end").shows(&["mandatory done 0"]);
    assert_eq!(table.refused_by("seat1 build 5,5"), "KB-19");
    table.play("seat1 end").shows(&["played desert", "mandatory ahead"]);
    // Seat 1 has still none; but this time seat 0 loses the tile and two cards lie there when it is seat 1's turn.
    let two = "pile none\ndiscard grass:1\nremoved grass:4 canyon:5 desert:4 flowers:5 forest:5";
    let mut table = Table::first(&format!("played desert\n{two}"));
    table.build_anywhere(0, 3).play("seat0 end").shows(&["turn 2 seat1", "mandatory ahead"]);
    assert_eq!(table.state.turn.cards.len(), 1);
    table.build_anywhere(1, 3).shows(&["mandatory done 3"]);
}

/// KB-73: if nobody has a card and none can be drawn, nobody can ever build again, and the round is the last one.
#[test]
fn kb_73_nobody_can_draw() {
    let none = "pile none\ndiscard none\nremoved grass:5 canyon:5 desert:4 flowers:5 forest:5";
    let mut table = Table::set(&filled(Terrain::Desert, &["0,1"], &format!("played desert\n{none}")));
    table.play("seat0 build 0,1");
    table.play_all(0, &["end"]);
    for seat in [1, 2] {
        table.shows(&["mandatory done 0"]);
        table.play(&format!("seat{seat} end"));
    }
    assert_eq!(table.state.phase, Phase::Over);
}

/// KB-28: at the end of a turn tiles are reset, then the card is discarded, then one is drawn, then the end is checked.
#[test]
fn kb_28_order_of_the_end_of_a_turn() {
    // The card just discarded can be the one drawn.
    let mut table = Table::first(
        "played grass\nhand seat1 desert\npile none\ndiscard none\nremoved grass:4 canyon:5 desert:4 flowers:5 forest:5",
    );
    table.play_all(0, &["build 8,7", "build 8,8", "build 8,9", "end"]);
    table.shows(&["hand seat0 grass", "discard none", "pile none"]);
    assert_eq!(table.told()[3..], ["shuffled", "drew", "turn_began"]);
}

/// KB-29: hands and the draw pile are hidden, everything else is public.
#[test]
fn kb_29_hidden_information() {
    let table = Table::set(&format!(
        "players 3\n{FIRST_GAME}played grass\nhand seat1 desert\nhand seat2 forest\ndiscard canyon:2\nremoved flowers:1"
    ));
    let view = table.view(1);
    assert!(matches!(&view.players[1].hand, HandView::Seen(hand) if hand.len() == 1));
    assert_eq!(view.players[2].hand, HandView::Hidden(vec![0]));
    assert_eq!((view.pile.size, view.pile.cards), (19, None));
    // What this player cannot see is the pile and the hand of seat 2, mixed.
    assert_eq!(view.unseen.len(), 1);
    assert_eq!(view.unseen[0].total(), 20);
    assert_eq!((view.discard.total(), view.removed.total(), view.turn.cards.len()), (2, 1, 1));
    assert!(!serde_json::to_string(&view.players[2].hand).unwrap().contains("forest"));
}

/// KB-71: the supply plays no role for the full-terrain check, and a finished mandatory action is never reopened.
#[test]
fn kb_71_details_of_full_terrain() {
    // The third build fills the terrain: the card is replaced, and nothing more is owed.
    let pile = "pile grass:5 forest:5\ndiscard canyon:5 desert:4 flowers:5";
    let rest = format!("played desert\nmandatory running 2\n{pile}");
    let mut table = Table::set(&filled(Terrain::Desert, &["0,1"], &rest));
    table.play("seat0 build 0,1").shows(&["mandatory done 3", "removed desert:1"]);
    assert_eq!((table.ways("build"), table.state.turn.mandatory), (0, Mandatory::Done));
    assert!(table.state.turn.terrain.is_some());
    // One empty hex is enough to keep the card.
    let hands = "hand seat0 desert\npile forest:5\ndiscard grass:4 canyon:5 desert:4 flowers:5";
    let mut table =
        Table::set(&filled(Terrain::Desert, &["18,8"], &format!("turn 3 seat2\nplayed grass\n{hands}")));
    table.build_anywhere(2, 3).play("seat2 end").shows(&["played desert", "removed none"]);
    assert_eq!(table.can("build"), "18,8");
    // Without a settlement to build the card is replaced all the same.
    let row = |row: u16| (0..20).map(move |column| format!("{row},{column}"));
    let own: Vec<String> = row(4).chain(row(5)).collect();
    let rest =
        format!("first seat1\nturn 3 seat2\nplayed grass\n{hands}\nsettlements seat0 {}", own.join(" "));
    let mut table = Table::set(&filled(Terrain::Desert, &[], &rest));
    table.build_anywhere(2, 3).play("seat2 end");
    table.shows(&["turn 4 seat0", "supply seat0 0", "played forest", "removed desert:1", "mandatory done 0"]);
}
