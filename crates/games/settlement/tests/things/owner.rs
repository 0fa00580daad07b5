//! The data of an owner of the box: what is different there is different in the components.

use std::collections::BTreeMap;

use steading_game::{Amount, DataFiles, Game, Setup, Thing};
use steading_settlement::{Building, Data, HeroId, Settlement};

use crate::{things_of, usual};

/// Every number of the files but those that the rules fix: copies, regions, the schema and the first rank. What is limited to
/// nothing, one and two goes round, everything else goes up.
fn shifted(file: &str, text: &str) -> String {
    let fixed = ["schema", "copies", "region", "id", "#", "deck", "set "];
    let line = |line: &str| {
        if fixed.iter().any(|fixed| line.starts_with(fixed)) || line == "min = 0" {
            return line.to_owned();
        }
        let most = if line.starts_with("bonus_settlers") && file == "heroes.toml" { 2 } else { u32::MAX };
        let store = line.contains("\"store\"");
        let mut changed = String::new();
        let mut digits = String::new();
        for letter in line.chars().chain(['\n']) {
            if letter.is_ascii_digit() {
                digits.push(letter);
                continue;
            }
            if let Ok(number) = digits.parse::<u32>() {
                // One token is stored at a time.
                let keeps = store && changed.contains("store =") && !changed.contains("vp_each");
                let next = if keeps { number } else { (number + 1) % most.saturating_add(1) };
                changed += &next.to_string();
            }
            digits.clear();
            changed.push(letter);
        }
        changed.trim_end().to_owned()
    };
    text.lines().map(|text| line(text) + "\n").collect()
}

/// A box in which every number and every word that can differ does.
fn another_box() -> Setup {
    let files: BTreeMap<String, String> = Settlement::info()
        .data
        .iter()
        .map(|&(name, text)| {
            let mut text = shifted(name, text).replace("\"designed\"", "\"printed\"");
            if ["heroes.toml", "terrains.toml"].contains(&name) {
                // Other ids, other colours, nothing designed.
                for (own, theirs) in [
                    ("\"example\"", "\"printed\""),
                    ("monster = \"green\"", "monster = \"new\""),
                    ("monster = \"red\"", "monster = \"green\""),
                    ("monster = \"new\"", "monster = \"red\""),
                    ("\nid = \"", "\nid = \"own-"),
                ] {
                    text = text.replace(own, theirs);
                }
            }
            (name.to_owned(), text)
        })
        .collect();
    let mut setup = usual(1);
    setup.data = Some(DataFiles::new(files));
    setup
}

fn of<'a>(things: &'a [Thing], kind: &str, id: &str) -> &'a Thing {
    things.iter().find(|thing| &*thing.id.kind == kind && &*thing.id.id == id).unwrap()
}

fn counts(amounts: &[Amount]) -> Vec<u32> {
    amounts.iter().map(|amount| amount.count).collect()
}

/// No cost, gain, count or worth of the built-in data is left where the owner's files have another.
#[test]
fn all_numbers_are_the_owners() {
    let (ours, theirs) = (things_of(&usual(1)), things_of(&another_box()));
    for building in Building::ALL {
        let (ours, theirs) = (of(&ours, "building", building.id()), of(&theirs, "building", building.id()));
        let more = |amounts: &[Amount]| counts(amounts).iter().map(|count| count + 1).collect::<Vec<_>>();
        assert_eq!(counts(&theirs.cost), more(&ours.cost), "{building:?}");
        let (ours, theirs) = (&ours.steps[0], &theirs.steps[0]);
        let any = |amounts: &[Amount]| {
            amounts.iter().any(|amount| amount.of.len() > 1 || &*amount.of[0] == "fortified_resource")
        };
        if !any(&ours.take) {
            assert_eq!(counts(&theirs.take), more(&ours.take), "{building:?}");
        }
        let points = |(name, points): &(_, i32)| (std::clone::Clone::clone(name), points + 1);
        assert_eq!(theirs.numbers, ours.numbers.iter().map(points).collect::<Vec<_>>());
    }
    for (ours, theirs) in ours.iter().zip(&theirs) {
        match &*ours.id.kind {
            "hero" | "terrain" => {
                assert_ne!(ours.origin, theirs.origin);
                assert!(
                    counts(&theirs.cost).iter().zip(counts(&ours.cost)).all(|(own, old)| *own == old + 1)
                );
            }
            "monster" | "resource" => assert_eq!(theirs.copies, ours.copies.map(|copies| copies + 1)),
            "rank" if &*ours.id.id != "settler" => assert_eq!(theirs.numbers[0].1, ours.numbers[0].1 + 1),
            _ => {}
        }
    }
    let step = |id: &str| of(&theirs, "action", id).steps[0].clone();
    assert_eq!((counts(&step("build").pay), counts(&step("fortify").pay)), (vec![2], vec![2]));
    let explore = step("explore").alternatives;
    assert_eq!(explore.iter().map(|steps| counts(&steps[0].pay)[0]).collect::<Vec<_>>(), [2, 3, 4]);
    let red = &of(&theirs, "monster", "red").steps[0];
    assert_eq!((counts(&red.pay), counts(&red.take)), (vec![5], vec![2, 3]));
    let surcharge = |place: &str| counts(&of(&theirs, "hero_place", place).cost);
    assert_eq!([surcharge("0"), surcharge("1"), surcharge("2")], [vec![3], vec![2], vec![]]);
    assert_eq!(counts(&of(&theirs, "artifact", "mace_of_bravery").steps[0].take), [2]);
    assert_eq!(counts(&of(&theirs, "game", "settlement").steps[0].take), [2, 2, 2, 6]);
}

/// Cards and tiles that have the ids of an owner are found by them.
#[test]
fn ids_and_colours_are_the_owners() {
    let (setup, ours) = (another_box(), Data::built_in());
    let data = Settlement::configure(&setup).unwrap().data;
    let things = things_of(&setup);
    for hero in HeroId::all() {
        let thing = of(&things, "hero", data.hero_id(hero));
        let card = data.hero(hero);
        let monster = thing.words.iter().find(|(name, _)| &**name == "monster").unwrap();
        assert_eq!(&*monster.1, card.monster.key());
        assert!(card.cost != ours.hero(hero).cost);
    }
    assert_eq!(&*of(&things, "hero", "own-a01").name, "guild-adventurer");
}

/// An artifact may do something else in another box; what it says follows its effect and not its name.
#[test]
fn artifacts_say_what_they_do() {
    let mut setup = another_box();
    let text = Settlement::info().data.iter().find(|(name, _)| *name == "artifacts.toml").unwrap().1;
    let text = text.replace("{ kind = \"decide_monster\" }", "{ kind = \"gain\", gain = { gold = 3 } }");
    let text = text.replace("trigger = \"on_monster_check\"", "trigger = \"after_hunt\"");
    setup.data = Some(DataFiles::new([("artifacts.toml".to_owned(), text)].into()));
    let things = things_of(&setup);
    let mask = of(&things, "artifact", "shamans_mask");
    assert_eq!((&*mask.steps[0].verb, counts(&mask.steps[0].take)), ("verb-on-hunt", vec![3]));
    assert_eq!(mask.help, None);
}
