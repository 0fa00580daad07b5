//! What players see of too much, and what they make of it.

use serde::{Deserialize, Serialize, Serializer};
use steading_game::{Game, GameRng, PositionError, Seat, Seed, Viewer};
use steading_hoard::{Card, Event, Hoard, State, View as Sound};

use super::fault::{Fault, has, outside};

/// What a viewer sees.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub(crate) struct View(Sound);

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut view = self.0.clone();
        if has(Fault::ViewDoesNotReadBack) {
            view.players.iter_mut().for_each(|player| player.boast = None);
        }
        view.serialize(serializer)
    }
}

impl View {
    pub(crate) fn sound(&self) -> &Sound {
        &self.0
    }
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let mut view = Hoard::view(state, viewer);
    if has(Fault::ViewShowsOtherHands) {
        view.players[0].hand = Some(state.players[0].hand);
    }
    if has(Fault::ViewShowsTheTopCard) {
        view.deck = view.deck.or_else(|| state.deck.last().map(|&card| vec![card]));
    }
    if has(Fault::HostGuessesTheDeck) {
        view.deck = None;
    }
    if has(Fault::ViewForgetsTheSetup) {
        view.cards = 4;
    }
    View(view)
}

pub(crate) fn determinize(View(view): &View, rng: &mut GameRng) -> Result<State, PositionError> {
    let mut view = view.clone();
    if has(Fault::ViewShowsTheTopCard) {
        view.deck = None;
    }
    if has(Fault::GuessPanicsOnNonsense) {
        assert!(view.ended <= 3, "no game has {} players", view.ended);
    }
    if has(Fault::GuessTrustsNonsense) {
        return trust(view, rng);
    }
    let mut chance = rng.clone();
    if has(Fault::GuessIsAlwaysTheSame) {
        chance = GameRng::new(Seed::from_number(1));
    }
    if has(Fault::GuessUsesOutsideChance) {
        chance = GameRng::new(Seed::from_number(outside().into()));
    }
    let mut state = Hoard::determinize(&view, &mut chance)?;
    state.rng = GameRng::new(rng.seed());
    if has(Fault::GuessForgetsOwnHand) {
        forget_own_hand(&view, &mut state, rng);
    }
    if has(Fault::GuessLosesACard) {
        state.deck.pop();
    }
    Ok(state)
}

/// Takes over what a player boasted of, whatever it is.
fn trust(mut view: Sound, rng: &mut GameRng) -> Result<State, PositionError> {
    let boast = view.players.first_mut().and_then(|player| player.boast.take());
    let mut state = Hoard::determinize(&view, rng)?;
    state.players[0].boast = boast;
    Ok(state)
}

/// Swaps a card of a known hand for one of the deck.
fn forget_own_hand(view: &Sound, state: &mut State, rng: &mut GameRng) {
    let own = view.players.iter().position(|player| player.hand.is_some_and(|hand| hand.size() > 0));
    let place = rng.below(state.deck.len() as u32) as usize;
    if let (Some(own), Some(card)) = (own, state.deck.get_mut(place)) {
        let hand = &mut state.players[own].hand;
        let old = hand.each().next().expect("the hand has cards");
        hand[old] -= 1;
        hand[*card] += 1;
        *card = old;
    }
}

/// Swaps everything that `viewer` cannot see.
pub(crate) fn scramble(state: &mut State, viewer: Viewer, rng: &mut GameRng) {
    let before = state.clone();
    if has(Fault::ScrambleForgetsTheDeck) {
        state.deck.clear();
    }
    Hoard::scramble(state, viewer, rng);
    if has(Fault::ScrambleForgetsTheDeck) {
        state.deck = before.deck;
    } else if has(Fault::ScrambleDoesNothing) {
        *state = State { rng: state.rng.clone(), ..before };
    } else if has(Fault::ScrambleKeepsTheGenerator) {
        state.rng = before.rng;
    } else if has(Fault::ScrambleLosesCards) {
        state.deck.pop();
    }
}

/// The part of an event that `viewer` may know.
pub(crate) fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
    match event {
        Event::Drew { card: Some(_), .. } if has(Fault::EventShowsTheCard) => Some(event.clone()),
        Event::Drew { seat, card: None } if !viewer.is(*seat) && has(Fault::EventIsSeenTwiceAsMuch) => None,
        Event::Rolled { .. } if has(Fault::HostSeesHalfOfIt) && viewer == Viewer::Host => None,
        _ => Hoard::seen_by(event, viewer),
    }
}

/// The copper of a seat that others must not know of.
pub(crate) fn secret(state: &State, seat: Seat) -> u8 {
    state.players[seat.index()].hand[Card::Copper]
}
