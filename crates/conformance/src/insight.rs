//! The contract of `Insight`.

use std::marker::PhantomData;

use steading_game::{Game, GameRng, Insight, MAX_SEATS, Outcome, Seat, Seed, Setup, Silent, Weights};

/// Features are mostly between -1 and 1; a value beyond this fails.
const GREATEST_FEATURE: f32 = 12.0;

/// The most decisions of a game of likely actions.
const MOST_DECISIONS: u32 = 5000;

/// The least share of games for two that likely actions win against random ones.
const WINS_AGAINST_RANDOM: f64 = 0.8;

/// The least wins of the seat with the best evaluation half-way through a game, in fair shares.
const FORESIGHT: f64 = 1.1;

/// A policy: an action from a state and a generator.
type Policy<G> =
    fn(&<G as Game>::State, Seat, &mut GameRng, &mut Vec<<G as Game>::Action>) -> Option<<G as Game>::Action>;

/// Plays games and checks what bots get from them: features, likely actions, imagined deals.
///
/// ```
/// # use steading_conformance::InsightKit;
/// # use steading_game::Insight;
/// fn insight_is_sound<G: Insight>() {
///     InsightKit::<G>::new(&[(2, &[]), (4, &[("turn_limit", "60")])]).setback(0.1).run();
/// }
/// ```
#[derive(Debug)]
pub struct InsightKit<G> {
    setups: Vec<Setup>,
    setback: f32,
    games: u64,
    game: PhantomData<G>,
}

impl<G: Insight> InsightKit<G> {
    /// A kit for some set-ups: numbers of players with options.
    ///
    /// # Panics
    /// If the game does not know one of them.
    pub fn new(setups: &[(u8, &[(&str, &str)])]) -> InsightKit<G> {
        let setup = |&(players, options): &(u8, &[(&str, &str)])| {
            let setup = G::info().setup(Some(players), options.iter().copied());
            setup.unwrap_or_else(|problem| panic!("{players} {options:?}: {problem}"))
        };
        InsightKit { setups: setups.iter().map(setup).collect(), setback: 0.0, games: 6, game: PhantomData }
    }

    /// The most that progress may fall from one decision to the next.
    #[must_use]
    pub fn setback(self, setback: f32) -> InsightKit<G> {
        InsightKit { setback, ..self }
    }

    /// The number of games of each kind for each set-up.
    #[must_use]
    pub fn games(self, games: u64) -> InsightKit<G> {
        InsightKit { games, ..self }
    }

    /// Runs all checks.
    ///
    /// # Panics
    /// If a check fails, with the reason.
    pub fn run(&self) {
        let weights = G::weights();
        let read = Weights::parse(&weights.write(G::FEATURES), G::FEATURES);
        assert_eq!(read, Ok(weights), "the weights do not read back");
        for setup in &self.setups {
            self.whole_games(setup);
            self.go_on_from_everywhere(setup);
        }
        for players in [2, 3, 4] {
            let same = |setup: &&Setup| setup.players == players;
            let setups: Vec<&Setup> = self.setups.iter().filter(same).collect();
            if !setups.is_empty() {
                foresight::<G>(&setups);
            }
            if players == 2 && !setups.is_empty() {
                better_than_chance::<G>(&setups);
            }
        }
    }

    /// Features are numbers and progress goes from 0 to 1, in games of random and of likely actions.
    fn whole_games(&self, setup: &Setup) {
        let at = one_line(setup);
        for number in 0..self.games {
            let policy: Policy<G> = if number % 2 == 0 { G::random_action } else { G::likely_action };
            let mut state = start::<G>(setup, number);
            let mut features = vec![0.0; G::FEATURES.len()];
            let mut reached = G::progress(&state);
            assert!(reached < 0.01, "{at}: progress starts at {reached}");
            play::<G>(&mut state, number, &|_| policy, &mut |state| {
                for seat in Seat::all(setup.players) {
                    features.fill(f32::NAN);
                    G::observe(state, seat, &mut features);
                    for (name, value) in G::FEATURES.iter().zip(&features) {
                        let sensible = value.is_finite() && value.abs() <= GREATEST_FEATURE;
                        assert!(sensible, "{at}: {name} of {seat} is {value}: {state:?}");
                    }
                }
                let progress = G::progress(state);
                let sensible = (0.0..=1.0).contains(&progress) && progress >= reached - self.setback;
                assert!(sensible, "{at}: progress {progress} comes after {reached}: {state:?}");
                reached = progress;
            });
            assert!(reached >= 1.0, "{at}: progress ends at {reached}");
        }
    }

