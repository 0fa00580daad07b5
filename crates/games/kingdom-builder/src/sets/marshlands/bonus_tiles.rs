//! The bonus tiles of one player.
//!
//! Rules: MA-7, MA-8, KB-70. The states of a bonus tile are those of a location tile, as bits by [`Bonus::index`].

use serde::{Deserialize, Serialize};

use crate::Bonus;
use crate::view::TileState;

/// The bonus tiles of one player. Nobody ever takes a second one of a kind: after the loss of a location tile there is no
/// other one to take (KB-40).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<[Bonus, TileState]>"))]
#[serde(try_from = "Vec<(Bonus, TileState)>", into = "Vec<(Bonus, TileState)>")]
pub struct BonusTiles {
    taken: u8,
    held: u8,
    used: u8,
    fresh: u8,
}

impl BonusTiles {
    /// Whether the player has none and never had one.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.taken == 0
    }

    /// The state of a bonus tile; none if the player never had it.
    pub fn get(self, bonus: Bonus) -> Option<TileState> {
        let is = |set: u8| set >> bonus.index() & 1 != 0;
        is(self.taken).then(|| match (is(self.held), is(self.used), is(self.fresh)) {
            (false, _, _) => TileState::Lost,
            (true, _, true) => TileState::New,
            (true, true, false) => TileState::Used,
            (true, false, false) => TileState::Ready,
        })
    }

    /// Whether the player has it, usable or not.
    pub fn has(self, bonus: Bonus) -> bool {
        self.held >> bonus.index() & 1 != 0
    }

    /// Whether it can be used now.
    #[inline]
    pub fn is_ready(self, bonus: Bonus) -> bool {
        (self.held & !self.used & !self.fresh) >> bonus.index() & 1 != 0
    }

    /// Every bonus tile that the player ever took.
    pub fn iter(self) -> impl Iterator<Item = (Bonus, TileState)> {
        Bonus::ALL.iter().filter_map(move |&bonus| Some((bonus, self.get(bonus)?)))
    }

    /// Puts a bonus tile into that state.
    pub(crate) fn set(&mut self, bonus: Bonus, state: TileState) {
        let bit = 1 << bonus.index();
        for set in [&mut self.held, &mut self.used, &mut self.fresh] {
            *set &= !bit;
        }
        self.taken |= bit;
        match state {
            TileState::Ready => self.held |= bit,
            TileState::Used => (self.held, self.used) = (self.held | bit, self.used | bit),
            TileState::New => (self.held, self.fresh) = (self.held | bit, self.fresh | bit),
            TileState::Lost => {}
        }
    }

    /// New tiles are ready now (KB-70).
    #[inline]
    pub(crate) fn ripen(&mut self) {
        self.fresh = 0;
    }

    /// All are turned back to the ready side (KB-23).
    #[inline]
    pub(crate) fn reset(&mut self) {
        self.used = 0;
        self.fresh = 0;
    }
}

impl TryFrom<Vec<(Bonus, TileState)>> for BonusTiles {
    type Error = &'static str;

    fn try_from(list: Vec<(Bonus, TileState)>) -> Result<BonusTiles, &'static str> {
        let mut tiles = BonusTiles::default();
        for (bonus, state) in list {
            if tiles.get(bonus).is_some() {
                return Err("a bonus tile stands there twice");
            }
            tiles.set(bonus, state);
        }
        Ok(tiles)
    }
}

impl From<BonusTiles> for Vec<(Bonus, TileState)> {
    fn from(tiles: BonusTiles) -> Self {
        tiles.iter().collect()
    }
}
