//! Nothing is lost or invented, and nothing is as it can never be.
//!
//! Rules: section 18. A state that passes can be played to its end.

mod board;
mod course;

use steading_game::Seat;

use crate::effect::Effect;
use crate::{
    Building, Gain, HeroSet, Monster, Resource, Resources, State, Supply, SupplyRule, TerrainId, state,
};

/// Looks for anything that can never be, and says what it found.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    course::players(state)?;
    for seat in state.seats() {
        board::board(state, seat).map_err(|problem| format!("{seat}: {problem}"))?;
    }
    heroes(state)?;
    buildings(state)?;
    terrains(state)?;
    monsters(state)?;
    supply(state)?;
    course::artifacts(state)?;
    course::round(state)?;
    course::phase(state)
}

/// `Err` with the sentence unless the condition holds.
fn require(condition: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(problem()) }
}

/// INV-2: every hero is in exactly one place, and the row is only short if the deck is empty.
fn heroes(state: &State) -> Result<(), String> {
    let row: HeroSet = state.heroes.row.iter().flatten().copied().collect();
    let invited = state.seats().map(|seat| state.player(seat).heroes);
    let sets = invited.chain([state.heroes.deck, state.heroes.discarded, row]);
    let (all, count) = sets.fold((HeroSet::EMPTY, 0), |(all, count), set| (all.or(set), count + set.len()));
    let in_row = state.heroes.row.iter().flatten().count();
    require(all == HeroSet::full() && count == all.len() && in_row == row.len(), || {
        "a hero is missing or lies in two places".to_owned()
    })?;
    require(in_row == state.heroes.row.len() || state.heroes.deck.is_empty(), || {
        "the hero row has a gap although the deck is not empty".to_owned()
    })?;
    require(state.heroes.row.is_sorted_by_key(Option::is_some), || {
        "only left places of the hero row can be empty".to_owned()
    })
}

/// INV-3: three tiles of every type, stacks of one type, gaps only if the pile is empty.
fn buildings(state: &State) -> Result<(), String> {
    for building in Building::ALL {
        let market = state.market.spaces.iter().flatten();
        let market: u32 =
            market.filter(|stack| stack.building == building).map(|stack| u32::from(stack.count)).sum();
        let built = state.seats().flat_map(|seat| state.player(seat).streets.iter());
        let built = built.filter(|(_, built)| built.building == building).count() as u32;
        let total = u32::from(state.market.pile[building.index()]) + market + built;
        require(total == u32::from(Building::COPIES), || {
            format!("there are {total} tiles of {} and not 3", building.id())
        })?;
    }
    require(state.market.spaces.iter().flatten().all(|stack| stack.count > 0), || {
        "a market stack holds no tile".to_owned()
    })?;
    let full = state.market.spaces.iter().all(Option::is_some);
    require(full || state.market.pile.iter().all(|&count| count == 0), || {
        "a market space is empty although there are buildings left".to_owned()
    })
}

/// INV-4: every terrain is in exactly one place.
fn terrains(state: &State) -> Result<(), String> {
    let being_placed = match state.phase {
        crate::Phase::Placing { tile } => Some(tile),
        _ => None,
    };
    let placed = state.seats().flat_map(|seat| state.player(seat).wilderness.tiles().map(|(_, tile)| tile));
    let mut counts = [0u8; TerrainId::COUNT];
    for tile in placed.chain(being_placed) {
        counts[tile.index()] += 1;
    }
    let sound =
        TerrainId::all().all(|tile| counts[tile.index()] + u8::from(state.terrains.contains(tile)) == 1);
    require(sound, || "a terrain is missing or lies in two places".to_owned())
}

/// INV-5: all monsters of a colour are on tiles of that colour or in the supply.
fn monsters(state: &State) -> Result<(), String> {
    for colour in Monster::ALL {
        let on_boards = state.seats().flat_map(|seat| {
            let wilderness = state.player(seat).wilderness;
            wilderness.monsters.iter().filter_map(move |space| wilderness.tile(space)).collect::<Vec<_>>()
        });
        let on_boards = on_boards.filter(|&tile| state.data().terrain(tile).monster == colour).count();
        let total = on_boards + usize::from(state.monsters[colour.index()]);
        let all = usize::from(state.data().supply.monsters_per_colour);
        require(total == all, || format!("there are {total} {} monsters and not {all}", colour.id()))?;
    }
    Ok(())
}

/// INV-13: a strict supply and everything taken from it are what is in the box.
fn supply(state: &State) -> Result<(), String> {
    let Supply::Strict { resources, settlers } = state.supply else {
        return require(state.config.supply == SupplyRule::Open, || "the supply is strict".to_owned());
    };
    require(state.config.supply == SupplyRule::Strict, || "the supply is open".to_owned())?;
    let Supply::Strict { resources: all, settlers: all_settlers } = state::full_supply(&state.config) else {
        return Ok(());
    };
    for kind in Resource::ALL {
        let taken: u32 = state.seats().map(|seat| u32::from(taken(state, seat, kind))).sum();
        let total = taken + u32::from(resources.count(kind));
        require(total == u32::from(all.count(kind)), || {
            format!("there are {total} {} and not {}", kind.id(), all.count(kind))
        })?;
    }
    let bonus: u32 = state.seats().map(|seat| u32::from(bonus_settlers(state, seat))).sum();
    require(bonus + u32::from(settlers) == u32::from(all_settlers), || {
        format!("there are {} bonus settlers and not {all_settlers}", bonus + u32::from(settlers))
    })
}

/// The tokens of a kind that a player has or has stored.
fn taken(state: &State, seat: Seat, kind: Resource) -> u16 {
    let player = state.player(seat);
    let stored = player.streets.iter().filter(|(_, built)| {
        let effect = state.data().building(built.building).effect;
        matches!(effect, Effect::Store { kind: stored, .. } if stored == kind)
    });
    player.resources.count(kind) + stored.map(|(_, built)| u16::from(built.stored)).sum::<u16>()
}

fn bonus_settlers(state: &State, seat: Seat) -> u16 {
    let player = state.player(seat);
    player.bonus + player.placed_bonus()
}

/// What is left in a strict supply when the players have what they have; nothing if they have more than there is.
pub(crate) fn left_in_supply(state: &State) -> Option<Supply> {
    let Supply::Strict { resources, settlers } = state::full_supply(&state.config) else {
        return Some(Supply::Open);
    };
    let mut left = Gain { resources, settlers: 0 };
    for (seat, kind) in state.seats().flat_map(|seat| Resource::ALL.map(|kind| (seat, kind))) {
        let taken = taken(state, seat, kind);
        if taken > left.resources.count(kind) {
            return None;
        }
        left.resources = left.resources.minus(Resources::of(kind, taken));
    }
    let bonus: u16 = state.seats().map(|seat| bonus_settlers(state, seat)).sum();
    Some(Supply::Strict { resources: left.resources, settlers: settlers.checked_sub(bonus)? })
}
