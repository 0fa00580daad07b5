//! `supply.toml`: counts, costs and rewards.

use serde::Deserialize;
use steading_game::{SetupError, named};

use super::Origin;
use super::rows::{File, HIGHEST_GAIN, HIGHEST_PRICE, limited};
use crate::{Heroes, MAX_PLAYERS, Monster, Resources};

/// Counts, costs and rewards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SupplyFacts {
    /// The tokens of the German printing (SE-2.4).
    pub german: Resources,
    /// The tokens of the English printing.
    pub english: Resources,
    /// All bonus settlers (SE-2.3).
    pub bonus_settlers: u16,
    /// The monsters of each colour (SE-2.3).
    pub monsters_per_colour: u8,
    /// What every player starts with (SE-3.6).
    pub start: Resources,
    /// Settlers to construct a building (SE-6.1).
    pub build: u8,
    /// Settlers to explore a region (SE-6.2).
    pub explore: [u8; 3],
    /// Settlers to hunt a monster, by colour (SE-6.3).
    pub hunt: [u8; 4],
    /// Settlers to build a fortification (SE-6.4).
    pub fortify: u8,
    /// What hunting pays, by colour (SE-6.3.1).
    pub rewards: [Resources; 4],
    /// What a place in the hero row costs more, the leftmost first (SE-8.2).
    pub surcharges: [Resources; Heroes::PLACES],
    /// The points from which a solo player has each rank, the lowest first (SE-13.3).
    pub ranks: [u16; 4],
    /// Where the values come from.
    pub origin: Origin,
}

named! {
    /// The rank of a solo player (SE-13.3), the lowest first.
    pub enum Rank in "rank" {
        Settler = "settler",
        Mayor = "mayor",
        Knight = "knight",
        Lord = "lord",
    }
}

impl SupplyFacts {
    /// The rank for that many points.
    pub fn rank(&self, points: i32) -> Rank {
        let reached = Rank::ALL.into_iter().zip(self.ranks).filter(|&(_, min)| points >= i32::from(min));
        reached.map(|(rank, _)| rank).next_back().unwrap_or(Rank::Settler)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printings {
    german: Resources,
    english: Resources,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Components {
    bonus_settlers: u16,
    monsters_per_colour: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    start_resources: Resources,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionCost {
    build: u8,
    explore: Explore,
    hunt: ByColour<u8>,
    fortify: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(non_snake_case, reason = "the regions have these names")]
struct Explore {
    I: u8,
    II: u8,
    III: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByColour<T> {
    green: T,
    yellow: T,
    blue: T,
    red: T,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroRow {
    surcharge: Vec<Resources>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RankRow {
    min: u16,
}

const TABLES: [&str; 8] =
    ["source", "printing", "components", "setup", "action_cost", "hunt_reward", "hero_row", "rank"];

/// Reads and checks the file.
pub(super) fn read(text: &str) -> Result<SupplyFacts, SetupError> {
    let file = File::parse("supply.toml", text, &TABLES)?;
    let wrong = |key: &'static str| {
        let file = &file;
        move |problem: String| file.problem(format!("{key}: {problem}"))
    };
    let Printings { german, english } = file.value("printing")?;
    let Components { bonus_settlers, monsters_per_colour } = file.value("components")?;
    let Start { start_resources: start } = file.value("setup")?;
    for printing in [german, english] {
        limited(printing, 200).map_err(wrong("printing"))?;
        let all = (0..MAX_PLAYERS).fold(Resources::NONE, |sum, _| sum.plus(start));
        if !printing.contains(limited(start, HIGHEST_PRICE).map(|_| all).map_err(wrong("setup"))?) {
            return Err(file.problem("printing: there are too few tokens to give four players their start"));
        }
    }
    if bonus_settlers > 200 || !(1..=36).contains(&monsters_per_colour) {
        return Err(file.problem("components: at most 200 bonus settlers and 1 to 36 monsters of a colour"));
    }
    let cost: ActionCost = file.value("action_cost")?;
    let explore = [cost.explore.I, cost.explore.II, cost.explore.III];
    let hunt = [cost.hunt.green, cost.hunt.yellow, cost.hunt.blue, cost.hunt.red];
    let fine = |settlers: &u8| (1..=9).contains(settlers);
    if !explore.iter().chain(&hunt).chain([&cost.build, &cost.fortify]).all(fine) {
        return Err(file.problem("action_cost: every action costs 1 to 9 settlers"));
    }
    let reward: ByColour<Resources> = file.value("hunt_reward")?;
    let rewards = [reward.green, reward.yellow, reward.blue, reward.red];
    for (colour, reward) in Monster::ALL.into_iter().zip(rewards) {
        limited(reward, HIGHEST_GAIN)
            .map_err(|problem| file.problem(format!("hunt_reward: {}: {problem}", colour.id())))?;
    }
    let HeroRow { surcharge } = file.value("hero_row")?;
    let surcharges: [Resources; Heroes::PLACES] = surcharge
        .try_into()
        .map_err(|_| file.problem("hero_row: there are 4 places, each has its surcharge"))?;
    for surcharge in surcharges {
        limited(surcharge, HIGHEST_PRICE).map_err(wrong("hero_row"))?;
    }
    let ranks = ranks(&file)?;
    Ok(SupplyFacts {
        german,
        english,
        bonus_settlers,
        monsters_per_colour,
        start,
        build: cost.build,
        explore,
        hunt,
        fortify: cost.fortify,
        rewards,
        surcharges,
        ranks,
        origin: file.source()?,
    })
}

fn ranks(file: &File) -> Result<[u16; 4], SetupError> {
    let rows = file.rows::<RankRow>("rank")?;
    let known = Rank::ALL.map(Rank::id);
    if rows.iter().map(|(id, _)| id.as_str()).ne(known) {
        return Err(file.problem(format!("the ranks are {}, in this order", known.join(", "))));
    }
    let mins: Vec<u16> = rows.iter().map(|(_, row)| row.min).collect();
    if mins.first() != Some(&0) || !mins.is_sorted_by(|a, b| a < b) {
        return Err(file.problem("the ranks begin at 0 points and go up"));
    }
    mins.try_into().map_err(|_| file.problem("4 ranks are needed"))
}
