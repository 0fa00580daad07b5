//! `deeds.toml`

use super::super::fields::{Fields, Problem};
use super::super::{DeedFacts, DeedSlot, DeedTile, Found, MAX_DEED_SLOTS};
use super::rows_of_box;
use crate::{Deed, Follower, Good};

pub(super) fn read(mut file: Fields) -> Result<(Vec<DeedFacts>, u8), Problem> {
    let mut reward = file.table("completion_reward")?;
    let citizens = reward.number("citizens")?;
    reward.end()?;
    let mut deeds = Vec::new();
    for (_, row) in rows_of_box(&mut file, "deed", Deed::all())? {
        let Some(mut row) = row else {
            deeds.push(DeedFacts::absent());
            continue;
        };
        let ends_hunger =
            match row.has("on_complete").then(|| row.text("on_complete")).transpose()?.as_deref() {
                None => false,
                Some("hunger_eliminated") => true,
                Some(other) => {
                    return Err(row.problem(format_args!("`{other}` is not known: hunger_eliminated")));
                }
            };
        let slots = if row.has("food_slots") { food_slots(&mut row)? } else { slots(&mut row)? };
        if slots.is_empty() || slots.len() > MAX_DEED_SLOTS {
            return Err(row.problem(format_args!("a deed has 1 to {MAX_DEED_SLOTS} different slots")));
        }
        let found = Found::read(&mut row)?;
        row.end()?;
        deeds.push(DeedFacts { slots, ends_hunger, found });
    }
    file.end()?;
    Ok((deeds, citizens))
}

fn food_slots(row: &mut Fields) -> Result<Vec<DeedSlot>, Problem> {
    let number = row.by_players("food_slots")?;
    if number.contains(&0) {
        return Err(row.problem("`food_slots` must be at least 1"));
    }
    let (coins, fame) = reward(row)?;
    Ok(vec![DeedSlot { tile: DeedTile::Food, coins, fame, number }])
}

/// Slots with the same tile and the same reward are alike (OR-98, OR-113).
fn slots(row: &mut Fields) -> Result<Vec<DeedSlot>, Problem> {
    let mut found: Vec<DeedSlot> = Vec::new();
    for mut slot in row.tables("slots")? {
        let word = slot.text("tile")?;
        let tile = match (word.as_str(), Follower::from_id(&word), Good::from_id(&word)) {
            ("food", ..) => DeedTile::Food,
            ("coin", ..) => DeedTile::Coin,
            ("technology", ..) => DeedTile::Technology,
            (_, Some(follower), _) => DeedTile::Follower(follower),
            (_, None, Some(good)) => DeedTile::Good(good),
            (_, None, None) => {
                let known = "a follower nor a good, nor food, coin or technology";
                return Err(slot.problem(format_args!("`{word}` is neither {known}")));
            }
        };
        let (coins, fame) = reward(&mut slot)?;
        slot.end()?;
        match found.iter_mut().find(|other| (other.tile, other.coins, other.fame) == (tile, coins, fame)) {
            Some(alike) => alike.number = alike.number.map(|number| number.saturating_add(1)),
            None => found.push(DeedSlot { tile, coins, fame, number: [1; 3] }),
        }
    }
    Ok(found)
}

fn reward(row: &mut Fields) -> Result<(u8, u8), Problem> {
    let mut reward = row.table("reward")?;
    let found = (reward.number_or("coins", 0)?, reward.number_or("fame", 0)?);
    reward.end()?;
    Ok(found)
}
