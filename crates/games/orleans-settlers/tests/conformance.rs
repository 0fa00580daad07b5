//! The conformance kit on every number of players and every option.

use steading_conformance::{ComponentKit, Conformance};
use steading_game::{Game, Setup};
use steading_orleans_settlers::OrleansSettlers;

/// How many games are played where the usual number is `usual`; `STEADING_GAMES=3000` asks for more.
fn games(usual: u64) -> u64 {
    std::env::var("STEADING_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

/// Everything but the chance to come lies open (OR-106).
fn conforms(players: u8) {
    let setup = Setup::new(OrleansSettlers::info()).players(players);
    Conformance::<OrleansSettlers>::new(setup).games(games(16)).seed(7).open().run();
}

#[test]
fn two_players() {
    conforms(2);
}

#[test]
fn three_players() {
    conforms(3);
}

#[test]
fn four_players() {
    conforms(4);
}

#[test]
fn every_option_by_itself_and_mixed() {
    Conformance::<OrleansSettlers>::for_each_setup(|kit| kit.games(games(2)).every(400).open());
}

/// Whatever comes in the box turns up in a game, is used if it can be, and bots use it, too.
#[test]
fn every_component_turns_up() {
    ComponentKit::<OrleansSettlers>::new()
        .chosen(&["building", "place", "technology", "follower"])
        // Numbers in the view, and what is printed on other components.
        .unnamed(&["game", "category", "supply/prohibition", "track/fame-track"])
        // It works by itself; the others are known from the base game, and the easy bot has no use for what is printed there.
        .unused(&["place/granary", "place/brewery", "place/hayrick", "place/school", "place/scriptorium"])
        .unused(&["place/shipping_line"])
        .games(games(120))
        .run();
}
