//! Known before ours: what is printed on places of the base game (S12) and of other stories (S7, S13), letter by letter.
//!
//! Where each of it stands is in `data/PROVENANCE.md`, *known before ours*. Version 6 had numbers of ours there.

use steading_game::{Game, Origin, Setup};
use steading_orleans_settlers::{Config, OrleansSettlers};

use crate::table::Table;

fn by(rules: u32) -> Config {
    let setup = Setup::by(OrleansSettlers::info(), rules).unwrap();
    OrleansSettlers::configure(&setup).unwrap()
}

/// What asks for whom on a place, and what it does, as its component says.
fn printed(config: &Config, place: &str) -> (String, String, Origin) {
    let things = OrleansSettlers::things(config);
    let thing = things.iter().find(|thing| thing.id.kind == "place" && *thing.id.id == *place).unwrap();
    let asked = |accepts: &[steading_game::Word]| {
        if let [one] = accepts { one.to_string() } else { "any".to_owned() }
    };
    let slots: Vec<String> = thing.slots.iter().map(|slot| asked(&slot.accepts)).collect();
    let steps = thing.steps.iter().map(|step| {
        let taken = step.take.iter().map(|amount| format!(" {} {}", amount.count, amount.of[0]));
        let words = step.words.iter().map(|(_, word)| format!(" {word}"));
        let numbers = step.numbers.iter().map(|(name, number)| format!(" {name} {number}"));
        step.verb.trim_start_matches("verb-").to_owned()
            + &taken.chain(words).chain(numbers).collect::<String>()
    });
    let steps: Vec<String> = steps.collect();
    (slots.join(" "), steps.join(", "), thing.origin)
}

#[track_caller]
fn check(place: &str, slots: &str, steps: &str, origin: Origin) {
    assert_eq!(printed(&by(7), place), (slots.to_owned(), steps.to_owned(), origin), "{place}");
    let earlier = printed(&by(6), place);
    assert_ne!((earlier.0.as_str(), earlier.1.as_str()), (slots, steps), "{place} was otherwise");
}

/// OR-60b, OR-60c. Base game, the place tiles and the board (S12): the followers and what they bring.
#[test]
fn or_60c_places_of_the_base_game() {
    let base = Origin::PrintedElsewhere;
    check("hayrick", "farmer", "gain 1 grain", base);
    check("winery", "farmer trader", "gain 1 wine", base);
    check("dairy", "farmer farmer", "gain 1 cheese", base);
    check("tailor_shop", "trader scholar", "gain 1 brocade", base);
    check("brewery", "monk", "gain 2 coin", base);
    check("monastery", "scholar trader", "recruit 1 monk", base);
    check("laboratory", "craftsman scholar", "technology 1 technology", base);
    // One step of development there.
    check("scriptorium", "knight scholar", "gain 1 fame", base);
    check("shipping_line", "fisherman", "gain 1 fame", base);
    check("school", "", "school scholar farmer fisherman craftsman trader knight", base);
    assert_eq!(printed(&by(7), "cellar"), ("scholar monk".to_owned(), "gain 4 coin".to_owned(), base));
    assert_eq!(printed(&by(6), "cellar").0, "scholar");
}

/// OR-60c, OR-46, OR-46a, OR-64. Story 1, title line (S7): the grain lies on the Bakery, then as many become bread. Story 2, title line
/// (S13): any number of different followers on the County Fair; 1 coin for each village, without limits.
#[test]
fn or_60c_places_of_other_stories() {
    let line = Origin::PrintedInLine;
    check("bakery", "farmer craftsman", "exchange-stored 1 bread", line);
    check("toll_house", "fisherman trader", "gain-per 1 coin count-villages", line);
    check("county_fair", &["any"; 7].join(" "), "gain-per 2 coin count-filled", line);
    let facts = by(7).data;
    let fair = facts.place("county_fair".parse().unwrap());
    assert_eq!((fair.min_filled, fair.distinct), (1, true));
}

/// Chapter 10, `forbid_recruit`. Base game, event Pilgrimage (S12): no monks.
#[test]
fn pilgrimage_forbids_monks() {
    let forbids = |rules: u32, follower: &str| {
        let facts =
            &by(rules).data.events["B5".parse::<steading_orleans_settlers::EventCard>().unwrap().index()];
        facts.happening == steading_orleans_settlers::Happening::ForbidRecruit(follower.parse().unwrap())
    };
    assert!(forbids(7, "monk") && !forbids(7, "scholar") && forbids(6, "scholar"));
}

/// OR-63. Base game, technology tiles (S12): the first on a farmer, any other on anybody but a monk, one on a place, none on a place with
/// one slot. Version 6: none on a knight, and the first anywhere.
#[test]
fn or_63_technology_of_the_base_game() {
    let rules = by(7).data.technology_on;
    let monk = 1 << steading_orleans_settlers::Follower::Monk.index();
    assert_eq!((rules.first, rules.never, rules.own_place), (Some("farmer".parse().unwrap()), monk, true));
    let earlier = by(6).data.technology_on;
    assert_eq!((earlier.first, earlier.own_place), (None, false));
    let mut table =
        Table::acting("open seat0 university laboratory\nslots seat0 laboratory craftsman scholar");
    table.play("seat0 activate laboratory");
    assert_eq!(table.refused_by("seat0 technology laboratory 1"), "OR-63", "the first tile lies on a farmer");
}
