//! Helpers for rule tests: positions, options and decisions as text.

use steading_game::{Game, Illegal, Lines, Seat, Seed, Setup, Undo};

/// Reads a position, or returns the error. Lines `players 3` and `set name=value` give the set-up; `players` is the default of
/// the first one.
pub fn set_up<G: Game>(position: &str, players: Option<u8>) -> Result<G::State, String> {
    let mut lines = Lines::new(position);
    let said = lines.take("players").map_err(|error| error.to_string())?;
    let said = said.map(|line| line.value()).transpose().map_err(|error| error.to_string())?;
    let options = lines.take_all("set");
    let options = options.iter().map(|line| option(line.rest));
    let setup = G::info().setup(said.or(players), options).map_err(|error| error.to_string())?;
    let config = G::configure(&setup).map_err(|error| error.to_string())?;
    G::read_position(&config, lines).map_err(|error| error.to_string())
}

/// The set-up with options as in `supply=strict`.
#[track_caller]
pub fn setup<G: Game>(players: u8, options: &[&str]) -> Setup {
    let setup = G::info().setup(Some(players), options.iter().map(|text| option(text)));
    setup.expect("options that the game has")
}

/// Starts a new game of this set-up: its state and its events.
#[track_caller]
pub fn start<G: Game>(setup: &Setup, seed: u64) -> (G::State, Vec<G::Event>) {
    let config = G::configure(setup).expect("a possible set-up");
    let mut events = Vec::new();
    let state = G::start(&config, Seed::from_number(seed), &mut events);
    (state, events)
}

/// Plays an action given as text, if it is legal, and audits the state after it.
#[track_caller]
pub fn play<G: Game>(
    state: &mut G::State,
    seat: Seat,
    action: &str,
    events: &mut Vec<G::Event>,
) -> Result<Undo, Illegal> {
    let parsed = action.parse().unwrap_or_else(|error| panic!("{error}"));
    let undo = G::apply(state, seat, parsed, events)?;
    assert_eq!(G::audit(state), Ok(()), "after {seat} {action}");
    Ok(undo)
}

/// The legal actions of a seat as text, in the listed order.
pub fn listed<G: Game>(state: &G::State, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    G::legal_actions(state, seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// The position must have each of these lines.
#[track_caller]
pub fn assert_lines(position: &str, lines: &[&str]) {
    for line in lines {
        assert!(position.lines().any(|found| found == *line), "no line `{line}` in\n{position}");
    }
}

#[track_caller]
fn option(text: &str) -> (&str, &str) {
    text.split_once('=').expect("options are written name=value")
}
