//! What a player can decide, and its notation.
//!
//! `take magic_purse` · `build 4 upper` (market space and street) · `explore II` · `place II3` · `hunt I1` · `fortify I2` ·
//! `activate II` · `activate upper` · `activate I2` (a fortification) · `invite 3` (place in the row, 0 is the leftmost) ·
//! `trade WW for C` · `use upper1` · `use upper2 W` (with the kind of choice) · `stop` · `luck W` · `monster yes` ·
//! `monster no` · `keep 1W2C` · `end` · `pass`. The letters are W wood, C clay, S stone, D diamond and G gold.

use std::fmt;
use std::str::FromStr;

use steading_game::NotAnAction;

use crate::{Artifact, Heroes, Market, Place, Region, Resource, Resources, Space, Street, Trade};

/// One decision (section 15 of the rules).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Take an artifact of the row (D1, D10).
    Take(Artifact),
    /// Construct a building (D2, D3).
    Build {
        /// The market space, 0 to 8.
        space: u8,
        /// The street.
        street: Street,
    },
    /// Explore a terrain of that region.
    Explore(Region),
    /// Lay the terrain just drawn (D4).
    Lay(Space),
    /// Hunt the monster there.
    Hunt(Space),
    /// Build a fortification there.
    Fortify(Space),
    /// Activate a region.
    ActivateRegion(Region),
    /// Activate a street.
    ActivateStreet(Street),
    /// Activate the fortification there.
    ActivateFortification(Space),
    /// Invite the hero on that place of the row, 0 for the leftmost.
    Invite(u8),
    /// Trade with the supply.
    Trade(Trade),
    /// Use a building (D7, D8).
    Use {
        /// Where it stands.
        place: Place,
        /// The kind to give or take, if the building asks for one.
        choice: Option<Resource>,
    },
    /// Use no more buildings.
    Stop,
    /// The kind of the Scroll's token (D5).
    Luck(Resource),
    /// Whether the monster appears (D6).
    Monster(bool),
    /// The basics to keep (D9).
    Keep(Resources),
    /// End the turn.
    End,
    /// Pass, ending the turn if something was done.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Take(artifact) => write!(f, "take {}", artifact.id()),
            Action::Build { space, street } => write!(f, "build {space} {}", street.id()),
            Action::Explore(region) => write!(f, "explore {}", region.id()),
            Action::Lay(space) => write!(f, "place {space}"),
            Action::Hunt(space) => write!(f, "hunt {space}"),
            Action::Fortify(space) => write!(f, "fortify {space}"),
            Action::ActivateRegion(region) => write!(f, "activate {}", region.id()),
            Action::ActivateStreet(street) => write!(f, "activate {}", street.id()),
            Action::ActivateFortification(space) => write!(f, "activate {space}"),
            Action::Invite(place) => write!(f, "invite {place}"),
            Action::Trade(trade) => write!(f, "trade {trade}"),
            Action::Use { place, choice: None } => write!(f, "use {place}"),
            Action::Use { place, choice: Some(kind) } => write!(f, "use {place} {}", kind.letter()),
            Action::Stop => f.write_str("stop"),
            Action::Luck(kind) => write!(f, "luck {}", kind.letter()),
            Action::Monster(true) => f.write_str("monster yes"),
            Action::Monster(false) => f.write_str("monster no"),
            Action::Keep(basics) => write!(f, "keep {basics}"),
            Action::End => f.write_str("end"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["take", id] => {
                Artifact::from_id(id).map(Action::Take).ok_or("write an artifact as in `take magic_purse`")
            }
            ["build", space, street] => digit(space, Market::SPACES)
                .zip(Street::from_id(street))
                .map(|(space, street)| Action::Build { space, street })
                .ok_or("write `build 4 upper`: a market space from 0 to 8, and upper, middle or lower"),
            ["explore", region] => Region::from_id(region)
                .map(Action::Explore)
                .ok_or("write `explore I`, `explore II` or `explore III`"),
            ["place", space] => space.parse().map(Action::Lay).map_err(|_| SPACE),
            ["hunt", space] => space.parse().map(Action::Hunt).map_err(|_| SPACE),
            ["fortify", space] => space.parse().map(Action::Fortify).map_err(|_| SPACE),
            ["activate", what] => None
                .or_else(|| Region::from_id(what).map(Action::ActivateRegion))
                .or_else(|| Street::from_id(what).map(Action::ActivateStreet))
                .or_else(|| what.parse().ok().map(Action::ActivateFortification))
                .ok_or("write a region, a street or a space: `activate II`, `activate upper`, `activate I2`"),
            ["invite", place] => digit(place, Heroes::PLACES)
                .map(Action::Invite)
                .ok_or("write `invite 3`: a place from 0, the leftmost, to 3"),
            ["trade", give, "for", take] => trade(give, take).ok_or(
                "write `trade WW for C`: one to three letters of W, C, S, D, G in this order, and one",
            ),
            ["use", place] => place.parse().map(|place| Action::Use { place, choice: None }).map_err(|_| USE),
            ["use", place, kind] => place
                .parse()
                .ok()
                .zip(letter(kind))
                .map(|(place, kind)| Action::Use { place, choice: Some(kind) })
                .ok_or(USE),
            ["luck", kind] => {
                letter(kind).map(Action::Luck).ok_or("write `luck W`, with one of W, C, S, D, G")
            }
            ["monster", "yes"] => Ok(Action::Monster(true)),
            ["monster", "no"] => Ok(Action::Monster(false)),
            ["keep", basics] => basics.parse().map(Action::Keep).map_err(|_| "write `keep 1W2C`"),
            ["stop"] => Ok(Action::Stop),
            ["end"] => Ok(Action::End),
            ["pass"] => Ok(Action::Pass),
            _ => Err(
                "actions begin with take, build, explore, place, hunt, fortify, activate, invite, trade, \
                use, stop, luck, monster, keep, end or pass",
            ),
        }
        .map_err(|expected| NotAnAction::new(text, expected))
    }
}

const SPACE: &str = "write a space from I1 to III3, as in `place II3`, `hunt I1` or `fortify I2`";
const USE: &str = "write `use upper1`, or with a kind `use lower3 W`";

/// A number below `bound`, written with one digit.
fn digit(text: &str, bound: usize) -> Option<u8> {
    let number = text.parse().ok().filter(|_| text.len() == 1 && text != "+")?;
    (usize::from(number) < bound).then_some(number)
}

fn letter(text: &str) -> Option<Resource> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none()).and_then(Resource::from_letter)
}

fn trade(give: &str, take: &str) -> Option<Action> {
    let kinds: Vec<Resource> = give.chars().map(Resource::from_letter).collect::<Option<_>>()?;
    if kinds.is_empty() || kinds.len() > 3 || !kinds.is_sorted() {
        return None;
    }
    let give = kinds.into_iter().fold(Resources::NONE, |sum, kind| sum.plus(Resources::of(kind, 1)));
    Some(Action::Trade(Trade { give, take: letter(take)? }))
}
