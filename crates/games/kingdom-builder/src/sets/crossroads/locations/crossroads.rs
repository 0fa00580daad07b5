//! The Crossroads: as long as you hold the tile, you draw one more terrain card at the end of your turn.
//!
//! Rules: CR-9, CR-11, HA-10. Nobody uses the tile, it works by itself; which of the cards is played is decided in `played.rs`,
//! and what a tile gained in a foreign turn draws in `turn.rs` (CR-25).
//! Losing it takes no card out of the hand.

use steading_game::Seat;

use crate::location::LocationThing;
use crate::verb::Passive;
use crate::{Location, State};

pub(crate) struct Crossroads;

impl LocationThing for Crossroads {
    const RULE: &'static str = "CR-9";
    type Verb = Passive;
}

impl Crossroads {
    /// The cards that `seat` draws besides the usual one when the turn ends. The turn in which the tile was gained counts.
    #[inline]
    pub(crate) fn more_cards(state: &State, seat: Seat) -> u8 {
        let tiles = state.player(seat).tiles;
        // Most games have no such location, and most players no such tile.
        if tiles.held == 0 {
            return 0;
        }
        let held = (tiles.held & state.setting.board.hexes_of(Location::Crossroads)).count_ones() as u8;
        held + u8::from(held > 0 && state.turn.harvest.third_card)
    }

    /// The cards that `seat` can have besides the usual one: a tile that was ever taken may have drawn one.
    pub(crate) fn most_cards(state: &State, seat: Seat) -> usize {
        let taken = |location| state.player(seat).tiles.taken & state.setting.board.hexes_of(location) != 0;
        let crossroads = taken(Location::Crossroads);
        usize::from(crossroads) + usize::from(crossroads && taken(Location::Bazaar))
    }
}
