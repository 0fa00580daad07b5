//! The components as data: what is served stands here, and agrees with the data files, the texts and the rules.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

use std::collections::{BTreeMap, BTreeSet};

use expect_test::{ExpectFile, expect_file};
use steading_game::{DataFiles, Fact, Game, Message, Origin, Setup, Thing, Word};
use steading_kingdom_builder::{Extra, KingdomBuilder, Set};
use steading_rulebook::Rulebook;
use steading_text::{Language, Phrasebook};

fn with(setup: Setup) -> Vec<Thing> {
    KingdomBuilder::things(&KingdomBuilder::configure(&setup).unwrap())
}

fn base() -> Setup {
    Setup::new(KingdomBuilder::info())
}

fn everything() -> Setup {
    base().with("sets", &Set::IDS.join(",")).unwrap()
}

fn check(setup: Setup, expected: ExpectFile) {
    let lines = with(setup).into_iter().map(|thing| serde_json::to_string(&thing).unwrap() + "\n");
    expected.assert_eq(&lines.collect::<String>());
}

#[test]
fn components_of_the_base_game() {
    check(base(), expect_file!["things/base.jsonl"]);
}

#[test]
fn components_of_all_sets() {
    check(everything(), expect_file!["things/all.jsonl"]);
}

#[test]
fn every_component_is_listed_once() {
    let ids: Vec<_> = with(everything()).into_iter().map(|thing| thing.id).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
}

/// KB-12: whatever belongs to a set comes with it, and with no other.
#[test]
fn components_come_with_their_sets() {
    for set in Set::ALL {
        let sets = if set == Set::Base { "base".to_owned() } else { format!("base,{set}") };
        let found: BTreeSet<_> = with(base().with("sets", &sets).unwrap())
            .into_iter()
            .filter_map(|thing| thing.set.map(|set| set.to_string()))
            .collect();
        assert_eq!(found, sets.split(',').map(str::to_owned).collect());
    }
}

/// What views, actions and targets name can be looked up.
#[test]
fn every_extra_action_is_listed() {
    let things = with(everything());
    for extra in Extra::all() {
        let found = things.iter().filter(|thing| thing.help.is_some() && *thing.name == *extra.key());
        let ids: Vec<_> =
            found.map(|thing| (thing.id.id.to_string(), thing.rule.as_ref().unwrap().to_string())).collect();
        assert_eq!(ids, [(extra.id().to_owned(), extra.rule().to_owned())]);
    }
}

#[test]
fn only_boards_are_ever_ours() {
    let ours = with(everything()).into_iter().filter(|thing| thing.origin != Origin::Printed);
    let kinds: BTreeSet<_> = ours.map(|thing| thing.id.kind.to_string()).collect();
    assert_eq!(kinds.iter().collect::<Vec<_>>(), ["island", "quadrant"]);
}

/// KB-3: a field of a board is a terrain or a special hex, and both can be looked up.
#[test]
fn the_letters_of_boards_are_explained() {
    let things = with(everything());
    let known: BTreeSet<_> = things.iter().map(|thing| thing.id.id.to_string()).collect();
    for thing in &things {
        let Some(ground) = &thing.ground else { continue };
        let legend: BTreeMap<_, _> = ground.legend.iter().cloned().collect();
        for letter in ground.rows.iter().flat_map(|row| row.chars()).filter(|&letter| letter != '.') {
            assert!(known.contains(&legend[&letter].to_string()), "{:?}: {letter}", thing.id);
        }
    }
}

/// Every name and every help text is there, and is told every number that it mentions.
#[test]
fn all_words_are_there_in_both_languages() {
    for language in Language::ALL {
        let book = Phrasebook::new(KingdomBuilder::info(), language).unwrap();
        for thing in with(everything()) {
            let numbers = thing.numbers.iter().map(|(name, number)| (name.clone(), *number));
            let mut said = Message::new("");
            said.key = leak(thing.help.as_ref().unwrap_or(&thing.name));
            for (name, number) in numbers {
                assert!(book.has(&format!("number-{name}")), "{language}: number-{name}");
                said.facts.push((leak(&name), Fact::Number(number.into())));
            }
            for key in [&thing.name].into_iter().chain(&thing.help) {
                assert!(book.has(key), "{language}: {key}");
            }
            let text = book.render(&said);
            assert!(!text.contains('⟨'), "{language}: {text}");
            let digits =
                text.split(|letter: char| !letter.is_ascii_digit()).filter(|digits| !digits.is_empty());
            for digits in digits {
                let told = thing.numbers.iter().any(|(_, number)| number.to_string() == digits);
                assert!(told, "{language}: {digits} stands in the text itself: {text}");
            }
        }
    }
}

