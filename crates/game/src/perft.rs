//! How many ways there are to go on from a position: counts that another engine can be held against.
//!
//! A way is a sequence of so many decisions, of whoever may act. It ends early where the game is over, and with a decision for which
//! anything is drawn, rolled or shuffled: so a count follows from the rules and the position alone, whatever generator an engine has.
//! Chess programmers call it perft.

use crate::{Game, Seat, Silent};

/// The ways of `depth` decisions from `state`. Depth 0 is one way, which is to do nothing.
pub fn perft<G: Game>(state: &G::State, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else { return 1 };
    let decisions = decisions::<G>(state);
    // A game that is over goes on in one way, and what is not looked into counts as it is listed.
    if rest == 0 || decisions.is_empty() {
        return decisions.len().max(1) as u64;
    }
    decisions.into_iter().map(|(seat, action)| after::<G>(state, seat, action, rest)).sum()
}

/// The same by first decisions, each told as soon as it is counted. Tells nothing at depth 0 and when the game is over.
pub fn divide<G: Game>(state: &G::State, depth: u32, mut told: impl FnMut(Seat, G::Action, u64)) {
    let Some(rest) = depth.checked_sub(1) else { return };
    for (seat, action) in decisions::<G>(state) {
        told(seat, action, after::<G>(state, seat, action, rest));
    }
}

/// All decisions that can be made now.
fn decisions<G: Game>(state: &G::State) -> Vec<(Seat, G::Action)> {
    let (mut decisions, mut actions) = (Vec::new(), Vec::new());
    for seat in G::may_act(state).iter() {
        G::legal_actions(state, seat, &mut actions);
        decisions.extend(actions.drain(..).map(|action| (seat, action)));
    }
    decisions
}

/// The ways to go on for `rest` decisions after this one; one, if it needs chance.
fn after<G: Game>(state: &G::State, seat: Seat, action: G::Action, rest: u32) -> u64 {
    if rest == 0 {
        return 1;
    }
    let mut next = state.clone();
    G::perform(&mut next, seat, action, &mut Silent);
    if G::chance(&next) == G::chance(state) { perft::<G>(&next, rest) } else { 1 }
}
