//! Reading the data files. Every problem names the file and the row.

mod deeds;
mod eras;
mod events;
mod fame;
mod followers;
mod goods;
mod map;
mod places;

use std::fmt::Display;
use std::str::FromStr;

use steading_game::{DataFiles, Origin};
use toml::Table;

use super::fields::{Fields, Problem};
use super::{Data, Found, Origins, PlaceFacts, TECHNOLOGY_IS_FIXED, TechnologyFacts};
use crate::data_ids::Spare;
use crate::effect::{Effect, Step};
use crate::{INFO, Place};

/// Names for people may stand in an owner's files as remarks; those that players read are in its Fluent files.
const FOR_PEOPLE: [&str; 3] = ["name_en", "name_de", "name"];

impl Data {
    /// Reads all files, an owner's before the game's own. An error names the file.
    pub(super) fn read(rules: u32, files: Option<&DataFiles>) -> Result<Data, (String, Problem)> {
        let open = |name: &str| open(rules, files, name).map_err(|problem| (name.to_owned(), problem));
        let in_file = |name: &'static str| move |problem| (name.to_owned(), problem);
        let (goods, goods_from) = open("goods.toml")?;
        let (goods, food, terrain_of_goods) = goods::read(goods).map_err(in_file("goods.toml"))?;
        let (followers, followers_from) = open("followers.toml")?;
        let followers = followers::read(followers).map_err(in_file("followers.toml"))?;
        let technology_on = match followers.technology_on {
            Some(technology_on) => technology_on,
            None if rules <= TECHNOLOGY_IS_FIXED => followers::FIXED,
            // An owner's file that does not say it: as ours.
            None => our_technology(rules).map_err(in_file("followers.toml"))?,
        };
        let (map, map_from) = open("map.toml")?;
        let map = map::read(map, &terrain_of_goods).map_err(in_file("map.toml"))?;
        let (eras, eras_from) = open("eras.toml")?;
        let eras = eras::read(eras).map_err(in_file("eras.toml"))?;
        let (fame, fame_from) = open("glory.toml")?;
        let fame = fame::read(fame).map_err(in_file("glory.toml"))?;
        let (deeds, deeds_from) = open("deeds.toml")?;
        let (deeds, completion_citizens) = deeds::read(deeds).map_err(in_file("deeds.toml"))?;
        let wild = followers.wild();
        let values: [u8; 7] = std::array::from_fn(|good| goods[good].value);
        let (places, places_from) = open("places.toml")?;
        let places = places::read(places, wild, &values).map_err(in_file("places.toml"))?;
        let (events, events_from) = open("events.toml")?;
        let (events, events_drawn) = events::read(events, &places.places).map_err(in_file("events.toml"))?;
        let origins = Origins {
            goods: goods_from,
            followers: followers_from,
            map: map_from,
            eras: eras_from,
            fame: fame_from,
            deeds: deeds_from,
            places: places_from,
            events: events_from,
        };
        let data = Data {
            rules,
            files: files.cloned(),
            origins,
            goods,
            food,
            followers: followers.followers,
            min_followers: followers.min_followers,
            green_capacity: followers.green_capacity,
            technology: followers.technology,
            technology_on,
            map,
            eras,
            fame,
            deeds,
            completion_citizens,
            stores: Place::all().filter(|place| places.places[place.index()].holds.is_some()).collect(),
            places: places.places,
            prices: places.prices,
            build: places.build,
            passive: places.passive,
            events,
            events_drawn,
        };
        data.check_expansions().map_err(in_file("places.toml"))?;
        Ok(data)
    }

    /// An effect expands several times only where positions can say how often it still does.
    fn check_expansions(&self) -> Result<(), Problem> {
        let repeats = |step: &Step| matches!(step.effect, Effect::Expand { times: 2.., .. });
        let repeats =
            |place: &PlaceFacts| place.effects.iter().chain(place.options.iter().flatten()).any(repeats);
        match Place::all().find(|&place| repeats(self.place(place))) {
            Some(place) if !self.expands_repeatedly() => {
                Err(format!("place `{place}`: one expands once at a time; leave out `times`"))
            }
            Some(_) | None => Ok(()),
        }
    }
}

