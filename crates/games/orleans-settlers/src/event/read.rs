//! Happenings as `data/events.toml` writes them.

use super::{Comparison, Happening};
use crate::data::{Count, Fields, PlaceFacts, Problem};
use crate::effect::Per;
use crate::{Follower, Place};

impl Happening {
    /// Reads `{ op = "pay_food", n = 1, remove_from_game = true }`.
    pub(crate) fn read(mut fields: Fields, places: &[PlaceFacts]) -> Result<Happening, Problem> {
        let op = fields.text("op")?;
        let happening = match op.as_str() {
            "pay_food" => {
                removed(&mut fields)?;
                Happening::PayFood(fields.positive("n")?)
            }
            "pay_food_by_areas" => {
                removed(&mut fields)?;
                Happening::PayFoodByAreas(fields.food_steps()?)
            }
            "pay_coins_per" => {
                if fields.text("round")? != "up" {
                    return Err(fields.problem("`round` is `up`"));
                }
                Happening::PayCoinsPer(fields.count()?, fields.positive("every")?)
            }
            "pay_coin_or_good" => Happening::PayCoinOrGood(fields.positive("n")?),
            "pay_goods_per_terrain" => Happening::PayGoodsPerTerrain {
                terrain: fields.word("terrain")?,
                n: fields.positive("n")?,
                max: fields.number_or("max", u8::MAX)?,
            },
            "pay_coins_unless" => Happening::PayCoinsUnless(fields.word("has")?, fields.positive("n")?),
            "gain_good" => Happening::GainGood(fields.word("good")?, fields.positive("n")?),
            "gain_good_per_terrain" => Happening::GainGoodPerTerrain {
                terrain: fields.word("terrain")?,
                good: fields.word("good")?,
                n: fields.positive("n")?,
                max: fields.number_or("max", u8::MAX)?,
            },
            "coins_per" => Happening::CoinsPer(Per::read(&mut fields)?),
            "fame_per" => Happening::FamePer(Per::read(&mut fields)?),
            "citizen_if" => match fields.text("has")?.as_str() {
                "church" => Happening::CitizenIfChurch(fields.positive("n")?),
                other => return Err(fields.problem(format_args!("`has` is church, not {other}"))),
            },
            "recruit_choice" => {
                optional(&mut fields)?;
                let followers: Vec<Follower> = fields.words("followers")?;
                Happening::RecruitChoice(followers.iter().fold(0, |bits, one| bits | 1 << one.index()))
            }
            "compare" => Happening::Compare(comparison(&mut fields)?),
            "sell" => {
                optional(&mut fields)?;
                Happening::Sell { max: fields.positive("max")?, bonus: fields.number_or("bonus", 0)? }
            }
            "buy_technology" => {
                optional(&mut fields)?;
                Happening::BuyTechnology(fields.number("coins")?)
            }
            "lose_random_follower" => Happening::LoseRandomFollower(fields.positive("n")?),
            "market_bonus" => Happening::MarketBonus(fields.positive("n")?),
            "wild_slot" => wild_slot(&mut fields, places)?,
            "build_discount" => Happening::BuildDiscount(fields.positive("wood")?),
            "forbid_recruit" => Happening::ForbidRecruit(fields.word("follower")?),
            "forbid_conquest" => Happening::ForbidConquest,
            "fame_on_expand" => Happening::FameOnExpand(fields.positive("n")?),
            "prohibit_left_neighbour" => Happening::ProhibitLeftNeighbour,
            other => {
                let known = "pay_food, pay_food_by_areas, pay_coins_per, pay_coin_or_good, pay_goods_per_terrain, \
                    pay_coins_unless, gain_good, gain_good_per_terrain, coins_per, fame_per, citizen_if, \
                    recruit_choice, compare, sell, buy_technology, lose_random_follower, market_bonus, wild_slot, \
                    build_discount, forbid_recruit, forbid_conquest, fame_on_expand, prohibit_left_neighbour";
                return Err(fields.problem(format_args!("`{other}` is no event: {known}")));
            }
        };
        fields.end()?;
        Ok(happening)
    }
}

/// Food that events demand leaves the game.
fn removed(fields: &mut Fields) -> Result<(), Problem> {
    if fields.flag("remove_from_game")? {
        Ok(())
    } else {
        Err(fields.problem("`remove_from_game` must be true"))
    }
}

/// What events offer can always be declined.
fn optional(fields: &mut Fields) -> Result<(), Problem> {
    if fields.flag("optional")? { Ok(()) } else { Err(fields.problem("`optional` must be true")) }
}

fn comparison(fields: &mut Fields) -> Result<Comparison, Problem> {
    let what = match fields.text("what")?.as_str() {
        "areas" => Count::Areas,
        "followers_owned" => Count::Followers,
        "knights_owned" => Count::Knights,
        other => {
            let known = "areas, followers_owned, knights_owned";
            return Err(fields.problem(format_args!("`{other}` cannot be compared: {known}")));
        }
    };
    Ok(Comparison {
        what,
        most_coins: fields.number_or("most_coins", 0)?,
        most_fame: fields.number_or("most_fame", 0)?,
        least_coins: fields.number_or("least_coins", 0)?,
        least_pay_coins: fields.number_or("least_pay_coins", 0)?,
        least_applies_at: fields.number_or("least_applies_at", 2)?,
        ties_share: fields.flag("ties_share")?,
    })
}

fn wild_slot(fields: &mut Fields, places: &[PlaceFacts]) -> Result<Happening, Problem> {
    let place: Place = fields.word("place")?;
    let word = match fields.text("slot")?.as_str() {
        "any" => None,
        word => Some(word.parse::<Follower>().map_err(|error| fields.problem(error))?),
    };
    if !places[place.index()].slots.iter().any(|slot| slot.word == word) {
        return Err(fields.problem(format_args!("`{place}` has no such slot")));
    }
    Ok(Happening::WildSlot(place, word))
}
