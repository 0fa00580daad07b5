//! Location and nomad tiles: taking, keeping, using and losing them.
//!
//! Rules: KB-38 to KB-44, KB-70, NO-4 to NO-8. Tiles are known by the hex they come from, as bits.

use steading_game::{EventSink, Illegal, Seat};

use crate::board::{Specials, each};
use crate::{Event, Extra, Hex, Location, State, sets};

/// The tiles of one player, as sets of the special hexes that they come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles {
    /// Hexes that the player ever took a tile from; never again from those (KB-40).
    pub taken: Specials,
    /// Tiles that the player has.
    pub held: Specials,
    /// Those that were used in this turn (KB-23).
    pub used: Specials,
    /// Those that cannot be used yet (KB-39).
    pub fresh: Specials,
}

impl Tiles {
    /// Tiles that can be used now.
    #[inline]
    pub fn ready(self) -> Specials {
        self.held & !self.used & !self.fresh
    }

    /// These tiles leave the game.
    pub(crate) fn discard(&mut self, tiles: Specials) {
        self.held &= !tiles;
        self.used &= !tiles;
        self.fresh &= !tiles;
    }

    /// All tiles are turned back to the ready side (KB-23). New ones of `waiting` stay new.
    pub(crate) fn reset(&mut self, waiting: Specials) {
        self.used = 0;
        self.fresh &= waiting;
    }
}

/// The tiles on the special hexes beside `hex` go to `seat`, who must take them (KB-38). Tells the hexes that this emptied.
#[inline]
pub(crate) fn gain(state: &mut State, seat: Seat, hex: Hex, events: &mut impl EventSink<Event>) -> Specials {
    let board = &state.setting.board;
    let touched = board.touching(hex) & !state.player(seat).tiles.taken;
    // Most hexes touch nothing.
    if touched == 0 { 0 } else { take(state, seat, touched, events) }
}

/// Takes a tile from each of these special hexes that has one.
fn take(state: &mut State, seat: Seat, touched: Specials, events: &mut impl EventSink<Event>) -> Specials {
    let board = &state.setting.board;
    let tiles = &mut state.players[seat.index()].tiles;
    let (mut taken, mut emptied) = (0, 0);
    for number in each(touched & (board.locations | board.nomads)) {
        // An empty hex gives nothing and stays a location (KB-41).
        let left = &mut state.left[number];
        if *left == 0 {
            continue;
        }
        *left -= 1;
        let bit = 1 << number;
        emptied |= if *left == 0 { bit } else { 0 };
        taken |= bit;
        tiles.taken |= bit;
        tiles.held |= bit;
        tiles.fresh |= bit;
        let place = board.specials()[number].hex;
        if let Some(location) = board.location(number) {
            events.tell(|| Event::TookTile { seat, location, hex: place });
        }
    }
    if taken != 0 {
        sets::nomads::took_tiles(state, seat, taken, events);
        sets::crossroads::took_tiles(state, seat, taken);
        sets::marshlands::took_tiles(state, seat, taken, events);
        sets::harvest::took_tiles(state, seat, taken, events);
    }
    emptied
}

/// Tiles of `seat` whose hex has no own piece beside it any more are lost and leave the game (KB-42). Only hexes beside
/// `from`, where a piece just left, can be affected. Nomad tiles stay (NO-6).
pub(crate) fn lose(state: &mut State, seat: Seat, from: Hex, events: &mut impl EventSink<Event>) {
    let board = &state.setting.board;
    let pieces = state.pieces(seat);
    let endangered = board.touching(from) & board.locations & state.player(seat).tiles.held;
    for number in each(endangered) {
        if pieces.meets(&state.setting.board.around[number]) {
            continue;
        }
        give_up(state, seat, number);
        let special = state.setting.board.specials()[number];
        if let Some(location) = state.setting.board.location(number) {
            events.tell(|| Event::LostTile { seat, location, hex: special.hex });
            sets::marshlands::lost_tile(state, seat, location, events);
            sets::harvest::lost_tile(state, seat, location, events);
        }
    }
}

/// Tiles of one kind are interchangeable, so the one in the worst state goes: new before used before ready (KB-43).
fn give_up(state: &mut State, seat: Seat, number: usize) {
    let board = &state.setting.board;
    let same = board.location(number).map_or(0, |location| board.hexes_of(location));
    let tiles = &mut state.players[seat.index()].tiles;
    let bit = 1 << number;
    let worst = [tiles.fresh, tiles.used, tiles.held].into_iter().map(|set| set & same & tiles.held);
    let goes = worst.into_iter().find(|&set| set != 0).unwrap_or(bit);
    if goes & bit == 0 {
        // The tile that stays behind takes the better state.
        let other = goes & goes.wrapping_neg();
        for set in [&mut tiles.fresh, &mut tiles.used] {
            let state = *set & bit != 0;
            *set = if state { *set | other } else { *set & !other };
        }
    }
    tiles.discard(bit);
}

/// Turns the tile of `location` that is ready to its picture side (KB-23).
pub(crate) fn turn_over(state: &mut State, seat: Seat, location: Location) {
    let ready = state.player(seat).tiles.ready() & state.setting.board.hexes_of(location);
    state.player_mut(seat).tiles.used |= ready & ready.wrapping_neg();
}

/// Turns a used tile of `location` back to its ready side (HA-9).
pub(crate) fn turn_back(state: &mut State, seat: Seat, location: Location) {
    let hexes = state.setting.board.hexes_of(location);
    let tiles = &mut state.player_mut(seat).tiles;
    let used = tiles.used & hexes;
    tiles.used &= !(used & used.wrapping_neg());
}

/// Why the tile of a location cannot be used.
pub(crate) fn cannot_use(state: &State, seat: Seat, location: Location) -> Illegal {
    let extra = Extra::Location(location);
    let tiles = state.player(seat).tiles;
    let own = tiles.held & state.setting.board.hexes_of(location);
    let named = |rule, key| Illegal::new(rule, key).with("extra", extra.key());
    match own {
        0 => named("KB-38", "illegal-no-tile"),
        _ if extra.is_passive() => named(location.rule(), "illegal-passive"),
        own if own & tiles.ready() != 0 => extra.idle(state, seat),
        own if own & tiles.used != 0 => named("KB-23", "illegal-tile-used"),
        _ => named("KB-39", "illegal-tile-new"),
    }
}
