//! The position as text, and back.
//!
//! ```text
//! round 3 seat1 acted invited
//! marker seat0
//! passed seat2
//! seat0 has 1W2C1G bonus 2 artifact magic_purse
//! terrain seat0 I1 t1-04 monster
//! terrain seat0 I2 t1-05 fort used
//! building seat0 upper1 bank 2
//! placed seat0 build 1 explore 1 I 1 upper 1
//! heroes seat0 a01 c03
//! row a02 b03 c04 d05
//! discarded a05 b06
//! market tavern*2 bank quarry bazaar jeweler clay_pit alchemist warehouse cathedral
//! artifacts living_chest shamans_mask guiding_star
//! phase turn
//! generator 00…00 0
//! ```
//! Only `round` must be there. Seats without a line have what they start with, lines with the same keyword and seat are
//! about different things, and what is not mentioned is not there. A missing `row` or `market` is filled with the first
//! heroes and buildings that are nowhere else; missing artifacts are the first of Living Chest, Magic Purse, Diamond Ring
//! and then the others in the order of the rules. Face-down piles, the supply, unused basic settlers and the monsters
//! in the supply always follow from the rest. `used` is a fortification that was activated in this round; `placed` says how
//! many settlers lie on the areas; `gone` names the artifacts that are out of a solo game, the first ones if left out; an
//! empty place is `-`. `mirror W for C` is a running sequence of Mirror trades. The forms of `phase` are `draft`,
//! `turn`, `place t1-05`, `luck II`, `check I1 I3`, `street upper used upper1`, `clock upper2`, `keep`, `artifact` and
//! `over`.

mod read;
mod write;

pub(crate) use read::read;
pub(crate) use write::write;