fn our_technology(rules: u32) -> Result<TechnologyFacts, Problem> {
    let ours = followers::read(open(rules, None, "followers.toml")?.0)?;
    Ok(ours.technology_on.unwrap_or(followers::FIXED))
}

/// The fields of a file, and where those of its rows were found that do not say it themselves.
fn open(rules: u32, files: Option<&DataFiles>, name: &str) -> Result<(Fields, Origin), Problem> {
    let owners = files.and_then(|files| files.text(name));
    let text = owners.unwrap_or_else(|| INFO.file(rules, name));
    let table: Table =
        text.parse().map_err(|error: toml::de::Error| error.to_string().trim_end().to_owned())?;
    let mut fields = Fields::new("", table);
    let usual = if owners.is_some() { Origin::Printed } else { Origin::Designed };
    let found = Found::read(&mut fields)?.origin(usual);
    match fields.number("schema")? {
        1 => Ok((fields, found)),
        other => Err(format!("`schema` {other} is not known; this game reads 1")),
    }
}

/// The rows of a list, each exactly once and by its id, in the order of `all`.
fn rows<T: FromStr<Err: Display> + PartialEq + Copy + Display>(
    fields: &mut Fields,
    list: &str,
    all: impl Iterator<Item = T>,
) -> Result<Vec<(T, Fields)>, Problem> {
    let missing = |id: &dyn Display| format!("{list} `{id}` is missing");
    let found = rows_in_box(fields, list, all)?.into_iter();
    found.map(|(id, row)| Ok((id, row.ok_or_else(|| missing(&id))?))).collect()
}

/// The same where a box may lack something: nothing stands for an id without a row. A box may lack what the list `left_out` names, and
/// whatever only some owners have.
fn rows_of_box<T: FromStr<Err: Display> + PartialEq + Copy + Display + Spare>(
    fields: &mut Fields,
    list: &str,
    all: impl Iterator<Item = T>,
) -> Result<Vec<(T, Option<Fields>)>, Problem> {
    let left_out: Vec<T> = fields.words("left_out")?;
    let rows = rows_in_box(fields, list, all)?;
    for (id, row) in &rows {
        let named = left_out.contains(id);
        if named && row.is_some() {
            return Err(format!("{list} `{id}` has a row and is named in `left_out`"));
        }
        if row.is_none() && !named && !id.is_spare() {
            return Err(format!("{list} `{id}` is missing; if your box has none, name it in `left_out`"));
        }
    }
    Ok(rows)
}

fn rows_in_box<T: FromStr<Err: Display> + PartialEq + Copy + Display>(
    fields: &mut Fields,
    list: &str,
    all: impl Iterator<Item = T>,
) -> Result<Vec<(T, Option<Fields>)>, Problem> {
    let mut found: Vec<(T, Fields)> = Vec::new();
    for mut row in fields.tables(list)? {
        let id: T = row.word("id")?;
        row.ignore(&FOR_PEOPLE);
        if found.iter().any(|(other, _)| *other == id) {
            return Err(format!("{list} `{id}` stands here twice"));
        }
        found.push((id, row.about(format_args!("{list} `{id}`"))));
    }
    let mut row = |id: T| {
        let place = found.iter().position(|(other, _)| *other == id);
        (id, place.map(|place| found.swap_remove(place).1))
    };
    Ok(all.map(&mut row).collect())
}

/// A list of exactly `N` things.
fn exactly<T, const N: usize>(list: Vec<T>, what: &str) -> Result<[T; N], Problem> {
    let found = list.len();
    list.try_into().map_err(|_| format!("there must be {N} {what}, not {found}"))
}
