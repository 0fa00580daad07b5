//! The lines of a position that Marshlands adds.
//!
//! ```text
//! removed-terrain desert
//! set-aside seat0 2
//! set-aside seat1 3 lifted 1
//! bonus seat0 temple_bonus:ready canoe_bonus:lost
//! reactions seat2 seat1
//! ```
//! `removed-terrain` is there with the card Scouts; `removed` then begins with all cards of that terrain. `set-aside` counts
//! what the Temple took off the board, `lifted` those of them that were taken in the running turn. `bonus` has the words of
//! `tiles`. `reactions` names for each hex that was emptied whose Canoe is asked for, the newest last.

use std::fmt::{self, Write};

use steading_game::{Lines, PositionError};

use super::reactions::Reactions;
use crate::position::by_seat;
use crate::view::TileState;
use crate::{Bonus, State, Terrain};

/// The own lines of a position.
pub(crate) fn write(state: &State, out: &mut String) -> fmt::Result {
    if let Some(terrain) = state.setting.removed_terrain {
        writeln!(out, "removed-terrain {terrain}")?;
    }
    for seat in state.seats() {
        let own = state.player(seat).marshlands;
        match (own.set_aside, own.lifted) {
            (0, _) => {}
            (all, 0) => writeln!(out, "set-aside {seat} {all}")?,
            (all, lifted) => writeln!(out, "set-aside {seat} {all} lifted {lifted}")?,
        }
        if !own.bonus.is_empty() {
            write!(out, "bonus {seat}")?;
            own.bonus.iter().try_for_each(|(bonus, state)| write!(out, " {bonus}:{}", state.word()))?;
            writeln!(out)?;
        }
    }
    let reactions = state.marshlands.reactions;
    if !reactions.seats().is_empty() {
        write!(out, "reactions")?;
        reactions.seats().iter().try_for_each(|seat| write!(out, " {seat}"))?;
        writeln!(out)?;
    }
    Ok(())
}

/// Reads the terrain that the Scouts removed.
pub(crate) fn read_removed_terrain(lines: &mut Lines<'_>) -> Result<Option<Terrain>, PositionError> {
    let Some(line) = lines.take("removed-terrain")? else { return Ok(None) };
    let terrain = Terrain::from_id(line.rest).filter(|terrain| Terrain::BASIC.contains(terrain));
    terrain.map(Some).ok_or_else(|| line.problem(format_args!("`{}` has no terrain cards", line.rest)))
}

/// Reads what is set aside.
fn read_set_aside(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    for (seat, line, mut words) in by_seat(state, lines, "set-aside")? {
        let set_aside: u8 = words.value("a number")?;
        let lifted = match words.next() {
            None => 0,
            Some("lifted") => words.value("how many were taken in this turn")?,
            Some(word) => return Err(line.problem(format_args!("`{word}` is not `lifted`"))),
        };
        words.end()?;
        if lifted > set_aside {
            return Err(line.problem("more were taken in this turn than are set aside"));
        }
        let own = &mut state.player_mut(seat).marshlands;
        (own.set_aside, own.lifted) = (set_aside, lifted);
    }
    Ok(())
}

/// Reads the own lines of a position.
pub(crate) fn read(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    read_set_aside(state, lines)?;
    for (seat, line, words) in by_seat(state, lines, "bonus")? {
        for word in words {
            let tile = word.split_once(':').and_then(|(bonus, tile)| {
                Some((Bonus::from_id(bonus)?, TileState::ALL.into_iter().find(|known| known.word() == tile)?))
            });
            let (bonus, tile) = tile.ok_or_else(|| {
                line.problem(format_args!("`{word}` is no bonus tile: write `canoe_bonus:ready`"))
            })?;
            let tiles = &mut state.player_mut(seat).marshlands.bonus;
            if tiles.get(bonus).is_some() {
                return Err(line.problem(format_args!("`{bonus}` stands here twice")));
            }
            tiles.set(bonus, tile);
        }
    }
    if let Some(line) = lines.take("reactions")? {
        let mut reactions = Reactions::default();
        for word in line.words() {
            let seat = word.parse().map_err(|error| line.problem(error))?;
            if !reactions.push(seat) {
                return Err(line.problem("too many reactions"));
            }
        }
        state.marshlands.reactions = reactions;
    }
    Ok(())
}
