//! A whole game between bots: the loop of every match.

use std::time::{Duration, Instant};

use steading_game::{
    GameRng, Insight, MAX_SEATS, Seat, Seed, Setup, SetupError, Shares, Silent, Viewer, Weights,
};

use crate::judge::result;
use crate::level::Strength;
use crate::mind::Mind;

/// A game that bots played.
#[derive(Debug, Clone, PartialEq)]
pub struct Played {
    /// The share of the win of every seat.
    pub shares: Shares,
    /// The points.
    pub points: [i32; MAX_SEATS],
    /// How many decisions each seat made.
    pub decisions: [u32; MAX_SEATS],
    /// How long each seat thought.
    pub time: [Duration; MAX_SEATS],
    /// How long each seat thought about one decision at most.
    pub longest: [Duration; MAX_SEATS],
    /// How long each seat thought at most until somebody else decided.
    pub longest_turn: [Duration; MAX_SEATS],
}

/// Plays a whole game with these bots on the seats, each with other weights if there are any.
pub(crate) fn play<G: Insight>(
    setup: &Setup,
    seed: Seed,
    players: &[(Strength, Option<&Weights>)],
) -> Result<Played, SetupError> {
    let mut state = G::start(&G::configure(setup)?, seed, &mut Silent);
    let seeds = (0..).map(|seat| GameRng::new(seed.derive("bot", seat)));
    let minds = players
        .iter()
        .zip(seeds)
        .map(|(&(strength, weights), rng)| Mind::with_weights_if_any(strength, rng, weights));
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
