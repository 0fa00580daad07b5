//! The lines of a position, and what can never be.
//!
//! `scouts 3,4 3,5` where scouts stand · `tokens seat0 2` of the Cathedral · `marks seat0 3 17 i2` lines marked for the
//! Mayors, by row · `farmed` the farm action was used in this turn · `third-card` the Bazaar repeats a Crossroads · `roved 0 3` quadrants of this turn's Rovers, top left
//! to bottom right · `silos seat1 5,8` silos whose action is still to come · `moved 3,4` pieces that the running silo
//! action has moved.

use std::fmt::{self, Write};

use steading_game::{Line, Lines, PositionError, Seat};

use super::silo;
use crate::board::each;
use crate::hex::SIDE;
use crate::position::{Hexes, by_seat, hexes};
use crate::{HexSet, Location, Phase, ScoringCard, Set, SiloAction, Stage, State, Terrain};

/// The own lines of a position.
pub(crate) fn write(state: &State, out: &mut String) -> fmt::Result {
    if !state.harvest.scouts.is_empty() {
        writeln!(out, "scouts{}", Hexes(state.harvest.scouts))?;
    }
    if state.turn.harvest.farmed {
        writeln!(out, "farmed")?;
    }
    if state.turn.harvest.third_card {
        writeln!(out, "third-card")?;
    }
    if state.turn.harvest.roved != 0 {
        write!(out, "roved")?;
        each(u32::from(state.turn.harvest.roved)).try_for_each(|quadrant| write!(out, " {quadrant}"))?;
        writeln!(out)?;
    }
    for seat in state.seats() {
        let own = state.player(seat).harvest;
        if own.tokens > 0 {
            writeln!(out, "tokens {seat} {}", own.tokens)?;
        }
        if own.marks != 0 {
            write!(out, "marks {seat}")?;
            for line in each(own.marks) {
                match line.checked_sub(usize::from(SIDE)) {
                    Some(row) => write!(out, " i{row}")?,
                    None => write!(out, " {line}")?,
                }
            }
            writeln!(out)?;
        }
        if own.silos != 0 {
            let silos = each(own.silos).map(|number| state.setting.board.specials()[number].hex);
            writeln!(out, "silos {seat}{}", Hexes(silos.collect()))?;
        }
    }
    if !state.harvest.moved.is_empty() {
        writeln!(out, "moved{}", Hexes(state.harvest.moved))?;
    }
    Ok(())
}

/// Reads them back.
pub(crate) fn read(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let mut set = |keyword: &str| match lines.take(keyword)? {
        Some(line) => hexes(&line, line.words()),
        None => Ok(HexSet::EMPTY),
    };
    state.harvest = super::Shared { scouts: set("scouts")?, moved: set("moved")? };
    if let Some(line) = lines.take("farmed")? {
        line.words().end()?;
        state.turn.harvest.farmed = true;
    }
    if let Some(line) = lines.take("third-card")? {
        line.words().end()?;
        state.turn.harvest.third_card = true;
    }
    if let Some(line) = lines.take("roved")? {
        for word in line.words() {
            let quadrant = (0..4).find(|quadrant: &u8| quadrant.to_string() == word);
            let bit =
                quadrant.map(|quadrant| 1 << quadrant).filter(|bit| state.turn.harvest.roved & bit == 0);
            state.turn.harvest.roved |=
                bit.ok_or_else(|| line.problem(format_args!("`{word}` is no quadrant from 0 to 3")))?;
        }
    }
    for (seat, _, mut words) in by_seat(state, lines, "tokens")? {
        state.player_mut(seat).harvest.tokens = words.value("a number")?;
        words.end()?;
    }
    for (seat, line, words) in by_seat(state, lines, "marks")? {
        for word in words {
            let mark = read_mark(&line, word)?;
            let marks = &mut state.player_mut(seat).harvest.marks;
            if *marks & mark != 0 {
                return Err(line.problem(format_args!("line {word} stands here twice")));
            }
            *marks |= mark;
        }
    }
    for (seat, line, words) in by_seat(state, lines, "silos")? {
        for hex in hexes(&line, words)?.iter() {
            let number = state.setting.board.special_at(hex);
            let silo = number.filter(|number| state.setting.board.silos >> number & 1 != 0);
            let silo = silo.ok_or_else(|| line.problem(format_args!("there is no silo on {hex}")))?;
            state.player_mut(seat).harvest.silos |= 1 << silo;
        }
    }
    Ok(())
}

/// A line by its row: `17`, on the island `i2`.
fn read_mark(line: &Line<'_>, word: &str) -> Result<u32, PositionError> {
    let known = (0..SIDE + HexSet::ISLAND_LINES).find(|&number| match number.checked_sub(SIDE) {
        Some(row) => word.strip_prefix('i').is_some_and(|rest| rest == row.to_string()),
        None => word == number.to_string(),
    });
    known.map(|number| 1 << number).ok_or_else(|| line.problem(format_args!("`{word}` is no line of hexes")))
}

