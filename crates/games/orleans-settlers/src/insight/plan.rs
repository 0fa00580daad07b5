//! How the quick player plans: one place after the other, and only those that the green can fill.

use steading_game::{GameRng, Seat};

use super::likely::Lot;
use crate::data::{Count, Passive, PlaceFacts};
use crate::effect::{self, Effect, Step};
use crate::state::LAST_ROUND;
use crate::{Action, Building, Follower, Good, GoodSet, Place, State, plan};

/// How much more a place draws that is begun: nothing shall lie about for long.
const BEGUN: u32 = 6;
/// No place draws more, whatever an owner's data promise.
const MOST: u32 = 200;
/// How much a good draws that a place exchanges.
const LAY: u32 = 60;
/// How much a slot draws that may stay empty.
const OPTIONAL: u32 = 60;

/// The next follower for a place that is worth it, or the end of planning.
pub(super) fn planned(state: &State, seat: Seat, rng: &mut GameRng) -> Action {
    let player = state.player(seat);
    let scholar = u8::from(state.has(seat, Passive::School)) << Follower::Scholar.index();
    let mut lot = Lot::new(rng);
    if player.green.total() > 0 {
        for place in player.open.iter().filter(|&place| player.prohibited != Some(place)) {
            let facts = state.data().place(place);
            let Some((needed, put)) = next_put(state, seat, place, facts, scholar) else { continue };
            let weight = if needed == 0 {
                OPTIONAL
            } else {
                let each = (8 * worth(state, seat, place, &facts.effects) / u32::from(needed)).min(MOST);
                let begun = if player.on(place).has_follower() { BEGUN } else { 1 };
                each.pow(3) / 16 * begun
            };
            lot.add(weight, put);
        }
    }
    let stores = player.open.and(state.data().stores);
    for place in stores.iter().filter(|&place| player.prohibited != Some(place)) {
        let worth_it = |&good: &Good| plan::pays_to_lay(state, seat, good, place);
        if let Some(good) = plan::layable(state, seat, place).find(worth_it) {
            lot.add(LAY, Action::Lay { good, place });
        }
    }
    lot.drawn().unwrap_or_else(|| if plan::can_recall(state, seat) { Action::Recall } else { Action::End })
}

/// How many followers of the green the place still needs, and the first of them; nothing if they are not there. A place
/// that needs none may take one more where that does something.
fn next_put(
    state: &State,
    seat: Seat,
    place: Place,
    facts: &PlaceFacts,
    scholar: u8,
) -> Option<(u8, Action)> {
    let player = state.player(seat);
    let lying = player.on(place);
    let free = lying.free();
    let mut green = player.green;
    let mut taken = 0u8;
    if facts.distinct {
        taken = lying.followers().fold(0, |bits, follower| bits | 1 << follower.index());
    }
    let needed = facts.min_filled.saturating_sub(lying.filled_below(facts.required));
    if needed == 0 && !takes_more(facts) {
        return None;
    }
    let mut first = None;
    let mut found = 0;
    for (slot, asked) in facts.slots.iter().enumerate() {
        if free & 1 << slot == 0 || (needed > 0 && asked.optional) {
            continue;
        }
        let accepted = asked.accepts | if asked.school { scholar } else { 0 };
        let fits =
            |follower: Follower| green.count(follower) > 0 && accepted & !taken & 1 << follower.index() != 0;
        let own = asked.word.filter(|&word| fits(word));
        // Monks and scholars stand in only where they are needed.
        let other = || {
            Follower::ALL
                .into_iter()
                .find(|&follower| fits(follower))
                .filter(|_| needed > 0 || !asked.optional)
        };
        let Some(follower) = own.or_else(other) else {
            if asked.word.is_none() || needed == 0 || facts.min_filled < facts.required {
                continue;
            }
            return None;
        };
        green.take(follower, 1);
        if facts.distinct {
            taken |= 1 << follower.index();
        }
        first = first.or(Some(Action::Put { follower, place, slot: slot as u8 }));
        found += 1;
        if found >= needed {
            break;
        }
    }
    first.filter(|_| found >= needed).map(|put| (needed, put))
}

