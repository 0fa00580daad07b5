//! Marshlands: components, dual cards and palaces (MA-1 to MA-6, AMB-10, AMB-29, and clauses of KB-3, KB-26, KB-59, KB-64).
//!
//! Most tests play on its four quadrants:
//! ```text
//!     0   1   2   3   4   5   6   7   8   9   10  11  12  13  14  15  16  17  18  19
//!  0  t   t   g   g   g   d   d   d   m   m   f   f   f   f   g   g   w   w   d   d
//!  1    t   t   g   g   d   d   d   m   m   c   f   f   f   g   g   w   w   f   d   d
//!  2  t   t   @R  g   g   s   d   m   c   c   c   c   m   g   g   w   f   f   @T  d
//!  3    d   d   d   d   s   s   c   c   c   c   c   c   g   g   w   w   f   f   s   s
//!  4  w   w   d   d   d   s   #   c   t   t   c   c   t   w   w   d   #   f   m   s
//!  5    s   w   w   c   c   c   g   t   t   t   t   t   t   w   d   d   t   t   t   t
//!  6  s   s   w   w   c   c   g   g   t   t   s   s   w   w   d   d   d   t   t   t
//!  7    s   s   f   f   w   g   g   @R  f   f   s   w   w   c   @T  d   t   t   t   t
//!  8  m   s   f   f   s   w   w   g   f   f   s   w   c   c   c   s   s   s   g   g
//!  9    m   f   f   f   s   s   w   w   f   f   w   w   c   c   s   s   s   s   g   g
//! 10  m   m   f   d   d   d   w   g   g   g   g   g   g   g   s   s   t   t   t   t
//! 11    m   m   f   d   d   w   w   g   g   g   g   g   g   m   s   t   t   t   g   g
//! 12  s   s   f   f   d   w   s   s   @C  g   f   f   f   f   d   d   d   @F  g   g
//! 13    s   s   f   f   w   w   s   s   c   c   f   f   w   w   d   d   d   g   g   g
//! 14  t   s   #   f   w   d   d   d   c   c   f   w   w   w   c   c   d   m   s   s
//! 15    t   g   g   t   w   w   w   d   c   c   c   c   w   w   c   c   #   t   s   s
//! 16  t   g   g   t   t   w   w   w   w   c   c   c   c   f   f   c   c   c   t   t
//! 17    c   @C  s   t   t   d   f   w   w   w   s   s   @F  f   f   c   c   w   t   t
//! 18  c   c   s   s   t   m   m   f   w   w   s   s   d   d   d   f   w   w   t   m
//! 19    c   s   s   s   t   m   f   f   w   w   s   d   d   d   d   f   f   w   w   s
//! ```
//! Refuge, Temple, Canoe and Fountain; `#` are palaces.

use std::collections::BTreeMap;

use steading_game::Undo;
use steading_kingdom_builder::{Bonus, Data, Location, Quadrant, ScoringCard, Set, SpecialKind, Terrain};

use crate::table::Table;

/// The four quadrants of Marshlands.
pub(crate) const MARSHLANDS: &str =
    "set sets=marshlands\nboard refuge temple canoe fountain\ncards vassals captains messengers\n";

/// Sets a position up on them, two players.
pub(crate) fn marshlands(position: &str) -> Table {
    Table::set(&format!("players 2\n{MARSHLANDS}{position}"))
}

/// Sets a position up on Oracle, Temple, Canoe and Fountain.
fn with_oracle(position: &str) -> Table {
    let board =
        "set sets=base,marshlands\nboard oracle temple canoe fountain\ncards vassals captains messengers\n";
    Table::set(&format!("players 2\n{board}{position}"))
}

/// A position for five in which the others fill these terrains except for some hexes.
fn filled(terrains: &[Terrain], except: &[&str], rest: &str) -> Table {
    let empty = marshlands("played grass");
    let hexes = terrains.iter().flat_map(|&terrain| empty.state.setting.board.all(terrain).iter());
    let hexes: Vec<String> = hexes.map(|hex| hex.to_string()).collect();
    let hexes: Vec<&str> = hexes.iter().map(String::as_str).filter(|hex| !except.contains(hex)).collect();
    let lines = hexes
        .chunks(36)
        .zip(1..)
        .map(|(hexes, seat)| format!("settlements seat{seat} {}\n", hexes.join(" ")));
    Table::set(&format!("players 5\n{MARSHLANDS}{}{rest}", lines.collect::<String>()))
}

