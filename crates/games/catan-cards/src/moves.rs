//! Legal actions: all of them, and why another one is not.

use steading_game::{Illegal, Seat};

use crate::building::{self, Replacement};
use crate::event::{Discarding, Giving, donation, robber};
use crate::{Action, Phase, State, trade};

/// Appends every legal action of `seat`, in a stable order.
pub(crate) fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if seat.0 >= state.config.players {
        return;
    }
    match &state.phase {
        Phase::Main if seat == state.turn.active => {
            builds(state, seat, out);
            trade::desk_actions(state, seat, out);
            out.push(Action::End);
        }
        Phase::Answering(_) if seat == state.turn.active => trade::desk_actions(state, seat, out),
        Phase::Answering(question) if question.waiting.contains(seat) => {
            trade::answers(state, seat, question, out);
        }
        Phase::Main | Phase::Answering(_) => trade::speeches(state, seat, out),
        Phase::Robber(choices) => {
            if let Discarding::Owes(owed) = choices[seat.index()] {
                let hand = state.player(seat).hand;
                hand.for_each_choice(owed, &mut |cards| out.push(Action::Discard(cards)));
            }
        }
        Phase::Donation(gifts) => {
            if gifts[seat.index()] == Giving::Owes {
                for card in state.player(seat).hand.kinds() {
                    out.extend(donation::recipients(state).map(|to| Action::Donate { card, to }));
                }
            }
        }
        Phase::Over(_) => {}
    }
}

fn builds(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.player(seat);
    for card in state.market.cards().filter(|&card| building::has_room(&player.built, card)) {
        let cost = building::cost(card);
        if player.hand.contains(cost) {
            out.push(Action::Build { card, replace: None });
        }
        if state.turn.replaced {
            continue;
        }
        for missing in cost.kinds() {
            for with in player.hand.kinds().filter(|&with| with != missing) {
                let replacement = Replacement { missing, with };
                if replacement.fits(cost, player.hand, &state.config)
                    && player.hand.contains(replacement.payment(cost, player.built.roads))
                {
                    out.push(Action::Build { card, replace: Some(replacement) });
                }
            }
        }
    }
}

/// Whether `seat` may do `action` now, and if not, which rule forbids it.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Phase::Over(_) = state.phase {
        return Err(Illegal::new("CA-67", "illegal-game-over"));
    }
    if seat.0 >= state.config.players {
        return Err(Illegal::new("CA-8", "illegal-no-such-seat"));
    }
    match action {
        Action::Build { card, replace } => {
            active_in_main(state, seat)?;
            building::check(state, seat, card, replace)
        }
        Action::Offer { to, terms } => trade::check_offer(state, seat, to, &terms),
        Action::Call(call) => trade::check_call(state, seat, call),
        Action::Accept => trade::check_accept(state, seat),
        Action::Counter(terms) => trade::check_counter(state, seat, &terms),
        Action::Decline => trade::check_decline(state, seat),
        Action::Propose(terms) => trade::check_propose(state, seat, &terms),
        Action::Retract => trade::check_retract(state, seat),
        Action::Choose(partner) => trade::check_choose(state, seat, partner),
        Action::Withdraw => trade::check_withdraw(state, seat),
        Action::Discard(cards) => robber::check(state, seat, cards),
        Action::Donate { card, to } => donation::check(state, seat, card, to),
        Action::End => active_in_main(state, seat),
    }
}

/// It is `seat`'s turn (CA-18).
pub(crate) fn is_active(state: &State, seat: Seat) -> Result<(), Illegal> {
    if seat != state.turn.active {
        return Err(Illegal::new("CA-18", "illegal-not-your-turn").with("active", state.turn.active));
    }
    Ok(())
}

/// It is `seat`'s turn, and nothing waits for an answer or a choice (CA-74).
pub(crate) fn active_in_main(state: &State, seat: Seat) -> Result<(), Illegal> {
    is_active(state, seat)?;
    match state.phase {
        Phase::Main => Ok(()),
        Phase::Answering(_) => Err(Illegal::new("CA-N1", "illegal-offer-waits")),
        Phase::Robber(_) | Phase::Donation(_) => Err(Illegal::new("CA-75", "illegal-event-first")),
        Phase::Over(_) => Err(Illegal::new("CA-67", "illegal-game-over")),
    }
}
