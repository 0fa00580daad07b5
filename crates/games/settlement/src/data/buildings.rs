//! `buildings.toml`: the twelve types of buildings.

use serde::Deserialize;
use steading_game::SetupError;

use super::Origin;
use super::rows::{File, GainFields, HIGHEST_PRICE, limited};
use crate::effect::Effect;
use crate::{Building, Kinds, Resource, Resources};

/// What a building costs and does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildingFacts {
    /// Paid when it is built.
    pub cost: Resources,
    /// What one activation does.
    pub effect: Effect,
    /// Where the values come from.
    pub origin: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingRow {
    copies: u8,
    cost: Resources,
    effect: EffectFields,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum EffectFields {
    Gain {
        gain: GainFields,
    },
    GainChoice {
        choice: Vec<Resource>,
    },
    Exchange {
        #[serde(default)]
        pay: Resources,
        #[serde(default)]
        pay_choice: Vec<Resource>,
        gain: GainFields,
    },
    Store {
        store: Resources,
        vp_each: u8,
    },
    GainFromFort {},
}

/// Reads and checks the file.
pub(super) fn read(text: &str) -> Result<[BuildingFacts; Building::COUNT], SetupError> {
    let file = File::parse("buildings.toml", text, &["source", "building"])?;
    let rows = file.rows::<BuildingRow>("building")?;
    if let Some((id, _)) = rows.iter().find(|(id, _)| Building::from_id(id).is_none()) {
        let known = Building::ALL.map(Building::id).join(", ");
        return Err(file.in_row("building", id, format!("there is no such building, only {known}")));
    }
    let origin = file.source()?;
    let mut facts = Vec::new();
    for building in Building::ALL {
        let Some((id, row)) = rows.iter().find(|(id, _)| id == building.id()) else {
            return Err(file.problem(format!("building `{}` is missing", building.id())));
        };
        let wrong = |problem: String| file.in_row("building", id, problem);
        if row.copies != Building::COPIES {
            return Err(wrong(format!("there are 3 copies of every building, not {}", row.copies)));
        }
        let cost = limited(row.cost, HIGHEST_PRICE).map_err(wrong)?;
        facts.push(BuildingFacts { cost, effect: effect(&row.effect).map_err(wrong)?, origin });
    }
    facts.try_into().map_err(|_| file.problem("12 buildings are needed"))
}

fn effect(row: &EffectFields) -> Result<Effect, String> {
    Ok(match row {
        EffectFields::Gain { gain } => Effect::Gain(gain.gain()?),
        EffectFields::GainChoice { choice } => Effect::Choice(kinds("choice", choice)?),
        EffectFields::Exchange { pay, pay_choice, gain } => match (pay.is_empty(), pay_choice.is_empty()) {
            (false, true) => Effect::Exchange { pay: limited(*pay, HIGHEST_PRICE)?, gain: gain.gain()? },
            (true, false) => {
                Effect::ExchangeOne { pay: kinds("pay_choice", pay_choice)?, gain: gain.gain()? }
            }
            _ => return Err("an exchange has either `pay` or `pay_choice`".to_owned()),
        },
        EffectFields::Store { store, vp_each } => {
            let kind = store.kinds().next().filter(|_| store.total() == 1);
            let kind = kind.ok_or("exactly one token is stored")?;
            if *vp_each > 20 {
                return Err("a stored token is worth at most 20 points".to_owned());
            }
            Effect::Store { kind, points: *vp_each }
        }
        EffectFields::GainFromFort {} => Effect::FromFort,
    })
}

fn kinds(field: &str, listed: &[Resource]) -> Result<Kinds, String> {
    let kinds: Kinds = listed.iter().copied().collect();
    if kinds.is_empty() || kinds.len() != listed.len() {
        return Err(format!("`{field}` names at least one resource and none twice"));
    }
    Ok(kinds)
}
