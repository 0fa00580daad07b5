//! Rovers: while the game is played, 1 gold for every quadrant that you build in during your turn.
//!
//! Rules: HA-26, AMB-21, NO-22, Q3-3 (the island is no quadrant). Moves do not count.

use steading_game::{EventSink, Seat};

use crate::card::{CardThing, Timing};
use crate::insight::lure;
use crate::insight::standing::Part;
use crate::{Event, Hex, HexSet, ScoringCard, State};

pub(crate) struct Rovers;

impl CardThing for Rovers {
    const RULE: &'static str = "HA-26";
    const TIMING: Timing = Timing::During;
    const PART: Part = Part::Spread;

    /// Never at the end (KB-56).
    fn count(_state: &State, _seat: Seat) -> u32 {
        0
    }

    /// Those that were not built in yet in this turn.
    fn quadrants(state: &State, seat: Seat) -> [i32; 4] {
        let roved = state.turn.harvest.roved;
        let waits = |place: usize| seat == state.turn.active && roved >> place & 1 == 0;
        std::array::from_fn(|place| if waits(place) { lure::GOLD } else { 0 })
    }
}

impl Rovers {
    /// The active player built on `hex`: the first build of the turn in its quadrant pays.
    #[inline]
    pub(crate) fn built(state: &mut State, seat: Seat, hex: Hex, events: &mut impl EventSink<Event>) {
        let Some(place) = state.setting.cards.iter().position(|&card| card == ScoringCard::Rovers) else {
            return;
        };
        let Some(quadrant) = HexSet::QUADRANTS.iter().position(|quadrant| quadrant.contains(hex)) else {
            return;
        };
        let bit = 1 << quadrant;
        if state.turn.harvest.roved & bit != 0 {
            return;
        }
        state.turn.harvest.roved |= bit;
        let gold = &mut state.player_mut(seat).gold.cards[place];
        *gold = gold.saturating_add(Self::GOLD.into());
        events.tell(|| Event::Scored { seat, card: ScoringCard::Rovers, gold: Self::GOLD.into() });
    }
}
