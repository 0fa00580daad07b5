//! Bots without type parameters, for code that handles any game.

use std::marker::PhantomData;
use std::time::{Duration, Instant};

use steading_game::{
    AnyView, GameInfo, GameRng, Insight, MAX_SEATS, Seat, Seed, Setup, SetupError, Shares, Silent, Viewer,
    Weights,
};

use crate::judge::result;
use crate::learn::{Learning, Lesson, learn};
use crate::level::Player;
use crate::mind::{Advice, Mind};
use crate::trial::Trial;

/// The bots of a game.
pub trait AnyBots: Send + Sync {
    /// The facts about the game.
    fn info(&self) -> &'static GameInfo;

    /// A bot for one seat of one table. Its random choices follow from the seed.
    fn mind(&self, player: Player, seed: Seed) -> Box<dyn AnyMind> {
        self.mind_with(player, seed, None)
    }

    /// The same with other weights if there are any.
    fn mind_with(&self, player: Player, seed: Seed, weights: Option<&Weights>) -> Box<dyn AnyMind>;

    /// Reads weights in place of the shipped ones.
    fn read_weights(&self, text: &str) -> Result<Weights, String>;

    /// Plays a whole game with these bots on the seats, each with other weights if there are any.
    fn play(
        &self,
        setup: &Setup,
        seed: Seed,
        players: &[(Player, Option<&Weights>)],
    ) -> Result<Played, SetupError>;

    /// Learns the weights of the evaluation for some set-ups and returns the file. The shipped ones stay for other numbers of
    /// players, and where they are no worse.
    fn learn(
        &self,
        setups: &[Setup],
        learning: Learning,
        told: &mut dyn FnMut(&Setup, Lesson),
    ) -> Result<String, SetupError>;
}

/// A bot on a seat. All that it is ever told is what the seat may know.
pub trait AnyMind: Send {
    /// Its action on the seat of the view; none if the seat need not act, or if it is a view of another game.
    fn choose(&mut self, view: &AnyView) -> Option<String>;

    /// All actions of the seat, the best first, and the shares that every seat can expect.
    fn advise(&mut self, view: &AnyView) -> Option<(Vec<Advice<String>>, Shares)>;
}

/// The result of a game between bots.
#[derive(Debug, Clone, PartialEq)]
pub struct Played {
    /// The share of the win of every seat.
    pub shares: Shares,
    /// The points.
    pub points: [i32; MAX_SEATS],
    /// The decisions of every seat.
    pub decisions: [u32; MAX_SEATS],
    /// The time of every seat.
    pub time: [Duration; MAX_SEATS],
    /// The longest decision of every seat.
    pub longest: [Duration; MAX_SEATS],
    /// The longest turn of every seat, until another seat decides.
    pub longest_turn: [Duration; MAX_SEATS],
}

/// The bots of `G`.
#[derive(Debug)]
pub struct Bots<G>(PhantomData<G>);

impl<G> Bots<G> {
    /// The bots of `G`.
    pub const fn new() -> Self {
        Bots(PhantomData)
    }
}

impl<G> Default for Bots<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Insight> AnyBots for Bots<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn mind_with(&self, player: Player, seed: Seed, weights: Option<&Weights>) -> Box<dyn AnyMind> {
        Box::new(mind::<G>(player, GameRng::new(seed), weights))
    }

    fn read_weights(&self, text: &str) -> Result<Weights, String> {
        Weights::parse(text, G::FEATURES)
    }

    fn play(
        &self,
        setup: &Setup,
        seed: Seed,
        players: &[(Player, Option<&Weights>)],
    ) -> Result<Played, SetupError> {
        let mut state = G::start(&G::configure(setup)?, seed, &mut Silent);
        let seeds = (0..).map(|seat| GameRng::new(seed.derive("bot", seat)));
        let minds = players.iter().zip(seeds).map(|(&(player, weights), rng)| mind(player, rng, weights));
        let mut minds: Vec<Mind<G>> = minds.collect();
        let mut played = Played {
            shares: [0.0; MAX_SEATS],
            points: [0; MAX_SEATS],
            decisions: [0; MAX_SEATS],
            time: [Duration::ZERO; MAX_SEATS],
            longest: [Duration::ZERO; MAX_SEATS],
            longest_turn: [Duration::ZERO; MAX_SEATS],
        };
        let mut decisions = 0;
        let mut turn = (None, Duration::ZERO);
        while let Some(seat) = G::must_act(&state).first() {
            let Some(mind) = minds.get_mut(seat.index()) else { break };
            let view = G::view(&state, Viewer::Seat(seat));
            let began = Instant::now();
            let Some(action) = mind.choose(&view, seat, decisions) else { break };
            let took = began.elapsed();
            played.time[seat.index()] += took;
            played.longest[seat.index()] = played.longest[seat.index()].max(took);
            turn = (Some(seat), if turn.0 == Some(seat) { turn.1 + took } else { took });
            played.longest_turn[seat.index()] = played.longest_turn[seat.index()].max(turn.1);
            if G::ends_turn(action) {
                turn.0 = None;
            }
            played.decisions[seat.index()] += 1;
            G::perform(&mut state, seat, action, &mut Silent);
            decisions += 1;
        }
        if let Some(outcome) = G::outcome(&state) {
            played.shares = result(&outcome, |seat| G::score(&state, seat).total());
        }
        for seat in Seat::all(G::players(&state)) {
            played.points[seat.index()] = G::score(&state, seat).total();
        }
        Ok(played)
    }

    fn learn(
        &self,
        setups: &[Setup],
        learning: Learning,
        told: &mut dyn FnMut(&Setup, Lesson),
    ) -> Result<String, SetupError> {
        let mut weights = G::weights();
        for setup in setups {
            let mut learned = weights.clone();
            learn::<G>(setup, learning, &mut learned, &mut |taught| told(setup, Lesson::Round(taught)))?;
            if learning.trial > 0 {
                let trial = Trial::of(self, setup, learning, [&learned, &weights])?;
                told(setup, Lesson::Trial(trial));
                if !trial.passed() {
                    continue;
                }
            }
            weights = learned;
        }
        Ok(weights.write(G::FEATURES))
    }
}

impl<G: Insight> AnyMind for Mind<G> {
    fn choose(&mut self, view: &AnyView) -> Option<String> {
        let action = Mind::choose(self, view.of::<G>()?, view.seat(), view.decisions())?;
        Some(action.to_string())
    }

    fn advise(&mut self, view: &AnyView) -> Option<(Vec<Advice<String>>, Shares)> {
        let (advice, shares) = Mind::advise(self, view.of::<G>()?, view.seat());
        let written = |Advice { action, share, visits }: Advice<G::Action>| Advice {
            action: action.to_string(),
            share,
            visits,
        };
        Some((advice.into_iter().map(written).collect(), shares))
    }
}

fn mind<G: Insight>(player: Player, rng: GameRng, weights: Option<&Weights>) -> Mind<G> {
    match weights {
        Some(weights) => Mind::with_weights(player, rng, weights),
        None => Mind::new(player, rng),
    }
}
