//! Families: 2 gold if all three settlements of the mandatory action lie side by side in a straight line.
//!
//! Rules: NO-19, AMB-24. The line may go along any axis, and the builds may come in any order and lie on two terrains.

use steading_game::Seat;

use crate::card::{CardThing, Timing};
use crate::insight::lure;
use crate::insight::standing::Part;
use crate::{Direction, Hex, HexSet, State};

pub(crate) struct Families;

impl CardThing for Families {
    const RULE: &'static str = "NO-19";
    const TIMING: Timing = Timing::During;
    const GOLD: u8 = 2;
    const PART: Part = Part::Mass;

    /// Never at the end (KB-56).
    fn count(_state: &State, _seat: Seat) -> u32 {
        0
    }

    /// What the builds of the mandatory action so far bring; nothing before there are three.
    fn after_build(state: &State, _seat: Seat, _hex: Hex) -> u16 {
        let [Some(one), Some(two), Some(three)] = state.turn.nomads.builds else { return 0 };
        let line = HexSet::one(one).with(two).with(three);
        let is_middle = |axis: Direction| !(line & line.step(axis) & line.step(axis.opposite())).is_empty();
        if Direction::AXES.into_iter().any(is_middle) { Self::GOLD.into() } else { 0 }
    }

    /// How well a hex goes with the builds of the mandatory action so far.
    fn at_once(state: &State, _seat: Seat, hex: Hex) -> i32 {
        let beside =
            |build: Option<Hex>| build.is_some_and(|build| hex.neighbours().any(|near| near == build));
        match state.turn.nomads.builds {
            [None, ..] => 0,
            [first, None, _] => i32::from(beside(first)),
            [Some(first), Some(second), _] => {
                let [one, two, three] = [hex, first, second].map(Hex::cube);
                // Three in a row are evenly spaced around the middle one.
                let middle =
                    |a: [i32; 3], b: [i32; 3], c: [i32; 3]| (0..3).all(|at| a[at] + c[at] == 2 * b[at]);
                let in_a_row = middle(one, two, three) || middle(one, three, two) || middle(two, one, three);
                if in_a_row && (beside(Some(first)) || beside(Some(second))) { 2 * lure::GOLD } else { 0 }
            }
        }
    }
}
