//! The witness against leaks: swaps whatever a viewer cannot see. It knows nothing of `view.rs` and `determinize.rs`.

use steading_game::{GameRng, Seat, Viewer};

use crate::{Card, State};

/// Shuffles the hands of others together with the deck and deals them again. The host sees all of that; only the generator is
/// hidden from everybody.
pub(crate) fn scramble(state: &mut State, viewer: Viewer, rng: &mut GameRng) {
    let hidden: Vec<Seat> = Seat::all(state.config.players).filter(|&seat| !viewer.is(seat)).collect();
    if viewer != Viewer::Host {
        let mut cards: Vec<Card> = std::mem::take(&mut state.deck);
        cards.extend(hidden.iter().flat_map(|seat| state.players[seat.index()].hand.each()));
        rng.shuffle(&mut cards);
        for seat in hidden {
            let hand = &mut state.players[seat.index()].hand;
            *hand = cards.drain(..hand.size()).collect();
        }
        state.deck = cards;
    }
    state.rng = GameRng::new(rng.seed());
}
