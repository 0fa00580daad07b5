//! The number of every action, for masks and learning: blocks that follow each other.
//!
//! The numbers of [`FIRST`] were given when places had four slots at most. They stay as they are; whatever has none there has one of
//! [`SECOND`], behind them.

use crate::action::{Cargo, Thing};
use crate::data::{MAX_DEED_SLOTS, MAX_DRAW, MAX_OPTIONS, MAX_SLOTS};
use crate::{Action, Building, Deed, Follower, Good, MAX_DEEDS, MAX_PLACES, MAX_SPACES, Place, Space};

const KINDS: u32 = 7;
const BLOCKS: usize = 24;

/// How much room the blocks have.
struct Layout {
    places: u32,
    slots: u32,
    deeds: u32,
    deed_slots: u32,
    /// The follower itself, a good; a coin, a technology tile.
    cargoes: u32,
    /// What has the same room in all layouts stands in the first, and what is newer only in the second.
    is_first: bool,
}

const FIRST: Layout =
    Layout { places: 40, slots: 4, deeds: 8, deed_slots: 4, cargoes: 1 + KINDS, is_first: true };

const SECOND: Layout = Layout {
    places: MAX_PLACES as u32,
    slots: MAX_SLOTS as u32,
    deeds: MAX_DEEDS as u32,
    deed_slots: MAX_DEED_SLOTS as u32,
    cargoes: 1 + KINDS + 2,
    is_first: false,
};

impl Layout {
    /// The sizes of the blocks.
    const fn blocks(&self) -> [u32; BLOCKS] {
        let Layout { places, slots, deeds, deed_slots, cargoes, is_first } = *self;
        let (first, second) = (is_first as u32, !is_first as u32);
        let spaces = first * MAX_SPACES as u32;
        let kinds = first * KINDS;
        [
            first * PLAIN.len() as u32,           // recall, end, pass, stop, …
            places,                               // prohibit
            places,                               // activate
            places,                               // acquire
            places,                               // unlock
            places * slots,                       // technology
            places * slots * KINDS,               // put
            first * MAX_OPTIONS as u32,           // choose
            spaces,                               // harvest
            spaces,                               // expand
            spaces * 3,                           // build
            kinds,                                // sell
            kinds,                                // buy
            kinds,                                // exchange
            kinds,                                // recruit
            kinds,                                // pay
            deeds * deed_slots * KINDS * cargoes, // send
            spaces + first,                       // give settler
            spaces + first,                       // give fortress
            places,                               // give technology
            places,                               // give card
            second * KINDS,                       // give good
            second * (MAX_DRAW as u32 + 1),       // draw
            second * places * KINDS,              // lay
        ]
    }

    const fn size(&self) -> u32 {
        let blocks = self.blocks();
        let mut sum = 0;
        let mut block = 0;
        while block < BLOCKS {
            sum += blocks[block];
            block += 1;
        }
        sum
    }

    /// The number of an action in this layout, if it has one.
    fn number(&self, action: Action) -> Option<u32> {
        let place = |place: Place| below(u32::from(place.0), self.places);
        let slot = |of: Place, slot: u8| Some(place(of)? * self.slots + below(u32::from(slot), self.slots)?);
        let space = |space: Space| u32::from(space.0);
        let area = |space: Option<Space>| space.map_or(0, |space| u32::from(space.0) + 1);
        let good = |good: Good| good.index() as u32;
        let plain = PLAIN.iter().position(|&other| other == action).unwrap_or(0) as u32;
        let (block, inside) = match action {
            Action::Recall
            | Action::End
            | Action::Pass
            | Action::Stop
            | Action::Advance
            | Action::Citizen
            | Action::Decline
            | Action::Pay(None)
            | Action::Give(Thing::Citizen) => (0, plain),
            Action::Prohibit(target) => (1, place(target)?),
            Action::Activate(target) => (2, place(target)?),
            Action::Acquire(target) => (3, place(target)?),
            Action::Unlock(target) => (4, place(target)?),
            Action::Technology { place: target, slot: on } => (5, slot(target, on)?),
            Action::Put { follower, place: target, slot: on } => {
                (6, slot(target, on)? * KINDS + follower.index() as u32)
            }
            Action::Choose(option) => (7, u32::from(option)),
            Action::Harvest(target) => (8, space(target)),
            Action::Expand(target) => (9, space(target)),
            Action::Build(building, target) => (10, space(target) * 3 + building as u32),
            Action::Sell(sold) => (11, good(sold)),
            Action::Buy(bought) => (12, good(bought)),
            Action::Exchange(given) => (13, good(given)),
            Action::Recruit(follower) => (14, follower.index() as u32),
            Action::Pay(Some(paid)) => (15, good(paid)),
            Action::Send { follower, cargo, deed, slot } => {
                let deed = below(u32::from(deed.0), self.deeds)?;
                let target = deed * self.deed_slots + below(u32::from(slot), self.deed_slots)?;
                let tile = match cargo {
                    Cargo::Follower => 0,
                    Cargo::Good(sent) => 1 + good(sent),
                    Cargo::Coin => 1 + KINDS,
                    Cargo::Technology => 2 + KINDS,
                };
                let tile = below(tile, self.cargoes)?;
                (16, (target * KINDS + follower.index() as u32) * self.cargoes + tile)
            }
            Action::Give(Thing::Settler(from)) => (17, area(from)),
            Action::Give(Thing::Fortress(from)) => (18, area(from)),
            Action::Give(Thing::Technology(target)) => (19, place(target)?),
            Action::Give(Thing::Card(target)) => (20, place(target)?),
            Action::Give(Thing::Good(given)) => (21, good(given)),
            Action::Draw(number) => (22, u32::from(number)),
            Action::Lay { good: laid, place: target } => (23, place(target)? * KINDS + good(laid)),
        };
        let blocks = self.blocks();
        Some(blocks[..block].iter().sum::<u32>() + below(inside, blocks[block])?)
    }

