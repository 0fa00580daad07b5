//! What waits, as text:
//! `effects PLACE OPTION NEXT [done]`, with `-` for no option · `prohibit` · `draw MOST` · `choose PLACE` · `harvest LEFT SPACES` ·
//! `expand [conquest]` · `acquire` · `build village|fortress|church|any DISCOUNT` · `sell LEFT BONUS [begun] [buy MOST SURCHARGE]` · `buy MOST SURCHARGE [free]` · `deeds PLACE [begun]` ·
//! `send_technology DEED SLOT` · `technology LEFT [price COINS]` · `exchange GET LEFT [begun] GOODS` · `fame SPACES` · `recruit FOLLOWERS` ·
//! `pay LEFT [removed] [coins] GOODS` · `torture LEFT`.
//!
//! Up to version 5 of the rules an effect could expand several times, and `expand` was written `expand LEFT [begun] [conquest]`.

use std::fmt::{self, Write};

use steading_game::{Line, PositionError, Words};

use crate::pending::{Building, Purchase, Waiting};
use crate::{Follower, Good, Space, State};

pub(super) fn write(state: &State, what: Waiting, out: &mut String) -> fmt::Result {
    let begun = |begun: bool| if begun { " begun" } else { "" };
    match what {
        Waiting::Effects { place, option, next, done } => {
            let option = option.map_or("-".to_owned(), |option| (option + 1).to_string());
            write!(out, "effects {place} {option} {next}{}", if done { " done" } else { "" })
        }
        Waiting::Prohibit => out.write_str("prohibit"),
        Waiting::Draw { most } => write!(out, "draw {most}"),
        Waiting::Choose { place } => write!(out, "choose {place}"),
        Waiting::Harvest { left, done } => write!(out, "harvest {left} {done}"),
        Waiting::Expand { left, begun: done, conquest } => {
            out.push_str("expand");
            if state.data().expands_repeatedly() {
                write!(out, " {left}{}", begun(done))?;
            }
            out.write_str(if conquest { " conquest" } else { "" })
        }
        Waiting::Acquire => out.write_str("acquire"),
        Waiting::Build { what, discount } => {
            write!(out, "build {} {discount}", what.map_or("any", Building::id))
        }
        Waiting::Sell { left, bonus, begun: done, then } => {
            write!(out, "sell {left} {bonus}{}", begun(done))?;
            then.iter().try_for_each(|purchase| write!(out, " buy {} {}", purchase.most, purchase.surcharge))
        }
        Waiting::Buy { purchase, free } => {
            write!(out, "buy {} {}{}", purchase.most, purchase.surcharge, if free { " free" } else { "" })
        }
        Waiting::Deeds { place, begun: done } => write!(out, "deeds {place}{}", begun(done)),
        Waiting::SendTechnology { deed, slot } => write!(out, "send_technology {deed} {}", slot + 1),
        Waiting::Technology { left, price } => {
            write!(out, "technology {left}")?;
            price.iter().try_for_each(|price| write!(out, " price {price}"))
        }
        Waiting::Exchange { give, get, left, begun: done } => {
            write!(out, "exchange {get} {left}{}", begun(done))?;
            give.iter().try_for_each(|good| write!(out, " {good}"))
        }
        Waiting::Fame { tiles } => {
            out.push_str("fame");
            let spaces = state.data().fame.tiles.iter().enumerate();
            spaces
                .filter(|(index, _)| tiles & 1 << index != 0)
                .try_for_each(|(_, space)| write!(out, " {space}"))
        }
        Waiting::Recruit { followers } => {
            out.push_str("recruit");
            let offered = Follower::ALL.into_iter().filter(|one| followers & 1 << one.index() != 0);
            offered.into_iter().try_for_each(|follower| write!(out, " {follower}"))
        }
        Waiting::Pay { left, goods, coins, removed } => {
            let (removed, coins) = (if removed { " removed" } else { "" }, if coins { " coins" } else { "" });
            write!(out, "pay {left}{removed}{coins}")?;
            goods.iter().try_for_each(|good| write!(out, " {good}"))
        }
        Waiting::Torture { left } => write!(out, "torture {left}"),
    }
}

