//! What cards are worth to a player, in hundredths of a point.

use steading_game::Seat;

use crate::building::{self, Replacement, robber_limit};
use crate::{Building, Card, Cards, Face, Special, State, deck, scoring};

/// What winning is worth: more than any plan.
const WIN: i32 = 2000;
/// What any card is worth because something can be done with it one day.
const SPARE: i32 = 8;
/// What each card beyond the robber's limit costs: it may be lost.
const RISK: i32 = 20;
/// How much of a card's worth counts when so many cards are still missing, in percent.
const PROGRESS: [i32; 5] = [100, 50, 25, 12, 5];

/// What building `card` would bring `seat` now.
pub(super) fn card_worth(state: &State, seat: Seat, card: Card) -> i32 {
    let gain = i32::from(points_gained(state, seat, card));
    if i32::from(scoring::points(state, seat)) + gain >= i32::from(deck().rules.target_vp) {
        return WIN;
    }
    let built = &state.player(seat).built;
    let yields = |card| i32::from(deck().yield_bonus(card));
    let lasting = match card {
        Card::Building(Building::Road) => 30 - 5 * i32::from(built.roads).min(5),
        Card::Building(Building::Knight) => 20,
        Card::Building(Building::Settlement) => 30,
        Card::Building(Building::City) => 40 * yields(card),
        Card::Metropolis(face) => {
            let drawn = i32::from(face.draws_when_built(built));
            40 * (yields(card) - yields(Card::Building(Building::City))) + 20 * drawn
        }
    };
    100 * gain + lasting
}

/// The points that building `card` gains, special cards included.
pub(super) fn points_gained(state: &State, seat: Seat, card: Card) -> u8 {
    let built = &state.player(seat).built;
    let points = |card| deck().points(card);
    let visible = match card {
        Card::Building(Building::City) => points(card) - points(Card::Building(Building::Settlement)),
        Card::Metropolis(_) => points(card) - points(Card::Building(Building::City)),
        Card::Building(_) => points(card),
    };
    let takes = |special: Special, counts: bool, tie_break: bool| {
        let own = special.count(built) + u8::from(counts);
        let others = state.seats().filter(|&other| other != seat);
        let most = others.map(|other| special.count(&state.player(other).built)).max().unwrap_or(0);
        let wins = own > most || (own == most && tie_break);
        if state.specials.holder(special) != Some(seat) && own >= special.printed().minimum && wins {
            special.printed().points
        } else {
            0
        }
    };
    let road = card == Card::Building(Building::Road);
    let knight = card == Card::Building(Building::Knight);
    visible
        + takes(Special::LongestTradeRoute, road, card == Card::Metropolis(Face::LongestRoute))
        + takes(Special::LargestKnightForce, knight, card == Card::Metropolis(Face::LargestKnights))
}

/// What a hand is worth: the best plan for this turn, half of the best one after it, and less what the robber may take.
pub(super) fn hand_worth(state: &State, seat: Seat, hand: Cards) -> i32 {
    let first = plans(state, seat, hand).map(|(worth, left)| {
        let second = plans(state, seat, left).map(|(worth, _)| worth).max();
        worth + second.unwrap_or(0) / 2
    });
    let over = i32::from(hand.total().saturating_sub(robber_limit(&state.player(seat).built)));
    first.max().unwrap_or(0) + SPARE * i32::from(hand.total()) - RISK * over
}

/// Each card of the open offer with what it is worth, less the more cards are missing for it, and what is left of the hand.
fn plans(state: &State, seat: Seat, hand: Cards) -> impl Iterator<Item = (i32, Cards)> {
    let built = &state.player(seat).built;
    state.market.cards().filter(|&card| building::has_room(built, card)).map(move |card| {
        let price = cheapest(state, seat, card, hand);
        let missing = usize::from(price.minus(hand).total());
        let progress = PROGRESS.get(missing).copied().unwrap_or(0);
        (card_worth(state, seat, card) * progress / 100, hand.minus(price))
    })
}

/// The price of which the hand lacks least, with a replacement if one is left in this turn.
fn cheapest(state: &State, seat: Seat, card: Card, hand: Cards) -> Cards {
    let cost = building::cost(card);
    let roads = state.player(seat).built.roads;
    let replacements =
        Replacement::all().filter(|replace| !state.turn.replaced && replace.fits(cost, hand, &state.config));
    let prices = replacements.map(|replace| replace.payment(cost, roads));
    std::iter::once(cost).chain(prices).min_by_key(|price| price.minus(hand).total()).unwrap_or(cost)
}
