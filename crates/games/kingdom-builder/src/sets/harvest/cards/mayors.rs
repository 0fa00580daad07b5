//! Mayors: 4 gold for every horizontal line that you were the first to have four settlements on.
//!
//! Rules: HA-24, HA-25, HA-32, Q3-7. The line is marked at once with a settlement of the supply, and stays marked.

use steading_game::{EventSink, Seat, Thing};

use crate::card::{CardThing, Timing};
use crate::hex::SIDE;
use crate::insight::lure::{self, Near};
use crate::insight::standing::Part;
use crate::{CardFacts, Event, Hex, ScoringCard, State};

/// Settlements that mark a line.
const SETTLEMENTS: u8 = 4;

pub(crate) struct Mayors;

impl CardThing for Mayors {
    const RULE: &'static str = "HA-24";
    const TIMING: Timing = Timing::Both;
    const GOLD: u8 = 4;
    const PART: Part = Part::Mass;

    fn numbers(card: Thing, facts: &CardFacts) -> Thing {
        card.number("gold", Self::gold(facts)).number("settlements", SETTLEMENTS)
    }

    fn count(state: &State, seat: Seat) -> u32 {
        state.player(seat).harvest.marks.count_ones()
    }

    fn near(near: &Near<'_>) -> i32 {
        match near.row() {
            0 => 0,
            3 => 2 * lure::GOLD,
            _ => lure::GOLD / 2,
        }
    }
}

/// The number of the line that a hex lies on: 0 to 19 on the board, 20 to 24 on the island.
fn line_of(hex: Hex) -> u16 {
    if hex.is_island() { SIDE + hex.row() } else { hex.row() }
}

impl Mayors {
    /// `seat` placed a piece on `hex`: marks its line, if nobody did and there is a settlement to do it with.
    #[inline]
    pub(crate) fn mark(state: &mut State, seat: Seat, hex: Hex, events: &mut impl EventSink<Event>) {
        if state.setting.cards.contains(&ScoringCard::Mayors) {
            mark_line(state, seat, hex, events);
        }
    }
}

fn mark_line(state: &mut State, seat: Seat, hex: Hex, events: &mut impl EventSink<Event>) {
    let line = line_of(hex);
    let own = state.pieces(seat);
    let there = if hex.is_island() { own.island_line(hex.row()) } else { own.row(line) };
    let marked = state.players.iter().any(|player| player.harvest.marks >> line & 1 != 0);
    let player = state.player_mut(seat);
    if there.count_ones() < u32::from(SETTLEMENTS) || marked || player.supply == 0 {
        return;
    }
    player.supply -= 1;
    player.harvest.marks |= 1 << line;
    events.tell(|| Event::Marked { seat, line });
}
