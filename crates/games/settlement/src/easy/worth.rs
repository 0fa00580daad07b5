//! What the easy bot thinks of an action. A victory point is worth about 10.

use crate::data::Points;
use crate::effect::Effect;
use crate::{
    Action, Artifact, Building, Gain, Guild, HeroCard, Place, Region, Resource, Resources, Spaces, State,
    Street, Trade, effect, monster, neighbours,
};

/// A settler, placed.
const SETTLER: i32 = 8;

/// The worth of an action of the active player.
pub(super) fn worth(state: &State, action: Action) -> i32 {
    let left = i32::from(6 - state.round.min(6));
    let player = state.active();
    match action {
        Action::Take(artifact) => of_artifact(artifact),
        Action::Build { space, street } => build(state, usize::from(space), street, left),
        Action::Explore(region) => {
            let cost = i32::from(state.data().supply.explore[region.index()]);
            25 + 8 * left + 8 * heroes(state, Guild::Adventurer) - SETTLER * cost
        }
        Action::Lay(space) => neighbours(Spaces::one(space)).minus(player.wilderness.explored).len() as i32,
        Action::Hunt(space) => monster::colour_at(state, space).map_or(0, |colour| {
            let facts = &state.data().supply;
            value(facts.rewards[colour.index()]) - SETTLER * i32::from(facts.hunt[colour.index()]) + 4 * left
        }),
        Action::Fortify(space) => {
            let kind = state.resource_at(space).map_or(0, kind_value);
            8 * heroes(state, Guild::Defender) + left * kind / 4
        }
        Action::ActivateRegion(region) => region_value(state, region) - SETTLER,
        Action::ActivateStreet(street) => {
            Place::of(street).map(|place| best_use(state, place)).sum::<i32>() - SETTLER
        }
        Action::ActivateFortification(space) => state.resource_at(space).map_or(0, kind_value) - SETTLER,
        Action::Invite(place) => invite(state, usize::from(place), left),
        Action::Trade(trade) => exchange(state, trade, left),
        Action::Use { place, choice } => use_building(state, place, choice),
        Action::Luck(kind) => kind_value(kind),
        Action::Monster(appears) => i32::from(!appears),
        Action::Keep(basics) => {
            let counts = Resource::BASIC.map(|kind| i32::from(basics.count(kind)));
            counts.iter().sum::<i32>() - counts.iter().max().unwrap_or(&0)
        }
        Action::Stop => 0,
        Action::End => 2 + i32::from(player.settlers() > 0),
        Action::Pass => i32::from(player.settlers() == 0) * 2,
    }
}

fn kind_value(kind: Resource) -> i32 {
    [10, 10, 10, 22, 32][kind.index()]
}

fn value(resources: Resources) -> i32 {
    resources.kinds().map(|kind| i32::from(resources.count(kind)) * kind_value(kind)).sum()
}

fn gain_value(gain: Gain) -> i32 {
    value(gain.resources) + 12 * i32::from(gain.settlers)
}

/// The heroes of a guild that the active player has.
fn heroes(state: &State, guild: Guild) -> i32 {
    let invited = state.active().heroes.iter();
    invited.filter(|&hero| state.data().hero(hero).guild == guild).count() as i32
}

fn region_value(state: &State, region: Region) -> i32 {
    let wilderness = &state.active().wilderness;
    let safe = wilderness.explored.minus(wilderness.monsters).and(region.spaces());
    safe.iter().filter_map(|space| state.resource_at(space)).map(kind_value).sum()
}

/// What a building is good for in all rounds to come.
fn build(state: &State, space: usize, street: Street, left: i32) -> i32 {
    let Some(stack) = state.market.spaces[space] else { return 0 };
    let facts = state.data().building(stack.building);
    let each = match facts.effect {
        Effect::Gain(gain) => gain_value(gain),
        Effect::Choice(_) => 14,
        Effect::Exchange { pay, gain } => (gain_value(gain) - value(pay)).max(4),
        Effect::ExchangeOne { gain, .. } => gain_value(gain) - 10,
        Effect::Store { kind, points } => 10 * i32::from(points) - kind_value(kind),
        Effect::FromFort => 3 * state.active().wilderness.forts.len() as i32,
    };
    let player = state.active();
    let copies = player.streets.iter().filter(|(_, built)| built.building == stack.building).count() as i32;
    let storing = player
        .streets
        .iter()
        .any(|(_, built)| matches!(built.building, Building::Bank | Building::Cathedral));
    let first = if storing { 0 } else { i32::from(matches!(facts.effect, Effect::Store { .. })) * 20 };
    let filling = 2 * player.streets.len(street) as i32;
    left * each / 2 - value(facts.cost) + 8 * heroes(state, Guild::Builder) + first + filling
        - SETTLER
        - 8 * copies
}

