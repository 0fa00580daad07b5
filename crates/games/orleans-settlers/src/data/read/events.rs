//! `events.toml`

use super::super::fields::{Fields, Problem};
use super::super::{EventFacts, Found, PlaceFacts};
use super::rows_of_box;
use crate::EventCard;
use crate::event::{Happening, Timing};

/// The categories A to D.
const CATEGORIES: u8 = 4;

pub(super) fn read(mut file: Fields, places: &[PlaceFacts]) -> Result<(Vec<EventFacts>, u8), Problem> {
    let each = if file.has("per_category") { Some(file.number("per_category")?) } else { None };
    let drawn = file.number("drawn_per_category")?;
    if drawn != 4 {
        return Err(format!("`drawn_per_category` must be 4 for the 16 rounds, not {drawn}"));
    }
    let mut events = Vec::new();
    for (card, row) in rows_of_box(&mut file, "event", EventCard::all())? {
        let Some(mut row) = row else {
            events.push(EventFacts::absent());
            continue;
        };
        let letter = card.id().bytes().next().unwrap_or_default();
        let category = letter.wrapping_sub(b'A');
        if category >= CATEGORIES {
            return Err(row.problem("the id of an event begins with its category, A to D"));
        }
        let timing: Timing = row.word("timing")?;
        let effect = row.table("effect")?;
        let found = Found::read(&mut row)?;
        let happening = Happening::read(effect, places)?;
        if happening.lasts() != (timing == Timing::Round) {
            let right = if happening.lasts() { "round" } else { "a phase" };
            return Err(row.problem(format_args!("`timing` of this effect is {right}, not {timing}")));
        }
        row.end()?;
        events.push(EventFacts { category: Some(category), happening, timing, found });
    }
    file.end()?;
    for category in 0..CATEGORIES {
        let found = events.iter().filter(|event| event.category == Some(category)).count();
        let right = each.map_or(found, usize::from);
        let letter = char::from(b'A' + category);
        if found != right {
            return Err(format!("there are {found} events of category {letter}, not {right}"));
        }
        if found < usize::from(drawn) {
            return Err(format!("there are {found} events of category {letter}, and {drawn} are drawn"));
        }
    }
    Ok((events, drawn))
}
