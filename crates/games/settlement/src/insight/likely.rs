//! What is probably played: quick and a little random, for playouts.
//!
//! Each kind of action has a rough value; chance is added to it, and the best one is played. Trades are made only for a
//! hero that they pay for, for a token to store, or with basics that would be lost. No trade is ever undone, so every turn ends.

use steading_game::{GameRng, Seat};

use super::value::{SETTLER, Value};
use crate::easy::worth::of_artifact;
use crate::effect::Effect;
use crate::{
    Action, Phase, Place, Region, Resource, Resources, Space, Spaces, State, Street, Trade,
    activate_fortification, activate_region, activate_street, artifact, explore, fortify, hunt, moves,
    neighbours, pass, phase, trade,
};

/// Differences below this are left to chance.
const CHANCE: u32 = 12;
/// The most trades that are made for one thing, and what each of them takes away from it.
const MOST_TRADES: i32 = 3;
const TRADE: i32 = 9;
/// All trades but those of the Mirror.
const STANDARD_TRADES: u32 = (1 << trade::FIRST_OF_MIRROR) - 1;

/// A likely action of `seat`; none if it need not act.
pub(super) fn likely_action(
    state: &State,
    seat: Seat,
    rng: &mut GameRng,
    scratch: &mut Vec<Action>,
) -> Option<Action> {
    if !phase::must_act(state).contains(seat) {
        return None;
    }
    let found = match state.phase {
        Phase::Draft | Phase::NewArtifact => {
            let chance = |rng: &mut GameRng| rng.below(4) as i32;
            let row = state.artifacts.iter();
            row.max_by_key(|&artifact| of_artifact(artifact) + chance(rng)).map(Action::Take)
        }
        Phase::Turn => in_turn(state, rng),
        Phase::Placing { tile } => {
            let explored = state.active().wilderness.explored;
            let open = |space: Space| neighbours(Spaces::one(space)).minus(explored).len() as u32;
            let spaces = explore::spaces(state, tile).iter();
            spaces.max_by_key(|&space| 2 * open(space) + rng.below(3)).map(Action::Lay)
        }
        Phase::Luck { region } => {
            let kinds = artifact::scroll_of_luck::kinds(state, region);
            kinds.iter().max_by_key(|&kind| rarity(state, kind) + rng.below(2) as i32).map(Action::Luck)
        }
        Phase::Checking { .. } => Some(Action::Monster(rng.below(8) == 0)),
        Phase::Street { .. } | Phase::Clock { .. } => Some(in_street(state, rng)),
        Phase::Keeping => Some(keep(state, rng)),
        Phase::Over => None,
    };
    found.or_else(|| moves::random_action(state, seat, rng, scratch))
}

/// How much the active player wants that kind.
fn rarity(state: &State, kind: Resource) -> i32 {
    let held = i32::from(state.active().resources.count(kind).min(3));
    if kind.is_basic() { 3 - held } else { 2 + kind.index() as i32 }
}

/// The best action so far.
struct Best {
    action: Option<Action>,
    worth: i32,
}

impl Best {
    /// Only what is worth more than this is played.
    fn above(worth: i32) -> Best {
        Best { action: None, worth }
    }

    #[inline]
    fn offer(&mut self, rng: &mut GameRng, worth: i32, action: Action) {
        let worth = worth + rng.below(CHANCE) as i32;
        if worth > self.worth {
            *self = Best { action: Some(action), worth };
        }
    }
}

fn in_turn(state: &State, rng: &mut GameRng) -> Option<Action> {
    let value = Value::new(state);
    // A settler that is not placed is lost.
    let mut best = Best::above(-SETTLER);
    if !state.acted && state.active().settlers() > 0 {
        offer_actions(&value, &mut best, rng);
    }
    if !state.invited {
        offer_heroes(&value, &mut best, rng);
    }
    if best.action.is_some() {
        return best.action;
    }
    let goes_on = state.active().settlers() > 0 || (state.invited && invites_again(&value, rng));
    if (state.acted || state.invited) && goes_on {
        return Some(Action::End);
    }
    Some(save_basics(state).unwrap_or(Action::Pass))
}

