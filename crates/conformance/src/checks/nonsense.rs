//! Invalid actions are refused and change nothing.

use steading_game::{Game, GameRng, Seat};

use super::ends::ghosts;
use crate::difference;
use crate::pool::Pool;
use crate::problem::{Problem, Verdict, require, survive};

/// The number of actions for every seat.
const TRIED: usize = 24;

/// Applies random numbers and actions from the pool to a copy, for every seat and for seats that do not exist.
pub(crate) fn check<G: Game>(state: &G::State, pool: &Pool<G>, rng: &mut GameRng) -> Verdict {
    let players = G::players(state);
    let mut actions = pool.sample(TRIED, rng);
    actions.extend((0..TRIED).filter_map(|_| G::numbered(rng.below(G::info().action_space))));
    let over = G::outcome(state).is_some();
    let mut copy = state.clone();
    for seat in Seat::all(players).chain(ghosts(players)) {
        for &action in &actions {
            let allowed = G::check(state, seat, action).is_ok();
            let mut events = Vec::new();
            let done = survive(format_args!("{seat} `{action}`"), || {
                G::apply(&mut copy, seat, action, &mut events).is_ok()
            })?;
            let about = |what: String| Err(Problem::new(what).with(seat, action));
            if done != allowed {
                return about("`check` and `apply` do not agree".to_owned());
            }
            if done && (over || seat.0 >= players) {
                return about(
                    "an action was carried out after the end or for a seat that is not there".to_owned(),
                );
            }
            if done {
                copy = state.clone();
            } else if copy != *state {
                let place = difference::first::<G>(state, &copy);
                return about(format!("a refused action changed the state {place}"));
            } else if !events.is_empty() {
                return about(format!("a refused action told {events:?}"));
            }
        }
    }
    require!(copy == *state, "a refused action changed the state");
    Ok(())
}
