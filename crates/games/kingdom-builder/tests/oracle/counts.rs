//! How many ways there are to go on, from the fixed positions in `tests/counts/`.
//!
//! Each file is a position as `steading inspect` reads it, but without the header that names the version of the rules. After it
//! stands, as comments, the number of sequences of so many decisions:
//!
//! ```text
//! # What the position is about.
//! players 4
//! …
//! # count 1 23
//! # count 2 512
//! ```
//!
//! Chance is that of the generator in the position, and a game that is over counts as one way. A number that changes
//! without a change of the rules means that an action appeared or went missing. `cargo xtask bless` writes the numbers anew; a
//! file without any gets those of depth 1, 2 and, where it is quick, 3.
//!
//! Depth 1 and 2 are confirmed by the lister: at every node on the way its set of actions must be that of the game.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use expect_test::expect_file;
use steading_game::{Game, GameRng, Lines, Seat, Seed, Silent, perft};
use steading_kingdom_builder::{Action, Extra, KingdomBuilder, Phase, State};

use crate::{crossroads, field, harvest, lister, marshlands, random};

/// Depth 3 is for positions with at most so many ways of depth 2.
const QUICK: u64 = 20_000;

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/counts");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort_unstable();
    files
}

fn read(text: &str) -> State {
    let mut lines = Lines::new(text);
    let players = lines.need("players").unwrap().value().unwrap();
    let options = lines.take_all("set");
    let options = options.iter().map(|line| line.rest.split_once('=').unwrap());
    let setup = KingdomBuilder::info().setup(Some(players), options).unwrap();
    KingdomBuilder::read_position(&KingdomBuilder::configure(&setup).unwrap(), lines).unwrap()
}

/// The depths and numbers in a file.
fn counts(text: &str) -> Vec<(u32, u64)> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("# count ")?.split_once(' '));
    lines.map(|(depth, count)| (depth.parse().unwrap(), count.parse().unwrap())).collect()
}

/// The sequences of `depth` decisions, by one way of listing them.
fn paths(state: &State, depth: u32, list: &impl Fn(&State, Seat) -> Vec<Action>) -> u64 {
    let Some(seat) = KingdomBuilder::must_act(state).first() else { return 1 };
    let actions = list(state, seat);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut next = state.clone();
        KingdomBuilder::perform(&mut next, seat, action, &mut Silent);
        paths(&next, depth - 1, list)
    };
    actions.into_iter().map(after).sum()
}

fn fast(state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    KingdomBuilder::legal_actions(state, seat, &mut actions);
    actions
}

/// What the lister has, which must be what the game has.
fn confirmed(state: &State, seat: Seat, about: &str) -> Vec<Action> {
    let position = || {
        let mut text = String::new();
        KingdomBuilder::write_position(state, &mut text);
        format!("{about}\n{text}")
    };
    assert_eq!(lister::decides(state), Some(seat), "{}", position());
    let listed = lister::actions(state);
    let actions = fast(state, seat);
    let found: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!(found.len(), actions.len(), "an action is listed twice: {}", position());
    let only = |these: &BTreeSet<String>, those: &BTreeSet<String>| -> Vec<String> {
        these.difference(those).cloned().collect()
    };
    assert!(
        found == listed,
        "only the game has {:?}, only the lister has {:?}: {}",
        only(&found, &listed),
        only(&listed, &found),
        position()
    );
    for other in state.seats().filter(|&other| other != seat) {
        assert_eq!(fast(state, other), [], "{other} does not decide: {}", position());
    }
    listed.iter().map(|action| action.parse().unwrap()).collect()
}

#[test]
fn files_hold_what_the_game_counts() {
    let files = files();
    assert!(files.len() >= 24, "{} files", files.len());
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let state = read(&text);
        let mut depths: Vec<u32> = counts(&text).into_iter().map(|(depth, _)| depth).collect();
        if depths.is_empty() {
            let quick = paths(&state, 2, &fast) <= QUICK;
            depths.extend(1..=if quick { 3 } else { 2 });
        }
        let position = text.split_inclusive('\n').filter(|line| !line.starts_with("# count "));
        let mut expected: String = position.collect();
        for depth in depths {
            expected += &format!("# count {depth} {}\n", paths(&state, depth, &fast));
        }
        expect_file![file].assert_eq(&expected);
    }
}

#[test]
fn the_lister_confirms_the_files() {
    for file in files() {
        let text = std::fs::read_to_string(&file).unwrap();
        let state = read(&text);
        let about = file.file_stem().unwrap().to_string_lossy();
        for (depth, count) in counts(&text).into_iter().filter(|&(depth, _)| depth <= 2) {
            let slow = paths(&state, depth, &|state, seat| confirmed(state, seat, &about));
            assert_eq!(slow, count, "{about}, depth {depth}");
        }
    }
}

/// The positions of this game in the list that other engines are tested against, `docs/perft.toml`.
#[test]
fn the_lister_confirms_the_list_for_others() {
    let list = include_str!("../../../../../docs/perft.toml");
    let mut confirmed_ones = 0;
    for entry in list.split("[[position]]").skip(1) {
        let Some((_, text)) = entry.split_once("game kingdom-builder\nrules 2\n") else { continue };
        let state = read(text.split("'''").next().unwrap());
        let about = entry.lines().find(|line| line.starts_with("name")).unwrap();
        let counts = entry.lines().find_map(|line| line.strip_prefix("counts = [")).unwrap();
        let counts: Vec<u64> =
            counts.trim_end_matches(']').split(", ").map(|count| count.parse().unwrap()).collect();
        let deep = counts.iter().take(3).filter(|&&count| count <= QUICK).count();
        for (depth, &count) in (1..).zip(&counts[..deep]) {
            let slow = until_chance(&state, depth, about);
            assert_eq!(slow, count, "{about}, depth {depth}");
            assert_eq!(perft::<KingdomBuilder>(&state, depth), count, "{about}, depth {depth}");
        }
        confirmed_ones += 1;
    }
    assert!(confirmed_ones >= 8, "{confirmed_ones}");
}

