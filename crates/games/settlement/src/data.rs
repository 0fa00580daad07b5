//! What is printed on the components: the files in `data/`, or those of an owner of the box.
//!
//! Everything is checked when a game is set up; the engine then relies on it.

mod artifacts;
mod buildings;
mod heroes;
mod rows;
mod supply;
mod terrains;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};
use steading_game::{DataFiles, Earlier, GameInfo, Replaceable, SetupError, Was};

use crate::artifact::{Artifact, ArtifactEffect};
use crate::{Building, HeroId, Heroes, INFO, Resources, TerrainId};

use artifacts::ArtifactFacts;
pub use buildings::BuildingFacts;
pub use heroes::{HeroCard, Points};
pub use supply::{Rank, SupplyFacts};
pub use terrains::TerrainTile;

/// The files, with the game's own texts.
pub(crate) const FILES: &[(&str, &str)] = &[
    ("heroes.toml", include_str!("../data/heroes.toml")),
    ("terrains.toml", include_str!("../data/terrains.toml")),
    ("buildings.toml", include_str!("../data/buildings.toml")),
    ("artifacts.toml", include_str!("../data/artifacts.toml")),
    ("supply.toml", include_str!("../data/supply.toml")),
];

/// What earlier versions of the rules had in place of them.
pub(crate) const EARLIER: &[Earlier] = &[
    // Builders cost more.
    Earlier { until: 1, was: Was::File { name: "heroes.toml", text: include_str!("../data/1/heroes.toml") } },
];

/// Where a value comes from, so that players are told what is not the printed game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// Made by us, because no printed value was available.
    Designed,
    /// Printed in an example of the rulebook; the monster colour is designed.
    Example,
    /// Typed in from the box.
    Printed,
}

impl From<Origin> for steading_game::Origin {
    fn from(origin: Origin) -> steading_game::Origin {
        match origin {
            Origin::Designed => steading_game::Origin::Designed,
            Origin::Example => steading_game::Origin::Reconstructed,
            Origin::Printed => steading_game::Origin::Printed,
        }
    }
}

/// Everything that is printed.
#[derive(Debug, PartialEq, Eq)]
pub struct Data {
    rules: u32,
    heroes: Vec<HeroCard>,
    hero_ids: Vec<String>,
    prices: [Vec<Resources>; Heroes::PLACES],
    terrains: Vec<TerrainTile>,
    terrain_ids: Vec<String>,
    buildings: [BuildingFacts; Building::COUNT],
    artifacts: [ArtifactFacts; Artifact::COUNT],
    /// Counts, costs and rewards.
    pub supply: SupplyFacts,
    replaced: Option<DataFiles>,
}

/// The game's own data, by the version of the rules.
static BUILT_IN: LazyLock<BTreeMap<u32, Arc<Data>>> = LazyLock::new(|| {
    let read = |rules| Arc::new(Data::read(rules, None).expect("the data of the game are tested"));
    INFO.kept_rules().map(|rules| (rules, read(rules))).collect()
});

impl Data {
    /// The game's own data.
    pub fn built_in() -> Arc<Data> {
        Arc::clone(&BUILT_IN[&INFO.rules_version])
    }

    fn read(rules: u32, replaced: Option<&DataFiles>) -> Result<Data, SetupError> {
        let text = |name: &str| {
            replaced.and_then(|files| files.text(name)).unwrap_or_else(|| INFO.file(rules, name))
        };
        let (hero_ids, heroes) = heroes::read(text("heroes.toml"))?;
        let (terrain_ids, terrains) = terrains::read(text("terrains.toml"))?;
        let supply = supply::read(text("supply.toml"))?;
        let prices =
            supply.surcharges.map(|surcharge| heroes.iter().map(|hero| hero.cost.plus(surcharge)).collect());
        Ok(Data {
            rules,
            hero_ids,
            heroes,
            prices,
            terrain_ids,
            terrains,
            buildings: buildings::read(text("buildings.toml"))?,
            artifacts: artifacts::read(text("artifacts.toml"))?,
            supply,
            replaced: replaced.cloned(),
        })
    }

    /// A hero card.
    pub fn hero(&self, hero: HeroId) -> &HeroCard {
        &self.heroes[hero.index()]
    }

    /// The id of a hero card.
    pub fn hero_id(&self, hero: HeroId) -> &str {
        &self.hero_ids[hero.index()]
    }

    /// The hero card with that id.
    pub fn hero_by_id(&self, id: &str) -> Option<HeroId> {
        HeroId::all().find(|&hero| self.hero_id(hero) == id)
    }

    /// What a hero costs on that place of the row.
    pub fn price(&self, place: usize, hero: HeroId) -> Resources {
        self.prices[place][hero.index()]
    }

    /// A terrain tile.
    pub fn terrain(&self, tile: TerrainId) -> &TerrainTile {
        &self.terrains[tile.index()]
    }

    /// The id of a terrain tile.
    pub fn terrain_id(&self, tile: TerrainId) -> &str {
        &self.terrain_ids[tile.index()]
    }

    /// The terrain tile with that id.
    pub fn terrain_by_id(&self, id: &str) -> Option<TerrainId> {
        TerrainId::all().find(|&tile| self.terrain_id(tile) == id)
    }

    /// The cost and effect of a building.
    pub fn building(&self, building: Building) -> &BuildingFacts {
        &self.buildings[building.index()]
    }

    /// The effect of an artifact.
    pub fn artifact(&self, artifact: Artifact) -> ArtifactEffect {
        self.artifacts[artifact.index()].effect
    }

    /// Where the effect of an artifact comes from.
    pub fn artifact_origin(&self, artifact: Artifact) -> Origin {
        self.artifacts[artifact.index()].origin
    }
}

impl Replaceable for Data {
    fn info() -> &'static GameInfo {
        &INFO
    }

    fn replaced(rules: u32, files: Option<&DataFiles>) -> Result<Arc<Data>, SetupError> {
        let rules = INFO.kept(rules)?;
        match files {
            Some(_) => Data::read(rules, files).map(Arc::new),
            None => Ok(Arc::clone(&BUILT_IN[&rules])),
        }
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn files(&self) -> Option<&DataFiles> {
        self.replaced.as_ref()
    }
}
