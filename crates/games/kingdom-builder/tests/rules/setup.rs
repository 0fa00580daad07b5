//! Components and set-up (KB-10 to KB-17, KB-68, KB-69).

use std::collections::{BTreeMap, BTreeSet};

use steading_game::{Game, GameRng, Seat, Seed, SetupError};
use steading_kingdom_builder::{Data, KingdomBuilder, Location, Quadrant, ScoringCard, Set};

use crate::table::{Table, setup, setup_refused_by};

/// KB-10: two to five play, always with the same deck and supply.
#[test]
fn kb_10_two_to_five_players() {
    for players in [0, 1, 6] {
        let setup = setup(2, &[]).players(players);
        assert!(matches!(KingdomBuilder::configure(&setup), Err(SetupError::Players { min: 2, max: 5, .. })));
    }
    for players in 2..=5 {
        let table = Table::start(players, &[], 1);
        assert_eq!(table.state.deck.pile.total() + u32::from(players), 25);
        assert!(table.state.seats().all(|seat| table.state.player(seat).supply == 40));
        assert_eq!(table.state.seats().count(), usize::from(players));
    }
}

/// KB-11: what is in the box.
#[test]
fn kb_11_components() {
    let facts = &Data::built_in().facts;
    assert_eq!((facts.numbers.settlements, facts.plain_cards), (40, [5; 5]));
    let of = |set: Set| move |quadrant: &&Quadrant| quadrant.set() == set;
    assert_eq!(Quadrant::ALL.iter().filter(of(Set::Base)).count(), 8);
    assert_eq!(ScoringCard::ALL.iter().filter(|card| card.set() == Set::Base).count(), 10);
    let base = Location::ALL.iter().filter(|location| location.set() == Set::Base);
    let tiles: BTreeMap<&str, u8> =
        base.map(|location| (location.id(), facts.location_hexes[location.index()] * 2)).collect();
    let four = ["barn", "farm", "oasis", "paddock", "tavern", "tower"].map(|id| (id, 4));
    assert_eq!(tiles, four.into_iter().chain([("harbor", 2), ("oracle", 2)]).collect());
    assert_eq!(tiles.values().sum::<u8>(), 28);
}

/// KB-12: only quadrants and cards of the sets in the mix are used.
#[test]
fn kb_12_sets_in_the_mix() {
    for seed in 0..50 {
        let table = Table::start(2, &["sets=base"], seed).state.setting;
        assert!(table.layout.quadrants.iter().all(|quadrant| quadrant.set() == Set::Base));
        assert!(table.cards.iter().all(|card| card.set() == Set::Base));
    }
    assert_eq!(setup_refused_by(&["quadrants=quarry,random,random,random"]), "KB-13: illegal-quadrant-set");
    assert_eq!(setup_refused_by(&["cards=families,random,random"]), "KB-15: illegal-card-set");
}

/// KB-13: four different quadrants, random or named, each turned or not; castles stand on castle hexes.
#[test]
fn kb_13_four_quadrants() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let table = Table::start(2, &[], seed).state.setting;
        let layout = table.layout;
        assert_eq!(BTreeSet::from(layout.quadrants).len(), 4);
        seen.extend((0..4).map(|place| (place, layout.quadrants[place], layout.turned[place])));
        let oracles = layout
            .quadrants
            .iter()
            .filter(|quadrant| matches!(quadrant, Quadrant::Oracle | Quadrant::Harbor));
        assert_eq!(table.board.castles.count_ones() as usize, 4 + oracles.count());
    }
    assert_eq!(seen.len(), 4 * 8 * 2, "every quadrant in every place, turned and not");
    let named = ["quadrants=random,barn,random,oasis", "rotations=180,0,random,180"];
    for seed in 0..20 {
        let layout = Table::start(2, &named, seed).state.setting.layout;
        assert_eq!((layout.quadrants[1], layout.quadrants[3]), (Quadrant::Barn, Quadrant::Oasis));
        assert_eq!((layout.turned[0], layout.turned[1], layout.turned[3]), (true, false, true));
    }
    assert_eq!(setup_refused_by(&["quadrants=barn,barn,random,random"]), "KB-13: illegal-quadrant-twice");
    assert_eq!(setup_refused_by(&["sets=none"]), "KB-13: illegal-too-few-quadrants");
}

/// KB-14: two tiles lie on every location hex, however many play.
#[test]
fn kb_14_two_tiles_on_every_location() {
    for players in 2..=5 {
        let view = Table::start(players, &["first_game=true"], 1).view(0);
        let left: Vec<(String, u8)> =
            view.board.specials.into_iter().map(|(_, kind, left)| (kind, left)).collect();
        assert_eq!(left.len(), 12);
        assert!(left.iter().all(|(kind, left)| *left == if kind == "castle" { 0 } else { 2 }), "{left:?}");
    }
}

