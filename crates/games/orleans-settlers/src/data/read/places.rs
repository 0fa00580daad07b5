//! `places.toml`

use super::super::fields::{Fields, Problem};
use super::super::{
    Cost, Found, Holds, MAX_OPTIONS, MAX_SLOTS, MAX_STORES, Passive, PassiveFacts, PlaceFacts, PlaceKind,
    Slot,
};
use super::{exactly, rows_of_box};
use crate::effect::{Effect, Step};
use crate::{Follower, Good, Place, PlaceSet};

pub(super) struct File {
    pub(super) places: Vec<PlaceFacts>,
    pub(super) prices: [u8; 3],
    pub(super) build: [Cost; 3],
    pub(super) passive: PassiveFacts,
}

/// Which category a name means: I is 0.
pub(super) fn category(name: &str) -> Result<u8, Problem> {
    let index = ["I", "II", "III"].iter().position(|&known| known == name);
    index.map(|index| index as u8).ok_or_else(|| format!("`{name}` is no category: I, II, III"))
}

/// `wild` are the followers that stand in for others, `values` what the goods are worth.
pub(super) fn read(mut file: Fields, wild: u8, values: &[u8; 7]) -> Result<File, Problem> {
    let mut costs = file.table("costs")?;
    let prices = [costs.number("I")?, costs.number("II")?, costs.number("III")?];
    costs.end()?;
    let mut table = file.table("build")?;
    let mut build = Vec::new();
    for what in ["village", "fortress", "church"] {
        let mut cost = table.table(what)?;
        build.push(Cost { wood: cost.number_or("wood", 0)?, coins: cost.number_or("coins", 0)? });
        cost.end()?;
    }
    table.end()?;
    let mut numbers = file.table("passive")?;
    let school: Vec<Follower> = numbers.words("school_slots")?;
    let mut passive = PassiveFacts {
        cards: [PlaceSet::EMPTY; 4],
        carpentry_fame: numbers.number("carpentry_fame")?,
        granary_relief: numbers.number("granary_relief")?,
        watchtower_toll: numbers.number("watchtower_toll")?,
        school_slots: school.iter().fold(0, |bits, follower| bits | 1 << follower.index()),
    };
    numbers.end()?;
    let mut places = Vec::new();
    let mut stores = 0;
    for (place, row) in rows_of_box(&mut file, "place", Place::all())? {
        let Some(row) = row else {
            places.push(PlaceFacts::absent());
            continue;
        };
        let facts = read_place(row, wild, &school, values, &mut stores)?;
        if let Some(rule) = facts.passive {
            passive.cards[rule as usize].insert(place);
        }
        places.push(facts);
    }
    file.end()?;
    Ok(File { places, prices, build: exactly(build, "costs of builds")?, passive })
}

fn read_place(
    mut row: Fields,
    wild: u8,
    school: &[Follower],
    values: &[u8; 7],
    stores: &mut u8,
) -> Result<PlaceFacts, Problem> {
    let kind = match row.text("kind")?.as_str() {
        "board" => PlaceKind::Board,
        "base" => PlaceKind::Base,
        "card" => {
            let name = row.text("category")?;
            PlaceKind::Card(category(&name).map_err(|error| row.problem(error))?)
        }
        other => return Err(row.problem(format_args!("`{other}` is no kind: board, base, card"))),
    };
    let open_at_start = row.flag("open_at_start")?;
    if open_at_start && kind != PlaceKind::Base {
        return Err(row.problem("`open_at_start` is for base place cards"));
    }
    let slots = read_slots(&mut row, wild, school)?;
    let required = slots.iter().filter(|slot| !slot.optional).count() as u8;
    let min_filled = row.number_or("min_filled", required)?;
    let passive = match row.has("passive").then(|| row.text("passive")).transpose()?.as_deref() {
        None => None,
        Some("carpentry") => Some(Passive::Carpentry),
        Some("granary") => Some(Passive::Granary),
        Some("watchtower") => Some(Passive::Watchtower),
        Some("school") => Some(Passive::School),
        Some(other) => {
            let known = "carpentry, granary, watchtower, school";
            return Err(row.problem(format_args!("`{other}` is no passive rule: {known}")));
        }
    };
    let holds = if row.has("holds") { Some(read_holds(row.table("holds")?, stores)?) } else { None };
    let (effects, options) = read_effects(&mut row, values)?;
    let exchanges = |step: &Step| matches!(step.effect, Effect::ExchangeStored(_));
    if holds.is_none() && effects.iter().chain(options.iter().flatten()).any(exchanges) {
        return Err(row.problem("`exchange_stored` needs goods that lie there: `holds`"));
    }
    if slots.is_empty() != effects.is_empty() || slots.is_empty() && passive.is_none() {
        return Err(row.problem("a place has both slots and effects; only a passive card can be without"));
    }
    if passive.is_some() && !matches!(kind, PlaceKind::Card(_)) {
        return Err(row.problem("only cards of the stock can be passive"));
    }
    if min_filled > required || (min_filled == 0 && !slots.is_empty()) {
        return Err(row.problem(format_args!("`min_filled` must be a number from 1 to {required}")));
    }
    let facts = PlaceFacts {
        kind,
        open_at_start,
        slots,
        required,
        min_filled,
        distinct: row.flag("distinct")?,
        no_technology: row.flag("no_technology")?,
        holds,
        passive,
        effects,
        options,
        found: Found::read(&mut row)?,
    };
    row.end()?;
    Ok(facts)
}

