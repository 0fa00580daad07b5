//! What searching bots look at.

use steading_game::{GameRng, Insight, Seat};

use crate::data::printed;
use crate::{Action, Card, Hoard, Phase, State, easy, scoring};

/// How many points are much.
const MANY_POINTS: f32 = 20.0;
/// How many cards of a kind are many.
const MANY_CARDS: f32 = 4.0;

impl Insight for Hoard {
    const FEATURES: &'static [&'static str] = &["points", "gold_in_hand", "free_copper"];
    const WEIGHTS: &'static str = include_str!("../data/weights.txt");

    /// The share of all turns that are over: one for each card of the deck, and one for each player after them.
    fn progress(state: &State) -> f32 {
        if state.phase == Phase::Over {
            return 1.0;
        }
        let all: u8 = Card::ALL.into_iter().map(|card| printed(card).copies).sum();
        let turns = f32::from(all - state.config.players * state.config.cards + state.config.players);
        let left = state.deck.len() as f32 + f32::from(state.config.players - state.ended);
        1.0 - left / turns
    }

    fn observe(state: &State, seat: Seat, out: &mut [f32]) {
        let player = &state.players[seat.index()];
        out[0] = scoring::total(player) as f32 / MANY_POINTS;
        out[1] = f32::from(player.hand[Card::Gold]) / MANY_CARDS;
        out[2] = f32::from(player.free(Card::Copper).unwrap_or(0)) / MANY_CARDS;
    }

    fn likely_action(state: &State, seat: Seat, _: &mut GameRng, _: &mut Vec<Action>) -> Option<Action> {
        easy::easy_action(state, seat)
    }
}
