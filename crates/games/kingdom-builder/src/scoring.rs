//! Gold and places.
//!
//! Rules: KB-53, KB-56, KB-57.

use steading_game::{Outcome, Score, Seat};

use crate::board::each;
use crate::{Phase, State, sets};

/// The gold of `seat` if the game ended now.
pub fn gold(state: &State, seat: Seat) -> u32 {
    let mut total = 0;
    parts(state, seat, &mut |_, gold| total += gold);
    total
}

/// The gold of `seat`, by source.
pub(crate) fn score(state: &State, seat: Seat) -> Score {
    let mut score = Score { parts: Vec::new() };
    if seat.0 < state.setting.config.players {
        parts(state, seat, &mut |source, gold| score.parts.push((source, gold as i32)));
    }
    score
}

/// Every source with its gold, in the order of KB-56.
fn parts(state: &State, seat: Seat, part: &mut impl FnMut(&'static str, u32)) {
    let gained = state.player(seat).gold;
    for (card, during) in state.setting.cards.into_iter().zip(gained.cards) {
        part(card.key(), u32::from(during) + card.score(state, seat));
    }
    sets::crossroads::score(state, seat, part);
    part("score-castles", castles(state, seat));
    sets::marshlands::score(state, seat, part);
    sets::queenies::score(state, seat, part);
    if state.setting.board.nomads != 0 {
        part("score-treasures", u32::from(gained.treasure));
    }
}

/// Once for each castle beside an own settlement (KB-53).
pub(crate) fn castles(state: &State, seat: Seat) -> u32 {
    let (setting, own) = (&state.setting, state.pieces(seat));
    let touched =
        each(setting.paying_castles()).filter(|&castle| own.meets(&setting.board.around[castle])).count();
    touched as u32 * u32::from(state.setting.config.data.facts.numbers.castle_gold)
}

/// The places, once the game is over. Most gold wins; there is no tie-break (KB-57).
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    let mut totals = [0; crate::MAX_PLAYERS];
    for seat in state.seats() {
        totals[seat.index()] = gold(state, seat);
    }
    Some(Outcome::rank(state.setting.config.players, |seat| totals[seat.index()]))
}
