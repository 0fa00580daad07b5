//! The components as data: what is served stands in `things/`, and follows an owner's data, the texts and the rules.
//! `cargo xtask bless` writes the files anew.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use expect_test::{ExpectFile, expect, expect_file};
use steading_conformance::rule_table::setup;
use steading_game::{Amount, DataFiles, Game, Setup, Step, Thing};
use steading_orleans_settlers::OrleansSettlers;
use steading_rulebook::Rulebook;
use steading_text::{Language, keys};
use toml::{Table, Value};

fn things(setup: &Setup) -> Vec<Thing> {
    OrleansSettlers::things(&OrleansSettlers::configure(setup).unwrap())
}

fn usual() -> Setup {
    Setup::new(OrleansSettlers::info())
}

fn check(setup: &Setup, expected: ExpectFile) {
    let lines = things(setup).into_iter().map(|thing| serde_json::to_string(&thing).unwrap() + "\n");
    expected.assert_eq(&lines.collect::<String>());
}

#[test]
fn components_of_three() {
    check(&usual(), expect_file!["things/three_players.jsonl"]);
}

#[test]
fn components_of_an_owner() {
    check(&owners(), expect_file!["things/an_owners.jsonl"]);
}

/// OR-2, OR-3: what the boxes hold for four.
#[test]
fn all_the_material_is_there() {
    let things = things(&setup::<OrleansSettlers>(4, &["twelve_points_line=peace_bonus"]));
    let all = |kind: &str| {
        things.iter().filter(|thing| thing.id.kind == kind).filter_map(|thing| thing.copies).sum::<u32>()
    };
    assert_eq!(
        ["place", "event", "follower", "good", "terrain", "building", "deed"].map(all),
        [24 + 6 * 4, 32, 126, 174, 25, 20 + 12, 7]
    );
    assert_eq!(numbers(&things)["game orleans-settlers peace_points"], 12);
}