    /// From any position of a random game, likely actions are legal and bring it to its end, and the imagined outcomes of actions
    /// pass the audit: no component is lost or invented.
    fn go_on_from_everywhere(&self, setup: &Setup) {
        let mut rng = GameRng::new(Seed::from_number(self.games));
        let mut scratch = Vec::new();
        for number in 0..self.games {
            let mut state = start::<G>(setup, number);
            play::<G>(&mut state, number, &|_| G::random_action, &mut |state| {
                for seat in Seat::all(setup.players) {
                    let likely = G::likely_action(state, seat, &mut rng, &mut scratch);
                    let legal = likely.map(|action| G::check(state, seat, action));
                    assert!(
                        legal.is_some() || !G::must_act(state).contains(seat),
                        "{seat} finds nothing: {state:?}"
                    );
                    assert!(!matches!(legal, Some(Err(_))), "{seat} plays {likely:?}: {legal:?} {state:?}");
                    imagine_everything::<G>(state, seat, &mut rng, &mut scratch);
                }
                if rng.below(20) == 0 {
                    play::<G>(&mut state.clone(), number, &|_| G::likely_action, &mut |_| {});
                }
            });
        }
    }
}

/// Shares are drawn at random, so that seats agree to a deal now and then.
fn imagine_everything<G: Insight>(
    state: &G::State,
    seat: Seat,
    rng: &mut GameRng,
    scratch: &mut Vec<G::Action>,
) {
    scratch.clear();
    G::legal_actions(state, seat, scratch);
    for &action in scratch.iter() {
        let mut imagined = state.clone();
        let mut shares = |_: &G::State| [(); MAX_SEATS].map(|()| rng.below(100) as f32 / 100.0);
        let came_to_something = G::imagine(&mut imagined, seat, action, &mut shares);
        let sound = G::audit(&imagined);
        assert!(sound.is_ok(), "{seat} imagines {action}: {sound:?} {state:?}");
        if !G::takes_agreement(state, action) {
            assert!(came_to_something, "{seat} imagines {action} in vain: {state:?}");
            let mut after = state.clone();
            G::perform(&mut after, seat, action, &mut Silent);
            assert!(imagined == after, "{seat} imagines {action} as something else: {state:?}");
        }
    }
}

fn one_line(setup: &Setup) -> String {
    setup.to_string().trim().replace('\n', ", ")
}

fn start<G: Game>(setup: &Setup, number: u64) -> G::State {
    let config = G::configure(setup).unwrap_or_else(|problem| panic!("{}: {problem}", one_line(setup)));
    G::start(&config, Seed::from_number(number), &mut Silent)
}

/// Plays to the end, with a look at every state, the last one too.
fn play<G: Game>(
    state: &mut G::State,
    number: u64,
    policy: &dyn Fn(Seat) -> Policy<G>,
    look: &mut dyn FnMut(&G::State),
) {
    let mut rng = GameRng::new(Seed::from_number(number).derive("choices", 0));
    let mut scratch = Vec::new();
    for _ in 0..MOST_DECISIONS {
        look(state);
        let Some(seat) = G::must_act(state).first() else { return };
        let action = policy(seat)(state, seat, &mut rng, &mut scratch);
        let action = action.unwrap_or_else(|| panic!("{seat} must act and finds nothing: {state:?}"));
        let done = G::apply(state, seat, action, &mut Silent);
        assert!(done.is_ok(), "{seat} {action}: {done:?} {state:?}");
    }
    panic!("the game is not over after {MOST_DECISIONS} decisions: {state:?}");
}

fn wins<G: Game>(state: &G::State, seat: Seat) -> bool {
    let won = |outcome: Outcome| outcome.winners().any(|winner| winner == seat);
    G::outcome(state).is_some_and(won)
}

/// Likely actions beat random ones.
fn better_than_chance<G: Insight>(setups: &[&Setup]) {
    let games = 60;
    for setup in setups {
        let won = (0..games).filter(|&number| {
            let clever = Seat((number % 2) as u8);
            let policy = |seat| if seat == clever { G::likely_action } else { G::random_action as Policy<G> };
            let mut state = start::<G>(setup, number);
            play::<G>(&mut state, number, &policy, &mut |_| {});
            wins::<G>(&state, clever)
        });
        let share = won.count() as f64 / games as f64;
        let at = one_line(setup);
        assert!(share >= WINS_AGAINST_RANDOM, "{at}: likely actions win only {share} against random ones");
    }
}

/// Half-way through a game the evaluation predicts the winner better than chance.
fn foresight<G: Insight>(setups: &[&Setup]) {
    let games = 120;
    let mut right = 0;
    let players = setups[0].players;
    for number in 0..games {
        let mut state = start::<G>(setups[number as usize % setups.len()], number);
        let (weights, mut features) = (G::weights(), vec![0.0; G::FEATURES.len()]);
        let mut favourite = None;
        play::<G>(&mut state, number, &|_| G::likely_action, &mut |state| {
            if favourite.is_none() && G::progress(state) >= 0.5 {
                let mut worth = |seat| {
                    G::observe(state, seat, &mut features);
                    weights.worth(players, G::progress(state), &features)
                };
                let worths: Vec<(Seat, f32)> = Seat::all(players).map(|seat| (seat, worth(seat))).collect();
                favourite = worths.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(seat, _)| seat);
            }
        });
        right += u32::from(favourite.is_some_and(|seat| wins::<G>(&state, seat)));
    }
    let times = f64::from(right) / games as f64 * f64::from(players);
    assert!(
        times >= FORESIGHT,
        "the weights for {players} foresee winners only {times} times better than chance"
    );
}
