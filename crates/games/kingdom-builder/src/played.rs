//! The played terrain card: its terrain, the choice where there is one, and cards whose terrain is full.
//!
//! Rules: KB-21, KB-26, KB-27, KB-71, AMB-2, AMB-3, AMB-10, AMB-29, CR-10, CR-24, MA-3, MA-4, MA-15, MA-25,
//! MA-27.

use steading_game::{EventSink, Illegal, Seat};

use crate::terrain::Terrains;
use crate::terrain_card::Held;
use crate::{Board, Event, Hex, Mandatory, State, Terrain, TerrainCard, sets, unfit};

/// The builds of a mandatory action (KB-19).
pub(crate) const BUILDS: u8 = 3;
/// The same on swamp (MA-3).
const BUILDS_ON_SWAMP: u8 = 2;

/// The builds of a mandatory action on that terrain.
pub(crate) const fn builds(terrain: Terrain) -> u8 {
    match terrain {
        Terrain::Swamp => BUILDS_ON_SWAMP,
        _ => BUILDS,
    }
}

/// The builds that the mandatory action still owes on that terrain: first those of the supply, then those that were set
/// aside (MA-4, MA-27).
#[inline]
pub(crate) fn owed(state: &State, terrain: Terrain) -> u8 {
    owed_from_supply(state, terrain) + sets::marshlands::due(state, state.turn.active)
}

/// Those of the supply, or fewer if it ends (KB-21).
#[inline]
pub(crate) fn owed_from_supply(state: &State, terrain: Terrain) -> u8 {
    let supply = state.player(state.turn.active).supply;
    builds(terrain).saturating_sub(state.turn.built).min(supply)
}

/// Whether the mandatory action owes anything on a terrain that is played or can be chosen.
#[inline]
pub(crate) fn owes_anything(state: &State) -> bool {
    match state.turn.terrain {
        Some(terrain) => owed(state, terrain) > 0,
        None => playable(state).iter().any(|terrain| owed(state, terrain) > 0),
    }
}

/// Whether the terrain is fixed and has an empty hex, so that nothing is to be checked.
#[inline]
pub(crate) fn is_playable(state: &State) -> bool {
    state.turn.terrain.is_some_and(|terrain| state.setting.board.all(terrain).meets(&state.open))
}

/// The full-terrain check (KB-26): as long as no card before the active player can be played, they leave the game and one
/// is drawn instead. Fixes the terrain where there is nothing to choose. Tells whether a card was drawn.
pub(crate) fn settle(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    let mut drew = false;
    loop {
        match state.turn.terrain {
            Some(terrain) if state.empty(terrain).is_empty() => {
                if goes_over(state, terrain, events) {
                    return drew;
                }
                remove_played(state, events);
            }
            Some(_) => return drew,
            None => {
                let shown = shown(state);
                if shown.iter().any(|terrain| state.setting.board.all(terrain).meets(&state.open)) {
                    fix_if_single(state, shown);
                    return drew;
                }
                remove_all(state, events);
            }
        }
        let Some(card) = state.draw_card(events) else {
            return drew;
        };
        drew = true;
        let seat = state.turn.active;
        events.tell(|| Event::Replaced { seat, card });
        state.turn.cards.push(Held { card, age: 0 });
    }
}

/// The chosen terrain is full. If the played card shows another one with room, it stays and goes over to that (MA-4, AMB-29).
/// Whether it does.
fn goes_over(state: &mut State, full: Terrain, events: &mut impl EventSink<Event>) -> bool {
    if !state.setting.config.readings.dual_other_half {
        return false;
    }
    let place = state.turn.played.map_or(0, usize::from);
    let Some(card) = state.turn.cards.get(place) else { return false };
    let roomy = |terrain: &Terrain| *terrain != full && !state.empty(*terrain).is_empty();
    let others: Terrains = terrains(&state.setting.board, card).iter().filter(roomy).collect();
    if others.is_empty() {
        return false;
    }
    // Both halves may be left over from a removed terrain (MA-25); then the player chooses again.
    state.turn.terrain = None;
    fix_if_single(state, others);
    if let Some(terrain) = state.turn.terrain {
        let seat = state.turn.active;
        events.tell(|| Event::WentOver { seat, terrain });
    }
    true
}

/// The terrains of the open cards that have an empty hex: what the active player can choose.
pub(crate) fn playable(state: &State) -> Terrains {
    let playable = shown(state).iter().filter(|&terrain| !state.empty(terrain).is_empty());
    playable.collect()
}

/// The terrains that the active player can choose now: within the mandatory action only those that still owe builds (MA-4).
pub(crate) fn choosable(state: &State) -> Terrains {
    let running = state.turn.mandatory == Mandatory::Running;
    let owing = playable(state).iter().filter(|&terrain| !running || owed(state, terrain) > 0);
    owing.collect()
}

/// If only one terrain can go on with the mandatory action, nothing comes before it (MA-4, KB-20).
#[inline]
pub(crate) fn fix_if_forced(state: &mut State) {
    if state.turn.terrain.is_none() && state.turn.mandatory == Mandatory::Running {
        let choosable = choosable(state);
        if let (1, Some(terrain)) = (choosable.len(), choosable.first()) {
            choose(state, terrain);
        }
    }
}

