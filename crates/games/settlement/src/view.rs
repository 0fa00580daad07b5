//! What a viewer may know: everything but the chance to come and, where heroes lie face down, those of others (AMB-7).
//!
//! Piles are counts (section 14.1 of the rules), and what is left in them is known by elimination. Cards and tiles come with what is printed on them, so that clients need no data of their own.

use serde::{Deserialize, Serialize};
use steading_game::{Seat, SeatSet, ViewData, Viewer};

use crate::artifact::{Artifacts, transformation_mirror::MirrorRun};
use crate::data::{Data, Origin, Points};
use crate::player::Areas;
use crate::{
    Artifact, Building, Guild, HeroId, HeroSet, HeroesLie, Monster, Phase, Place, Printing, Region, Resource,
    Resources, Space, State, Street, Supply, SupplyRule, TerrainId, hero, scoring,
};

/// The table as a viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SettlementView"))]
#[expect(missing_docs, reason = "the fields are those of the state")]
pub struct View {
    pub printing: Printing,
    pub supply_rule: SupplyRule,
    pub heroes_lie: HeroesLie,
    pub empty_rows: bool,
    pub scroll_any: bool,
    /// The data files of an owner of the box, if the game is played with them; under earlier rules their version, as `rules`.
    #[cfg_attr(feature = "typescript", ts(as = "Option<std::collections::BTreeMap<String, String>>"))]
    pub data: ViewData<Data>,
    pub round: u8,
    pub active: Seat,
    pub marker: Seat,
    pub passed: SeatSet,
    pub acted: bool,
    pub invited: bool,
    pub mirror: MirrorRun,
    pub phase: PhaseView,
    pub players: Vec<PlayerView>,
    /// The hero row, the leftmost place first.
    pub hero_row: Vec<Option<RowView>>,
    pub hero_deck: usize,
    pub discarded_heroes: Vec<String>,
    pub market: Vec<Option<MarketView>>,
    pub building_pile: u8,
    /// Terrains left in the stacks of regions I, II and III.
    pub terrain_stacks: [usize; 3],
    pub artifacts: Artifacts,
    pub artifact_stack: usize,
    /// The artifacts that are out of the game or in the box.
    pub artifacts_gone: Artifacts,
    /// The monsters in the supply: green, yellow, blue, red.
    pub monsters: [u8; 4],
    /// What is left in a strict supply.
    pub supply: Option<SupplyView>,
}

/// One player's board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the player")]
pub struct PlayerView {
    pub resources: Resources,
    pub basic: u8,
    pub bonus: u16,
    pub areas: Areas,
    pub artifact: Option<Artifact>,
    pub terrains: Vec<PlacedView>,
    pub buildings: Vec<BuiltView>,
    /// The invited heroes that the viewer sees (AMB-7).
    pub heroes: Vec<HeroView>,
    /// How many others lie face down.
    pub face_down: usize,
    /// The points if the game ended now, if the viewer may know them.
    pub points: Option<i32>,
}

/// A hero card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub struct HeroView {
    pub id: String,
    /// The key of its name in the texts.
    pub name: String,
    pub guild: Guild,
    pub cost: Resources,
    pub points: Points,
    pub bonus_settlers: u8,
    pub monster: Monster,
    /// Whether the values are printed or ours.
    pub origin: Origin,
}

/// A hero in the row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RowView {
    /// The card.
    pub hero: HeroView,
    /// What it costs there, surcharge included.
    pub price: Resources,
}

/// A terrain tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub struct TerrainView {
    pub id: String,
    pub region: Region,
    pub resource: Resource,
    pub monster: Monster,
    /// Whether the values are printed or ours.
    pub origin: Origin,
}

/// A terrain on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub struct PlacedView {
    pub space: Space,
    pub terrain: TerrainView,
    pub monster: bool,
    pub fortified: bool,
}

/// A building on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub struct BuiltView {
    pub place: Place,
    pub building: Building,
    pub stored: u8,
}

/// A market space.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub struct MarketView {
    pub building: Building,
    pub count: u8,
    pub cost: Resources,
}

/// What is left in a strict supply.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub struct SupplyView {
    pub resources: Resources,
    pub settlers: u16,
}

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the variants are those of the phase")]
pub enum PhaseView {
    Draft,
    Turn,
    Placing { terrain: TerrainView },
    Luck { region: Region },
    Checking { spaces: Vec<Space> },
    Street { street: Street, used: Vec<Place> },
    Clock { place: Place },
    Keeping,
    NewArtifact,
    Over,
}

