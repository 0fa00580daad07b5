//! Several terrain cards in hand, and full terrain (CR-9 to CR-11, CR-24, CR-25, AMB-10, AMB-29, and clauses of KB-26, KB-28,
//! KB-71, EN-2). The board stands in `crossroads.rs`.

use steading_game::{DataFiles, Game, Lines, Seat, Undo};
use steading_kingdom_builder::{KingdomBuilder, Terrain};

use crate::crossroads::{CROSSROADS, crossroads};
use crate::table::Table;

/// A position for five in which the others fill these terrains except for some hexes. Seat 0 stands where `rest` says.
fn filled(terrains: &[Terrain], except: &[&str], rest: &str) -> String {
    let empty = crossroads("played grass");
    let hexes = terrains.iter().flat_map(|&terrain| empty.state.setting.board.all(terrain).iter());
    let hexes: Vec<String> = hexes.map(|hex| hex.to_string()).collect();
    let hexes: Vec<&str> = hexes.iter().map(String::as_str).filter(|hex| !except.contains(hex)).collect();
    let lines = hexes
        .chunks(36)
        .zip(1..)
        .map(|(hexes, seat)| format!("settlements seat{seat} {}\n", hexes.join(" ")));
    format!("players 5\n{CROSSROADS}{}{rest}", lines.collect::<String>())
}

/// CR-9, KB-28: with the tile two cards are drawn at the end of the turn, also of the turn in which it was gained; one of
/// them is chosen for the whole next turn, and both are discarded at its end.
#[test]
fn cr_9_two_cards() {
    let rest =
        "hand seat1 forest\npile desert:1 flowers:1\ndiscard grass:5 canyon:4 desert:4 flowers:4 forest:4";
    let mut table = crossroads(&format!("played canyon\n{rest}"));
    table.play_all(0, &["build 3,17", "build 3,18", "build 3,19"]).shows(&["tiles seat0 4,17:new"]);
    table.play("seat0 end");
    assert_eq!((table.state.player(Seat(0)).hand.len(), table.state.player(Seat(1)).hand.len()), (2, 0));
    assert_eq!(table.state.turn.cards.len(), 1);
    table.build_anywhere(1, 3).play("seat1 end");
    assert_eq!(table.can("choose"), "desert flowers");
    assert_eq!(table.ways("build"), 0);
    table.play("seat0 choose flowers");
    assert_eq!(table.undo, Some(Undo::Allowed));
    assert_eq!(table.state.turn.terrain, Some(Terrain::Flowers));
    // Both are discarded, the chosen one and the other.
    let mut ends = crossroads("played desert flowers\nsettlements seat0 3,17\ntiles seat0 4,17:ready");
    ends.play("seat0 choose flowers")
        .build_anywhere(0, 3)
        .play("seat0 end")
        .shows(&["discard desert:1 flowers:1"]);
    assert_eq!(ends.state.player(Seat(0)).hand.len(), 2);
    // Without the tile it is one.
    let mut one = crossroads("played canyon\ntiles seat0 4,17:lost");
    one.build_anywhere(0, 3).play("seat0 end");
    assert_eq!(one.state.player(Seat(0)).hand.len(), 1);
}