/// The lines of the piles when `used` are on the table and `next` is the only card to draw.
fn next_card(used: &[&str], next: &str) -> String {
    let mut left: BTreeMap<String, u8> = BTreeMap::new();
    for terrain in Terrain::BASIC {
        left.extend([(terrain.to_string(), 5), (format!("{terrain}+swamp"), 1)]);
    }
    for card in used.iter().chain([&next]) {
        *left.get_mut(*card).unwrap() -= 1;
    }
    let rest = left.iter().filter(|(_, count)| **count > 0).map(|(card, count)| format!("{card}:{count}"));
    format!("pile {next}:1\ndiscard {}\n", rest.collect::<Vec<_>>().join(" "))
}

/// MA-1: four quadrants with two equal locations, swamp and a palace instead of a castle; 16 tiles, two bonus tiles of
/// each of four kinds, six cards, five dual cards.
#[test]
fn ma_1_components() {
    let facts = &Data::built_in().facts;
    assert_eq!((facts.dual_cards, facts.numbers.bonus_tiles, Bonus::ALL.len()), ([1; 5], 2, 4));
    let quadrants: Vec<Quadrant> =
        Quadrant::ALL.into_iter().filter(|quadrant| quadrant.set() == Set::Marshlands).collect();
    assert_eq!(quadrants, [Quadrant::Refuge, Quadrant::Temple, Quadrant::Canoe, Quadrant::Fountain]);
    assert_eq!(ScoringCard::ALL.iter().filter(|card| card.set() == Set::Marshlands).count(), 6);
    let table = marshlands("played grass").state;
    let board = &table.setting.board;
    let kinds = |kind: SpecialKind| board.specials().iter().filter(|special| special.kind == kind).count();
    assert_eq!((kinds(SpecialKind::Palace), kinds(SpecialKind::Castle)), (4, 0));
    for location in [Location::Temple, Location::Refuge, Location::Canoe, Location::Fountain] {
        assert_eq!(kinds(SpecialKind::Location(location)), 2, "{location}");
    }
    assert_eq!(table.left.iter().sum::<u8>(), 16);
    for place in 0..4 {
        let swamp = board.all(Terrain::Swamp) & steading_kingdom_builder::HexSet::QUADRANTS[place];
        assert!(swamp.len() >= 13);
    }
}

/// MA-2: the deck has 30 cards with the dual ones; without swamp on the board their swamp half is ignored.
#[test]
fn ma_2_set_up() {
    let total = |options: &[&str]| {
        let state = Table::start(2, options, 1).state;
        state.deck.pile.total() + state.deck.removed.total() + 2
    };
    assert_eq!(total(&["sets=base,marshlands"]), 30);
    assert_eq!(total(&["sets=base,marshlands", "dual_cards=never"]), 25);
    assert_eq!((total(&["dual_cards=always"]), total(&[])), (30, 25));
    let ignored = Table::first("set dual_cards=always\nplayed grass+swamp");
    ignored.shows(&["played grass+swamp", "terrain grass 0"]);
    assert_eq!(ignored.can("choose"), "");
}

/// MA-3: a dual card is 2 builds on swamp or 3 on the other terrain, and the choice holds for the whole turn.
#[test]
fn ma_3_dual_cards() {
    for (terrain, builds) in [("swamp", 2), ("desert", 3)] {
        let mut table = marshlands("played desert+swamp");
        assert_eq!((table.can("choose"), table.ways("build")), ("desert swamp".to_owned(), 0));
        assert_eq!(table.refused_by("seat0 build 3,4"), "MA-3");
        assert_eq!(table.refused_by("seat0 choose grass"), "MA-3");
        table.play(&format!("seat0 choose {terrain}"));
        assert_eq!(table.refused_by("seat0 choose desert"), "MA-3");
        table.build_anywhere(0, builds).shows(&[&format!("mandatory done {builds}")]);
    }
    // The whole table of swamp, and rule 3.
    let mut table = marshlands("played desert+swamp\nsettlements seat0 2,4");
    assert_eq!(table.play("seat0 choose swamp").can("build"), "2,5 3,4");
}

/// AMB-10, MA-3: Oracle and Barn use the chosen terrain; before the choice they cannot be used.
#[test]
fn amb_10_card_dependent_actions() {
    let position = "played grass+swamp\nsettlements seat0 2,7\ntiles seat0 3,7:ready";
    let mut table = with_oracle(position);
    assert_eq!(table.refused_by("seat0 use oracle"), "MA-3");
    let mut swamp = table.clone();
    swamp.play_all(0, &["choose swamp", "use oracle"]);
    let all = swamp.state.setting.board.all(Terrain::Swamp).len() as usize;
    assert_eq!(swamp.ways("build"), all);
    // Used first, it fixes the choice for the mandatory action: two builds on swamp.
    swamp.play("seat0 build 19,19").build_anywhere(0, 2).shows(&["mandatory done 2", "terrain swamp 0"]);
    table.play_all(0, &["choose grass", "use oracle"]);
    assert_eq!(table.can("build"), "1,6 2,8");
}

