//! Newcomers: one of some followers may join.
//!
//! Rule: chapter 10, `recruit_choice`.

use steading_game::Seat;

use crate::{Action, Follower, State};

/// The followers on offer that the market has, or none of them.
pub(crate) fn answers(state: &State, _: Seat, followers: u8, out: &mut impl FnMut(Action)) {
    let offered = |&follower: &Follower| followers & 1 << follower.index() != 0;
    let there = |&follower: &Follower| {
        state.market.followers.count(follower) > 0 && crate::effect::may_recruit(state, follower)
    };
    Follower::ALL.into_iter().filter(offered).filter(there).map(Action::Recruit).for_each(&mut *out);
    out(Action::Decline);
}
