//! The printed and designed facts, read from `data/*.toml`.
//!
//! [`builtin`] are the game's own; an owner of the box may replace any file, as long as it speaks about the same ids.
//! `read/` holds one file per data file. What a row rests on stands in its fields `from` and `ours` (and in `PROVENANCE.md`); a row
//! without them rests on what its file does, which is designed if it is ours, and printed if an owner of the box typed it in.

mod facts;
mod fields;
mod origin;
mod read;
mod shared;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use steading_game::{DataFiles, Earlier, GameInfo, Replaceable, SetupError, Was};

pub use facts::*;
pub(crate) use fields::{Fields, Problem};
pub use origin::{Found, Part};

use crate::{Deed, EventCard, Good, GoodSet, INFO, Place, PlaceSet, Terrain};

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

/// What earlier versions of the rules had in place of them.
pub(crate) const EARLIER: &[Earlier] = &[
    // County Fair, Scriptorium, Brewery and Shipping Line brought something else.
    Earlier { until: 5, was: Was::File { name: "places.toml", text: include_str!("../data/5/places.toml") } },
    // Places had numbers of ours where others are printed, and Pilgrimage forbade scholars.
    Earlier { until: 6, was: Was::File { name: "places.toml", text: include_str!("../data/6/places.toml") } },
    Earlier { until: 6, was: Was::File { name: "events.toml", text: include_str!("../data/6/events.toml") } },
    // Technology went on no slot of a knight, and the first tile anywhere else.
    Earlier {
        until: 6,
        was: Was::File { name: "followers.toml", text: include_str!("../data/6/followers.toml") },
    },
    Earlier { until: 6, was: Was::Default { option: "conquest", value: "knight_or_monk" } },
    Earlier { until: 6, was: Was::Default { option: "standing_up", value: "before_fame" } },
    Earlier { until: 6, was: Was::Default { option: "torture", value: "technology" } },
];

/// The last version of the rules in which the data did not say where technology tiles may lie.
const TECHNOLOGY_IS_FIXED: u32 = 6;

/// The last version of the rules in which an effect can say that one expands several times.
const EXPANDS_REPEATEDLY: u32 = 5;

/// The most slots of a place.
pub(crate) const MAX_SLOTS: usize = 16;
/// The most different slots of a deed.
pub(crate) const MAX_DEED_SLOTS: usize = 6;
/// The most followers that are drawn where somebody says how many.
pub(crate) const MAX_DRAW: u8 = 16;
/// The most places that hold goods.
pub(crate) const MAX_STORES: usize = 8;
/// The most options of a place that lets choose.
pub(crate) const MAX_OPTIONS: usize = 4;
/// The most fame tiles.
pub(crate) const MAX_TILES: usize = 16;

/// A number for 2, 3 and 4 players.
pub type ByPlayers = [u8; 3];

/// All facts that a game needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Data {
    /// The version of the rules.
    pub(crate) rules: u32,
    /// What an owner of the box put in place of the game's own files.
    pub files: Option<DataFiles>,
    /// Where what the files say was found.
    pub origins: Origins,
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
    /// Where they may lie.
    pub technology_on: TechnologyFacts,
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
    /// The places on which goods can lie.
    pub(crate) stores: PlaceSet,
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

/// The game's own data, by the version of the rules.
static BUILTIN: LazyLock<BTreeMap<u32, Arc<Data>>> = LazyLock::new(|| {
    let read = |rules| Data::read(rules, None);
    let data = |rules| read(rules).unwrap_or_else(|(file, problem)| panic!("built-in {file}: {problem}"));
    INFO.kept_rules().map(|rules| (rules, Arc::new(data(rules)))).collect()
});

/// The game's own data.
pub fn builtin() -> &'static Arc<Data> {
    &BUILTIN[&INFO.rules_version]
}

impl Data {
    /// Where the numbers for this many players stand.
    pub(crate) fn column(players: u8) -> usize {
        usize::from(players.clamp(2, 4) - 2)
    }

    /// Whether one effect can expand several times (OR-90). Positions then say how often one still may.
    pub(crate) fn expands_repeatedly(&self) -> bool {
        self.rules <= EXPANDS_REPEATEDLY
    }

    /// What the market pays for a good.
    pub(crate) fn value(&self, good: Good) -> u8 {
        self.goods[good.index()].value
    }

    /// The good of a terrain.
    pub(crate) fn good_of(&self, terrain: Terrain) -> Good {
        self.map.good[terrain.index()]
    }

    /// The deeds of the box.
    pub fn deeds_in_box(&self) -> impl Iterator<Item = Deed> + Clone + '_ {
        Deed::all().filter(|deed| !self.deeds[deed.index()].slots.is_empty())
    }

    /// The event cards of a category (A is 0), or all of the box.
    pub fn event_cards(&self, category: Option<u8>) -> impl Iterator<Item = EventCard> + Clone + '_ {
        let own = move |own: Option<u8>| own.is_some() && (category.is_none() || own == category);
        EventCard::all().filter(move |card| own(self.events[card.index()].category))
    }

    /// The facts of a place.
    pub fn place(&self, place: Place) -> &PlaceFacts {
        &self.places[place.index()]
    }
}

impl Replaceable for Data {
    fn info() -> &'static GameInfo {
        &INFO
    }

    fn replaced(rules: u32, files: Option<&DataFiles>) -> Result<Arc<Data>, SetupError> {
        let rules = INFO.kept(rules)?;
        let Some(files) = files else { return Ok(Arc::clone(&BUILTIN[&rules])) };
        let refuse = |(file, problem): (String, String)| SetupError::Data { file, problem };
        let known: Vec<&str> = FILES.iter().map(|&(name, _)| name).collect();
        if let Some(file) = files.of_engines().find(|file| !known.contains(file)) {
            let problem = format!("this game does not read such a file; it reads {}", known.join(", "));
            return Err(refuse((file.to_owned(), problem)));
        }
        Data::read(rules, Some(files)).map(Arc::new).map_err(refuse)
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn files(&self) -> Option<&DataFiles> {
        self.files.as_ref()
    }
}
