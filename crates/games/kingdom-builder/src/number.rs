//! The number of every action, for masks and learning.
//!
//! Five blocks of all hexes for `build`, `lift`, `put`, `step` and `take`, then `use`, `choose`, and the rest. Numbers never
//! change, so extra actions that came after the first ones have theirs at the very end.

use crate::action::OnHex;
use crate::{Action, Extra, Hex, Terrain};

const HEXES: usize = Hex::COUNT;
const USE: usize = 5 * HEXES;
/// Extra actions with numbers before the terrains.
const FIRST_EXTRAS: usize = 51;
const CHOOSE: usize = USE + FIRST_EXTRAS;
const PLAIN: usize = CHOOSE + Terrain::COUNT;
const PLAIN_ACTIONS: [Action; 5] = [Action::Cancel, Action::Done, Action::Pass, Action::End, Action::Token];

const LATER_EXTRAS: usize = PLAIN + PLAIN_ACTIONS.len();

/// Actions have a number below this.
pub(crate) const ACTION_SPACE: u32 = (LATER_EXTRAS + Extra::COUNT - FIRST_EXTRAS) as u32;

/// The number of an action.
pub(crate) fn number(action: Action) -> u32 {
    let number = match action {
        Action::Build(hex) => hex.index(),
        Action::Lift(hex) => HEXES + hex.index(),
        Action::Put(hex) => 2 * HEXES + hex.index(),
        Action::Step(hex) => 3 * HEXES + hex.index(),
        Action::Take(hex) => 4 * HEXES + hex.index(),
        Action::Use(extra) if extra.index() < FIRST_EXTRAS => USE + extra.index(),
        Action::Use(extra) => LATER_EXTRAS + extra.index() - FIRST_EXTRAS,
        Action::Choose(terrain) => CHOOSE + terrain.index(),
        Action::Cancel => PLAIN,
        Action::Done => PLAIN + 1,
        Action::Pass => PLAIN + 2,
        Action::End => PLAIN + 3,
        Action::Token => PLAIN + 4,
    };
    number as u32
}

/// The action with that number.
pub(crate) fn numbered(number: u32) -> Option<Action> {
    let number = number as usize;
    match number {
        0..USE => Some(OnHex::ALL[number / HEXES].at(Hex::new(number % HEXES)?)),
        USE..CHOOSE => Extra::new(number - USE).map(Action::Use),
        CHOOSE..PLAIN => Terrain::ALL.get(number - CHOOSE).copied().map(Action::Choose),
        PLAIN..LATER_EXTRAS => PLAIN_ACTIONS.get(number - PLAIN).copied(),
        _ => Extra::new(number - LATER_EXTRAS + FIRST_EXTRAS).map(Action::Use),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Programs that learn depend on these numbers.
    #[test]
    fn numbers_never_change() {
        let examples = [
            ("build 0,0", 0),
            ("build i4,4", 424),
            ("lift 0,0", 425),
            ("put 0,0", 850),
            ("step 0,0", 1275),
            ("take 0,0", 1700),
            ("use oracle", 2125),
            ("use temple_bonus", 2159),
            ("use donation_grass", 2163),
            ("use cave", 2175),
            ("choose grass", 2176),
            ("cancel", 2185),
            ("end", 2188),
            ("token", 2189),
        ];
        for (text, expected) in examples {
            let action = text.parse().unwrap();
            assert_eq!((number(action), numbered(expected)), (expected, Some(action)), "{text}");
        }
        // What came later is behind all of them.
        assert_eq!(ACTION_SPACE as usize, 2190 + Extra::COUNT - FIRST_EXTRAS);
        assert!((0..ACTION_SPACE).all(|each| numbered(each).map(number) == Some(each)));
    }
}