/// KB-15: three different cards are revealed, random or named; excluded ones never come.
#[test]
fn kb_15_three_cards() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let cards = Table::start(2, &["exclude=lords,hermits"], seed).state.setting.cards;
        assert_eq!(BTreeSet::from(cards).len(), 3);
        seen.extend(cards);
    }
    assert_eq!(seen.len(), 8);
    assert!(!seen.contains(&ScoringCard::Lords));
    let cards = Table::start(2, &["cards=random,lords,random"], 3).state.setting.cards;
    assert_eq!(cards[1], ScoringCard::Lords);
    assert_eq!(setup_refused_by(&["cards=lords,lords,random"]), "KB-15: illegal-card-twice");
    assert_eq!(
        setup_refused_by(&["cards=lords,random,random", "exclude=lords"]),
        "KB-15: illegal-card-excluded"
    );
    let all_but_two = "exclude=fishermen,merchants,discoverers,hermits,citizens,miners,workers,knights";
    assert_eq!(setup_refused_by(&[all_but_two]), "KB-15: illegal-too-few-cards");
}

/// KB-16: everybody begins with 40 settlements, no gold and one hidden card.
#[test]
fn kb_16_supply_gold_and_hand() {
    let table = Table::start(4, &["first_player=seat2"], 5);
    for seat in table.state.seats() {
        let player = table.state.player(seat);
        // The card of the player who begins already lies open.
        let cards = if seat == Seat(2) { table.state.turn.cards } else { player.hand };
        assert_eq!((player.supply, player.pieces.len(), cards.len()), (40, 0, 1));
        assert_eq!(KingdomBuilder::score(&table.state, seat).total(), 0);
    }
    assert_eq!(table.told().iter().filter(|kind| *kind == "drew").count(), 4);
}

/// KB-17: the start player is random or chosen and stays the same; turns go clockwise.
#[test]
fn kb_17_start_player_and_order() {
    let first = |seed| Table::start(4, &[], seed).state.setting.first;
    assert_eq!((0..40).map(first).collect::<BTreeSet<_>>().len(), 4);
    let mut table = Table::start(3, &["first_player=seat1", "first_game=true"], 1);
    for active in [1, 2, 0, 1] {
        assert_eq!((table.state.turn.active, table.state.setting.first), (Seat(active), Seat(1)));
        for other in [0, 1, 2].into_iter().filter(|&other| other != active) {
            assert_eq!(table.refused_by(&format!("seat{other} end")), "KB-17");
        }
        table.build_anywhere(active, 3).play(&format!("seat{active} end"));
    }
    assert_eq!(setup_refused_by(&["first_player=seat4"]), "KB-17: illegal-first-player");
}

/// KB-68: the recommended first game; with its board a flower card touches exactly five locations.
#[test]
fn kb_68_the_first_game() {
    let table = Table::start(4, &["first_game=true"], 9).state.setting;
    assert_eq!(table.layout.quadrants.map(Quadrant::id), ["tavern", "paddock", "oasis", "farm"]);
    assert_eq!(table.layout.turned, [false; 4]);
    assert_eq!(table.cards.map(ScoringCard::id), ["fishermen", "knights", "merchants"]);
    let flowers = table.board.all(steading_kingdom_builder::Terrain::Flowers);
    let locations =
        (0..table.board.specials().len()).filter(|number| table.board.locations >> number & 1 != 0);
    assert_eq!(locations.filter(|&number| flowers.meets(&table.board.around[number])).count(), 5);
    for fixed in ["cards=lords,random,random", "quadrants=barn,random,random,random", "exclude=knights"] {
        assert_eq!(setup_refused_by(&["first_game=true", fixed]), "KB-68: illegal-first-game-fixed");
    }
    assert_eq!(setup_refused_by(&["first_game=true", "sets=none"]), "KB-68: illegal-first-game-set");
}

/// KB-69: the hints for beginners hold: a bot that likes locations begins beside one, and settlements that border few other
/// terrains leave the next build free.
#[test]
fn kb_69_hints() {
    for seed in 0..10 {
        let mut table = Table::start(2, &["first_game=true", "first_player=seat0"], seed);
        let mut rng = GameRng::new(Seed::from_number(seed));
        let action = KingdomBuilder::easy_action(&table.state, Seat(0), &mut rng, &mut Vec::new()).unwrap();
        table.play(&format!("seat0 {action}"));
        assert_eq!(table.state.player(Seat(0)).tiles.held.count_ones(), 1, "seed {seed}");
    }
    let free = Table::first("played canyon\nsettlements seat0 12,3 12,4 11,4");
    assert_eq!(free.ways("build"), 55);
    let bound = Table::first("played canyon\nsettlements seat0 6,1 7,1 8,1");
    assert_eq!(bound.can("build"), "5,1 7,2");
}
