//! Canoe reactions (MA-9 to MA-12, MA-28, AMB-13, AMB-14, AMB-26, and clauses of KB-20, KB-54, KB-70, NO-22, EN-1, EN-2). The board
//! stands in `marshlands.rs`.

use steading_game::{Game, Seat, Undo};
use steading_kingdom_builder::KingdomBuilder;

use crate::marshlands::MARSHLANDS;
use crate::table::Table;

/// Three players. Seat 2 has one of the two tiles of the Refuge 2,2; whoever builds beside it takes the last one.
fn three(position: &str) -> Table {
    let refuge = "settlements seat2 2,1\ntiles seat2 2,2:ready";
    Table::set(&format!("players 3\n{MARSHLANDS}{refuge}\n{position}"))
}

/// The seat that must act.
fn asked(table: &Table) -> Seat {
    KingdomBuilder::must_act(&table.state).first().unwrap()
}

/// Everybody can react: seats 0 and 1 with the Canoe 12,8, seat 2 with 17,1.
fn everybody() -> Table {
    Table::set(&format!(
        "players 3\n{MARSHLANDS}played forest\nsettlements seat0 13,8\nsettlements seat1 12,9\nsettlements seat2 2,1 16,1\n\
         tiles seat0 12,8:ready\ntiles seat1 12,8:ready\ntiles seat2 2,2:ready 17,1:ready"
    ))
}

/// MA-9: swamp or water is chosen first; rule 3 then looks at that kind alone.
#[test]
fn ma_9_swamp_or_water() {
    let mut table = three("played forest\nsettlements seat1 13,8\ntiles seat1 12,8:ready");
    assert_eq!(table.refused_by("seat0 pass"), "MA-11");
    table.play("seat0 build 1,1").shows(&["reactions seat1", "tiles seat0 2,2:new"]);
    // Swamp beside 13,8 is 13,7 alone; no water touches it, so all 61 water hexes are free to choose.
    let offered = table.can("build");
    let offered: Vec<&str> = offered.split(' ').collect();
    assert_eq!(offered.len(), 1 + 61);
    assert!(offered.contains(&"13,7") && offered.contains(&"4,0"));
    assert_eq!(table.refused_by("seat1 build 12,7"), "KB-32");
    assert_eq!(table.refused_by("seat1 build 14,8"), "MA-9");
    assert_eq!(table.refused_by("seat1 build 13,8"), "KB-30");
    table.play("seat1 build 4,0").shows(&["tiles seat1 12,8:used", "supply seat1 38", "mandatory running 1"]);
    assert_eq!(asked(&table), Seat(0));
    // It is never used like other tiles.
    let mut own = three("played forest\nsettlements seat0 13,8\ntiles seat0 12,8:ready");
    assert_eq!(own.refused_by("seat0 use canoe"), "MA-9");
}

/// MA-9: the example of the booklet: swamp and water beside own settlements leave seven places, and beside them the other kind does not
/// matter.
#[test]
fn ma_9_seven_places() {
    let position = "played forest\nsettlements seat1 12,7 3,13\ntiles seat1 12,8:ready";
    let mut table = three(position);
    table.play("seat0 build 1,1");
    // Three swamp hexes beside 12,7; one water hex beside it, and three beside 3,13.
    assert_eq!(table.can("build"), "3,14 4,13 4,14 11,6 12,6 13,6 13,7");
}

/// MA-10: only the last tile of a hex is a trigger, and only players who can build with a ready Canoe are asked.
#[test]
fn ma_10_the_trigger() {
    let canoe = "settlements seat1 13,8\ntiles seat1 12,8:ready";
    let two = format!("players 3\n{MARSHLANDS}played forest\n{canoe}");
    let mut first_of_two = Table::set(&two);
    first_of_two.play("seat0 build 1,1").shows(&["tiles seat0 2,2:new"]);
    assert_eq!((first_of_two.line("reactions"), asked(&first_of_two)), (String::new(), Seat(0)));
    for not_ready in ["12,8:used", "12,8:new", "12,8:lost"] {
        let mut table = three(&format!("played forest\nsettlements seat1 13,8\ntiles seat1 {not_ready}"));
        table.play("seat0 build 1,1");
        assert_eq!(asked(&table), Seat(0), "{not_ready}");
    }
    // Without a settlement in the supply nobody is asked.
    let all = (0..20).flat_map(|column| [format!("10,{column}"), format!("11,{column}")]);
    let all: Vec<String> = all.collect();
    let mut table = three(&format!(
        "played forest\nlast-round\nsettlements seat1 {}\ntiles seat1 12,8:ready",
        all.join(" ")
    ));
    table.play("seat0 build 1,1");
    assert_eq!(asked(&table), Seat(0));
}

