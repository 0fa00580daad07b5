//! Why an action is not allowed: the rule and a sentence.

use steading_game::{Illegal, Seat};

use crate::action::{Cargo, Thing};
use crate::data::Passive;
use crate::effect::{acquire_place, build, expand, send_to_deeds};
use crate::event::Happening;
use crate::pending::{Pending, Waiting};
use crate::{Action, Building, Deed, Follower, Good, Phase, Place, Space, State, activate, plan, torture};

/// The reason why `action`, which is not legal, is not.
pub(crate) fn reason(state: &State, seat: Seat, action: Action) -> Illegal {
    if let Some(Pending { seat: asked, what }) = state.stack.top() {
        if asked != seat {
            return Illegal::new("OR-110", "illegal-other-decides").with("active", asked);
        }
        return wrong_answer(state, seat, what, action);
    }
    match state.phase {
        Phase::Plan { done, .. } if done.contains(seat) => Illegal::new("OR-47", "illegal-planning-ended"),
        Phase::Plan { .. } => match action {
            Action::Put { follower, place, slot } => put(state, seat, follower, place, slot),
            Action::Lay { good, place } => lay(state, seat, good, place),
            Action::Recall => Illegal::new("OR-45a", "illegal-recall"),
            _ => Illegal::new("OR-111", "illegal-plan-first"),
        },
        Phase::Actions { active, .. } if active != seat => {
            Illegal::new("OR-48", "illegal-not-your-turn").with("active", active)
        }
        Phase::Actions { .. } => match action {
            Action::Activate(place) => activation(state, seat, place),
            Action::Put { .. } | Action::Lay { .. } | Action::Recall | Action::End => {
                Illegal::new("OR-47", "illegal-planning-over")
            }
            _ => Illegal::new("OR-111", "illegal-not-asked"),
        },
        Phase::Reveal | Phase::Draw { .. } | Phase::Resolve { .. } | Phase::Bonus { .. } | Phase::Over => {
            Illegal::new("OR-111", "illegal-not-asked")
        }
    }
}

fn put(state: &State, seat: Seat, follower: Follower, place: Place, slot: u8) -> Illegal {
    let player = state.player(seat);
    let facts = state.data().place(place);
    let lying = player.on(place);
    let about =
        |rule, key| Illegal::new(rule, key).with("place", place.key()).with("follower", follower.id());
    if let Some(closed) = closed(state, seat, place) {
        return closed;
    }
    if player.green.count(follower) == 0 {
        return about("OR-43", "illegal-not-on-green");
    }
    let Some(asked) = facts.slots.get(usize::from(slot)) else { return about("OR-43", "illegal-no-slot") };
    if lying.filled(usize::from(slot)) {
        about("OR-45", "illegal-slot-filled")
    } else if plan::accepted(state, seat, place, asked) & 1 << follower.index() == 0 {
        about("OR-44", "illegal-slot-asks")
    } else if facts.distinct && lying.counts().count(follower) > 0 {
        about("OR-46", "illegal-distinct")
    } else {
        about("OR-113", "illegal-alike-slot")
    }
}

fn lay(state: &State, seat: Seat, good: Good, place: Place) -> Illegal {
    let about = |rule, key| Illegal::new(rule, key).with("place", place.key()).with("good", good.id());
    if let Some(closed) = closed(state, seat, place) {
        return closed;
    }
    match state.data().place(place).holds {
        Some(holds) if holds.goods.contains(good) => {
            if state.player(seat).goods.count(good) == 0 {
                Illegal::new("OR-46a", "illegal-no-good").with("good", good.id())
            } else {
                about("OR-46a", "illegal-place-full").with("most", holds.most)
            }
        }
        Some(_) | None => about("OR-46a", "illegal-place-holds"),
    }
}

/// The place is not open, or prohibited.
fn closed(state: &State, seat: Seat, place: Place) -> Option<Illegal> {
    let about = |rule, key| Some(Illegal::new(rule, key).with("place", place.key()));
    if !state.player(seat).open.contains(place) {
        about("OR-43", "illegal-place-closed")
    } else if !plan::usable(state, seat, place) {
        about("OR-49", "illegal-prohibited")
    } else {
        None
    }
}

