//! `events.toml`

use super::super::fields::{Fields, Problem};
use super::super::{EventFacts, PlaceFacts};
use super::rows;
use crate::EventCard;
use crate::event::Happening;

/// The categories A to D.
const CATEGORIES: u8 = 4;

pub(super) fn read(mut file: Fields, places: &[PlaceFacts]) -> Result<(Vec<EventFacts>, u8), Problem> {
    let each = file.number("per_category")?;
    let drawn = file.number("drawn_per_category")?;
    if drawn != 4 {
        return Err(format!("`drawn_per_category` must be 4 for the 16 rounds, not {drawn}"));
    }
    let mut events = Vec::new();
    for (card, mut row) in rows(&mut file, "event", EventCard::all())? {
        let letter = card.id().bytes().next().unwrap_or_default();
        let category = letter.wrapping_sub(b'A');
        if category >= CATEGORIES {
            return Err(row.problem("the id of an event begins with its category, A to D"));
        }
        let timing = row.text("timing")?;
        let effect = row.table("effect")?;
        let from = if row.has("from") { row.text("from")? } else { "designed".to_owned() };
        let happening = Happening::read(effect, places)?;
        if happening.timing() != timing {
            let right = happening.timing();
            return Err(row.problem(format_args!("`timing` of this effect is {right}, not {timing}")));
        }
        row.end()?;
        events.push(EventFacts { category, happening, from });
    }
    file.end()?;
    for category in 0..CATEGORIES {
        let found = events.iter().filter(|event| event.category == category).count();
        if found != usize::from(each) || found < usize::from(drawn) {
            let letter = char::from(b'A' + category);
            return Err(format!("there are {found} events of category {letter}, not {each}"));
        }
    }
    Ok((events, drawn))
}
