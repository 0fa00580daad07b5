//! The text of a position.
//!
//! ```text
//! hand seat0 copper gold
//! laid seat0 silver
//! boast seat0 12
//! luck seat0 4
//! knocked seat1
//! deck gold copper silver
//! turn seat1 0
//! ended 0
//! chance …
//! ```
//! What a player has not done has no line. The top card of the deck stands last, and the last two lines may be left out.

use std::fmt::Write as _;

use steading_game::{GameRng, Lines, PositionError, Seat, Seed, Words};

use crate::{Card, Config, Phase, Player, State, audit};

pub(crate) fn write(state: &State, out: &mut String) {
    for (seat, player) in Seat::all(state.config.players).zip(&state.players) {
        line(out, format_args!("hand {seat} {}", player.hand));
        line(out, format_args!("laid {seat} {}", player.laid_out));
        player.boast.iter().for_each(|boast| line(out, format_args!("boast {seat} {boast}")));
        player.luck.iter().for_each(|luck| line(out, format_args!("luck {seat} {luck}")));
        if player.knocked {
            line(out, format_args!("knocked {seat}"));
        }
    }
    line(out, format_args!("deck {}", state.deck.iter().map(|card| card.id()).collect::<Vec<_>>().join(" ")));
    match state.phase {
        Phase::Turn { seat, laid } => line(out, format_args!("turn {seat} {laid}")),
        Phase::Over => line(out, format_args!("over")),
    }
    line(out, format_args!("ended {}", state.ended));
    line(out, format_args!("chance {}", state.rng));
}

fn line(out: &mut String, line: std::fmt::Arguments<'_>) {
    let start = out.len();
    write!(out, "{line}").expect("a string takes any text");
    // An empty hand leaves a space.
    out.truncate(start + out[start..].trim_end().len());
    out.push('\n');
}

pub(crate) fn read(config: &Config, mut lines: Lines<'_>) -> Result<State, PositionError> {
    let mut players = vec![Player::default(); usize::from(config.players)];
    for (seat, words) in by_seat(config, &mut lines, "hand")? {
        players[seat.index()].hand = cards(words)?;
    }
    for (seat, words) in by_seat(config, &mut lines, "laid")? {
        players[seat.index()].laid_out = cards(words)?;
    }
    for (seat, mut words) in by_seat(config, &mut lines, "boast")? {
        players[seat.index()].boast = Some(words.value("a number of points")?);
        words.end()?;
    }
    for (seat, mut words) in by_seat(config, &mut lines, "luck")? {
        players[seat.index()].luck = Some(words.value("what the die shows")?);
        words.end()?;
    }
    for (seat, words) in by_seat(config, &mut lines, "knocked")? {
        players[seat.index()].knocked = true;
        words.end()?;
    }
    let deck = cards(lines.need("deck")?.words())?;
    let phase = match lines.take("over")? {
        Some(_) => Phase::Over,
        None => turn(lines.need("turn")?.words())?,
    };
    let ended = lines.take("ended")?.map_or(Ok(0), |line| line.value())?;
    let rng = lines.take("chance")?.map(|line| line.value()).transpose()?;
    let rng = rng.unwrap_or_else(|| GameRng::new(Seed::from_number(0)));
    lines.end()?;
    let state = State { config: *config, players, deck, phase, ended, rng };
    audit::audit(&state).map_err(PositionError::whole)?;
    Ok(state)
}

/// The words after a seat in the lines that begin with `keyword`, each seat once at most.
fn by_seat<'a>(
    config: &Config,
    lines: &mut Lines<'a>,
    keyword: &str,
) -> Result<Vec<(Seat, Words<'a>)>, PositionError> {
    let mut found: Vec<(Seat, Words<'a>)> = Vec::new();
    for line in lines.take_all(keyword) {
        let mut words = line.words();
        let seat: Seat = words.value("a seat")?;
        if seat.0 >= config.players || found.iter().any(|(other, _)| *other == seat) {
            return Err(line.problem("no such seat, or twice"));
        }
        found.push((seat, words));
    }
    Ok(found)
}

fn turn(mut words: Words<'_>) -> Result<Phase, PositionError> {
    let phase = Phase::Turn { seat: words.value("a seat")?, laid: words.value("a number of cards")? };
    words.end()?;
    Ok(phase)
}

/// All words that are left, as cards.
fn cards<C: FromIterator<Card>>(mut words: Words<'_>) -> Result<C, PositionError> {
    let next = || {
        words.clone().next()?;
        Some(words.value("a card"))
    };
    std::iter::from_fn(next).collect()
}
