//! The market: nine spaces of face-up buildings and one face-down pile.
//!
//! Rules: SE-3.3, SE-6.1.3, SE-11.2, SE-11.5, AMB-1, AMB-24, AMB-25.

use serde::{Deserialize, Serialize};
use steading_game::{EventSink, GameRng};

use crate::{Building, Event};

/// A market space with tiles on it, all of one type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stack {
    /// The type.
    pub building: Building,
    /// How many tiles.
    pub count: u8,
}

/// The building tiles that nobody has built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Market {
    /// The spaces 0 to 8.
    pub spaces: [Option<Stack>; Market::SPACES],
    /// The face-down pile: how many tiles of each type, in no order. Tiles are drawn at random.
    pub pile: [u8; Building::COUNT],
}

impl Market {
    /// How many spaces there are.
    pub const SPACES: usize = 9;

    /// Nine tiles of a shuffled pile (SE-3.3).
    pub(crate) fn deal(rng: &mut GameRng, events: &mut impl EventSink<Event>) -> Market {
        let mut market = Market { spaces: [None; Market::SPACES], pile: [Building::COPIES; Building::COUNT] };
        market.fill(rng, events);
        market
    }

    /// Takes one tile from a space; an emptied space is refilled at once (SE-6.1.3). Says whether a tile was turned up.
    pub(crate) fn take(
        &mut self,
        space: usize,
        rng: &mut GameRng,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        match &mut self.spaces[space] {
            Some(stack) if stack.count > 1 => {
                stack.count -= 1;
                false
            }
            place => {
                *place = None;
                self.refill(space, rng, events)
            }
        }
    }

    /// Gathers tiles of a type on the lowest space that holds it, then refills the empty spaces in order (SE-11.5). Says
    /// whether a tile was turned up.
    pub(crate) fn restack(&mut self, rng: &mut GameRng, events: &mut impl EventSink<Event>) -> bool {
        for space in 1..Market::SPACES {
            let (lower, from) = self.spaces.split_at_mut(space);
            let Some(stack) = from[0] else { continue };
            let same = lower.iter_mut().flatten().find(|other| other.building == stack.building);
            if let Some(other) = same {
                other.count += stack.count;
                from[0] = None;
                let (building, count) = (other.building, other.count);
                events.tell(|| Event::Stacked { building, count });
            }
        }
        self.fill(rng, events)
    }

    /// Refills every empty space; a tile drawn now lies alone.
    fn fill(&mut self, rng: &mut GameRng, events: &mut impl EventSink<Event>) -> bool {
        let mut drew = false;
        for space in 0..Market::SPACES {
            if self.spaces[space].is_none() {
                drew |= self.refill(space, rng, events);
            }
        }
        drew
    }

    fn refill(&mut self, space: usize, rng: &mut GameRng, events: &mut impl EventSink<Event>) -> bool {
        let Some(kind) = rng.draw(&self.pile) else { return false };
        let building = Building::ALL[kind];
        self.pile[kind] -= 1;
        self.spaces[space] = Some(Stack { building, count: 1 });
        events.tell(|| Event::TurnedUp { building });
        true
    }
}
