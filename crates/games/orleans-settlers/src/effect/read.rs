//! Effects as `data/places.toml` writes them.

use crate::data::{Count, Fields, Problem};
use crate::pending::{Building, Purchase};
use crate::{Follower, Good};

use super::{Effect, Per, Step};

impl Step {
    /// Reads `{ op = "recruit", follower = "farmer" }`. `values` are what the goods are worth.
    pub(crate) fn read(mut fields: Fields, values: &[u8; 7]) -> Result<Step, Problem> {
        let if_previous = fields.flag("if_previous")?;
        let op = fields.text("op")?;
        let effect = match op.as_str() {
            "recruit" => Effect::Recruit(fields.word::<Follower>("follower")?),
            "gain_good" => Effect::GainGood(fields.word("good")?, fields.positive("n")?),
            "gain_coins" => Effect::GainCoins(fields.positive("n")?),
            "gain_fame" => Effect::GainFame(fields.positive("n")?),
            "gain_citizen" => Effect::GainCitizen(fields.positive("n")?),
            "coins_per" => Effect::CoinsPer(Per::read(&mut fields)?),
            "coins_per_filled" => Effect::CoinsPerFilled(fields.positive("n")?),
            "choose" => Effect::Choose,
            "harvest" => Effect::Harvest(fields.positive("max_areas")?),
            "expand" => Effect::Expand {
                times: fields.number_or("times", 1)?.max(1),
                conquest: match fields.text("conquest_needs")?.as_str() {
                    "knight" => true,
                    "never" => false,
                    other => {
                        let known = "knight, never";
                        return Err(
                            fields.problem(format_args!("`conquest_needs` is one of {known}, not {other}"))
                        );
                    }
                },
            },
            "acquire_place" => Effect::AcquirePlace,
            "build" => {
                let word = fields.text("what")?;
                let what = Building::from_id(&word).ok_or_else(|| {
                    fields.problem(format_args!("`{word}` cannot be built: village, fortress, church"))
                })?;
                Effect::Build { what: Some(what), discount: 0 }
            }
            "build_choice" => Effect::Build { what: None, discount: fields.number("wood_discount")? },
            "market" => Effect::Market {
                sell_max: fields.positive("sell_max")?,
                purchase: Purchase {
                    most: fields.number("buy_max")?,
                    surcharge: fields.number("buy_surcharge")?,
                },
            },
            "send_to_deeds" => Effect::SendToDeeds,
            "technology" => Effect::Technology(fields.positive("n")?),
            "exchange" => Effect::Exchange {
                give: [fields.word::<Good>("give")?].into_iter().collect(),
                get: fields.word("get")?,
                max: fields.positive("max")?,
            },
            "exchange_stored" => Effect::ExchangeStored(fields.word("get")?),
            "exchange_any" => {
                let (min, max) = (fields.number("give_min_value")?, fields.number("give_max_value")?);
                let get: Good = fields.word("get")?;
                let worth = |good: &Good| (min..=max).contains(&values[good.index()]) && *good != get;
                Effect::Exchange {
                    give: Good::ALL.into_iter().filter(worth).collect(),
                    get,
                    max: fields.positive("max")?,
                }
            }
            other => {
                let known = "recruit, gain_good, gain_coins, gain_fame, gain_citizen, coins_per, coins_per_filled, \
                    choose, harvest, expand, acquire_place, build, build_choice, market, send_to_deeds, technology, \
                    exchange, exchange_stored, exchange_any";
                return Err(fields.problem(format_args!("`{other}` is no effect: {known}")));
            }
        };
        fields.end()?;
        Ok(Step { effect, if_previous })
    }
}

impl Per {
    /// Reads `per`, `every`, `n`, `min` and `max`.
    pub(crate) fn read(fields: &mut Fields) -> Result<Per, Problem> {
        let what: Count = fields.count()?;
        let per = Per {
            what,
            every: fields.number_or("every", 1)?,
            n: fields.positive("n")?,
            min: fields.number_or("min", 0)?,
            max: fields.number_or("max", u8::MAX)?,
        };
        if per.every == 0 || per.min > per.max {
            return Err(fields.problem("`every` must be at least 1, and `min` at most `max`"));
        }
        Ok(per)
    }
}
