//! `heroes.toml`: the 48 hero cards.

use serde::{Deserialize, Serialize};
use steading_game::SetupError;

use super::Origin;
use super::rows::{File, HIGHEST_PRICE, limited};
use crate::{Guild, HeroId, Monster, Resources};

/// A hero card (SE-2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HeroCard {
    /// The key of its name in the texts; the name of its guild for cards that we have no name for.
    pub key: &'static str,
    /// The guild.
    pub guild: Guild,
    /// The base cost.
    pub cost: Resources,
    /// The points on a Craftsman's card.
    pub points: Points,
    /// Bonus settlers.
    pub bonus_settlers: u8,
    /// The monster colour.
    pub monster: Monster,
    /// Where the values come from.
    pub origin: Origin,
}

/// The victory points of a hero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Points {
    /// 1 per own terrain.
    PerTerrain {},
    /// 1 per own building.
    PerBuilding {},
    /// 1 per own fortification.
    PerFortification {},
    /// The number on the card.
    Fixed {
        /// The number.
        points: u8,
    },
}

impl Points {
    /// The number on the card.
    pub fn number(self) -> u8 {
        match self {
            Points::PerTerrain {} | Points::PerBuilding {} | Points::PerFortification {} => 1,
            Points::Fixed { points } => points,
        }
    }

    /// The key of what the number is multiplied with, if it is.
    pub fn each(self) -> Option<&'static str> {
        match self {
            Points::PerTerrain {} => Some("terrain"),
            Points::PerBuilding {} => Some("building"),
            Points::PerFortification {} => Some("fortification"),
            Points::Fixed { .. } => None,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroCardRow {
    guild: Guild,
    cost: Resources,
    vp: Points,
    bonus_settlers: u8,
    monster: Monster,
    source: Origin,
}

/// Names exist for the deck that we designed.
const NAMED: [&str; HeroId::COUNT] = [
    "hero-a01", "hero-a02", "hero-a03", "hero-a04", "hero-a05", "hero-a06", "hero-a07", "hero-a08",
    "hero-a09", "hero-a10", "hero-a11", "hero-a12", "hero-b01", "hero-b02", "hero-b03", "hero-b04",
    "hero-b05", "hero-b06", "hero-b07", "hero-b08", "hero-b09", "hero-b10", "hero-b11", "hero-b12",
    "hero-d01", "hero-d02", "hero-d03", "hero-d04", "hero-d05", "hero-d06", "hero-d07", "hero-d08",
    "hero-d09", "hero-d10", "hero-d11", "hero-d12", "hero-c01", "hero-c02", "hero-c03", "hero-c04",
    "hero-c05", "hero-c06", "hero-c07", "hero-c08", "hero-c09", "hero-c10", "hero-c11", "hero-c12",
];

/// The key of the name of a card of this guild with this id.
fn key(id: &str, guild: Guild) -> &'static str {
    let letter = ['a', 'b', 'd', 'c'][guild.index()];
    let named = NAMED.into_iter().find(|key| key.strip_prefix("hero-") == Some(id));
    named.filter(|_| id.starts_with(letter)).unwrap_or(guild.key())
}

/// Reads and checks the file.
pub(super) fn read(text: &str) -> Result<(Vec<String>, Vec<HeroCard>), SetupError> {
    let file = File::parse("heroes.toml", text, &["deck", "hero"])?;
    let rows = file.rows::<HeroCardRow>("hero")?;
    if rows.len() != HeroId::COUNT {
        return Err(file.problem(format!("there are {} heroes, and 48 are needed", rows.len())));
    }
    let mut cards = Vec::new();
    for (id, row) in &rows {
        let wrong = |problem: String| file.in_row("hero", id, problem);
        let fits = matches!(
            (row.guild, row.vp),
            (Guild::Adventurer, Points::PerTerrain {})
                | (Guild::Builder, Points::PerBuilding {})
                | (Guild::Defender, Points::PerFortification {})
                | (Guild::Craftsman, Points::Fixed { points: 0..=50 })
        );
        if !fits {
            return Err(wrong(
                "adventurers score per_terrain, builders per_building, defenders per_fortification and \
                craftsmen fixed points up to 50"
                    .to_owned(),
            ));
        }
        if row.bonus_settlers > 2 {
            return Err(wrong(format!("0, 1 or 2 bonus settlers are possible, not {}", row.bonus_settlers)));
        }
        cards.push(HeroCard {
            key: key(id, row.guild),
            guild: row.guild,
            cost: limited(row.cost, HIGHEST_PRICE).map_err(wrong)?,
            points: row.vp,
            bonus_settlers: row.bonus_settlers,
            monster: row.monster,
            origin: row.source,
        });
    }
    Ok((rows.into_iter().map(|(id, _)| id).collect(), cards))
}