/// MA-10: with Nomads the tile of a nomad hex is a trigger as well; a Donation goes on after the reactions (MA-11).
#[test]
fn ma_10_nomad_hexes() {
    let board =
        "set sets=nomads,marshlands\nboard quarry garden canoe fountain\ncards vassals captains messengers";
    let canoe = "settlements seat1 13,8\ntiles seat1 12,8:ready";
    let state = Table::set(&format!("players 2\n{board}\nplayed forest")).state;
    let nomad =
        state.setting.board.specials().iter().find(|special| special.kind.id() == "nomad").unwrap().hex;
    let mut table = Table::set(&format!("players 2\n{board}\nplayed forest\n{canoe}"));
    table.play("seat0 build 7,15").shows(&["reactions seat1", "mandatory running 1"]);
    let donation = format!("nomads {nomad}:donation_forest\ntiles seat0 {nomad}:ready");
    let mut table = Table::set(&format!("players 2\n{board}\nplayed desert\n{canoe}\n{donation}"));
    table.play_all(0, &["use donation_forest", "build 7,15"]).shows(&["reactions seat1"]);
    table.play("seat1 build 13,7").shows(&["phase acting donation_forest build 1"]);
    table.build_anywhere(0, 2).shows(&["phase turn", "supply seat0 37", "mandatory ahead"]);
}

/// MA-11: everybody is asked clockwise from the left neighbour of the active player, who comes last; then the action goes
/// on. Nothing else can be done meanwhile, and nothing be taken back.
#[test]
fn ma_11_turn_order() {
    let mut table = everybody();
    table.play("seat0 build 1,1").shows(&["reactions seat1"]);
    assert_eq!(table.undo, Some(Undo::Barrier));
    assert_eq!(table.refused_by("seat0 build 1,0"), "MA-11");
    assert_eq!(table.refused_by("seat2 pass"), "MA-11");
    assert_eq!(table.refused_by("seat1 end"), "MA-11");
    let clock = KingdomBuilder::timeout_action(&table.state, Seat(1)).map(|action| action.to_string());
    assert_eq!(clock.as_deref(), Some("pass"));
    table.play("seat1 pass").shows(&["reactions seat2", "tiles seat1 12,8:ready"]);
    table.play("seat2 build 17,2").shows(&["reactions seat0", "tiles seat2 2,2:ready 17,1:used"]);
    table.play("seat0 build 13,7").shows(&["mandatory running 1", "tiles seat0 2,2:new 12,8:used"]);
    assert_eq!((table.line("reactions"), asked(&table)), (String::new(), Seat(0)));
    table.play_all(0, &["build 1,0", "build 0,0"]).shows(&["mandatory done 3"]);
    let told = table.told();
    assert_eq!(told[..4], ["built", "took_tile", "asked", "passed"]);
}

/// KB-20: reactions come between the builds of the mandatory action, own extra actions do not. The own Canoe is taken back
/// like any other build.
#[test]
fn kb_20_inside_the_mandatory_action() {
    let mut table = three("played forest\nsettlements seat0 13,8 7,6\ntiles seat0 12,8:ready 7,7:ready");
    table.play("seat0 build 1,0").shows(&["mandatory running 1"]);
    table.play("seat0 build 1,1").shows(&["reactions seat0"]);
    assert_eq!(table.undo, Some(Undo::Allowed));
    assert_eq!(table.refused_by("seat0 use refuge"), "MA-11");
    table.play("seat0 build 13,7").shows(&["mandatory running 2"]);
    assert_eq!(table.refused_by("seat0 use refuge"), "KB-20");
    table.play("seat0 build 0,0").shows(&["mandatory done 3", "supply seat0 34"]);
}

