//! The deeds and the market.

use std::fmt::Display;

use steading_game::{Lines, PositionError, Seat};

use super::optional;
use crate::data::{DeedTile, MAX_DEED_SLOTS};
use crate::state::full_market;
use crate::{Deed, Follower, Followers, Good, Goods, Place, State};

pub(super) fn read_deeds(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let mut food = 0u8;
    if let Some(line) = lines.take("deeds")? {
        let mut words = line.words().peekable();
        while let Some(word) = words.next() {
            let deed: Deed = word.parse().map_err(|error| line.problem(error))?;
            let mut slot = 0;
            while let Some(number) = words.peek().and_then(|word| word.parse::<u8>().ok()) {
                let facts = state.data().deeds[deed.index()].slots.get(slot).copied();
                let facts = facts.filter(|_| slot < MAX_DEED_SLOTS);
                let facts =
                    facts.ok_or_else(|| line.problem(format_args!("{deed} has not so many slots")))?;
                state.deeds.filled[deed.index()][slot] = number;
                if facts.tile == DeedTile::Food {
                    food = food.saturating_add(number);
                }
                slot += 1;
                words.next();
            }
        }
    }
    // Food that nobody names is grain.
    state.deeds.food.add(Good::Grain, food);
    if let Some(line) = lines.take("deed-food")? {
        state.deeds.food = Goods::read(line.words()).map_err(|error| line.problem(error))?;
    }
    Ok(())
}

/// The market holds what is nowhere else.
pub(super) fn read_market(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    if let Some(line) = lines.take("removed")? {
        state.market.removed = Goods::read(line.words()).map_err(|error| line.problem(error))?;
    }
    let all = full_market(&state.config);
    let (sent_followers, sent_goods, sent_technology) = state.deeds.sent(state.data());
    let too_many =
        |what: &dyn Display| PositionError::whole(format!("there are too many {what} on the table"));
    state.market.goods = if let Some(line) = lines.take("market-goods")? {
        Goods::read(line.words()).map_err(|error| line.problem(error))?
    } else {
        let mut left = all.goods;
        for good in Good::ALL {
            let owned: u32 =
                state.seats().map(|seat| u32::from(state.player(seat).all_goods().count(good))).sum();
            let gone =
                owned + u32::from(sent_goods.count(good)) + u32::from(state.market.removed.count(good));
            let count = u32::from(left.count(good)).checked_sub(gone).ok_or_else(|| too_many(&good))?;
            left.0[good.index()] = count as u8;
        }
        left
    };
    state.market.followers = if let Some(line) = lines.take("market-followers")? {
        Followers::read(line.words()).map_err(|error| line.problem(error))?
    } else {
        let mut left = all.followers;
        for follower in Follower::ALL {
            let owned = |seat: Seat| {
                let player = state.player(seat);
                let placed: usize = Place::all()
                    .map(|place| player.on(place).followers().filter(|&f| f == follower).count())
                    .sum();
                u32::from(player.bag.count(follower))
                    + u32::from(player.green.count(follower))
                    + placed as u32
            };
            let gone: u32 = state.seats().map(owned).sum::<u32>() + u32::from(sent_followers.count(follower));
            let count =
                u32::from(left.count(follower)).checked_sub(gone).ok_or_else(|| too_many(&follower))?;
            left.0[follower.index()] = count as u8;
        }
        left
    };
    let placed: usize = state
        .seats()
        .map(|seat| Place::all().filter(|&place| state.player(seat).on(place).technology().is_some()).count())
        .sum();
    let elsewhere = placed + usize::from(sent_technology);
    let technology = usize::from(all.technology).checked_sub(elsewhere).map(|left| left as u8);
    let technology = optional(lines, "technology")?.or(technology);
    state.market.technology = technology.ok_or_else(|| too_many(&"technology tiles"))?;
    let churches = all.churches.checked_sub(state.board.churches.len() as u8);
    state.market.churches = optional(lines, "churches")?.or(churches).ok_or_else(|| too_many(&"churches"))?;
    state.market.cards = match lines.take("stock")? {
        Some(line) => {
            let words = line.words().filter(|&word| word != "none").map(str::parse::<Place>);
            words.collect::<Result<_, _>>().map_err(|error| line.problem(error))?
        }
        None => state.seats().fold(all.cards, |left, seat| left.minus(state.player(seat).open)),
    };
    Ok(())
}
