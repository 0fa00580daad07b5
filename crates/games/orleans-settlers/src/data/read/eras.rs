//! `eras.toml`

use super::super::fields::{Fields, Problem};
use super::super::{Era, FoodSteps, RoundBonus};
use super::exactly;

pub(super) fn read(mut file: Fields) -> Result<[Era; 5], Problem> {
    if file.number("start_era")? != 1 || !file.flag("figure_upright_at_start")? {
        return Err("figures begin upright on era 1 (OR-16, OR-68)".to_owned());
    }
    let mut eras = Vec::new();
    for (place, mut row) in (1..).zip(file.tables("era")?) {
        let n = row.number("n")?;
        let mut row = row.about(format_args!("era {n}"));
        if n != place {
            return Err(row.problem(format_args!("eras stand in their order, and here {place} is due")));
        }
        row.ignore(&["id", "name_en", "name_de"]);
        let mut categories = 0;
        for category in row.texts("categories")? {
            categories |= 1 << super::places::category(&category).map_err(|error| row.problem(error))?;
        }
        let malus = if row.has("malus") { Some(malus(row.table("malus")?)?) } else { None };
        let bonus = bonus(row.table("bonus")?)?;
        let era = Era { draw: row.number("draw")?, categories, bonus, malus, peace: row.flag("peace")? };
        row.end()?;
        eras.push(era);
    }
    file.end()?;
    let eras: [Era; 5] = exactly(eras, "eras")?;
    if eras[..4].iter().any(|era| era.peace) || !eras[4].peace {
        return Err("peace is made in era 5 and in no other (OR-84)".to_owned());
    }
    Ok(eras)
}

fn malus(mut table: Fields) -> Result<FoodSteps, Problem> {
    match table.text("op")?.as_str() {
        "pay_food_by_areas" => {
            let steps = table.food_steps()?;
            table.end()?;
            Ok(steps)
        }
        other => Err(table.problem(format_args!("`{other}` is no malus: pay_food_by_areas"))),
    }
}

fn bonus(mut table: Fields) -> Result<RoundBonus, Problem> {
    let op = table.text("op")?;
    let n = table.number("n")?;
    let bonus = match op.as_str() {
        "fame_per" => RoundBonus::Fame(table.count()?, n),
        "coins_per" => RoundBonus::Coins(table.count()?, n),
        "coins_if_sole_most_areas" => RoundBonus::CoinsIfSoleMostAreas(n),
        other => {
            let known = "fame_per, coins_per, coins_if_sole_most_areas";
            return Err(table.problem(format_args!("`{other}` is no round bonus: {known}")));
        }
    };
    table.end()?;
    Ok(bonus)
}
