//! Where the turn stands: the table of CA-74 as an enum.

use steading_game::{Seat, SeatSet};

use crate::event::{Discarding, Giving};
use crate::trade::Question;
use crate::{MAX_PLAYERS, State};

/// Where the active player's turn stands. The yield phase holds no decision and runs by itself (CA-24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The active player trades and builds; others may propose.
    Main,
    /// An offer or a call waits for answers.
    Answering(Question),
    /// Everybody over the limit chooses what to discard.
    Robber([Discarding; MAX_PLAYERS]),
    /// Every leader chooses what to give and to whom.
    Donation([Giving; MAX_PLAYERS]),
    /// Nobody acts any more.
    Over(Ending),
}

/// How the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The active player reached the points that win (CA-67).
    Won,
    /// The guard against endless games (CA-A21).
    Stalemate,
}

/// The seats that the game waits for.
pub(crate) fn must_act(state: &State) -> SeatSet {
    let choosing = |owes: &dyn Fn(usize) -> bool| state.seats().filter(|seat| owes(seat.index())).collect();
    match &state.phase {
        Phase::Main => SeatSet::one(state.turn.active),
        Phase::Answering(question) => question.waiting,
        Phase::Robber(choices) => choosing(&|seat| matches!(choices[seat], Discarding::Owes(_))),
        Phase::Donation(gifts) => choosing(&|seat| gifts[seat] == Giving::Owes),
        Phase::Over(_) => SeatSet::EMPTY,
    }
}

/// Everybody with a legal action: beyond those who must act, whoever can propose, retract, choose or withdraw.
pub(crate) fn may_act(state: &State) -> SeatSet {
    let must = must_act(state);
    match &state.phase {
        Phase::Main => must.or(state.seats().filter(|&seat| may_speak(state, seat)).collect()),
        Phase::Answering(_) => {
            let standing = state.seats().filter(|seat| state.desk.standing[seat.index()].is_some());
            must.with(state.turn.active).or(standing.collect())
        }
        Phase::Robber(_) | Phase::Donation(_) | Phase::Over(_) => must,
    }
}

fn may_speak(state: &State, seat: Seat) -> bool {
    let stands = state.desk.standing[seat.index()].is_some();
    let may_propose = !state.turn.traded
        && seat != state.turn.active
        && state.desk.proposals_left[seat.index()] > 0
        && !state.player(seat).hand.is_empty();
    stands || may_propose
}
