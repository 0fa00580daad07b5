//! How a seat stands, in numbers.

use steading_game::Seat;

use super::household::Household;
use crate::data::{Count, DeedTile, Era, Passive, RoundBonus};
use crate::state::{LAST_ERA, LAST_ROUND};
use crate::{Follower, Good, SpaceSet, State, scoring};

/// How many numbers there are.
pub(super) const COUNT: usize = 37;

/// Their names, in the order of [`features`].
pub(super) const NAMES: [&str; COUNT] = [
    "points",
    "coins",
    "wood",
    "areas",
    "villages",
    "citizens",
    "churches",
    "fortresses",
    "fame",
    "next_tile",
    "era",
    "era_fame",
    "era_coins",
    "hunger",
    "room",
    "at_risk",
    "farmers",
    "fishermen",
    "craftsmen",
    "traders",
    "knights",
    "scholars",
    "monks",
    "technology",
    "card_points",
    "card_fame",
    "card_goods",
    "card_works",
    "card_builds",
    "card_recruits",
    "card_technology",
    "carpentry",
    "granary",
    "watchtower",
    "school",
    "deeds",
    "ready",
];

/// Each number with its name.
pub(super) fn features(state: &State, seat: Seat) -> [(&'static str, f32); COUNT] {
    let player = state.player(seat);
    let household = Household::of(state, seat);
    let income = household.income(state, seat);
    let era = &state.data().eras[usize::from(player.era.clamp(1, LAST_ERA) - 1)];
    let (era_fame, era_coins) = era_bonus(state, seat, era);
    // What comes once a round counts by the rounds to come.
    let left = f32::from(LAST_ROUND - state.round.min(LAST_ROUND)) / f32::from(LAST_ROUND);
    let count = |what| f32::from(state.count(seat, what));
    let followers = |kind: Follower| f32::from(household.followers[kind.index()]) / 4.0;
    let owns = |passive| if state.has(seat, passive) { 1.0 } else { 0.0 };
    [
        ("points", scoring::total(state, seat) as f32 / 100.0),
        ("coins", f32::from(player.coins) / 20.0),
        ("wood", f32::from(player.goods.count(Good::Wood)) / 6.0),
        ("areas", count(Count::Areas) / 8.0),
        ("villages", count(Count::Villages) / 6.0),
        ("citizens", f32::from(player.citizens) / 8.0),
        ("churches", count(Count::Churches) / 4.0),
        ("fortresses", state.board.fortresses[seat.index()].len() as f32 / 4.0),
        ("fame", f32::from(player.fame) / 60.0),
        ("next_tile", next_tile(state, player.fame)),
        ("era", f32::from(player.era.saturating_sub(1)) / 4.0),
        ("era_fame", left * era_fame / 5.0),
        ("era_coins", left * era_coins / 5.0),
        ("hunger", hunger(state, seat, era)),
        ("room", f32::from(room(state, seat)) / 6.0),
        ("at_risk", at_risk(state, seat)),
        ("farmers", followers(Follower::Farmer)),
        ("fishermen", followers(Follower::Fisherman)),
        ("craftsmen", followers(Follower::Craftsman)),
        ("traders", followers(Follower::Trader)),
        ("knights", followers(Follower::Knight)),
        ("scholars", followers(Follower::Scholar)),
        ("monks", followers(Follower::Monk)),
        ("technology", f32::from(household.technology) / 3.0),
        ("card_points", left * income.points / 5.0),
        ("card_fame", left * income.fame / 5.0),
        ("card_goods", left * income.goods / 10.0),
        ("card_works", left * income.works / 5.0),
        ("card_builds", left * income.builds),
        ("card_recruits", left * income.recruits),
        ("card_technology", left * income.technology),
        ("carpentry", left * owns(Passive::Carpentry)),
        ("granary", left * owns(Passive::Granary)),
        ("watchtower", left * owns(Passive::Watchtower)),
        ("school", left * owns(Passive::School)),
        ("deeds", deeds(state, seat, &household)),
        ("ready", f32::from(household.ready) / 5.0),
    ]
}

/// Fame and coins of the round bonus as things stand.
fn era_bonus(state: &State, seat: Seat, era: &Era) -> (f32, f32) {
    let of = |what, n| f32::from(state.count(seat, what)) * f32::from(n);
    match era.bonus {
        RoundBonus::Fame(what, n) => (of(what, n), 0.0),
        RoundBonus::Coins(what, n) => (0.0, of(what, n)),
        RoundBonus::CoinsIfSoleMostAreas(_) => (0.0, 0.0),
    }
}

/// How near the next fame tile is: 0 just after one, almost 1 just before it, 0 after the last.
fn next_tile(state: &State, fame: u8) -> f32 {
    let track = &state.data().fame;
    let Some(next) = track.tiles.iter().position(|&tile| tile > fame) else { return 0.0 };
    let before = if next == 0 { 0 } else { track.tiles[next - 1] };
    f32::from(fame.saturating_sub(before)) / f32::from((track.tiles[next] - before).max(1))
}

/// The food that the malus of the era takes every round, and above all what is missing for it.
fn hunger(state: &State, seat: Seat, era: &Era) -> f32 {
    let Some(steps) = era.malus.filter(|_| !state.hunger_eliminated()) else { return 0.0 };
    let relief = if state.has(seat, Passive::Granary) { state.data().passive.granary_relief } else { 0 };
    let due = steps.due(state.count(seat, Count::Areas)).saturating_sub(relief);
    let food = state.player(seat).goods.of_any(state.data().food);
    f32::from(due) / 6.0 + u32::from(due).saturating_sub(food) as f32 / 3.0
}

/// How many settlers could go to free spaces next to own areas.
fn room(state: &State, seat: Seat) -> u8 {
    let own = state.board.areas(seat);
    let around = own.iter().fold(SpaceSet::EMPTY, |around, space| around.or(state.neighbours(space)));
    around.minus(own).minus(state.board.others(seat)).len().min(usize::from(state.player(seat).settlers))
        as u8
}

/// The areas that others could conquer, by the knights they have.
fn at_risk(state: &State, seat: Seat) -> f32 {
    if state.at_peace(seat) {
        return 0.0;
    }
    let open = state.board.areas(seat).minus(state.board.fortresses[seat.index()]).len();
    let knights = |other: Seat| {
        let player = state.player(other);
        player.bag.count(Follower::Knight) + player.green.count(Follower::Knight)
    };
    let others = state.seats().filter(|&other| other != seat && !state.at_peace(other));
    let armed = others.map(|other| knights(other).min(2)).sum::<u8>().min(4);
    open as f32 / 8.0 * f32::from(armed) / 4.0
}

/// The deeds that `seat` could complete with one tile: each is a citizen.
fn deeds(state: &State, seat: Seat, household: &Household) -> f32 {
    let data = state.data();
    let player = state.player(seat);
    let spare = household.followers.iter().sum::<u8>() > data.min_followers;
    let mut completed = 0.0;
    for deed in data.deeds_in_box() {
        let mut missing = 0;
        let mut there = false;
        for (slot, facts) in data.deeds[deed.index()].slots.iter().enumerate() {
            let empty = state.deeds.empty(data, state.config.players, deed, slot);
            missing += empty;
            there |= empty > 0
                && match facts.tile {
                    DeedTile::Follower(follower) => spare && household.followers[follower.index()] > 0,
                    DeedTile::Good(good) => player.goods.count(good) > 0,
                    DeedTile::Food => player.goods.of_any(data.food) > 0,
                    DeedTile::Coin => player.coins > 0,
                    DeedTile::Technology => household.technology > 0,
                };
        }
        completed += if missing == 1 && there { 0.5 } else { 0.0 };
    }
    completed
}

#[cfg(test)]
mod tests {
    use steading_game::{Game, Seed, Setup, Silent};

    use super::*;
    use crate::OrleansSettlers;

    #[test]
    fn every_number_stands_where_its_name_does() {
        let config = OrleansSettlers::configure(&Setup::new(OrleansSettlers::info())).unwrap();
        let state = OrleansSettlers::start(&config, Seed::from_number(1), &mut Silent);
        assert_eq!(features(&state, Seat(0)).map(|(name, _)| name), NAMES);
    }

    #[test]
    fn the_next_tile_comes_nearer() {
        let config = OrleansSettlers::configure(&Setup::new(OrleansSettlers::info())).unwrap();
        let state = OrleansSettlers::start(&config, Seed::from_number(1), &mut Silent);
        let near = |fame| next_tile(&state, fame);
        assert!(near(3) < near(4) && near(4) < near(5) && near(6) < near(5));
        assert!(near(100) < 0.01);
    }
}
