//! The nomad tiles: what each of them says about itself.
//!
//! Rules: NO-2 to NO-13. Each has a file in `sets/nomads/tiles`; when a tile can be used stands in `sets/nomads.rs`.

use steading_game::{Illegal, Seat, Thing};

use crate::things::by_nomad;
use crate::verb::Verb;
use crate::{Extra, State, Terrain, sets};

pub use crate::things::NomadTile;

/// A nomad tile.
pub(crate) trait NomadThing {
    /// The rule that describes it.
    const RULE: &'static str;
    /// The terrain that a Donation shows.
    const TERRAIN: Option<Terrain> = None;
    /// What it does.
    type Verb: Verb;

    /// Writes what is on it. Unless it says otherwise, nothing.
    fn numbers(tile: Thing) -> Thing {
        tile
    }
}

impl NomadTile {
    /// The terrain that a Donation shows.
    pub const fn terrain(self) -> Option<Terrain> {
        by_nomad!(self, Thing => Thing::TERRAIN)
    }

    /// Writes what is on it.
    pub(crate) fn numbers(self, tile: Thing) -> Thing {
        by_nomad!(self, Tile => Tile::numbers(tile))
    }
}

/// Why a nomad tile cannot be used.
pub(crate) fn cannot_use(state: &State, seat: Seat, tile: NomadTile) -> Illegal {
    let tiles = state.player(seat).tiles;
    let own = tiles.held & sets::nomads::hexes_of(state, tile);
    let named = |rule, key| Illegal::new(rule, key).with("extra", tile.key());
    if own == 0 {
        named("NO-4", "illegal-no-tile")
    } else if own & tiles.ready() == 0 {
        named("NO-7", if own & tiles.used == 0 { "illegal-tile-new" } else { "illegal-tile-used" })
    } else {
        Extra::Nomad(tile).idle(state, seat)
    }
}
