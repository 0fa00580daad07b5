//! The conformance kit on every number of players and every option.

use steading_conformance::{ComponentKit, Conformance};
use steading_game::{Game, Setup};
use steading_settlement::Settlement;

/// How many games are played where the usual number is `usual`; `STEADING_GAMES=5000` asks for more.
fn games(usual: u64) -> u64 {
    std::env::var("STEADING_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

/// Where heroes lie open, all seats see the same, and nothing is hidden but the chance to come.
fn as_open(kit: Conformance<Settlement>) -> Conformance<Settlement> {
    let is_open = kit.setup().choice("heroes") == "open" || kit.setup().players == 1;
    if is_open { kit.open() } else { kit }
}

fn conforms(players: u8, options: &[(&str, &str)]) {
    let setup: Setup =
        Settlement::info().setup(Some(players), options.iter().copied()).expect("a possible set-up");
    as_open(Conformance::new(setup).games(games(24)).seed(7)).run();
}

const STRICT: (&str, &str) = ("supply", "strict");
const FACE_DOWN: (&str, &str) = ("heroes", "face_down");
const ENGLISH: (&str, &str) = ("printing", "english");

#[test]
fn solo() {
    conforms(1, &[]);
}

#[test]
fn solo_strict() {
    conforms(1, &[STRICT]);
}

#[test]
fn solo_strict_english() {
    conforms(1, &[STRICT, ENGLISH]);
}

#[test]
fn two_players() {
    conforms(2, &[]);
}

#[test]
fn two_players_strict_english() {
    conforms(2, &[STRICT, ENGLISH]);
}

#[test]
fn two_players_face_down() {
    conforms(2, &[FACE_DOWN, ("empty_rows", "true"), ("scroll_any", "false")]);
}

#[test]
fn four_players_strict_face_down() {
    conforms(4, &[STRICT, FACE_DOWN]);
}

#[test]
fn three_players() {
    conforms(3, &[]);
}

#[test]
fn three_players_strict() {
    conforms(3, &[STRICT]);
}

#[test]
fn four_players() {
    conforms(4, &[]);
}

#[test]
fn four_players_strict() {
    conforms(4, &[STRICT]);
}

#[test]
fn four_players_strict_english() {
    conforms(4, &[STRICT, ENGLISH]);
}

#[test]
fn every_option_by_itself_and_mixed() {
    // Heroes are seldom invited at random, and hidden ones must turn up.
    let usual = |kit: &Conformance<Settlement>| if kit.setup().choice("heroes") == "open" { 3 } else { 24 };
    Conformance::<Settlement>::for_each_setup(|kit| {
        let count = games(usual(&kit));
        as_open(kit.games(count))
    });
}

/// Whatever comes in the box turns up in a game, is used if it can be, and bots use it, too.
#[test]
fn every_component_turns_up() {
    ComponentKit::<Settlement>::new()
        .chosen(&["artifact", "action"])
        // Forts are activated by where they stand; pieces and ranks are numbers in the view.
        .unnamed(&["game", "action/fort", "piece/fortification", "piece/settler", "rank/knight", "rank/lord"])
        .games(games(10))
        .run();
}
