//! Points and places.
//!
//! Rules: SE-8.6, SE-12.

use steading_game::{Outcome, Score, Seat};

use crate::data::Points;
use crate::effect::Effect;
use crate::{Building, Guild, Phase, Player, Resource, State};

/// The points of `seat` if the game ended now.
pub fn total(state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    let heroes: i32 = Guild::ALL.into_iter().map(|guild| from_guild(state, player, guild)).sum();
    let stored: i32 = Building::ALL.into_iter().filter_map(|building| stored(state, player, building)).sum();
    heroes + stored
}

/// The points of a player's heroes of one guild (SE-8.6).
fn from_guild(state: &State, player: &Player, guild: Guild) -> i32 {
    let heroes = player.heroes.iter().map(|hero| state.data().hero(hero));
    let points = heroes.filter(|hero| hero.guild == guild).map(|hero| {
        let times = match hero.points {
            Points::PerTerrain {} => player.wilderness.explored.len(),
            Points::PerBuilding {} => player.streets.total(),
            Points::PerFortification {} => player.wilderness.forts.len(),
            Points::Fixed { .. } => 1,
        };
        i32::from(hero.points.number()) * times as i32
    });
    points.sum()
}

/// The points of the tokens on a player's buildings of one type; nothing for types that store none.
fn stored(state: &State, player: &Player, building: Building) -> Option<i32> {
    let Effect::Store { points, .. } = state.data().building(building).effect else { return None };
    let tiles = player.streets.iter().filter(|(_, built)| built.building == building);
    Some(tiles.map(|(_, built)| i32::from(built.stored) * i32::from(points)).sum())
}

/// The points of `seat`, by source.
pub(crate) fn score(state: &State, seat: Seat) -> Score {
    let player = state.player(seat);
    let heroes = Guild::ALL.into_iter().map(|guild| (score_key(guild), from_guild(state, player, guild)));
    let stored = Building::ALL
        .into_iter()
        .filter_map(|building| stored(state, player, building).map(|points| (building.id(), points)));
    Score { parts: heroes.chain(stored).collect() }
}

fn score_key(guild: Guild) -> &'static str {
    ["score-adventurer", "score-builder", "score-defender", "score-craftsman"][guild.index()]
}

/// The places, once the game is over: points, then gold, then diamonds in the own supply (SE-12.2).
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    Some(Outcome::rank(state.config.players, |seat| {
        let held = state.player(seat).resources;
        (total(state, seat), held.count(Resource::Gold), held.count(Resource::Diamond))
    }))
}
