//! Nomads: nomad tiles, stone walls, and three cards that are scored during play.
//!
//! Rules: NO-1 to NO-23. Its lines of a position: `nomads 5,2:sword 5,7:treasure` says which tile was laid on each nomad hex
//! (hexes that are not named get the first tiles that are left), `walls 3,4 3,5` where stone walls stand, `outpost` that one is
//! taken up for the next placement, and `families 3,4 3,5` the builds of the running mandatory action if that card is in play.

pub(crate) mod cards {
    mod ambassadors;
    mod families;
    mod shepherds;

    pub(crate) use ambassadors::Ambassadors;
    pub(crate) use families::Families;
    pub(crate) use shepherds::Shepherds;
}

pub(crate) mod locations {
    mod caravan;
    mod garden;
    mod quarry;
    mod village;

    pub(crate) use caravan::Caravan;
    pub(crate) use garden::Garden;
    pub(crate) use quarry::Quarry;
    pub(crate) use village::Village;
}

pub(crate) mod tiles {
    mod donation;
    pub(crate) mod outpost;
    mod resettlement;
    mod sword;
    pub(crate) mod treasure;

    pub(crate) use donation::{
        DonationCanyon, DonationDesert, DonationFlowers, DonationForest, DonationGrass, DonationMountain,
        DonationWater,
    };
    pub(crate) use outpost::Outpost;
    pub(crate) use resettlement::Resettlement;
    pub(crate) use sword::Sword;
    pub(crate) use treasure::Treasure;
}

use std::fmt::{self, Write};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use steading_game::{EventSink, GameRng, Lines, PositionError, Seat};

use crate::board::{MAX_SPECIALS, Specials, each};
use crate::extra::Extras;
use crate::position::{Hexes, hexes};
use crate::{
    Acting, Board, Config, Event, Extra, Hex, HexSet, Location, Mandatory, NomadTile, ScoringCard, State,
    moves, placement,
};

/// What lies on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NomadsPieces"))]
pub struct Pieces {
    /// Hexes with a stone wall (NO-14).
    pub walls: HexSet,
}

/// What must be remembered until the turn ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NomadsInTurn"))]
pub struct InTurn {
    /// The Outpost is taken up for the next placement (NO-11).
    pub outpost: bool,
    /// The builds of the mandatory action that came from the supply, while it runs and Families is in play (NO-19).
    pub builds: [Option<Hex>; 3],
}

/// The tile that lies on each nomad hex at the start.
pub(crate) type Laid = [Option<NomadTile>; MAX_SPECIALS];

/// Puts a random tile on each nomad hex (NO-2).
pub(crate) fn lay_tiles(config: &Config, board: &Board, rng: &mut GameRng) -> Laid {
    let mut counts = pool(config);
    let mut laid = [None; MAX_SPECIALS];
    for number in each(board.nomads) {
        let Some(drawn) = rng.draw(&counts) else { break };
        counts[drawn] -= 1;
        laid[number] = Some(NomadTile::ALL[drawn]);
    }
    laid
}

/// How many tiles there are of each kind (NO-3); Swords only if the option says so.
pub(crate) fn pool(config: &Config) -> [u8; NomadTile::COUNT] {
    let count = |tile: usize| {
        let left_out = NomadTile::ALL[tile] == NomadTile::Sword && !config.sword;
        if left_out { 0 } else { config.data.facts.nomad_tiles[tile] }
    };
    std::array::from_fn(count)
}

/// The hexes where tiles of that kind were laid.
pub(crate) fn hexes_of(state: &State, tile: NomadTile) -> Specials {
    let laid = each(state.setting.board.nomads).filter(|&number| state.setting.nomads[number] == Some(tile));
    laid.fold(0, |set, number| set | 1 << number)
}

/// The tiles of that kind that `seat` can use now, by the hex they come from.
pub(crate) fn ready(state: &State, seat: Seat, tile: NomadTile) -> Specials {
    state.player(seat).tiles.ready() & hexes_of(state, tile)
}

/// Nomad tiles that can be used now (NO-7); the Outpost is offered by `tiles/outpost.rs`.
#[inline]
pub(crate) fn extras(state: &State, seat: Seat, extras: &mut Extras) {
    for number in each(state.player(seat).tiles.ready() & state.setting.board.nomads) {
        let Some(extra) = state.setting.nomads[number].map(Extra::Nomad) else { continue };
        if !extras.contains(extra) && extra.is_possible(state, seat) {
            extras.insert(extra);
        }
    }
}