fn activation(state: &State, seat: Seat, place: Place) -> Illegal {
    let about = |rule, key| Illegal::new(rule, key).with("place", place.key());
    if let Some(closed) = closed(state, seat, place) {
        closed
    } else if !activate::ready(state, seat, place) {
        about("OR-49", "illegal-not-ready")
    } else {
        about("OR-50", "illegal-no-effect")
    }
}

fn wrong_answer(state: &State, seat: Seat, what: Waiting, action: Action) -> Illegal {
    let good = |rule, key, good: Good| Illegal::new(rule, key).with("good", good.id());
    let place = |rule, key, place: Place| Illegal::new(rule, key).with("place", place.key());
    match (what, action) {
        (Waiting::Prohibit, Action::Prohibit(target)) => place("OR-111", "illegal-prohibit", target),
        (Waiting::Draw { most }, Action::Draw(_)) => Illegal::new("OR-40", "illegal-draw").with("most", most),
        (Waiting::Choose { .. }, Action::Choose(_)) => Illegal::new("OR-50b", "illegal-option"),
        (Waiting::Harvest { .. }, Action::Harvest(space)) => {
            Illegal::new("OR-61", "illegal-harvest").with("space", space.key())
        }
        (Waiting::Expand { conquest, .. }, Action::Expand(space)) => expansion(state, seat, space, conquest),
        (Waiting::Acquire, Action::Acquire(card)) => acquisition(state, seat, card),
        (Waiting::Build { what, discount }, Action::Build(building, space)) => {
            construction(state, seat, what, discount, building, space)
        }
        (Waiting::Sell { .. }, Action::Sell(sold)) => good("OR-53", "illegal-no-good", sold),
        (Waiting::Buy { .. }, Action::Buy(bought)) => good("OR-53", "illegal-cannot-buy", bought),
        (Waiting::Deeds { place, .. }, Action::Send { follower, cargo, deed, slot }) => {
            sending(state, seat, place, (follower, cargo), (deed, slot))
        }
        (Waiting::SendTechnology { .. }, Action::Give(Thing::Technology(target))) => {
            place("OR-97", "illegal-no-tile-there", target)
        }
        (Waiting::Technology { .. }, Action::Technology { place: target, .. }) => {
            place("OR-63", "illegal-technology", target)
        }
        (Waiting::Exchange { .. }, Action::Exchange(given)) => good("OR-64", "illegal-exchange", given),
        (
            Waiting::Harvest { .. }
            | Waiting::Expand { begun: true, .. }
            | Waiting::Sell { .. }
            | Waiting::Buy { .. }
            | Waiting::Deeds { .. }
            | Waiting::Exchange { .. },
            Action::Stop,
        ) => Illegal::new("OR-50a", "illegal-stop"),
        (Waiting::Fame { .. }, Action::Unlock(card)) => place("OR-67", "illegal-unlock", card),
        (Waiting::Fame { .. }, Action::Advance) if state.player(seat).lying => {
            Illegal::new("OR-68", "illegal-advance-lying")
        }
        (Waiting::Fame { .. }, Action::Advance) => Illegal::new("OR-67", "illegal-advance-last"),
        (Waiting::Recruit { .. }, Action::Recruit(follower)) => {
            Illegal::new("OR-52", "illegal-recruit").with("follower", follower.id())
        }
        (Waiting::Pay { .. }, Action::Pay(_)) => Illegal::new("OR-102", "illegal-pay"),
        (Waiting::Torture { .. }, Action::Give(thing)) => giving(state, seat, thing),
        (_, _) => Illegal::new("OR-111", "illegal-other-decision"),
    }
}