/// CR-10: the choice is fixed with the first action that depends on the card; others may come before it. A full terrain
/// cannot be chosen, and if both are full, both cards leave the game for one.
#[test]
fn cr_10_the_choice() {
    let position = "played desert forest\nsettlements seat0 2,2 3,16\ntiles seat0 3,2:ready 4,17:ready";
    let mut table = crossroads(position);
    assert_eq!((table.can("choose"), table.ways("build")), ("desert forest".to_owned(), 0));
    assert_eq!(table.refused_by("seat0 build 1,1"), "CR-10");
    assert_eq!(table.refused_by("seat0 choose grass"), "CR-10");
    table.play_all(0, &["use foresters_lodge", "build 1,1", "choose desert"]).shows(&["terrain desert 0"]);
    assert_eq!(table.refused_by("seat0 choose forest"), "CR-10");
    table.play("seat0 build 3,14").shows(&["mandatory running 1"]);
    assert_eq!(table.refused_by("seat0 choose forest"), "CR-10");
    // Desert is full.
    let rest = "played desert forest\nsettlements seat0 2,2\ntiles seat0 3,2:ready 4,17:lost";
    let mut table = Table::set(&filled(&[Terrain::Desert], &[], rest));
    assert_eq!(
        (table.can("choose"), table.refused_by("seat0 choose desert")),
        ("forest".to_owned(), "CR-10")
    );
    table.play("seat0 choose forest").shows(&["removed none", "terrain forest 1"]);
    // Both are full at the start of a turn: two cards go, one comes.
    let both = [Terrain::Desert, Terrain::Forest];
    let cards = "pile grass:5\ndiscard canyon:5 desert:4 flowers:5 forest:4";
    let hands = "turn 5 seat4\nplayed grass\nhand seat0 desert forest\ntiles seat0 4,17:lost";
    let mut table =
        Table::set(&filled(&both, &[], &format!("{hands}\n{}", cards.replace("grass:5", "grass:4"))));
    table.build_anywhere(4, 3).play("seat4 end");
    table.shows(&["turn 6 seat0", "played grass", "removed desert:1 forest:1", "mandatory ahead"]);
    // Before the choice the same: the Forester's Lodge fills the only terrain that was left.
    let rest =
        format!("played desert forest\nsettlements seat0 2,2\ntiles seat0 3,2:ready 4,17:lost\n{cards}");
    let mut table = Table::set(&filled(&both, &["1,1", "2,2"], &rest));
    table
        .play_all(0, &["use foresters_lodge", "build 1,1"])
        .shows(&["played grass", "removed desert:1 forest:1"]);
    assert_eq!(table.undo, Some(Undo::Barrier));
}

/// CR-10, CR-24: two cards of equal terrain leave nothing to choose, so the first one is the chosen card from the beginning: when an extra
/// action fills the terrain before anything depends on the card, that one alone leaves the game.
#[test]
fn cr_10_two_equal_cards() {
    let cards = "pile grass:5\ndiscard canyon:5 desert:5 flowers:5 forest:3";
    let rest =
        format!("played forest forest\nsettlements seat0 2,2\ntiles seat0 3,2:ready 4,17:lost\n{cards}");
    let mut table = Table::set(&filled(&[Terrain::Forest], &["1,1", "2,2"], &rest));
    table.shows(&["terrain forest 0"]);
    table.play_all(0, &["use foresters_lodge", "build 1,1"]);
    table.shows(&["played forest grass", "terrain grass 1", "removed forest:1", "mandatory ahead"]);
    assert_eq!(table.can("choose"), "");
}

/// CR-11: losing the tile does not take the second card away.
#[test]
fn cr_11_the_second_card_stays() {
    let cards = "hand seat0 desert flowers\nplayed grass\nturn 2 seat1";
    let mut table = crossroads(&format!("{cards}\ntiles seat0 4,17:lost"));
    table.build_anywhere(1, 3).play("seat1 end").shows(&["played desert flowers"]);
    assert_eq!(table.can("choose"), "desert flowers");
    // The wagon takes the tile away in the turn itself.
    let mut table = crossroads("played desert flowers\nwagon seat0 5,17\ntiles seat0 4,17:ready 18,18:lost");
    assert_eq!(table.can("choose"), "desert flowers");
    table.play("seat0 choose flowers").build_anywhere(0, 3).play("seat0 end");
    assert_eq!(table.state.player(Seat(0)).hand.len(), 2);
    // Nobody who never had it has two.
    assert!(Table::try_set(&format!("players 2\n{CROSSROADS}{cards}")).is_err());
}