/// The table as `viewer` sees it.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let data = state.data();
    let row = state.heroes.row.iter().enumerate();
    let held: Artifacts = state.seats().filter_map(|seat| state.player(seat).artifact).collect();
    View {
        printing: state.config.printing,
        supply_rule: state.config.supply,
        heroes_lie: state.config.heroes,
        empty_rows: state.config.empty_rows,
        scroll_any: state.config.scroll_any,
        data: ViewData::new(&state.config.data),
        round: state.round,
        active: state.active,
        marker: state.marker,
        passed: state.passed,
        acted: state.acted,
        invited: state.invited,
        mirror: state.mirror,
        phase: phase(state),
        players: state.seats().map(|seat| player(state, seat, viewer)).collect(),
        hero_row: row
            .map(|(place, hero)| {
                hero.map(|id| RowView { hero: hero_view(data, id), price: data.price(place, id) })
            })
            .collect(),
        hero_deck: state.heroes.deck.len(),
        discarded_heroes: state.heroes.discarded.iter().map(|hero| data.hero_id(hero).to_owned()).collect(),
        market: state
            .market
            .spaces
            .iter()
            .map(|stack| {
                stack.map(|stack| MarketView {
                    building: stack.building,
                    count: stack.count,
                    cost: data.building(stack.building).cost,
                })
            })
            .collect(),
        building_pile: state.market.pile.iter().sum(),
        terrain_stacks: Region::ALL.map(|region| state.terrains.and(region.terrains()).len()),
        artifacts: state.artifacts,
        artifact_stack: state.artifact_stack.len(),
        artifacts_gone: Artifacts::full().minus(held).minus(state.artifacts).minus(state.artifact_stack),
        monsters: state.monsters,
        supply: match state.supply {
            Supply::Open => None,
            Supply::Strict { resources, settlers } => Some(SupplyView { resources, settlers }),
        },
    }
}

fn player(state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let (player, data) = (state.player(seat), state.data());
    let seen = if hero::are_shown(state, seat, viewer) { player.heroes } else { HeroSet::EMPTY };
    let wilderness = &player.wilderness;
    PlayerView {
        resources: player.resources,
        basic: player.basic,
        bonus: player.bonus,
        areas: player.areas,
        artifact: player.artifact,
        terrains: wilderness
            .tiles()
            .map(|(space, tile)| PlacedView {
                space,
                terrain: terrain_view(data, tile),
                monster: wilderness.monsters.contains(space),
                fortified: wilderness.forts.contains(space),
            })
            .collect(),
        buildings: player
            .streets
            .iter()
            .map(|(place, built)| BuiltView { place, building: built.building, stored: built.stored })
            .collect(),
        heroes: seen.iter().map(|hero| hero_view(data, hero)).collect(),
        face_down: player.heroes.minus(seen).len(),
        points: hero::are_shown(state, seat, viewer).then(|| scoring::total(state, seat)),
    }
}

fn hero_view(data: &Data, hero: HeroId) -> HeroView {
    let card = data.hero(hero);
    HeroView {
        id: data.hero_id(hero).to_owned(),
        name: card.key.to_owned(),
        guild: card.guild,
        cost: card.cost,
        points: card.points,
        bonus_settlers: card.bonus_settlers,
        monster: card.monster,
        origin: card.origin,
    }
}

fn terrain_view(data: &Data, tile: TerrainId) -> TerrainView {
    let terrain = data.terrain(tile);
    TerrainView {
        id: data.terrain_id(tile).to_owned(),
        region: tile.region(),
        resource: terrain.resource,
        monster: terrain.monster,
        origin: terrain.origin,
    }
}

fn phase(state: &State) -> PhaseView {
    match state.phase {
        Phase::Draft => PhaseView::Draft,
        Phase::Turn => PhaseView::Turn,
        Phase::Placing { tile } => PhaseView::Placing { terrain: terrain_view(state.data(), tile) },
        Phase::Luck { region } => PhaseView::Luck { region },
        Phase::Checking { left } => PhaseView::Checking { spaces: left.iter().collect() },
        Phase::Street { street, used } => {
            let used = Place::of(street).filter(|place| used >> place.number() & 1 == 1);
            PhaseView::Street { street, used: used.collect() }
        }
        Phase::Clock { place } => PhaseView::Clock { place },
        Phase::Keeping => PhaseView::Keeping,
        Phase::NewArtifact => PhaseView::NewArtifact,
        Phase::Over => PhaseView::Over,
    }
}
