//! The number of every action, for masks and learning.
//!
//! The blocks of [`BLOCKS`] follow each other; the last block is what can be kept, up to nine of each basic. Trades that the
//! rules do not know have no number.

use crate::moves::BLOCKS;
use crate::{Action, Resource, Resources};

/// How many actions come before the ones that keep basics.
const KEEPING: u32 = {
    let (mut sum, mut block) = (0, 0);
    while block < BLOCKS.len() {
        sum += BLOCKS[block].size;
        block += 1;
    }
    sum
};

/// Nobody has more than nine fortifications to keep something in.
const MOST: u32 = 9;

/// Actions with a number have one below this.
pub(crate) const ACTION_SPACE: u32 = KEEPING + (MOST + 1).pow(3);

/// The number of an action.
pub(crate) fn number(action: Action) -> Option<u32> {
    let Action::Keep(kept) = action else {
        return (0..KEEPING).find(|&number| numbered(number) == Some(action));
    };
    let counts = Resource::BASIC.map(|kind| u32::from(kept.count(kind)));
    let fits = kept == kept.basics() && counts.iter().all(|&count| count <= MOST);
    fits.then(|| counts.iter().fold(0, |number, count| number * (MOST + 1) + count) + KEEPING)
}

/// The action with that number.
pub(crate) fn numbered(number: u32) -> Option<Action> {
    let mut left = number;
    for block in BLOCKS {
        if left < block.size {
            return (block.action)(left);
        }
        left -= block.size;
    }
    let mut kept = Resources::NONE;
    for kind in Resource::BASIC.into_iter().rev() {
        kept = kept.plus(Resources::of(kind, (left % (MOST + 1)) as u16));
        left /= MOST + 1;
    }
    (left == 0).then_some(Action::Keep(kept))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_space_ends_after_the_last_action() {
        assert_eq!(numbered(ACTION_SPACE), None);
        assert_eq!(numbered(ACTION_SPACE - 1).unwrap().to_string(), "keep 9W9C9S");
    }

    /// Programs that learn depend on these numbers.
    #[test]
    fn numbers_never_change() {
        let examples = [
            ("take eternity_clock", 0),
            ("build 0 upper", 14),
            ("explore I", 41),
            ("place I1", 44),
            ("hunt I1", 53),
            ("fortify I1", 62),
            ("activate I", 71),
            ("activate upper", 74),
            ("activate I1", 77),
            ("invite 0", 86),
            ("trade WW for C", 90),
            ("use upper1 W", 113),
            ("use upper1", 118),
            ("luck W", 167),
            ("monster yes", 172),
            ("stop", 174),
            ("end", 175),
            ("pass", 176),
            ("keep 0", 177),
            ("keep 1S", 178),
        ];
        for (text, expected) in examples {
            let action = text.parse().unwrap();
            assert_eq!((number(action), numbered(expected)), (Some(expected), Some(action)), "{text}");
        }
        assert_eq!(number("trade D for W".parse().unwrap()), None);
    }
}