/// CR-24, AMB-29: once it is chosen, only the chosen card is replaced when its terrain is full; the other one stays out of use
/// until both are discarded. Of two equal cards the first is the chosen one.
#[test]
fn cr_24_and_amb_29_only_the_chosen_card_is_replaced() {
    let cards = "pile grass:5\ndiscard canyon:5 desert:4 flowers:5 forest:4";
    let rest = format!("played desert forest\ntiles seat0 4,17:lost\n{cards}");
    let mut table = Table::set(&filled(&[Terrain::Desert], &["5,6"], &rest));
    table.play_all(0, &["choose desert", "build 5,6"]);
    table.shows(&["played forest grass", "terrain grass 1", "removed desert:1", "mandatory running 1"]);
    assert_eq!((table.can("choose"), table.undo), (String::new(), Some(Undo::Barrier)));
    table.build_anywhere(0, 2).shows(&["mandatory done 3"]);
    table.play("seat0 end").shows(&["discard grass:1 canyon:5 desert:4 flowers:5 forest:5"]);
    let equal = crossroads("played desert desert\ntiles seat0 4,17:lost");
    equal.shows(&["terrain desert 0"]);
    assert_eq!((equal.can("choose"), equal.ways("build")), (String::new(), 61));
    // A card that is turned up may show the terrain of the other one.
    let cards = "pile forest:1\ndiscard grass:5 canyon:5 desert:4 flowers:5 forest:3";
    let rest = format!("played desert forest\ntiles seat0 4,17:lost\n{cards}");
    let mut table = Table::set(&filled(&[Terrain::Desert], &["5,6"], &rest));
    table.play_all(0, &["choose desert", "build 5,6"]).shows(&["played forest forest", "terrain forest 1"]);
}

/// A board on which seat 1 can gain the Crossroads 4,17 with a Canoe while seat 0 takes the last Refuge: an owner's, for none of ours has
/// water beside it.
fn foreign_crossroads(reading: &str) -> Table {
    let ours = KingdomBuilder::info().data.iter().find(|(name, _)| *name == "quadrants.txt").unwrap().1;
    let theirs = ours.replacen("FFFFFDT2MC", "FFFFFDT2WC", 1);
    let theirs = theirs.replacen("G=20 C=16 D=18 F=18 T=13 W=8 M=4", "G=20 C=16 D=18 F=18 T=13 W=9 M=3", 1);
    let options = [("sets", "base,crossroads,marshlands"), ("crossroads_at_once", reading)];
    let mut setup = KingdomBuilder::info().setup(Some(2), options).unwrap();
    setup.data = Some(DataFiles::new([("quadrants.txt".to_owned(), theirs)].into()));
    let config = KingdomBuilder::configure(&setup).unwrap();
    let position = "board refuge barracks_crossroads canoe oracle\ncards lords hermits workers\ntasks road\nplayed forest\n\
        settlements seat1 13,8 2,1\ntiles seat1 12,8:ready 2,2:ready\nhand seat1 forest";
    let state = KingdomBuilder::read_position(&config, Lines::new(position)).unwrap();
    Table { state, events: Vec::new(), undo: None }
}

/// CR-25, AMB-31: a Crossroads gained in a foreign turn draws its first card at the end of that turn (booklet, Crossroads, Kreuzung, last
/// sentence: at the end of the turn in which the tile was gained).
#[test]
fn cr_25_gained_in_a_foreign_turn() {
    let mut table = foreign_crossroads("true");
    table
        .play("seat0 build 1,1")
        .play("seat1 build 4,18")
        .shows(&["draws seat1", "tiles seat1 2,2:ready 4,17:new 12,8:used"]);
    // It is remembered, and seen, as long as the turn lasts.
    assert_eq!(table.view(0).turn, table.state.turn);
    table.build_anywhere(0, 2).play("seat0 end");
    assert_eq!((table.state.turn.cards.len(), table.line("draws")), (2, String::new()));
    // Once is enough: from now on it is the end of the own turn that draws.
    let terrain = table.can("choose").split(' ').next().unwrap_or_default().to_owned();
    if !terrain.is_empty() {
        table.play(&format!("seat1 choose {terrain}"));
    }
    table.build_anywhere(1, 3).play("seat1 end");
    assert_eq!(table.state.player(Seat(1)).hand.len(), 2);
    // Whoever has lost it again draws nothing, and nobody remembers what cannot be.
    let lost = crossroads("played grass\nhand seat1 desert\ntiles seat1 4,17:lost\ndraws seat1");
    let mut lost = lost.clone();
    lost.build_anywhere(0, 3).play("seat0 end");
    assert_eq!(lost.state.turn.cards.len(), 1);
    for wrong in [
        "draws seat1",
        "draws seat0\ntiles seat0 4,17:lost",
        "tiles seat1 4,17:lost\ndraws seat1\nset crossroads_at_once=false",
    ] {
        assert!(Table::try_set(&format!("players 2\n{CROSSROADS}played grass\n{wrong}")).is_err(), "{wrong}");
    }
}

