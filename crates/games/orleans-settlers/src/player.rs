//! One player's board and supply.

use crate::data::MAX_STORES;
use crate::{Follower, Followers, Goods, MAX_PLACES, Place, PlaceSet, Slots};

/// One player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Player {
    /// Goods in the own supply.
    pub goods: Goods,
    /// Coins.
    pub coins: u16,
    /// Citizens on the score sheet.
    pub citizens: u8,
    /// Where the marker on the fame track stands.
    pub fame: u8,
    /// The era, from 1 to 5.
    pub era: u8,
    /// The era figure lies: the bonus of this era is still to come (OR-68).
    pub lying: bool,
    /// Followers in the bag.
    pub bag: Followers,
    /// Followers on the village green.
    pub green: Followers,
    /// Settlers in the own supply.
    pub settlers: u8,
    /// Settlers in the box.
    pub boxed_settlers: u8,
    /// Fortresses in the own supply.
    pub fortresses: u8,
    /// Fortresses in the box.
    pub boxed_fortresses: u8,
    /// All open places: those of the board, base cards and acquired cards.
    pub open: PlaceSet,
    /// What lies on the slots of each place.
    pub slots: [Slots; MAX_PLACES],
    /// Goods on places that hold some, by the number of the place among those.
    pub stored: [Goods; MAX_STORES],
    /// The place under the own prohibition tile.
    pub prohibited: Option<Place>,
}

impl Player {
    /// A player without anything.
    pub(crate) const NOBODY: Player = Player {
        goods: Goods::NONE,
        coins: 0,
        citizens: 0,
        fame: 0,
        era: 1,
        lying: false,
        bag: Followers::NONE,
        green: Followers::NONE,
        settlers: 0,
        boxed_settlers: 0,
        fortresses: 0,
        boxed_fortresses: 0,
        open: PlaceSet::EMPTY,
        slots: [Slots::EMPTY; MAX_PLACES],
        stored: [Goods::NONE; MAX_STORES],
        prohibited: None,
    };

    /// What lies on a place.
    pub fn on(&self, place: Place) -> Slots {
        self.slots[place.index()]
    }

    /// How many followers of a type the player owns: bag, green and places.
    pub fn owned(&self, follower: Follower) -> u8 {
        let placed = self.open.iter().map(|place| self.on(place).counts().count(follower)).sum::<u8>();
        self.bag.count(follower) + self.green.count(follower) + placed
    }

    /// How many followers the player owns in all.
    pub fn followers(&self) -> u8 {
        let placed: u8 = self.open.iter().map(|place| self.on(place).number()).sum();
        (self.bag.total() + self.green.total()) as u8 + placed
    }

    /// All goods: in the supply and on places.
    pub(crate) fn all_goods(&self) -> Goods {
        let mut all = self.goods;
        for stored in &self.stored {
            for (sum, count) in all.0.iter_mut().zip(stored.0) {
                *sum = sum.saturating_add(count);
            }
        }
        all
    }

    /// Puts followers into the bag.
    pub(crate) fn bag_all(&mut self, followers: Followers) {
        for (follower, count) in followers.iter() {
            self.bag.add(follower, count);
        }
    }
}
