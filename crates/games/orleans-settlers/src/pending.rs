//! Decisions that wait, and what is left to do after them (OR-110).
//!
//! They form a stack: the top one is answered first, and what a decision sets off lies on top of it. A state at rest has
//! a decision with at least two answers on top, or an empty stack.

use serde::{Deserialize, Serialize};
use steading_game::Seat;

use crate::{Deed, Good, GoodSet, Place, SpaceSet};

/// Something that waits, and whose it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pending {
    /// Who decides.
    pub seat: Seat,
    /// What.
    pub what: Waiting,
}

/// What waits (OR-111).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Waiting {
    /// A task, no decision: the effects of a place from number `next` on.
    Effects {
        /// The activated place.
        place: Place,
        /// Inside one option of its choice.
        option: Option<u8>,
        /// The next effect, counted from 0.
        next: u8,
        /// Whether the effect before it was carried out.
        done: bool,
    },
    /// Which place of the left neighbour is prohibited.
    Prohibit,
    /// How many followers are drawn (the other reading of OR-40).
    Draw {
        /// At most so many.
        most: u8,
    },
    /// Which option of a place is taken.
    Choose {
        /// The place.
        place: Place,
    },
    /// Which area is harvested next.
    Harvest {
        /// How many more.
        left: u8,
        /// Those harvested by this effect.
        done: SpaceSet,
    },
    /// Where the settler goes.
    Expand {
        /// How many more. More than one only under rules by which an effect expands several times, as `begun`.
        left: u8,
        /// At least one was placed.
        begun: bool,
        /// Conquest is possible.
        conquest: bool,
    },
    /// Which card is acquired.
    Acquire,
    /// What is built, and where.
    Build {
        /// Only this, or the choice is free.
        what: Option<Building>,
        /// Wood less than printed, the event not included.
        discount: u8,
    },
    /// Which good is sold next.
    Sell {
        /// How many more.
        left: u8,
        /// What each brings beyond its value.
        bonus: u8,
        /// At least one was sold.
        begun: bool,
        /// What may be bought afterwards; nothing at the Market Day, where selling is never a must.
        then: Option<Purchase>,
    },
    /// Which good is bought next.
    Buy {
        /// How many more, and for how much beyond the value.
        purchase: Purchase,
        /// Stopping is possible: something was sold or bought.
        free: bool,
    },
    /// Which tile is sent to which deed.
    Deeds {
        /// The place whose followers are sent.
        place: Place,
        /// At least one was sent.
        begun: bool,
    },
    /// Which technology tile is sent to a deed.
    SendTechnology {
        /// The deed.
        deed: Deed,
        /// Which kind of its slots.
        slot: u8,
    },
    /// Where a technology tile goes.
    Technology {
        /// How many more.
        left: u8,
        /// What it costs; with a price it may be declined.
        price: Option<u8>,
    },
    /// Which good is exchanged next.
    Exchange {
        /// What can be given.
        give: GoodSet,
        /// What one gets.
        get: Good,
        /// How many more.
        left: u8,
        /// At least one was exchanged.
        begun: bool,
    },
    /// The bonuses of fame tiles, the lowest first (OR-67).
    Fame {
        /// The tiles, by their place among all tiles, as bits.
        tiles: u16,
    },
    /// Which follower joins, if any.
    Recruit {
        /// Those on offer, as bits.
        followers: u8,
    },
    /// Which tile or coin is given next.
    Pay {
        /// How many more.
        left: u8,
        /// The goods that are accepted.
        goods: GoodSet,
        /// Coins are accepted, too.
        coins: bool,
        /// Goods leave the game instead of going to the market.
        removed: bool,
    },
    /// What is given under torture (OR-102).
    Torture {
        /// How many things more.
        left: u8,
    },
}

/// What can be built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// A village (OR-70).
    Village,
    /// A fortress (OR-71).
    Fortress,
    /// A church (OR-72).
    Church,
}

impl Building {
    /// All three.
    pub const ALL: [Building; 3] = [Building::Village, Building::Fortress, Building::Church];

    /// The id in notation and texts.
    pub fn id(self) -> &'static str {
        match self {
            Building::Village => "village",
            Building::Fortress => "fortress",
            Building::Church => "church",
        }
    }

    pub(crate) fn from_id(id: &str) -> Option<Building> {
        Building::ALL.into_iter().find(|building| building.id() == id)
    }
}

/// Goods that may be bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Purchase {
    /// How many.
    pub most: u8,
    /// What each costs beyond its value.
    pub surcharge: u8,
}

/// The most that can wait at once: an effect inside an option of a place, its decision, the technology tile that it
/// takes, and a fame bonus on top; or everybody's prohibition.
pub(crate) const DEEPEST: usize = 6;

/// The stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack {
    items: [Pending; DEEPEST],
    len: u8,
}

const NOTHING: Pending = Pending { seat: Seat(0), what: Waiting::Acquire };

impl Stack {
    /// Nothing waits.
    pub const EMPTY: Stack = Stack { items: [NOTHING; DEEPEST], len: 0 };

    /// What waits, the bottom first.
    pub fn items(&self) -> &[Pending] {
        &self.items[..usize::from(self.len)]
    }

    /// What is answered first.
    pub fn top(&self) -> Option<Pending> {
        self.items().last().copied()
    }

    pub(crate) fn top_mut(&mut self) -> Option<&mut Pending> {
        self.items[..usize::from(self.len)].last_mut()
    }

    /// Puts something on top. There is always room for what the rules pile up.
    pub(crate) fn push(&mut self, seat: Seat, what: Waiting) {
        debug_assert!(usize::from(self.len) < DEEPEST, "nothing piles up so high");
        if let Some(free) = self.items.get_mut(usize::from(self.len)) {
            *free = Pending { seat, what };
            self.len += 1;
        }
    }

    /// Takes the top away. What was there is wiped, so that equal stacks are equal values.
    pub(crate) fn pop(&mut self) {
        if let Some(last) = self.len.checked_sub(1) {
            self.len = last;
            self.items[usize::from(last)] = NOTHING;
        }
    }
}
