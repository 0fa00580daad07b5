//! Capitol and Caves (Q1-1 to Q1-3, Q2-1 to Q2-4, AMB-18, AMB-22).

use std::collections::BTreeSet;

use steading_kingdom_builder::{Hex, Quadrant, State, Terrain};

use crate::table::{Table, setup_refused_by};

fn table(sets: &str, position: &str) -> Table {
    let board = "board oracle tower harbor barn\ncards lords hermits workers\n";
    Table::set(&format!("players 2\nset sets=base,{sets}\n{board}{position}"))
}

/// Q1-1, KB-12: one capitol on one of the two castles of Oracle and of Harbor, as far as they are in play.
#[test]
fn q1_1_where_capitols_stand() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let named = ["sets=base,capitol", "quadrants=oracle,tower,harbor,barn", "rotations=0,0,0,0"];
        let layout = Table::start(2, &named, seed).state.setting.layout;
        assert_eq!(layout.capitols.len(), 2);
        seen.extend(layout.capitols.iter().map(|hex| hex.to_string()));
        let any = Table::start(2, &["sets=base,capitol"], seed).state.setting.layout;
        let wanted =
            any.quadrants.iter().filter(|quadrant| matches!(quadrant, Quadrant::Oracle | Quadrant::Harbor));
        assert_eq!(any.capitols.len() as usize, wanted.count());
        assert!(Table::start(2, &["sets=base"], seed).state.setting.layout.capitols.is_empty());
    }
    assert_eq!(seen, ["1,3", "7,2", "14,2", "18,2"].map(str::to_owned).into());
    let wrong = "players 2\nset sets=base,capitol\nboard oracle tower harbor barn\ncards lords hermits workers\nplayed grass\n";
    for capitols in ["1,3", "1,3 7,2", "1,3 14,3", "1,3 14,2 6,17"] {
        assert!(Table::try_set(&format!("{wrong}capitols {capitols}")).is_err(), "{capitols}");
    }
}

/// Q1-1: with both quadrants both capitols *can* be used (booklet, Queenie 1, 2nd sentence): there is an option for one or none.
#[test]
fn q1_1_one_capitol_or_none() {
    let mut quadrants = BTreeSet::new();
    for seed in 0..40 {
        let start = |capitols: &str, quadrants: &str| {
            let named = ["sets=base,capitol", quadrants, capitols];
            Table::start(2, &named, seed).state.setting.layout.capitols
        };
        let both = "quadrants=oracle,tower,harbor,barn";
        assert_eq!((start("capitols=0", both).len(), start("capitols=2", both).len()), (0, 2));
        let one = start("capitols=1", both);
        assert_eq!(one.len(), 1);
        quadrants.insert(one.first().unwrap().row() < 10);
        assert_eq!(start("capitols=1", "quadrants=oracle,tower,paddock,barn").len(), 1);
    }
    assert_eq!(quadrants.len(), 2, "chance says where");
    // Positions read back, and say no other number.
    let one = table("capitol", "set capitols=1\nplayed grass");
    assert_eq!(Table::set(&one.text()).state, one.state);
    let two = one.text().replace("capitols=1", "capitols=2");
    assert!(Table::try_set(&two).is_err());
}

/// Q1-2: 1 gold for each settlement at most two hexes from a capitol; the example of the rulebook has four.
#[test]
fn q1_2_capitol_gold() {
    let near = table("capitol", "played grass\nsettlements seat0 1,2 0,3 2,5 3,3 3,5 5,3");
    assert_eq!((near.gold(0, "score-capitols"), near.gold(1, "score-capitols")), (4, 0));
    // Two capitols in range of one settlement both pay.
    let both =
        "players 2\nset sets=base,capitol\nboard harbor tower oracle barn\ncards lords hermits workers\n";
    let both = Table::set(&format!("{both}capitols 8,2 11,3\nplayed grass\nsettlements seat0 9,2 12,3"));
    assert_eq!(both.gold(0, "score-capitols"), 3);
    assert!(!table("caves", "played grass").sources(0).contains(&"score-capitols"));
}

/// Q1-3, AMB-18, KB-53: a castle under a capitol keeps its 3 gold (booklet, base game, castles, 1st sentence: for *each* castle hex;
/// Queenie 1, 1st sentence: the capitol is laid *on* one), unless it is commonly played that the capitol takes its place. In either case
/// it is a special hex.
#[test]
fn q1_3_and_amb_18_castles_under_capitols() {
    let position = "played grass\nsettlements seat0 1,2 6,2";
    for (reading, gold) in [("", 6), ("set castle_under_capitol=false\n", 3)] {
        let capitol = table("capitol", &format!("{reading}{position}\ncapitols 1,3 14,2"));
        // The castle on 7,2 pays in any case.
        assert_eq!((capitol.gold(0, "score-castles"), capitol.gold(0, "score-capitols")), (gold, 1));
        assert_eq!(capitol.gold(0, "card-workers"), 2);
    }
    assert_eq!(table("caves", position).gold(0, "score-castles"), 6);
    let mut blocked = table("capitol", "played grass");
    assert_eq!(blocked.refused_by("seat0 build 1,3"), "KB-4");
}