    /// The action with that number in this layout.
    fn numbered(&self, number: u32) -> Option<Action> {
        let blocks = self.blocks();
        let mut inside = number;
        let mut block = 0;
        while inside >= *blocks.get(block)? {
            inside -= blocks[block];
            block += 1;
        }
        let place = |index: u32| Place::at(index as usize);
        let space = |index: u32| Space::at(index as usize);
        let good = |index: u32| Good::ALL.get(index as usize).copied();
        let follower = |index: u32| Follower::ALL.get(index as usize).copied();
        let area = |index: u32| if index == 0 { Some(None) } else { space(index - 1).map(Some) };
        Some(match block {
            0 => PLAIN[inside as usize],
            1 => Action::Prohibit(place(inside)?),
            2 => Action::Activate(place(inside)?),
            3 => Action::Acquire(place(inside)?),
            4 => Action::Unlock(place(inside)?),
            5 => Action::Technology { place: place(inside / self.slots)?, slot: (inside % self.slots) as u8 },
            6 => Action::Put {
                follower: follower(inside % KINDS)?,
                place: place(inside / KINDS / self.slots)?,
                slot: (inside / KINDS % self.slots) as u8,
            },
            7 => Action::Choose(inside as u8),
            8 => Action::Harvest(space(inside)?),
            9 => Action::Expand(space(inside)?),
            10 => Action::Build(Building::ALL[(inside % 3) as usize], space(inside / 3)?),
            11 => Action::Sell(good(inside)?),
            12 => Action::Buy(good(inside)?),
            13 => Action::Exchange(good(inside)?),
            14 => Action::Recruit(follower(inside)?),
            15 => Action::Pay(Some(good(inside)?)),
            16 => {
                let target = inside / self.cargoes / KINDS;
                Action::Send {
                    follower: follower(inside / self.cargoes % KINDS)?,
                    cargo: match inside % self.cargoes {
                        0 => Cargo::Follower,
                        tile if tile <= KINDS => Cargo::Good(good(tile - 1)?),
                        tile if tile == KINDS + 1 => Cargo::Coin,
                        _ => Cargo::Technology,
                    },
                    deed: Deed::at((target / self.deed_slots) as usize)?,
                    slot: (target % self.deed_slots) as u8,
                }
            }
            17 => Action::Give(Thing::Settler(area(inside)?)),
            18 => Action::Give(Thing::Fortress(area(inside)?)),
            19 => Action::Give(Thing::Technology(place(inside)?)),
            20 => Action::Give(Thing::Card(place(inside)?)),
            21 => Action::Give(Thing::Good(good(inside)?)),
            22 => Action::Draw(inside as u8),
            _ => Action::Lay { good: good(inside % KINDS)?, place: place(inside / KINDS)? },
        })
    }
}

fn below(number: u32, limit: u32) -> Option<u32> {
    (number < limit).then_some(number)
}

/// Actions with a number have one below this.
pub(crate) const ACTION_SPACE: u32 = FIRST.size() + SECOND.size();

const PLAIN: [Action; 9] = [
    Action::Recall,
    Action::End,
    Action::Pass,
    Action::Stop,
    Action::Advance,
    Action::Citizen,
    Action::Decline,
    Action::Pay(None),
    Action::Give(Thing::Citizen),
];

/// The number of an action. Numbers that a text can write and no place has room for do not exist.
pub(crate) fn number(action: Action) -> Option<u32> {
    FIRST.number(action).or_else(|| Some(FIRST.size() + SECOND.number(action)?))
}

/// The action with that number.
pub(crate) fn numbered(number: u32) -> Option<Action> {
    if number < FIRST.size() {
        return FIRST.numbered(number);
    }
    // What has a number in the first layout has no other.
    SECOND.numbered(number - FIRST.size()).filter(|&action| FIRST.number(action).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Programs that learn depend on these numbers.
    #[test]
    fn numbers_never_change() {
        let examples = [
            ("recall", 0),
            ("pass", 2),
            ("give citizen", 8),
            ("prohibit farmhouse", 9),
            ("activate farmhouse", 49),
            ("acquire hayrick", 103),
            ("unlock castle", 138),
            ("technology farmhouse 1", 169),
            ("put farmer farmhouse 1", 329),
            ("put fisherman farmhouse 1", 330),
            ("choose 1", 1449),
            ("harvest A1", 1453),
            ("expand A1", 1485),
            ("build village A1", 1517),
            ("sell grain", 1613),
            ("buy grain", 1620),
            ("exchange grain", 1627),
            ("recruit farmer", 1634),
            ("pay grain", 1641),
            ("send farmer food_depot 1", 1648),
            ("send farmer grain food_depot 1", 1649),
            ("give settler", 3440),
            ("give settler A1", 3441),
            ("give fortress", 3473),
            ("give technology farmhouse", 3506),
            ("give card farmhouse", 3546),
        ];
        for (text, expected) in examples {
            let action = text.parse().unwrap();
            assert_eq!((number(action), numbered(expected)), (Some(expected), Some(action)), "{text}");
        }
        assert_eq!((FIRST.size(), ACTION_SPACE), (3586, 15_418));
    }
}
