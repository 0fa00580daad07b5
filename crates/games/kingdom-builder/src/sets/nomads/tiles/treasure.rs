//! The Treasure: 3 gold at once; the tile leaves the game.
//!
//! Rule: NO-13.

use steading_game::{EventSink, Seat, Thing};

use crate::nomad::NomadThing;
use crate::verb::Passive;
use crate::{Event, State};

const GOLD: u16 = 3;

pub(crate) struct Treasure;

impl NomadThing for Treasure {
    const RULE: &'static str = "NO-13";
    type Verb = Passive;

    fn numbers(tile: Thing) -> Thing {
        tile.number("gold", GOLD).word("score", "score-treasures")
    }
}

/// `seat` took the Treasure from the special hex with that number.
pub(crate) fn take(state: &mut State, seat: Seat, number: usize, events: &mut impl EventSink<Event>) {
    let player = state.player_mut(seat);
    player.gold.treasure = player.gold.treasure.saturating_add(GOLD);
    player.tiles.discard(1 << number);
    events.tell(|| Event::FoundTreasure { seat, gold: GOLD });
}
