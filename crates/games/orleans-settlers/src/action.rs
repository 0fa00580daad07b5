//! What a player can decide, and its notation.
//!
//! Rule: OR-111. `prohibit market` · `draw 4` · `put farmer expansion 1` · `lay grain bakery` · `recall` · `end` · `activate market` · `pass` ·
//! `choose 2` · `harvest B2` · `expand C3` · `acquire bakery` · `build village B2` · `sell wine` · `buy wood` ·
//! `send farmer hospice 1` · `send trader fish food_depot 1` · `send trader coin canal 1` · `send trader technology road 2` · `technology expansion 2` · `exchange grain` · `stop` ·
//! `unlock castle` · `advance` · `citizen` · `decline` · `recruit farmer` · `pay grain` · `pay coin` · `give settler` ·
//! `give settler B2` · `give fortress` · `give fortress B2` · `give technology market` · `give card bakery` ·
//! `give citizen` · `give wood`. Slots and options are counted from 1.

use std::fmt;
use std::str::FromStr;

use steading_game::NotAnAction;

use crate::data::{MAX_DEED_SLOTS, MAX_DRAW, MAX_OPTIONS, MAX_SLOTS};
use crate::{Building, Deed, Follower, Good, Place, Space};

/// One decision (OR-111). Slots and options are counted from 0 here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay the prohibition tile of the left neighbour on one of that player's places.
    Prohibit(Place),
    /// Move a follower from the green to a slot.
    Put {
        /// The follower.
        follower: Follower,
        /// The place.
        place: Place,
        /// The slot.
        slot: u8,
    },
    /// Draw so many followers from the bag (the other reading of OR-40).
    Draw(u8),
    /// Lay a good of the own supply on a place that holds goods.
    Lay {
        /// The good.
        good: Good,
        /// The place.
        place: Place,
    },
    /// Take all followers back from the places (OR-45a).
    Recall,
    /// End planning.
    End,
    /// Activate a place.
    Activate(Place),
    /// Pass for the rest of the phase.
    Pass,
    /// Take one option of a place.
    Choose(u8),
    /// Harvest an area.
    Harvest(Space),
    /// Place a settler.
    Expand(Space),
    /// Acquire a place card.
    Acquire(Place),
    /// Build something.
    Build(Building, Space),
    /// Sell a good.
    Sell(Good),
    /// Buy a good.
    Buy(Good),
    /// Send a tile to a deed.
    Send {
        /// The follower that is sent, or that goes back to the bag for something else.
        follower: Follower,
        /// What is sent.
        cargo: Cargo,
        /// The deed.
        deed: Deed,
        /// Which kind of its slots.
        slot: u8,
    },
    /// Put a technology tile on a slot.
    Technology {
        /// The place.
        place: Place,
        /// The slot.
        slot: u8,
    },
    /// Exchange a good.
    Exchange(Good),
    /// Do it no more times.
    Stop,
    /// Fame bonus: open a base place card.
    Unlock(Place),
    /// Fame bonus: advance to the next era.
    Advance,
    /// Fame bonus: gain a citizen.
    Citizen,
    /// Take nothing.
    Decline,
    /// Take a follower that joins.
    Recruit(Follower),
    /// Give a good, or a coin.
    Pay(Option<Good>),
    /// Give something under torture.
    Give(Thing),
}

/// What is sent to a deed (OR-97).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cargo {
    /// The follower itself.
    Follower,
    /// A good of the own supply.
    Good(Good),
    /// A coin.
    Coin,
    /// A technology tile of an own place.
    Technology,
}

/// What can be given under torture (OR-102).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A settler from the supply, or from an area.
    Settler(Option<Space>),
    /// A fortress from the supply, or from an area.
    Fortress(Option<Space>),
    /// The technology tile of a place.
    Technology(Place),
    /// An open base place card or an acquired card.
    Card(Place),
    /// A citizen.
    Citizen,
    /// A good of the own supply.
    Good(Good),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Prohibit(place) => write!(f, "prohibit {place}"),
            Action::Put { follower, place, slot } => write!(f, "put {follower} {place} {}", slot + 1),
            Action::Draw(number) => write!(f, "draw {number}"),
            Action::Lay { good, place } => write!(f, "lay {good} {place}"),
            Action::Recall => f.write_str("recall"),
            Action::End => f.write_str("end"),
            Action::Activate(place) => write!(f, "activate {place}"),
            Action::Pass => f.write_str("pass"),
            Action::Choose(option) => write!(f, "choose {}", option + 1),
            Action::Harvest(space) => write!(f, "harvest {space}"),
            Action::Expand(space) => write!(f, "expand {space}"),
            Action::Acquire(place) => write!(f, "acquire {place}"),
            Action::Build(building, space) => write!(f, "build {} {space}", building.id()),
            Action::Sell(good) => write!(f, "sell {good}"),
            Action::Buy(good) => write!(f, "buy {good}"),
            Action::Send { follower, cargo, deed, slot } => {
                write!(f, "send {follower} ")?;
                match cargo {
                    Cargo::Follower => {}
                    Cargo::Good(good) => write!(f, "{good} ")?,
                    Cargo::Coin => f.write_str("coin ")?,
                    Cargo::Technology => f.write_str("technology ")?,
                }
                write!(f, "{deed} {}", slot + 1)
            }
            Action::Technology { place, slot } => write!(f, "technology {place} {}", slot + 1),
            Action::Exchange(good) => write!(f, "exchange {good}"),
            Action::Stop => f.write_str("stop"),
            Action::Unlock(place) => write!(f, "unlock {place}"),
            Action::Advance => f.write_str("advance"),
            Action::Citizen => f.write_str("citizen"),
            Action::Decline => f.write_str("decline"),
            Action::Recruit(follower) => write!(f, "recruit {follower}"),
            Action::Pay(Some(good)) => write!(f, "pay {good}"),
            Action::Pay(None) => f.write_str("pay coin"),
            Action::Give(thing) => match thing {
                Thing::Settler(None) => f.write_str("give settler"),
                Thing::Settler(Some(space)) => write!(f, "give settler {space}"),
                Thing::Fortress(None) => f.write_str("give fortress"),
                Thing::Fortress(Some(space)) => write!(f, "give fortress {space}"),
                Thing::Technology(place) => write!(f, "give technology {place}"),
                Thing::Card(place) => write!(f, "give card {place}"),
                Thing::Good(good) => write!(f, "give {good}"),
                Thing::Citizen => f.write_str("give citizen"),
            },
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        read(text).map_err(|expected| NotAnAction::new(text, expected))
    }
}

