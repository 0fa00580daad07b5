//! Learning the weights of the evaluation by self-play.
//!
//! Games are played in different styles: by the game's quick policy, by its rules of thumb, and by a shallow search with the
//! weights so far. Positions of all games so far, with their results, are the training examples; multinomial logistic
//! regression fits the next weights.

use std::ops::Range;

use steading_game::{
    GameRng, Insight, MAX_SEATS, Seat, Seed, Setup, SetupError, Shares, Silent, Viewer, Weights,
};

use crate::judge::{normalise, result};
use crate::level::{Budget, Level, Strength};
use crate::mind::Mind;
use crate::trial::Trial;

/// The parameters of learning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Learning {
    /// Rounds of self-play, each followed by a fit.
    pub rounds: u32,
    /// Games in each round.
    pub games: u64,
    /// Games between the new weights and the shipped ones, of which the better ones stay. Without such games the new ones do.
    pub trial: u64,
    /// The seed.
    pub seed: u64,
}

/// A report on the progress of learning.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Lesson {
    /// A round is over.
    Round(Taught),
    /// The new weights have played the old ones.
    Trial(Trial),
}

/// The result of one round.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Taught {
    /// The round, from 1.
    pub round: u32,
    /// The number of training examples.
    pub examples: usize,
    /// The loss: the mean cross entropy of predictions and results.
    pub surprise: f32,
    /// The loss of the uniform prediction.
    pub ignorance: f32,
}

/// One in so many positions becomes an example.
const ONE_IN: u32 = 4;

/// The most examples of one game, however long it is.
const MOST_EXAMPLES: usize = 40;

/// The shallow search.
const SEARCH: Strength = Strength { level: Level::Hard, budget: Some(Budget::Iterations(24)) };

/// Exploration: one in so many decisions is taken by the quick policy.
const ADVENTURE: u32 = 12;

/// How a game is played, by all seats alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Style {
    Likely,
    Easy,
    Search,
}

impl Style {
    /// No search in the first round, since there are no weights yet.
    fn of(game: u64, round: u32) -> Style {
        match (game % 5, round) {
            (0, _) => Style::Likely,
            (1, _) | (_, 1) => Style::Easy,
            (_, _) => Style::Search,
        }
    }
}

/// A position with the result of its game.
struct Example {
    progress: f32,
    /// The features of all seats, one after the other.
    features: Vec<f32>,
    result: Shares,
}

/// Learns the weights for one set-up; those for other numbers of players stay as they are.
pub(crate) fn learn<G: Insight>(
    setup: &Setup,
    learning: Learning,
    weights: &mut Weights,
    told: &mut dyn FnMut(Taught),
) -> Result<(), SetupError> {
    let config = G::configure(setup)?;
    let seed = Seed::from_number(learning.seed);
    let mut examples = Vec::new();
    for round in 1..=learning.rounds {
        let first = u64::from(round - 1) * learning.games;
        let play =
            |game| self_play::<G>(&config, seed.derive("learning", game), weights, Style::of(game, round));
        examples.extend(on_all_cores(first..first + learning.games, &play));
        let taught = fit(&examples, setup.players, G::FEATURES.len(), weights);
        told(Taught { round, examples: examples.len(), ..taught });
    }
    Ok(())
}

fn on_all_cores(games: Range<u64>, play: &(impl Fn(u64) -> Vec<Example> + Sync)) -> Vec<Example> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let mut parts: Vec<(u64, Vec<Example>)> = std::thread::scope(|scope| {
        let part = |thread| {
            let games = games.clone().skip(thread as usize).step_by(threads as usize);
            scope.spawn(move || games.map(|game| (game, play(game))).collect::<Vec<_>>())
        };
        let running: Vec<_> = (0..threads).map(part).collect();
        running.into_iter().flat_map(|part| part.join().expect("self-play does not panic")).collect()
    });
    parts.sort_by_key(|&(game, _)| game);
    parts.into_iter().flat_map(|(_, examples)| examples).collect()
}

/// Plays a game and returns some of its positions.
fn self_play<G: Insight>(config: &G::Config, seed: Seed, weights: &Weights, style: Style) -> Vec<Example> {
    let mut state = G::start(config, seed, &mut Silent);
    let mut rng = GameRng::new(seed.derive("players", 0));
    let mut mind = Mind::<G>::with_weights(SEARCH, GameRng::new(seed.derive("bot", 0)), weights);
    let mut scratch = Vec::new();
    let mut examples = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = G::must_act(&state).first() {
        if rng.below(ONE_IN) == 0 {
            examples.push(example::<G>(&state));
        }
        let adventure = rng.below(ADVENTURE) == 0;
        let action = match style {
            Style::Easy if !adventure => G::easy_action(&state, seat, &mut rng, &mut scratch),
            Style::Search if !adventure => mind.choose(&G::view(&state, Viewer::Seat(seat)), seat, decisions),
            Style::Likely | Style::Easy | Style::Search => {
                G::likely_action(&state, seat, &mut rng, &mut scratch)
            }
        };
        let Some(action) = action else { break };
        G::perform(&mut state, seat, action, &mut Silent);
        decisions += 1;
    }
    let Some(outcome) = G::outcome(&state) else { return Vec::new() };
    let result = result(&outcome, |seat| G::score(&state, seat).total());
    rng.shuffle(&mut examples);
    examples.truncate(MOST_EXAMPLES);
    for example in &mut examples {
        example.result = result;
    }
    examples
}

