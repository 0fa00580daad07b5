//! A quick and lively player: mostly builds what brings most, now and then waits, seldom trades.
//!
//! Everything comes from a handful of looks at the hand. A trade is one question to one player and one answer, at most
//! once in a turn, so playouts are about building.

use steading_game::{GameRng, Seat};

use super::stand::{Payment, Stand};
use crate::event::{Discarding, Giving, donation};
use crate::trade::{Addressee, Asked, Question, Terms};
use crate::{Action, Building, Card, Cards, Phase, Resource, State, building, deck, scoring};

/// No more kinds of cards can be offered at the same time.
const MOST_OFFERED: usize = Card::ALL.len();
/// Against the weight of the cards that can be built: how willing the player is to keep the cards.
const WAITING: u32 = 1;
/// One turn in so many with a useful trade at hand tries it.
const TRADING: u32 = 4;
/// Nobody helps a player with so many points.
const NEARLY_WON: u8 = 5;

pub(super) fn likely_action(state: &State, seat: Seat, rng: &mut GameRng) -> Option<Action> {
    match &state.phase {
        Phase::Main if seat == state.turn.active => Some(main_action(state, seat, rng)),
        Phase::Answering(question) if question.waiting.contains(seat) => Some(answer(state, seat, question)),
        Phase::Main | Phase::Answering(_) | Phase::Over(_) => None,
        Phase::Robber(choices) => match choices[seat.index()] {
            Discarding::Owes(owed) => Some(Action::Discard(spare_cards(state, seat, owed, rng))),
            Discarding::Safe | Discarding::Chosen(_) => None,
        },
        Phase::Donation(gifts) => match gifts[seat.index()] {
            Giving::Owes => {
                let card = spare_cards(state, seat, 1, rng).kinds().next()?;
                Some(Action::Donate { card, to: donation::poorest_recipient(state, seat)? })
            }
            Giving::Exempt | Giving::Chosen { .. } => None,
        },
    }
}

/// Builds something that the hand pays for, at random by what it is worth; else trades, else ends the turn.
fn main_action(state: &State, seat: Seat, rng: &mut GameRng) -> Action {
    let stand = Stand::of(state, seat);
    let mut choices: [(u32, Option<(Card, Payment)>); MOST_OFFERED] = [(0, None); MOST_OFFERED];
    let mut total = 0;
    for (choice, card) in choices.iter_mut().zip(stand.offered(state)) {
        let Some(replace) = stand.payment(card) else { continue };
        if stand.wins(card) {
            return Action::Build { card, replace };
        }
        let weight = weight(&stand, card, replace);
        *choice = (weight, Some((card, replace)));
        total += weight;
    }
    if total > 0 {
        let mut drawn = rng.below(total + WAITING);
        for (weight, choice) in choices {
            if let Some((card, replace)) = choice
                && drawn < weight
            {
                return Action::Build { card, replace };
            }
            drawn = drawn.wrapping_sub(weight);
        }
    }
    trade(state, seat, &stand, rng).unwrap_or(Action::End)
}

/// How eagerly the card is built.
fn weight(stand: &Stand, card: Card, replace: Payment) -> u32 {
    let gain = u32::from(stand.gain(card));
    let lasting = match card {
        Card::Building(Building::Road) => 4,
        Card::Building(Building::Knight) => 2,
        Card::Building(Building::Settlement) => 3,
        Card::Building(Building::City) => 8,
        Card::Metropolis(face) => 4 + 2 * u32::from(face.draws_when_built(&stand.built)),
    };
    let weight = lasting + 24 * gain;
    if replace.is_some() && gain == 0 { weight / 2 } else { weight }
}

/// Takes what stands and helps; else, now and then, asks one player for the one card that is missing.
fn trade(state: &State, seat: Seat, stand: &Stand, rng: &mut GameRng) -> Option<Action> {
    if state.turn.traded {
        return None;
    }
    let deal = |partner: &Seat| {
        state.desk.standing[partner.index()].is_some_and(|terms| helps(state, stand, &terms))
    };
    if state.desk.anything_stands()
        && let Some(partner) = state.seats().find(deal)
    {
        return Some(Action::Choose(partner));
    }
    let may_ask = state.desk.offers_left > 0 && state.desk.offers_left == state.config.max_offers;
    if !may_ask || rng.below(TRADING) > 0 {
        return None;
    }
    let (card, _) = target(state, stand)?;
    let cost = building::cost(card);
    let missing = cost.minus(stand.hand);
    let want = missing.kinds().next()?;
    let spare = stand.hand.minus(cost);
    let give = Resource::ALL[rng.draw(&spare.counts())?];
    if missing.total() > 1 {
        return None;
    }
    let partner = seat.0 + 1 + rng.below(u32::from(state.config.players) - 1) as u8;
    let terms = Terms { give: Cards::of(give, 1), want: Cards::of(want, 1) };
    Some(Action::Offer { to: Addressee::Seat(Seat(partner % state.config.players)), terms })
}

fn answer(state: &State, seat: Seat, question: &Question) -> Action {
    match question.asked {
        Asked::Offer(terms) if accepts(state, seat, &terms) => Action::Accept,
        Asked::Offer(_) | Asked::Call(_) => Action::Decline,
    }
}

/// Whether the active player, who stands like this, can pay what the terms ask for and has a better hand after it.
fn helps(state: &State, stand: &Stand, terms: &Terms) -> bool {
    stand.hand.contains(terms.give) && outlook(state, &stand.swapped(terms)) > outlook(state, stand)
}

/// Whether another player agrees: to what does no harm, unless the active player has nearly won.
fn accepts(state: &State, seat: Seat, &Terms { give, want }: &Terms) -> bool {
    let stand = Stand::of(state, seat);
    stand.hand.contains(want)
        && scoring::points(state, state.turn.active) < NEARLY_WON
        && outlook(state, &stand.swapped(&Terms { give: want, want: give })) >= outlook(state, &stand)
}

/// How promising the hand is: the best plan, and every card a little.
fn outlook(state: &State, stand: &Stand) -> u32 {
    target(state, stand).map_or(0, |(_, worth)| worth) + u32::from(stand.hand.total())
}

/// The card that the hand is best used for, and how promising that is.
fn target(state: &State, stand: &Stand) -> Option<(Card, u32)> {
    let plans = stand.offered(state).map(|card| {
        // Every card that is missing makes a plan half as good.
        (card, (16 * weight(stand, card, None)) >> stand.lacks(card).min(16))
    });
    plans.max_by_key(|&(_, worth)| worth)
}

/// So many cards of the hand, at random, but what the best plan needs only if nothing else is left.
fn spare_cards(state: &State, seat: Seat, count: u8, rng: &mut GameRng) -> Cards {
    let stand = Stand::of(state, seat);
    let needed = target(state, &stand).map_or(Cards::NONE, |(card, _)| deck().cost(card));
    let mut spare = stand.hand.minus(needed);
    let mut chosen = Cards::NONE;
    for _ in 0..count {
        if spare.is_empty() {
            spare = stand.hand.minus(chosen);
        }
        let Some(kind) = rng.draw(&spare.counts()) else { break };
        let card = Cards::of(Resource::ALL[kind], 1);
        spare = spare.minus(card);
        chosen = chosen.plus(card);
    }
    chosen
}
