//! The printed and designed facts, read from `data/*.toml`.
//!
//! [`builtin`] are the game's own; an owner of the box may replace any file, as long as it speaks about the same ids.
//! `read/` holds one file per data file. What a row rests on stands in its field `from` (and in `PROVENANCE.md`); a row
//! without one is designed.

mod fields;
mod read;
mod shared;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use steading_game::{DataFiles, SetupError};

pub(crate) use fields::{Fields, Problem};

use crate::effect::{Effect, Step};
use crate::event::Happening;
use crate::{Follower, Good, GoodSet, Place, PlaceSet, Space, SpaceSet, Terrain};

/// The data files, with the game's own texts.
pub(crate) const FILES: &[(&str, &str)] = &[
    ("goods.toml", include_str!("../data/goods.toml")),
    ("followers.toml", include_str!("../data/followers.toml")),
    ("map.toml", include_str!("../data/map.toml")),
    ("eras.toml", include_str!("../data/eras.toml")),
    ("glory.toml", include_str!("../data/glory.toml")),
    ("deeds.toml", include_str!("../data/deeds.toml")),
    ("places.toml", include_str!("../data/places.toml")),
    ("events.toml", include_str!("../data/events.toml")),
];

/// The most slots of a place.
pub(crate) const MAX_SLOTS: usize = 4;
/// The most different slots of a deed.
pub(crate) const MAX_DEED_SLOTS: usize = 4;
/// The most options of a place that lets choose.
pub(crate) const MAX_OPTIONS: usize = 4;
/// The most fame tiles.
pub(crate) const MAX_TILES: usize = 16;

/// A number for 2, 3 and 4 players.
pub type ByPlayers = [u8; 3];

/// All facts that a game needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Data {
    /// What an owner of the box put in place of the game's own files.
    pub files: Option<DataFiles>,
    /// By good.
    pub goods: [GoodFacts; 7],
    /// The kinds that are food (OR-6).
    pub food: GoodSet,
    /// By follower.
    pub followers: [FollowerFacts; 7],
    /// Nobody is made to own fewer (OR-100).
    pub min_followers: u8,
    /// What the village green holds (OR-41).
    pub green_capacity: u8,
    /// Technology tiles (OR-12).
    pub technology: ByPlayers,
    /// The map.
    pub map: MapFacts,
    /// The five eras.
    pub eras: [Era; 5],
    /// The fame track.
    pub fame: FameFacts,
    /// By deed.
    pub deeds: Vec<DeedFacts>,
    /// Citizens for whoever completes a deed (OR-99).
    pub completion_citizens: u8,
    /// By place.
    pub places: Vec<PlaceFacts>,
    /// Prices of the categories I, II and III.
    pub prices: [u8; 3],
    /// What village, fortress and church cost.
    pub build: [Cost; 3],
    /// The numbers of the passive cards.
    pub passive: PassiveFacts,
    /// By event card.
    pub events: Vec<EventFacts>,
    /// How many cards of each category are used.
    pub events_drawn: u8,
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
    /// Controlled areas, which are the own settlers on the map.
    Areas,
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
    /// Its slots; alike ones together.
    pub slots: Vec<DeedSlot>,
    /// When it is full, hunger is eliminated (OR-101).
    pub ends_hunger: bool,
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
    /// A passive card.
    pub passive: Option<Passive>,
    /// What it does, in this order.
    pub effects: Vec<Step>,
    /// What can be chosen, if one of the effects is a choice.
    pub options: Vec<Vec<Step>>,
    /// Where the facts are from; `designed` if nobody says.
    pub from: String,
}

impl PlaceFacts {
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
    pub(crate) alike: u8,
}

/// A passive card (OR-65).
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
}

/// An event card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventFacts {
    /// A is 0.
    pub category: u8,
    /// What it does, and when.
    pub happening: Happening,
    /// Where the facts are from; `designed` if nobody says.
    pub from: String,
}

static BUILTIN: LazyLock<Arc<Data>> = LazyLock::new(|| {
    Arc::new(Data::read(None).unwrap_or_else(|(file, problem)| panic!("built-in {file}: {problem}")))
});

/// The game's own data.
pub fn builtin() -> &'static Arc<Data> {
    &BUILTIN
}

impl Data {
    /// The data with an owner's files in place of the game's own.
    pub(crate) fn with_files(files: Option<&DataFiles>) -> Result<Arc<Data>, SetupError> {
        let Some(files) = files else { return Ok(Arc::clone(builtin())) };
        let refuse = |(file, problem): (String, String)| SetupError::Data { file, problem };
        if known_files(files).digest() != files.digest() {
            let names: Vec<&str> = FILES.iter().map(|&(name, _)| name).collect();
            let problem =
                format!("it holds a file that this game does not read; it reads {}", names.join(", "));
            return Err(refuse(("data".to_owned(), problem)));
        }
        Data::read(Some(files)).map(Arc::new).map_err(refuse)
    }

    /// Where the numbers for this many players stand.
    pub(crate) fn column(players: u8) -> usize {
        usize::from(players.clamp(2, 4) - 2)
    }

    /// What the market pays for a good.
    pub(crate) fn value(&self, good: Good) -> u8 {
        self.goods[good.index()].value
    }

    /// The good of a terrain.
    pub(crate) fn good_of(&self, terrain: Terrain) -> Good {
        self.map.good[terrain.index()]
    }

    /// The facts of a place.
    pub fn place(&self, place: Place) -> &PlaceFacts {
        &self.places[place.index()]
    }
}

/// The files that this game reads, of those given.
fn known_files(files: &DataFiles) -> DataFiles {
    let known = FILES.iter().filter_map(|&(name, _)| Some((name.to_owned(), files.text(name)?.to_owned())));
    DataFiles::new(known.collect::<BTreeMap<_, _>>())
}

/// The texts of an owner's files, by name.
pub(crate) fn texts(files: &DataFiles) -> BTreeMap<String, String> {
    FILES.iter().filter_map(|&(name, _)| Some((name.to_owned(), files.text(name)?.to_owned()))).collect()
}