/// Only what the rules fix is as before when every number of the data is another one.
#[test]
fn the_numbers_are_those_of_the_data() {
    let (ours, theirs) = (numbers(&things(&usual())), numbers(&things(&owners())));
    let kept = ours.iter().filter(|&(name, number)| theirs.get(name) == Some(number));
    let kept: Vec<String> = kept.map(|(name, number)| format!("{name} {number}\n")).collect();
    // Copies of places, deeds and events, and what stands alone on a slot, are always one.
    let single = |line: &&String| {
        ["place", "deed", "event"].iter().any(|kind| line.starts_with(kind)) && line.ends_with(" 1\n")
    };
    expect![[r#"
        building fortress copies 15
        building fortress each 5
        deed canal slots 0 count 2
        deed market_charter slots 0 count 2
        deed road slots 0 count 2
        game orleans-settlers events_each 4
        game orleans-settlers players 3
        game orleans-settlers recall_below 2
        game orleans-settlers rounds 16
        game orleans-settlers technology_slots 2
        good bread start 0
        good brocade start 0
        good cheese start 0
        good fish start 1
        good grain start 1
        good wine start 0
        good wood start 0
        place castle copies 3
        place church_works copies 3
        place fortress_works copies 3
        place laboratory copies 3
        place monastery copies 3
        place university copies 3
        space A3 seat 0
        space D1 seat 1
        space D6 seat 2
        supply hunger_eliminated copies 1
        supply prohibition copies 3
        supply settler copies 36
        supply settler each 12
        track fame-track steps 0 alternatives 2 0 take 0 count 1
    "#]]
    .assert_eq(&kept.iter().filter(|line| !single(line)).cloned().collect::<String>());
}

#[test]
fn every_component_is_there_once() {
    for players in 2..=4 {
        let things = things(&usual().players(players));
        let ids: BTreeSet<_> = things.iter().map(|thing| &thing.id).collect();
        assert_eq!(ids.len(), things.len());
    }
}

#[test]
fn all_words_are_there_in_both_languages() {
    let things = things(&usual());
    let ids: BTreeSet<&str> = things.iter().map(|thing| &*thing.id.id).collect();
    for language in Language::ALL {
        let known = keys(language.of(OrleansSettlers::info().texts));
        for thing in &things {
            let own = iter::once(&thing.name).chain(&thing.help).chain(&thing.set);
            let said = own.map(ToString::to_string).chain(names(&thing.numbers));
            for key in said.chain(thing.steps.iter().flat_map(keys_of)) {
                assert!(known.contains(&key), "{language}: {key}");
            }
            let words = thing.words.iter().chain(thing.steps.iter().flat_map(|step| &step.words));
            let amounts = thing.cost.iter().chain(thing.steps.iter().flat_map(amounts_of));
            let slots = thing.slots.iter().flat_map(|slot| &slot.accepts);
            let words = words.map(|(_, word)| word).chain(amounts.flat_map(|amount| &amount.of)).chain(slots);
            for word in words {
                assert!(known.contains(&**word) || ids.contains(&**word), "{language}: {word}");
            }
        }
    }
}

#[test]
fn the_rules_that_explain_components_exist() {
    let rules = Rulebook::read(OrleansSettlers::info().rules.en);
    for thing in things(&usual()) {
        let rule = thing.rule.as_ref().unwrap_or_else(|| panic!("no rule explains {:?}", thing.id));
        assert!(rules.defines(rule), "{rule}");
    }
}

fn names(numbers: &[(steading_game::Word, i32)]) -> impl Iterator<Item = String> {
    numbers.iter().map(|(name, _)| format!("number-{name}"))
}

fn keys_of(step: &Step) -> Vec<String> {
    let inside = step.alternatives.iter().flatten().flat_map(keys_of);
    iter::once(step.verb.to_string()).chain(names(&step.numbers)).chain(inside).collect()
}

fn amounts_of(step: &Step) -> Vec<&Amount> {
    let inside = step.alternatives.iter().flatten().flat_map(amounts_of);
    step.pay.iter().chain(&step.take).chain(inside).collect()
}

/// Every number of the components, by where it stands.
fn numbers(things: &[Thing]) -> BTreeMap<String, i64> {
    let mut found = BTreeMap::new();
    for thing in things {
        let json = serde_json::to_value(thing).unwrap();
        collect(&format!("{} {}", thing.id.kind, thing.id.id), &json, &mut found);
    }
    found
}

fn collect(at: &str, value: &serde_json::Value, found: &mut BTreeMap<String, i64>) {
    use serde_json::Value as Json;
    match value {
        Json::Number(number) => drop(found.insert(at.to_owned(), number.as_i64().unwrap())),
        Json::Object(fields) => {
            fields.iter().for_each(|(name, inside)| collect(&format!("{at} {name}"), inside, found));
        }
        Json::Array(items) => match &items[..] {
            [Json::String(name), Json::Number(number)] => {
                // Above `numbers` and the place in its list; several may have the same name.
                let at = at.rsplitn(3, ' ').last().unwrap();
                let mut name = format!("{at} {name}");
                while found.contains_key(&name) {
                    name += "'";
                }
                found.insert(name, number.as_i64().unwrap());
            }
            _ => (0..).zip(items).for_each(|(place, item)| collect(&format!("{at} {place}"), item, found)),
        },
        Json::Null | Json::Bool(_) | Json::String(_) => {}
    }
}

/// An owner whose box has another number everywhere.
fn owners() -> Setup {
    let shifted = |&(name, text): &(&str, &str)| {
        let mut table: Table = text.parse().unwrap();
        table.iter_mut().for_each(|(name, value)| shift(name, value));
        let lines = table.iter().map(|(name, value)| format!("{name} = {}\n", written(value)));
        (name.to_owned(), lines.collect())
    };
    let data = OrleansSettlers::info().data.iter().map(shifted).collect();
    let mut setup = usual();
    setup.data = Some(DataFiles::new(data));
    setup
}

/// The value on one line.
fn written(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("[{}]", items.iter().map(written).collect::<Vec<_>>().join(", ")),
        Value::Table(fields) => {
            let fields = fields.iter().map(|(name, value)| format!("{name} = {}", written(value)));
            format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
        }
        Value::String(text) => format!("{text:?}"),
        Value::Integer(number) => number.to_string(),
        Value::Boolean(flag) => flag.to_string(),
        Value::Float(_) | Value::Datetime(_) => unreachable!("the data have none"),
    }
}

/// Another number for every one, as far as they may differ: the validation asks for a schema, for the order of the eras,
/// for as many land tiles as spaces, and for followers that fit on the green and on the slots of a place.
fn shift(name: &str, value: &mut Value) {
    if ["schema", "start_era", "drawn_per_category", "per_category", "players"].contains(&name) {
        return;
    }
    match (name, value) {
        ("terrain_tiles", Value::Table(tiles)) => {
            let others = [[2, 2, 3, 2, 4], [4, 3, 4, 3, 5], [5, 4, 6, 4, 6]];
            for (players, others) in ["p2", "p3", "p4"].into_iter().zip(others) {
                let terrains = ["field", "forest", "lake", "pasture", "hill"].into_iter().map(str::to_owned);
                let tiles_of = terrains.zip(others.map(Value::Integer)).collect();
                tiles.insert(players.to_owned(), Value::Table(tiles_of));
            }
        }
        ("era", Value::Array(eras)) => {
            for era in eras.iter_mut().filter_map(Value::as_table_mut) {
                era.iter_mut().filter(|(name, _)| *name != "n").for_each(|(name, value)| shift(name, value));
            }
        }
        ("start", Value::Integer(number)) => *number += 1,
        ("min_filled", Value::Integer(number)) => *number = if *number == 1 { 2 } else { *number - 1 },
        (_, Value::Integer(number)) => *number += 7,
        (name, Value::Array(items)) => items.iter_mut().for_each(|item| shift(name, item)),
        (_, Value::Table(fields)) => fields.iter_mut().for_each(|(name, value)| shift(name, value)),
        (_, Value::String(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_)) => {}
    }
}
