//! The same seed and actions give the same game, with and without an event sink.

use steading_game::{Digest, Game, GameRng, Seat, Silent};

use super::position;
use crate::difference;
use crate::problem::{Problem, Verdict, require};
use crate::trail::Trail;

/// Replays a finished game, with and without an event sink.
pub(crate) fn check<G: Game>(config: &G::Config, trail: &Trail<'_, G>) -> Verdict {
    let decisions = trail.decisions();
    let mut events = Vec::new();
    let mut state = G::start(config, trail.seed, &mut events);
    for &(seat, action) in &decisions {
        G::apply(&mut state, seat, action, &mut events).map_err(|illegal| {
            Problem::new(format!("refused when played again, by {illegal}")).with(seat, action)
        })?;
    }
    same_state::<G>(trail.state(), &state, "played again, the game ended in another state")?;
    let place = events.iter().zip(&trail.events).position(|(again, first)| again != first);
    if let Some(place) = place {
        let (first, again) = (&trail.events[place], &events[place]);
        return Err(Problem::new(format!("played again, the game told {again:?} instead of {first:?}")));
    }
    require!(events.len() == trail.events.len(), "played again, the game told another number of events");

    let mut silent = G::start(config, trail.seed, &mut Silent);
    perform_all::<G>(&mut silent, &decisions);
    same_state::<G>(trail.state(), &silent, "without listeners the game ended in another state")
}

/// Replays a finished game, and once continues from the text of the position.
pub(crate) fn through_text<G: Game>(config: &G::Config, trail: &Trail<'_, G>, rng: &mut GameRng) -> Verdict {
    let decisions = trail.decisions();
    let (before, after) = decisions.split_at(rng.below(decisions.len() as u32 + 1) as usize);
    let mut state = G::start(config, trail.seed, &mut Silent);
    perform_all::<G>(&mut state, before);
    let mut state = position::reread::<G>(config, &state)?;
    perform_all::<G>(&mut state, after);
    let what =
        format!("written down and read after {} decisions, the game ended in another state", before.len());
    same_state::<G>(trail.state(), &state, &what)
}

fn perform_all<G: Game>(state: &mut G::State, decisions: &[(Seat, G::Action)]) {
    for &(seat, action) in decisions {
        G::perform(state, seat, action, &mut Silent);
    }
}

fn same_state<G: Game>(first: &G::State, again: &G::State, what: &str) -> Verdict {
    require!(first == again, "{what}: {}", difference::first::<G>(first, again));
    require!(Digest::of::<G>(first) == Digest::of::<G>(again), "{what}: the digests differ");
    Ok(())
}