/// Whether another hero could be invited in the next turn.
fn invites_again(value: &Value<'_>, rng: &mut GameRng) -> bool {
    let mut best = Best::above(0);
    offer_heroes(value, &mut best, rng);
    best.action.is_some()
}

fn offer_actions(value: &Value<'_>, best: &mut Best, rng: &mut GameRng) {
    let state = value.state;
    let facts = &state.data().supply;
    offer_buildings(value, best, rng);
    for region in bits(explore::targets(state)).filter_map(region) {
        let cost = SETTLER * i32::from(facts.explore[region.index()]);
        best.offer(rng, value.explore() - cost, Action::Explore(region));
    }
    for space in bits(hunt::targets(state)).filter_map(Space::from_index) {
        let settlers = crate::monster::colour_at(state, space).map_or(0, |colour| facts.hunt[colour.index()]);
        best.offer(rng, value.hunt(space) - SETTLER * i32::from(settlers), Action::Hunt(space));
    }
    for space in bits(fortify::targets(state)).filter_map(Space::from_index) {
        best.offer(rng, value.fortify(space) - SETTLER, Action::Fortify(space));
    }
    for region in bits(activate_region::targets(state)).filter_map(region) {
        if !state.active().wilderness.explored.and(region.spaces()).is_empty() {
            best.offer(rng, value.region(region) - SETTLER, Action::ActivateRegion(region));
        }
    }
    for street in bits(activate_street::targets(state)).filter_map(street) {
        if state.active().streets.len(street) > 0 {
            best.offer(rng, value.street(street) - SETTLER, Action::ActivateStreet(street));
        }
    }
    for space in bits(activate_fortification::targets(state)).filter_map(Space::from_index) {
        best.offer(rng, value.terrain(space) - SETTLER, Action::ActivateFortification(space));
    }
}

/// Buildings that can be paid.
fn offer_buildings(value: &Value<'_>, best: &mut Best, rng: &mut GameRng) {
    let state = value.state;
    let player = state.active();
    // The street with most buildings that has room: one settler then uses more of them.
    let room = Street::ALL.into_iter().filter(|&street| player.streets.len(street) < 3);
    let Some(street) = room.max_by_key(|&street| 2 * player.streets.len(street) as u32 + rng.below(4)) else {
        return;
    };
    if player.settlers() < u16::from(state.data().supply.build) {
        return;
    }
    for (space, stack) in (0..).zip(&state.market.spaces) {
        let Some(stack) = stack else { continue };
        if player.resources.contains(state.data().building(stack.building).cost) {
            best.offer(rng, value.build(stack.building) - SETTLER, Action::Build { space, street });
        }
    }
}

/// Heroes that can be paid, and those that a few trades pay for.
fn offer_heroes(value: &Value<'_>, best: &mut Best, rng: &mut GameRng) {
    let state = value.state;
    for (place, hero) in state.heroes.row.iter().enumerate() {
        let Some(hero) = *hero else { continue };
        let worth = value.hero(place, hero);
        let price = state.data().price(place, hero);
        if worth <= 0 {
            continue;
        }
        if state.active().resources.contains(price) {
            best.offer(rng, worth, Action::Invite(place as u8));
        } else if let Some((trade, count)) = trade_for(state, price) {
            best.offer(rng, worth - TRADE * count * (value.left + 1), Action::Trade(trade));
        }
    }
}