/// The active player chooses a terrain. Of several cards that show it the first one drawn is played (CR-24).
pub(crate) fn choose(state: &mut State, terrain: Terrain) {
    let (board, cards) = (&state.setting.board, state.turn.cards);
    let shows = |place: &usize| cards.get(*place).is_some_and(|card| terrains(board, card).contains(terrain));
    let place = (0..cards.len()).find(shows).or_else(|| pair(state));
    state.turn.played = state.turn.played.or(place.map(|place| place as u8));
    state.turn.terrain = Some(terrain);
}

/// The terrains that a card shows and the board has; swamp counts only where there is any (MA-2).
pub(crate) fn terrains(board: &Board, card: TerrainCard) -> Terrains {
    let terrains = Terrains::one(card.terrain());
    let swamp = card.is_dual() && !board.all(Terrain::Swamp).is_empty();
    if swamp { terrains.with(Terrain::Swamp) } else { terrains }
}

/// All terrains that the open cards show. Once a card is fixed, only that one counts (CR-24).
pub(crate) fn shown(state: &State) -> Terrains {
    let mut shown = Terrains::EMPTY;
    for place in 0..state.turn.cards.len() {
        let counts = state.turn.played.is_none_or(|played| usize::from(played) == place);
        let Some(card) = state.turn.cards.get(place).filter(|_| counts) else { continue };
        shown = shown.or(terrains(&state.setting.board, card));
    }
    match state.setting.removed_terrain {
        Some(removed) if offers_removed(state, removed) => shown.with(removed),
        _ => shown,
    }
}

/// Two cards of equal terrain leave the choice of the removed one instead, until another card is fixed (MA-25). The first
/// of the two is then the played card.
fn offers_removed(state: &State, removed: Terrain) -> bool {
    let Some(pair) = pair(state) else { return false };
    match state.turn.played {
        None => true,
        Some(played) => usize::from(played) == pair && state.turn.terrain == Some(removed),
    }
}

/// The place of the first open card that has another one of equal terrain behind it; swamp halves do not count.
fn pair(state: &State) -> Option<usize> {
    let cards = &state.turn.cards;
    let terrain = |place: usize| cards.get(place).map(TerrainCard::terrain);
    (0..cards.len()).find(|&place| (place + 1..cards.len()).any(|other| terrain(other) == terrain(place)))
}

/// If the cards show a single terrain, there is nothing to choose. One that is full at the moment counts: it may have room
/// again when the choice is made (CR-10).
pub(crate) fn fix_if_clear(state: &mut State) {
    let shown = shown(state);
    fix_if_single(state, shown);
}

fn fix_if_single(state: &mut State, shown: Terrains) {
    if let (1, Some(terrain)) = (shown.len(), shown.iter().next()) {
        choose(state, terrain);
    }
}

/// The played card leaves the game; others that were not chosen stay where they are (CR-24).
fn remove_played(state: &mut State, events: &mut impl EventSink<Event>) {
    let seat = state.turn.active;
    let place = state.turn.played.map_or(0, usize::from);
    if let Some(card) = state.turn.cards.remove(place) {
        state.deck.removed.add(card);
        events.tell(|| Event::Removed { seat, card });
    }
    // The next card that is drawn is the played one.
    state.turn.played = Some(state.turn.cards.len() as u8);
    state.turn.terrain = None;
}

/// All cards that could be played leave the game.
fn remove_all(state: &mut State, events: &mut impl EventSink<Event>) {
    if state.turn.played.is_some() {
        return remove_played(state, events);
    }
    let seat = state.turn.active;
    for Held { card, .. } in std::mem::take(&mut state.turn.cards).iter() {
        state.deck.removed.add(card);
        events.tell(|| Event::Removed { seat, card });
    }
}

/// The choice of a terrain is that of Crossroads or of a dual card.
fn choice(state: &State) -> &'static str {
    if state.turn.cards.len() > 1 { "CR-10" } else { "MA-3" }
}

/// The terrain must be chosen before anything else.
pub(crate) fn choose_first(state: &State) -> Illegal {
    Illegal::new(choice(state), "illegal-choose-first")
}

/// Why that terrain cannot be chosen.
pub(crate) fn cannot_choose(state: &State, terrain: Terrain) -> Illegal {
    if state.turn.terrain.is_some() || shown(state).is_empty() {
        return Illegal::new(choice(state), "illegal-nothing-to-choose");
    }
    let (rule, key) = if !shown(state).contains(terrain) {
        (choice(state), "illegal-not-on-cards")
    } else if state.empty(terrain).is_empty() {
        (if choice(state) == "MA-3" { "MA-4" } else { "CR-10" }, "illegal-terrain-full")
    } else {
        ("MA-4", "illegal-terrain-owes-nothing")
    };
    Illegal::new(rule, key).with("terrain", terrain.key())
}

/// The hex has another terrain than the played card, or it is not beside an own settlement.
pub(crate) fn not_on_card(state: &State, seat: Seat, hex: Hex, rule: &'static str) -> Illegal {
    match state.turn.terrain {
        Some(played) => unfit::not_on(state, seat, hex, rule, played),
        None => choose_first(state),
    }
}
