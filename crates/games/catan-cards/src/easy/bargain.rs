//! How the easy bot trades.
//!
//! Rules: CA-N12, CA-N13. A swap is judged by what the own hand is worth before and after; helping the active player
//! costs the more the closer that player is to winning, and a swap that could let the active player win is declined.

use steading_game::Seat;

use super::worth::{hand_worth, points_gained};
use crate::building;
use crate::trade::{Addressee, Asked, Call, Question};
use crate::{Action, Cards, Resource, State, Terms, deck, scoring};

/// What the bonus card of the partner is worth on average.
const BONUS: i32 = 30;
/// What each point of the other player costs, since a trade helps that player too.
const RIVALRY: i32 = 8;
/// What a trade must bring at least.
const MARGIN: i32 = 10;
/// What an offer must bring at least: it has to help a plan.
const HELPS_A_PLAN: i32 = 40;
/// What each card costs that an offer asks for beyond those it gives: nobody likes to accept it.
const GREED: i32 = 50;
/// How many cards change hands, given and wanted, in a first offer and in the one improved offer after it.
const FIRST: [(u8, u8); 3] = [(1, 1), (2, 2), (1, 2)];
const IMPROVED: [(u8, u8); 2] = [(2, 1), (3, 1)];

/// Every swap of so many cards that the owner of `hand` can offer.
pub fn candidates(hand: Cards, numbers: &[(u8, u8)]) -> Vec<Terms> {
    let mut terms = Vec::new();
    for &(giving, wanting) in numbers {
        hand.for_each_choice(giving, &mut |give| {
            deck().resources.for_each_choice(wanting, &mut |want| {
                if give.is_disjoint(want) {
                    terms.push(Terms { give, want });
                }
            });
        });
    }
    terms
}

/// What the active bot does at the desk: close a good deal, or make at most one offer and one improved offer.
pub(super) fn trade_action(state: &State, seat: Seat) -> Option<Action> {
    let hand = state.player(seat).hand;
    let before = hand_worth(state, seat, hand);
    let gain = |terms: &Terms| hand_worth(state, seat, hand.minus(terms.give).plus(terms.want)) - before;
    if state.turn.traded {
        return None;
    }
    let deals = state.seats().filter_map(|partner| {
        let terms = state.desk.standing[partner.index()].filter(|terms| hand.contains(terms.give))?;
        Some((gain(&terms) - rivalry(state, partner), partner))
    });
    if let Some((gain, partner)) = deals.max_by_key(|&(gain, partner)| (gain, std::cmp::Reverse(partner)))
        && gain > MARGIN
    {
        return Some(Action::Choose(partner));
    }
    let numbers: &[(u8, u8)] = match state.config.max_offers - state.desk.offers_left {
        0 => &FIRST,
        1 => &IMPROVED,
        _ => return state.desk.anything_stands().then_some(Action::Withdraw),
    };
    if state.desk.offers_left == 0 {
        return None;
    }
    let greed = |terms: &Terms| GREED * i32::from(terms.want.total().saturating_sub(terms.give.total()));
    let offers = candidates(hand, numbers).into_iter().map(|terms| (gain(&terms) - greed(&terms), terms));
    let (gain, terms) = offers.rev().max_by_key(|&(gain, _)| gain)?;
    (gain >= HELPS_A_PLAN).then_some(Action::Offer { to: Addressee::All, terms })
}

/// The bot's answer to an offer or a call.
pub(super) fn answer(state: &State, seat: Seat, question: &Question) -> Action {
    match question.asked {
        Asked::Offer(terms) if is_good(state, seat, &terms) => Action::Accept,
        Asked::Offer(terms) => {
            let more = terms.give.kinds().map(|kind| terms.give.plus(Cards::of(kind, 1)));
            counter(state, seat, more.map(|give| Terms { give, want: terms.want }))
        }
        Asked::Call(Call::Want(want)) => {
            let prices = Resource::ALL.into_iter().map(|kind| Cards::of(kind, 1));
            counter(state, seat, prices.map(|give| Terms { give, want }))
        }
        Asked::Call(Call::Give(give)) => {
            let prices = Resource::ALL.into_iter().map(|kind| Cards::of(kind, 1));
            counter(state, seat, prices.map(|want| Terms { give, want }))
        }
    }
}

/// The best of these terms as a counter, at most one in a turn; else the bot declines.
fn counter(state: &State, seat: Seat, terms: impl Iterator<Item = Terms>) -> Action {
    let first = state.config.max_proposals > 0
        && state.desk.proposals_left[seat.index()] == state.config.max_proposals;
    let allowed = |terms: &Terms| {
        terms.check(&state.config).is_ok()
            && terms.give.total() <= state.player(state.turn.active).hand.total()
    };
    let good = terms.filter(|terms| first && allowed(terms) && is_good(state, seat, terms));
    good.max_by_key(|terms| gain_as_partner(state, seat, terms)).map_or(Action::Decline, Action::Counter)
}

/// Whether the bot, as partner, wants this swap.
fn is_good(state: &State, seat: Seat, terms: &Terms) -> bool {
    state.player(seat).hand.contains(terms.want)
        && !wins_with(state, terms)
        && gain_as_partner(state, seat, terms) + BONUS - rivalry(state, state.turn.active) > MARGIN
}

fn gain_as_partner(state: &State, seat: Seat, terms: &Terms) -> i32 {
    let hand = state.player(seat).hand;
    let after = hand.minus(terms.want).plus(terms.give);
    hand_worth(state, seat, after) - hand_worth(state, seat, hand)
}

fn rivalry(state: &State, other: Seat) -> i32 {
    RIVALRY * i32::from(scoring::points(state, other))
}

/// Whether the active player, whose hand nobody else knows, might win in this turn with the cards of this swap.
pub fn wins_with(state: &State, terms: &Terms) -> bool {
    let active = state.turn.active;
    let player = state.player(active);
    let hand_after = (player.hand.total() + terms.want.total()).saturating_sub(terms.give.total());
    state.market.cards().any(|card| {
        let cost = building::cost(card);
        let wins =
            scoring::points(state, active) + points_gained(state, active, card) >= deck().rules.target_vp;
        let helps = !cost.is_disjoint(terms.want) || !state.turn.replaced;
        wins && helps && building::has_room(&player.built, card) && hand_after >= cost.total()
    })
}
