//! Actions that are not listed are refused, and the refusal names a rule of the rule document.

use std::collections::HashSet;

use steading_game::{Game, GameRng, Seat};
use steading_rulebook::Rulebook;

use super::complete;
use super::ends::ghosts;
use crate::listing::Listing;
use crate::messages::Messages;
use crate::pool::Pool;
use crate::problem::{Problem, Verdict};

/// The largest action space that is tried in full.
const MOST_NUMBERS: u32 = 5_000;
/// The sample of a bigger space. Most of its actions are far from legal; those from the pool are not.
const SAMPLE: u32 = 500;
/// The number of actions from the pool.
const FROM_ELSEWHERE: usize = 400;

/// Tries actions that are not listed, for every seat and for seats that do not exist.
pub(crate) fn check<G: Game>(
    state: &G::State,
    listing: &Listing<G>,
    pool: &Pool<G>,
    rulebook: &Rulebook,
    messages: &mut Messages,
    rng: &mut GameRng,
) -> Verdict {
    let players = G::players(state);
    let candidates = candidates(pool, rng);
    for seat in Seat::all(players).chain(ghosts(players)) {
        let listed: HashSet<G::Action> = listing.of(seat).iter().copied().collect();
        for &action in candidates.iter().filter(|action| !listed.contains(action)) {
            match G::check(state, seat, action) {
                Ok(()) => accepted::<G>(state, seat, action)?,
                Err(illegal) => {
                    if !rulebook.defines(illegal.rule.0) {
                        let rule = illegal.rule;
                        let what = format!("a refusal names `{rule}`, which the rule document does not have");
                        return Err(Problem::new(what).with(seat, action));
                    }
                    messages.note(illegal.message);
                }
            }
        }
    }
    Ok(())
}

/// An action that is not listed may be accepted only if it is free-form, and then it must work like any other.
pub(crate) fn accepted<G: Game>(state: &G::State, seat: Seat, action: G::Action) -> Verdict {
    if G::number(action).is_some() {
        let what = "`check` accepts an action that is not listed and is no free-form offer";
        return Err(Problem::new(what).with(seat, action));
    }
    complete::apply::<G>(state, seat, action)
}

/// Actions of all kinds, legal or not.
fn candidates<G: Game>(pool: &Pool<G>, rng: &mut GameRng) -> Vec<G::Action> {
    let space = G::info().action_space;
    let numbered: Vec<G::Action> = if space <= MOST_NUMBERS {
        (0..space).filter_map(G::numbered).collect()
    } else {
        (0..SAMPLE).filter_map(|_| G::numbered(rng.below(space))).collect()
    };
    let known: HashSet<G::Action> = numbered.iter().copied().collect();
    let elsewhere = pool.sample(FROM_ELSEWHERE, rng).into_iter().filter(|action| !known.contains(action));
    numbered.iter().copied().chain(elsewhere).collect()
}