/// CR-25, AMB-31: as it is commonly played, it draws its first card at the end of the owner's next turn.
#[test]
fn cr_25_as_commonly_played() {
    let mut table = foreign_crossroads("false");
    table.play("seat0 build 1,1").play("seat1 build 4,18").build_anywhere(0, 2).play("seat0 end");
    assert_eq!(table.state.turn.cards.len(), 1);
    table.build_anywhere(1, 3).play("seat1 end");
    assert_eq!(table.state.player(Seat(1)).hand.len(), 2);
}

/// AMB-10: Oracle and Barn use the same terrain as the mandatory action; using them first needs the choice.
#[test]
fn amb_10_oracle_and_barn_use_the_chosen_terrain() {
    let board = "players 2\nset sets=base,crossroads\nboard oracle barracks_crossroads harbor barn\ncards lords hermits \
        workers\ntasks road\n";
    let position =
        "played grass canyon\nsettlements seat0 2,7 12,17\ntiles seat0 3,7:ready 4,17:lost 12,16:ready";
    let mut table = Table::set(&format!("{board}{position}"));
    assert_eq!(table.can("use"), "");
    assert_eq!(table.refused_by("seat0 use oracle"), "CR-10");
    assert_eq!(table.refused_by("seat0 use barn"), "CR-10");
    table.play("seat0 choose grass");
    assert_eq!(table.can("use"), "oracle barn");
    table.play("seat0 use oracle");
    assert_eq!(table.can("build"), "1,6 2,8");
    table.play_all(0, &["build 2,8", "use barn", "lift 12,17"]);
    let board = &table.state.setting.board;
    assert!(
        table.can("put").split(' ').all(|hex| board.terrain_at(hex.parse().unwrap()) == Some(Terrain::Grass))
    );
    assert_eq!(table.play("seat0 cancel").play("seat0 cancel").refused_by("seat0 choose canyon"), "CR-10");
}

/// KB-26, KB-71: hexes beside a warrior are not available, at the start of a turn and after every change of the board.
#[test]
fn kb_26_and_kb_71_blocked_hexes() {
    let cards = "pile grass:4\ndiscard canyon:5 desert:4 flowers:5 forest:5";
    // The only empty desert, 5,6, lies beside the warrior on 6,7.
    let rest = format!("turn 5 seat4\nplayed grass\nhand seat0 desert\nwarriors seat1 6,7\n{cards}");
    let mut table = Table::set(&filled(&[Terrain::Desert], &["5,6", "6,7"], &rest));
    table.build_anywhere(4, 3).play("seat4 end").shows(&["played grass", "removed desert:1"]);
    // EN-2: a warrior that is placed blocks it, and the card is replaced at once; without it the card can be played.
    let rest = format!("played desert\nsettlements seat0 2,13 6,8\ntiles seat0 3,13:ready\n{cards}");
    let rest = rest.replace("pile grass:4", "pile grass:5");
    let mut table = Table::set(&filled(&[Terrain::Desert], &["5,6", "6,7", "6,8"], &rest));
    assert_eq!(table.can("build"), "6,7");
    table.play_all(0, &["use barracks", "build 6,7"]).shows(&[
        "played grass",
        "removed desert:1",
        "mandatory ahead",
    ]);
    assert_eq!(
        (table.told(), table.undo),
        (["built", "took_tile", "removed", "replaced"].map(str::to_owned).to_vec(), Some(Undo::Barrier))
    );
}