/// The mountains of each quadrant that are far enough from the special hexes that `counts` says.
fn far(state: &State, counts: impl Fn(Hex, Hex) -> bool) -> Vec<BTreeSet<Hex>> {
    let board = &state.setting.board;
    let quadrants = steading_kingdom_builder::HexSet::QUADRANTS;
    let far = |hex: &Hex| {
        let specials = board.specials().iter().filter(|special| counts(*hex, special.hex));
        specials.into_iter().all(|special| hex.distance(special.hex).is_none_or(|steps| steps >= 3))
    };
    let mountains = board.all(Terrain::Mountain);
    quadrants.map(|quadrant| (mountains & quadrant).iter().filter(far).collect()).into()
}

/// Q2-1, AMB-22: in each quadrant one cave on a mountain at least three hexes from every special hex; none where there is no
/// such mountain.
#[test]
fn q2_1_and_amb_22_where_caves_are() {
    let mut without = 0;
    for seed in 0..60 {
        let state = Table::start(2, &["sets=base,nomads,marshlands,harvest,caves"], seed).state;
        for place in far(&state, |_, _| true) {
            let caves = place.iter().filter(|hex| state.setting.layout.caves.contains(**hex)).count();
            assert_eq!(caves, usize::from(!place.is_empty()), "seed {seed}");
            without += usize::from(place.is_empty());
        }
        let all: usize = far(&state, |_, _| true).iter().filter(|place| !place.is_empty()).count();
        assert_eq!(state.setting.layout.caves.len() as usize, all);
    }
    assert!(without > 0);
    let oasis = Table::start(2, &["sets=base,caves", "quadrants=oasis,random,random,random"], 1).state;
    assert!(!oasis.setting.layout.caves.meets(&steading_kingdom_builder::HexSet::QUADRANTS[0]));
    let different: BTreeSet<String> = (0..30)
        .map(|seed| {
            Table::start(2, &["sets=base,caves", "quadrants=tower,barn,farm,tavern"], seed).line("caves")
        })
        .collect();
    assert!(different.len() > 5);
}

/// Q2-2: a cave is still a mountain: for Miners, and for whoever may build on mountains.
#[test]
fn q2_2_caves_are_mountains() {
    let board = "board oracle quarry harbor barn\ncards miners hermits workers\n";
    let position =
        "played canyon\nsettlements seat0 6,0\nnomads 5,12:donation_mountain\ntiles seat0 5,12:ready\n";
    let mut table = Table::set(&format!("players 2\nset sets=base,nomads,caves\n{board}{position}"));
    assert!(table.line("caves").contains(" 5,0 "));
    assert_eq!(table.gold(0, "card-miners"), 1);
    table.play_all(0, &["use donation_mountain", "build 5,0"]).shows(&["settlements seat0 5,0 6,0"]);
}

/// Q2-3: once a turn, outside the mandatory action, a settlement beside a cave goes to an empty buildable hex beside any cave.
#[test]
fn q2_3_cave_action() {
    let caves = "caves 0,14 5,0 12,10 13,6\n";
    let mut table = table(
        "caves",
        &format!("{caves}played grass\nsettlements seat0 4,0 0,0 5,0 13,7\nsettlements seat1 4,1"),
    );
    assert_eq!(table.can("use"), "cave");
    // The one on 5,0 stands on the cave, not beside it.
    assert_eq!(table.play("seat0 use cave").can("lift"), "4,0 13,7");
    assert_eq!(table.refused_by("seat0 lift 5,0"), "Q2-3");
    table.play("seat0 lift 4,0");
    assert_eq!(
        table.can("put"),
        "0,13 1,13 1,14 6,0 6,1 11,9 11,10 12,6 12,7 12,9 13,5 13,9 13,10 14,6 14,7"
    );
    for (hex, rule) in [("0,1", "Q2-3"), ("4,1", "KB-30"), ("5,1", "KB-31"), ("4,0", "KB-35")] {
        assert_eq!(table.refused_by(&format!("seat0 put {hex}")), rule, "{hex}");
    }
    table.play("seat0 put 12,9").shows(&["cave used", "settlements seat0 0,0 5,0 12,9 13,7"]);
    assert_eq!(table.refused_by("seat0 use cave"), "Q2-3");
    table.play("seat0 build 0,1");
    assert_eq!(table.refused_by("seat0 use cave"), "KB-20");
    // Back in the next turn.
    table.build_anywhere(0, 2).play("seat0 end").build_anywhere(1, 3).play("seat1 end");
    assert_eq!(table.can("use").split(' ').next_back(), Some("cave"));
}

/// Q2-4: distances are measured across the borders of the quadrants.
#[test]
fn q2_4_across_borders() {
    let quadrant = |hex: Hex| (hex.row() / 10, hex.column() / 10);
    let mut found = 0;
    for seed in 0..60 {
        let state = Table::start(2, &["sets=base,nomads,caves"], seed).state;
        let inside = far(&state, |one, other| quadrant(one) == quadrant(other));
        for (near, far) in inside.iter().zip(far(&state, |_, _| true)) {
            found += near.difference(&far).count();
            assert!(near.difference(&far).all(|hex| !state.setting.layout.caves.contains(*hex)));
        }
    }
    assert!(found > 0, "no mountain near the border was ever in question");
}

/// KB-12: mini expansions have no quadrants of their own; all sets can be mixed.
#[test]
fn kb_12_all_sets_together() {
    assert_eq!(setup_refused_by(&["sets=capitol,caves,island"]), "KB-13: illegal-too-few-quadrants");
    let all = "sets=base,nomads,crossroads,marshlands,harvest,capitol,caves,island";
    for seed in 0..20 {
        let table = Table::start(3, &[all], seed).state.setting;
        assert!(table.layout.island.is_some());
    }
}