/// MA-4: a full half cannot be chosen; the card is replaced only when both are full.
#[test]
fn ma_4_full_halves() {
    let mut table = filled(&[Terrain::Swamp], &[], "played grass+swamp");
    assert_eq!(table.can("choose"), "grass");
    assert_eq!(table.refused_by("seat0 choose swamp"), "MA-4");
    table.play("seat0 choose grass").build_anywhere(0, 3).shows(&["mandatory done 3"]);
    let cards = next_card(&["flowers", "grass+swamp"], "desert");
    let rest = format!("turn 5 seat4\nplayed flowers\nmandatory done\nhand seat0 grass+swamp\n{cards}");
    let mut both = filled(&[Terrain::Swamp, Terrain::Grass], &[], &rest);
    // Seat 4 draws the only card, the discards become the pile, and whatever comes can be played.
    both.play("seat4 end");
    let told = both.told();
    assert!(told.contains(&"removed".to_owned()) && told.contains(&"replaced".to_owned()), "{told:?}");
    assert!(both.line("removed").contains("grass+swamp:1"));
}

/// MA-4, AMB-29, KB-26: when the chosen half becomes full, the card goes over to its other half, which has room (booklet, building
/// rules, special case of rule 2, 1st sentence: no buildable hex that fits the *card*). What is owed then depends on that half.
#[test]
fn ma_4_the_other_half() {
    let rest = format!("played grass+swamp\n{}", next_card(&["grass+swamp"], "desert"));
    // One of two on swamp: two more on grass.
    let mut table = filled(&[Terrain::Swamp], &["19,19"], &rest);
    table.play_all(0, &["choose swamp", "build 19,19"]);
    table.shows(&["played grass+swamp", "terrain grass 0", "mandatory running 1", "removed none"]);
    assert_eq!(
        (table.told().last().map(String::as_str), table.undo),
        (Some("went_over"), Some(Undo::Allowed))
    );
    table.build_anywhere(0, 2).shows(&["mandatory done 3", "terrain grass 0"]);
    // Both on swamp: it is done and never reopened (KB-71); what depends on the card goes on with grass.
    let mut table = filled(&[Terrain::Swamp], &["19,19", "2,5"], &rest);
    table.play_all(0, &["choose swamp", "build 19,19", "build 2,5"]);
    table.shows(&["played grass+swamp", "terrain grass 0", "mandatory done 2"]);
    // One on grass: one more on swamp. Two on grass: nothing more is owed there.
    let mut table = filled(&[Terrain::Grass], &["0,2"], &rest);
    table.play_all(0, &["choose grass", "build 0,2"]).shows(&["terrain swamp 0", "mandatory running 1"]);
    table.build_anywhere(0, 1).shows(&["mandatory done 2"]);
    let mut table = filled(&[Terrain::Grass], &["0,2", "0,3"], &rest);
    table.play_all(0, &["choose grass", "build 0,2", "build 0,3"]);
    table.shows(&["terrain swamp 0", "mandatory done 2", "removed none"]);
    // Both halves full: the card leaves the game.
    let mut table = filled(&[Terrain::Grass, Terrain::Swamp], &["0,2"], &rest);
    assert_eq!(table.can("choose"), "grass");
    table.play_all(0, &["choose grass", "build 0,2"]);
    table.shows(&["played desert", "removed grass+swamp:1", "mandatory running 1"]);
}

