//! The conformance kit on every number of players and every option.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

use std::collections::BTreeSet;

use steading_conformance::Conformance;
use steading_game::{Game, GameRng, Seed, Setup, Silent};
use steading_kingdom_builder::{
    Action, Extra, KingdomBuilder, Location, NomadTile, Quadrant, ScoringCard, Set, SpecialKind, Task,
};
use steading_text::keys;

/// How many games are played where the usual number is `usual`; `STEADING_GAMES=2000` asks for more.
fn games(usual: u64) -> u64 {
    std::env::var("STEADING_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

fn conforms(players: u8, options: &[(&str, &str)]) {
    let setup: Setup = KingdomBuilder::info().setup(Some(players), options.iter().copied()).unwrap();
    Conformance::<KingdomBuilder>::new(setup).games(games(12)).seed(7).run();
}

#[test]
fn base_with_two() {
    conforms(2, &[]);
}

#[test]
fn base_with_three() {
    conforms(3, &[]);
}

#[test]
fn base_with_four() {
    conforms(4, &[]);
}

#[test]
fn base_with_five() {
    conforms(5, &[]);
}

/// Harvest alone: four of its quadrants, and often its cards.
const HARVEST: &[(&str, &str)] = &[("sets", "harvest")];

#[test]
fn harvest_with_two() {
    conforms(2, HARVEST);
}

#[test]
fn harvest_with_three() {
    conforms(3, &[("sets", "harvest"), ("silo_order", "by_silo")]);
}

#[test]
fn harvest_with_four() {
    conforms(4, &[("sets", "harvest"), ("cards", "mayors,rovers,chainers")]);
}

#[test]
fn harvest_with_five() {
    conforms(5, HARVEST);
}

#[test]
fn harvest_in_a_mix() {
    conforms(3, &[("sets", "base,harvest")]);
}

#[test]
fn first_game() {
    conforms(4, &[("first_game", "true")]);
}

/// Four quadrants of Crossroads, with a mix of players.
fn crossroads(players: u8) {
    conforms(players, &[("sets", "base,crossroads"), ("quadrants", CROSSROADS)]);
}

const CROSSROADS: &str = "lighthouse_foresters_lodge,barracks_crossroads,city_hall_fort,monastery_wagon";

#[test]
fn crossroads_with_two() {
    crossroads(2);
}

#[test]
fn crossroads_with_three() {
    crossroads(3);
}

#[test]
fn crossroads_with_four() {
    crossroads(4);
}

#[test]
fn crossroads_with_five() {
    crossroads(5);
}

#[test]
fn crossroads_in_a_mix() {
    conforms(4, &[("sets", "base,crossroads")]);
    conforms(3, &[("sets", "base,crossroads"), ("moving_meeples", "false")]);
    conforms(5, &[("sets", "base,nomads,crossroads,marshlands,harvest,capitol,caves,island")]);
}

#[test]
fn marshlands_alone() {
    for players in 2..=5 {
        conforms(players, &[("sets", "marshlands")]);
    }
}

#[test]
fn marshlands_with_its_scouts() {
    conforms(3, &[("sets", "marshlands"), ("cards", "scouts,random,random")]);
}

#[test]
fn base_and_marshlands() {
    conforms(4, &[("sets", "base,marshlands"), ("quadrants", "canoe,temple,random,random")]);
}

#[test]
fn crossroads_and_marshlands() {
    conforms(3, &[("sets", "crossroads,marshlands"), ("cards", "scouts,random,random")]);
}

#[test]
fn nomads_and_marshlands() {
    let quadrants = ("quadrants", "canoe,quarry,temple,random");
    conforms(3, &[("sets", "nomads,marshlands"), quadrants, ("cards", "families,random,random")]);
}

#[test]
fn marshlands_and_harvest() {
    conforms(3, &[("sets", "marshlands,harvest"), ("quadrants", "canoe,temple,random,random")]);
}

#[test]
fn dual_cards_without_swamp() {
    conforms(2, &[("dual_cards", "always")]);
}

#[test]
fn every_option_by_itself_and_mixed() {
    Conformance::<KingdomBuilder>::for_each_setup(|kit| kit.games(games(4)));
}

#[test]
fn nomads_with_two_to_five() {
    for players in 2..=5 {
        conforms(players, &[("sets", "nomads")]);
    }
}

#[test]
fn queenies_with_the_base_game() {
    conforms(3, &[("sets", "base,capitol,caves,island")]);
    conforms(4, &[("sets", "base,island"), ("quadrants", "oracle,harbor,random,random")]);
}

#[test]
fn nomads_and_queenies_mixed() {
    conforms(2, &[("sets", "base,nomads,capitol,caves,island")]);
    conforms(5, &[("sets", "base,nomads,caves,island"), ("sword", "false")]);
}

#[test]
fn all_sets_together() {
    let all = Set::IDS.join(",");
    let all = all.as_str();
    conforms(3, &[("sets", all)]);
    // Nomad tiles and Canoes, a Temple and a Scout Cabin on one board.
    let quadrants = "quarry,canoe,temple,mountain_station_scout_cabin";
    conforms(2, &[("sets", all), ("quadrants", quadrants), ("cards", "families,shepherds,mayors")]);
    conforms(5, &[("sets", all), ("quadrants", "quarry,canoe,city_hall_fort,barracks_crossroads")]);
}

/// Whatever comes in a box lies on a table somewhere, has a name in both languages, and can be used unless it works by
/// itself: a thing that nobody can ever use, see or be told about is found here.
#[test]
fn every_thing_is_seen_used_and_named() {
    let all_sets = Set::IDS.join(",");
    let (mut seen, mut used) = (BTreeSet::new(), BTreeSet::new());
    for (number, quadrant) in (0..).zip(Quadrant::IDS) {
        let quadrants = format!("{quadrant},random,random,random");
        let options = [("sets", all_sets.as_str()), ("quadrants", quadrants.as_str())];
        let setup = KingdomBuilder::info().setup(Some(4), options).unwrap();
        let config = KingdomBuilder::configure(&setup).unwrap();
        for game in 0..games(12) {
            let seed = Seed::from_number(number).derive("game", game);
            let mut state = KingdomBuilder::start(&config, seed, &mut Silent);
            let table = state.table.clone();
            let locations = table.board.specials().iter().filter_map(|special| match special.kind {
                SpecialKind::Location(location) => Some(location.key()),
                _ => None,
            });
            seen.extend(locations);
            seen.extend(table.cards.iter().map(|card| card.key()));
            seen.extend(table.tasks().map(Task::key));
            seen.extend(table.nomads.iter().flatten().map(|tile| tile.key()));
            let mut rng = GameRng::new(seed);
            let mut actions = Vec::new();
            while let Some(seat) = KingdomBuilder::must_act(&state).first() {
                actions.clear();
                KingdomBuilder::legal_actions(&state, seat, &mut actions);
                used.extend(actions.iter().filter_map(|action| match action {
                    Action::Use(extra) => Some(extra.key()),
                    _ => None,
                }));
                let action = *rng.pick(&actions).unwrap();
                KingdomBuilder::perform(&mut state, seat, action, &mut Silent);
            }
        }
    }
    let locations = Location::ALL.iter().map(|location| location.key());
    let cards = ScoringCard::ALL.iter().map(|card| card.key());
    let tasks = Task::ALL.iter().map(|task| task.key());
    let nomads = NomadTile::ALL.iter().map(|tile| tile.key());
    let things: BTreeSet<&str> = locations.chain(cards).chain(tasks).chain(nomads).collect();
    assert_eq!(things.difference(&seen).collect::<Vec<_>>(), [&""; 0], "never seen");
    let extras = || Extra::all().filter(|extra| !extra.is_passive()).map(Extra::key);
    assert_eq!(extras().filter(|key| !used.contains(key)).collect::<Vec<_>>(), [""; 0], "never to be used");
    let texts = KingdomBuilder::info().texts;
    for (language, known) in [("en", keys(texts.en)), ("de", keys(texts.de))] {
        let nameless: Vec<&str> =
            things.iter().copied().chain(extras()).filter(|key| !known.contains(*key)).collect();
        assert_eq!(nameless, [""; 0], "without a name in {language}");
    }
}