/// `holds = { goods = ["grain"], most = 4 }`: without `most` there is no limit.
fn read_holds(mut table: Fields, stores: &mut u8) -> Result<Holds, Problem> {
    let goods: Vec<Good> = table.words("goods")?;
    let most = if table.has("most") { table.positive("most")? } else { u8::MAX };
    if goods.is_empty() {
        return Err(table.problem("`goods` names at least one kind"));
    }
    if usize::from(*stores) == MAX_STORES {
        return Err(table.problem(format_args!("goods lie on {MAX_STORES} places at most")));
    }
    table.end()?;
    *stores += 1;
    Ok(Holds { goods: goods.into_iter().collect(), most, store: *stores - 1 })
}

fn read_slots(row: &mut Fields, wild: u8, school: &[Follower]) -> Result<Vec<Slot>, Problem> {
    let required = row.texts("slots")?.into_iter().map(|word| (word, false));
    let optional = row.texts("optional_slots")?.into_iter().map(|word| (word, true));
    let mut slots: Vec<Slot> = Vec::new();
    for (word, optional) in required.chain(optional).collect::<Vec<_>>() {
        let word = match word.as_str() {
            "any" => None,
            word => Some(word.parse::<Follower>().map_err(|error| row.problem(error))?),
        };
        let accepts = word.map_or(0x7f, |word| 1 << word.index() | wild);
        let school = word.is_some_and(|word| school.contains(&word));
        let same = |other: &Slot| (other.word, other.optional) == (word, optional);
        let earlier = slots.iter().enumerate().filter(|(_, other)| same(other));
        let alike = earlier.fold(0, |bits, (slot, _)| bits | 1 << slot);
        slots.push(Slot { word, optional, accepts, school, alike });
    }
    if slots.len() > MAX_SLOTS {
        return Err(row.problem(format_args!("a place has at most {MAX_SLOTS} slots")));
    }
    Ok(slots)
}

type Effects = (Vec<Step>, Vec<Vec<Step>>);

/// The effects in their order; a place has at most one choice, and its options hold no other.
fn read_effects(row: &mut Fields, values: &[u8; 7]) -> Result<Effects, Problem> {
    let mut effects = Vec::new();
    let mut options = Vec::new();
    for mut effect in row.tables("effects")? {
        if effect.has("options") {
            if !options.is_empty() {
                return Err(effect.problem("a place has one choice at most"));
            }
            for list in effect.lists("options")? {
                options.push(read_list(list, values)?);
            }
            if options.is_empty() || options.len() > MAX_OPTIONS {
                return Err(effect.problem(format_args!("a choice has 1 to {MAX_OPTIONS} options")));
            }
        }
        effects.push(Step::read(effect, values)?);
    }
    let choices = effects.iter().filter(|step| step.effect == Effect::Choose).count();
    if choices != usize::from(!options.is_empty()) {
        return Err(row.problem("`choose` needs `options`"));
    }
    starts_by_itself(row, &effects)?;
    Ok((effects, options))
}

fn read_list(list: Vec<Fields>, values: &[u8; 7]) -> Result<Vec<Step>, Problem> {
    let mut steps = Vec::new();
    for fields in list {
        let inside = fields.problem("a choice cannot stand inside a choice");
        let step = Step::read(fields, values)?;
        if step.effect == Effect::Choose {
            return Err(inside);
        }
        steps.push(step);
    }
    Ok(steps)
}

fn starts_by_itself(row: &Fields, effects: &[Step]) -> Result<(), Problem> {
    match effects.first() {
        Some(first) if first.if_previous => Err(row.problem("the first effect has no previous one")),
        _ => Ok(()),
    }
}
