//! Pieces that go step by step: Resettlement, Wagon and Lighthouse.

use steading_game::{GameRng, Seat, Silent};

use super::{best, carried_out, worth};
use crate::action::OnHex;
use crate::choices::Choices;
use crate::{Action, Extra, HexSet, Stage, State, apply, moves};

/// Whether the first step brings something.
pub(crate) fn pays(state: &State, seat: Seat, extra: Extra) -> bool {
    let mut copy = state.clone();
    apply::perform(&mut copy, seat, Action::Use(extra), &mut Silent);
    let Choices { what, hexes, .. } = moves::choices(&copy, seat);
    let ways = hexes.iter().map(|hex| carried_out(&copy, seat, what.at(hex)));
    ways.max().is_some_and(|after| after > worth(state, seat))
}

/// The piece whose first step brings most; then one step more as long as each of them brings something.
pub(super) fn next_step(
    state: &State,
    seat: Seat,
    stage: Stage,
    choices: &Choices,
    rng: &mut GameRng,
) -> Option<Action> {
    let Stage::Step { .. } = stage else { return None };
    if choices.what == OnHex::Lift {
        return lift(state, seat, choices.hexes).map(|(lift, _)| lift);
    }
    if !choices.done {
        return None;
    }
    let now = worth(state, seat);
    let step = best(state, seat, choices, rng).filter(|&(_, after)| after > now);
    let other = || {
        let (_, others) = choices.also.filter(|(what, _)| *what == OnHex::Lift)?;
        lift(state, seat, others).filter(|&(_, after)| after > now)
    };
    Some(step.or_else(other).map_or(Action::Done, |(action, _)| action))
}

/// The best piece to go with, and what the table is worth after its step.
fn lift(state: &State, seat: Seat, pieces: HexSet) -> Option<(Action, u32)> {
    let ways = pieces.iter().map(Action::Lift).map(|lift| (lift, carried_out(state, seat, lift)));
    ways.max_by_key(|&(_, after)| after)
}
