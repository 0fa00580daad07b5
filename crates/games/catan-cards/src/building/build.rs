//! Building a card, step by step.
//!
//! Rules: CA-32 to CA-37, CA-39.

use steading_game::{EventSink, Illegal, Seat, Undo};

use super::{Building, Card, Replacement, city, metropolis, settlement};
use crate::{Built, Cards, DrawReason, Ending, Event, Phase, State, deck, market, scoring, special};

/// What the card costs without a replacement.
pub(crate) fn cost(card: Card) -> Cards {
    deck().cost(card)
}

/// What the card is laid on (CA-47, CA-49); nothing if it lies by itself.
pub(crate) fn covered(card: Card) -> Option<Card> {
    match card {
        Card::Building(Building::Road | Building::Settlement | Building::Knight) => None,
        Card::Building(Building::City) => Some(Card::Building(Building::Settlement)),
        Card::Metropolis(_) => Some(Card::Building(Building::City)),
    }
}

/// Whether the card that it must cover lies visible.
pub(crate) fn has_room(built: &Built, card: Card) -> bool {
    covered(card).is_none_or(|covered| built.count(covered) > 0)
}

/// Whether `seat`, whose turn it is, may build the card like that.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    card: Card,
    replace: Option<Replacement>,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    if !state.market.offers(card) {
        return Err(not_offered(state, card));
    }
    if !has_room(&player.built, card) {
        return Err(match card {
            Card::Metropolis(_) => Illegal::new("CA-49", "illegal-no-city"),
            Card::Building(_) => Illegal::new("CA-47", "illegal-no-settlement"),
        });
    }
    let cost = cost(card);
    let price = payment(&player.built, card, replace);
    if let Some(replacement) = replace {
        let Replacement { missing, with } = replacement;
        let refused = |message| {
            let illegal = Illegal::new("CA-39", message).with("missing", missing.id());
            illegal.with("card", card.id())
        };
        if state.turn.replaced {
            return Err(Illegal::new("CA-39", "illegal-already-replaced"));
        }
        if cost.count(missing) == 0 {
            return Err(refused("illegal-replacement-not-in-cost"));
        }
        if !replacement.fits(cost, player.hand, &state.config) {
            return Err(refused("illegal-replacement-not-missing"));
        }
        // What lacks is only what the roads ask for.
        if !player.hand.contains(price) && player.hand.contains(cost.minus(Cards::of(missing, 1))) {
            let roads = player.built.roads;
            let illegal = Illegal::new("CA-40", "illegal-cannot-replace").with("roads", roads);
            return Err(illegal.with("count", deck().replacement(roads)).with("with", with.id()));
        }
    }
    if !player.hand.contains(price) {
        let illegal =
            Illegal::new("CA-32", "illegal-cannot-pay").with("card", card.id()).with("price", price);
        return Err(illegal.with("missing", price.minus(player.hand)));
    }
    Ok(())
}

/// Why the card cannot be taken: not on display, the other side of the metropolises, or all of them are built.
fn not_offered(state: &State, card: Card) -> Illegal {
    let rule = match card {
        Card::Building(_) => "CA-34",
        Card::Metropolis(face) if deck().metropolises(state.config.metropolis_side).count(face) == 0 => {
            "CA-11"
        }
        Card::Metropolis(_) => "CA-35",
    };
    Illegal::new(rule, "illegal-not-offered").with("card", card.id())
}

fn payment(built: &Built, card: Card, replace: Option<Replacement>) -> Cards {
    match replace {
        None => cost(card),
        Some(replacement) => replacement.payment(cost(card), built.roads),
    }
}

/// Builds the card, in the order of CA-37.
pub(crate) fn build(
    state: &mut State,
    seat: Seat,
    card: Card,
    replace: Option<Replacement>,
    events: &mut impl EventSink<Event>,
) -> Undo {
    let paid = payment(&state.player(seat).built, card, replace);
    state.desk.wipe();
    state.turn.busy = true;
    state.turn.replaced |= replace.is_some();
    state.pay(seat, paid);
    state.market.take(card);
    lay(&mut state.player_mut(seat).built, card);
    events.tell(|| Event::Built { seat, card, paid });
    special::recompute(state, events);
    if scoring::points(state, seat) >= deck().rules.target_vp {
        state.phase = Phase::Over(Ending::Won);
        events.tell(|| Event::Won { seat });
        return Undo::Barrier;
    }
    let before = state.rng.clone();
    match card {
        Card::Metropolis(face) => {
            let cards = face.draws_when_built(&state.player(seat).built);
            state.draw(seat, cards, DrawReason::Metropolis, events);
        }
        Card::Building(Building::Settlement) => settlement::when_built(state, events),
        Card::Building(Building::Road | Building::City | Building::Knight) => market::refill(state, events),
    }
    if state.rng == before { Undo::Allowed } else { Undo::Barrier }
}

pub(crate) fn lay(built: &mut Built, card: Card) {
    match card {
        Card::Building(Building::Road) => built.roads += 1,
        Card::Building(Building::Settlement) => built.settlements += 1,
        Card::Building(Building::City) => city::lay(built),
        Card::Building(Building::Knight) => built.knights += 1,
        Card::Metropolis(face) => metropolis::lay(built, face),
    }
}
