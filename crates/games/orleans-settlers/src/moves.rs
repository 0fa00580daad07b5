//! Legal actions: all of them, and why another one is not.

use steading_game::{Illegal, Seat};

use crate::effect::{
    acquire_place, build, choose, exchange, expand, harvest, market, send_to_deeds, technology,
};
use crate::event::{prohibit, recruit_choice};
use crate::pending::{Pending, Waiting};
use crate::{Action, Phase, State, activate, fame, pay, plan, refuse, torture};

/// Appends every legal action of `seat`, in a stable order.
pub(crate) fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    each(state, seat, &mut |action| out.push(action));
}

/// Every legal action of `seat`.
fn each(state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
    if seat.0 >= state.config.players {
        return;
    }
    if let Some(pending) = state.stack.top() {
        if pending.seat == seat {
            answers(state, pending, out);
        }
        return;
    }
    match state.phase {
        Phase::Plan { done, .. } if !done.contains(seat) => plan::answers(state, seat, out),
        Phase::Actions { active, .. } if active == seat => activate::answers(state, seat, out),
        Phase::Plan { .. }
        | Phase::Actions { .. }
        | Phase::Reveal
        | Phase::Draw { .. }
        | Phase::Resolve { .. }
        | Phase::Bonus { .. }
        | Phase::Over => {}
    }
}

/// Every answer to what waits (OR-111).
pub(crate) fn answers(state: &State, Pending { seat, what }: Pending, out: &mut impl FnMut(Action)) {
    match what {
        Waiting::Effects { .. } => {}
        Waiting::Prohibit => prohibit::answers(state, seat, out),
        Waiting::Draw { most } => (0..=most).rev().map(Action::Draw).for_each(out),
        Waiting::Choose { place } => choose::answers(state, seat, place, out),
        Waiting::Harvest { done, .. } => harvest::answers(state, seat, done, out),
        Waiting::Expand { begun, conquest, .. } => expand::answers(state, seat, begun, conquest, out),
        Waiting::Acquire => acquire_place::answers(state, seat, out),
        Waiting::Build { what, discount } => build::answers(state, seat, what, discount, out),
        Waiting::Sell { begun, then, .. } => market::sales(state, seat, begun, then, out),
        Waiting::Buy { purchase, free } => market::purchases(state, seat, purchase.surcharge, free, out),
        Waiting::Deeds { place, begun } => send_to_deeds::answers(state, seat, place, begun, out),
        Waiting::SendTechnology { .. } => send_to_deeds::technology(state, seat, out),
        Waiting::Technology { price, .. } => technology::answers(state, seat, price, out),
        Waiting::Exchange { give, get, begun, .. } => exchange::answers(state, seat, give, get, begun, out),
        Waiting::Fame { .. } => fame::answers(state, seat, out),
        Waiting::Recruit { followers } => recruit_choice::answers(state, seat, followers, out),
        Waiting::Pay { goods, coins, .. } => pay::answers(state, seat, goods, coins, out),
        Waiting::Torture { .. } => torture::answers(state, seat, out),
    }
}

/// Whether `seat` may do `action` now, and if not, which rule forbids it.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if state.phase == Phase::Over {
        return Err(Illegal::new("OR-56", "illegal-game-over"));
    }
    if seat.0 >= state.config.players {
        return Err(Illegal::new("OR-10", "illegal-no-such-seat"));
    }
    let mut listed = false;
    each(state, seat, &mut |other| listed |= other == action);
    if listed { Ok(()) } else { Err(refuse::reason(state, seat, action)) }
}
