//! The components as data: what is served stands here, and agrees with the data file, the texts and the rules.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

use std::collections::BTreeSet;
use std::iter;

use expect_test::{ExpectFile, expect_file};
use steading_catan_cards::CatanCards;
use steading_conformance::rule_table::setup;
use steading_game::{Game, Origin, Step, Thing, Word};
use steading_rulebook::Rulebook;
use steading_text::{Language, keys};

fn things(players: u8, options: &[&str]) -> Vec<Thing> {
    CatanCards::things(&CatanCards::configure(&setup::<CatanCards>(players, options)).unwrap())
}

fn check(options: &[&str], expected: ExpectFile) {
    let lines = things(4, options).into_iter().map(|thing| serde_json::to_string(&thing).unwrap() + "\n");
    expected.assert_eq(&lines.collect::<String>());
}

#[test]
fn components_with_side_a() {
    check(&[], expect_file!["things/side_a.jsonl"]);
}

#[test]
fn components_with_side_b() {
    check(&["metropolis_side=B"], expect_file!["things/side_b.jsonl"]);
}

/// CA-1, CA-14: all cards of the box with four players; with three a start settlement and a start road less.
#[test]
fn every_card_is_there() {
    for side in ["metropolis_side=A", "metropolis_side=B"] {
        for (players, cards) in [(3, 118), (4, 120)] {
            let copies: u32 = things(players, &[side]).iter().filter_map(|thing| thing.copies).sum();
            assert_eq!(copies, cards);
        }
    }
}

#[test]
fn every_component_is_listed_once() {
    for side in ["metropolis_side=A", "metropolis_side=B"] {
        let ids: Vec<_> = things(4, &[side]).into_iter().map(|thing| thing.id).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
    }
}

#[test]
fn only_the_limits_of_the_desk_are_ours() {
    let ours = both_sides().into_iter().filter(|thing| thing.origin != Origin::Printed);
    assert_eq!(ours.map(|thing| thing.id.kind.to_string()).collect::<Vec<_>>(), ["desk"]);
}

/// What is on the cards is what the data file says, row by row and number by number.
#[test]
fn the_numbers_are_those_of_the_data() {
    let data: toml::Table = include_str!("../data/cards.toml").parse().unwrap();
    let things = both_sides();
    let find = |kind: &str, id: &str| {
        let found = things.iter().find(|thing| thing.id.kind == kind && thing.id.id == id);
        found.unwrap_or_else(|| panic!("no {kind} {id}"))
    };
    let rows = |name: &str| data[name].as_array().unwrap().iter().map(|row| row.as_table().unwrap());
    let integer =
        |row: &toml::Table, name: &str| row.get(name).map_or(0, |value| value.as_integer().unwrap());
    let check_copies = |kind: &str, row: &toml::Table| {
        let thing = find(kind, row["id"].as_str().unwrap());
        assert_eq!(thing.copies.map(i64::from), Some(integer(row, "count")), "{:?}", thing.id);
        thing
    };
    let check_built = |thing: &Thing, row: &toml::Table, yields: i64| {
        assert_eq!(number(&thing.numbers, "points"), integer(row, "vp"), "{:?}", thing.id);
        assert_eq!(step(thing, "verb-yield", "cards"), yields, "{:?}", thing.id);
        assert_eq!(
            step(thing, "verb-protect", "cards"),
            integer(row, "robber_limit_bonus"),
            "{:?}",
            thing.id
        );
        let cost = thing.cost.iter().map(|amount| (amount.of[0].to_string(), i64::from(amount.count)));
        let printed = row["cost"].as_table().unwrap();
        let printed = printed.iter().map(|(id, count)| (id.clone(), count.as_integer().unwrap()));
        assert_eq!(cost.collect::<BTreeSet<_>>(), printed.collect(), "{:?}", thing.id);
    };

    for kind in ["resource", "aid"] {
        for row in rows(kind) {
            check_copies(kind, row);
        }
    }
    for row in rows("building") {
        check_built(check_copies("building", row), row, integer(row, "yield_bonus"));
    }
    let metropolis = data["metropolis"].as_table().unwrap();
    let side = |name: &str| integer(metropolis[name].as_table().unwrap(), "yield_bonus");
    for thing in things.iter().filter(|thing| thing.set.as_ref().is_some_and(|set| *set == "metropolises")) {
        let side = if thing.id.id == "metropolis_a" { side("side_a") } else { side("side_b") };
        check_built(thing, metropolis, side);
    }
    for row in rows("event") {
        assert_eq!(number(&check_copies("event", row).numbers, "cards"), integer(row, "cards"));
    }
    for (id, row) in data["special"].as_table().unwrap() {
        let row = row.as_table().unwrap();
        let thing = find("special", id);
        assert_eq!(thing.copies.map(i64::from), Some(integer(row, "count")));
        assert_eq!(number(&thing.numbers, "points"), integer(row, "vp"));
        assert_eq!(number(&thing.numbers, "minimum"), integer(row, "minimum"));
        assert_eq!(thing.words[0].1.to_string(), row["counts"].as_str().unwrap());
    }
    let road = find("building", "road");
    let swaps = road.steps.iter().filter(|step| step.verb == "verb-replace");
    let swaps = swaps.map(|step| (number(&step.numbers, "roads"), number(&step.numbers, "cards")));
    let table = rows("replacement").map(|row| (integer(row, "roads_min"), integer(row, "pay")));
    assert_eq!(swaps.collect::<Vec<_>>(), table.collect::<Vec<_>>());

    let rules = data["rules"].as_table().unwrap();
    let numbers = [
        ("game", "catan-cards", "hand", "start_hand"),
        ("pile", "supply", "cards", "yield_base"),
        ("pile", "buildings", "display", "display_size"),
        ("desk", "desk", "cards", "trade_partner_bonus_draw"),
        ("event", "robber", "limit", "robber_base_limit"),
    ];
    for (kind, id, name, rule) in numbers {
        assert_eq!(number(&find(kind, id).numbers, name), integer(rules, rule), "{rule}");
    }
    let goal = number(&find("game", "catan-cards").numbers, "goal");
    assert_eq!(goal, integer(data["game"].as_table().unwrap(), "target_vp"));
}

