//! Points and places.
//!
//! Rules: CA-67, CA-70, CA-73.

use steading_game::{Outcome, Score, Seat};

use crate::{Building, Card, Ending, Face, Phase, Special, State, deck};

/// The points of `seat` now: visible cards and special cards.
pub fn points(state: &State, seat: Seat) -> u8 {
    let specials = Special::ALL.into_iter().filter(|&special| state.specials.holder(special) == Some(seat));
    state.player(seat).built.points() + specials.map(|special| special.printed().points).sum::<u8>()
}

/// The points of `seat`, by source.
pub(crate) fn score(state: &State, seat: Seat) -> Score {
    let built = &state.player(seat).built;
    let visible = |building: Building| {
        let card = Card::Building(building);
        i32::from(built.count(card)) * i32::from(deck().points(card))
    };
    let metropolises =
        i32::from(built.metropolises.total()) * i32::from(deck().points(Card::Metropolis(Face::A)));
    let special = |special: Special| {
        let held = state.specials.holder(special) == Some(seat);
        (special.id(), if held { i32::from(special.printed().points) } else { 0 })
    };
    let parts = vec![
        ("score-settlements", visible(Building::Settlement)),
        ("score-cities", visible(Building::City)),
        ("score-metropolises", metropolises),
        special(Special::LongestTradeRoute),
        special(Special::LargestKnightForce),
    ];
    Score { parts }
}

/// The places, once the game is over. Only after a stalemate do hands separate equal points (CA-73).
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let Phase::Over(ending) = state.phase else { return None };
    let hand = |seat| match ending {
        Ending::Won => 0,
        Ending::Stalemate => state.player(seat).hand.total(),
    };
    Some(Outcome::rank(state.config.players, |seat| (points(state, seat), hand(seat))))
}
