//! The conformance kit on every number of players and every option.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

use steading_conformance::{ComponentKit, Conformance};
use steading_game::{Game, Setup};
use steading_kingdom_builder::{KingdomBuilder, Set};

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

/// Whatever comes in a box lies on a table somewhere, is used if it can be, and bots use it, too.
#[test]
fn every_component_turns_up() {
    let all = Set::IDS.join(",");
    let with = |quadrants: &str| {
        let options = [("sets", all.as_str()), ("quadrants", quadrants)];
        KingdomBuilder::info().setup(Some(3), options).unwrap()
    };
    ComponentKit::<KingdomBuilder>::new()
        .chosen(&["location", "bonus", "nomad", "action"])
        // They work by themselves, or when others act.
        .unchosen(&["location/canoe", "bonus/temple_bonus", "bonus/fountain_bonus", "nomad/treasure"])
        // Views have places for these pieces and hexes, and letters for terrain.
        .unnamed(&["game", "piece/settlement", "piece/warrior", "piece/wall", "piece/scout"])
        .unnamed(&["hex/capitol", "terrain/mountain", "terrain/water"])
        // Four tasks, and a Crossroads that a Bazaar can repeat.
        .also(with(CROSSROADS))
        .also(with("barracks_crossroads,bazaar_water_mill,random,random"))
        .games(games(12))
        .run();
}