fn expansion(state: &State, seat: Seat, space: Space, conquest: bool) -> Illegal {
    let about = |rule, key| Illegal::new(rule, key).with("space", space.key());
    let own = state.board.areas(seat);
    if state.player(seat).settlers == 0 {
        return about("OR-90", "illegal-no-settlers");
    }
    if own.contains(space) {
        return about("OR-88", "illegal-own-settler");
    }
    if own.is_empty() {
        return about("OR-91", "illegal-not-free");
    }
    if state.neighbours(space).and(own).is_empty() {
        return about("OR-90", "illegal-not-adjacent");
    }
    if state.board.foreign_fortresses(seat).contains(space) {
        return about("OR-73", "illegal-fortress");
    }
    let victim = state
        .seats()
        .find(|&other| other != seat && state.board.areas(other).contains(space) && !state.at_peace(other));
    match victim {
        _ if state.happening() == Happening::ForbidConquest => about("OR-92", "illegal-truce"),
        Some(victim) if conquest && state.has(victim, Passive::Watchtower) => {
            about("OR-65", "illegal-toll").with("victim", victim)
        }
        _ if expand::access(state, seat, space, true).is_some() => about("OR-92", "illegal-no-knight"),
        _ => about("OR-92", "illegal-conquest"),
    }
}

fn acquisition(state: &State, seat: Seat, card: Place) -> Illegal {
    let about = |key| Illegal::new("OR-62", key).with("place", card.key());
    match acquire_place::category(state, card) {
        Some(category) if state.market.cards.contains(card) => {
            if acquire_place::era_allows(state, seat, category) {
                about("illegal-price").with("coins", state.data().prices[usize::from(category)])
            } else {
                about("illegal-era-category")
            }
        }
        _ => about("illegal-not-in-stock"),
    }
}

fn construction(
    state: &State,
    seat: Seat,
    what: Option<Building>,
    discount: u8,
    building: Building,
    space: Space,
) -> Illegal {
    let rule = match building {
        Building::Village => "OR-70",
        Building::Fortress => "OR-71",
        Building::Church => "OR-72",
    };
    let about =
        |rule, key| Illegal::new(rule, key).with("building", building.id()).with("space", space.key());
    if what.is_some_and(|only| only != building) {
        about("OR-111", "illegal-other-building")
    } else if !state.board.areas(seat).contains(space) {
        about("OR-88", "illegal-not-controlled")
    } else if !build::affordable(state, seat, building, discount) {
        let cost = build::cost(state, building, discount);
        about(rule, "illegal-build-cost").with("wood", cost.wood).with("coins", cost.coins)
    } else {
        about(rule, "illegal-site")
    }
}

fn sending(
    state: &State,
    seat: Seat,
    place: Place,
    (follower, cargo): (Follower, Cargo),
    (deed, slot): (Deed, u8),
) -> Illegal {
    let about = |rule, key| Illegal::new(rule, key).with("follower", follower.id()).with("deed", deed.key());
    let player = state.player(seat);
    let missing = match cargo {
        Cargo::Good(good) => player.goods.count(good) == 0,
        Cargo::Coin => player.coins == 0,
        Cargo::Follower | Cargo::Technology => false,
    };
    if player.on(place).counts().count(follower) == 0 {
        about("OR-97", "illegal-not-there")
    } else if missing {
        about("OR-97", "illegal-good-missing")
    } else if !send_to_deeds::fits(state, deed, usize::from(slot), follower, cargo) {
        about("OR-97", "illegal-deed-slot")
    } else if cargo == Cargo::Technology {
        about("OR-97", "illegal-no-tile")
    } else {
        about("OR-100", "illegal-few-followers").with("least", state.data().min_followers)
    }
}

fn giving(state: &State, seat: Seat, thing: Thing) -> Illegal {
    match thing {
        Thing::Settler(Some(space)) if state.board.areas(seat).contains(space) => {
            Illegal::new("OR-102b", "illegal-last-settler")
        }
        Thing::Card(place) if !torture::is_card(state, place) => {
            Illegal::new("OR-102a", "illegal-board-place").with("place", place.key())
        }
        Thing::Settler(_)
        | Thing::Fortress(_)
        | Thing::Technology(_)
        | Thing::Card(_)
        | Thing::Citizen
        | Thing::Good(_) => Illegal::new("OR-102", "illegal-give"),
    }
}
