//! The Kingdom Builder cards of Marshlands (MA-19 to MA-25, and clauses of KB-56). The board stands in `marshlands.rs`.

use std::collections::BTreeSet;

use steading_game::{Game, Seat};
use steading_kingdom_builder::KingdomBuilder;

use crate::table::Table;

/// The gold of each seat for a card.
fn gold(card: &str, settlements: &[&str]) -> Vec<i32> {
    let others = ["vassals", "captains", "messengers"].into_iter().filter(|other| *other != card);
    let others: Vec<&str> = others.take(2).collect();
    let seats = settlements.len().max(2) as u8;
    let lines = (0..seats).zip(settlements).map(|(seat, hexes)| format!("settlements seat{seat} {hexes}\n"));
    let table = Table::set(&format!(
        "players {seats}\nset sets=marshlands\nboard refuge temple canoe fountain\ncards {card} {}\nplayed grass\n{}",
        others.join(" "),
        lines.collect::<String>()
    ));
    (0..settlements.len() as u8).map(|seat| table.gold(seat, &format!("card-{card}"))).collect()
}

/// MA-19: Geologists: one area that touches three ranges is 6 gold; a range counts once, and so does a single mountain.
#[test]
fn ma_19_geologists() {
    let two = "2,8 2,9 2,10 2,11";
    let three = format!("{two} 3,11 4,12 5,12 6,13 7,13 8,13 9,13 10,13");
    assert_eq!(gold("geologists", &[two, "8,1"]), [4, 0]);
    assert_eq!(gold("geologists", &[&three]), [6]);
    // Two ways between the same two ranges pay once, and areas by themselves link nothing.
    assert_eq!(gold("geologists", &["2,8 2,9 2,10 2,11 0,10 1,9 1,10 1,11"]), [4]);
    assert_eq!(gold("geologists", &["2,8 2,11"]), [0]);
    // A settlement on a mountain touches its range.
    assert_eq!(gold("geologists", &["2,7 2,8 2,9 2,10 2,11 2,12", "4,18"]), [4, 0]);
}

/// MA-20: Messengers: a distance of 8 within one area is 14 gold; what lies between does not matter.
#[test]
fn ma_20_messengers() {
    let row =
        |from: u16, to: u16| (from..=to).map(|column| format!("19,{column}")).collect::<Vec<_>>().join(" ");
    assert_eq!(gold("messengers", &[&row(0, 8)]), [14]);
    assert_eq!(gold("messengers", &[&format!("{} 0,0 0,19", row(0, 8)), "0,1 0,2", "0,4"]), [14, 0, 0]);
    // Two areas are not one; a bend shortens the way.
    assert_eq!(gold("messengers", &[&format!("{} {}", row(0, 3), row(5, 8))]), [4]);
    assert_eq!(gold("messengers", &["8,8 9,8 10,8 10,7 10,6"]), [4]);
}

/// MA-21: Noblewomen: the sole majority at three of four special hexes is 15 gold; palaces are not paid twice.
#[test]
fn ma_21_noblewomen() {
    let three = "2,1 7,6 2,17";
    assert_eq!(gold("noblewomen", &[three, "6,14 6,15"]), [15, 5]);
    // The picture of the booklet: three players with 5, 5 and 15 gold; two of them are equal at one hex.
    assert_eq!(gold("noblewomen", &["6,14", "6,15", three]), [5, 5, 15]);
    assert_eq!(gold("noblewomen", &[&format!("{three} 6,14"), "6,15 7,13"]), [15, 5]);
    assert_eq!(gold("noblewomen", &["2,1 2,3", "1,1 1,2", "3,1"]), [5, 5, 0]);
    let palace = "players 2\nset sets=base,marshlands\nboard tavern temple canoe fountain\ncards noblewomen lords hermits\n\
        played grass\nsettlements seat0 3,2 4,15";
    let table = Table::set(palace);
    // A castle pays its 3 gold besides, a palace only as a palace.
    let parts = ["card-noblewomen", "score-castles", "score-palaces"].map(|source| table.gold(0, source));
    assert_eq!(parts, [5, 3, 5]);
}