/// What can never be.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let ensure = |holds: bool, problem: &str| if holds { Ok(()) } else { Err(problem.to_owned()) };
    let in_turn = state.turn.harvest;
    let nothing = state.players.iter().all(|player| player.harvest == super::Own::default())
        && state.harvest == super::Shared::default()
        && in_turn == super::InTurn::default()
        && !matches!(state.phase, Phase::Silo(_));
    if nothing {
        return Ok(());
    }
    let board = &state.setting.board;
    ensure(state.setting.config.sets.contains(Set::Harvest), "there are pieces of Harvest without it")?;
    scouts(state)?;
    let has = |card: ScoringCard| state.setting.cards.contains(&card);
    ensure(!in_turn.farmed || !board.all(Terrain::Farmland).is_empty(), "there is no farmland (HA-4)")?;
    let taken = |location| state.player(state.turn.active).tiles.taken & board.hexes_of(location) != 0;
    let repeated = taken(Location::Bazaar) && taken(Location::Crossroads);
    ensure(!in_turn.third_card || repeated, "no Bazaar can have repeated a Crossroads (HA-10)")?;
    ensure(in_turn.roved == 0 || has(ScoringCard::Rovers), "there are no Rovers (HA-26)")?;
    ensure(
        !state.is_play_over() || in_turn == super::InTurn::default(),
        "there is no turn any more, but something of one (HA-27)",
    )?;
    let mut marked = 0;
    for seat in state.seats() {
        let (own, tiles) = (state.player(seat).harvest, state.player(seat).tiles);
        let cathedral = tiles.held & board.hexes_of(Location::Cathedral) != 0;
        ensure(own.tokens == 0 || cathedral, "there are tokens without a Cathedral (HA-16)")?;
        ensure(own.marks & marked == 0, "a line is marked twice (HA-24)")?;
        marked |= own.marks;
    }
    let lines = if state.setting.layout.island.is_some() { SIDE + HexSet::ISLAND_LINES } else { SIDE };
    ensure(marked >> lines == 0, "a line is marked where none is (Q3-7)")?;
    ensure(marked == 0 || has(ScoringCard::Mayors), "there are marks without the Mayors (HA-24)")?;
    match state.phase {
        Phase::Silo(action) => silos(state, action),
        Phase::Turn | Phase::Acting(_) | Phase::Over => {
            let none =
                state.harvest.moved.is_empty() && state.players.iter().all(|own| own.harvest.silos == 0);
            ensure(none, "silo actions come after the last turn (HA-6)")
        }
    }
}

/// Scouts stand on the board in a turn of somebody who got them (HA-13, HA-15).
fn scouts(state: &State) -> Result<(), String> {
    let (board, scouts) = (&state.setting.board, state.harvest.scouts);
    if scouts.is_empty() {
        return Ok(());
    }
    let all = state.setting.config.data.facts.numbers.scouts;
    let cabins = board.hexes_of(Location::ScoutCabin) & state.player(state.turn.active).tiles.taken;
    let pieces = state.seats().fold(state.nomads.walls, |all, seat| all | state.pieces(seat));
    if scouts.len() > u32::from(all) || cabins == 0 || state.is_play_over() {
        return Err("there are scouts that nobody placed (HA-13, HA-15)".to_owned());
    }
    if scouts.meets(&pieces) || !scouts.minus(board.ground).is_empty() {
        return Err("a scout stands where none can be (HA-30)".to_owned());
    }
    Ok(())
}

/// A silo action is under way, and those that are left come after it (HA-6, HA-7).
fn silos(state: &State, action: SiloAction) -> Result<(), String> {
    let board = &state.setting.board;
    let number = board.special_at(action.silo).filter(|number| board.silos >> number & 1 != 0);
    let number = number.ok_or_else(|| format!("there is no silo on {} (HA-6)", action.silo))?;
    let place = |seat: Seat| {
        let players = usize::from(state.setting.config.players);
        (seat.index() + players - state.setting.first.index()) % players
    };
    if action.seat.0 >= state.setting.config.players {
        return Err(format!("{} does not play", action.seat));
    }
    let now = silo::order(state, place(action.seat), number);
    let late = |seat: Seat| {
        each(state.player(seat).harvest.silos).all(|silo| silo::order(state, place(seat), silo) > now)
    };
    if !state.seats().all(late) {
        return Err("a silo action was left out (HA-7)".to_owned());
    }
    let moved = state.harvest.moved;
    let own = moved.minus(state.pieces(action.seat)).is_empty();
    let built = match action.stage {
        Stage::Build { done } => state.pieces(action.seat).len() > u32::from(done),
        _ => true,
    };
    if !own || !built || !silo::can_stand(state, action.seat, action.stage) {
        return Err("the silo action cannot have come that far (HA-6)".to_owned());
    }
    Ok(())
}
