//! The text of a position of Hoard.

use std::fmt::Write as _;

use steading_game::{GameRng, Lines, PositionError, Seat, Seed, Words};

use super::action::Kind;
use super::fault::{Fault, has};
use super::state::{Cards, Config, State};

pub(crate) fn write(state: &State, out: &mut String) {
    for (seat, [copper, silver, gold]) in Seat::all(state.config.players).zip(&state.hands) {
        line(out, format_args!("hand {seat} {copper} {silver} {gold}"));
    }
    for (seat, [copper, silver, gold]) in Seat::all(state.config.players).zip(&state.tables) {
        line(out, format_args!("table {seat} {copper} {silver} {gold}"));
    }
    let deck: Vec<&str> = state.deck.iter().map(|kind| kind.name()).collect();
    line(out, format_args!("deck {}", deck.join(" ")));
    let boast = state.boast.map_or_else(|| "-".to_owned(), |number| number.to_string());
    line(out, format_args!("turn {} {} {boast}", state.active, state.played));
    let knocked: Vec<&str> =
        state.knocked.iter().map(|&knocked| if knocked { "yes" } else { "no" }).collect();
    line(out, format_args!("knocked {}", knocked.join(" ")));
    line(out, format_args!("quiet {}", state.quiet));
    if !has(Fault::PositionDropsLuck) {
        line(out, format_args!("luck {}", state.luck));
    }
    if has(Fault::PositionDropsThePlaceInTheStream) {
        let text = state.rng.to_string();
        line(out, format_args!("chance {}", &text[..64]));
    } else {
        line(out, format_args!("chance {}", state.rng));
    }
}

fn line(out: &mut String, line: std::fmt::Arguments<'_>) {
    writeln!(out, "{line}").expect("a string takes any text");
}

pub(crate) fn read(config: Config, mut lines: Lines<'_>) -> Result<State, PositionError> {
    let hands = cards(config, &mut lines, "hand")?;
    let tables = cards(config, &mut lines, "table")?;
    let deck = lines.need("deck")?;
    let deck = deck
        .words()
        .map(|word| word.parse::<Kind>().map_err(|error| deck.problem(error)))
        .collect::<Result<_, _>>()?;
    let mut turn = lines.need("turn")?.words();
    let (active, played, boast) = (turn.value("a seat")?, turn.value("a number")?, turn.word("a boast")?);
    turn.end()?;
    let boast = match boast {
        "-" => None,
        number => Some(number.parse().map_err(|_| PositionError::whole("no boast"))?),
    };
    let knocked = lines.need("knocked")?;
    let knocked = knocked
        .words()
        .map(|word| match word {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(knocked.problem("yes or no")),
        })
        .collect::<Result<_, _>>()?;
    let quiet = lines.need("quiet")?;
    if has(Fault::PositionParserPanics) {
        assert_eq!(quiet.rest.len(), 1);
    }
    let quiet = quiet.value()?;
    let luck = lines.take("luck")?.map_or(Ok(0), |line| line.value())?;
    let rng = if has(Fault::PositionDropsThePlaceInTheStream) {
        GameRng::new(lines.need("chance")?.value::<Seed>()?)
    } else {
        lines.need("chance")?.value()?
    };
    lines.end()?;
    let state = State { config, hands, tables, deck, active, played, boast, knocked, quiet, luck, rng };
    if !has(Fault::PositionParserTrusts) {
        state.audit().map_err(PositionError::whole)?;
    }
    Ok(state)
}

fn cards(config: Config, lines: &mut Lines<'_>, keyword: &str) -> Result<Vec<Cards>, PositionError> {
    let mut found = vec![None; usize::from(config.players)];
    for (place, line) in lines.take_all(keyword).into_iter().enumerate() {
        let mut words = line.words();
        let mut seat: Seat = words.value("a seat")?;
        if has(Fault::PositionNeedsItsOrder) {
            seat = Seat(place as u8);
        }
        let free = found.get_mut(seat.index()).filter(|cards| cards.is_none());
        *free.ok_or_else(|| line.problem("no such seat, or twice"))? = Some(count(&mut words)?);
        words.end()?;
    }
    found.into_iter().collect::<Option<_>>().ok_or_else(|| PositionError::whole("a seat is missing"))
}

fn count(words: &mut Words<'_>) -> Result<Cards, PositionError> {
    Ok([words.value("copper")?, words.value("silver")?, words.value("gold")?])
}