/// Messages are made of words that live as long as the program.
fn leak(word: &Word) -> &'static str {
    word.to_string().leak()
}

#[test]
fn the_rules_that_explain_components_exist() {
    let rules = Rulebook::read(KingdomBuilder::info().rules.en);
    for thing in with(everything()) {
        let rule = thing.rule.as_ref().unwrap_or_else(|| panic!("no rule explains {:?}", thing.id));
        assert!(rules.defines(rule), "{rule}");
    }
}

/// An owner's numbers and boards stand on every component, and none of ours is left.
#[test]
fn the_data_of_an_owner_come_first() {
    let built_in: BTreeMap<_, _> = KingdomBuilder::info().data.iter().copied().collect();
    let cards = built_in["cards.toml"].lines().map(other_number).collect::<Vec<_>>().join("\n");
    let cards = cards
        .replace(r#"["tavern", "paddock", "oasis", "farm"]"#, r#"["oracle", "tower", "harbor", "barn"]"#)
        .replace(r#"["fishermen", "knights", "merchants"]"#, r#"["lords", "farmers", "miners"]"#);
    let quadrants = built_in["quadrants.txt"].replace("origin: designed", "origin: printed");
    // Row 5 of the Oracle, which has no special hex, the other way round.
    let quadrants = quadrants.replace("MMCGGWWWDD", "DDWWWGGCMM");
    let files = [("cards.toml".to_owned(), cards), ("quadrants.txt".to_owned(), quadrants)];
    let mut setup = everything();
    setup.data = Some(DataFiles::new(files.into()));
    let (ours, theirs) = (with(everything()), with(setup));
    assert_eq!(ours.len(), theirs.len());
    let by_data = |thing: &Thing, name: &str| match &*thing.id.kind {
        "task" => name == "gold",
        "hex" => name != "settlements",
        "game" => name != "builds",
        "piece" => thing.id.id == "settlement",
        "card" => thing.id.id == "noblewomen",
        _ => false,
    };
    for (ours, theirs) in ours.iter().zip(&theirs) {
        assert_eq!(ours.id, theirs.id);
        assert_eq!(theirs.origin, Origin::Printed, "{:?}", theirs.id);
        for (mine, yours) in ours.numbers.iter().zip(&theirs.numbers) {
            assert_eq!(mine != yours, by_data(ours, &mine.0), "{:?}: {yours:?}", ours.id);
        }
        let fixed = match &*ours.id.kind {
            "quadrant" | "card" | "task" => true,
            "piece" => !matches!(&*ours.id.id, "settlement" | "wall"),
            _ => false,
        };
        assert_eq!(ours.copies == theirs.copies, fixed || ours.copies.is_none(), "{:?}", ours.id);
    }
    let find = |kind: &str, id: &str| {
        theirs.iter().find(|thing| thing.id.kind == kind && thing.id.id == id).unwrap()
    };
    assert_eq!(find("quadrant", "oracle").ground.as_ref().unwrap().rows[5], "DDWWWGGCMM");
    let words: Vec<_> = find("setup", "first_game").words.iter().map(|(_, word)| word.to_string()).collect();
    assert_eq!(words, ["oracle", "tower", "harbor", "barn", "lords", "farmers", "miners"]);
}

/// Another number than ours that the checks allow, on every line that has one of the owner's.
fn other_number(line: &str) -> String {
    let Some((name, rest)) = line.split_once(" = ") else { return line.to_owned() };
    let number = rest.split('#').next().unwrap_or("").trim().parse::<u32>();
    let Ok(number) = number else { return line.to_owned() };
    let other = match name {
        "warriors" | "wagons" | "ships" | "city_halls" | "scouts" | "hexes" => number,
        "settlements" | "capitols" | "caves" => number - 1,
        // Every location tile is counted once more: three on each hex instead of two.
        "tiles" => number / 2 * 3,
        _ => number + 1,
    };
    format!("{name} = {other}")
}
