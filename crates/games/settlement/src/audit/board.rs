//! One player's board is as it can be.

use steading_game::Seat;

use super::require;
use crate::artifact::ArtifactEffect;
use crate::effect::Effect;
use crate::{Phase, Place, Player, Region, Resource, Spaces, State, Street, neighbours};

/// More of anything than a game could ever bring.
const MOST: u16 = 1000;

/// The board of `seat` is sound.
pub(super) fn board(state: &State, seat: Seat) -> Result<(), String> {
    let player = state.player(seat);
    settlers(player)?;
    areas(state, player)?;
    wilderness(player)?;
    streets(state, player)?;
    require(Resource::ALL.iter().all(|&kind| player.resources.count(kind) <= MOST), || {
        "so many resources are never in play".to_owned()
    })?;
    let resting = state.passed.contains(seat)
        && state.round < crate::state::ROUNDS
        && !(state.phase == Phase::Keeping && state.active == seat);
    require(!resting || rested(player), || {
        "a player who has passed keeps no placed settlers and no more basics than fortifications".to_owned()
    })
}

/// INV-1, AMB-21: six basic settlers, and bonus settlers are placed only when no basic one is left.
fn settlers(player: &Player) -> Result<(), String> {
    let areas = &player.areas;
    let counts = [areas.build, areas.explore, areas.hunt, areas.fortify, player.bonus];
    require(player.basic <= Player::BASIC_SETTLERS && counts.iter().all(|&count| count <= MOST), || {
        "so many settlers are never in play".to_owned()
    })?;
    let (placed, used) = (areas.total(), u16::from(Player::BASIC_SETTLERS - player.basic));
    require(placed >= used && (placed == used || player.basic == 0), || {
        format!("{placed} settlers are placed, and {} of 6 basic ones are unused", player.basic)
    })
}

/// INV-7: one settler on every activation area that can be activated, and two on one of them with the right artifact.
fn areas(state: &State, player: &Player) -> Result<(), String> {
    let areas = &player.areas;
    let effect = player.artifact.map(|artifact| state.data().artifact(artifact));
    for (rows, again) in
        [(areas.regions, ArtifactEffect::RegionAgain), (areas.streets, ArtifactEffect::StreetAgain)]
    {
        let twice: u8 = rows.iter().map(|&count| u8::from(count == 2)).sum();
        let most = u8::from(effect == Some(again));
        require(twice <= most && rows.iter().all(|&count| count <= 2), || {
            "an activation area holds too many settlers".to_owned()
        })?;
    }
    let explored = |region: Region| !player.wilderness.explored.and(region.spaces()).is_empty();
    let filled = Region::ALL.iter().all(|&region| areas.regions[region.index()] == 0 || explored(region))
        && Street::ALL
            .iter()
            .all(|&street| areas.streets[street.index()] == 0 || player.streets.len(street) > 0);
    let sound = (filled || state.config.empty_rows) && areas.forts.minus(player.wilderness.forts).is_empty();
    require(sound, || "something was activated that is not there".to_owned())
}

/// INV-4, INV-5: terrains lie in their regions and hang together; monsters and fortifications are never together.
fn wilderness(player: &Player) -> Result<(), String> {
    let wilderness = &player.wilderness;
    require(wilderness.tiles().all(|(space, tile)| tile.region() == space.region()), || {
        "a terrain lies in another region".to_owned()
    })?;
    let mut reached = wilderness.explored.and(Region::I.spaces()).first().map_or(Spaces::EMPTY, Spaces::one);
    for _ in wilderness.explored.iter() {
        reached = reached.or(neighbours(reached).and(wilderness.explored));
    }
    require(reached == wilderness.explored, || {
        "the terrains do not hang together from region I on".to_owned()
    })?;
    let occupied = wilderness.monsters.or(wilderness.forts);
    let together = wilderness.monsters.and(wilderness.forts);
    require(together.is_empty() && occupied.minus(wilderness.explored).is_empty(), || {
        "a monster or fortification stands where it cannot".to_owned()
    })?;
    Ok(())
}

/// The places of a street are filled in order; tokens lie only on buildings that store them.
fn streets(state: &State, player: &Player) -> Result<(), String> {
    for street in Street::ALL {
        let filled = Place::of(street).map(|place| player.streets.get(place).is_none());
        require(filled.is_sorted(), || "a street has a gap".to_owned())?;
    }
    let sound = player.streets.iter().all(|(_, built)| {
        let stores = matches!(state.data().building(built.building).effect, Effect::Store { .. });
        built.stored == 0 || stores && built.stored <= 200
    });
    require(sound, || "tokens lie on a building that stores none".to_owned())
}

/// INV-8: how a player is left after passing in rounds 1 to 5.
fn rested(player: &Player) -> bool {
    player.areas.total() == 0
        && usize::from(player.resources.basics().total()) <= player.wilderness.forts.len()
}
