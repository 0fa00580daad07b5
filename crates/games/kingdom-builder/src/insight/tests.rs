use steading_conformance::InsightKit;
use steading_game::{Game, GameRng, Insight, Lines, Seat, Seed};

use super::observe::NAMES;
use crate::{Action, KingdomBuilder, State};

const ALL_SETS: &str = "base,nomads,crossroads,marshlands,harvest,capitol,caves,island";
const CROSSROADS: &str = "lighthouse_foresters_lodge,barracks_crossroads,city_hall_fort,monastery_wagon";

/// Set-ups that have everything between them.
const SETUPS: [(u8, &[(&str, &str)]); 9] = [
    (2, &[]),
    (5, &[]),
    (3, &[("sets", "nomads"), ("cards", "families,shepherds,ambassadors")]),
    (2, &[("sets", "base,crossroads"), ("quadrants", CROSSROADS)]),
    (4, &[("sets", "marshlands")]),
    (2, &[("sets", "marshlands"), ("cards", "scouts,random,random")]),
    (3, &[("sets", "harvest")]),
    (3, &[("sets", ALL_SETS)]),
    (2, &[("sets", ALL_SETS), ("quadrants", "quarry,canoe,temple,mountain_station_scout_cabin")]),
];

fn likely(state: &State, seat: Seat, rng: &mut GameRng) -> Option<Action> {
    KingdomBuilder::likely_action(state, seat, rng, &mut Vec::new())
}

fn observed(state: &State, seat: Seat) -> [f32; NAMES.len()] {
    let mut features = [f32::NAN; NAMES.len()];
    KingdomBuilder::observe(state, seat, &mut features);
    features
}

fn feature(state: &State, seat: u8, name: &str) -> f32 {
    let place = NAMES.iter().position(|&known| known == name);
    observed(state, Seat(seat))[place.unwrap_or_else(|| panic!("there is no feature {name}"))]
}

/// The number that a feature was scaled from.
fn count(state: &State, seat: u8, name: &str, scale: f32) -> i32 {
    (feature(state, seat, name) * scale).round() as i32
}

/// A position on the board of the first game, two players.
fn position(text: &str) -> State {
    let setup = KingdomBuilder::info().setup(Some(2), [("first_game", "true")]).unwrap();
    let config = KingdomBuilder::configure(&setup).unwrap();
    KingdomBuilder::read_position(&config, Lines::new(text)).unwrap_or_else(|problem| panic!("{problem}"))
}

/// Seat 0 stands beside the castle on 3,3, and two steps from the location on 6,7 stands seat 1.
const BESIDE_A_CASTLE: &str =
    "settlements seat0 2,3 2,4\nsettlements seat1 8,8 8,9\nplayed flowers\nhand seat1 grass\n";

/// A Sword sends a settlement back to the supply.
#[test]
fn insight_is_sound() {
    InsightKit::<KingdomBuilder>::new(&SETUPS).setback(0.05).games(4).run();
}

#[test]
fn castles_and_tiles_are_seen() {
    let state = position(BESIDE_A_CASTLE);
    // Seat 1 has nothing but grass around it.
    let names = [("gold_castles", 0), ("gold", 0), ("tiles_near", 1), ("terrains_beside", 0)];
    for (name, better) in names {
        let [more, less] = [better, 1 - better].map(|seat| feature(&state, seat, name));
        assert!(more > less, "{name}: {more} and {less}");
    }
}

#[test]
fn tiles_and_cards_that_fit_are_seen() {
    let state = position(
        "settlements seat0 7,6 7,7\nsettlements seat1 8,11 8,12\ntiles seat0 6,7:ready\nplayed grass\nhand seat1 desert\n",
    );
    let tiles = |seat| ["tiles_build", "tiles_move", "tiles_other"].map(|name| feature(&state, seat, name));
    assert!(tiles(0).iter().sum::<f32>() > tiles(1).iter().sum());
    // No desert beside seat 1, and grass beside seat 0.
    assert_eq!([0, 1].map(|seat| count(&state, seat, "free_choice", 1.0)), [0, 1]);
}

/// In the last round those who come after the active player have a turn left, and nobody else.
#[test]
fn the_turns_that_are_left_are_counted() {
    let turns = |active: u8| {
        let state = position(&format!(
            "first seat0\nturn 30 seat{active}\nlast-round\nplayed grass\nmandatory done\n\
             settlements seat0 8,8\nsettlements seat1 8,9\nhand seat{} desert\n",
            1 - active
        ));
        [0, 1].map(|seat| count(&state, seat, "turns_to_come", 10.0))
    };
    assert_eq!(turns(0), [0, 1]);
    assert_eq!(turns(1), [0, 0]);
}

/// The number of areas by Euler's formula is right as long as no area has a hole.
#[test]
fn areas_are_counted_without_walking_through_them() {
    let state = position(BESIDE_A_CASTLE);
    assert_eq!(count(&state, 0, "areas", 8.0), 1);
    let two = position("settlements seat0 2,3 2,4 3,4 8,8 8,10\nsettlements seat1 9,9\nplayed flowers\n");
    assert_eq!(count(&two, 0, "areas", 8.0), 3);
}

/// From 2,2 most builds go to the castle on 3,3 or the location beyond, and some go elsewhere.
#[test]
fn likely_builds_go_where_something_is_to_be_had() {
    let state = position("settlements seat0 2,2\nsettlements seat1 8,9\nplayed flowers\nhand seat1 grass\n");
    let mut rng = GameRng::new(Seed::from_number(1));
    let mut at_castle = 0;
    for _ in 0..100 {
        let action = likely(&state, Seat(0), &mut rng).unwrap();
        at_castle += u32::from(["build 2,3", "build 3,2"].contains(&action.to_string().as_str()));
    }
    assert!((70..100).contains(&at_castle), "{at_castle} of 100");
}
