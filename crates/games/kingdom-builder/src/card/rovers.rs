//! Rovers: while the game is played, 1 gold for every quadrant that you build in during your turn.
//!
//! Rules: HA-26, AMB-21, NO-22, Q3-3 (the island is no quadrant). Moves do not count.

use steading_game::{EventSink, Seat};

use crate::{Event, Hex, HexSet, ScoringCard, State};

/// The active player built on `hex`: the first build of the turn in its quadrant pays.
#[inline]
pub(crate) fn built(state: &mut State, seat: Seat, hex: Hex, events: &mut impl EventSink<Event>) {
    let Some(place) = state.table.cards.iter().position(|&card| card == ScoringCard::Rovers) else { return };
    let Some(quadrant) = HexSet::QUADRANTS.iter().position(|quadrant| quadrant.contains(hex)) else { return };
    let bit = 1 << quadrant;
    if state.turn.harvest.roved & bit != 0 {
        return;
    }
    state.turn.harvest.roved |= bit;
    let gold = &mut state.player_mut(seat).gold.cards[place];
    *gold = gold.saturating_add(1);
    events.tell(|| Event::Scored { seat, card: ScoringCard::Rovers, gold: 1 });
}