/// The best way to use a building now, or nothing.
fn best_use(state: &State, place: Place) -> i32 {
    let choices = Resource::ALL.map(Some).into_iter().chain([None]);
    let possible = choices.filter(|&choice| effect::check(state, place, choice).is_ok());
    possible.map(|choice| use_building(state, place, choice)).max().unwrap_or(0).max(0)
}

fn use_building(state: &State, place: Place, choice: Option<Resource>) -> i32 {
    let Some(built) = state.active().streets.get(place) else { return 0 };
    let scarce = |kind: Resource| 3 - i32::from(state.active().resources.count(kind).min(3));
    match (state.data().building(built.building).effect, choice) {
        (Effect::Gain(gain), _) => gain_value(gain),
        (Effect::Choice(_) | Effect::FromFort, Some(kind)) => kind_value(kind) + scarce(kind),
        (Effect::Exchange { pay, gain }, _) => gain_value(gain) - value(pay),
        (Effect::ExchangeOne { gain, .. }, Some(kind)) => gain_value(gain) - kind_value(kind) - scarce(kind),
        (Effect::Store { kind, points }, _) => 10 * i32::from(points) - kind_value(kind),
        (Effect::Choice(_) | Effect::FromFort | Effect::ExchangeOne { .. }, None) => 0,
    }
}

/// The points of a hero at the end, as far as they can be guessed, and its settlers.
fn hero_value(state: &State, card: &HeroCard, left: i32) -> i32 {
    let player = state.active();
    let points = match card.points {
        Points::PerTerrain {} => player.wilderness.explored.len() as i32 + left.min(3),
        Points::PerBuilding {} => player.streets.total() as i32 + left.min(3),
        Points::PerFortification {} => player.wilderness.forts.len() as i32 + left.min(2),
        Points::Fixed { points } => i32::from(points),
    };
    10 * points + 12 * i32::from(card.bonus_settlers) * left.min(1)
}

fn invite(state: &State, place: usize, left: i32) -> i32 {
    let Some(hero) = state.heroes.row[place] else { return 0 };
    hero_value(state, state.data().hero(hero), left) - value(state.data().price(place, hero)) * (left + 1) / 8
}

/// A trade is worth something if it pays for a hero, or if the basics would be lost anyway.
fn exchange(state: &State, trade: Trade, left: i32) -> i32 {
    let player = state.active();
    let after = player.resources.minus(trade.give).plus(Resources::of(trade.take, 1));
    let reached = state.heroes.row.iter().enumerate().filter_map(|(place, hero)| {
        let price = state.data().price(place, (*hero)?);
        let new = !state.invited && after.contains(price) && !player.resources.contains(price);
        new.then(|| invite(state, place, left))
    });
    let hero = reached.max().unwrap_or(0) / 2;
    let lost = i32::from(player.resources.basics().total()) - player.wilderness.forts.len() as i32;
    let saving = trade.give.total() == 3 && player.settlers() == 0 && lost >= 3;
    hero.max(if saving { 5 } else { -1 })
}

pub(crate) fn of_artifact(artifact: Artifact) -> i32 {
    match artifact {
        Artifact::MagicPurse | Artifact::ScrollOfLuck => 9,
        Artifact::DiamondRing | Artifact::ExplorersAstrolabe | Artifact::EternityClock => 8,
        Artifact::LivingChest | Artifact::CheerfulMug | Artifact::KnowledgeKey => 7,
        Artifact::GuidingStar | Artifact::ShamansMask | Artifact::PotionOfPower => 6,
        Artifact::MaceOfBravery | Artifact::LeadersCrown | Artifact::TransformationMirror => 5,
    }
}