pub(super) fn read(state: &State, line: &Line<'_>, mut words: Words<'_>) -> Result<Waiting, PositionError> {
    let what = match words.word("what waits")? {
        "effects" => {
            let place = words.value("a place")?;
            let option = match words.word("an option or `-`")? {
                "-" => None,
                text => {
                    let number = text.parse::<u8>().ok().filter(|&number| number > 0 && text.len() == 1);
                    Some(number.ok_or_else(|| line.problem(format_args!("`{text}` is no option")))? - 1)
                }
            };
            let next = words.value("the number of the next effect")?;
            Waiting::Effects { place, option, next, done: flag(&mut words, "done") }
        }
        "prohibit" => Waiting::Prohibit,
        "draw" => Waiting::Draw { most: words.value("a number")? },
        "choose" => Waiting::Choose { place: words.value("a place")? },
        "harvest" => {
            let left = words.value("a number")?;
            let spaces = words.by_ref().filter(|&word| word != "none").map(str::parse::<Space>);
            let done = spaces.collect::<Result<_, _>>().map_err(|error| line.problem(error))?;
            Waiting::Harvest { left, done }
        }
        "expand" => {
            let repeatedly = state.data().expands_repeatedly();
            Waiting::Expand {
                left: if repeatedly { words.value("a number")? } else { 1 },
                begun: repeatedly && flag(&mut words, "begun"),
                conquest: flag(&mut words, "conquest"),
            }
        }
        "acquire" => Waiting::Acquire,
        "build" => {
            let what = match words.word("what is built")? {
                "any" => None,
                word => Some(
                    Building::from_id(word)
                        .ok_or_else(|| line.problem(format_args!("`{word}` cannot be built")))?,
                ),
            };
            Waiting::Build { what, discount: words.value("the discount")? }
        }
        "sell" => {
            let (left, bonus) = (words.value("a number")?, words.value("the bonus")?);
            let begun = flag(&mut words, "begun");
            let then = if flag(&mut words, "buy") { Some(purchase(&mut words)?) } else { None };
            Waiting::Sell { left, bonus, begun, then }
        }
        "buy" => Waiting::Buy { purchase: purchase(&mut words)?, free: flag(&mut words, "free") },
        "deeds" => Waiting::Deeds { place: words.value("a place")?, begun: flag(&mut words, "begun") },
        "send_technology" => {
            let deed = words.value("a deed")?;
            let slot: u8 = words.value("a slot")?;
            let slot = slot.checked_sub(1).ok_or_else(|| line.problem("slots are counted from 1"))?;
            Waiting::SendTechnology { deed, slot }
        }
        "technology" => {
            let left = words.value("a number")?;
            let price = if flag(&mut words, "price") { Some(words.value("the price")?) } else { None };
            Waiting::Technology { left, price }
        }
        "exchange" => {
            let (get, left) = (words.value("a good")?, words.value("a number")?);
            let begun = flag(&mut words, "begun");
            let give = words.by_ref().map(str::parse::<Good>).collect::<Result<Vec<_>, _>>();
            Waiting::Exchange {
                give: give.map_err(|error| line.problem(error))?.into_iter().collect(),
                get,
                left,
                begun,
            }
        }
        "fame" => {
            let mut tiles = 0;
            for word in words.by_ref() {
                let index = state.data().fame.tiles.iter().position(|tile| tile.to_string() == word);
                tiles |= 1 << index.ok_or_else(|| line.problem(format_args!("`{word}` has no fame tile")))?;
            }
            Waiting::Fame { tiles }
        }
        "recruit" => {
            let followers = words.by_ref().map(str::parse::<Follower>).collect::<Result<Vec<_>, _>>();
            let followers = followers.map_err(|error| line.problem(error))?;
            Waiting::Recruit { followers: followers.iter().fold(0, |bits, one| bits | 1 << one.index()) }
        }
        "pay" => {
            let left = words.value("a number")?;
            let (removed, coins) = (flag(&mut words, "removed"), flag(&mut words, "coins"));
            let goods = words.by_ref().map(str::parse::<Good>).collect::<Result<Vec<_>, _>>();
            Waiting::Pay {
                left,
                goods: goods.map_err(|error| line.problem(error))?.into_iter().collect(),
                coins,
                removed,
            }
        }
        "torture" => Waiting::Torture { left: words.value("a number")? },
        other => return Err(line.problem(format_args!("nothing waits like `{other}`"))),
    };
    words.end()?;
    Ok(what)
}

fn purchase(words: &mut Words<'_>) -> Result<Purchase, PositionError> {
    Ok(Purchase { most: words.value("a number")?, surcharge: words.value("the surcharge")? })
}

/// Takes the next word if it is `word`.
pub(super) fn flag(words: &mut Words<'_>, word: &str) -> bool {
    let mut ahead = words.clone();
    let there = ahead.next() == Some(word);
    if there {
        *words = ahead;
    }
    there
}
