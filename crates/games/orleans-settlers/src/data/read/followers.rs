//! `followers.toml`

use super::super::fields::{Fields, Problem};
use super::super::{ByPlayers, FollowerFacts, TechnologyFacts};
use super::{exactly, rows};
use crate::Follower;

pub(super) struct File {
    pub(super) followers: [FollowerFacts; 7],
    pub(super) min_followers: u8,
    pub(super) green_capacity: u8,
    pub(super) technology: ByPlayers,
    /// Nothing if the file does not say it.
    pub(super) technology_on: Option<TechnologyFacts>,
}

impl File {
    /// The followers that stand in for others, as bits.
    pub(super) fn wild(&self) -> u8 {
        Follower::ALL
            .into_iter()
            .filter(|follower| self.followers[follower.index()].wild)
            .fold(0, |bits, follower| bits | 1 << follower.index())
    }
}

pub(super) fn read(mut file: Fields) -> Result<File, Problem> {
    let mut rules = file.table("rules")?;
    let min_followers = rules.number("min_followers")?;
    let green_capacity = rules.number("green_capacity")?;
    let technology = rules.by_players("tech_tiles")?;
    let technology_on = rules.has("technology").then(|| technology_on(&mut rules)).transpose()?;
    rules.end()?;
    let mut facts = Vec::new();
    for (_, mut row) in rows(&mut file, "follower", Follower::ALL.into_iter())? {
        let follower = FollowerFacts {
            start: row.number("start")?,
            wild: row.flag("wild")?,
            supply: row.by_players("supply")?,
        };
        for (supply, players) in follower.supply.into_iter().zip(2u8..) {
            if u16::from(supply) < u16::from(follower.start) * u16::from(players) {
                return Err(
                    row.problem(format_args!("{supply} are too few for {players} players to begin with"))
                );
            }
        }
        row.end()?;
        facts.push(follower);
    }
    file.end()?;
    let followers: [FollowerFacts; 7] = exactly(facts, "followers")?;
    let start: u32 = followers.iter().map(|follower| u32::from(follower.start)).sum();
    if start > u32::from(green_capacity) {
        return Err(format!("the green holds {green_capacity} followers, and everybody begins with {start}"));
    }
    Ok(File { followers, min_followers, green_capacity, technology, technology_on })
}

/// What no data said in earlier versions of the rules.
pub(super) const FIXED: TechnologyFacts = TechnologyFacts {
    first: None,
    never: 1 << Follower::Knight as u8 | 1 << Follower::Monk as u8,
    optional: true,
    own_place: false,
};

/// `technology = { first = "farmer", never = ["monk"], own_place = true }`
fn technology_on(rules: &mut Fields) -> Result<TechnologyFacts, Problem> {
    let mut table = rules.table("technology")?;
    let never: Vec<Follower> = table.words("never")?;
    let facts = TechnologyFacts {
        first: if table.has("first") { Some(table.word("first")?) } else { None },
        never: never.iter().fold(0, |bits, follower| bits | 1 << follower.index()),
        optional: table.flag("optional_slots")?,
        own_place: table.flag("own_place")?,
    };
    table.end()?;
    Ok(facts)
}