/// MA-22: Vassals: every settlement in rows or columns 9 and 10 is 1 gold.
#[test]
fn ma_22_vassals() {
    assert_eq!(gold("vassals", &["9,3 10,3 9,9 8,3 11,3", "3,8 3,9 3,10 3,11"]), [3, 2]);
}

/// MA-23: Captains: in a triangle of six the three in the middle of the sides count.
#[test]
fn ma_23_captains() {
    assert_eq!(gold("captains", &["10,7 10,8 10,9 9,7 9,8 8,8", "19,1 19,2 19,3"]), [3, 0]);
}

/// MA-24: Scouts: seven settlements beside the removed terrain, two of them on it, are 5 gold.
#[test]
fn ma_24_scouts() {
    let position = "players 2\nset sets=marshlands\nboard refuge temple canoe fountain\ncards scouts vassals captains\n\
        removed-terrain desert\nplayed grass\nsettlements seat0 0,4 1,3 2,1 2,3 4,5 3,2 3,3 9,9";
    let table = Table::set(position);
    table.shows(&["removed desert:5 desert+swamp:1", "removed-terrain desert"]);
    assert_eq!(table.gold(0, "card-scouts"), 5);
    assert!(Table::try_set(&position.replace("removed-terrain desert\n", "")).is_err());
    assert!(Table::try_set(&position.replace("played grass", "played desert")).is_err());
}

/// MA-24: before hands are dealt a card decides which terrain is removed, with its dual card.
#[test]
fn ma_24_the_removed_terrain() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let state = Table::start(3, &["sets=marshlands", "cards=scouts,random,random"], seed).state;
        let removed = state.setting.removed_terrain.unwrap();
        assert_eq!(state.deck.removed.total(), 6);
        assert!(state.deck.removed.iter().all(|card| card.terrain() == removed));
        assert_eq!(state.deck.pile.total(), 30 - 6 - 3);
        let hands =
            state.seats().flat_map(|seat| state.player(seat).hand.iter()).chain(state.turn.cards.iter());
        assert!(hands.map(|held| held.card.terrain()).all(|terrain| terrain != removed));
        seen.insert(removed);
    }
    assert_eq!(seen.len(), 5);
    let without = Table::start(3, &["sets=marshlands", "exclude=scouts"], 1).state;
    assert_eq!((without.setting.removed_terrain, without.deck.removed.total()), (None, 0));
}

/// MA-25: two cards of equal terrain, swamp halves aside, leave the choice of the removed terrain: three builds.
#[test]
fn ma_25_two_equal_cards() {
    let table = |played: &str| {
        Table::set(&format!(
            "players 2\nset sets=base,crossroads,marshlands\nboard barracks_crossroads temple canoe fountain\n\
             cards scouts vassals captains\ntasks road\nremoved-terrain desert\nplayed {played}\nsettlements seat0 3,7\ntiles \
             seat0 4,7:ready"
        ))
    };
    assert_eq!(table("grass forest").can("choose"), "grass forest");
    assert_eq!(table("grass+swamp forest+swamp").can("choose"), "grass forest swamp");
    let mut equal = table("grass grass+swamp");
    assert_eq!(equal.can("choose"), "grass desert swamp");
    equal.play("seat0 choose desert").shows(&["terrain desert 0"]);
    equal.build_anywhere(0, 3).shows(&["mandatory done 3"]).view(0);
    let desert = equal.state.setting.board.all(steading_kingdom_builder::Terrain::Desert);
    assert_eq!((equal.state.pieces(Seat(0)) & desert).len(), 3);
    // Both cards are discarded at the end.
    equal.play("seat0 end");
    assert_eq!(equal.state.deck.removed.total(), 6);
}

