//! Carrying out an action that the rules allow.

use steading_game::{EventSink, Seat, Undo};

use crate::event::{donation, robber};
use crate::{Action, Event, State, building, trade, turn};

/// Carries out `action`, which was checked. Beyond builds that reveal nothing only clearing the desk can be taken back:
/// everything else asks somebody else or draws a card.
pub(crate) fn perform(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Undo {
    match action {
        Action::Build { card, replace } => return building::build(state, seat, card, replace, events),
        Action::Withdraw => {
            trade::withdraw(state, seat, events);
            return Undo::Allowed;
        }
        Action::Offer { to, terms } => trade::offer(state, seat, to, terms, events),
        Action::Call(call) => trade::call(state, seat, call, events),
        Action::Accept => trade::accept(state, seat, events),
        Action::Counter(terms) => trade::counter(state, seat, terms, events),
        Action::Decline => trade::decline(state, seat, events),
        Action::Propose(terms) => trade::propose(state, seat, terms, events),
        Action::Retract => trade::retract(state, seat, events),
        Action::Choose(partner) => trade::choose(state, partner, events),
        Action::Discard(cards) => robber::discard(state, seat, cards, events),
        Action::Donate { card, to } => donation::donate(state, seat, card, to, events),
        Action::End => turn::end(state, events),
    }
    Undo::Barrier
}
