//! Reading a position.

mod market;
mod phase;
mod players;

use std::fmt::Display;
use std::str::FromStr;

use steading_game::{GameRng, Line, Lines, PositionError, Seat, SeatSet, Seed, Silent, Words};

use crate::apply::Play;
use crate::data::Data;
use crate::{Config, EventCard, SpaceSet, State, Terrain, Tile, audit, round};

/// Reads the lines of a position, goes on until somebody decides, and makes sure that it can be.
pub(crate) fn read(config: &Config, mut lines: Lines<'_>) -> Result<State, PositionError> {
    let mut state = State::blank(config);
    read_round(&mut state, &mut lines)?;
    read_map(&mut state, &mut lines)?;
    players::read_players(&mut state, &mut lines)?;
    players::read_slots(&mut state, &mut lines)?;
    market::read_deeds(&mut state, &mut lines)?;
    market::read_market(&mut state, &mut lines)?;
    phase::read_phase(&mut state, &mut lines)?;
    phase::read_pending(&mut state, &mut lines)?;
    state.rng = optional(&mut lines, "generator")?.unwrap_or_else(|| GameRng::new(Seed::from_number(0)));
    lines.end()?;
    audit::audit(&state).map_err(PositionError::whole)?;
    Play::new(&mut state, &mut Silent).run();
    audit::audit(&state).map_err(PositionError::whole)?;
    Ok(state)
}

fn optional<T: FromStr<Err: Display>>(
    lines: &mut Lines<'_>,
    keyword: &str,
) -> Result<Option<T>, PositionError> {
    lines.take(keyword)?.map(|line| line.value()).transpose()
}

/// The events that are not named are the first ones of their categories.
fn read_round(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    if let Some(line) = lines.take("round")? {
        let mut words = line.words();
        state.round = words.value("the number of the round")?;
        state.start = words.next().map_or(Ok(Seat(0)), |word| seat_of(state, &line, word))?;
        words.end()?;
    }
    let event: Option<EventCard> = optional(lines, "event")?;
    if let Some(line) = lines.take("revealed")? {
        for word in line.words() {
            let card: EventCard = word.parse().map_err(|error| line.problem(error))?;
            state.revealed |= 1 << card.0;
        }
    } else {
        state.revealed = event.map_or(0, |card| 1 << card.0);
        for category in 0..=round::category(state.round).min(3) {
            let due = state.round.saturating_sub(4 * category).min(4);
            let own: Vec<EventCard> = state.data().event_cards(Some(category)).collect();
            for card in &own {
                let seen = own.iter().filter(|card| state.revealed & 1 << card.0 != 0).count();
                if seen < usize::from(due) {
                    state.revealed |= 1 << card.0;
                }
            }
        }
    }
    let category = round::category(state.round);
    let usual = |card: &EventCard| {
        state.revealed & 1 << card.0 != 0 && state.data().events[card.index()].category == Some(category)
    };
    state.event = event.or_else(|| EventCard::all().find(usual)).unwrap_or(EventCard(0));
    Ok(())
}

/// Tiles that are not named are laid out in the order of their terrains.
fn read_map(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let column = Data::column(state.config.players);
    let mut left = state.data().map.tiles[column];
    if let Some(line) = lines.take("map")? {
        let mut named = SpaceSet::EMPTY;
        for word in line.words() {
            let wrong = || line.problem(format_args!("`{word}` is no tile, as in `B2:forest*+`"));
            let (space, tile) = word.split_once(':').ok_or_else(wrong)?;
            let space = space.parse().map_err(|error| line.problem(error))?;
            if named.contains(space) || !state.data().map.used[column].contains(space) {
                return Err(line.problem(format_args!("`{space}` stands here twice, or is not in play")));
            }
            named.insert(space);
            let church = tile.ends_with('+');
            let tile = tile.strip_suffix('+').unwrap_or(tile);
            let village = tile.ends_with('*');
            let tile = tile.strip_suffix('*').unwrap_or(tile);
            if church {
                state.board.churches.insert(space);
            }
            if tile == "start" {
                if state.board.tiles[space.index()] != Tile::Start || village {
                    return Err(line.problem(format_args!("`{word}` is no start village")));
                }
                continue;
            }
            let terrain: Terrain = tile.parse().map_err(|error| line.problem(error))?;
            if state.board.tiles[space.index()] == Tile::Start || left[terrain.index()] == 0 {
                return Err(line.problem(format_args!("`{word}` has no such tile")));
            }
            left[terrain.index()] -= 1;
            state.board.tiles[space.index()] = Tile::Land(terrain);
            if village {
                state.board.villages.insert(space);
            }
        }
    }
    for space in state.data().map.used[column].iter() {
        let next = Terrain::ALL.into_iter().find(|terrain| left[terrain.index()] > 0);
        if let (Tile::Unused, Some(terrain)) = (state.board.tiles[space.index()], next) {
            left[terrain.index()] -= 1;
            state.board.tiles[space.index()] = Tile::Land(terrain);
        }
    }
    Ok(())
}

fn seat_of(state: &State, line: &Line<'_>, word: &str) -> Result<Seat, PositionError> {
    let seat: Seat = word.parse().map_err(|error| line.problem(error))?;
    if seat.0 < state.config.players {
        Ok(seat)
    } else {
        Err(line.problem(format_args!("{seat} does not play")))
    }
}

/// Reads all lines of a keyword that begin with a seat, each seat at most once.
fn by_seat<'a>(
    state: &mut State,
    lines: &mut Lines<'a>,
    keyword: &str,
    mut read: impl FnMut(&mut State, Seat, &Line<'a>, Words<'a>) -> Result<(), PositionError>,
) -> Result<(), PositionError> {
    let mut named = SeatSet::EMPTY;
    for line in lines.take_all(keyword) {
        let mut words = line.words();
        let seat = seat_of(state, &line, words.word("a seat")?)?;
        if named.contains(seat) {
            return Err(line.problem(format_args!("`{keyword} {seat}` stands here twice")));
        }
        named = named.with(seat);
        read(state, seat, &line, words)?;
    }
    Ok(())
}
