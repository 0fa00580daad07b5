//! What things are worth to the active player, roughly: a victory point is 10. The numbers were tried out in many playouts.

use crate::artifact::{ArtifactEffect, active_has};
use crate::data::Points;
use crate::effect::Effect;
use crate::state::ROUNDS;
use crate::{
    Building, Gain, HeroId, Moment, Place, Region, Resource, Resources, Space, State, Street, monster,
};

const BASIC: i32 = 10;
const DIAMOND: i32 = 19;
const GOLD: i32 = 31;
/// An unused settler.
pub(super) const SETTLER: i32 = 12;

/// What the active player has, counted once.
pub(super) struct Value<'a> {
    pub(super) state: &'a State,
    /// Rounds after this one.
    pub(super) left: i32,
    terrains: i32,
    buildings: i32,
    forts: i32,
    adventurers: i32,
    builders: i32,
    defenders: i32,
    /// Banks and Cathedrals.
    stores: i32,
}

impl<'a> Value<'a> {
    pub(super) fn new(state: &'a State) -> Value<'a> {
        let player = state.active();
        let mut value = Value {
            state,
            left: i32::from(ROUNDS - state.round.min(ROUNDS)),
            terrains: player.wilderness.explored.len() as i32,
            buildings: 0,
            forts: player.wilderness.forts.len() as i32,
            adventurers: 0,
            builders: 0,
            defenders: 0,
            stores: 0,
        };
        for (_, built) in player.streets.iter() {
            value.buildings += 1;
            value.stores +=
                i32::from(matches!(state.data().building(built.building).effect, Effect::Store { .. }));
        }
        for hero in player.heroes.iter() {
            match state.data().hero(hero).points {
                Points::PerTerrain {} => value.adventurers += 1,
                Points::PerBuilding {} => value.builders += 1,
                Points::PerFortification {} => value.defenders += 1,
                Points::Fixed { .. } => {}
            }
        }
        value
    }

    /// A token of the terrain there.
    pub(super) fn terrain(&self, space: Space) -> i32 {
        self.state.resource_at(space).map_or(0, of_kind)
    }

    pub(super) fn region(&self, region: Region) -> i32 {
        let wilderness = &self.state.active().wilderness;
        let safe = wilderness.explored.minus(wilderness.monsters).and(region.spaces());
        safe.iter().map(|space| self.terrain(space)).sum()
    }

    /// A terrain more: income for the rounds to come, and points.
    pub(super) fn explore(&self) -> i32 {
        let now = i32::from(active_has(self.state, ArtifactEffect::TerrainResource(Moment::Explore))) * BASIC;
        5 + 6 * self.left + 8 * self.adventurers + now
    }

    pub(super) fn hunt(&self, space: Space) -> i32 {
        let Some(colour) = monster::colour_at(self.state, space) else { return 0 };
        let reward = self.state.data().supply.rewards[colour.index()];
        of_resources(reward) + 3 * self.left
    }

    /// A fortification: an activation more in every round, and points.
    pub(super) fn fortify(&self, space: Space) -> i32 {
        let kind = self.terrain(space);
        let now = active_has(self.state, ArtifactEffect::TerrainResource(Moment::Fortify));
        10 * self.defenders + self.left * kind / 16 + i32::from(now) * kind + 5
    }

    /// What a building is good for in all rounds to come.
    pub(super) fn build(&self, building: Building) -> i32 {
        let facts = self.state.data().building(building);
        let each = match facts.effect {
            Effect::Gain(gain) => of_gain(gain),
            Effect::Choice(_) => 8,
            Effect::Exchange { pay, gain } => (of_gain(gain) - of_resources(pay)).max(2),
            Effect::ExchangeOne { gain, .. } => of_gain(gain) - 10,
            Effect::Store { kind, points } => (10 * i32::from(points) - of_kind(kind)).max(0),
            Effect::FromFort => 3 * self.forts,
        };
        // The first one that stores makes diamonds and gold worth something.
        let first = i32::from(self.stores == 0 && matches!(facts.effect, Effect::Store { .. })) * 15;
        let clock = active_has(self.state, ArtifactEffect::UseNewBuilding);
        let uses = self.left + i32::from(clock);
        uses * each * 2 / 3 + first.min(first * uses) + 14 * self.builders + 4 * self.left
            - of_resources(facts.cost)
    }

    pub(super) fn street(&self, street: Street) -> i32 {
        Place::of(street).map(|place| self.best_use(place)).sum()
    }

    /// The building on that place, used as well as it can be now.
    fn best_use(&self, place: Place) -> i32 {
        let Some(built) = self.state.active().streets.get(place) else { return 0 };
        let held = self.state.active().resources;
        match self.state.data().building(built.building).effect {
            Effect::Gain(gain) => of_gain(gain),
            Effect::Choice(_) => 12,
            Effect::Exchange { pay, gain } if held.contains(pay) => {
                (of_gain(gain) - of_resources(pay)).max(0)
            }
            Effect::ExchangeOne { gain, .. } if !held.basics().is_empty() => of_gain(gain) - 10,
            Effect::Store { kind, points } if held.count(kind) > 0 => {
                (10 * i32::from(points) - of_kind(kind)).max(5)
            }
            Effect::FromFort if self.forts > 0 => 12,
            Effect::Exchange { .. }
            | Effect::ExchangeOne { .. }
            | Effect::Store { .. }
            | Effect::FromFort => 0,
        }
    }

    /// Using the building on that place like that.
    pub(super) fn usage(&self, place: Place, choice: Option<Resource>) -> i32 {
        let Some(built) = self.state.active().streets.get(place) else { return 0 };
        let held = self.state.active().resources;
        let scarce = |kind: Resource| 3 - i32::from(held.count(kind).min(3));
        match (self.state.data().building(built.building).effect, choice) {
            // What is taken first can be paid with afterwards.
            (Effect::Gain(gain), _) => 40 + of_gain(gain),
            (Effect::Choice(_) | Effect::FromFort, Some(kind)) => 40 + of_kind(kind) + scarce(kind),
            (Effect::Exchange { pay, gain }, _) => of_gain(gain) - of_resources(pay),
            (Effect::ExchangeOne { gain, .. }, Some(kind)) => of_gain(gain) - of_kind(kind) - scarce(kind),
            (Effect::Store { kind, points }, _) => 10 * i32::from(points) - of_kind(kind),
            (Effect::Choice(_) | Effect::FromFort | Effect::ExchangeOne { .. }, None) => 0,
        }
    }

    /// A hero: points at the end and settlers, less what is paid.
    pub(super) fn hero(&self, place: usize, hero: HeroId) -> i32 {
        let card = self.state.data().hero(hero);
        let points = match card.points {
            Points::PerTerrain {} => self.terrains + self.left.min(4),
            Points::PerBuilding {} => self.buildings + self.left.min(4),
            Points::PerFortification {} => self.forts + self.left.min(4),
            Points::Fixed { points } => i32::from(points),
        };
        let price = of_resources(self.state.data().price(place, hero));
        // Early on resources are better spent on buildings.
        10 * points + 18 * i32::from(card.bonus_settlers) - price * (2 * self.left + 3) / 8
    }
}

/// A token of that kind.
fn of_kind(kind: Resource) -> i32 {
    match kind {
        Resource::Wood | Resource::Clay | Resource::Stone => BASIC,
        Resource::Diamond => DIAMOND,
        Resource::Gold => GOLD,
    }
}

fn of_resources(resources: Resources) -> i32 {
    let count = |kind| i32::from(resources.count(kind));
    let basics = i32::from(resources.basics().total());
    BASIC * basics + DIAMOND * count(Resource::Diamond) + GOLD * count(Resource::Gold)
}

fn of_gain(gain: Gain) -> i32 {
    of_resources(gain.resources) + SETTLER * i32::from(gain.settlers)
}
