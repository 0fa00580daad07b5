//! Marshlands: dual cards, palaces, bonus tiles, settlements set aside, and reactions in foreign turns.
//!
//! Rules: MA-1 to MA-28. The choice of a terrain (MA-3, MA-4) and the builds that it leaves owed are part of the core:
//! `played.rs`. Canoe reactions are in `reactions.rs`, bonus tiles in `bonus_tiles.rs`, its lines of a position in
//! `position.rs`.

mod audit;
mod bonus_tiles;
mod position;
pub(crate) mod reactions;

pub(crate) mod cards {
    mod captains;
    mod geologists;
    mod messengers;
    mod noblewomen;
    mod scouts;
    mod vassals;

    pub(crate) use captains::Captains;
    pub(crate) use geologists::Geologists;
    pub(crate) use messengers::Messengers;
    pub(crate) use noblewomen::Noblewomen;
    pub(crate) use scouts::Scouts;
    pub(crate) use vassals::Vassals;
}

pub(crate) mod locations {
    mod canoe;
    mod fountain;
    mod refuge;
    mod temple;

    pub(crate) use canoe::Canoe;
    pub(crate) use fountain::Fountain;
    pub(crate) use refuge::Refuge;
    pub(crate) use temple::Temple;
}

pub(crate) mod bonus {
    mod canoe;
    mod fountain;
    mod refuge;
    mod temple;

    pub(crate) use canoe::Canoe;
    pub(crate) use fountain::Fountain;
    pub(crate) use refuge::Refuge;
    pub(crate) use temple::Temple;
}

use serde::{Deserialize, Serialize};
use steading_game::{EventSink, GameRng, Seat};

use crate::board::{Specials, each};
use crate::extra::Extras;
use crate::terrain_card::Cards;
use crate::view::TileState;
use crate::{Bonus, Config, Event, Extra, Location, ScoringCard, State, Terrain};

pub(crate) use audit::audit;
pub use bonus_tiles::BonusTiles;
pub(crate) use position::{read, read_removed_terrain, write};
pub use reactions::Reactions;
pub(crate) use reactions::react;

/// What belongs to nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MarshlandsShared"))]
pub struct Shared {
    /// Canoe reactions that are being asked for (MA-11, MA-12).
    pub reactions: Reactions,
}

/// What belongs to one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MarshlandsOwn"))]
pub struct Own {
    /// Settlements that the Temple set aside (MA-15).
    pub set_aside: u8,
    /// Those of them that were taken off the board in the running turn; they are built in the next one (MA-26).
    pub lifted: u8,
    /// Bonus tiles (MA-7).
    pub bonus: BonusTiles,
}

/// The terrain whose cards are removed, if the Scouts are in the game: that of the top card of the deck (MA-24).
pub(crate) fn remove_terrain(
    config: &Config,
    cards: &[ScoringCard; 3],
    rng: &mut GameRng,
    events: &mut impl EventSink<Event>,
) -> Option<Terrain> {
    if !cards.contains(&ScoringCard::Scouts) {
        return None;
    }
    let mut deck = Cards::deck(&config.data.facts, config.has_dual_cards());
    let terrain = deck.draw(rng)?.terrain();
    events.tell(|| Event::TerrainRemoved { terrain });
    Some(terrain)
}

/// Who is asked for a Canoe reaction now (MA-11).
#[inline]
pub(crate) fn asked(state: &State) -> Option<Seat> {
    state.marshlands.reactions.asked()
}

/// Settlements that are set aside and not in the supply (MA-15).
#[inline]
pub(crate) fn set_aside(state: &State, seat: Seat) -> u8 {
    state.player(seat).marshlands.set_aside
}

/// Those of them that the mandatory action of this turn must build (MA-15, MA-26).
#[inline]
pub(crate) fn due(state: &State, seat: Seat) -> u8 {
    let own = state.player(seat).marshlands;
    own.set_aside.saturating_sub(own.lifted)
}