/// A nomad tile was used (NO-7).
pub(crate) fn spend(state: &mut State, seat: Seat, tile: NomadTile) {
    let ready = ready(state, seat, tile);
    state.player_mut(seat).tiles.used |= ready & ready.wrapping_neg();
}

/// Whether the action of a tile can have come that far. While reactions are asked for, nobody has looked yet whether it
/// goes on (EN-2).
pub(crate) fn fits(state: &State, seat: Seat, acting: Acting, usable: bool) -> bool {
    match acting.extra {
        Extra::Nomad(tile) if super::marshlands::asked(state).is_some() => ready(state, seat, tile) != 0,
        _ => usable && acting.goes_on(state, seat),
    }
}

/// `seat` took what was left on these special hexes (NO-4); a Treasure pays at once (NO-13).
#[inline]
pub(crate) fn took_tiles(state: &mut State, seat: Seat, from: Specials, events: &mut impl EventSink<Event>) {
    for number in each(from & state.setting.board.nomads & state.player(seat).tiles.fresh) {
        let Some(tile) = state.setting.nomads[number] else { continue };
        let hex = state.setting.board.specials()[number].hex;
        events.tell(|| Event::TookNomad { seat, tile, hex });
        if tile == NomadTile::Treasure {
            tiles::treasure::take(state, seat, number, events);
        }
    }
}

/// `seat` puts a stone wall on `hex` (NO-14). It belongs to nobody, but may fill the terrain (EN-2). Tells whether a card was
/// drawn.
pub(crate) fn build_wall(
    state: &mut State,
    seat: Seat,
    hex: Hex,
    events: &mut impl EventSink<Event>,
) -> bool {
    state.nomads.walls.insert(hex);
    state.open.remove(hex);
    events.tell(|| Event::Walled { seat, hex });
    placement::settle(state, events)
}

/// A settlement of the supply is about to be built in the mandatory action; those that were set aside are none (MA-27).
#[inline]
pub(crate) fn mandatory_build(state: &mut State, hex: Hex) {
    if state.setting.cards.contains(&ScoringCard::Families) {
        let mut places = state.turn.nomads.builds.iter_mut();
        if let Some(place) = places.find(|build| build.is_none()) {
            *place = Some(hex);
        }
    }
}

/// Families, Shepherds and Ambassadors (NO-18 to NO-23) after the active player built on `hex`.
#[inline]
pub(crate) fn built(state: &mut State, seat: Seat, hex: Hex, events: &mut impl EventSink<Event>) {
    for place in 0..state.setting.cards.len() {
        let card = state.setting.cards[place];
        let gold = card.after_build(state, seat, hex);
        if gold > 0 {
            let gained = &mut state.player_mut(seat).gold.cards[place];
            *gained = gained.saturating_add(gold);
            events.tell(|| Event::Scored { seat, card, gold });
        }
    }
    if state.turn.nomads.builds[2].is_some() {
        state.turn.nomads.builds = [None; 3];
    }
}

/// Nomad tiles of `seat` that could be used in this turn leave the game (NO-8); those gained in it stay for the next one.
#[inline]
pub(crate) fn end_of_turn(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let tiles = state.player(seat).tiles;
    let gone = tiles.held & state.setting.board.nomads & !tiles.fresh;
    if gone == 0 {
        return;
    }
    state.player_mut(seat).tiles.discard(gone);
    for number in each(gone & !tiles.used) {
        if let Some(tile) = state.setting.nomads[number] {
            events.tell(|| Event::Expired { seat, tile });
        }
    }
}

/// The own lines of a position.
pub(crate) fn write(state: &State, out: &mut String) -> fmt::Result {
    let board = &state.setting.board;
    if board.nomads != 0 {
        write!(out, "nomads")?;
        for number in each(board.nomads) {
            if let Some(tile) = state.setting.nomads[number] {
                write!(out, " {}:{tile}", board.specials()[number].hex)?;
            }
        }
        writeln!(out)?;
    }
    if !state.nomads.walls.is_empty() {
        writeln!(out, "walls{}", Hexes(state.nomads.walls))?;
    }
    if state.turn.nomads.outpost {
        writeln!(out, "outpost")?;
    }
    if state.turn.nomads.builds[0].is_some() {
        write!(out, "families")?;
        state.turn.nomads.builds.iter().flatten().try_for_each(|hex| write!(out, " {hex}"))?;
        writeln!(out)?;
    }
    Ok(())
}