/// The ways that the lister finds; a decision that needs chance ends one.
fn until_chance(state: &State, depth: u32, about: &str) -> u64 {
    let Some(seat) = lister::decides(state) else { return 1 };
    let actions = confirmed(state, seat, about);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut next = state.clone();
        KingdomBuilder::perform(&mut next, seat, action, &mut Silent);
        if next.rng == state.rng { until_chance(&next, depth - 1, about) } else { 1 }
    };
    actions.into_iter().map(after).sum()
}

const ALL_SETS: &str = "base,nomads,crossroads,marshlands,harvest,capitol,caves,island";

const CROSSROADS: &str = "lighthouse_foresters_lodge,barracks_crossroads,city_hall_fort,monastery_wagon";

const SETUPS: [&[(&str, &str)]; 14] = [
    &[],
    &[("sets", "base,capitol,caves,island")],
    &[("sets", "nomads")],
    &[("sets", "nomads,caves,island"), ("cards", "families,shepherds,ambassadors")],
    &[("sets", "base,crossroads"), ("quadrants", CROSSROADS), ("moving_meeples", "false")],
    &[("sets", "base,crossroads"), ("quadrants", "barracks_crossroads,monastery_wagon,paddock,barn")],
    &[("sets", "marshlands")],
    &[("sets", "crossroads,marshlands"), ("cards", "scouts,random,random")],
    &[("sets", "harvest"), ("silo_order", "by_silo")],
    &[("sets", "base,harvest,island"), ("cards", "mayors,rovers,random")],
    &[("sets", "harvest"), ("silo_three_moves", "true")],
    &[("sets", "base,marshlands"), ("quadrants", "canoe,temple,random,random"), ("readings", "common")],
    &[("sets", ALL_SETS)],
    &[("sets", ALL_SETS), ("quadrants", "quarry,canoe,random,bazaar_water_mill")],
];

/// How many games are played where the usual number is `usual`; `STEADING_GAMES=2000` asks for more.
fn games(usual: u64) -> u64 {
    std::env::var("STEADING_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

/// Whole games of random players in all mixes, looked at now and then.
#[test]
fn the_lister_agrees_in_random_games() {
    let mut seen = BTreeSet::new();
    for (number, options) in (0..).zip(SETUPS) {
        let setup = KingdomBuilder::info().setup(Some(2 + (number % 4) as u8), options.iter().copied());
        let Ok(config) = KingdomBuilder::configure(&setup.unwrap()) else { panic!("{options:?}") };
        for seed in 0..games(8) {
            let mut rng = GameRng::new(Seed::from_number(seed));
            let mut state = KingdomBuilder::start(&config, Seed::from_number(seed), &mut Silent);
            while let Some(seat) = KingdomBuilder::must_act(&state).first() {
                let silo = matches!(state.phase, Phase::Silo(_));
                if silo || rng.below(10) == 0 {
                    let actions = confirmed(&state, seat, &format!("{options:?}, seed {seed}"));
                    seen.extend(actions.iter().filter_map(|action| match action {
                        Action::Use(extra) => Some(extra.id()),
                        _ => None,
                    }));
                }
                let action = KingdomBuilder::random_action(&state, seat, &mut rng, &mut Vec::new()).unwrap();
                KingdomBuilder::perform(&mut state, seat, action, &mut Silent);
            }
        }
    }
    let left_out = |extra: &Extra| match extra {
        // The lister knows these sets.
        Extra::Location(location) if !ALL_SETS.split(',').any(|set| set == location.set().id()) => true,
        // One Donation is like the other.
        Extra::Nomad(tile) if tile.terrain().is_some() => true,
        _ => extra.is_passive(),
    };
    let extras = Extra::all().filter(|extra| !left_out(extra)).map(Extra::id);
    let unseen: Vec<&str> = extras.filter(|id| !seen.contains(id)).collect();
    assert_eq!(unseen, [""; 0], "never offered");
}

/// The random positions of the other tests, full of pieces and with every tile: all their actions, and one after each of
/// some of those.
#[test]
fn the_lister_agrees_on_random_positions() {
    let mut rng = GameRng::new(Seed::from_number(8));
    for number in 0..40 {
        let states = [
            Some(random::position(number)),
            Some(field::position(number)),
            Some(crossroads::position(number)),
            marshlands::position(number, false),
            marshlands::position(number, true),
            Some(harvest::position(number, number % 2 == 0)),
        ];
        for (kind, mut state) in states.into_iter().flatten().enumerate() {
            let about = format!("position {number} of kind {kind}");
            // Extra actions come first: half of them begin one and go through its stages.
            for _ in 0..5 {
                let Some(seat) = KingdomBuilder::must_act(&state).first() else { break };
                let actions = confirmed(&state, seat, &about);
                let uses = actions.iter().copied().filter(|action| matches!(action, Action::Use(_)));
                let uses: Vec<Action> = uses.collect();
                let choices = if uses.is_empty() { &actions } else { &uses };
                KingdomBuilder::perform(&mut state, seat, *rng.pick(choices).unwrap(), &mut Silent);
            }
        }
    }
}