/// Whether a follower beyond those needed does something: a knight, or a visitor of the fair.
fn takes_more(facts: &PlaceFacts) -> bool {
    facts.required < facts.slots.len() as u8
        || facts.effects.iter().any(|step| matches!(step.effect, Effect::CoinsPerFilled(_)))
}

/// What activating the place brings, in points; roughly, and without asking too much.
fn worth(state: &State, seat: Seat, place: Place, list: &[Step]) -> u32 {
    let mut sum = 0;
    let mut last = 0;
    for step in list {
        if !step.if_previous || last > 0 {
            last = effect_worth(state, seat, place, step.effect);
            sum += last;
        }
    }
    sum
}

fn effect_worth(state: &State, seat: Seat, place: Place, effect: Effect) -> u32 {
    let player = state.player(seat);
    let data = state.data();
    let left = u32::from(LAST_ROUND - state.round.min(LAST_ROUND));
    let value = |good| u32::from(data.value(good));
    match effect {
        Effect::Recruit(follower) => {
            if state.market.followers.count(follower) > 0 {
                left / 3
            } else {
                0
            }
        }
        Effect::GainGood(good, n) => value(good) * u32::from(n.min(state.market.goods.count(good))),
        Effect::GainCoins(n) => u32::from(n),
        // Late fame brings citizens only.
        Effect::GainFame(n) => u32::from(n) * (4 + left.min(8)) / 8,
        Effect::GainCitizen(n) => u32::from(n) * (u32::from(state.count(seat, Count::Villages)) + left / 4),
        Effect::CoinsPer(per) => u32::from(per.of(state, seat)),
        Effect::CoinsPerFilled(n) => u32::from(n) * 2,
        Effect::Choose => {
            let options = &data.place(place).options;
            options.iter().map(|option| worth(state, seat, place, option)).max().unwrap_or(0)
        }
        Effect::Harvest(n) => {
            let areas = state.board.areas(seat).minus(state.board.villages);
            let goods = areas.iter().filter_map(|space| effect::harvest::good(state, space)).map(value);
            let mut best = [0; 2];
            for here in goods {
                best = if here > best[0] { [here, best[0]] } else { [best[0], best[1].max(here)] };
            }
            best.iter().take(usize::from(n)).sum()
        }
        Effect::Expand { times, .. } => u32::from(times.min(player.settlers)) * (3 + left / 3),
        Effect::AcquirePlace => {
            if player.coins > 0 {
                left / 2
            } else {
                0
            }
        }
        Effect::Build { what, discount } => {
            let able = |building: Building| {
                effect::build::affordable(state, seat, building, discount)
                    && !effect::build::sites(state, seat, building).is_empty()
            };
            let worth = |building: Building| match building {
                Building::Village => u32::from(player.citizens) + left / 4,
                // The citizen comes on top.
                Building::Church | Building::Fortress => 1,
            };
            let choices =
                Building::ALL.into_iter().filter(|&building| what.is_none_or(|only| only == building));
            choices.filter(|&building| able(building)).map(worth).max().unwrap_or(0)
        }
        Effect::Market { .. } => u32::from(player.coins < 3 && player.goods.total() > 0),
        // Early every follower is needed.
        Effect::SendToDeeds => u32::from(left < 8 && effect::send_to_deeds::can_spare(state, seat)),
        Effect::Technology(_) => {
            if state.market.technology > 0 {
                left / 3
            } else {
                0
            }
        }
        Effect::ExchangeStored(get) => {
            let gain = |good: Good| value(get).saturating_sub(value(good));
            let times = |good: Good| player.goods.count(good) + state.stored(seat, place).count(good);
            let kinds = data.place(place).holds.map_or(GoodSet::EMPTY, |holds| holds.goods);
            kinds.iter().map(|good| u32::from(times(good)) * gain(good)).sum()
        }
        Effect::Exchange { give, get, max } => {
            let times = player.goods.of_any(give).min(u32::from(max));
            let least = give.iter().filter(|&good| player.goods.count(good) > 0).map(value).min();
            times * value(get).saturating_sub(least.unwrap_or(u32::MAX))
        }
    }
}
