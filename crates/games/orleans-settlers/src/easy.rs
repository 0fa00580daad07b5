//! The easy bot: rules of thumb from what lies open.
//!
//! It fills the place that brings most for the followers it still needs, activates whatever is ready, goes through the
//! eras, and gives away what it misses least. `easy/worth.rs` says what things are worth, in tenths of a point.

mod worth;

use steading_game::{GameRng, Seat};

use crate::action::Cargo;
use crate::pending::{Pending, Waiting};
use crate::{Action, Follower, Phase, Place, State, effect, fame, phase, plan};

/// The era in which the bot stays: coins for villages.
const GOAL_ERA: u8 = 4;

/// What the easy bot plays.
pub(crate) fn easy_action(
    state: &State,
    seat: Seat,
    rng: &mut GameRng,
    scratch: &mut Vec<Action>,
) -> Option<Action> {
    if !phase::must_act(state).contains(seat) {
        return None;
    }
    scratch.clear();
    crate::moves::legal_actions(state, seat, scratch);
    if let (None, Phase::Plan { .. }) = (state.stack.top(), state.phase) {
        return Some(planned(state, seat, scratch));
    }
    // Of equally good answers chance takes one.
    let best = scratch.iter().map(|&action| liking(state, seat, action)).max()?;
    scratch.retain(|&action| liking(state, seat, action) == best);
    rng.pick(scratch).copied()
}

/// The next follower for the place that brings most, or the end of planning.
fn planned(state: &State, seat: Seat, legal: &[Action]) -> Action {
    let player = state.player(seat);
    let usable = player.open.iter().filter(|&place| plan::usable(state, seat, place));
    let best = usable
        .filter_map(|place| {
            let needed = needed(state, seat, place)?;
            let worth = worth::place(state, seat, place);
            (worth > 0).then(|| (worth * 10 / (i32::from(needed) + 1), place))
        })
        .max_by_key(|&(value, _)| value);
    let exact = |follower: Follower, place: Place, slot: u8| {
        state.data().place(place).slots[usize::from(slot)].word == Some(follower)
    };
    let mut chosen = None;
    for &action in legal {
        match (action, best) {
            (Action::Put { follower, place, slot }, Some((_, wanted))) if place == wanted => {
                let optional = state.data().place(place).slots[usize::from(slot)].optional;
                if exact(follower, place, slot) && !optional {
                    return action;
                }
                chosen = chosen.or((!optional).then_some(action));
            }
            (Action::Lay { good, place }, _) if plan::pays_to_lay(state, seat, good, place) => {
                chosen = chosen.or(Some(action));
            }
            (Action::Recall, None) => return action,
            _ => {}
        }
    }
    chosen.unwrap_or(Action::End)
}

/// How many followers of the green the place still needs; nothing if they are not there, or none is needed.
fn needed(state: &State, seat: Seat, place: Place) -> Option<u8> {
    let facts = state.data().place(place);
    let player = state.player(seat);
    let lying = player.on(place);
    let mut green = player.green;
    let filled = lying.filled_below(facts.required);
    let wanted = facts.min_filled.checked_sub(filled).filter(|&wanted| wanted > 0)?;
    let mut found = 0;
    for (slot, asked) in facts.slots.iter().enumerate().take(usize::from(facts.required)) {
        if found == wanted || lying.filled(slot) {
            continue;
        }
        let accepted = plan::accepted(state, seat, place, asked);
        let fits = |follower: &Follower| green.count(*follower) > 0 && accepted & 1 << follower.index() != 0;
        let own = asked.word.filter(fits).or_else(|| Follower::ALL.into_iter().find(fits))?;
        // Where all must be different, one of each is all there is.
        let count = if facts.distinct { green.count(own) } else { 1 };
        green.take(own, count);
        found += 1;
    }
    (found == wanted).then_some(wanted)
}

/// How much the bot likes an answer.
fn liking(state: &State, seat: Seat, action: Action) -> i32 {
    let value = |good| i32::from(state.data().value(good)) * 10;
    let player = state.player(seat);
    match action {
        Action::Activate(place) => worth::place(state, seat, place).max(1),
        Action::Choose(option) => match state.stack.top() {
            Some(Pending { what: Waiting::Choose { place }, .. }) => {
                worth::list(state, seat, place, state.data().place(place).list(Some(option)))
            }
            _ => 0,
        },
        Action::Harvest(space) => effect::harvest::good(state, space).map_or(0, value),
        Action::Expand(space) => worth::area(state, seat, space),
        Action::Build(building, _) => worth::building(state, seat, building),
        // Money and goods are worth the same, so that selling needs a reason.
        Action::Sell(good) => match state.stack.top() {
            Some(Pending { what: Waiting::Sell { bonus, .. }, .. }) => {
                i32::from(bonus) * 10 - value(good) / 10 - 3
            }
            _ => 0,
        },
        Action::Buy(good) => -value(good) - 20,
        Action::Send { cargo, deed, slot, .. } => {
            let facts = state.data().deeds[deed.index()].slots.get(usize::from(slot));
            let reward = facts.map_or(0, |facts| i32::from(facts.fame + facts.coins) * 10);
            reward
                - match cargo {
                    Cargo::Follower => 25,
                    Cargo::Good(good) => value(good),
                    Cargo::Coin => 10,
                    Cargo::Technology => 20,
                }
        }
        Action::Technology { .. } | Action::Recruit(_) => 20,
        Action::Exchange(good) => 40 - value(good),
        Action::Advance if player.era < GOAL_ERA => 90,
        Action::Unlock(place) if fame::can_advance(state, seat) => worth::card(state, seat, place).min(80),
        Action::Acquire(place) | Action::Unlock(place) => worth::card(state, seat, place),
        Action::Citizen => 30,
        Action::Pay(good) => -good.map_or(10, value),
        Action::Give(thing) => -worth::loss(state, seat, thing),
        Action::Prohibit(place) => worth::place(state, seat.next(state.config.players), place),
        Action::Stop | Action::Decline => -1,
        Action::Draw(number) => i32::from(number),
        Action::Advance
        | Action::Pass
        | Action::Put { .. }
        | Action::Lay { .. }
        | Action::Recall
        | Action::End => 0,
    }
}
