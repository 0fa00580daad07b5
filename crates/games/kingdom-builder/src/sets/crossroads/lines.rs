//! The lines of a position that Crossroads adds, and what can never be.
//!
//! `tasks road advance` · `warriors seat0 3,4 7,8` · `wagon seat0 5,5` · `ship seat0 9,3` · `city-hall seat0 12,7` with its
//! centre · `fort desert` for the card that a Fort under way has drawn · `draws seat1` for who took a Crossroads in this foreign
//! turn. `settlements` names ordinary settlements only.

use std::fmt::{self, Write};

use steading_game::{Lines, PositionError, Seat};

use super::quadrants;
use crate::board::Layout;
use crate::pieces::{Pieces, Place};
use crate::position::{by_seat, hexes};
use crate::{Extra, Hex, HexSet, Location, Phase, State, Task};

/// The own lines of a position.
pub(crate) fn write(state: &State, out: &mut String) -> fmt::Result {
    if state.setting.tasks != 0 {
        write!(out, "tasks")?;
        state.setting.tasks().try_for_each(|task| write!(out, " {task}"))?;
        writeln!(out)?;
    }
    if let Some(card) = state.turn.crossroads.fort {
        writeln!(out, "fort {card}")?;
    }
    if !state.turn.crossroads.draws.is_empty() {
        write!(out, "draws")?;
        state.turn.crossroads.draws.iter().try_for_each(|seat| write!(out, " {seat}"))?;
        writeln!(out)?;
    }
    for seat in state.seats() {
        let mut pieces = state.player(seat).crossroads;
        if let [Some(one), other] = pieces.warriors {
            write!(out, "warriors {seat} {one}")?;
            other.map_or(Ok(()), |other| write!(out, " {other}"))?;
            writeln!(out)?;
        }
        for (keyword, place) in places() {
            place(&mut pieces).map_or(Ok(()), |hex| writeln!(out, "{keyword} {seat} {hex}"))?;
        }
    }
    Ok(())
}

/// The lines that name one hex.
fn places() -> impl Iterator<Item = (&'static str, Place)> {
    let city_hall: (&str, Place) = ("city-hall", |pieces| &mut pieces.city_hall);
    Pieces::SINGLE.iter().map(|single| (single.id, single.place)).chain([city_hall])
}

/// Reads the line `tasks`; with a Crossroads quadrant it must be there.
pub(crate) fn read_tasks(layout: &Layout, lines: &mut Lines<'_>) -> Result<u8, PositionError> {
    let Some(line) = lines.take("tasks")? else {
        return match quadrants(layout) {
            0 => Ok(0),
            _ => Err(PositionError::whole("the line `tasks …` is missing (CR-2)")),
        };
    };
    line.words().try_fold(0, |tasks, word| match Task::from_id(word) {
        Some(task) if tasks >> task.index() & 1 == 0 => Ok(tasks | 1 << task.index()),
        Some(_) => Err(line.problem(format_args!("`{word}` stands here twice"))),
        None => Err(line.problem(format_args!("`{word}` is no task"))),
    })
}

/// Reads the others back.
pub(crate) fn read(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    state.turn.crossroads.fort = lines.take("fort")?.map(|line| line.value()).transpose()?;
    if let Some(line) = lines.take("draws")? {
        for word in line.words() {
            state.turn.crossroads.draws.insert(word.parse().map_err(|error| line.problem(error))?);
        }
    }
    for (seat, line, words) in by_seat(state, lines, "warriors")? {
        let warriors: Vec<Hex> = hexes(&line, words)?.iter().collect();
        if warriors.is_empty() || warriors.len() > 2 {
            return Err(line.problem("there are two warriors (CR-2)"));
        }
        let placed = &mut state.player_mut(seat).crossroads;
        for hex in warriors {
            placed.add_warrior(hex);
        }
    }
    for (keyword, place) in places() {
        for (seat, _, mut words) in by_seat(state, lines, keyword)? {
            *place(&mut state.player_mut(seat).crossroads) = Some(words.value("a hex")?);
            words.end()?;
        }
    }
    for seat in state.seats() {
        let player = state.player_mut(seat);
        let placed = player.crossroads.on_board();
        if player.pieces.meets(&placed) {
            return Err(PositionError::whole(format!("{seat} has two pieces on one hex (KB-30)")));
        }
        player.pieces |= placed;
        player.beside = player.pieces.neighbours();
    }
    Ok(())
}

/// What can never be.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let (tasks, quadrants) = (state.setting.tasks, quadrants(&state.setting.layout));
    if tasks.count_ones() as usize != quadrants || tasks >> Task::COUNT != 0 {
        return Err(format!("there is one task for each of {quadrants} quadrants of Crossroads (CR-2)"));
    }
    let fort =
        |phase| matches!(phase, Phase::Acting(acting) if acting.extra == Extra::Location(Location::Fort));
    if state.turn.crossroads.fort.is_some() != fort(state.phase) {
        return Err("a Fort under way has drawn a card (CR-7)".to_owned());
    }
    audit_draws(state)?;
    state.seats().try_for_each(|seat| audit_pieces(state, seat))
}

/// Only in a foreign turn somebody remembers that a Crossroads was taken (CR-25).
fn audit_draws(state: &State) -> Result<(), String> {
    let crossroads = state.setting.board.hexes_of(Location::Crossroads);
    let took = |seat: Seat| {
        seat.0 < state.setting.config.players && state.player(seat).tiles.taken & crossroads != 0
    };
    let foreign = |seat: Seat| seat != state.turn.active && !state.is_play_over();
    let at_once = state.setting.config.readings.crossroads_at_once;
    match state.turn.crossroads.draws.iter().find(|&seat| !(at_once && took(seat) && foreign(seat))) {
        Some(seat) => Err(format!("{seat} took no Crossroads in this turn (CR-25)")),
        None => Ok(()),
    }
}

/// Pieces are different ones, stand where their owner has pieces, and come from a location of this board.
fn audit_pieces(state: &State, seat: Seat) -> Result<(), String> {
    let (board, player) = (&state.setting.board, state.player(seat));
    let (pieces, mut copy) = (player.crossroads, player.crossroads);
    let single = Pieces::SINGLE.iter().map(|single| (single.location, *(single.place)(&mut copy)));
    let sources = [(Location::Barracks, pieces.warriors[0])].into_iter().chain(single);
    let mut sources = sources.chain([(Location::CityHall, pieces.city_hall)]);
    let foreign =
        |&(location, piece): &(Location, Option<Hex>)| piece.is_some() && board.hexes_of(location) == 0;
    if let Some((location, _)) = sources.find(foreign) {
        return Err(format!("{seat} has a piece of {location}, which is not on the board"));
    }
    let city_hall: HexSet = pieces.city_hall_parts().collect();
    let whole = city_hall.is_empty() || city_hall.len() == 7;
    if !whole || !city_hall.minus(board.buildable).is_empty() {
        return Err(format!("the city hall of {seat} lies on 7 buildable hexes (CR-8)"));
    }
    let number = city_hall.len() as usize + pieces.meeples().count();
    let on_board = pieces.on_board();
    if on_board.len() as usize != number || !on_board.minus(player.pieces).is_empty() {
        return Err(format!("{seat} has two pieces on one hex (KB-30)"));
    }
    if !pieces.in_order() {
        return Err(format!("the warriors of {seat} are out of order"));
    }
    Ok(())
}