/// MA-12: a reaction that takes a last tile is answered completely before the older trigger goes on.
#[test]
fn ma_12_nested() {
    // Seat 1 builds beside the Canoe 17,1, of which seat 2 has the first tile: that is a new trigger.
    let mut table = everybody();
    table.play_all(0, &["build 1,1"]).play("seat1 build 18,2");
    table.shows(&["tiles seat1 12,8:used 17,1:new", "reactions seat1 seat2"]);
    // Seat 2 answers the new one, then seat 0; only then seat 2 would be asked about the old one, but has no Canoe left.
    table.play("seat2 build 17,2").shows(&["reactions seat1 seat0"]);
    table.play("seat0 pass").shows(&["reactions seat0"]);
    table.play("seat0 pass").shows(&["mandatory running 1"]);
    // Whoever passed at the new trigger is asked again about the old one.
    let mut table = everybody();
    table.play_all(0, &["build 1,1"]).play("seat1 build 18,2").play("seat2 pass").play("seat0 pass");
    table.shows(&["reactions seat2"]);
    table.play("seat2 build 17,2").play("seat0 build 13,7").shows(&["mandatory running 1"]);
}

/// MA-28: two ready Canoes may both be used at one trigger, and two emptied hexes are two triggers.
#[test]
fn ma_28_two_canoes_and_two_triggers() {
    let two = "settlements seat1 13,8 16,1\ntiles seat1 12,8:ready 17,1:ready\nbonus seat1 canoe_bonus:ready";
    let mut table = three(&format!("played forest\n{two}"));
    table.play("seat0 build 1,1").play("seat1 build 13,7").shows(&["reactions seat1"]);
    table.play("seat1 build 13,6").shows(&["tiles seat1 12,8:used 17,1:used", "mandatory running 1"]);
    // A city hall takes the last tiles of the Canoe 12,8 and the Refuge 12,12 at once.
    let mut table = Table::set(
        "players 3\nset sets=crossroads,marshlands,base\nboard city_hall_fort fountain canoe refuge\ncards lords hermits \
         workers\ntasks road\nplayed forest\nsettlements seat0 2,4 10,10\ntiles seat0 2,5:ready\nsettlements seat1 12,7\n\
         tiles seat1 12,8:ready\nsettlements seat2 12,13\ntiles seat2 12,12:ready",
    );
    table.play_all(0, &["use city_hall", "build 12,10"]).shows(&["reactions seat1 seat1"]);
    table.play("seat1 pass").shows(&["reactions seat1"]);
    table.play("seat1 build 12,6");
    assert_eq!((table.line("reactions"), asked(&table)), (String::new(), Seat(0)));
}

/// Seat 0 takes the last tile of the Canoe 12,8 in the own turn and ends it: seat 1 could react, seat 0 not.
fn new_canoe(reading: &str) -> Table {
    let position =
        "played grass\nsettlements seat1 13,8\ntiles seat1 12,8:ready\nhand seat1 forest\nhand seat2 grass\n";
    let mut table = three(&format!("{position}set tiles_next_round={reading}"));
    table.play("seat0 build 12,9").shows(&["tiles seat0 12,8:new", "reactions seat1"]);
    table.play("seat1 pass");
    assert_eq!(asked(&table), Seat(0));
    table.play_all(0, &["build 11,9", "build 10,9", "end"]);
    table
}

