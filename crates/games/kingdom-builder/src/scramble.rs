//! The witness that views leak nothing: everything that a viewer cannot see is swapped.

use steading_game::{GameRng, Seat, Viewer};

use crate::State;
use crate::terrain_card::{Cards, Held};

/// Collects the hidden cards of each age and deals them anew, in hands and pile alike. The generator always changes.
pub(crate) fn scramble(state: &mut State, viewer: Viewer, rng: &mut GameRng) {
    if viewer == Viewer::Host {
        return;
    }
    state.rng = GameRng::new(rng.seed());
    let hidden: Vec<Seat> = state.seats().filter(|&seat| !viewer.is(seat)).collect();
    let held = |state: &State| -> Vec<Held> {
        hidden.iter().flat_map(|&seat| state.player(seat).hand.iter()).collect()
    };
    let mut ages: Vec<u8> = held(state).iter().map(|held| held.age).collect();
    ages.sort_unstable();
    ages.dedup();
    for age in ages {
        let mut cards: Vec<_> =
            held(state).iter().filter(|held| held.age == age).map(|held| held.card).collect();
        if age == 0 {
            cards.extend(state.deck.pile.iter());
        }
        rng.shuffle(&mut cards);
        for &seat in &hidden {
            for place in state.player_mut(seat).hand.iter_mut().filter(|held| held.age == age) {
                if let Some(card) = cards.pop() {
                    place.card = card;
                }
            }
        }
        if age == 0 {
            state.deck.pile = cards.into_iter().collect::<Cards>();
        }
    }
}