/// Reads them back.
pub(crate) fn read(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let laid = read_tiles(state, lines)?;
    Arc::make_mut(&mut state.setting).nomads = laid;
    if let Some(line) = lines.take("walls")? {
        state.nomads.walls = hexes(&line, line.words())?;
    }
    if let Some(line) = lines.take("outpost")? {
        line.words().end()?;
        state.turn.nomads.outpost = true;
    }
    if let Some(line) = lines.take("families")? {
        let mut words = line.words();
        for build in &mut state.turn.nomads.builds {
            let hex = words.next().map(str::parse).transpose();
            *build = hex.map_err(|error| line.problem(error))?;
        }
        words.end()?;
    }
    Ok(())
}

fn read_tiles(state: &State, lines: &mut Lines<'_>) -> Result<Laid, PositionError> {
    let board = &state.setting.board;
    let mut counts = pool(&state.setting.config);
    let mut laid = [None; MAX_SPECIALS];
    if let Some(line) = lines.take("nomads")? {
        for word in line.words() {
            let found = word.split_once(':').and_then(|(hex, tile)| {
                let number = board.special_at(hex.parse().ok()?)?;
                Some((number, NomadTile::from_id(tile)?)).filter(|_| board.nomads >> number & 1 != 0)
            });
            let (number, tile) = found.ok_or_else(|| {
                line.problem(format_args!("`{word}`: write `5,2:sword` with a nomad hex and a nomad tile"))
            })?;
            if laid[number].replace(tile).is_some() || counts[tile.index()] == 0 {
                return Err(line.problem(format_args!("`{word}`: there is no such tile left (NO-2)")));
            }
            counts[tile.index()] -= 1;
        }
    }
    for number in each(board.nomads).filter(|&number| laid[number].is_none()).collect::<Vec<_>>() {
        let Some(first) = counts.iter().position(|&count| count > 0) else { break };
        counts[first] -= 1;
        laid[number] = Some(NomadTile::ALL[first]);
    }
    Ok(laid)
}

/// What can never be.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let ensure = |holds: bool, problem: &str| if holds { Ok(()) } else { Err(problem.to_owned()) };
    let (setting, turn) = (&*state.setting, &state.turn);
    let mut counts = pool(&setting.config);
    let mut left: u32 = counts.iter().map(|&count| u32::from(count)).sum();
    for (number, laid) in setting.nomads.into_iter().enumerate() {
        let is_nomad = setting.board.nomads >> number & 1 != 0;
        let fits = match laid {
            Some(tile) => is_nomad && counts[tile.index()] > 0,
            None => !is_nomad || left == 0,
        };
        ensure(fits, "the nomad tiles are not those of the box (NO-2)")?;
        if let Some(tile) = laid {
            counts[tile.index()] -= 1;
            left -= 1;
        }
    }
    let treasures = hexes_of(state, NomadTile::Treasure);
    let kept = state.players.iter().any(|player| player.tiles.held & treasures != 0);
    ensure(!kept, "nobody keeps a Treasure (NO-13)")?;
    let walls = state.nomads.walls;
    let most = if setting.board.hexes_of(Location::Quarry) == 0 {
        0
    } else {
        setting.config.data.facts.numbers.stone_walls
    };
    let free = state.seats().all(|seat| !state.pieces(seat).meets(&walls));
    let fits = walls.minus(setting.board.buildable).is_empty() && walls.len() <= u32::from(most) && free;
    ensure(fits, "stone walls stand where none can be, or there are too many (NO-14)")?;
    let armed = !turn.nomads.outpost || {
        let choices = moves::choices(state, turn.active);
        let also = choices.also.is_some_and(|(_, hexes)| !hexes.is_empty());
        ready(state, turn.active, NomadTile::Outpost) != 0 && (also || !choices.hexes.is_empty())
    };
    ensure(armed, "the Outpost cannot be taken up here (NO-11)")?;
    audit_families(state)
}

/// Families remembers own settlements of the running mandatory action, fewer than three.
fn audit_families(state: &State) -> Result<(), String> {
    let (turn, builds) = (&state.turn, state.turn.nomads.builds);
    if builds == [None; 3] {
        return Ok(());
    }
    let [Some(first), second, None] = builds else {
        return Err("after three builds Families is scored (NO-19)".to_owned());
    };
    let count = 1 + u8::from(second.is_some());
    let own = state.pieces(turn.active);
    let stand = own.contains(first) && second.is_none_or(|second| second != first && own.contains(second));
    let plays = state.setting.cards.contains(&ScoringCard::Families) && turn.mandatory == Mandatory::Running;
    if plays && stand && count <= turn.built {
        return Ok(());
    }
    Err("these are no builds of the mandatory action (NO-19)".to_owned())
}
