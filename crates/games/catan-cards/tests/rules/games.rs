//! Random games, watched action by action, and frequencies held against the rules.

use steading_catan_cards::{Action, CatanCards, Event, State};
use steading_game::{Game, GameRng, Seat, Seed};

use crate::table::Table;

/// One action of a random game.
pub(crate) struct Step {
    pub(crate) before: State,
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    pub(crate) events: Vec<Event>,
    pub(crate) after: State,
}

impl Step {
    /// The points of every seat before and after.
    pub(crate) fn points(&self) -> impl Iterator<Item = (Seat, u8, u8)> {
        let points = steading_catan_cards::points;
        self.before.seats().map(move |seat| (seat, points(&self.before, seat), points(&self.after, seat)))
    }

    pub(crate) fn is_build(&self) -> bool {
        matches!(self.action, Action::Build { .. })
    }
}

/// The set-ups whose rules differ.
pub(crate) const SETUPS: [(u8, &[&str]); 4] = [
    (3, &["metropolis_side=A"]),
    (4, &["metropolis_side=B"]),
    (4, &["max_offers=0", "max_proposals=0"]),
    (3, &["metropolis_side=B", "max_offers=1", "max_proposals=0", "free_trade=true"]),
];

/// Plays so many games of every set-up. The players are random, and fond of building: games end.
pub(crate) fn watch(games: u64, mut watcher: impl FnMut(&Step)) {
    for (players, options) in SETUPS {
        for seed in 0..games {
            watch_one(players, options, seed, &mut watcher);
        }
    }
}

/// Plays one game.
pub(crate) fn watch_one(players: u8, options: &[&str], seed: u64, mut watcher: impl FnMut(&Step)) -> State {
    let mut state = Table::start(players, options, seed).state;
    let mut rng = GameRng::new(Seed::from_number(seed).derive("players", 0));
    let mut scratch = Vec::new();
    while !CatanCards::must_act(&state).is_empty() {
        let (seat, action) = choose(&state, &mut rng, &mut scratch);
        let mut events = Vec::new();
        let before = state.clone();
        CatanCards::apply(&mut state, seat, action, &mut events).unwrap();
        watcher(&Step { before, seat, action, events, after: state.clone() });
    }
    state
}

/// Somebody who may act, mostly somebody who must, does something; in three cases of four a build if there is one.
fn choose(state: &State, rng: &mut GameRng, scratch: &mut Vec<Action>) -> (Seat, Action) {
    let able = if rng.below(6) == 0 { CatanCards::may_act(state) } else { CatanCards::must_act(state) };
    let able: Vec<Seat> = able.iter().collect();
    let seat = *rng.pick(&able).expect("somebody can act");
    let any = CatanCards::random_action(state, seat, rng, scratch).expect("whoever can act has an action");
    scratch.clear();
    CatanCards::legal_actions(state, seat, scratch);
    scratch.retain(|action| matches!(action, Action::Build { .. }));
    let build = rng.pick(scratch).copied().filter(|_| rng.below(4) > 0);
    (seat, build.unwrap_or(any))
}

/// The numbers must be in these proportions, up to five standard deviations each.
#[track_caller]
pub(crate) fn assert_proportions(observed: &[u32], weights: &[u32]) {
    let all = f64::from(observed.iter().sum::<u32>());
    let weight = f64::from(weights.iter().sum::<u32>());
    assert_eq!(observed.len(), weights.len());
    for (&seen, &own) in observed.iter().zip(weights) {
        let chance = f64::from(own) / weight;
        let deviation = (all * chance * (1.0 - chance)).sqrt();
        let off = (f64::from(seen) - all * chance).abs();
        assert!(off <= 5.0 * deviation, "{observed:?} is not in the proportions {weights:?}");
    }
}
