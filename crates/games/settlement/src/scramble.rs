//! The witness that views leak nothing: everything that a viewer cannot see is swapped.
//!
//! Piles are kept in no order, so what is hidden is the chance to come (section 14.1 of the rules) and, where heroes lie face down,
//! which of them others have: those of the others and of the deck are shuffled and dealt anew (AMB-7).

use steading_game::{GameRng, Viewer};

use crate::{HeroSet, Phase, State};

/// Swaps the generator and the heroes that lie face down; the host sees everything but the generator as well.
pub(crate) fn scramble(state: &mut State, viewer: Viewer, rng: &mut GameRng) {
    if viewer == Viewer::Host {
        return;
    }
    state.rng = GameRng::new(rng.seed());
    if !state.config.hides_heroes() || state.phase == Phase::Over {
        return;
    }
    let hidden = || state.seats().filter(|&seat| viewer != Viewer::Seat(seat));
    let mut pool = hidden().fold(state.heroes.deck, |pool, seat| pool.or(state.player(seat).heroes));
    for seat in hidden().collect::<Vec<_>>() {
        let count = state.player(seat).heroes.len();
        state.players[seat.index()].heroes = (0..count).filter_map(|_| pool.draw(rng)).collect::<HeroSet>();
    }
    state.heroes.deck = pool;
}
