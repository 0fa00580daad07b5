//! How a seat stands, in numbers.

use steading_game::Seat;

use super::stand::{Stand, turns_to_wait};
use crate::building::{self, robber_limit};
use crate::{Building, Card, EventCard, Face, Resource, State, deck};

/// How many numbers there are.
pub(super) const COUNT: usize = 32;

/// Their names, in the order of [`features`].
pub(super) const NAMES: [&str; COUNT] = [
    "points",
    "points_beyond_four",
    "settlements",
    "cities",
    "metropolises",
    "roads",
    "knights",
    "route_held",
    "route_lead",
    "route_one_away",
    "force_held",
    "force_lead",
    "force_one_away",
    "replacement",
    "yield",
    "brick",
    "lumber",
    "wool",
    "grain",
    "ore",
    "kinds",
    "robber_risk",
    "harvest",
    "road_near",
    "settlement_near",
    "city_near",
    "metropolis_near",
    "knight_near",
    "points_in_hand",
    "wins_from_hand",
    "wins_with_one_more",
    "tempo",
];

/// Each number with its name.
pub(super) fn features(state: &State, seat: Seat) -> [(&'static str, f32); COUNT] {
    let stand = Stand::of(state, seat);
    let built = &stand.built;
    let hand = |resource| f32::from(stand.hand.count(resource)) / 4.0;
    let near = |building| nearness(state, &stand, Card::Building(building));
    let target = deck().rules.target_vp;
    let points_in_hand = stand.points_in_hand(state, 2);
    let tempo = 1.0 - f32::from(turns_to_wait(state, seat)) / f32::from(state.config.players);
    [
        ("points", f32::from(stand.points) / f32::from(target)),
        ("points_beyond_four", f32::from(stand.points.saturating_sub(4)) / 3.0),
        ("settlements", f32::from(built.settlements) / 4.0),
        ("cities", f32::from(built.cities) / 2.0),
        ("metropolises", f32::from(built.metropolises.total()) / 2.0),
        ("roads", f32::from(built.roads) / 5.0),
        ("knights", f32::from(built.knights) / 4.0),
        ("route_held", flag(stand.route.held)),
        ("route_lead", (stand.route.lead() / 3.0).clamp(-1.0, 1.0)),
        ("route_one_away", flag(stand.route.is_one_away())),
        ("force_held", flag(stand.force.held)),
        ("force_lead", (stand.force.lead() / 3.0).clamp(-1.0, 1.0)),
        ("force_one_away", flag(stand.force.is_one_away())),
        // One card instead of one is the best there is (CA-40).
        ("replacement", 1.0 / f32::from(deck().replacement(built.roads).max(1))),
        ("yield", f32::from(built.yield_bonus()) / 4.0),
        ("brick", hand(Resource::Brick)),
        ("lumber", hand(Resource::Lumber)),
        ("wool", hand(Resource::Wool)),
        ("grain", hand(Resource::Grain)),
        ("ore", hand(Resource::Ore)),
        ("kinds", stand.hand.kinds().count() as f32 / 5.0),
        ("robber_risk", robber_risk(state, &stand)),
        ("harvest", f32::from(built.settlements) * chance(state, EventCard::HarvestFestival)),
        ("road_near", near(Building::Road)),
        ("settlement_near", near(Building::Settlement)),
        ("city_near", near(Building::City)),
        ("metropolis_near", metropolis_nearness(state, &stand)),
        ("knight_near", near(Building::Knight)),
        ("points_in_hand", f32::from(points_in_hand) / 3.0),
        ("wins_from_hand", flag(stand.points + points_in_hand >= target) * (0.5 + 0.5 * tempo)),
        (
            "wins_with_one_more",
            flag(stand.offered(state).any(|card| stand.wins(card) && stand.lacks(card) == 1)),
        ),
        ("tempo", tempo),
    ]
}

fn flag(is_so: bool) -> f32 {
    if is_so { 1.0 } else { 0.0 }
}

/// 1 if the hand pays for the card, less for each card missing, 0 if it is not offered or has no room.
fn nearness(state: &State, stand: &Stand, card: Card) -> f32 {
    if !state.market.offers(card) || !stand.has_room(card) {
        return 0.0;
    }
    1.0 - f32::from(stand.lacks(card)) / f32::from(building::cost(card).total())
}

/// The faces of a metropolis cost the same: any one will do.
fn metropolis_nearness(state: &State, stand: &Stand) -> f32 {
    state
        .market
        .metropolises
        .kinds()
        .next()
        .map_or(0.0, |face: Face| nearness(state, stand, Card::Metropolis(face)))
}

/// How likely the next event is this one.
fn chance(state: &State, event: EventCard) -> f32 {
    f32::from(state.events.pile.count(event)) / f32::from(state.events.pile.total().max(1))
}

/// What the robber is expected to take with the next event.
fn robber_risk(state: &State, stand: &Stand) -> f32 {
    let hand = stand.hand.total();
    if hand <= robber_limit(&stand.built) {
        return 0.0;
    }
    chance(state, EventCard::Robber) * f32::from(hand / 2) / 4.0
}

#[cfg(test)]
mod tests {
    use steading_game::{Game, Seed, Setup, Silent};

    use super::*;
    use crate::CatanCards;

    #[test]
    fn every_number_stands_where_its_name_does() {
        let config = CatanCards::configure(&Setup::new(CatanCards::info())).unwrap();
        let state = CatanCards::start(&config, Seed::from_number(1), &mut Silent);
        assert_eq!(features(&state, Seat(0)).map(|(name, _)| name), NAMES);
    }
}
