//! What every action of the base game allows, in plain loops (KB-32, KB-33, KB-45 to KB-52).

use std::collections::BTreeSet;

use steading_game::{Game, GameRng, Seat, Seed, Silent};
use steading_kingdom_builder::{Action, KingdomBuilder, State};

use crate::grid::{Grid, Place, all, step, text};
use crate::random::position;

/// Rule 3: those beside an own settlement, or all of them if there is none.
pub(crate) fn rule_3(grid: &Grid, seat: u8, places: Vec<Place>) -> Vec<Place> {
    let beside: Vec<Place> =
        places.iter().copied().filter(|&place| grid.is_beside_own(place, seat)).collect();
    if beside.is_empty() { places } else { beside }
}

pub(crate) fn empty(grid: &Grid, letter: char) -> Vec<Place> {
    all().filter(|&place| grid.is_empty(place) && grid.letter(place) == letter).collect()
}

fn on_rim((row, column): Place) -> bool {
    row == 0 || row == 19 || column == 0 || column == 19
}

/// Every settlement that ends a straight run of three or more, and the hex behind it (KB-49).
fn run_ends(grid: &Grid, seat: u8) -> Vec<Place> {
    let mut ends = BTreeSet::new();
    for place in grid.own(seat) {
        for direction in 0..6 {
            let (mut here, mut run) = (place, 0);
            while grid.owner(here) == Some(seat) {
                run += 1;
                here = step(here, direction);
            }
            if run >= 3 && grid.is_empty(here) && grid.is_buildable(here) {
                ends.insert(here);
            }
        }
    }
    ends.into_iter().collect()
}

/// Where a build action may build; nothing for other locations.
fn targets(grid: &Grid, seat: u8, played: char, location: &str) -> Option<Vec<Place>> {
    let rim =
        || all().filter(|&place| on_rim(place) && grid.is_empty(place) && grid.is_buildable(place)).collect();
    Some(match location {
        "oracle" => rule_3(grid, seat, empty(grid, played)),
        "farm" => rule_3(grid, seat, empty(grid, 'G')),
        "oasis" => rule_3(grid, seat, empty(grid, 'D')),
        "tower" => rule_3(grid, seat, rim()),
        "tavern" => run_ends(grid, seat),
        _ => return None,
    })
}

/// Where a piece that was picked up may go. The grid no longer has it.
fn landing(grid: &Grid, seat: u8, played: char, location: &str, from: Place) -> Vec<Place> {
    let elsewhere = |places: Vec<Place>| places.into_iter().filter(|&place| place != from).collect();
    match location {
        "barn" => rule_3(grid, seat, elsewhere(empty(grid, played))),
        "harbor" => rule_3(grid, seat, elsewhere(empty(grid, 'W'))),
        _ => {
            let jumps = (0..6).map(|direction| step(step(from, direction), direction));
            jumps.filter(|&place| grid.is_empty(place) && grid.is_buildable(place)).collect()
        }
    }
}

pub(crate) fn listed(state: &State, word: &str) -> String {
    let mut actions = Vec::new();
    KingdomBuilder::legal_actions(state, state.turn.active, &mut actions);
    let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.iter().filter_map(|text| text.strip_prefix(word)).collect::<Vec<_>>().join(" ")
}

pub(crate) fn after(state: &State, action: &str) -> State {
    let mut state = state.clone();
    let action: Action = action.parse().unwrap();
    let seat = state.turn.active;
    KingdomBuilder::apply(&mut state, seat, action, &mut Silent).unwrap();
    state
}

#[test]
fn masks_agree_with_loops() {
    let mut used = BTreeSet::new();
    for number in 0..400 {
        let state = position(number);
        let (seat, grid) = (state.turn.active.0, Grid::new(&state));
        let played = state.turn.terrain.unwrap().letter();
        assert_eq!(
            listed(&state, "build "),
            text(rule_3(&grid, seat, empty(&grid, played))),
            "position {number}"
        );
        for location in ["oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock"] {
            let offered = listed(&state, "use ").split(' ').any(|offered| offered == location);
            let has_tile = state.setting.board.specials().iter().enumerate().any(|(tile, special)| {
                special.kind.id() == location && state.player(Seat(seat)).tiles.held >> tile & 1 != 0
            });
            let possible = match targets(&grid, seat, played, location) {
                Some(targets) => {
                    if offered {
                        let acting = after(&state, &format!("use {location}"));
                        assert_eq!(
                            listed(&acting, "build "),
                            text(targets.clone()),
                            "{location} in position {number}"
                        );
                    }
                    !targets.is_empty()
                }
                None => moves(&state, seat, played, location, offered, number),
            };
            assert_eq!(offered, has_tile && possible, "{location} in position {number}");
            if offered {
                used.insert(location);
            }
        }
    }
    assert_eq!(used.len(), 8, "{used:?}");
}

/// Compares every pick-up and every put-down; whether there is any.
fn moves(state: &State, seat: u8, played: char, location: &str, offered: bool, number: u64) -> bool {
    let mut movable = Vec::new();
    let acting = offered.then(|| after(state, &format!("use {location}")));
    for (row, column) in Grid::new(state).own(seat) {
        let mut grid = Grid::new(state);
        grid.owners[row as usize][column as usize] = None;
        let places = landing(&grid, seat, played, location, (row, column));
        if places.is_empty() {
            continue;
        }
        movable.push((row, column));
        if let Some(acting) = &acting {
            let lifted = after(acting, &format!("lift {row},{column}"));
            assert_eq!(
                listed(&lifted, "put "),
                text(places),
                "{location} {row},{column} in position {number}"
            );
        }
    }
    if let Some(acting) = &acting {
        assert_eq!(listed(acting, "lift "), text(movable.clone()), "{location} in position {number}");
    }
    !movable.is_empty()
}

/// Drawing without a list gives the listed actions, each about equally often.
#[test]
fn random_actions_are_drawn_evenly() {
    let mut rng = GameRng::new(Seed::from_number(3));
    for number in 0..12 {
        let state = position(number);
        let mut actions = Vec::new();
        KingdomBuilder::legal_actions(&state, state.turn.active, &mut actions);
        let mut drawn = vec![0u32; actions.len()];
        let each = 400;
        for _ in 0..each * actions.len() {
            let action =
                KingdomBuilder::random_action(&state, state.turn.active, &mut rng, &mut Vec::new()).unwrap();
            drawn[actions.iter().position(|&listed| listed == action).unwrap()] += 1;
        }
        assert!(drawn.iter().all(|&times| (290..510).contains(&times)), "{drawn:?}");
    }
}
