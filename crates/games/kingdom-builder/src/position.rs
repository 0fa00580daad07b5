//! The position as text, and back.
//!
//! ```text
//! board tavern paddock/180 oasis farm
//! cards fishermen knights merchants
//! first seat0
//! turn 14 seat1
//! played desert
//! terrain desert 0
//! mandatory running 1
//! phase turn
//! supply seat0 31
//! settlements seat0 3,4 3,5 4,4 12,0
//! tiles seat0 6,2:ready 6,7:used 1,17:new 16,12:lost
//! hand seat0 grass
//! supply seat1 40
//! pile grass:3 canyon:5 desert:2 flowers:4 forest:4
//! discard grass:1 desert:2 flowers:1 forest:1
//! removed none
//! generator 00…00 0
//! ```
//! Hexes are `row,column` from zero; odd rows are shifted right by half a hex. `board` names the quadrants top left, top
//! right, bottom left and bottom right, turned ones with `/180`. A tile is written with the hex it came from: `ready`, `used`
//! in this turn, `new` and not yet usable, or `lost`. A card in hand that was drawn before the discards were shuffled anew
//! is written `grass@1`, before two shuffles `grass@2`. `last-round` stands there once the end was triggered, `gold seat0 2 0
//! 0 3` what the three cards and treasures brought during play.
//!
//! A position written by hand can leave out everything that follows from the rest: what the set-up names or fixes of `board`
//! and `cards`, a `supply` (all settlements that are not on the board), a `pile` (all cards that are nowhere else), the
//! `terrain` of a card that shows only one, empty lines, and a generator at seed 0. Without `mandatory` it is still ahead;
//! `mandatory done` means all builds. Builds are counted from the supply; those set aside come after them. Without `first` it is seat0, without `turn` it is turn 1 of the first player.
//!
//! The forms of `phase` are `turn`, `over`, and for an extra action under way `acting farm build`, `acting barn lift`,
//! `acting barn put 3,4`, `acting wagon step 3,4 2`, `acting sword take 1`, `acting bazaar repeat`; numbers count what was
//! done so far. A silo action is `silo seat0 5,8 build`, with the hex of the silo. Each expansion adds its own lines; they are
//! described in `sets/`:
//!
//! - Nomads: `nomads`, `walls`, `outpost`, `families`.
//! - Crossroads: `tasks`, `warriors`, `wagon`, `ship`, `city-hall`, `fort`; `settlements` names ordinary ones only.
//! - Marshlands: `removed-terrain`, `set-aside`, `bonus`, `reactions`.
//! - Harvest: `scouts`, `tokens`, `marks`, `farmed`, `roved`, `silos`, `moved`.
//! - Capitol, Caves and Island: `island`, `capitols`, `caves`, `cave`.

mod read;
mod write;

pub(crate) use read::{by_seat, hexes, read};
pub(crate) use write::{Hexes, write};