/// MA-25, MA-4: the removed terrain is chosen like any other. When it runs full, the played card goes over to its own terrain; as it is
/// commonly played, the first of the two cards leaves the game and the other stays out of use (CR-24).
#[test]
fn ma_25_the_removed_terrain_runs_full() {
    let table = |reading: &str, played: &str| {
        let heading = "set sets=base,crossroads,marshlands\nboard barracks_crossroads oracle canoe fountain\ncards scouts vassals \
            captains\ntasks road\nremoved-terrain desert\nplayed grass\n";
        let empty = Table::set(&format!("players 5\n{heading}"));
        let desert = empty.state.setting.board.all(steading_kingdom_builder::Terrain::Desert);
        let hexes: Vec<String> = desert.iter().skip(1).map(|hex| hex.to_string()).collect();
        let filled: Vec<String> = (1..)
            .zip(hexes.chunks(36))
            .map(|(seat, hexes)| format!("settlements seat{seat} {}\n", hexes.join(" ")))
            .collect();
        let heading = heading.replace("played grass", &format!("played {played}"));
        let position = format!("players 5\n{reading}{heading}tiles seat0 4,7:lost\n{}", filled.concat());
        let mut table = Table::set(&position);
        table.play("seat0 choose desert").build_anywhere(0, 1);
        table
    };
    table("", "grass grass").shows(&["played grass grass", "terrain grass 0", "mandatory running 1"]);
    // A dual card leaves both of its halves, and the player chooses again.
    let mut dual = table("", "grass+swamp grass");
    assert_eq!(dual.can("choose"), "grass swamp");
    dual.play("seat0 choose swamp").build_anywhere(0, 1).shows(&["mandatory done 2", "terrain swamp 0"]);
    let common = table("set dual_other_half=false\n", "grass grass");
    assert_eq!(common.state.turn.cards.len(), 2);
    assert!(common.line("removed").contains("grass:1") && common.line("terrain").ends_with(" 1"));
}

/// MA-25, CR-10: two equal cards show two terrains then, so that nothing is fixed before the choice: if both are full, both cards leave
/// the game.
#[test]
fn ma_25_both_terrains_are_full() {
    use steading_kingdom_builder::Terrain;
    let heading = "players 5\nset sets=base,crossroads,marshlands\nboard barracks_crossroads oracle canoe fountain\ncards scouts vassals \
        captains\ntasks road\nremoved-terrain desert\n";
    let empty = Table::set(&format!("{heading}played forest"));
    let board = &empty.state.setting.board;
    let full = board.all(Terrain::Desert) | board.all(Terrain::Canyon);
    let hexes: Vec<String> = full.iter().map(|hex| hex.to_string()).collect();
    let filled: Vec<String> = (1..)
        .zip(hexes.chunks(36))
        .map(|(seat, hexes)| format!("settlements seat{seat} {}\n", hexes.join(" ")))
        .collect();
    let turn = "turn 5 seat4\nplayed forest\nmandatory done\nhand seat0 canyon canyon\ntiles seat0 4,7:lost\npile \
        grass:5\ndiscard forest:4\nremoved canyon:3 desert:5 flowers:5 grass+swamp:1 canyon+swamp:1 desert+swamp:1 flowers+swamp:1 \
        forest+swamp:1\n";
    let mut table = Table::set(&format!("{heading}{turn}{}", filled.concat()));
    table.play("seat4 end");
    assert_eq!((table.state.turn.active, table.state.turn.cards.len()), (Seat(0), 1));
    assert!(table.line("removed").contains("canyon:5"), "{}", table.line("removed"));
}

/// KB-56: palaces are scored after the cards and castles.
#[test]
fn kb_56_palaces_in_the_final_scoring() {
    let table = Table::set(
        "players 2\nset sets=marshlands\nboard refuge temple canoe fountain\ncards vassals captains messengers\nplayed grass",
    );
    let expected = ["card-vassals", "card-captains", "card-messengers", "score-castles", "score-palaces"];
    assert_eq!(table.sources(0), expected);
    assert_eq!(KingdomBuilder::score(&table.state, Seat(1)).total(), 0);
}