#[test]
fn all_words_are_there_in_both_languages() {
    let texts = CatanCards::info().texts;
    for language in Language::ALL {
        let known = keys(language.of(texts));
        for thing in both_sides() {
            let own = iter::once(thing.name.to_string()).chain(thing.help.iter().map(ToString::to_string));
            let set = thing.set.iter().map(ToString::to_string);
            let words = thing.words.iter().map(|(_, word)| word.to_string());
            let numbers = thing.numbers.iter().map(|(name, _)| format!("number-{name}"));
            let steps = thing.steps.iter().flat_map(words_of);
            for key in own.chain(set).chain(words).chain(numbers).chain(steps) {
                assert!(known.contains(&key), "{language}: {key}");
            }
        }
    }
}

#[test]
fn the_rules_that_explain_components_exist() {
    let rules = Rulebook::read(CatanCards::info().rules.en);
    for thing in both_sides() {
        let rule = thing.rule.as_ref().unwrap_or_else(|| panic!("no rule explains {:?}", thing.id));
        assert!(rules.defines(rule), "{rule}");
    }
}

fn both_sides() -> Vec<Thing> {
    let mut things = things(4, &[]);
    let others = self::things(4, &["metropolis_side=B"]);
    things.extend(others.into_iter().filter(|thing| thing.id.id.starts_with("metropolis_b")));
    things
}

fn words_of(step: &Step) -> Vec<String> {
    let numbers = step.numbers.iter().map(|(name, _)| format!("number-{name}"));
    let words = step.words.iter().map(|(_, word)| word.to_string());
    iter::once(step.verb.to_string()).chain(numbers).chain(words).collect()
}

fn number(numbers: &[(Word, i32)], name: &str) -> i64 {
    numbers.iter().find(|(known, _)| &**known == name).map_or(0, |&(_, number)| number.into())
}

fn step(thing: &Thing, verb: &str, name: &str) -> i64 {
    let found = thing.steps.iter().find(|step| &*step.verb == verb);
    found.map_or(0, |step| number(&step.numbers, name))
}
