//! The beneficial deeds (chapter 9): what was sent to them.

use serde::{Deserialize, Serialize};

use crate::data::{Data, DeedTile, MAX_DEED_SLOTS};
use crate::{Deed, Followers, Goods, MAX_DEEDS};

/// How full the deeds are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Deeds {
    /// For each deed and each kind of its slots: how many are filled. Views name the deeds to which something was sent.
    #[serde(with = "by_deed")]
    #[cfg_attr(feature = "typescript", ts(type = "{ [deed: string]: Array<number> }"))]
    pub filled: [[u8; MAX_DEED_SLOTS]; MAX_DEEDS],
    /// Which goods lie on slots for any food.
    pub food: Goods,
}

impl Deeds {
    /// How many slots of this kind are still empty.
    pub fn empty(&self, data: &Data, players: u8, deed: Deed, slot: usize) -> u8 {
        let Some(facts) = data.deeds[deed.index()].slots.get(slot) else { return 0 };
        facts.number[Data::column(players)].saturating_sub(self.filled[deed.index()][slot])
    }

    /// Whether no slot of a deed is empty.
    pub fn full(&self, data: &Data, players: u8, deed: Deed) -> bool {
        (0..MAX_DEED_SLOTS).all(|slot| self.empty(data, players, deed, slot) == 0)
    }

    /// Whether "Hunger eliminated" lies on era II (OR-101).
    pub fn hunger_eliminated(&self, data: &Data, players: u8) -> bool {
        Deed::all().any(|deed| data.deeds[deed.index()].ends_hunger && self.full(data, players, deed))
    }

    /// All followers, goods and technology tiles that were sent; coins are in the bank.
    pub(crate) fn sent(&self, data: &Data) -> (Followers, Goods, u8) {
        let mut sent = (Followers::NONE, self.food, 0);
        for deed in Deed::all() {
            for (slot, facts) in data.deeds[deed.index()].slots.iter().enumerate() {
                let filled = self.filled[deed.index()][slot];
                match facts.tile {
                    DeedTile::Follower(follower) => sent.0.add(follower, filled),
                    DeedTile::Good(good) => sent.1.add(good, filled),
                    DeedTile::Technology => sent.2 += filled,
                    DeedTile::Food | DeedTile::Coin => {}
                }
            }
        }
        sent
    }
}

/// How full the deeds are as a view has it, by their ids.
mod by_deed {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serializer};

    use crate::data::MAX_DEED_SLOTS;
    use crate::{Deed, MAX_DEEDS};

    type Filled = [[u8; MAX_DEED_SLOTS]; MAX_DEEDS];

    pub(super) fn serialize<S: Serializer>(filled: &Filled, to: S) -> Result<S::Ok, S::Error> {
        let begun = Deed::all().map(|deed| (deed, filled[deed.index()]));
        to.collect_map(begun.filter(|(_, slots)| *slots != [0; MAX_DEED_SLOTS]))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Filled, D::Error> {
        let mut filled = [[0; MAX_DEED_SLOTS]; MAX_DEEDS];
        for (deed, slots) in BTreeMap::<Deed, [u8; MAX_DEED_SLOTS]>::deserialize(from)? {
            filled[deed.index()] = slots;
        }
        Ok(filled)
    }
}