fn example<G: Insight>(state: &G::State) -> Example {
    let count = G::FEATURES.len();
    let mut features = vec![0.0; count * usize::from(G::players(state))];
    for (seat, part) in Seat::all(G::players(state)).zip(features.chunks_mut(count)) {
        G::observe(state, seat, part);
    }
    Example { progress: G::progress(state), features, result: [0.0; MAX_SEATS] }
}

/// Steps of gradient descent.
const STEPS: u32 = 400;
/// The learning rate.
const RATE: f32 = 0.03;
/// L2 regularisation.
const SHRINKAGE: f32 = 1e-3;

/// Fits the weights: Adam on the whole batch, features scaled by their standard deviation.
fn fit(examples: &[Example], players: u8, features: usize, weights: &mut Weights) -> Taught {
    let seats = usize::from(players);
    let scale = spread(examples, features);
    let mut theta = vec![0.0_f32; 2 * features];
    let (mut first, mut second) = (vec![0.0_f32; 2 * features], vec![0.0_f32; 2 * features]);
    let mut surprise = 0.0;
    for step in 1..=STEPS {
        let mut gradient = vec![0.0_f32; 2 * features];
        surprise = 0.0;
        for example in examples {
            let at = [1.0 - example.progress, example.progress];
            let mut shares = [0.0; MAX_SEATS];
            for (share, part) in shares.iter_mut().zip(example.features.chunks(features)) {
                let parts = part.iter().zip(&scale).enumerate();
                *share = parts
                    .map(|(i, (feature, scale))| {
                        feature / scale * (theta[2 * i] * at[0] + theta[2 * i + 1] * at[1])
                    })
                    .sum();
            }
            normalise(&mut shares[..seats]);
            surprise += cross_entropy(&shares[..seats], &example.result);
            for (seat, part) in example.features.chunks(features).enumerate() {
                let error = shares[seat] - example.result[seat];
                for (i, (feature, scale)) in part.iter().zip(&scale).enumerate() {
                    let pull = error * feature / scale;
                    gradient[2 * i] += pull * at[0];
                    gradient[2 * i + 1] += pull * at[1];
                }
            }
        }
        let count = examples.len().max(1) as f32;
        surprise /= count;
        for i in 0..theta.len() {
            let slope = gradient[i] / count + SHRINKAGE * theta[i];
            first[i] = 0.9 * first[i] + 0.1 * slope;
            second[i] = 0.999 * second[i] + 0.001 * slope * slope;
            let (first, second) = (
                first[i] / (1.0 - 0.9_f32.powi(step as i32)),
                second[i] / (1.0 - 0.999_f32.powi(step as i32)),
            );
            theta[i] -= RATE * first / (second.sqrt() + 1e-8);
        }
    }
    if let Some(pairs) = weights.get_mut(players) {
        for (i, pair) in pairs.iter_mut().enumerate() {
            *pair = [theta[2 * i] / scale[i], theta[2 * i + 1] / scale[i]];
        }
    }
    let blank = examples
        .iter()
        .map(|example| cross_entropy(&[1.0 / seats.max(2) as f32; MAX_SEATS][..seats], &example.result));
    let ignorance = blank.sum::<f32>() / examples.len().max(1) as f32;
    Taught { round: 0, examples: examples.len(), surprise, ignorance }
}

fn cross_entropy(shares: &[f32], result: &Shares) -> f32 {
    let surprise = |share: f32, result: f32| -result * share.max(1e-6).ln();
    match shares {
        [share] => surprise(*share, result[0]) + surprise(1.0 - share, 1.0 - result[0]),
        shares => shares.iter().zip(result).map(|(&share, &result)| surprise(share, result)).sum(),
    }
}

/// The standard deviation of every feature, or 1 where there is none.
fn spread(examples: &[Example], features: usize) -> Vec<f32> {
    let (mut sum, mut squares, mut count) = (vec![0.0_f64; features], vec![0.0_f64; features], 0.0_f64);
    for part in examples.iter().flat_map(|example| example.features.chunks(features)) {
        count += 1.0;
        for (i, &feature) in part.iter().enumerate() {
            sum[i] += f64::from(feature);
            squares[i] += f64::from(feature) * f64::from(feature);
        }
    }
    let count = count.max(1.0);
    let variance = |i: usize| (squares[i] / count - (sum[i] / count).powi(2)) as f32;
    (0..features).map(|i| if variance(i) > 1e-8 { variance(i).sqrt() } else { 1.0 }).collect()
}
