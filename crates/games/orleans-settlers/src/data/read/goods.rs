//! `goods.toml`

use super::super::GoodFacts;
use super::super::fields::{Fields, Problem};
use super::{exactly, rows};
use crate::{Good, GoodSet, Terrain};

type Goods = ([GoodFacts; 7], GoodSet, Vec<(Terrain, Good)>);

pub(super) fn read(mut file: Fields) -> Result<Goods, Problem> {
    let mut rules = file.table("rules")?;
    rules.ignore(&["paid_goods_return_to_market", "market_is_finite"]);
    rules.end()?;
    let mut facts = Vec::new();
    let mut food = Vec::new();
    let mut terrains = Vec::new();
    for (good, mut row) in rows(&mut file, "good", Good::ALL.into_iter())? {
        if row.flag("food")? {
            food.push(good);
        }
        let terrain = row.text("terrain")?;
        if !terrain.is_empty() {
            terrains.push((terrain.parse().map_err(|error| row.problem(error))?, good));
        }
        facts.push(GoodFacts { value: row.number("value")?, supply: row.by_players("supply")? });
        row.end()?;
    }
    file.end()?;
    Ok((exactly(facts, "goods")?, food.into_iter().collect(), terrains))
}
