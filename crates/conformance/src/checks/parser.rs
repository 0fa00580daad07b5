//! The parser of actions takes any text without a panic, and what it accepts is an action like any other.

use steading_game::{Game, GameRng};

use super::notation;
use crate::messages::Messages;
use crate::mutate;
use crate::pool::Pool;
use crate::problem::{Verdict, survive};

/// The number of actions with mutated texts, and of mutations for each.
const TEXTS: usize = 12;
const TIMES: usize = 4;

/// Mutates the texts of actions. Those that still parse join the pool; that is how free-form offers, which are never listed,
/// come into play.
pub(crate) fn check<G: Game>(pool: &mut Pool<G>, messages: &mut Messages, rng: &mut GameRng) -> Verdict {
    let actions = pool.sample(TEXTS, rng);
    for text in actions.iter().flat_map(|action| vec![action.to_string(); TIMES]) {
        let broken = mutate::text(&text, rng);
        let read = survive(format_args!("the text {broken:?}"), || broken.parse::<G::Action>())?;
        if let Ok(action) = read {
            survive(format_args!("the text {broken:?}"), || notation::meet(action, pool, messages))??;
        }
    }
    Ok(())
}
