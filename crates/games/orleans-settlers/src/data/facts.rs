//! What the data say about each thing.

use steading_game::Origin;

use super::{ByPlayers, Found};
use crate::effect::{Effect, Step};
use crate::event::{Happening, Timing};
use crate::{Follower, Good, GoodSet, PlaceSet, Space, SpaceSet};

/// Where what the files say was found, for rows that do not say it themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are those of the data, by their files")]
pub struct Origins {
    pub goods: Origin,
    pub followers: Origin,
    pub map: Origin,
    pub eras: Origin,
    pub fame: Origin,
    pub deeds: Origin,
    pub places: Origin,
    pub events: Origin,
}

/// A kind of goods.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GoodFacts {
    /// What it counts at the end and brings at the market.
    pub value: u8,
    /// Tiles in the game.
    pub supply: ByPlayers,
}

/// A type of follower.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FollowerFacts {
    /// How many everybody begins with.
    pub start: u8,
    /// Stands in for others on places.
    pub wild: bool,
    /// Tiles in the game.
    pub supply: ByPlayers,
}

/// Where technology tiles may lie (OR-63).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TechnologyFacts {
    /// Whose slot the only tile of a player lies on; any other may follow it.
    pub first: Option<Follower>,
    /// The followers whose slots take no tile, as bits.
    pub never: u8,
    /// Slots that may stay empty take one.
    pub optional: bool,
    /// The activated place itself takes one: its follower goes back to the bag.
    pub own_place: bool,
}

/// The map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MapFacts {
    /// The spaces in play.
    pub used: [SpaceSet; 3],
    /// The neighbours of each space, those out of play included.
    pub adjacent: Vec<SpaceSet>,
    /// The land tiles, by terrain.
    pub tiles: [[u8; 5]; 3],
    /// The start spaces, by seat.
    pub start: [Vec<Space>; 3],
    /// What each terrain gives.
    pub good: [Good; 5],
    /// Churches in the supply.
    pub churches: ByPlayers,
    /// Column and twice the row of each space, for pictures.
    pub layout: Vec<(i8, i8)>,
}

/// An era card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Era {
    /// Followers to draw.
    pub draw: u8,
    /// The categories that can be acquired: I is bit 0.
    pub categories: u8,
    /// What phase 6 brings.
    pub bonus: RoundBonus,
    /// What phase 6 costs as long as hunger is not eliminated.
    pub malus: Option<FoodSteps>,
    /// The player is at peace (OR-95).
    pub peace: bool,
}

/// A round bonus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundBonus {
    /// So much fame for each.
    Fame(Count, u8),
    /// So many coins for each.
    Coins(Count, u8),
    /// So many coins for whoever alone controls the most areas.
    CoinsIfSoleMostAreas(u8),
}

/// What can be counted (chapter 10).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count {
    /// Controlled areas.
    Areas,
    /// The own settlers on the map (OR-80): one in each controlled area, and by one reading the one on the fame track.
    Settlers,
    /// Controlled villages.
    Villages,
    /// Controlled churches.
    Churches,
    /// Kinds of goods owned.
    GoodTypes,
    /// Followers in bag, on the green and on places.
    Followers,
    /// Knights in bag, on the green and on places.
    Knights,
}

/// Food that is due: up to so many areas, so much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FoodSteps(pub [(u8, u8); 4]);

impl FoodSteps {
    /// The food due with that many areas.
    pub fn due(&self, areas: u8) -> u8 {
        self.0.iter().find(|&&(most, _)| areas <= most).map_or(0, |&(_, food)| food)
    }
}

/// The fame track.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FameFacts {
    /// Where markers begin.
    pub start: u8,
    /// Where they end.
    pub last: u8,
    /// The spaces with fame tiles, ascending.
    pub tiles: Vec<u8>,
    /// Points for a coin.
    pub coin: u8,
    /// Points for an area.
    pub area: u8,
    /// The variant of OR-104: 12 points in the era of peace.
    pub peace_bonus: bool,
}

/// A deed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeedFacts {
    /// Its slots; alike ones together. A deed without any is not in the box.
    pub slots: Vec<DeedSlot>,
    /// When it is full, hunger is eliminated (OR-101).
    pub ends_hunger: bool,
    /// Where the facts are from.
    pub found: Found,
}

impl DeedFacts {
    /// Of a deed that is not in the box.
    pub(crate) fn absent() -> DeedFacts {
        DeedFacts { slots: Vec::new(), ends_hunger: false, found: Found::default() }
    }
}