fn read(text: &str) -> Result<Action, String> {
    let words: Vec<&str> = text.split(' ').collect();
    Ok(match words[..] {
        ["prohibit", place] => Action::Prohibit(place.parse()?),
        ["put", follower, place, slot] => Action::Put {
            follower: follower.parse()?,
            place: place.parse()?,
            slot: numbered(slot, MAX_SLOTS, "slot")?,
        },
        ["draw", number] => Action::Draw(counted(number)?),
        ["lay", good, place] => Action::Lay { good: good.parse()?, place: place.parse()? },
        ["recall"] => Action::Recall,
        ["end"] => Action::End,
        ["activate", place] => Action::Activate(place.parse()?),
        ["pass"] => Action::Pass,
        ["choose", option] => Action::Choose(numbered(option, MAX_OPTIONS, "option")?),
        ["harvest", space] => Action::Harvest(space.parse()?),
        ["expand", space] => Action::Expand(space.parse()?),
        ["acquire", place] => Action::Acquire(place.parse()?),
        ["build", what, space] => {
            let building = Building::from_id(what).ok_or("village, fortress and church can be built")?;
            Action::Build(building, space.parse()?)
        }
        ["sell", good] => Action::Sell(good.parse()?),
        ["buy", good] => Action::Buy(good.parse()?),
        ["send", follower, deed, slot] => Action::Send {
            follower: follower.parse()?,
            cargo: Cargo::Follower,
            deed: deed.parse()?,
            slot: numbered(slot, MAX_DEED_SLOTS, "slot")?,
        },
        ["send", follower, cargo, deed, slot] => Action::Send {
            follower: follower.parse()?,
            cargo: match cargo {
                "coin" => Cargo::Coin,
                "technology" => Cargo::Technology,
                good => Cargo::Good(good.parse()?),
            },
            deed: deed.parse()?,
            slot: numbered(slot, MAX_DEED_SLOTS, "slot")?,
        },
        ["technology", place, slot] => {
            Action::Technology { place: place.parse()?, slot: numbered(slot, MAX_SLOTS, "slot")? }
        }
        ["exchange", good] => Action::Exchange(good.parse()?),
        ["stop"] => Action::Stop,
        ["unlock", place] => Action::Unlock(place.parse()?),
        ["advance"] => Action::Advance,
        ["citizen"] => Action::Citizen,
        ["decline"] => Action::Decline,
        ["recruit", follower] => Action::Recruit(follower.parse()?),
        ["pay", "coin"] => Action::Pay(None),
        ["pay", good] => Action::Pay(Some(good.parse()?)),
        ["give", "settler"] => Action::Give(Thing::Settler(None)),
        ["give", "settler", space] => Action::Give(Thing::Settler(Some(space.parse()?))),
        ["give", "fortress"] => Action::Give(Thing::Fortress(None)),
        ["give", "fortress", space] => Action::Give(Thing::Fortress(Some(space.parse()?))),
        ["give", "technology", place] => Action::Give(Thing::Technology(place.parse()?)),
        ["give", "card", place] => Action::Give(Thing::Card(place.parse()?)),
        ["give", "citizen"] => Action::Give(Thing::Citizen),
        ["give", good] => Action::Give(Thing::Good(good.parse()?)),
        _ => {
            return Err("actions begin with draw, put, lay, recall, end, activate, pass, choose, harvest, expand, acquire, \
                build, sell, buy, send, technology, exchange, stop, unlock, advance, citizen, decline, recruit, pay, \
                give or prohibit"
                .to_owned());
        }
    })
}

/// A number from 1 to `most`, as one from 0 on.
fn numbered(text: &str, most: usize, what: &str) -> Result<u8, String> {
    let number = digits(text).filter(|&number| (1..=most).contains(&usize::from(number)));
    number.map(|number| number - 1).ok_or_else(|| format!("`{text}` is no {what} from 1 to {most}"))
}

/// How many followers are drawn.
fn counted(text: &str) -> Result<u8, String> {
    let number = digits(text).filter(|&number| number <= MAX_DRAW);
    number.ok_or_else(|| format!("`{text}` is no number from 0 to {MAX_DRAW}"))
}

/// A number as it is written, without a sign or leading zeros.
fn digits(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}
