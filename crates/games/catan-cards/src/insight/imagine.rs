//! What is said at the trade desk is meant to become a deal, and is judged by it.

use steading_game::{Game, Seat, Shares, Silent};

use crate::trade::{Addressee, Asked, Call, Terms, for_each_listed, trade};
use crate::{Action, CatanCards, Phase, State};

/// Whether the action can lead to a deal that is good for both sides. Between two players there is none: what helps one harms the
/// other.
pub(super) fn takes_agreement(state: &State, action: Action) -> bool {
    let is_asking = matches!(action, Action::Offer { .. } | Action::Call(_));
    let is_answer = matches!(action, Action::Accept | Action::Counter(_) | Action::Propose(_));
    state.config.players > 2 && (is_asking || is_answer)
}

/// Trades as the action is meant to, if the other side gains by it; otherwise it is just said, and whoever is asked declines.
/// Says whether it came to something.
pub(super) fn imagine(
    state: &mut State,
    seat: Seat,
    action: Action,
    shares: &mut dyn FnMut(&State) -> Shares,
) -> bool {
    if takes_agreement(state, action) {
        let before = shares(state);
        if let Some(deal) = (Negotiation { state, before, shares }).outcome(seat, action) {
            *state = deal.after;
            return true;
        }
        say_in_vain(state, seat, action);
        return false;
    }
    let _ = CatanCards::perform(state, seat, action, &mut Silent);
    true
}

fn say_in_vain(state: &mut State, seat: Seat, action: Action) {
    let _ = CatanCards::perform(state, seat, action, &mut Silent);
    if seat == state.turn.active {
        while let Some(asked) = CatanCards::must_act(state).first().filter(|&asked| asked != seat) {
            let _ = CatanCards::perform(state, asked, Action::Decline, &mut Silent);
        }
    }
}

/// What could be agreed on, with everybody's share of the win before it.
struct Negotiation<'a> {
    state: &'a State,
    before: Shares,
    shares: &'a mut dyn FnMut(&State) -> Shares,
}

/// The state after a deal, with everybody's share of the win in it.
struct Deal {
    after: State,
    shares: Shares,
}

impl Negotiation<'_> {
    /// The deal that somebody agrees to. The active player, who has the last word, agrees to what was offered or accepted.
    fn outcome(&mut self, seat: Seat, action: Action) -> Option<Deal> {
        match action {
            Action::Offer { to, terms } => self.best(|these, partner| {
                let is_asked = to == Addressee::All || to == Addressee::Seat(partner);
                is_asked.then(|| these.deal(partner, terms)).flatten()
            }),
            Action::Call(call) => self.best(|these, partner| these.counter(partner, call)),
            Action::Accept => match self.state.phase {
                Phase::Answering(question) => match question.asked {
                    Asked::Offer(terms) => self.deal(seat, terms),
                    Asked::Call(_) => None,
                },
                Phase::Main | Phase::Robber(_) | Phase::Donation(_) | Phase::Over(_) => None,
            },
            Action::Counter(terms) | Action::Propose(terms) => {
                self.deal(seat, terms).filter(|deal| self.gains(deal, self.state.turn.active))
            }
            Action::Build { .. }
            | Action::Decline
            | Action::Retract
            | Action::Choose(_)
            | Action::Withdraw
            | Action::Discard(_)
            | Action::Donate { .. }
            | Action::End => None,
        }
    }

    /// The deal with another player that is best for the active one, if both gain by it.
    fn best(&mut self, deal: impl Fn(&mut Self, Seat) -> Option<Deal>) -> Option<Deal> {
        let active = self.state.turn.active;
        let mut best = None;
        for partner in self.state.seats().filter(|&partner| partner != active) {
            let deal = deal(self, partner);
            let deal = deal.filter(|deal| self.gains(deal, partner) && self.gains(deal, active));
            best = better(active, best, deal);
        }
        best
    }

    /// What a player answers to a call: the listed terms that are best for that player.
    fn counter(&mut self, partner: Seat, call: Call) -> Option<Deal> {
        let hand = |seat| self.state.player(seat).hand;
        let (give, want) = match call {
            Call::Want(cards) => (hand(self.state.turn.active), cards),
            Call::Give(cards) => (cards, hand(partner)),
        };
        let mut best = None;
        for_each_listed(&give, &want, |terms| {
            let deal = self.deal(partner, terms);
            best = better(partner, best.take(), deal);
        });
        best
    }

    /// A swap, if both hands have the cards for it.
    fn deal(&mut self, partner: Seat, terms: Terms) -> Option<Deal> {
        let has = |seat, cards| self.state.player(seat).hand.contains(cards);
        if !has(self.state.turn.active, terms.give) || !has(partner, terms.want) {
            return None;
        }
        let mut after = self.state.clone();
        trade(&mut after, partner, terms, &mut Silent);
        let shares = (self.shares)(&after);
        Some(Deal { after, shares })
    }

    fn gains(&self, deal: &Deal, seat: Seat) -> bool {
        deal.shares[seat.index()] > self.before[seat.index()]
    }
}

/// The one of two deals that is better for a seat.
fn better(seat: Seat, a: Option<Deal>, b: Option<Deal>) -> Option<Deal> {
    a.into_iter().chain(b).max_by(|a, b| a.shares[seat.index()].total_cmp(&b.shares[seat.index()]))
}
