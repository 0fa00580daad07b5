//! The number of every action, for masks and learning: blocks that follow each other in the order of [`blocks`].

use crate::action::Thing;
use crate::data::{MAX_DEED_SLOTS, MAX_OPTIONS, MAX_SLOTS};
use crate::{Action, Building, Deed, Follower, Good, MAX_DEEDS, MAX_PLACES, MAX_SPACES, Place, Space};

const PLACES: u32 = MAX_PLACES as u32;
const SPACES: u32 = MAX_SPACES as u32;
const SLOTS: u32 = MAX_SLOTS as u32;
const DEED_SLOTS: u32 = (MAX_DEEDS * MAX_DEED_SLOTS) as u32;
const KINDS: u32 = 7;

/// The sizes of the blocks.
const BLOCKS: [u32; 21] = [
    9,                      // recall, end, pass, stop, advance, citizen, decline, pay coin, give citizen
    PLACES,                 // prohibit
    PLACES,                 // activate
    PLACES,                 // acquire
    PLACES,                 // unlock
    PLACES * SLOTS,         // technology
    PLACES * SLOTS * KINDS, // put
    MAX_OPTIONS as u32,     // choose
    SPACES,                 // harvest
    SPACES,                 // expand
    SPACES * 3,             // build
    KINDS,                  // sell
    KINDS,                  // buy
    KINDS,                  // exchange
    KINDS,                  // recruit
    KINDS,                  // pay
    DEED_SLOTS * KINDS * 8, // send
    SPACES + 1,             // give settler
    SPACES + 1,             // give fortress
    PLACES,                 // give technology
    PLACES,                 // give card
];

/// Actions with a number have one below this.
pub(crate) const ACTION_SPACE: u32 = {
    let mut sum = 0;
    let mut block = 0;
    while block < BLOCKS.len() {
        sum += BLOCKS[block];
        block += 1;
    }
    sum
};

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

/// The number of an action.
pub(crate) fn number(action: Action) -> u32 {
    let place = |place: Place| u32::from(place.0);
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
        Action::Prohibit(target) => (1, place(target)),
        Action::Activate(target) => (2, place(target)),
        Action::Acquire(target) => (3, place(target)),
        Action::Unlock(target) => (4, place(target)),
        Action::Technology { place: target, slot } => (5, place(target) * SLOTS + u32::from(slot)),
        Action::Put { follower, place: target, slot } => {
            (6, (place(target) * SLOTS + u32::from(slot)) * KINDS + follower.index() as u32)
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
        Action::Send { follower, good: sent, deed, slot } => {
            let target = u32::from(deed.0) * MAX_DEED_SLOTS as u32 + u32::from(slot);
            let tile = sent.map_or(0, |sent| good(sent) + 1);
            (16, (target * KINDS + follower.index() as u32) * 8 + tile)
        }
        Action::Give(Thing::Settler(from)) => (17, area(from)),
        Action::Give(Thing::Fortress(from)) => (18, area(from)),
        Action::Give(Thing::Technology(target)) => (19, place(target)),
        Action::Give(Thing::Card(target)) => (20, place(target)),
    };
    BLOCKS[..block].iter().sum::<u32>() + inside
}

/// The action with that number.
pub(crate) fn numbered(number: u32) -> Option<Action> {
    let mut inside = number;
    let mut block = 0;
    while inside >= *BLOCKS.get(block)? {
        inside -= BLOCKS[block];
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
        5 => Action::Technology { place: place(inside / SLOTS)?, slot: (inside % SLOTS) as u8 },
        6 => Action::Put {
            follower: follower(inside % KINDS)?,
            place: place(inside / KINDS / SLOTS)?,
            slot: (inside / KINDS % SLOTS) as u8,
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
            let target = inside / 8 / KINDS;
            Action::Send {
                follower: follower(inside / 8 % KINDS)?,
                good: if inside.is_multiple_of(8) { None } else { Some(good(inside % 8 - 1)?) },
                deed: Deed::at((target / MAX_DEED_SLOTS as u32) as usize)?,
                slot: (target % MAX_DEED_SLOTS as u32) as u8,
            }
        }
        17 => Action::Give(Thing::Settler(area(inside)?)),
        18 => Action::Give(Thing::Fortress(area(inside)?)),
        19 => Action::Give(Thing::Technology(place(inside)?)),
        _ => Action::Give(Thing::Card(place(inside)?)),
    })
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
            assert_eq!((number(action), numbered(expected)), (expected, Some(action)), "{text}");
        }
        assert_eq!(ACTION_SPACE, 3586);
    }
}
