//! The conformance kit on every number of players and every option.

use steading_catan_cards::CatanCards;
use steading_conformance::{ComponentKit, Conformance};
use steading_game::{Game, Setup};

/// How many games are played where the usual number is `usual`; `STEADING_GAMES=2000` asks for more.
fn games(usual: u64) -> u64 {
    std::env::var("STEADING_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

fn conforms(players: u8, options: &[(&str, &str)]) {
    let setup: Setup =
        CatanCards::info().setup(Some(players), options.iter().copied()).expect("possible options");
    Conformance::<CatanCards>::new(setup).games(games(200)).seed(7).run();
}

#[test]
fn three_players_side_a() {
    conforms(3, &[]);
}

#[test]
fn four_players_side_b() {
    conforms(4, &[("metropolis_side", "B")]);
}

#[test]
fn two_players() {
    conforms(2, &[("two_players", "true"), ("metropolis_side", "B")]);
}

#[test]
fn free_trade_and_much_talk() {
    conforms(4, &[("free_trade", "true"), ("max_offers", "15"), ("max_proposals", "15")]);
}

#[test]
fn first_display_and_no_trade() {
    conforms(4, &[("first_display", "true"), ("max_offers", "0"), ("max_proposals", "0")]);
}

#[test]
fn every_option_by_itself_and_mixed() {
    Conformance::<CatanCards>::for_each_setup(|kit| kit.games(games(20)));
}

/// Whatever comes in the box turns up in a game, is built if it can be, and by bots, too.
#[test]
fn every_component_turns_up() {
    ComponentKit::<CatanCards>::new()
        .chosen(&["building"])
        // What lies before a player or is counted from the beginning has its place in the view, not a name.
        .unnamed(&["game", "aid", "start", "pile/buildings"])
        .games(games(40))
        .run();
}