/// AMB-13, KB-39, KB-70: a new Canoe does not react in the round in which it was gained, but from the next one on (booklet, base
/// game, location tiles, 2nd sentence: the action can be used from the next round on).
#[test]
fn amb_13_a_new_canoe() {
    let mut table = new_canoe("true");
    table.shows(&["tiles seat0 12,8:new"]);
    // Seat 1 takes the last Refuge. Nobody but seat 1 itself is asked.
    table.play("seat1 build 1,1").shows(&["reactions seat1"]);
    table.play("seat1 pass");
    assert_eq!((table.line("reactions"), asked(&table)), (String::new(), Seat(1)));
    table.build_anywhere(1, 2).play("seat1 end").build_anywhere(2, 3).shows(&["tiles seat0 12,8:new"]);
    // The next round begins with the start player, whoever gained it.
    table.play("seat2 end").shows(&["turn 4 seat0", "tiles seat0 12,8:ready"]);
    // Whoever plays last in a round waits just as long: seat 2 gains a Canoe, and the next round begins at once.
    let last = "first seat0\nturn 3 seat2\nplayed grass\nhand seat0 forest\nsettlements seat1 13,8\ntiles seat1 12,8:used";
    let mut table = Table::set(&format!("players 3\n{MARSHLANDS}{last}"));
    table.play("seat2 build 12,9").build_anywhere(2, 2).shows(&["tiles seat2 12,8:new"]);
    table.play("seat2 end").shows(&["turn 4 seat0", "tiles seat2 12,8:ready", "tiles seat1 12,8:used"]);
}

/// AMB-13, KB-70: as it is commonly played, a Canoe reacts as soon as the turn in which it was gained is over.
#[test]
fn amb_13_as_commonly_played() {
    let mut table = new_canoe("false");
    table.shows(&["tiles seat0 12,8:ready"]);
    table.play("seat1 build 1,1").shows(&["reactions seat0"]);
}

/// KB-70, KB-39: tiles and bonus tiles that a reaction gains in a foreign turn wait for the next round as well; as it is commonly
/// played, they are ready when the own turn begins.
#[test]
fn kb_70_gained_in_a_foreign_turn() {
    let play = |reading: &str| {
        let position = "played forest\nsettlements seat1 12,9\ntiles seat1 12,8:ready\nhand seat1 grass\nhand seat2 grass";
        let mut table = three(&format!("{position}\nset tiles_next_round={reading}"));
        table.play("seat0 build 1,1").play("seat1 build 17,2");
        table.shows(&["tiles seat1 12,8:used 17,1:new", "bonus seat1 canoe_bonus:new"]);
        table.play_all(0, &["build 1,0", "build 0,0", "end"]);
        table
    };
    let table = play("false");
    table.shows(&["tiles seat1 12,8:used 17,1:ready", "bonus seat1 canoe_bonus:ready"]);
    assert_eq!(table.can("use"), "canoe_bonus");
    let mut table = play("true");
    table.shows(&["tiles seat1 12,8:used 17,1:new", "bonus seat1 canoe_bonus:new"]);
    assert_eq!(table.can("use"), "");
    table.build_anywhere(1, 3).play("seat1 end").shows(&["tiles seat1 12,8:ready 17,1:new"]);
    table
        .build_anywhere(2, 3)
        .play("seat2 end")
        .shows(&["turn 4 seat0", "tiles seat1 12,8:ready 17,1:ready"]);
    table.shows(&["bonus seat1 canoe_bonus:ready"]);
}

/// AMB-14, MA-12: a Canoe used in a foreign turn is turned back at the end of its owner's turn, not before.
#[test]
fn amb_14_the_reset() {
    let mut table = three("played forest\nsettlements seat1 13,8\ntiles seat1 12,8:ready\nhand seat1 grass");
    table.play("seat0 build 1,1").play("seat1 build 13,7").play_all(0, &["build 1,0", "build 0,0", "end"]);
    table.shows(&["tiles seat1 12,8:used"]);
    table.build_anywhere(1, 3).play("seat1 end").shows(&["tiles seat1 12,8:ready"]);
}

