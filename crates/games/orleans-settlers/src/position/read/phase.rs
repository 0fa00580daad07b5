//! The phase and what waits.

use steading_game::{Line, Lines, PositionError, SeatSet, Words};

use super::seat_of;
use crate::event::Timing;
use crate::pending::DEEPEST;
use crate::position::pending::{self, flag};
use crate::{MAX_PLAYERS, Phase, Stack, State};

pub(super) fn read_phase(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let Some(line) = lines.take("phase")? else {
        state.phase = Phase::Plan { done: SeatSet::EMPTY, begun: SeatSet::EMPTY };
        return Ok(());
    };
    let mut words = line.words();
    state.phase = match words.word("its name")? {
        "reveal" => Phase::Reveal,
        "plan" => {
            let words: Vec<&str> = words.by_ref().collect();
            let begun = words.iter().position(|&word| word == "begun").unwrap_or(words.len());
            let done = seats(state, &line, words[..begun].iter().filter(|&&word| word != "done"))?;
            let begun = seats(state, &line, words[begun..].iter().skip(1))?;
            Phase::Plan { done, begun: begun.or(done) }
        }
        "actions" => {
            let active = seat_of(state, &line, words.word("the active seat")?)?;
            let words: Vec<&str> = words.by_ref().collect();
            if words.first().is_some_and(|&word| word != "passed") {
                return Err(line.problem("`passed` stands before the seats that have passed"));
            }
            Phase::Actions { active, passed: seats(state, &line, words.iter().skip(1))? }
        }
        "draw" => Phase::Draw { turn: words.value("how many players were asked")? },
        "resolve" => {
            let turn = words.value("how many players had their turn")?;
            let at = if flag(&mut words, "at") { words.value("a time")? } else { Timing::default() };
            Phase::Resolve { at, turn, values: numbers(state, &mut words, "values")? }
        }
        "bonus" => {
            let turn = words.value("how many players had their turn")?;
            let (malus, rises) = (flag(&mut words, "malus"), flag(&mut words, "rises"));
            Phase::Bonus { turn, malus, rises, areas: numbers(state, &mut words, "areas")? }
        }
        "over" => Phase::Over,
        other => {
            let known = "reveal, draw, plan, actions, resolve, bonus, over";
            return Err(line.problem(format_args!("`{other}` is no phase: {known}")));
        }
    };
    words.end()
}

fn seats<'a>(
    state: &State,
    line: &Line<'_>,
    words: impl Iterator<Item = &'a &'a str>,
) -> Result<SeatSet, PositionError> {
    words.map(|word| seat_of(state, line, word)).collect()
}

/// A number for each player, after the word that says what they are.
fn numbers(state: &State, words: &mut Words<'_>, what: &str) -> Result<[u8; MAX_PLAYERS], PositionError> {
    words.expect(what)?;
    let mut numbers = [0; MAX_PLAYERS];
    for seat in state.seats() {
        numbers[seat.index()] = words.value("a number for every player")?;
    }
    Ok(numbers)
}

pub(super) fn read_pending(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let mut found = Vec::new();
    for line in lines.take_all("pending") {
        let mut words = line.words();
        let depth: usize = words.value("its place in the stack")?;
        let seat = seat_of(state, &line, words.word("a seat")?)?;
        found.push((depth, seat, pending::read(state, &line, words)?));
    }
    found.sort_by_key(|&(depth, ..)| depth);
    let in_order = found.iter().zip(1..).all(|(&(depth, ..), right)| depth == right);
    if !in_order || found.len() > DEEPEST {
        return Err(PositionError::whole(format!(
            "the lines `pending` are numbered from 1, and at most {DEEPEST}"
        )));
    }
    state.stack = Stack::EMPTY;
    for (_, seat, what) in found {
        state.stack.push(seat, what);
    }
    Ok(())
}