/// Alike slots of a deed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeedSlot {
    /// What fits.
    pub tile: DeedTile,
    /// Coins for the sender.
    pub coins: u8,
    /// Fame for the sender.
    pub fame: u8,
    /// How many of them there are.
    pub number: ByPlayers,
}

/// What fits on a slot of a deed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeedTile {
    /// This follower.
    Follower(Follower),
    /// This good.
    Good(Good),
    /// Any food.
    Food,
    /// A coin.
    Coin,
    /// A technology tile of one's own places.
    Technology,
}

/// What a build costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cost {
    /// Wood.
    pub wood: u8,
    /// Coins.
    pub coins: u8,
}

/// Where a place comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlaceKind {
    /// Printed on every player board.
    Board,
    /// A base place card of every player.
    Base,
    /// A card of the common stock, of category I (0), II (1) or III (2).
    Card(u8),
    /// This box has no such place.
    Absent,
}

/// A place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceFacts {
    /// Where it comes from.
    pub kind: PlaceKind,
    /// Open from the start.
    pub open_at_start: bool,
    /// Its slots, optional ones last.
    pub slots: Vec<Slot>,
    /// How many of them are not optional.
    pub required: u8,
    /// So many slots must be filled (OR-46, OR-49).
    pub min_filled: u8,
    /// No two followers of the same type.
    pub distinct: bool,
    /// Takes no technology tile.
    pub no_technology: bool,
    /// Goods that lie on it.
    pub holds: Option<Holds>,
    /// What always holds for its owner.
    pub passive: Option<Passive>,
    /// What it does, in this order.
    pub effects: Vec<Step>,
    /// What can be chosen, if one of the effects is a choice.
    pub options: Vec<Vec<Step>>,
    /// Where the facts are from.
    pub found: Found,
}

/// Goods that can be laid on a place while one plans (OR-46a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Holds {
    /// The kinds.
    pub goods: GoodSet,
    /// At most so many tiles at a time.
    pub most: u8,
    /// Its number among the places that hold goods.
    pub(crate) store: u8,
}

impl PlaceFacts {
    /// Of a place that is not in the box.
    pub(crate) fn absent() -> PlaceFacts {
        PlaceFacts {
            kind: PlaceKind::Absent,
            open_at_start: false,
            slots: Vec::new(),
            required: 0,
            min_filled: 0,
            distinct: false,
            no_technology: false,
            holds: None,
            passive: None,
            effects: Vec::new(),
            options: Vec::new(),
            found: Found::default(),
        }
    }

    /// The effects of the place, or of one option of its choice.
    pub(crate) fn list(&self, option: Option<u8>) -> &[Step] {
        match option {
            None => &self.effects,
            Some(option) => self.options.get(usize::from(option)).map_or(&[], Vec::as_slice),
        }
    }

    /// Whether it sends tiles to deeds; such a place cannot be prohibited.
    pub(crate) fn sends(&self) -> bool {
        self.effects.iter().any(|step| step.effect == Effect::SendToDeeds)
    }
}

/// A slot of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    /// The follower it names; nothing for "any".
    pub word: Option<Follower>,
    /// May stay empty.
    pub optional: bool,
    /// The followers it takes, as bits.
    pub(crate) accepts: u8,
    /// With School a scholar may stand in.
    pub(crate) school: bool,
    /// The earlier slots of the place that ask for the same, as bits (OR-113).
    pub(crate) alike: u16,
}

/// What a card brings without being activated (OR-65).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passive {
    /// Fame for building.
    Carpentry,
    /// Less hunger.
    Granary,
    /// Conquerors pay.
    Watchtower,
    /// Scholars stand in.
    School,
}

/// The passive cards and their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PassiveFacts {
    /// The cards with each passive rule.
    pub cards: [PlaceSet; 4],
    /// Fame for every build.
    pub carpentry_fame: u8,
    /// How much smaller each demand for food is.
    pub granary_relief: u8,
    /// What a conqueror pays.
    pub watchtower_toll: u8,
    /// The followers whose slots scholars may fill, as bits.
    pub school_slots: u8,
}

/// An event card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventFacts {
    /// A is 0; of none if it is not in the box.
    pub category: Option<u8>,
    /// What it does.
    pub happening: Happening,
    /// When it does that.
    pub timing: Timing,
    /// Where the facts are from.
    pub found: Found,
}

impl EventFacts {
    /// Of a card that is not in the box.
    pub(crate) fn absent() -> EventFacts {
        EventFacts {
            category: None,
            happening: Happening::ForbidConquest,
            timing: Timing::Round,
            found: Found::default(),
        }
    }
}