/// Bonus actions that can be begun now (MA-8).
#[inline]
pub(crate) fn extras(state: &State, seat: Seat, extras: &mut Extras) {
    let tiles = state.player(seat).marshlands.bonus;
    if tiles.is_empty() {
        return;
    }
    for bonus in Bonus::ALL {
        let extra = Extra::Bonus(bonus);
        if tiles.is_ready(bonus) && extra.is_possible(state, seat) {
            extras.insert(extra);
        }
    }
}

/// A bonus tile was used (MA-8).
pub(crate) fn spend(state: &mut State, seat: Seat, bonus: Bonus) {
    state.player_mut(seat).marshlands.bonus.set(bonus, TileState::Used);
}

/// `seat` took the tiles of these special hexes; two equal ones of a Marshlands location bring the bonus tile (MA-7).
#[inline]
pub(crate) fn took_tiles(state: &mut State, seat: Seat, from: Specials, events: &mut impl EventSink<Event>) {
    if state.setting.board.palaces == 0 {
        return;
    }
    for number in each(from) {
        let Some(bonus) = state.setting.board.location(number).and_then(Bonus::of) else { continue };
        if has_both(state, seat, bonus) && bonus_tiles_left(state, bonus) > 0 {
            let tiles = &mut state.player_mut(seat).marshlands.bonus;
            if tiles.get(bonus).is_none() {
                tiles.set(bonus, TileState::New);
                events.tell(|| Event::TookBonus { seat, bonus });
            }
        }
    }
}

/// Whether `seat` has two tiles of the location.
fn has_both(state: &State, seat: Seat, bonus: Bonus) -> bool {
    let tiles = state.player(seat).tiles.held & state.setting.board.hexes_of(bonus.location());
    tiles.count_ones() >= 2
}

/// Bonus tiles that lie on their summary. Lost ones do not return (MA-8).
fn bonus_tiles_left(state: &State, bonus: Bonus) -> usize {
    let all = usize::from(state.setting.config.data.facts.numbers.bonus_tiles);
    let taken = state.players.iter().filter(|player| player.marshlands.bonus.get(bonus).is_some()).count();
    all.saturating_sub(taken)
}

/// `seat` lost a tile, and with it the bonus tile (MA-8).
#[inline]
pub(crate) fn lost_tile(state: &mut State, seat: Seat, tile: Location, events: &mut impl EventSink<Event>) {
    let Some(bonus) = Bonus::of(tile) else { return };
    let tiles = &mut state.player_mut(seat).marshlands.bonus;
    if tiles.has(bonus) {
        tiles.set(bonus, TileState::Lost);
        events.tell(|| Event::LostBonus { seat, bonus });
    }
}

/// Bonus tiles are turned back (KB-23), and what was set aside in this turn is due in the next one (MA-15).
#[inline]
pub(crate) fn end_of_turn(state: &mut State, seat: Seat) {
    let own = &mut state.player_mut(seat).marshlands;
    own.bonus.reset();
    own.lifted = 0;
}

/// The gold of `seat` for palaces (MA-5).
pub(crate) fn score(state: &State, seat: Seat, part: &mut impl FnMut(&'static str, u32)) {
    let palaces = state.setting.board.palaces;
    if palaces != 0 {
        let won = each(palaces).filter(|&palace| has_majority(state, seat, palace)).count() as u32;
        part("score-palaces", won * u32::from(state.setting.config.data.facts.numbers.palace_gold));
    }
}

/// Whether `seat` has the most settlements around a special hex; everybody with as many does (MA-5, MA-21).
pub(crate) fn has_majority(state: &State, seat: Seat, special: usize) -> bool {
    let around = state.setting.board.around[special];
    let beside = |seat| (state.pieces(seat) & around).len();
    let own = beside(seat);
    own > 0 && state.seats().all(|other| beside(other) <= own)
}