/// MA-4, AMB-29, KB-26: as it is commonly played, the card is replaced when the chosen half becomes full, although the other half is
/// playable; what is owed then depends on the new terrain.
#[test]
fn ma_4_builds_still_owed() {
    let rest = |next: &str| format!("{REPLACED}played grass+swamp\n{}", next_card(&["grass+swamp"], next));
    // One of two on swamp: two more on desert.
    let mut table = filled(&[Terrain::Swamp], &["19,19"], &rest("desert"));
    table.play_all(0, &["choose swamp", "build 19,19"]);
    table.shows(&["played desert", "terrain desert 0", "mandatory running 1", "removed grass+swamp:1"]);
    table.build_anywhere(0, 2).shows(&["mandatory done 3"]);
    // Both on swamp: it is done and never reopened (KB-71).
    let mut table = filled(&[Terrain::Swamp], &["19,19", "2,5"], &rest("desert"));
    table.play_all(0, &["choose swamp", "build 19,19", "build 2,5"]);
    table.shows(&["played desert", "mandatory done 2"]);
    // One on grass, then a dual card: one more on swamp or two more on the other half.
    let mut table = filled(&[Terrain::Grass], &["0,2"], &rest("canyon+swamp"));
    table.play_all(0, &["choose grass", "build 0,2"]).shows(&["mandatory running 1"]);
    assert_eq!((table.can("choose"), table.can("use")), ("canyon swamp".to_owned(), String::new()));
    table.clone().play("seat0 choose swamp").build_anywhere(0, 1).shows(&["mandatory done 2"]);
    table.play("seat0 choose canyon").build_anywhere(0, 2).shows(&["mandatory done 3"]);
}

/// The reading by which a card is replaced as soon as its chosen half is full.
const REPLACED: &str = "set dual_other_half=false\n";

/// MA-4: if only one half of the new card still owes builds, the next one uses that half; if it is full, nothing is owed.
#[test]
fn ma_4_the_forced_half() {
    let rest = format!("{REPLACED}played grass+swamp\n{}", next_card(&["grass+swamp"], "canyon+swamp"));
    let mut table = filled(&[Terrain::Grass], &["0,2", "0,3"], &rest);
    table.play_all(0, &["choose grass", "build 0,2", "build 0,3"]);
    table.shows(&["mandatory running 2", "terrain canyon 0"]);
    assert_eq!((table.can("choose"), table.ways("build") > 0), (String::new(), true));
    let mut full = filled(&[Terrain::Grass, Terrain::Canyon], &["0,2", "0,3"], &rest);
    full.play_all(0, &["choose grass", "build 0,2", "build 0,3"]).shows(&["mandatory done 2"]);
    assert_eq!((full.can("choose"), full.can("end")), ("swamp".to_owned(), String::new()));
    assert_eq!(full.refused_by("seat0 choose canyon"), "MA-4");
}

/// MA-5: the most settlements beside a palace bring 5 gold, everybody with as many the same, and nobody none.
#[test]
fn ma_5_palaces() {
    let gold = |lines: &str| {
        let table = Table::set(&format!("players 3\n{MARSHLANDS}played grass\n{lines}"));
        [0, 1, 2].map(|seat| table.gold(seat, "score-palaces"))
    };
    let three = "settlements seat0 4,5 3,5 3,6\nsettlements seat1 4,7 5,5";
    assert_eq!(gold(&format!("{three}\nsettlements seat2 5,6")), [5, 0, 0]);
    assert_eq!(
        gold("settlements seat0 4,5 3,5\nsettlements seat1 4,7 5,5\nsettlements seat2 5,6"),
        [5, 5, 0]
    );
    assert_eq!(gold("settlements seat0 4,5 4,15 13,1"), [15, 0, 0]);
    assert_eq!(gold("settlements seat0 4,4"), [0, 0, 0]);
}

/// KB-59, KB-64, MA-5: palaces are special hexes for Workers and Merchants.
#[test]
fn kb_59_and_64_palaces_are_special_hexes() {
    let table = Table::set(
        "players 2\nset sets=base,marshlands\nboard refuge temple canoe fountain\ncards workers merchants lords\nplayed grass\n\
         settlements seat0 4,7 5,7 6,7 7,6",
    );
    // The palace 4,6 and the Refuge 7,7 are linked; three of the four settlements lie at one of them.
    assert_eq!((table.gold(0, "card-merchants"), table.gold(0, "card-workers")), (8, 3));
}

/// MA-6, KB-3: swamp is buildable, so actions for any buildable terrain may use it.
#[test]
fn ma_6_swamp_is_buildable() {
    let board = marshlands("played grass").state.setting.clone();
    assert!(board.board.all(Terrain::Swamp).minus(board.board.buildable).is_empty());
    let position = "set sets=base,marshlands\nboard tavern paddock canoe fountain\ncards vassals captains messengers\n\
        played grass\nsettlements seat0 2,19 6,1 12,3 12,4 12,5 13,2\ntiles seat0 2,18:ready 6,2:ready";
    let mut table = Table::set(&format!("players 2\n{position}"));
    let mut tavern = table.clone();
    assert_eq!(tavern.play("seat0 use tavern").can("build"), "12,2 12,6");
    table.play_all(0, &["use paddock", "lift 13,2", "put 13,0"]);
}