/// The first of a few trades after which the price can be paid, and how many they are.
fn trade_for(state: &State, price: Resources) -> Option<(Trade, i32)> {
    let mut held = state.active().resources;
    let mut known = trade::targets(state);
    let (mut first, mut count) = (None, 0);
    while let Some(kind) = Resource::ALL.into_iter().rfind(|&kind| held.count(kind) < price.count(kind)) {
        let spare = held.minus(held.at_most(price));
        let trades = bits(known).filter_map(|number| Trade::ALL.get(number));
        let fits = trades.filter(|trade| trade.take == kind && spare.contains(trade.give));
        let trade = *fits.min_by_key(|trade| cost(trade.give))?;
        if count == MOST_TRADES {
            return None;
        }
        // What comes after the first one may only be possible then; the Mirror has its own rules (SE-7.4).
        known |= STANDARD_TRADES;
        held = held.minus(trade.give).plus(Resources::of(kind, 1));
        first = first.or(Some(trade));
        count += 1;
    }
    Some((first?, count))
}

fn cost(give: Resources) -> u16 {
    give.basics().total() + 3 * give.count(Resource::Diamond) + 4 * give.count(Resource::Gold)
}

/// Three different basics become a diamond before they are lost (SE-5.2).
fn save_basics(state: &State) -> Option<Action> {
    let player = state.active();
    let lost = player.resources.basics().total().saturating_sub(player.wilderness.forts.len() as u16);
    if lost < 3 {
        return None;
    }
    let possible = trade::targets(state);
    let set =
        bits(possible).filter_map(|number| Trade::ALL.get(number)).find(|trade| trade.give.total() == 3);
    let missing = || {
        let rarest = Resource::BASIC.into_iter().min_by_key(|&kind| player.resources.count(kind))?;
        let most = Resource::BASIC.into_iter().max_by_key(|&kind| player.resources.count(kind))?;
        let two = Trade { give: Resources::of(most, 2), take: rarest };
        let makes_a_set = lost >= 4 && player.resources.count(most) >= 3;
        bits(possible).filter_map(|number| Trade::ALL.get(number)).find(|&&trade| makes_a_set && trade == two)
    };
    set.or_else(missing).copied().map(Action::Trade)
}

/// Buildings are used one after the other as long as it pays; a token to store may be traded for.
fn in_street(state: &State, rng: &mut GameRng) -> Action {
    let value = Value::new(state);
    let mut best = Best::above(0);
    let mut left = activate_street::uses(state);
    while left != 0 {
        let number = left.trailing_zeros();
        left &= left - 1;
        if let Some(Action::Use { place, choice }) = moves::use_building(number) {
            best.offer(rng, value.usage(place, choice) - 4, Action::Use { place, choice });
        }
    }
    best.action.or_else(|| trade_to_store(state)).unwrap_or(Action::Stop)
}

/// A token for a Bank or a Cathedral that is to be used and has none.
fn trade_to_store(state: &State) -> Option<Action> {
    let waiting = |place: Place| {
        let built = state.active().streets.get(place)?;
        match state.data().building(built.building).effect {
            Effect::Store { kind, .. } if state.active().resources.count(kind) == 0 => Some(kind),
            _ => None,
        }
    };
    let wanted = match state.phase {
        Phase::Street { street, used } => {
            Place::of(street).filter(|place| used >> place.number() & 1 == 0).find_map(waiting)
        }
        Phase::Clock { place } => waiting(place),
        _ => None,
    }?;
    trade_for(state, Resources::of(wanted, 1)).map(|(trade, _)| Action::Trade(trade))
}

/// As many basics as possible, of as many kinds as possible.
fn keep(state: &State, rng: &mut GameRng) -> Action {
    let mut best = (Resources::NONE, 0);
    pass::for_each_choice(state, &mut |basics| {
        let most = Resource::BASIC.map(|kind| basics.count(kind)).into_iter().max().unwrap_or(0);
        let worth = 1000 * u32::from(basics.total()) + 2 * (100 - u32::from(most)) + rng.below(3);
        if worth > best.1 {
            best = (basics, worth);
        }
    });
    Action::Keep(best.0)
}

fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(bit)
    })
}

fn region(number: usize) -> Option<Region> {
    Region::ALL.get(number).copied()
}

fn street(number: usize) -> Option<Street> {
    Street::ALL.get(number).copied()
}
