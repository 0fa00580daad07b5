//! How a player stands, in plain numbers.

use steading_game::Seat;

use crate::data::Points;
use crate::easy::worth::of_artifact;
use crate::effect::Effect;
use crate::{Phase, Player, Region, Resource, State, Street};

/// The numbers that the features are made of.
#[derive(Debug, Default)]
pub(super) struct Standing {
    pub(super) points: f32,
    pub(super) stored: f32,
    pub(super) craftsmen: f32,
    pub(super) adventurers: f32,
    pub(super) builders: f32,
    pub(super) defenders: f32,
    pub(super) terrains: f32,
    pub(super) buildings: f32,
    pub(super) forts: f32,
    pub(super) basics: f32,
    /// How many diamonds the basics would make.
    pub(super) sets: f32,
    pub(super) safe_basics: f32,
    pub(super) diamonds: f32,
    pub(super) gold: f32,
    pub(super) settlers: f32,
    pub(super) bonus: f32,
    pub(super) still_in: f32,
    pub(super) on_turn: f32,
    pub(super) marker: f32,
    /// Regions, streets and fortifications that can still be activated in this round.
    pub(super) open: f32,
    pub(super) region_basics: f32,
    pub(super) region_rares: f32,
    pub(super) basic_makers: f32,
    pub(super) rare_makers: f32,
    pub(super) stores: f32,
    pub(super) longest_street: f32,
    pub(super) monsters: f32,
    pub(super) artifact: f32,
    pub(super) hero_in_reach: f32,
}

impl Standing {
    pub(super) fn new(state: &State, seat: Seat) -> Standing {
        let player = state.player(seat);
        let mut standing = Standing::default();
        standing.look_at_the_wilderness(state, player);
        standing.look_at_the_streets(state, player);
        standing.count_heroes(state, player);
        standing.count_resources(player);
        standing.look_at_the_round(state, seat);
        standing
    }

    fn look_at_the_wilderness(&mut self, state: &State, player: &Player) {
        let wilderness = &player.wilderness;
        self.terrains = wilderness.explored.len() as f32;
        self.forts = wilderness.forts.len() as f32;
        self.monsters = wilderness.monsters.len() as f32;
        for (space, tile) in wilderness.tiles() {
            let basic = state.data().terrain(tile).resource.is_basic();
            let income = if basic { &mut self.region_basics } else { &mut self.region_rares };
            *income += if wilderness.monsters.contains(space) { 0.0 } else { 1.0 };
        }
        for region in Region::ALL {
            let explored = !wilderness.explored.and(region.spaces()).is_empty();
            self.open += flag(explored && player.areas.regions[region.index()] == 0);
        }
        self.open += wilderness.forts.minus(player.areas.forts).len() as f32;
    }

    fn look_at_the_streets(&mut self, state: &State, player: &Player) {
        let mut lengths = [0.0_f32; 3];
        for (place, built) in player.streets.iter() {
            lengths[place.street().index()] += 1.0;
            match state.data().building(built.building).effect {
                Effect::Gain(gain) if gain.resources.basics() == gain.resources => self.basic_makers += 1.0,
                Effect::Choice(_) | Effect::FromFort => self.basic_makers += 1.0,
                Effect::Gain(_) | Effect::Exchange { .. } | Effect::ExchangeOne { .. } => {
                    self.rare_makers += 1.0;
                }
                Effect::Store { points, .. } => {
                    self.stores += 1.0;
                    self.stored += f32::from(built.stored) * f32::from(points);
                }
            }
        }
        self.buildings = lengths.iter().sum();
        self.longest_street = lengths.into_iter().fold(0.0, f32::max);
        for street in Street::ALL {
            self.open += flag(lengths[street.index()] > 0.0 && player.areas.streets[street.index()] == 0);
        }
    }

    /// The heroes that were invited, and the best one that could be.
    fn count_heroes(&mut self, state: &State, player: &Player) {
        for hero in player.heroes.iter() {
            match state.data().hero(hero).points {
                Points::PerTerrain {} => self.adventurers += 1.0,
                Points::PerBuilding {} => self.builders += 1.0,
                Points::PerFortification {} => self.defenders += 1.0,
                Points::Fixed { points } => self.craftsmen += f32::from(points),
            }
        }
        let grown = [
            (self.adventurers, self.terrains),
            (self.builders, self.buildings),
            (self.defenders, self.forts),
        ];
        self.points =
            self.craftsmen + self.stored + grown.iter().map(|(heroes, each)| heroes * each).sum::<f32>();
        for (place, hero) in state.heroes.row.iter().enumerate() {
            let Some(hero) = *hero else { continue };
            if player.resources.contains(state.data().price(place, hero)) {
                let points = match state.data().hero(hero).points {
                    Points::PerTerrain {} => self.terrains,
                    Points::PerBuilding {} => self.buildings,
                    Points::PerFortification {} => self.forts,
                    Points::Fixed { points } => f32::from(points),
                };
                self.hero_in_reach = self.hero_in_reach.max(points);
            }
        }
    }

    fn count_resources(&mut self, player: &Player) {
        let count = |kind| f32::from(player.resources.count(kind));
        let basics = Resource::BASIC.map(count);
        self.basics = basics.iter().sum();
        self.sets = basics.into_iter().fold(f32::MAX, f32::min);
        self.safe_basics = self.basics.min(self.forts);
        (self.diamonds, self.gold) = (count(Resource::Diamond), count(Resource::Gold));
    }

    fn look_at_the_round(&mut self, state: &State, seat: Seat) {
        let player = state.player(seat);
        let over = state.phase == Phase::Over;
        self.artifact = player.artifact.map_or(0.0, |artifact| of_artifact(artifact) as f32);
        self.still_in = flag(!over && !state.passed.contains(seat));
        self.on_turn = flag(!over && state.active == seat);
        self.marker = flag(!over && state.marker == seat);
        // Whoever has passed has them for the next round, and after the last one they are of no use.
        self.settlers = f32::from(player.settlers());
        self.bonus = f32::from(player.bonus);
    }
}

fn flag(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}
