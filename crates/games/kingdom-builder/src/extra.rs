//! Extra actions: everything a turn offers besides the mandatory action.
//!
//! Rules: KB-22 to KB-24. Location tiles, and with the expansions bonus tiles, nomad tiles, the farm action and the cave
//! action. Each can be begun by one decision, `use tavern`, and goes on in its stages (see `phase.rs`).

use std::fmt;

use serde::{Deserialize, Serialize};
use steading_game::Seat;

use crate::board::each;
use crate::{Bonus, Location, NomadTile, State, sets};

/// An extra action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub enum Extra {
    /// Of a location tile.
    Location(Location),
    /// Of a bonus tile.
    Bonus(Bonus),
    /// Of a nomad tile.
    Nomad(NomadTile),
    /// The farm action of Harvest (HA-4).
    Farmland,
    /// The cave action (Q2-3).
    Cave,
}

impl Extra {
    /// How many there are.
    pub const COUNT: usize = NOMADS + NomadTile::COUNT + 2;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Extra> {
        (0..Extra::COUNT).filter_map(Extra::new)
    }

    /// Its place among all of them.
    pub const fn index(self) -> usize {
        match self {
            Extra::Location(location) => location.index(),
            Extra::Bonus(bonus) => BONUSES + bonus.index(),
            Extra::Nomad(tile) => NOMADS + tile.index(),
            Extra::Farmland => Extra::COUNT - 2,
            Extra::Cave => Extra::COUNT - 1,
        }
    }

    /// The one in that place.
    pub fn new(index: usize) -> Option<Extra> {
        match index {
            0..BONUSES => Location::ALL.get(index).copied().map(Extra::Location),
            BONUSES..NOMADS => Bonus::ALL.get(index - BONUSES).copied().map(Extra::Bonus),
            _ if index == Extra::COUNT - 2 => Some(Extra::Farmland),
            _ if index == Extra::COUNT - 1 => Some(Extra::Cave),
            _ => NomadTile::ALL.get(index - NOMADS).copied().map(Extra::Nomad),
        }
    }

    /// The name in notation and positions.
    pub fn id(self) -> &'static str {
        match self {
            Extra::Location(location) => location.id(),
            Extra::Bonus(bonus) => bonus.id(),
            Extra::Nomad(tile) => tile.id(),
            Extra::Farmland => "farmland",
            Extra::Cave => "cave",
        }
    }

    /// The key of its name for people.
    pub fn key(self) -> &'static str {
        match self {
            Extra::Location(location) => location.key(),
            Extra::Bonus(bonus) => bonus.key(),
            Extra::Nomad(tile) => tile.key(),
            Extra::Farmland => "extra-farmland",
            Extra::Cave => "extra-cave",
        }
    }

    /// The rule that describes it.
    pub fn rule(self) -> &'static str {
        match self {
            Extra::Location(location) => location.rule(),
            Extra::Bonus(bonus) => bonus.rule(),
            Extra::Nomad(tile) => tile.rule(),
            Extra::Farmland => "HA-4",
            Extra::Cave => "Q2-3",
        }
    }

    /// The one with this id.
    pub fn from_id(id: &str) -> Option<Extra> {
        Extra::all().find(|extra| extra.id() == id)
    }
}

const BONUSES: usize = Location::COUNT;
const NOMADS: usize = BONUSES + Bonus::COUNT;

impl fmt::Display for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl TryFrom<String> for Extra {
    type Error = &'static str;

    fn try_from(id: String) -> Result<Extra, &'static str> {
        Extra::from_id(&id).ok_or("no extra action has that name")
    }
}

impl From<Extra> for String {
    fn from(extra: Extra) -> String {
        extra.id().to_owned()
    }
}

/// A set of extra actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Extras(u64);

impl Extras {
    /// None.
    pub(crate) const NONE: Extras = Extras(0);

    /// Puts one in.
    pub(crate) fn insert(&mut self, extra: Extra) {
        self.0 |= 1 << extra.index();
    }

    /// Whether it is in the set.
    pub(crate) fn contains(self, extra: Extra) -> bool {
        self.0 >> extra.index() & 1 != 0
    }

    /// How many there are.
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those in the set, in the usual order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Extra> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Extra::new(index)
        })
    }
}

/// The extra actions that `seat` can begin now, were nothing else under way.
pub(crate) fn usable(state: &State, seat: Seat) -> Extras {
    let mut extras = Extras::NONE;
    let tiles = state.player(seat).tiles;
    for number in each(tiles.ready() & state.table.board.locations) {
        let Some(location) = state.table.board.location(number) else { continue };
        let extra = Extra::Location(location);
        if !extras.contains(extra) && extra.is_possible(state, seat) {
            extras.insert(extra);
        }
    }
    sets::nomads::extras(state, seat, &mut extras);
    sets::marshlands::extras(state, seat, &mut extras);
    sets::harvest::extras(state, seat, &mut extras);
    sets::queenies::extras(state, seat, &mut extras);
    extras
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_extra_action_has_a_name_of_its_own() {
        assert_eq!(Extra::all().count(), Extra::COUNT);
        for (index, extra) in Extra::all().enumerate() {
            assert_eq!((extra.index(), Extra::from_id(extra.id())), (index, Some(extra)));
        }
    }
}
