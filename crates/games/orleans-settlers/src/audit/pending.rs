//! Whether what waits fits the phase and the table.

use steading_game::Seat;

use super::ensure;
use crate::data::{DeedTile, MAX_DRAW};
use crate::event::Happening;
use crate::pending::{Pending, Waiting};
use crate::{Phase, Place, State};

pub(super) fn audit(state: &State) -> Result<(), String> {
    let items = state.stack.items();
    let wrong = || format!("what waits does not fit the phase: {items:?}");
    let top = items.len().saturating_sub(1);
    for (depth, pending) in items.iter().enumerate() {
        ensure(pending.seat.0 < state.config.players, || format!("{} does not play", pending.seat))?;
        numbers(state, pending).ok_or_else(wrong)?;
        let fame = matches!(pending.what, Waiting::Fame { .. });
        ensure(!fame || depth == top, wrong)?;
    }
    let fits = match state.phase {
        Phase::Plan { .. } | Phase::Over => items.is_empty(),
        Phase::Draw { turn } => match items {
            [] => true,
            [only] => turn > 0 && matches!(only.what, Waiting::Draw { .. }) && only.seat == state.nth(turn),
            _ => false,
        },
        Phase::Reveal => prohibitions(state, items),
        Phase::Actions { active, .. } => effects(state, active, items),
        Phase::Resolve { turn, .. } => {
            let seat = state.nth(turn);
            let allowed = |pending: &Pending| match pending.what {
                Waiting::Pay { .. }
                | Waiting::Torture { .. }
                | Waiting::Fame { .. }
                | Waiting::Prohibit
                | Waiting::Recruit { .. }
                | Waiting::Sell { then: None, .. }
                | Waiting::Technology { left: 1, price: Some(_) } => pending.seat == seat,
                _ => false,
            };
            items.is_empty() || (turn > 0 && items.iter().all(allowed) && debts(items))
        }
        Phase::Bonus { turn, malus, .. } => {
            let seat = state.nth(turn);
            let allowed = |pending: &Pending| match pending.what {
                Waiting::Pay { .. } | Waiting::Torture { .. } => malus && pending.seat == seat,
                Waiting::Fame { .. } => !malus && pending.seat == seat,
                _ => false,
            };
            items.is_empty() || (turn > 0 && items.iter().all(allowed) && debts(items))
        }
    };
    ensure(fits, wrong)
}

/// One decision, or a payment above the torture that follows it.
fn debts(items: &[Pending]) -> bool {
    match items {
        [_] => true,
        [below, above] => {
            matches!(below.what, Waiting::Torture { .. }) && matches!(above.what, Waiting::Pay { .. })
        }
        _ => false,
    }
}

/// The last in turn order lies at the bottom.
fn prohibitions(state: &State, items: &[Pending]) -> bool {
    let turns = (1..=state.config.players).rev().map(|turn| state.nth(turn));
    let all = items
        .iter()
        .zip(turns)
        .all(|(pending, seat)| pending.what == Waiting::Prohibit && pending.seat == seat);
    all && items.len() <= usize::from(state.config.players)
        && (items.is_empty() || state.happening() == Happening::ProhibitLeftNeighbour)
}

/// An activated place at the bottom, then an option of its choice, then one decision, then fame.
fn effects(state: &State, active: Seat, items: &[Pending]) -> bool {
    let Some((bottom, above)) = items.split_first() else { return true };
    let Waiting::Effects { place, option: None, .. } = bottom.what else { return false };
    let own = |pending: &Pending| pending.seat == active;
    let above = match above {
        [Pending { what: Waiting::Effects { place: inner, option: Some(_), .. }, .. }, rest @ ..]
            if *inner == place =>
        {
            rest
        }
        all => all,
    };
    let above = match above {
        [rest @ .., Pending { what: Waiting::Fame { .. }, .. }] => rest,
        all => all,
    };
    let above = match above {
        [
            Pending { what: Waiting::Deeds { begun: true, .. }, .. },
            Pending { what: Waiting::SendTechnology { .. }, .. },
        ] => &above[..1],
        all => all,
    };
    let decision = |pending: &Pending| decision_of_a_place(pending.what, place);
    items.iter().all(own) && above.len() <= 1 && above.iter().all(decision) && open(state, active, place)
}

fn open(state: &State, seat: Seat, place: Place) -> bool {
    let player = state.player(seat);
    player.open.contains(place) && player.prohibited != Some(place)
}

fn decision_of_a_place(what: Waiting, place: Place) -> bool {
    match what {
        Waiting::Choose { place: own } | Waiting::Deeds { place: own, .. } => own == place,
        Waiting::Harvest { .. }
        | Waiting::Expand { .. }
        | Waiting::Acquire
        | Waiting::Build { .. }
        | Waiting::Sell { then: Some(_), .. }
        | Waiting::Buy { .. }
        | Waiting::Technology { price: None, .. }
        | Waiting::Exchange { .. } => true,
        Waiting::Effects { .. }
        | Waiting::Prohibit
        | Waiting::Draw { .. }
        | Waiting::SendTechnology { .. }
        | Waiting::Sell { .. }
        | Waiting::Technology { .. }
        | Waiting::Fame { .. }
        | Waiting::Recruit { .. }
        | Waiting::Pay { .. }
        | Waiting::Torture { .. } => false,
    }
}

/// The numbers of a decision make sense.
fn numbers(state: &State, pending: &Pending) -> Option<()> {
    let fine = match pending.what {
        Waiting::Effects { place, option, next, .. } => {
            let facts = state.data().places.get(place.index())?;
            usize::from(next) <= facts.list(option).len()
                && option.is_none_or(|option| usize::from(option) < facts.options.len())
        }
        Waiting::Draw { most } => (1..=MAX_DRAW).contains(&most),
        Waiting::SendTechnology { deed, slot } => {
            let facts = state.data().deeds[deed.index()].slots.get(usize::from(slot))?;
            facts.tile == DeedTile::Technology
                && state.deeds.empty(state.data(), state.config.players, deed, usize::from(slot)) > 0
        }
        Waiting::Choose { place } => !state.data().place(place).options.is_empty(),
        Waiting::Deeds { .. } | Waiting::Prohibit | Waiting::Acquire | Waiting::Build { .. } => true,
        Waiting::Expand { left, begun, .. } => {
            left > 0 && (state.data().expands_repeatedly() || (left == 1 && !begun))
        }
        Waiting::Harvest { left, done } => {
            let used = state.data().map.used[crate::data::Data::column(state.config.players)];
            left > 0 && done.minus(used).is_empty()
        }
        Waiting::Sell { left, .. }
        | Waiting::Technology { left, .. }
        | Waiting::Exchange { left, .. }
        | Waiting::Pay { left, .. }
        | Waiting::Torture { left } => left > 0,
        Waiting::Buy { purchase, .. } => purchase.most > 0,
        Waiting::Fame { tiles } => {
            let passed =
                crate::fame::tiles_passed(&state.data().fame.tiles, 0, state.player(pending.seat).fame);
            tiles != 0 && tiles & !passed == 0
        }
        Waiting::Recruit { followers } => followers != 0 && followers < 1 << 7,
    };
    fine.then_some(())
}