/// AMB-26, NO-22: a reaction in a foreign turn scores no card of the turn for its builder, one in the own turn does.
#[test]
fn amb_26_gold_during_play() {
    let rovers = |canoe: &str, gold: &str| {
        Table::set(&format!(
            "players 3\nset sets=marshlands,harvest\nboard refuge temple canoe fountain\ncards rovers captains vassals\nplayed \
             forest\nsettlements seat2 2,1\ntiles seat2 2,2:ready\n{canoe}\n{gold}"
        ))
    };
    let mut foreign = rovers("settlements seat1 13,8\ntiles seat1 12,8:ready", "");
    foreign.play("seat0 build 1,1").play("seat1 build 13,7");
    assert_eq!((foreign.gold(0, "card-rovers"), foreign.gold(1, "card-rovers")), (1, 0));
    let mut own = rovers("settlements seat0 13,8\ntiles seat0 12,8:ready", "");
    own.play_all(0, &["build 1,1", "build 13,7"]);
    assert_eq!(own.gold(0, "card-rovers"), 2);
    // Ambassadors: 12,7 lies beside a settlement of seat 2.
    let ambassadors = |canoe: &str| {
        Table::set(&format!(
            "players 3\nset sets=marshlands,nomads\nboard refuge temple canoe fountain\ncards ambassadors captains vassals\n\
             played forest\nsettlements seat2 2,1 11,7\ntiles seat2 2,2:ready\n{canoe}"
        ))
    };
    let mut foreign = ambassadors("settlements seat1 13,7\ntiles seat1 12,8:ready");
    foreign.play("seat0 build 1,1").play("seat1 build 12,7");
    assert_eq!((foreign.gold(0, "card-ambassadors"), foreign.gold(1, "card-ambassadors")), (1, 0));
    let mut own = ambassadors("settlements seat0 13,7\ntiles seat0 12,8:ready");
    own.play_all(0, &["build 1,1", "build 12,7"]);
    assert_eq!(own.gold(0, "card-ambassadors"), 2);
}

/// KB-54: a reaction that builds the last settlement of a supply triggers the end, also in a foreign turn.
#[test]
fn kb_54_a_reaction_triggers_the_end() {
    let all = (0..20).flat_map(|column| [format!("9,{column}"), format!("10,{column}")]).skip(1);
    let all: Vec<String> = all.collect();
    let mut table = Table::set(&format!(
        "players 3\n{MARSHLANDS}played forest\nsettlements seat2 2,1\ntiles seat2 2,2:ready\nsettlements seat1 {} 12,9\nsupply \
         seat1 1\ntiles seat1 12,8:ready",
        all[1..].join(" ")
    ));
    table.play("seat0 build 1,1").build_anywhere(1, 1).shows(&["last-round", "supply seat1 0"]);
    assert_eq!(asked(&table), Seat(0));
}

/// EN-1: the text of a position holds pending reactions, bonus tiles and what is set aside, and reads back.
#[test]
fn en_1_reactions_in_a_position() {
    let mut table = everybody();
    table.play_all(0, &["build 1,1"]).play("seat1 build 18,2").shows(&["reactions seat1 seat2"]);
    assert_eq!(Table::set(&table.text()).state, table.state);
    let text = table.text();
    for wrong in [
        "reactions seat1 seat1",
        "reactions seat4",
        "reactions seat2 seat2 seat2 seat2 seat2",
        "reactions nobody",
    ] {
        assert!(Table::try_set(&text.replace("reactions seat1 seat2", wrong)).is_err(), "{wrong}");
    }
}

/// EN-2: reactions come before the mandatory action is finished and before full terrain is looked for.
#[test]
fn en_2_reactions_before_full_terrain() {
    let empty = Table::set(&format!("players 5\n{MARSHLANDS}played grass"));
    let forest = empty.state.setting.board.all(steading_kingdom_builder::Terrain::Forest);
    let forest: Vec<String> = forest.iter().map(|hex| hex.to_string()).filter(|hex| hex != "1,1").collect();
    let (one, two) = forest.split_at(25);
    let mut table = Table::set(&format!(
        "players 5\n{MARSHLANDS}played forest\nmandatory running 2\nsettlements seat0 19,8 19,9\nsettlements seat1 13,8\n\
         settlements seat2 {}\nsettlements seat3 {}\ntiles seat2 2,2:ready\ntiles seat1 12,8:ready",
        one.join(" "),
        two.join(" ")
    ));
    table.play("seat0 build 1,1").shows(&["mandatory running 3", "played forest", "reactions seat1"]);
    assert_eq!(Table::set(&table.text()).state, table.state);
    table.play("seat1 pass").shows(&["mandatory done 3"]);
    assert!(table.told().contains(&"removed".to_owned()));
    assert_eq!(table.undo, Some(Undo::Barrier));
}
