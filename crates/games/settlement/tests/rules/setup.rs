//! Section 3: setting up.

use steading_game::Seat;
use steading_settlement::{Building, Event, Phase, Region};

use crate::table::Table;

/// SE-3.1: the game begins in round 1.
#[test]
fn round_one() {
    assert_eq!(Table::start(2, &[], 1).state.round, 1);
}

/// SE-3.2: three stacks of twelve, each in its own random order.
#[test]
fn terrain_stacks() {
    let first = |region: &str, seed| {
        let mut table = Table::set(&format!(
            "round 1 seat0\nseat0 has 0 bonus 9\nterrain seat0 I2 t1-12\nterrain seat0 II2 t2-12\n\
            generator {} 0",
            steading_game::Seed::from_number(seed)
        ));
        table.play(&format!("explore {region}"));
        let Event::Explored { resource, monster, .. } = table.events[0] else { panic!() };
        (resource, monster)
    };
    for region in Region::ALL {
        let drawn: Vec<_> = (0..20).map(|seed| first(region.id(), seed)).collect();
        assert!(drawn.iter().any(|tile| *tile != drawn[0]), "region {} is not shuffled", region.id());
    }
}

/// SE-3.3, AMB-1: nine of the shuffled buildings lie in the market, one on each space and none stacked; all stacks are one
/// pile, and nobody is asked for one.
#[test]
fn the_first_market() {
    let mut seen = [0; 12];
    for seed in 0..60 {
        let table = Table::start(2, &[], seed);
        let spaces = table.state.market.spaces;
        assert!(spaces.iter().all(|space| space.is_some_and(|stack| stack.count == 1)));
        for stack in spaces.iter().flatten() {
            seen[Building::ALL.iter().position(|&building| building == stack.building).unwrap()] += 1;
        }
        assert_eq!(table.state.market.pile.iter().sum::<u8>(), 27);
    }
    assert!(seen.iter().all(|&times| times > 20), "{seen:?}");
    let doubled = (0..60).any(|seed| {
        let spaces = Table::start(2, &[], seed).state.market.spaces;
        let same = |a: usize, b: usize| a != b && spaces[a].unwrap().building == spaces[b].unwrap().building;
        (0..9).any(|a| (0..9).any(|b| same(a, b)))
    });
    assert!(doubled, "equal tiles must be able to lie on different spaces");
}

/// SE-3.4, AMB-23: four random heroes lie in the row; the first one drawn is the rightmost.
#[test]
fn the_first_heroes() {
    let table = Table::start(2, &[], 5);
    assert!(table.state.heroes.row.iter().all(Option::is_some));
    let rows: Vec<_> = (0..30).map(|seed| Table::start(2, &[], seed).state.heroes.row).collect();
    assert!(rows.iter().any(|row| *row != rows[0]));
    // Written by hand, a row that is left out is filled the same way, from the right.
    Table::set("round 1 seat0").shows(&["row a04 a03 a02 a01"]);
}

/// SE-3.5: one artifact more than players plus two lies in the row; solo the others form a stack, otherwise they are gone.
#[test]
fn the_artifact_row() {
    for players in 1..=4 {
        let state = Table::start(players, &[], 3).state;
        assert_eq!(state.artifacts.len(), usize::from(players) + 3);
        assert_eq!(state.artifact_stack.len(), if players == 1 { 10 } else { 0 });
    }
    let rows: Vec<_> = (0..30).map(|seed| Table::start(2, &[], seed).state.artifacts).collect();
    assert!(rows.iter().any(|row| *row != rows[0]), "the artifacts are not shuffled");
}

/// SE-3.6: six basic settlers, one wood, one clay and one stone for everybody.
#[test]
fn what_players_start_with() {
    let table = Table::start(4, &["supply=strict"], 2);
    for seat in 0..4 {
        assert_eq!((table.has(seat).as_str(), table.settlers(seat)), ("1W1C1S", (6, 0)));
        assert!(table.player(seat).wilderness.explored.is_empty() && table.player(seat).streets.total() == 0);
    }
}

/// SE-3.7: everything else is the supply; a strict one has given out the start resources.
#[test]
fn the_supply() {
    let table = Table::start(4, &["supply=strict"], 2);
    let steading_settlement::Supply::Strict { resources, settlers } = table.state.supply else { panic!() };
    assert_eq!((resources.to_string().as_str(), settlers), ("12W12C12S42D32G", 24));
    assert_eq!(table.state.monsters, [9; 4]);
}

/// SE-3.8, AMB-30: any player can be the first, equally likely, by the seed.
#[test]
fn the_first_player() {
    let mut times = [0; 4];
    for seed in 0..400 {
        let table = Table::start(4, &[], seed);
        times[table.state.marker.index()] += 1;
        assert_eq!(table.events[0], Event::Began { seat: table.state.marker });
        assert_eq!(Table::start(4, &[], seed).state, table.state);
    }
    assert!(times.iter().all(|&count| (70..130).contains(&count)), "{times:?}");
}

/// SE-3.9: the draft begins right of the first player and goes anticlockwise; the row is not refilled, three stay.
#[test]
fn the_draft() {
    for players in 1..=4u8 {
        let mut table = Table::start(players, &[], 9);
        let first = table.state.marker;
        let mut order = Vec::new();
        while table.state.phase == Phase::Draft {
            order.push(table.state.active.0);
            assert_eq!(table.refused("pass"), "SE-3.9");
            let other = Seat((table.state.active.0 + 1) % players);
            if other != table.state.active {
                assert_eq!(table.refused_for(other.0, "take magic_purse"), "SE-3.9");
            }
            let choice = table.listed("take ")[0].clone();
            table.play(&choice);
            assert_eq!(table.player(*order.last().unwrap()).artifact.unwrap().id(), &choice[5..]);
        }
        let expected: Vec<u8> = (1..=players).map(|step| (first.0 + players * 2 - step) % players).collect();
        assert_eq!(order, expected);
        assert_eq!((table.state.artifacts.len(), table.state.active), (3, first));
    }
    let mut table = Table::set(
        "round 1 seat1\nmarker seat0\nphase draft\nartifacts magic_purse living_chest diamond_ring guiding_star knowledge_key",
    );
    assert_eq!(table.refused("take shamans_mask"), "SE-3.9");
}

/// AMB-2: what an artifact gives when taken, it gives in the draft as well, and again when it is taken later.
#[test]
fn on_take_effects_in_the_draft() {
    let mut table = Table::set(
        "round 1 seat1\nmarker seat0\nphase draft\nartifacts magic_purse living_chest diamond_ring guiding_star knowledge_key",
    );
    table.play_all(&["take magic_purse", "take living_chest"]);
    assert_eq!((table.has(1).as_str(), table.settlers(0)), ("1W1C1S1G", (6, 1)));
    table.play_all(&["pass", "take diamond_ring", "pass", "take living_chest"]);
    assert_eq!((table.has(0).as_str(), table.has(1).as_str()), ("1D", "1G"));
    assert_eq!(table.settlers(1), (6, 1));
}
