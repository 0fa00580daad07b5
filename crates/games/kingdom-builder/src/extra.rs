//! Extra actions: everything a turn offers besides the mandatory action.
//!
//! Rules: KB-22 to KB-24. Location tiles, and with the expansions bonus tiles, nomad tiles, the farm action and the cave
//! action. Each can be begun by one decision, `use tavern`, and goes on in its stages (see `phase.rs`).

use std::fmt;

use serde::{Deserialize, Serialize};
use steading_game::{Member, Seat, Set};

use crate::board::each;
use crate::sets::harvest::farm_action;
use crate::sets::queenies::cave;
use crate::{Bonus, Location, NomadTile, State, sets, things, tiles};

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
    pub const COUNT: usize = Location::COUNT + Bonus::COUNT + NomadTile::COUNT + 2;

    /// All of them, by their places.
    const ALL: [Extra; Extra::COUNT] = in_order();

    /// All of them.
    pub fn all() -> impl DoubleEndedIterator<Item = Extra> {
        Extra::ALL.into_iter()
    }

    /// Its place among all of them.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Extra::Location(location) => Location::NUMBERS[location.index()] as usize,
            Extra::Bonus(bonus) => Bonus::NUMBERS[bonus.index()] as usize,
            Extra::Nomad(tile) => NomadTile::NUMBERS[tile.index()] as usize,
            Extra::Farmland => things::FARM_ACTION,
            Extra::Cave => things::CAVE_ACTION,
        }
    }

    /// The one in that place.
    #[inline]
    pub fn new(index: usize) -> Option<Extra> {
        Extra::ALL.get(index).copied()
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
            Extra::Farmland => farm_action::RULE,
            Extra::Cave => cave::RULE,
        }
    }

    /// It was used: its tile is turned over, or the turn remembers it (KB-23).
    pub(crate) fn spend(self, state: &mut State, seat: Seat) {
        match self {
            Extra::Location(location) => tiles::turn_over(state, seat, location),
            Extra::Bonus(bonus) => sets::marshlands::spend(state, seat, bonus),
            Extra::Nomad(tile) => sets::nomads::spend(state, seat, tile),
            Extra::Farmland => sets::harvest::spend_farm_action(state),
            Extra::Cave => state.turn.cave_used = true,
        }
    }

    /// The one with this id.
    pub fn from_id(id: &str) -> Option<Extra> {
        Extra::all().find(|extra| extra.id() == id)
    }
}

/// Whatever has no place of its own in `things.rs` does not compile; said here, `cargo check` sees it, too.
const _: [Extra; Extra::COUNT] = Extra::ALL;

/// Puts every extra action in its place.
const fn in_order() -> [Extra; Extra::COUNT] {
    let mut all = [None; Extra::COUNT];
    let mut number = 0;
    while number < Extra::COUNT {
        let bonus = number.wrapping_sub(Location::COUNT);
        let nomad = bonus.wrapping_sub(Bonus::COUNT);
        let extra = if number < Location::COUNT {
            Extra::Location(Location::ALL[number])
        } else if bonus < Bonus::COUNT {
            Extra::Bonus(Bonus::ALL[bonus])
        } else if nomad < NomadTile::COUNT {
            Extra::Nomad(NomadTile::ALL[nomad])
        } else if nomad == NomadTile::COUNT {
            Extra::Farmland
        } else {
            Extra::Cave
        };
        assert!(extra.index() < Extra::COUNT, "the numbers in things.rs have a gap");
        assert!(all[extra.index()].is_none(), "two extra actions have one number in things.rs");
        all[extra.index()] = Some(extra);
        number += 1;
    }
    let mut found = [Extra::Cave; Extra::COUNT];
    number = 0;
    while number < Extra::COUNT {
        if let Some(extra) = all[number] {
            found[number] = extra;
        }
        number += 1;
    }
    found
}

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

impl Member for Extra {
    const COUNT: usize = Extra::COUNT;

    #[inline]
    fn place(self) -> usize {
        self.index()
    }

    #[inline]
    fn at(place: usize) -> Option<Extra> {
        Extra::new(place)
    }
}

/// A set of extra actions.
pub(crate) type Extras = Set<Extra>;

/// The extra actions that `seat` can begin now, were nothing else under way.
pub(crate) fn usable(state: &State, seat: Seat) -> Extras {
    let mut extras = Extras::EMPTY;
    let tiles = state.player(seat).tiles;
    for number in each(tiles.ready() & state.setting.board.locations) {
        let Some(location) = state.setting.board.location(number) else { continue };
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
        for (index, extra) in Extra::all().enumerate() {
            assert_eq!((extra.index(), Extra::from_id(extra.id())), (index, Some(extra)));
        }
    }
}
